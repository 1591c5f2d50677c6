//! The bytes between `354` and the lone dot: where they end, which dots were stuffed, and
//! whether they can be taken at all. Knows no sockets and nothing of what a mail says.

/// Reads a mail in pieces of any size.
///
/// It ends on CR LF dot CR LF and on nothing else. Servers that also took a bare line feed for
/// the end of a line let strangers smuggle a second mail past the server in front; here such bytes
/// remain text, and the mail is refused.
#[derive(Debug)]
pub struct MessageReader {
    text: Vec<u8>,
    largest: usize,
    read: usize,
    state: ReadState,
    too_large: bool,
    bare: bool,
}

/// Why a mail that was read to its end is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    TooLarge,
    /// It has a carriage return or a line feed without the other.
    BareLineEnd,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ReadState {
    LineStart,
    Text,
    Return,
    Dot,
    DotReturn,
    End,
}

impl MessageReader {
    /// A reader that keeps at most `largest` bytes.
    pub fn new(largest: usize) -> MessageReader {
        MessageReader {
            text: Vec::new(),
            largest,
            read: 0,
            state: ReadState::LineStart,
            too_large: false,
            bare: false,
        }
    }

    /// Reads up to the end of the mail and returns how many of the bytes belonged to it.
    pub fn read(&mut self, bytes: &[u8]) -> usize {
        let mut rest = bytes;
        while self.state != ReadState::End {
            // Most bytes are text within a line, so they are taken a run at a time.
            if self.state == ReadState::Text {
                let run = rest.iter().position(|byte| matches!(byte, b'\r' | b'\n'));
                let (text, after) = rest.split_at(run.unwrap_or(rest.len()));
                self.keep(text);
                rest = after;
            }
            let Some((&byte, after)) = rest.split_first() else { break };
            self.step(byte);
            rest = after;
        }
        let own = bytes.len() - rest.len();
        self.read += own;
        own
    }

    pub fn has_ended(&self) -> bool {
        self.state == ReadState::End
    }

    /// How many bytes were read, kept or not.
    pub fn bytes(&self) -> usize {
        self.read
    }

    /// The mail without the stuffed dots and the lone one.
    pub fn text(self) -> Result<Vec<u8>, Unfit> {
        match (self.bare, self.too_large) {
            (true, _) => Err(Unfit::BareLineEnd),
            (false, true) => Err(Unfit::TooLarge),
            (false, false) => Ok(self.text),
        }
    }

    fn step(&mut self, byte: u8) {
        self.state = match (self.state, byte) {
            (ReadState::DotReturn, b'\n') => return self.state = ReadState::End,
            (ReadState::LineStart, b'.') => return self.state = ReadState::Dot,
            (ReadState::Dot, b'\r') => return self.state = ReadState::DotReturn,
            (ReadState::Return, b'\n') => ReadState::LineStart,
            (ReadState::Return | ReadState::DotReturn, b'\r') => {
                self.bare = true;
                ReadState::Return
            }
            (_, b'\r') => ReadState::Return,
            (_, b'\n') | (ReadState::Return | ReadState::DotReturn, _) => {
                self.bare = true;
                ReadState::Text
            }
            _ => ReadState::Text,
        };
        self.keep(&[byte]);
    }

    fn keep(&mut self, bytes: &[u8]) {
        if self.too_large || self.text.len() + bytes.len() > self.largest {
            self.too_large = true;
            self.text = Vec::new();
        } else {
            self.text.extend_from_slice(bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How a message is read when it comes in one piece, and what follows it.
    fn read(bytes: &[u8]) -> (Option<Result<Vec<u8>, Unfit>>, Vec<u8>) {
        let mut message = MessageReader::new(40);
        let own = message.read(bytes);
        let rest = bytes[own..].to_vec();
        (message.has_ended().then(|| message.text()), rest)
    }

    #[test]
    fn it_ends_on_a_lone_dot_and_loses_its_stuffing() {
        for (bytes, text, rest) in [
            ("a\r\n.\r\nQUIT\r\n", "a\r\n", "QUIT\r\n"),
            (".\r\n", "", ""),
            ("..a\r\n.b\r\n...\r\n.\r\n", ".a\r\nb\r\n..\r\n", ""),
            ("a.\r\n.\r\n", "a.\r\n", ""),
        ] {
            let (ended, after) = read(bytes.as_bytes());
            assert_eq!(ended, Some(Ok(text.into())), "{bytes:?}");
            assert_eq!(after, rest.as_bytes(), "{bytes:?}");
        }
    }

    #[test]
    fn nothing_else_ends_it() {
        for end in ["\n.\n", "\n.\r\n", "\r\n.\n", "\r.\r", "\r.\r\n", "\r\n.\r.", "\r\n.\r\r\n"] {
            let bytes = format!("a{end}MAIL FROM:<>\r\n");
            assert_eq!(read(bytes.as_bytes()).0, None, "{end:?}");
            let (ended, _) = read(format!("{bytes}.\r\n").as_bytes());
            assert_eq!(ended, Some(Err(Unfit::BareLineEnd)), "{end:?}");
        }
    }

    #[test]
    fn pieces_make_no_difference() {
        for bytes in ["a\r\n..b\r\n.\r\n", "a\n.\r\n\r\n.\r\n", "a\r.\r\r\n.\r\n", "\r\n.\r\n"] {
            let mut message = MessageReader::new(40);
            for byte in bytes.as_bytes() {
                message.read(&[*byte]);
            }
            assert!(message.has_ended());
            assert_eq!((Some(message.text()), Vec::new()), read(bytes.as_bytes()), "{bytes:?}");
        }
    }

    #[test]
    fn one_byte_too_many_is_too_many() {
        let fits = "x".repeat(38);
        let (ended, _) = read(format!("{fits}\r\n.\r\n").as_bytes());
        assert_eq!(ended, Some(Ok(format!("{fits}\r\n").into())));
        let (ended, _) = read(format!("{fits}x\r\n.\r\n").as_bytes());
        assert_eq!(ended, Some(Err(Unfit::TooLarge)));
    }
}
