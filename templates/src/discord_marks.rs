//! Marks of Discord's in a text, which its client turns into a moment or a mention, and how wide a phone is.

use chrono::{DateTime, Utc};

/// The most columns that a phone shows of a line in a block of code.
pub const COLUMNS: usize = 38;

/// Encloses the seconds of a moment until its text is escaped: a private-use character, which
/// nobody types.
pub(crate) const MARK: char = '\u{f8ff}';

/// A moment, to be shown in each reader's own zone and language once its text is escaped.
pub(crate) fn moment(at: DateTime<Utc>) -> String {
    format!("{MARK}{}:f{MARK}", at.timestamp())
}

/// How far away a moment is, which goes on being true while the message stands.
pub(crate) fn countdown(at: DateTime<Utc>) -> String {
    format!("{MARK}{}:R{MARK}", at.timestamp())
}

/// Encloses the number of an account until its text is escaped.
pub(crate) const ACCOUNT_MARK: char = '\u{f8fd}';

/// An account that is mentioned once its text is escaped. Nobody is called by that alone: a message
/// also says who it calls.
pub(crate) fn account(id: &str) -> String {
    format!("{ACCOUNT_MARK}{id}{ACCOUNT_MARK}")
}
