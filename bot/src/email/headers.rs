//! The headers of a mail, or of a part of it, under caps and in order. What they mean is for
//! others; here they are only told apart, unfolded and counted.

use mailparse::MailHeader;

use super::message::Unreadable;

/// The most headers, of a mail or of a part.
pub(crate) const MOST: usize = 1000;

/// The most bytes of headers.
pub(crate) const MOST_BYTES: usize = 256 * 1024;

/// A header as it came, on one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// In lower case.
    pub name: String,
    /// Unfolded and trimmed, encoded words left as they are; what is no UTF-8 is replaced.
    pub value: String,
}

/// All headers of a mail, the topmost first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headers(pub Vec<Header>);

impl Headers {
    /// The values of that name (in lower case), the topmost first.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |header| header.name == name).map(|header| header.value.as_str())
    }

    /// The topmost value of that name (in lower case).
    #[must_use]
    pub fn first(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|header| header.name == name).map(|header| header.value.as_str())
    }

    /// Whether there is one of that name (in lower case).
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.first(name).is_some()
    }

    /// The headers that our own side has put on top: all above the first line of a server that
    /// took the mail from elsewhere. Empty if no server has written such a line, since then
    /// nobody knows who wrote the others.
    ///
    /// A store's own line (`with LMTP`, as Dovecot writes it) is passed over: whoever sends us
    /// mail comes in by the line below it.
    #[must_use]
    pub fn of_our_side(&self) -> &[Header] {
        let is_border = |header: &Header| header.name == "received" && !is_handover(&header.value);
        let border = self.0.iter().position(is_border).unwrap_or(0);
        self.0.get(..border).unwrap_or_default()
    }
}

/// Whether a Received line tells of a mail that went from one of our programs to another.
fn is_handover(received: &str) -> bool {
    let mut words = received.split_ascii_whitespace();
    while let Some(word) = words.next() {
        if word.eq_ignore_ascii_case("with") {
            let protocol = words.next().unwrap_or_default().to_ascii_uppercase();
            return protocol.starts_with("LMTP");
        }
    }
    false
}

/// Where the headers end and the body begins, in a text whose lines end on a line feed.
pub(super) fn end(text: &[u8]) -> usize {
    if text.first() == Some(&b'\n') {
        return 0;
    }
    text.windows(2).position(|two| two == b"\n\n").map_or(text.len(), |at| at + 1)
}

/// The headers at the beginning of a text whose lines end on a line feed.
///
/// # Errors
/// Too many, too long, or with something in them that no program that keeps the rules writes.
pub(super) fn read(text: &[u8]) -> Result<Vec<MailHeader<'_>>, Unreadable> {
    let block = text.get(..end(text)).unwrap_or(text);
    if block.len() > MOST_BYTES || block.iter().filter(|&&byte| byte == b'\n').count() > 4 * MOST {
        return Err(Unreadable::Headers);
    }
    if block.iter().any(|byte| matches!(byte, 0 | b'\r')) {
        return Err(Unreadable::Control);
    }
    let (headers, _) = mailparse::parse_headers(block).map_err(|_| Unreadable::Headers)?;
    if headers.len() > MOST {
        return Err(Unreadable::Headers);
    }
    Ok(headers)
}

/// The headers to be kept.
pub(super) fn kept(headers: &[MailHeader<'_>]) -> Headers {
    let kept = headers.iter().map(|header| {
        let value = String::from_utf8_lossy(header.get_value_raw());
        Header { name: name(header), value: unfolded(&value) }
    });
    Headers(kept.collect())
}

/// The name in lower case, without the space that some put before the colon.
pub(super) fn name(header: &MailHeader<'_>) -> String {
    header.get_key_ref().trim().to_ascii_lowercase()
}

fn unfolded(value: &str) -> String {
    value.split('\n').map(str::trim).collect::<Vec<_>>().join(" ").trim().to_owned()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn headers(text: &str) -> Headers {
        kept(&read(text.as_bytes()).unwrap())
    }

    #[test]
    fn our_side_ends_at_the_border() {
        let mail = "A: 1\nReceived: from a by a (Dovecot) with LMTP id 1; today\nB: 2\n\
                    Received: from x by mx with ESMTPS id 2\nC: 3\n\nbody: 1\n";
        let headers = headers(mail);
        let names: Vec<&str> = headers.of_our_side().iter().map(|h| h.name.as_str()).collect();
        assert_eq!(names, ["a", "received", "b"]);
        assert!(!headers.has("body"));
        let nobodys = "A: 1\nB: 2\n\n";
        assert!(self::headers(nobodys).of_our_side().is_empty());
        let first = "Received: from x with ESMTP\nReceived: from y with LMTP\nA: 1\n\n";
        assert!(self::headers(first).of_our_side().is_empty());
    }

    #[test]
    fn folded_lines_are_one() {
        assert_eq!(headers("A : x\n  y\n\tz\n\n").first("a"), Some("x y z"));
        assert_eq!(read(b"A: x\rB: y\n\n").unwrap_err(), Unreadable::Control);
        assert_eq!(read(b"A: x\0\n\n").unwrap_err(), Unreadable::Control);
        assert_eq!(read(&b"A:\n".repeat(1001)).unwrap_err(), Unreadable::Headers);
        assert_eq!(read(&[b'a'; 300_000]).unwrap_err(), Unreadable::Headers);
    }
}
