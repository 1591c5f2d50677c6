//! Decodes the text of a part from its transfer encoding and its charset. A slip in the encoding
//! loses no more than itself: what can be decoded is kept, and where something is missing, the text
//! says so.

use encoding_rs::{Encoding, REPLACEMENT};

use crate::structured::TransferEncoding;

/// Stands where octets are missing. Nothing is sure about a move beside it.
const HOLE: u8 = b'?';

/// The fewest signs of base64 beside one that is none.
const FEW: usize = 8;

/// A text from its bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decoded<T> {
    pub content: T,
    /// Whether something is missing in it.
    pub has_holes: bool,
}

/// The text of a body. If it claims to be ASCII, it is read as UTF-8 if possible.
pub fn decode_text(body: &[u8], encoding: TransferEncoding, charset: &str) -> Decoded<String> {
    let Decoded { content: bytes, has_holes } = decode_bytes(body, encoding);
    let is_ascii = charset.eq_ignore_ascii_case("us-ascii");
    match String::from_utf8(bytes) {
        Ok(content) if is_ascii && !content.contains('\0') => Decoded { content, has_holes },
        Ok(text) => in_charset(text.as_bytes(), charset, has_holes),
        Err(error) => in_charset(error.as_bytes(), charset, has_holes),
    }
}

/// The bytes of a body without their transfer encoding.
pub fn decode_bytes(body: &[u8], encoding: TransferEncoding) -> Decoded<Vec<u8>> {
    match encoding {
        TransferEncoding::Uuencode if is_uuencoded(body) => {
            Decoded { content: Vec::new(), has_holes: true }
        }
        TransferEncoding::Unknown => Decoded { content: body.to_vec(), has_holes: true },
        TransferEncoding::None | TransferEncoding::Uuencode => {
            Decoded { content: body.to_vec(), has_holes: false }
        }
        TransferEncoding::QuotedPrintable => {
            Decoded { content: decode_quoted(body), has_holes: false }
        }
        TransferEncoding::Base64 => decode_base64(body),
    }
}

/// Whether a body is what its header says; many claim it of plain text.
fn is_uuencoded(body: &[u8]) -> bool {
    body.split(|&byte| byte == b'\n').any(|line| line.starts_with(b"begin "))
}

/// Bytes in a charset. One that isn't known may be told by its bytes, or they may be ASCII after all;
/// otherwise something is missing.
fn in_charset(bytes: &[u8], charset: &str, has_holes: bool) -> Decoded<String> {
    let is_name = |c: &char| c.is_ascii_alphanumeric() || "-_.:+".contains(*c);
    let named: String = charset.chars().filter(is_name).collect();
    let charset = wide_charset(bytes).unwrap_or(&named);
    let known = Encoding::for_label(charset.as_bytes()).filter(|known| *known != REPLACEMENT);
    if known.is_none() && !charset.eq_ignore_ascii_case("utf-7") {
        let content = String::from_utf8_lossy(bytes).into_owned();
        let is_lost = content.contains(['\u{fffd}', '\u{1b}', '\0']) || content.contains("~{");
        return Decoded { content, has_holes: has_holes || is_lost };
    }
    let header = format!("Content-Type: text/plain; charset={charset}");
    let content = by_library(&header, bytes, |part| part.get_body());
    let content = content.unwrap_or_else(|| String::from_utf8_lossy(bytes).into_owned());
    Decoded { content, has_holes }
}

/// The charset of bytes of which every second is zero, which is so in no other text; they may lack
/// the mark that says in which order they are (RFC 2781, 3.3).
fn wide_charset(bytes: &[u8]) -> Option<&'static str> {
    let pairs = bytes.len() / 2;
    let zeros = |first: usize| bytes.iter().skip(first).step_by(2).filter(|b| **b == 0).count();
    let (even, odd) = (zeros(0), zeros(1));
    match pairs {
        2.. if 2 * even > pairs && odd == 0 => Some("utf-16be"),
        2.. if 2 * odd > pairs && even == 0 => Some("utf-16le"),
        _ => None,
    }
}

/// Decodes quoted-printable (RFC 2045, 6.7). The library leaves out octets that should have been
/// encoded, and would turn `dé1` into `d1`; so they are encoded first.
fn decode_quoted(body: &[u8]) -> Vec<u8> {
    let mut encoded = Vec::with_capacity(body.len());
    for &byte in body {
        match byte {
            b'\t' | b'\n' | b' '..=b'~' => encoded.push(byte),
            byte => encoded.extend(format!("={byte:02X}").bytes()),
        }
    }
    by_library("Content-Transfer-Encoding: quoted-printable", &encoded, |part| part.get_body_raw())
        .unwrap_or(encoded)
}

fn by_library<T>(
    header: &str,
    body: &[u8],
    decode: impl FnOnce(&mailparse::ParsedMail<'_>) -> Result<T, mailparse::MailParseError>,
) -> Option<T> {
    let part = [header.as_bytes(), b"\n\n", body].concat();
    decode(&mailparse::parse_mail(&part).ok()?).ok()
}

/// Decodes base64 (RFC 2045, 6.8). Lists and servers add a foot in plain text below it, which
/// belongs to nobody's words; padding may be missing, and signs in it that are none don't count.
fn decode_base64(body: &[u8]) -> Decoded<Vec<u8>> {
    let mut decoded = Decoded::default();
    let mut run = Vec::new();
    // Whether some of it was read, whether it has ended, and whether something else came below it.
    let (mut has_text, mut is_over, mut has_foot) = (false, false, false);
    for line in body.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii) {
        if line.is_empty() {
            is_over |= has_text;
            continue;
        }
        if !is_base64(line, is_over || has_foot) {
            decoded.has_holes |= !has_text;
            has_foot = true;
            continue;
        }
        // What follows something else may be the rest of a text that was broken up.
        decoded.has_holes |= has_foot;
        has_text = true;
        for &byte in line {
            if byte == b'=' {
                decode_run(&mut run, &mut decoded);
                is_over = true;
            } else if !byte.is_ascii_whitespace() {
                run.push(value_of(byte));
            }
        }
    }
    decode_run(&mut run, &mut decoded);
    decoded
}

/// Whether a line is base64, with perhaps a wrong sign. Below the end of a text only what is
/// certainly one counts.
fn is_base64(line: &[u8], is_below: bool) -> bool {
    let known = line.iter().filter(|&&byte| value_of(byte).is_some()).count();
    let others = line.iter().filter(|&&b| !b.is_ascii_whitespace() && b != b'=').count() - known;
    let is_one_word = !line.iter().any(u8::is_ascii_whitespace);
    if is_one_word && !is_below {
        return known > 0 && known >= FEW * others;
    }
    let run = line.iter().filter(|&&b| !b.is_ascii_whitespace() && b != b'=');
    let mut run: Vec<Option<u8>> = run.map(|&byte| value_of(byte)).collect();
    let padding = line.iter().filter(|&&byte| byte == b'=').count();
    if others > 0 || known == 0 || !(known + padding).is_multiple_of(4) {
        return false;
    }
    let mut decoded = Decoded::default();
    decode_run(&mut run, &mut decoded);
    let is_said = |c: char| !c.is_control() || c.is_whitespace();
    std::str::from_utf8(&decoded.content).is_ok_and(|text| text.chars().all(is_said))
}

/// Decodes what stands in front of a padding, or of the end. A wrong sign was put in if the others
/// are whole without it; otherwise it stands in the place of a right one.
fn decode_run(run: &mut Vec<Option<u8>>, decoded: &mut Decoded<Vec<u8>>) {
    let known = run.iter().flatten().count();
    let is_replaced = !known.is_multiple_of(4) && run.len().is_multiple_of(4) || known % 4 == 1;
    if !is_replaced {
        run.retain(Option::is_some);
    }
    decoded.has_holes |= is_replaced;
    for four in run.chunks(4) {
        let bits = four.iter().fold(0_u32, |bits, sign| bits << 6 | u32::from(sign.unwrap_or(0)));
        let bits = bits << (6 * (4 - four.len()));
        let [_, bytes @ ..] = bits.to_be_bytes();
        match four.iter().all(Option::is_some) {
            true => decoded.content.extend(bytes.iter().take(four.len() * 6 / 8)),
            false => decoded.content.push(HOLE),
        }
    }
    run.clear();
}

fn value_of(sign: u8) -> Option<u8> {
    match sign {
        b'A'..=b'Z' => Some(sign - b'A'),
        b'a'..=b'z' => Some(sign - b'a' + 26),
        b'0'..=b'9' => Some(sign - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(encoding: TransferEncoding, body: &str) -> (String, bool) {
        let Decoded { content, has_holes } = decode_text(body.as_bytes(), encoding, "us-ascii");
        (content.replace("\r\n", "\n"), has_holes)
    }

    #[test]
    fn a_slip_in_quoted_printable_loses_nothing() {
        let long = "d1-d4 ".repeat(40);
        for (body, said) in [
            (long.as_str(), long.trim_end()),
            ("d1=2d=\nd=34 \n", "d1-d4\n"),
            ("100% =ZZ", "100% =ZZ"),
            ("d1-d4\n\nGrüße", "d1-d4\n\nGrüße"),
            ("d\u{e9}1-d4", "d\u{e9}1-d4"),
            ("d1\u{1}-d4", "d1\u{1}-d4"),
            ("=C3=A5 \u{e5}", "\u{e5} \u{e5}"),
        ] {
            let read = text(TransferEncoding::QuotedPrintable, body);
            assert_eq!(read, (said.to_owned(), false), "{body}");
        }
    }

    #[test]
    fn a_slip_in_base64_loses_no_more_than_itself() {
        for (body, said) in [
            ("ZDEt\nZDQ=", "d1-d4"),
            ("ZDEtZDQ", "d1-d4"),
            ("ZDEt\u{c}ZDQ=", "d1-d4"),
            ("ZDEtZDQKCk!FubmEK", "d1-d4\n\nAnna\n"),
            ("*ZDEtZDQKCkFubmEK", "d1-d4\n\nAnna\n"),
            ("ZDEtZDQK\nQW5uYQo=\n", "d1-d4\nAnna\n"),
            ("ZDEtZDQK\n\n-- \nlist footer, added in plain text by a server\n", "d1-d4\n"),
            ("ZDEtZDQK\n_______________________________________________\nTafl", "d1-d4\n"),
            ("ZDEtZDQ=\n\nUnsubscribe", "d1-d4"),
            ("ZDEtZDQ=\nThis list is for chat", "d1-d4"),
            ("ZDEtZDQKCg==\n\nQW5uYQo=", "d1-d4\n\nAnna\n"),
            ("ZDEt ZDQ=", "d1-d4"),
        ] {
            assert_eq!(text(TransferEncoding::Base64, body), (said.to_owned(), false), "{body}");
        }
        for (body, said) in [
            ("ZDEtZD!KCkFubmEK", "d1-?\nAnna\n"),
            ("ZDEtZDQKC", "d1-d4\n"),
            ("d1-d4\n\nAnna", ""),
            ("ZDEtZDQKCkFubmEK\n<scanned>\nQW5uYSBMaW5kCkFu", "d1-d4\n\nAnna\nAnna Lind\nAn"),
        ] {
            assert_eq!(text(TransferEncoding::Base64, body), (said.to_owned(), true), "{body}");
        }
        assert_eq!(text(TransferEncoding::Unknown, "d1-d4"), ("d1-d4".to_owned(), true));
        assert_eq!(text(TransferEncoding::Uuencode, "begin 644 x"), (String::new(), true));
        assert_eq!(text(TransferEncoding::Uuencode, "d1-d4"), ("d1-d4".to_owned(), false));
    }

    #[test]
    fn letters_are_those_of_the_charset() {
        let read =
            |charset: &str, bytes: &[u8]| decode_text(bytes, TransferEncoding::None, charset);
        let decoded = |charset: &str, bytes: &[u8]| read(charset, bytes).content;
        assert_eq!(decoded("iso-8859-1", b"\xe5"), "\u{e5}");
        assert_eq!(decoded("us-ascii", "\u{e5}".as_bytes()), "\u{e5}");
        assert_eq!(decoded("utf-8", "\u{e5}".as_bytes()), "\u{e5}");
        assert_eq!(decoded("no such\r\n charset", b"d1-d4"), "d1-d4");
        let wide = b"\0d\x001\0-\0d\x004";
        for charset in ["utf-16", "utf-16be", "utf-8", "us-ascii"] {
            assert_eq!(read(charset, wide), Decoded { content: "d1-d4".into(), has_holes: false });
        }
        assert_eq!(decoded("utf-16", b"d\x001\0-\0d\x004\0"), "d1-d4");
        for (charset, bytes, has_holes) in [
            ("cp1047", b"\x84\xf1\x60\x84\xf4".as_slice(), true),
            ("utf-32", b"\0\0\0d\0\0\x001", true),
            ("hz-gb-2312", b"d1-d4 ~{<:Ky2;~}", true),
            ("iso-2022-kr", b"\x1b$)Cd1-d4", true),
            ("hz-gb-2312", b"d1-d4", false),
            ("x-unknown", "d1-d4 \u{e5}".as_bytes(), false),
        ] {
            assert_eq!(read(charset, bytes).has_holes, has_holes, "{charset}");
        }
    }
}
