//! The club itself: one row.

use chrono::{DateTime, Utc};
use rusqlite::OptionalExtension;

use crate::moment::{moment, seconds};
use crate::{Change, Fault, View};

/// The club.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClubRow {
    /// When it began.
    pub founded_at: DateTime<Utc>,
    /// The last moment at which it is known to have run.
    pub alive_at: DateTime<Utc>,
}

impl View<'_> {
    /// The club, or `None` in a file that has never been used.
    ///
    /// # Errors
    /// The file cannot be read.
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

impl Change<'_> {
    /// Notes that the club runs at this moment; founds it if it is new.
    ///
    /// # Errors
    /// The file cannot be written.
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
