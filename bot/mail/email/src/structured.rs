//! Header values that say how a part is read, by the grammar of RFC 2045, 5.1 and RFC 2183:
//! comments and white space count for nothing, and what programs write beyond the grammar is
//! understood where it can mean only one thing. A value that programs would read differently has no
//! reading.

use mailparse::ParsedContentType;

/// The type of a part that does not name one, or one that is no type (RFC 2045, 5.2).
const TEXT: &str = "text/plain";

/// Types that are written without their other half.
const HALVES: [(&str, &str); 4] =
    [("", TEXT), ("text", TEXT), ("plain", TEXT), ("html", "text/html")];

/// How the bytes of a part are encoded (RFC 2045, 6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TransferEncoding {
    /// They are not: `7bit`, `8bit`, `binary`, or a name that says nothing.
    None,
    /// In a way that two programs agreed on (`x-…`).
    Unknown,
    QuotedPrintable,
    Base64,
    /// In a way that nobody uses in emails any more.
    Uuencode,
}

/// A `Content-Type`; `usual` is that of a part without one.
pub fn read_type(value: Option<&str>, usual: &str) -> Option<ParsedContentType> {
    let (kind, parameters) = split(value.unwrap_or(usual))?;
    let half = HALVES.iter().find(|(half, _)| *half == kind).map(|(_, whole)| *whole);
    let kind = half.unwrap_or(&kind);
    let is_type = |(one, other): (&str, &str)| is_token(one) && is_token(other);
    kind.split_once('/').is_some_and(is_type).then(|| {
        // The library knows how a parameter is continued and encoded (RFC 2231).
        mailparse::parse_content_type(&format!("{kind}{parameters}"))
    })
}

/// What a `Content-Disposition` says about a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Disposition {
    /// It is not to be shown with the text.
    pub is_attached: bool,
    pub name: Option<String>,
}

/// A `Content-Disposition`.
pub fn read_disposition(value: &str) -> Option<Disposition> {
    let (kind, parameters) = split(value)?;
    if !kind.is_empty() && !is_token(&kind) {
        return None;
    }
    let mut shown = mailparse::parse_content_disposition(&format!("{kind}{parameters}"));
    let name = shown.params.remove("filename").map(|name| name.trim().to_owned());
    Some(Disposition {
        is_attached: kind == "attachment",
        name: name.filter(|name| !name.is_empty()),
    })
}

/// A `Content-Transfer-Encoding`.
pub fn read_encoding(value: &str) -> Option<TransferEncoding> {
    let (kind, _) = split(value)?;
    let first = kind.split_whitespace().next().unwrap_or_default();
    let private = || first.starts_with("x-").then_some(TransferEncoding::Unknown);
    let encoding = encoding_of(&kind).or_else(|| encoding_of(first)).or_else(private);
    Some(encoding.unwrap_or(TransferEncoding::None))
}

/// The encoding of a name; `quoted_printable`, `Quoted Printable` and `7-bit` are written, too.
fn encoding_of(name: &str) -> Option<TransferEncoding> {
    let letters: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    Some(match letters.as_str() {
        "quotedprintable" | "quoted" => TransferEncoding::QuotedPrintable,
        "base64" => TransferEncoding::Base64,
        "uuencode" | "xuuencode" | "xuue" => TransferEncoding::Uuencode,
        _ => return None,
    })
}

/// A value without its comments, on one line; `None` if a comment never ends.
pub fn without_comments(value: &str) -> Option<String> {
    let mut plain = String::with_capacity(value.len());
    let mut depth = 0_usize;
    let mut is_quoted = false;
    let mut signs = value.chars();
    while let Some(sign) = signs.next() {
        match sign {
            '\\' if depth > 0 => drop(signs.next()?),
            '\\' if is_quoted => {
                plain.push(sign);
                plain.extend(signs.next());
            }
            '"' if depth == 0 => {
                is_quoted = !is_quoted;
                plain.push(sign);
            }
            '(' if !is_quoted => {
                depth += 1;
                plain.push(' ');
            }
            ')' if depth > 0 => depth -= 1,
            _ if depth > 0 => {}
            sign => plain.push(sign),
        }
    }
    (depth == 0).then_some(plain)
}

/// What a value says first, in lower case, and its parameters as the grammar wants them
/// (`; name="value"`).
fn split(value: &str) -> Option<(String, String)> {
    let plain = without_comments(value)?;
    let plain = plain.trim();
    let (kind, rest) = match plain.strip_prefix('"').and_then(|inside| inside.split_once('"')) {
        Some((kind, rest)) => (kind.to_owned(), rest),
        None => {
            // White space may stand around the stroke of a type.
            let end = plain.find([';', ',', '=']).unwrap_or(plain.len());
            let (head, rest) = plain.split_at(end);
            let head = head.trim_end();
            let name = head.rfind(char::is_whitespace).map_or(0, |at| at + 1);
            let (kind, name) = head.split_at_checked(name)?;
            match rest.starts_with('=') {
                // The parameters begin without a semicolon, or there is nothing in front of them.
                true if is_token(name) => (kind.to_owned(), plain.get(kind.len()..)?),
                true => return None,
                false => (head.to_owned(), rest),
            }
        }
    };
    let parts: Vec<&str> = kind.split('/').map(str::trim).collect();
    let kind = parts.join("/").to_ascii_lowercase();
    Some((kind, parameters(rest)))
}

fn parameters(text: &str) -> String {
    let mut written = String::new();
    let is_between = |c: char| c.is_whitespace() || matches!(c, ';' | ',');
    let mut rest = text.trim_start_matches(is_between);
    while let Some((name, behind)) = rest.split_once('=') {
        // What bears no value says nothing.
        let name = name.rsplit(is_between).find(|name| !name.is_empty()).unwrap_or_default();
        let behind = behind.trim_start();
        let (value, next) = match behind.strip_prefix('"') {
            Some(inside) => quoted(inside),
            None => bare(behind),
        };
        if is_token(name) {
            let name = name.to_ascii_lowercase();
            written.push_str(&format!("; {name}=\"{value}\""));
        }
        rest = next.trim_start_matches(is_between);
    }
    written
}

/// The inside of a quoted string, still with its escapes, and what follows it. One that never ends
/// reaches to the next semicolon.
fn quoted(inside: &str) -> (String, &str) {
    let mut is_escaped = false;
    let end = inside.find(|c: char| {
        let is_end = c == '"' && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        is_end
    });
    match end {
        Some(end) => {
            let (value, rest) = inside.split_at(end);
            (value.to_owned(), rest.get(1..).unwrap_or_default())
        }
        None => {
            let end = inside.find(';').unwrap_or(inside.len());
            let (value, rest) = inside.split_at(end);
            (value.trim().replace(['\\', '"'], ""), rest)
        }
    }
}

/// A value without quotation marks, and what follows it: another parameter may follow without a
/// semicolon.
fn bare(text: &str) -> (String, &str) {
    let end = text.find(';').unwrap_or(text.len());
    let (all, _) = text.split_at(end);
    let next = all.find('=').filter(|_| all.contains(char::is_whitespace));
    let next = next.and_then(|next| all.get(..next)?.trim_end().rfind(char::is_whitespace));
    let (value, rest) = text.split_at(next.unwrap_or(end));
    let value = value.trim().trim_end_matches(',');
    let value =
        value.strip_prefix('\'').and_then(|value| value.strip_suffix('\'')).unwrap_or(value);
    (value.replace('\\', "\\\\").replace('"', ""), rest)
}

fn is_token(word: &str) -> bool {
    let is_letter = |b: u8| b.is_ascii_graphic() && !b"()<>@,;:\\\"/[]?=".contains(&b);
    !word.is_empty() && word.bytes().all(is_letter)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_type_is_read_through_what_stands_around_it() {
        for value in [
            "text/plain; charset=utf-8; format=flowed",
            "Text/Plain; CHARSET=\"utf-8\"; Format=Flowed",
            "text/plain (written by me) ; charset = utf-8 (or so); format=flowed",
            "(a (nested \\) one)) text / plain;charset=utf-8;format=flowed;",
            "text/plain charset=utf-8 format=flowed",
            "text/plain, charset=utf-8, format=flowed",
            "text/plain;; charset='utf-8' ; format=\"flowed",
            "\"text/plain\"; charset=utf-8; format=flowed",
            "text; charset=utf-8; format=flowed",
            "charset = utf-8; format=flowed",
            "text/plain charset = utf-8; format = flowed",
            "text/plain;\n\tcharset=utf-8;\n format=flowed",
            "text/plain; x; charset=utf-8; format=flowed",
            "text/plain; x=\"a;b=c\"; charset=\"utf\\-8\"; format=flowed",
        ] {
            let kind = read_type(Some(value), TEXT).unwrap();
            assert_eq!(kind.mimetype, "text/plain", "{value}");
            assert_eq!(kind.charset.to_lowercase(), "utf-8", "{value}");
            let format = kind.params.get("format").map(|format| format.to_lowercase());
            assert_eq!(format.as_deref(), Some("flowed"), "{value}");
        }
        let boundary =
            |value: &str| read_type(Some(value), TEXT).unwrap().params["boundary"].clone();
        assert_eq!(boundary("multipart/mixed; boundary=----=_Part_1"), "----=_Part_1");
        assert_eq!(boundary("multipart/mixed; boundary=\"a (b) c\" (d)"), "a (b) c");
        assert_eq!(boundary("multipart/mixed (x); type=a boundary=b"), "b");
        assert_eq!(boundary("multipart/mixed; boundary*0=a; boundary*1=b"), "ab");
        assert_eq!(read_type(None, "message/rfc822").unwrap().mimetype, "message/rfc822");
        for nothing in ["text/pcharset=utf-8", "text/(plain", "te xt/plain/x", "@", "text/"] {
            assert!(read_type(Some(nothing), TEXT).is_none(), "{nothing}");
        }
    }

    #[test]
    fn an_encoding_is_read_through_what_stands_around_it() {
        use TransferEncoding::{Base64, None, QuotedPrintable, Uuencode};
        for (value, encoding) in [
            ("base64", Base64),
            (" BASE64 ;", Base64),
            ("base64 (with a comment)", Base64),
            ("(before)base64", Base64),
            ("\"base64\"", Base64),
            ("base64; charset=utf-8", Base64),
            ("Quoted-Printable", QuotedPrintable),
            ("quoted_printable", QuotedPrintable),
            ("quoted-printable, x", QuotedPrintable),
            ("Quoted Printable", QuotedPrintable),
            ("base64 (so) and more", Base64),
            ("x-uuencode", Uuencode),
            ("7-bit", None),
            ("8BIT (safe)", None),
            ("printable", None),
        ] {
            assert_eq!(read_encoding(value), Some(encoding), "{value}");
        }
        assert_eq!(read_encoding("base64 (never"), Option::None);
    }

    #[test]
    fn what_bears_a_name_is_a_file() {
        for (value, is) in [
            ("attachment", true),
            ("(really) Attachment ; x=y", true),
            ("\"attachment\"", true),
            ("attachment filename=x", true),
            ("inline; filename=x.txt", true),
            ("inline; filename*=utf-8''x.txt", true),
            ("inline; filename=\"\"", false),
            ("inline (shown)", false),
            ("filename=x.txt", true),
            ("inline", false),
            ("", false),
        ] {
            let file = read_disposition(value).unwrap();
            assert_eq!(file.is_attached || file.name.is_some(), is, "{value}");
        }
        assert_eq!(read_disposition("\"attachment; filename=x.txt"), None);
    }
}
