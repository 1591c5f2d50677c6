//! Why a mail cannot be read. Such a mail is neither judged nor answered.

/// Why a mail cannot be read. Such a mail is neither judged nor answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnreadableMail {
    /// Longer than any mail that is read.
    Long,
    /// Too many or too long headers, or none that can be told apart.
    Headers,
    /// A NUL, a lone carriage return or line ends of two kinds among the headers: programs differ
    /// about what they mean.
    Control,
    /// Not exactly one From with exactly one address that all programs read the same way.
    Sender,
    /// Too many parts, too many in each other, or one of which programs differ about what it is.
    Parts,
}

impl UnreadableMail {
    /// All of them.
    pub const ALL: [UnreadableMail; 5] = [
        UnreadableMail::Long,
        UnreadableMail::Headers,
        UnreadableMail::Control,
        UnreadableMail::Sender,
        UnreadableMail::Parts,
    ];

    /// A name for logs and tests.
    #[must_use]
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
