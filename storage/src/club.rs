//! The club itself: one row.

use chrono::{DateTime, Utc};
use rusqlite::OptionalExtension;

use crate::moment::{moment, seconds};
use crate::{Change, Fault, View};

/// The club.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClubRow {
    pub founded_at: DateTime<Utc>,
    /// The last moment at which it is known to have run.
    pub alive_at: DateTime<Utc>,
}

impl View<'_> {
    /// The club, or `None` in a file that has never been used.
    pub fn club(&self) -> Result<Option<ClubRow>, Fault> {
        let row = self
            .connection
            .prepare_cached("SELECT founded_at, alive_at FROM club")?
            .query_row([], |row| {
                Ok(ClubRow { founded_at: moment(row.get(0)?), alive_at: moment(row.get(1)?) })
            })
            .optional()?;
        Ok(row)
    }
}

/// Whether something that was deleted may still be read from the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Traces {
    None,
    /// Yes, and something is to be done about it.
    Some,
    /// Yes; the file is too large to be rewritten while the club runs.
    Stay,
}

impl View<'_> {
    /// Whether something that was deleted may still be read from the disk.
    pub fn traces(&self) -> Result<Traces, Fault> {
        let mut statement = self.connection.prepare_cached("SELECT unclean FROM club")?;
        let unclean: Option<u8> = statement.query_row([], |row| row.get(0)).optional()?;
        Ok(match unclean {
            None | Some(0) => Traces::None,
            Some(2) => Traces::Stay,
            Some(_) => Traces::Some,
        })
    }
}

impl Change<'_> {
    /// Notes whether something that was deleted may still be read from the disk.
    pub fn set_traces(&self, traces: Traces) -> Result<(), Fault> {
        let unclean = match traces {
            Traces::None => 0,
            Traces::Some => 1,
            Traces::Stay => 2,
        };
        self.transaction.prepare_cached("UPDATE club SET unclean = ?1")?.execute([unclean])?;
        Ok(())
    }

    /// Notes that the club runs at this moment; founds it if it is new.
    pub fn set_alive(&self, at: DateTime<Utc>) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "INSERT INTO club (id, founded_at, alive_at) VALUES (1, ?1, ?1)
                 ON CONFLICT (id) DO UPDATE SET alive_at = ?1",
            )?
            .execute([seconds(at)])?;
        Ok(())
    }
}
