//! What a way in is told of a mail that it handed over, and how large a mail may be; not what
//! the mail meant.

/// The largest mail that is taken, in octets as it stands, line ends and headers and all.
pub const LARGEST: usize = 1 << 20;

/// What became of a mail. It is answered only after the club has committed: from then on the
/// mail is ours, and not before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// It is dealt with, whatever came of it, and need not come again.
    Yes,
    /// It will never be taken. The text is what follows `550 ` in a reply: a status and a
    /// sentence, such as `5.6.0 This mail cannot be read`, on one line and in ASCII.
    Refused(&'static str),
    /// A trouble of ours: it shall come again.
    Later,
}
