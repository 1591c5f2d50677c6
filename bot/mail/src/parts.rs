//! Finds the parts of a mail without decoding any. Containers are opened down to a limited depth
//! and number, attached mails never.

use mailparse::{DispositionType, MailHeaderMap as _, ParsedContentType};

use super::unreadable::UnreadableMail;
use super::{encoding, headers};

/// The type of a part that does not name one.
const DEFAULT: &str = "text/plain";

const DESCRIBING: [&str; 3] = ["Content-Type", "Content-Transfer-Encoding", "Content-Disposition"];

const DEEPEST: usize = 20;

/// The most parts, including containers.
pub const MOST: usize = 200;

pub(super) struct MimePart<'a> {
    pub kind: ParsedContentType,
    /// Whether it was sent as a file: it says so, or has a file name.
    pub attached: bool,
    raw: &'a [u8],
}

impl MimePart<'_> {
    /// Its decoded text; `None` if it does not match its headers, because then programs would
    /// differ about what is in it.
    pub fn text(&self) -> Option<String> {
        encoding::decode_text(self.raw)
    }
}

/// All parts that hold no other parts, in order. It fails if they are too deep, too many, or have
/// headers that cannot be read.
pub(super) fn read_parts(mail: &[u8]) -> Result<Vec<MimePart<'_>>, UnreadableMail> {
    let mut parts = Vec::new();
    let mut seen = 0;
    // Each with its depth; the next one is on top.
    let mut waiting = vec![(mail, 0)];
    while let Some((raw, depth)) = waiting.pop() {
        seen += 1;
        if seen > MOST || depth > DEEPEST {
            return Err(UnreadableMail::Parts);
        }
        let headers = headers::read_headers(raw)?;
        // A guess would follow some programs and contradict others.
        let is_clear = |name: &&str| match headers.get_all_headers(name)[..] {
            [] => true,
            [header] => !is_odd(header.get_value_raw()),
            [..] => false,
        };
        let kind = headers.get_first_value("Content-Type");
        let kind = mailparse::parse_content_type(kind.as_deref().unwrap_or(DEFAULT));
        if !DESCRIBING.iter().all(is_clear) || !is_type(&kind.mimetype) {
            return Err(UnreadableMail::Parts);
        }
        let boundary =
            kind.params.get("boundary").filter(|_| kind.mimetype.starts_with("multipart/"));
        if let Some(boundary) = boundary {
            let body = raw.get(headers::headers_end(raw)..).unwrap_or_default();
            let inside = split_at_boundary(body, boundary)?;
            waiting.extend(inside.into_iter().rev().map(|part| (part, depth + 1)));
            continue;
        }
        let disposition = headers.get_first_value("Content-Disposition").unwrap_or_default();
        let stated = disposition.split(';').next().unwrap_or_default().trim();
        if !stated.is_empty() && !is_token(stated) {
            return Err(UnreadableMail::Parts);
        }
        let shown = mailparse::parse_content_disposition(&disposition);
        let attached = shown.disposition == DispositionType::Attachment
            || shown.params.contains_key("filename")
            || kind.params.contains_key("name");
        parts.push(MimePart { kind, attached, raw });
    }
    Ok(parts)
}

/// Whether it is a type and subtype such as `text/plain`, in the characters of RFC 2045, 5.1.
fn is_type(kind: &str) -> bool {
    kind.split_once('/').is_some_and(|(one, other)| is_token(one) && is_token(other))
}

fn is_token(word: &str) -> bool {
    let is_letter = |b: u8| b.is_ascii_graphic() && !b"()<>@,;:\\\"/[]?=".contains(&b);
    !word.is_empty() && word.bytes().all(is_letter)
}

/// Whether a describing header has bytes beyond ASCII before the name of a file. Some programs read
/// them as spaces; in the name itself they are common.
fn is_odd(value: &[u8]) -> bool {
    let value = value.trim_ascii_start();
    let start = value.get(..10).unwrap_or_default();
    let is_container = start.eq_ignore_ascii_case(b"multipart/");
    let odd = value.iter().position(|byte| !byte.is_ascii());
    let name = value.iter().position(|&byte| byte == b';').filter(|_| !is_container);
    odd.is_some_and(|odd| name.is_none_or(|name| odd < name))
}

/// Splits a body at the lines of a boundary. A container without a last line ends with the body.
fn split_at_boundary<'a>(body: &'a [u8], boundary: &str) -> Result<Vec<&'a [u8]>, UnreadableMail> {
    let mut parts = Vec::new();
    let mut begun: Option<usize> = None;
    let mut at = 0;
    for line in body.split_inclusive(|&byte| byte == b'\n') {
        let next = at + line.len();
        if let Some(is_last) = boundary_line(line, boundary) {
            if let Some(begun) = begun {
                // The line break before the boundary belongs to the boundary.
                let end = at.saturating_sub(1).max(begun);
                parts.push(body.get(begun..end).unwrap_or_default());
            }
            begun = if is_last { None } else { Some(next) };
            if is_last {
                break;
            }
        }
        if parts.len() > MOST {
            return Err(UnreadableMail::Parts);
        }
        at = next;
    }
    parts.extend(begun.and_then(|begun| body.get(begun..)));
    Ok(parts)
}

/// Whether a line is a boundary, and if so, whether it is the last.
fn boundary_line(line: &[u8], boundary: &str) -> Option<bool> {
    let rest = line.strip_prefix(b"--")?.strip_prefix(boundary.as_bytes())?.trim_ascii();
    match rest {
        b"" => Some(false),
        b"--" => Some(true),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn containers_are_opened_in_order() {
        let mail = "Content-Type: multipart/mixed; boundary=a\n\nbefore\n--a\n\
                    Content-Type: multipart/alternative; boundary=ab\n\n--ab\n\none --ab\n--ab\n\
                    Content-Type: text/html\n\ntwo\n--ab--\nbetween\n--a\n\
                    Content-Type: message/rfc822\nContent-Disposition: attachment\n\n\
                    Content-Type: text/plain\n\nthree\n--a--\nbehind\n";
        let parts = read_parts(mail.as_bytes()).unwrap();
        let kinds: Vec<&str> = parts.iter().map(|part| part.kind.mimetype.as_str()).collect();
        assert_eq!(kinds, ["text/plain", "text/html", "message/rfc822"]);
        assert_eq!(parts[0].text().unwrap(), "one --ab");
        assert!(parts[2].attached && !parts[1].attached);
    }

    #[test]
    fn too_many_and_too_deep_are_refused() {
        let many =
            format!("Content-Type: multipart/mixed; boundary=a\n\n{}", "--a\n\nx\n".repeat(300));
        assert_eq!(read_parts(many.as_bytes()).err(), Some(UnreadableMail::Parts));
        let deep = |count: usize| {
            let levels = (0..count).map(|level| {
                format!("Content-Type: multipart/mixed; boundary=a{level}\n\n--a{level}\n")
            });
            levels.collect::<String>() + "\nx\n"
        };
        assert_eq!(read_parts(deep(20).as_bytes()).unwrap().len(), 1);
        assert_eq!(read_parts(deep(21).as_bytes()).err(), Some(UnreadableMail::Parts));
    }

    #[test]
    fn where_programs_differ_about_a_part_none_is_read() {
        let mail = |kind: &str| format!("Content-Type: {kind}\n\n--a\n\nx\n--a--\n");
        let file = "application/pdf; name=\u{e5}.pdf";
        for fine in ["multipart/mixed; boundary=a", "text/html", file] {
            assert_eq!(read_parts(mail(fine).as_bytes()).unwrap().len(), 1, "{fine}");
        }
        for odd in [
            "multipart/mixed;\u{a0}boundary=a",
            "\u{a0}multipart/mixed; boundary=a",
            "multipart/(mixed; boundary=a",
            "multipart/mixed; boundary=a\nContent-Type: text/plain",
            "\u{a0}text/html",
            "text/html\nContent-Transfer-Encoding:\u{a0}base64",
            "text/html\nContent-Disposition: \"attachment; filename=x.txt",
        ] {
            assert_eq!(
                read_parts(mail(odd).as_bytes()).err(),
                Some(UnreadableMail::Parts),
                "{odd}"
            );
        }
    }

    #[test]
    fn what_bears_a_name_is_a_file() {
        for (header, is_file) in [
            ("Content-Type: text/plain; name=x.txt", true),
            ("Content-Disposition: inline; filename=x.txt", true),
            ("Content-Disposition: attachment", true),
            ("Content-Disposition: inline", false),
            ("Content-Type: text/plain", false),
        ] {
            let mail = format!("{header}\n\nd1-d4\n");
            assert_eq!(read_parts(mail.as_bytes()).unwrap()[0].attached, is_file, "{header}");
        }
    }
}
