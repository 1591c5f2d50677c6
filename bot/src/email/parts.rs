//! A mail's parts, found without decoding any: containers are opened to a depth and a number,
//! attached mails never. Which part is read is for others.

use mailparse::{DispositionType, MailHeaderMap as _, ParsedContentType, ParsedMail};

use super::headers;
use super::message::Unreadable;

/// What a part is that does not say so.
const DEFAULT: &str = "text/plain";

/// The most containers in each other.
const DEEPEST: usize = 20;

/// The most parts, containers among them.
const MOST: usize = 200;

/// A part that holds no others.
pub(super) struct Part<'a> {
    /// What it is.
    pub kind: ParsedContentType,
    /// Whether it was sent as a file.
    pub attached: bool,
    raw: &'a [u8],
}

impl Part<'_> {
    /// Its text, whatever its charset and encoding; empty if it cannot be decoded as its headers
    /// say, since programs would differ about what is in it.
    pub fn text(&self) -> String {
        let part = mailparse::parse_mail(self.raw).ok();
        part.and_then(|part| decoded(&part)).unwrap_or_default()
    }
}

/// The text of a part. Where it claims to be ASCII, or claims nothing, it is UTF-8 if it can be.
fn decoded(part: &ParsedMail<'_>) -> Option<String> {
    let is_ascii = part.ctype.charset.eq_ignore_ascii_case("us-ascii");
    let as_utf8 = || String::from_utf8(part.get_body_raw().ok()?).ok();
    if is_ascii && let Some(text) = as_utf8() { Some(text) } else { part.get_body().ok() }
}

/// All parts that hold no others, in the order in which they stand.
///
/// # Errors
/// Too deep, too many, or headers that cannot be read.
pub(super) fn read(mail: &[u8]) -> Result<Vec<Part<'_>>, Unreadable> {
    let mut parts = Vec::new();
    let mut seen = 0;
    // Each with its depth; the next one on top.
    let mut waiting = vec![(mail, 0)];
    while let Some((raw, depth)) = waiting.pop() {
        seen += 1;
        if seen > MOST || depth > DEEPEST {
            return Err(Unreadable::Parts);
        }
        let headers = headers::read(raw)?;
        let kind = headers.get_first_value("Content-Type");
        let kind = mailparse::parse_content_type(kind.as_deref().unwrap_or(DEFAULT));
        // Guessing what a part is that names no type would be to choose between programs.
        if !is_type(&kind.mimetype) {
            return Err(Unreadable::Parts);
        }
        let boundary =
            kind.params.get("boundary").filter(|_| kind.mimetype.starts_with("multipart/"));
        if let Some(boundary) = boundary {
            let body = raw.get(headers::end(raw)..).unwrap_or_default();
            let inside = split(body, boundary)?;
            waiting.extend(inside.into_iter().rev().map(|part| (part, depth + 1)));
            continue;
        }
        let disposition = headers.get_first_value("Content-Disposition").unwrap_or_default();
        let disposition = mailparse::parse_content_disposition(&disposition).disposition;
        parts.push(Part { kind, attached: disposition == DispositionType::Attachment, raw });
    }
    Ok(parts)
}

/// Whether it is a type and what it is of that: `text/plain`.
fn is_type(kind: &str) -> bool {
    let is_word =
        |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_graphic() && b != b'/');
    kind.split_once('/').is_some_and(|(one, other)| is_word(one) && is_word(other))
}

/// What stands between the lines of a boundary. A container that never ends does at its end.
fn split<'a>(body: &'a [u8], boundary: &str) -> Result<Vec<&'a [u8]>, Unreadable> {
    let mut parts = Vec::new();
    let mut begun: Option<usize> = None;
    let mut at = 0;
    for line in body.split_inclusive(|&byte| byte == b'\n') {
        let next = at + line.len();
        if let Some(is_last) = ends(line, boundary) {
            if let Some(begun) = begun {
                // The line break before the boundary is the boundary's.
                let end = at.saturating_sub(1).max(begun);
                parts.push(body.get(begun..end).unwrap_or_default());
            }
            begun = if is_last { None } else { Some(next) };
            if is_last {
                break;
            }
        }
        if parts.len() > MOST {
            return Err(Unreadable::Parts);
        }
        at = next;
    }
    parts.extend(begun.and_then(|begun| body.get(begun..)));
    Ok(parts)
}

/// Whether a line is the boundary's, and if so, whether it is the last.
fn ends(line: &[u8], boundary: &str) -> Option<bool> {
    let rest = line.strip_prefix(b"--")?.strip_prefix(boundary.as_bytes())?.trim_ascii();
    match rest {
        b"" => Some(false),
        b"--" => Some(true),
        _ => None,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn containers_are_opened_in_order() {
        let mail = "Content-Type: multipart/mixed; boundary=a\n\nbefore\n--a\n\
                    Content-Type: multipart/alternative; boundary=ab\n\n--ab\n\none --ab\n--ab\n\
                    Content-Type: text/html\n\ntwo\n--ab--\nbetween\n--a\n\
                    Content-Type: message/rfc822\nContent-Disposition: attachment\n\n\
                    Content-Type: text/plain\n\nthree\n--a--\nbehind\n";
        let parts = read(mail.as_bytes()).unwrap();
        let kinds: Vec<&str> = parts.iter().map(|part| part.kind.mimetype.as_str()).collect();
        assert_eq!(kinds, ["text/plain", "text/html", "message/rfc822"]);
        assert_eq!(parts[0].text(), "one --ab");
        assert!(parts[2].attached && !parts[1].attached);
    }

    #[test]
    fn too_many_and_too_deep_are_refused() {
        let many =
            format!("Content-Type: multipart/mixed; boundary=a\n\n{}", "--a\n\nx\n".repeat(300));
        assert_eq!(read(many.as_bytes()).err(), Some(Unreadable::Parts));
        let deep = |count: usize| {
            let levels = (0..count).map(|level| {
                format!("Content-Type: multipart/mixed; boundary=a{level}\n\n--a{level}\n")
            });
            levels.collect::<String>() + "\nx\n"
        };
        assert_eq!(read(deep(20).as_bytes()).unwrap().len(), 1);
        assert_eq!(read(deep(21).as_bytes()).err(), Some(Unreadable::Parts));
    }
}
