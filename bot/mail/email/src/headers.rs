//! The headers of a mail, or of a part of it, in order and within limits. They are separated and
//! unfolded here, and interpreted elsewhere.

use mailparse::MailHeader;

use crate::structured;
use crate::unreadable::UnreadableMail;

/// The most headers of a mail or a part, and the most bytes of them.
pub const MOST: usize = 1000;
pub const MOST_BYTES: usize = 256 * 1024;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeaderField {
    /// In lower case.
    pub name: String,
    /// On one line and trimmed. Encoded words stay as they are; what is not UTF-8 is replaced.
    pub value: String,
}

/// All headers of a mail, the topmost first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MailHeaders(pub Vec<HeaderField>);

impl MailHeaders {
    /// The values of a name in lower case, the topmost first.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |header| header.name == name).map(|header| header.value.as_str())
    }

    pub fn first(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|header| header.name == name).map(|header| header.value.as_str())
    }

    pub fn has(&self, name: &str) -> bool {
        self.first(name).is_some()
    }

    /// The headers that our own servers put on top: all above the line with which they took the
    /// mail from elsewhere. Empty if there is no such line, because then anybody may have written
    /// the others.
    pub fn of_our_side(&self, way: Arrival) -> &[HeaderField] {
        let is_border = |header: &HeaderField| {
            header.name == "received" && !(way == Arrival::Mailbox && is_handover(&header.value))
        };
        let border = self.0.iter().position(is_border).unwrap_or(0);
        self.0.get(..border).unwrap_or_default()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// A mail server handed it to the club; the topmost `Received` is from that server.
    Handed,
    /// It was in a mailbox. A line of the mail store (`with LMTP`, as Dovecot writes it) may be
    /// above that of the server that took it from elsewhere.
    Mailbox,
}

/// Whether a `Received` line is about a mail that went from one of our programs to another. What
/// a stranger's program calls itself comes before `by` or in comments, and doesn't count.
fn is_handover(received: &str) -> bool {
    let plain = structured::without_comments(received);
    // What is in quotation marks, or in half a comment, may be anything.
    let Some(plain) = plain.filter(|plain| !plain.contains(['"', ')'])) else { return false };
    let words: Vec<&str> = plain.split([' ', '\t', ';']).filter(|word| !word.is_empty()).collect();
    let Some(by) = words.iter().rposition(|word| word.eq_ignore_ascii_case("by")) else {
        return false;
    };
    let mut rest = words.iter().skip(by).skip_while(|word| !word.eq_ignore_ascii_case("with"));
    let protocol = rest.nth(1).map(|word| word.to_ascii_uppercase()).unwrap_or_default();
    ["LMTP", "LMTPA", "LMTPS", "LMTPSA"].contains(&protocol.trim_start_matches("UTF8"))
}

/// Where the headers end and the body begins. Lines end on a line feed.
pub fn headers_end(text: &[u8]) -> usize {
    if text.first() == Some(&b'\n') {
        return 0;
    }
    text.windows(2).position(|two| two == b"\n\n").map_or(text.len(), |at| at + 1)
}

/// The headers at the beginning of a text. It fails if they are too many, too long, or hold bytes
/// that no correct program writes. Lines end on a line feed.
pub fn read_headers(text: &[u8]) -> Result<Vec<MailHeader<'_>>, UnreadableMail> {
    let block = text.get(..headers_end(text)).unwrap_or(text);
    if block.len() > MOST_BYTES || block.iter().filter(|&&byte| byte == b'\n').count() > 4 * MOST {
        return Err(UnreadableMail::Headers);
    }
    if block.iter().any(|byte| matches!(byte, 0 | b'\r')) {
        return Err(UnreadableMail::Control);
    }
    let (headers, _) = mailparse::parse_headers(block).map_err(|_| UnreadableMail::Headers)?;
    if headers.len() > MOST {
        return Err(UnreadableMail::Headers);
    }
    Ok(headers)
}

pub fn kept_headers(headers: &[MailHeader<'_>]) -> MailHeaders {
    let kept = headers.iter().map(|header| {
        let value = String::from_utf8_lossy(header.get_value_raw());
        HeaderField { name: header_name(header), value: unfolded(&value) }
    });
    MailHeaders(kept.collect())
}

/// The name in lower case, without the space that some put before the colon.
pub fn header_name(header: &MailHeader<'_>) -> String {
    header.get_key_ref().trim().to_ascii_lowercase()
}

fn unfolded(value: &str) -> String {
    value.split('\n').map(str::trim).collect::<Vec<_>>().join(" ").trim().to_owned()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn headers(text: &str) -> MailHeaders {
        kept_headers(&read_headers(text.as_bytes()).unwrap())
    }

    #[test]
    fn our_side_ends_at_the_border() {
        let mail = "A: 1\nReceived: from a by a (Dovecot) with LMTP id 1; today\nB: 2\n\
                    Received: from x by mx with ESMTPS id 2\nC: 3\n\nbody: 1\n";
        let headers = headers(mail);
        let names: Vec<&str> =
            headers.of_our_side(Arrival::Mailbox).iter().map(|h| h.name.as_str()).collect();
        assert_eq!(names, ["a", "received", "b"]);
        assert!(!headers.has("body"));
        let nobodys = "A: 1\nB: 2\n\n";
        assert!(self::headers(nobodys).of_our_side(Arrival::Mailbox).is_empty());
        let first = "Received: from x with ESMTP\nReceived: from y with LMTP\nA: 1\n\n";
        assert!(self::headers(first).of_our_side(Arrival::Mailbox).is_empty());
    }

    #[test]
    fn only_what_the_taking_server_says_of_itself_makes_a_handover() {
        let handed = "from a by a (Dovecot) with LMTP id 1; today";
        let forged = [
            "from with LMTP (x [192.0.2.66]) by mx with ESMTP id 2; today",
            "from x (with LMTP) by mx with ESMTP; today",
            "from by with LMTP (x) by mx with ESMTP; today",
            "from x by mx (a) with ESMTP (by y with LMTP); today",
            "from x by mx with ESMTP for <\"by y with LMTP\"@club.test>; today",
            "from x by mx (open with LMTP",
            "with LMTP",
        ];
        assert!(is_handover(handed));
        for line in forged {
            assert!(!is_handover(line), "{line}");
            let mail = format!("A: 1\nReceived: {line}\nB: 2\nReceived: from x by y with SMTP\n\n");
            assert_eq!(headers(&mail).of_our_side(Arrival::Mailbox).len(), 1, "{line}");
        }
        // The server that hands a mail to us is the border, whatever its line says.
        let mail = format!("A: 1\nReceived: {handed}\nB: 2\nReceived: from x by y with SMTP\n\n");
        assert_eq!(headers(&mail).of_our_side(Arrival::Mailbox).len(), 3);
        assert_eq!(headers(&mail).of_our_side(Arrival::Handed).len(), 1);
    }

    #[test]
    fn folded_lines_are_one() {
        assert_eq!(headers("A : x\n  y\n\tz\n\n").first("a"), Some("x y z"));
        assert_eq!(read_headers(b"A: x\rB: y\n\n").unwrap_err(), UnreadableMail::Control);
        assert_eq!(read_headers(b"A: x\0\n\n").unwrap_err(), UnreadableMail::Control);
        assert_eq!(read_headers(&b"A:\n".repeat(1001)).unwrap_err(), UnreadableMail::Headers);
        assert_eq!(read_headers(&[b'a'; 300_000]).unwrap_err(), UnreadableMail::Headers);
    }
}
