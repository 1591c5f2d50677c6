//! What passes over the terminal's socket: one JSON object a line, each way. The text is
//! made by the club, in the player's language; the terminal shows it as it is.

use serde::{Deserialize, Serialize};

use crate::service::HostOrder;

/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 64 * 1024;

/// What a terminal says to the club.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToClub {
    /// Who sits here; must come first.
    Sit { name: String },
    /// An order of the host's; stands alone and comes first. Whoever may open the socket is
    /// the host: the folder in which it lies is open to nobody else.
    Host {
        /// The order's own name, as a line has one.
        id: String,
        /// What is to be done.
        order: HostOrder,
    },
    /// A line that the player typed.
    Line {
        /// The terminal's own name for it: the same line that is sent again after a broken
        /// connection has the same.
        id: String,
        text: String,
    },
    /// A notice was shown.
    Seen { key: i64 },
}

/// What the club says to a terminal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToTerminal {
    /// The answer to a line.
    Answer {
        id: String,
        /// What came of it.
        outcome: Outcome,
        text: String,
    },
    /// Something that the player is to be told. It comes again until it was seen.
    Notice {
        /// The key by which a notice that comes again is known.
        key: i64,
        text: String,
        /// What to write into a file beside that.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        file: Option<Attachment>,
    },
    /// Everything that waited for the player has been sent.
    UpToDate,
}

/// A file that goes with a notice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attachment {
    /// What to call it.
    pub name: String,
    /// What is in it.
    pub text: String,
}

/// What came of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    Done,
    /// It was refused; nothing has changed.
    Refused,
    /// Trouble of the club's; nothing has changed, and it can be sent again.
    Failed,
}
