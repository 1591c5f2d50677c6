//! The club itself: one row.

use chrono::{DateTime, Utc};

use crate::fault::Fault;
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct ClubRow from "club" {
        pub founded_at: DateTime<Utc>,
        /// When it is last known to have run.
        pub alive_at: DateTime<Utc>,
    }
}

impl View<'_> {
    /// `None` in a file that has never been used.
    pub fn club(&self) -> Result<Option<ClubRow>, Fault> {
        self.row("", [])
    }
}

impl View<'_> {
    /// What only this club knows, if it has needed it.
    pub fn club_secret(&self) -> Result<Option<[u8; 32]>, Fault> {
        self.find_one("SELECT secret FROM club WHERE secret IS NOT NULL", [])
    }
}

/// Whether something that was deleted can still be read from the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Traces {
    None = 0,
    /// Yes, and the file has to be rewritten.
    Some = 1,
    /// Yes; the file is too large to be rewritten while the club runs.
    Stay = 2,
}

impl View<'_> {
    /// Whether something that was deleted can still be read from the disk.
    pub fn deleted_traces(&self) -> Result<Traces, Fault> {
        Ok(match self.find_one::<u8>("SELECT unclean FROM club", [])? {
            None | Some(0) => Traces::None,
            Some(2) => Traces::Stay,
            Some(_) => Traces::Some,
        })
    }
}

impl Change<'_> {
    pub fn set_traces(&self, traces: Traces) -> Result<(), Fault> {
        self.run("UPDATE club SET unclean = ?1", [traces as u8])
    }

    /// Sets what only this club knows. Whatever was derived from another secret loses its meaning.
    pub fn set_club_secret(&self, secret: [u8; 32]) -> Result<(), Fault> {
        self.run("UPDATE club SET secret = ?1", [secret])
    }

    /// Records that the club runs at this moment; founds it if it is new.
    pub fn set_alive(&self, at: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "INSERT INTO club (id, founded_at, alive_at) VALUES (1, ?1, ?1)
                   ON CONFLICT (id) DO UPDATE SET alive_at = ?1";
        self.run(sql, [seconds(at)])
    }
}
