//! Decodes the text of a part from its encoding and charset. A part that does not match its headers
//! has no text: mailparse skips bytes that it does not know, while other programs show them.

use mailparse::body::Body;

/// Decodes a part with its headers. If it claims to be ASCII, or claims nothing, it is read as
/// UTF-8 if possible.
pub(super) fn decode_text(part: &[u8]) -> Option<String> {
    let part = mailparse::parse_mail(part).ok()?;
    if let Body::QuotedPrintable(body) | Body::Base64(body) = part.get_body_encoded()
        && !body.get_raw().iter().all(is_plain)
    {
        return None;
    }
    let is_ascii = part.ctype.charset.eq_ignore_ascii_case("us-ascii");
    let as_utf8 = || String::from_utf8(part.get_body_raw().ok()?).ok();
    if is_ascii && let Some(text) = as_utf8() { Some(text) } else { part.get_body().ok() }
}

/// Whether a byte is valid in encoded text (RFC 2045, 6.7 and 6.8). mailparse leaves out the
/// others: it would turn `dé1` into `d1`.
fn is_plain(byte: &u8) -> bool {
    matches!(byte, b'\t' | b'\n' | b' '..=b'~')
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    #[test]
    fn what_cannot_be_encoded_as_its_headers_say_is_not_read() {
        let text = |encoding: &str, text: &str| {
            let mail = format!("Content-Transfer-Encoding: {encoding}\n\n{text}");
            super::decode_text(mail.as_bytes())
        };
        let long = "d1-d4 ".repeat(40);
        assert_eq!(text("Quoted-Printable", &long), Some(long.trim_end().to_owned()));
        assert_eq!(text("quoted-printable", "d1=2d=\nd=34 \n").as_deref(), Some("d1-d4\r\n"));
        assert_eq!(text("quoted-printable", "100% =ZZ").as_deref(), Some("100% =ZZ"));
        for broken in ["dé1-d4", "d1\u{1}-d4"] {
            assert_eq!(text("quoted-printable", broken), None, "{broken}");
        }
        assert_eq!(text("base64", "ZDEt\nZDQ=").as_deref(), Some("d1-d4"));
        for broken in ["ZDEt > ZDQ=", "ZDEt\u{c}ZDQ="] {
            assert_eq!(text("base64", broken), None, "{broken}");
        }
        for other in ["8BIT", "printable"] {
            assert_eq!(text(other, "dé1-d4").as_deref(), Some("dé1-d4"), "{other}");
        }
    }
}
