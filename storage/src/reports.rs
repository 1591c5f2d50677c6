//! What players tell the hosts about each other.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::PlayerId;
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct ReportRow from "reports" {
        pub player: PlayerId,
        pub reported: PlayerId = "whom",
        pub at: DateTime<Utc>,
        /// May be empty.
        pub text: String,
    }
}

impl View<'_> {
    /// How many reports there are, without those about that player, and the newest of them.
    pub fn reports_not_about(
        &self,
        player: Option<PlayerId>,
    ) -> Result<(u32, Option<ReportRow>), Fault> {
        let count = self.value("SELECT count(*) FROM reports WHERE whom IS NOT ?1", [player])?;
        Ok((count, self.row("WHERE whom IS NOT ?1 ORDER BY id DESC LIMIT 1", [player])?))
    }

    /// The last reports, the newest first.
    pub fn reports(&self, limit: u32) -> Result<Vec<ReportRow>, Fault> {
        self.rows("ORDER BY id DESC LIMIT ?1", [limit])
    }

    /// When this player made their last report but `others`; `None` if there are no more.
    pub fn report_before_last(
        &self,
        player: PlayerId,
        others: u32,
    ) -> Result<Option<DateTime<Utc>>, Fault> {
        let sql = "SELECT at FROM reports WHERE player = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2";
        self.find_one(sql, params![player, others])
    }

    pub fn reports_by(&self, player: PlayerId) -> Result<Vec<ReportRow>, Fault> {
        self.rows("WHERE player = ?1 ORDER BY id", [player])
    }
}

impl Change<'_> {
    pub fn insert_report(&self, report: &ReportRow) -> Result<(), Fault> {
        let sql = "INSERT INTO reports (player, whom, at, text) VALUES (?1, ?2, ?3, ?4)";
        self.run(sql, params![report.player, report.reported, seconds(report.at), report.text])
    }
}
