//! What can go wrong while the file is used.

use std::fmt;

use rusqlite::{Error, ErrorCode};

/// Trouble of ours, not of the person who asked: every question to a [`View`](crate::View) and
/// every step of a [`Change`](crate::Change) can end with it. Nothing of the change is kept then.
///
/// `Full`, `Locked`, `Damaged` and `Sqlite` are about the file as a whole and may have passed by
/// the next attempt. `Row` and `Defect` are about one thing and come back every time it is asked
/// for, so nothing else should wait for it.
#[derive(Debug)]
pub enum Fault {
    Full,
    Locked,
    Damaged(Error),
    /// A row makes no sense: it says something that this program did not write, or refers to a
    /// row that isn't there.
    Row(String),
    /// The program is wrong: something happened that its own rules exclude.
    Defect(String),
    /// Any other error of SQLite's.
    Sqlite(Error),
}

impl Fault {
    /// Which row makes no sense, and what is wrong with it.
    pub fn row(what: impl fmt::Display) -> Fault {
        Fault::Row(what.to_string())
    }

    /// Whether it is about one thing and comes back every time that is asked for.
    pub fn is_lasting(&self) -> bool {
        matches!(self, Fault::Row(_) | Fault::Defect(_))
    }

    /// What is wrong with the one thing that it is about; a fault about the whole file stays one.
    pub fn lasting(self) -> Result<String, Fault> {
        match self {
            Fault::Row(why) | Fault::Defect(why) => Ok(why),
            fault => Err(fault),
        }
    }

    /// What happened that the program's own rules exclude.
    pub fn defect(what: impl fmt::Display) -> Fault {
        Fault::Defect(what.to_string())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Full => f.write_str("the disk is full"),
            Fault::Locked => f.write_str("another process is using the club's file"),
            Fault::Damaged(error) => write!(f, "the club's file is damaged: {error}"),
            Fault::Row(what) => write!(f, "a row in the club's file makes no sense: {what}"),
            Fault::Defect(what) => write!(f, "a bug in this program: {what}"),
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
