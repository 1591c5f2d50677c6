//! An error of ours, told to the person it affects: what happened, that nothing was changed, and
//! what to do next. The exact failure goes to the log.

use crate::reader::Reader;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Apology {
    /// The disk is full.
    Full,
    /// Another program holds the club's file.
    Locked,
    /// The club's file is damaged.
    Damaged,
    Other,
}

impl Apology {
    #[must_use]
    pub fn text(self, reader: &Reader) -> String {
        let what = match self {
            Apology::Full => "full",
            Apology::Locked => "locked",
            Apology::Damaged => "damaged",
            Apology::Other => "other",
        };
        reader.words().say("apology", &[("what", what.into())])
    }
}
