//! What can go wrong with the file while it is used. Nothing of the change is kept then.

use std::fmt;

use rusqlite::{Error, ErrorCode};

/// Trouble of ours, not of the person who asked.
#[derive(Debug)]
pub enum Fault {
    /// The disk is full.
    Full,
    /// Another process holds the file.
    Locked,
    /// The file is damaged.
    Damaged(Error),
    /// A row says something that this program did not write.
    Row(String),
    Sqlite(Error),
}

impl Fault {
    /// A row that does not make sense: what it is, and what is wrong with it.
    #[must_use]
    pub fn row(what: impl fmt::Display) -> Fault {
        Fault::Row(what.to_string())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Full => f.write_str("the disk is full"),
            Fault::Locked => f.write_str("another process holds the club's file"),
            Fault::Damaged(error) => write!(f, "the club's file is damaged: {error}"),
            Fault::Row(what) => write!(f, "a row that makes no sense: {what}"),
            Fault::Sqlite(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Fault {}

impl From<Error> for Fault {
    fn from(error: Error) -> Fault {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Fault::Full,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Fault::Locked,
            Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => Fault::Damaged(error),
            _ => Fault::Sqlite(error),
        }
    }
}
