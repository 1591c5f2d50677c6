//! The words for what a mail leaves open.

use crate::notice::quoted;
use crate::{Arg, Reader};

/// Why nothing is done about what a mail seems to say.
#[derive(Clone, Debug)]
pub enum RefusedMail {
    /// Moves stand in it of which nobody can tell which is meant, or whether one is.
    Several(Vec<String>),
}

impl RefusedMail {
    /// A short word for machines.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            RefusedMail::Several(_) => "several-moves",
        }
    }

    /// What to tell the asker.
    #[must_use]
    pub fn say(&self, reader: &Reader) -> String {
        match self {
            RefusedMail::Several(moves) => {
                let count = ("count", Arg::from(moves.len()));
                let moves = ("moves", Arg::from(quoted(reader, moves)));
                reader.words().say("mail-several", &[count, moves])
            }
        }
    }
}
