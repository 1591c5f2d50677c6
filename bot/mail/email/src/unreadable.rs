//! Why a mail cannot be read. Such a mail is neither judged nor answered.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnreadableMail {
    /// Longer than any mail that is read.
    Long,
    /// Its headers are too many, too long or malformed.
    Headers,
    /// Its headers have a NUL, a lone carriage return or line ends of two kinds, which programs
    /// interpret differently.
    Control,
    /// It does not have exactly one From with one address that all programs read the same way.
    Sender,
    /// Its parts are too many or too deep, or programs differ about the type of one.
    Parts,
}

impl UnreadableMail {
    /// A name for logs and tests.
    pub const fn name(self) -> &'static str {
        match self {
            UnreadableMail::Long => "long",
            UnreadableMail::Headers => "headers",
            UnreadableMail::Control => "control",
            UnreadableMail::Sender => "sender",
            UnreadableMail::Parts => "parts",
        }
    }
}
