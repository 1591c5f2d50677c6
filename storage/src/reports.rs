//! What players tell the hosts about each other.

use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::moment::{read_moment, seconds};
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

fn read_report(row: &Row<'_>) -> rusqlite::Result<ReportRow> {
    Ok(ReportRow {
        player: row.get(0)?,
        whom: row.get(1)?,
        at: read_moment(row, 2)?,
        text: row.get(3)?,
    })
}

impl View<'_> {
    /// The reports, the newest first, at most so many.
    pub fn reports(&self, most: u32) -> Result<Vec<ReportRow>, Fault> {
        let sql = "SELECT player, whom, at, text FROM reports ORDER BY id DESC LIMIT ?1";
        self.find_all(sql, [most], read_report)
    }

    /// When this player made the last report but so many; `None` if there are fewer.
    pub fn report_before_last(
        &self,
        player: PlayerId,
        others: u32,
    ) -> Result<Option<DateTime<Utc>>, Fault> {
        let sql = "SELECT at FROM reports WHERE player = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2";
        self.find_one(sql, params![player, others], |row| Ok(read_moment(row, 0)?))
    }

    /// The reports that this player has made, in order.
    pub fn reports_by(&self, player: PlayerId) -> Result<Vec<ReportRow>, Fault> {
        let sql = "SELECT player, whom, at, text FROM reports WHERE player = ?1 ORDER BY id";
        self.find_all(sql, [player], read_report)
    }
}

impl Change<'_> {
    /// Adds a report.
    pub fn insert_report(&self, report: &ReportRow) -> Result<(), Fault> {
        let sql = "INSERT INTO reports (player, whom, at, text) VALUES (?1, ?2, ?3, ?4)";
        self.run(sql, params![report.player, report.whom, seconds(report.at), report.text])
    }
}
