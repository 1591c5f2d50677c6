//! Another parser's view of a mail, and which mails it can read reliably.

use mail_parser::MessageParser;

/// What another parser sees in a mail.
#[derive(Debug)]
pub struct Other {
    pub from: String,
    /// All text that it would show.
    pub text: String,
}

pub fn read(bytes: &[u8]) -> Option<Other> {
    // Dates are left out because it reads them beyond the ends of their lines.
    let parser = MessageParser::new().with_mime_headers().with_address_headers();
    let parsed = parser.parse(bytes)?;
    let mut senders = parsed.from()?.iter();
    let (Some(sender), None) = (senders.next(), senders.next()) else { return None };
    let text = (0..parsed.text_body_count()).filter_map(|part| parsed.body_text(part));
    let html = (0..parsed.html_body_count()).filter_map(|part| parsed.body_html(part));
    Some(Other {
        from: sender.address()?.to_lowercase(),
        text: text.chain(html).map(|text| text + "\n").collect(),
    })
}

/// Whether there is no doubt about what is a header, where parts begin and end, and what is an
/// escape. Otherwise this parser cuts texts off or shows none: at a boundary within a line (fixed
/// in its 1.0), without a last boundary, at a line among headers that is not a header, at anything
/// else in a header that says how a part is read, at a `=` that escapes nothing, at anything else among
/// base64.
pub fn is_sound(bytes: &[u8]) -> bool {
    let mail = String::from_utf8_lossy(bytes);
    let lines: Vec<&str> = mail.lines().collect();
    let boundaries: Vec<String> = mail
        .split("boundary=")
        .skip(1)
        .filter_map(|rest| rest.trim_start_matches('"').split(['"', ';', '\r', '\n']).next())
        .map(|boundary| format!("--{boundary}"))
        .collect();
    let is_closed = |boundary: &String| {
        let mut rests =
            lines.iter().filter(|line| line.contains(boundary)).map(|l| l.strip_prefix(boundary));
        rests.clone().any(|rest| rest == Some("--"))
            && rests.all(|rest| matches!(rest, Some("" | "--")))
    };
    boundaries.iter().all(is_closed)
        && has_sound_headers(&lines, &boundaries)
        && has_sound_fields(&mail)
        && has_sound_escapes(&lines, &boundaries)
        && has_sound_base64(&lines, &boundaries)
}

fn has_sound_headers(lines: &[&str], boundaries: &[String]) -> bool {
    let mut begins = true;
    let mut is_header = true;
    for line in lines {
        if boundaries.iter().any(|boundary| boundary == line) {
            if is_header {
                return false;
            }
            (begins, is_header) = (true, true);
            continue;
        }
        if is_header && !line.is_empty() {
            let name = line.split_once(':').map(|(name, _)| name.trim_end());
            let is_named = name.is_some_and(|name| {
                !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_graphic())
            });
            let is_folded = !begins && line.starts_with([' ', '\t']);
            if !is_named && !is_folded {
                return false;
            }
        }
        is_header &= !line.is_empty();
        begins = false;
    }
    true
}

/// Whether each header that says how a part is read is written as the standard has it (RFC 2045 and
/// 2183), without comments.
fn has_sound_fields(mail: &str) -> bool {
    let unfolded = mail.replace("\r\n", "\n").replace("\n ", " ").replace("\n\t", " ");
    let mut fields = unfolded.lines().filter_map(|line| line.split_once(':'));
    fields.all(|(name, value)| {
        let (kind, parameters) = value.split_once(';').unwrap_or((value, ""));
        let kind = kind.trim();
        match name.trim_end().to_ascii_lowercase().as_str() {
            "content-type" => {
                kind.split_once('/').is_some_and(|(a, b)| is_token(a) && is_token(b))
                    && are_sound_parameters(parameters)
            }
            "content-disposition" => is_token(kind) && are_sound_parameters(parameters),
            "content-transfer-encoding" => {
                let known = ["7bit", "8bit", "binary", "base64", "quoted-printable"];
                known.iter().any(|known| value.trim().eq_ignore_ascii_case(known))
            }
            _ => true,
        }
    })
}

fn is_token(text: &str) -> bool {
    let is_special = |c: char| "()<>@,;:\\\"/[]?=".contains(c);
    !text.is_empty() && text.chars().all(|c| c.is_ascii_graphic() && !is_special(c))
}

fn are_sound_parameters(mut rest: &str) -> bool {
    loop {
        rest = rest.trim();
        if rest.is_empty() {
            return true;
        }
        let Some((name, value)) = rest.split_once('=') else { return false };
        let value = value.trim_start();
        let end = match value.strip_prefix('"') {
            Some(quoted) => quoted.find('"').map(|end| end + 2),
            None => {
                Some(value.find(|c: char| c == ';' || c.is_whitespace()).unwrap_or(value.len()))
            }
        };
        let Some((value, behind)) = end.and_then(|end| value.split_at_checked(end)) else {
            return false;
        };
        let is_value = value.starts_with('"') && !value.contains('\\') || is_token(value);
        let behind = behind.trim_start();
        if !is_token(name.trim()) || !is_value || !behind.is_empty() && !behind.starts_with(';') {
            return false;
        }
        rest = behind.trim_start_matches(';');
    }
}

/// Whether there is nothing else among lines of base64: it reads them as they are then.
fn has_sound_base64(lines: &[&str], boundaries: &[String]) -> bool {
    let is_sign = |sign: char| sign.is_ascii_alphanumeric() || "+/=".contains(sign);
    let mut parts = lines.split(|line| boundaries.iter().any(|it| line.starts_with(it)));
    parts.all(|part| {
        let (head, body) = part.split_at(part.iter().position(|line| line.is_empty()).unwrap_or(0));
        let is_base64 = head.iter().any(|line| line.to_lowercase().contains("base64"));
        !is_base64 || body.iter().all(|line| line.trim().chars().all(is_sign))
    })
}

fn has_sound_escapes(lines: &[&str], boundaries: &[String]) -> bool {
    let named = |line: &&str| line.to_lowercase().contains("quoted-printable");
    let is_text = |line: &&&str| {
        !line.starts_with("Content-") && !boundaries.iter().any(|it| line.starts_with(it))
    };
    let is_escape = |rest: &str| {
        let digits = rest.bytes().take(2).filter(u8::is_ascii_hexdigit).count();
        rest.is_empty() || digits == 2
    };
    let text = lines.iter().skip_while(|line| !named(line)).filter(is_text);
    text.map(|line| line.trim_end())
        .all(|line| line.match_indices('=').all(|(at, _)| is_escape(&line[at + 1..])))
}
