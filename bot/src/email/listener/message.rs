//! The octets between `354` and the lone dot: where they end, what was stuffed, and whether
//! they may be taken at all. Knows no sockets and nothing of what a mail says.

/// A message that is being read, in pieces of any size.
///
/// It ends on CR LF dot CR LF and on nothing else. Servers that also took a bare line feed for
/// a line's end let strangers smuggle a second mail past the server in front; here the
/// octets go on being text, and the whole is unfit.
#[derive(Debug)]
pub struct Message {
    text: Vec<u8>,
    largest: usize,
    read: usize,
    place: Place,
    too_large: bool,
    bare: bool,
}

/// Why a message that was read to its end is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It has more octets than are taken.
    TooLarge,
    /// It has a carriage return or a line feed without the other.
    BareLineEnd,
}

/// What came just before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    LineStart,
    Text,
    Return,
    Dot,
    DotReturn,
    End,
}

impl Message {
    /// A message of which nothing was read, and of which at most `largest` octets are kept.
    #[must_use]
    pub fn new(largest: usize) -> Message {
        Message {
            text: Vec::new(),
            largest,
            read: 0,
            place: Place::LineStart,
            too_large: false,
            bare: false,
        }
    }

    /// Reads on, up to the message's end; answers how many of the octets were its own.
    pub fn read(&mut self, octets: &[u8]) -> usize {
        let mut rest = octets;
        while self.place != Place::End {
            // Most octets are text within a line; they are taken a run at a time.
            if self.place == Place::Text {
                let run = rest.iter().position(|octet| matches!(octet, b'\r' | b'\n'));
                let (text, after) = rest.split_at(run.unwrap_or(rest.len()));
                self.keep(text);
                rest = after;
            }
            let Some((&octet, after)) = rest.split_first() else { break };
            self.step(octet);
            rest = after;
        }
        let own = octets.len() - rest.len();
        self.read += own;
        own
    }

    /// Whether the lone dot was read.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.place == Place::End
    }

    /// How many octets were read, kept or not.
    #[must_use]
    pub fn octets(&self) -> usize {
        self.read
    }

    /// The text without its stuffing and its lone dot.
    pub fn text(self) -> Result<Vec<u8>, Unfit> {
        match (self.bare, self.too_large) {
            (true, _) => Err(Unfit::BareLineEnd),
            (false, true) => Err(Unfit::TooLarge),
            (false, false) => Ok(self.text),
        }
    }

    fn step(&mut self, octet: u8) {
        let place = match (self.place, octet) {
            (Place::DotReturn, b'\n') => {
                self.place = Place::End;
                return;
            }
            (Place::LineStart, b'.') => {
                self.place = Place::Dot;
                return;
            }
            (Place::Dot, b'\r') => {
                self.place = Place::DotReturn;
                return;
            }
            (Place::Return, b'\n') => Place::LineStart,
            (Place::Return | Place::DotReturn, b'\r') => {
                self.bare = true;
                Place::Return
            }
            (_, b'\r') => Place::Return,
            (_, b'\n') | (Place::Return | Place::DotReturn, _) => {
                self.bare = true;
                Place::Text
            }
            _ => Place::Text,
        };
        self.place = place;
        self.keep(&[octet]);
    }

    fn keep(&mut self, octets: &[u8]) {
        if self.too_large || self.text.len() + octets.len() > self.largest {
            self.too_large = true;
            self.text = Vec::new();
        } else {
            self.text.extend_from_slice(octets);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a message is read as, fed whole, and whatever stands behind it.
    fn read(octets: &[u8]) -> (Option<Result<Vec<u8>, Unfit>>, Vec<u8>) {
        let mut message = Message::new(40);
        let own = message.read(octets);
        let rest = octets[own..].to_vec();
        (message.has_ended().then(|| message.text()), rest)
    }

    #[test]
    fn it_ends_on_a_lone_dot_and_loses_its_stuffing() {
        for (octets, text, rest) in [
            ("a\r\n.\r\nQUIT\r\n", "a\r\n", "QUIT\r\n"),
            (".\r\n", "", ""),
            ("..a\r\n.b\r\n...\r\n.\r\n", ".a\r\nb\r\n..\r\n", ""),
            ("a.\r\n.\r\n", "a.\r\n", ""),
        ] {
            let (ended, after) = read(octets.as_bytes());
            assert_eq!(ended, Some(Ok(text.into())), "{octets:?}");
            assert_eq!(after, rest.as_bytes(), "{octets:?}");
        }
    }

    #[test]
    fn nothing_else_ends_it() {
        for end in ["\n.\n", "\n.\r\n", "\r\n.\n", "\r.\r", "\r.\r\n", "\r\n.\r.", "\r\n.\r\r\n"] {
            let octets = format!("a{end}MAIL FROM:<>\r\n");
            assert_eq!(read(octets.as_bytes()).0, None, "{end:?}");
            let (ended, _) = read(format!("{octets}.\r\n").as_bytes());
            assert_eq!(ended, Some(Err(Unfit::BareLineEnd)), "{end:?}");
        }
    }

    #[test]
    fn pieces_make_no_difference() {
        for octets in ["a\r\n..b\r\n.\r\n", "a\n.\r\n\r\n.\r\n", "a\r.\r\r\n.\r\n", "\r\n.\r\n"] {
            let mut message = Message::new(40);
            for octet in octets.as_bytes() {
                message.read(&[*octet]);
            }
            assert!(message.has_ended());
            assert_eq!((Some(message.text()), Vec::new()), read(octets.as_bytes()), "{octets:?}");
        }
    }

    #[test]
    fn one_octet_too_many_is_too_many() {
        let fits = "x".repeat(38);
        let (ended, _) = read(format!("{fits}\r\n.\r\n").as_bytes());
        assert_eq!(ended, Some(Ok(format!("{fits}\r\n").into())));
        let (ended, _) = read(format!("{fits}x\r\n.\r\n").as_bytes());
        assert_eq!(ended, Some(Err(Unfit::TooLarge)));
    }
}
