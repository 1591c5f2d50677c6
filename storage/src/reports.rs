//! What players tell the hosts about each other.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Row, params};

use crate::moment::{moment, seconds};
use crate::{Change, Fault, PlayerId, View};

/// A report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    pub player: PlayerId,
    pub whom: PlayerId,
    pub at: DateTime<Utc>,
    /// As written; may be empty.
    pub text: String,
}

fn read(row: &Row<'_>) -> rusqlite::Result<ReportRow> {
    Ok(ReportRow {
        player: row.get(0)?,
        whom: row.get(1)?,
        at: moment(row.get(2)?),
        text: row.get(3)?,
    })
}

impl View<'_> {
    /// The reports, the newest first, at most so many.
    pub fn reports(&self, most: u32) -> Result<Vec<ReportRow>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT player, whom, at, text FROM reports ORDER BY id DESC LIMIT ?1",
        )?;
        let rows = statement.query_map([most], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl View<'_> {
    /// When this player made the last report but so many; `None` if there are fewer.
    pub fn report_before_last(
        &self,
        player: PlayerId,
        others: u32,
    ) -> Result<Option<DateTime<Utc>>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT at FROM reports WHERE player = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2",
        )?;
        let found = statement.query_row(params![player, others], |row| Ok(moment(row.get(0)?)));
        Ok(found.optional()?)
    }
}

impl View<'_> {
    /// The reports that this player has made, in order.
    pub fn reports_by(&self, player: PlayerId) -> Result<Vec<ReportRow>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT player, whom, at, text FROM reports WHERE player = ?1 ORDER BY id",
        )?;
        let rows = statement.query_map([player], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Change<'_> {
    /// Adds a report.
    pub fn insert_report(&self, report: &ReportRow) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("INSERT INTO reports (player, whom, at, text) VALUES (?1, ?2, ?3, ?4)")?
            .execute(params![report.player, report.whom, seconds(report.at), report.text])?;
        Ok(())
    }
}
