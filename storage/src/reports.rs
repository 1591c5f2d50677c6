//! What players tell the hosts about each other.

use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::fault::Fault;
use crate::ids::PlayerId;
use crate::moment::{read_moment, seconds};
use crate::view::{Change, View};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    pub player: PlayerId,
    pub reported: PlayerId,
    pub at: DateTime<Utc>,
    /// May be empty.
    pub text: String,
}

const SELECT: &str = "SELECT player, whom, at, text FROM reports";

fn read_report(row: &Row<'_>) -> rusqlite::Result<ReportRow> {
    Ok(ReportRow {
        player: row.get(0)?,
        reported: row.get(1)?,
        at: read_moment(row, 2)?,
        text: row.get(3)?,
    })
}

impl View<'_> {
    /// The last reports, the newest first.
    pub fn reports(&self, limit: u32) -> Result<Vec<ReportRow>, Fault> {
        self.find_all(&format!("{SELECT} ORDER BY id DESC LIMIT ?1"), [limit], read_report)
    }

    /// When this player made their last report but `others`; `None` if there are no more.
    pub fn report_before_last(
        &self,
        player: PlayerId,
        others: u32,
    ) -> Result<Option<DateTime<Utc>>, Fault> {
        let sql = "SELECT at FROM reports WHERE player = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2";
        self.find_one(sql, params![player, others], |row| read_moment(row, 0))
    }

    pub fn reports_by(&self, player: PlayerId) -> Result<Vec<ReportRow>, Fault> {
        self.find_all(&format!("{SELECT} WHERE player = ?1 ORDER BY id"), [player], read_report)
    }
}

impl Change<'_> {
    pub fn insert_report(&self, report: &ReportRow) -> Result<(), Fault> {
        let sql = "INSERT INTO reports (player, whom, at, text) VALUES (?1, ?2, ?3, ?4)";
        self.run(sql, params![report.player, report.reported, seconds(report.at), report.text])
    }
}
