//! Finds the parts of a mail and how each is to be read, without decoding any. Containers are opened
//! down to a limited depth and number, attached mails never.

use mailparse::{MailHeader, MailHeaderMap as _, ParsedContentType};

use crate::structured::TransferEncoding;
use crate::unreadable::UnreadableMail;
use crate::{encoding, headers, structured};

const DEEPEST: usize = 20;

/// The most parts, including containers.
pub const MOST: usize = 200;

const PLAIN: &str = "text/plain";

/// What a part is that names no type, inside a digest (RFC 2046, 5.1.5).
const DIGESTED: &str = "message/rfc822";

pub struct MimePart<'a> {
    pub kind: ParsedContentType,
    /// Whether it was sent as a file: it says so, or has a file name.
    pub attached: bool,
    /// The name of the file, in lower case; empty if it has none.
    pub name: String,
    encoding: TransferEncoding,
    body: &'a [u8],
}

impl MimePart<'_> {
    /// Its decoded text, and whether something is missing in it.
    pub fn text(&self) -> encoding::Decoded<String> {
        encoding::decode_text(self.body, self.encoding, &self.kind.charset)
    }

    /// Its decoded bytes.
    pub fn bytes(&self) -> Vec<u8> {
        encoding::decode_bytes(self.body, self.encoding).content
    }
}

/// A part, or several in a container.
pub enum Entity<'a> {
    Part(MimePart<'a>),
    /// With its type, such as `multipart/mixed`.
    Container(String, Vec<Entity<'a>>),
}

/// How many parts were found, and how deep the container is in which more are looked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct FoundParts {
    pub parts: usize,
    pub depth: usize,
}

/// A mail, or what is packed inside one. It fails if its parts are too deep, too many, or have
/// headers that cannot be read.
pub fn read_entity<'a>(
    raw: &'a [u8],
    found: &mut FoundParts,
) -> Result<Entity<'a>, UnreadableMail> {
    read_part(raw, PLAIN, found)
}

fn read_part<'a>(
    raw: &'a [u8],
    usual: &str,
    found: &mut FoundParts,
) -> Result<Entity<'a>, UnreadableMail> {
    found.parts += 1;
    if found.parts > MOST || found.depth > DEEPEST {
        return Err(UnreadableMail::Parts);
    }
    let headers = headers::read_headers(raw)?;
    let one = |name: &str| describing(&headers, name).ok_or(UnreadableMail::Parts);
    let stated = one("Content-Type")?;
    let kind = structured::read_type(stated.as_deref(), usual).ok_or(UnreadableMail::Parts)?;
    let body = raw.get(headers::headers_end(raw)..).unwrap_or_default();
    // The blank line above it is none of its own.
    let body = body.strip_prefix(b"\n").unwrap_or(body);
    let is_container = kind.mimetype.starts_with("multipart/");
    if let Some(boundary) = kind.params.get("boundary").filter(|_| is_container) {
        let usual = if kind.mimetype == "multipart/digest" { DIGESTED } else { PLAIN };
        found.depth += 1;
        let parts = split_at_boundary(body, boundary)?;
        let parts = parts.into_iter().map(|part| read_part(part, usual, found));
        let parts = parts.collect::<Result<Vec<_>, _>>()?;
        found.depth -= 1;
        return Ok(Entity::Container(kind.mimetype, parts));
    }
    let stated = one("Content-Disposition")?.unwrap_or_default();
    let file = structured::read_disposition(&stated).ok_or(UnreadableMail::Parts)?;
    let stated = one("Content-Transfer-Encoding")?.unwrap_or_default();
    let encoding = structured::read_encoding(&stated).ok_or(UnreadableMail::Parts)?;
    let named = kind.params.get("name").map(|name| name.trim()).filter(|name| !name.is_empty());
    let name = file.name.as_deref().or(named).unwrap_or_default().to_lowercase();
    let attached = file.is_attached || !name.is_empty();
    Ok(Entity::Part(MimePart { kind, attached, name, encoding, body }))
}

/// The value of a header that says how a part is read; `None` if programs would differ about it,
/// because then a guess would follow some of them and contradict others.
fn describing(headers: &[MailHeader<'_>], name: &str) -> Option<Option<String>> {
    let all = headers.get_all_headers(name);
    let [first, others @ ..] = all.as_slice() else { return Some(None) };
    if is_odd(first.get_value_raw()) {
        return None;
    }
    let value = first.get_value();
    let is_same = |other: &&MailHeader<'_>| other.get_value().trim() == value.trim();
    others.iter().all(is_same).then_some(Some(value))
}

/// Whether a describing header has bytes beyond ASCII before the name of a file, or encoded words in
/// front of its parameters. Some programs read such bytes as spaces, or decode such words; in the name
/// itself both are common.
fn is_odd(value: &[u8]) -> bool {
    let value = value.trim_ascii_start();
    let start = value.get(..10).unwrap_or_default();
    let is_container = start.eq_ignore_ascii_case(b"multipart/");
    let odd = value.iter().position(|byte| !byte.is_ascii());
    let name = value.iter().position(|&byte| byte == b';').filter(|_| !is_container);
    let front = value.split(|&byte| byte == b';').next().unwrap_or_default();
    let is_encoded = front.windows(2).any(|two| two == b"=?");
    is_encoded || odd.is_some_and(|odd| name.is_none_or(|name| odd < name))
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

    fn read(mail: &str) -> Result<Vec<MimePart<'_>>, UnreadableMail> {
        let mut waiting = vec![read_entity(mail.as_bytes(), &mut FoundParts::default())?];
        let mut parts = Vec::new();
        while let Some(entity) = waiting.pop() {
            match entity {
                Entity::Part(part) => parts.push(part),
                Entity::Container(_, inside) => waiting.extend(inside.into_iter().rev()),
            }
        }
        Ok(parts)
    }

    #[test]
    fn containers_are_opened_in_order() {
        let mail = "Content-Type: multipart/mixed; boundary=a\n\nbefore\n--a\n\
                    Content-Type: multipart/alternative; boundary=ab\n\n--ab\n\none --ab\n--ab\n\
                    Content-Type: text/html\n\ntwo\n--ab--\nbetween\n--a\n\
                    Content-Type: message/rfc822\nContent-Disposition: attachment\n\n\
                    Content-Type: text/plain\n\nthree\n--a--\nbehind\n";
        let parts = read(mail).unwrap();
        let kinds: Vec<&str> = parts.iter().map(|part| part.kind.mimetype.as_str()).collect();
        assert_eq!(kinds, ["text/plain", "text/html", "message/rfc822"]);
        assert_eq!(parts[0].text().content, "one --ab");
        assert!(parts[2].attached && !parts[1].attached);
    }

    #[test]
    fn too_many_and_too_deep_are_refused() {
        let many =
            format!("Content-Type: multipart/mixed; boundary=a\n\n{}", "--a\n\nx\n".repeat(300));
        assert_eq!(read(&many).err(), Some(UnreadableMail::Parts));
        let deep = |count: usize| {
            let levels = (0..count).map(|level| {
                format!("Content-Type: multipart/mixed; boundary=a{level}\n\n--a{level}\n")
            });
            levels.collect::<String>() + "\nx\n"
        };
        assert_eq!(read(&deep(20)).unwrap().len(), 1);
        assert_eq!(read(&deep(21)).err(), Some(UnreadableMail::Parts));
    }

    #[test]
    fn where_programs_differ_about_a_part_none_is_read() {
        let mail = |kind: &str| format!("Content-Type: {kind}\n\n--a\n\nx\n--a--\n");
        let file = "application/pdf; name=\u{e5}.pdf";
        let twice = "multipart/mixed; boundary=a\nContent-Type: multipart/mixed; boundary=a";
        for fine in ["multipart/mixed; boundary=a", "text/html", file, twice] {
            assert_eq!(read(&mail(fine)).unwrap().len(), 1, "{fine}");
        }
        for odd in [
            "multipart/mixed;\u{a0}boundary=a",
            "\u{a0}multipart/mixed; boundary=a",
            "multipart/(mixed; boundary=a",
            "multipart/mixed; boundary=a\nContent-Type: text/plain",
            "\u{a0}text/html",
            "mu=?utf-8?q?x=40y?=ltipart/mixed; boundary=a",
            "text/html\nContent-Transfer-Encoding:\u{a0}base64",
            "text/html\nContent-Disposition: \"attachment; filename=x.txt",
        ] {
            assert_eq!(read(&mail(odd)).err(), Some(UnreadableMail::Parts), "{odd}");
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
            assert_eq!(read(&mail).unwrap()[0].attached, is_file, "{header}");
        }
    }
}
