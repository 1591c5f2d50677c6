//! What players write to the organisers, about each other or about nobody, and the answers.

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
        pub id: i64,
        pub player: PlayerId,
        /// The player it is about, if it is about one.
        pub reported: Option<PlayerId> = "whom",
        pub at: DateTime<Utc>,
        /// May be empty.
        pub text: String,
        /// When it was answered, if it was.
        pub answered_at: Option<DateTime<Utc>>,
        /// Who answered; `None` also if that was done on the club's machine.
        pub answered_by: Option<PlayerId>,
        pub answer: Option<String>,
    }
}

impl View<'_> {
    pub fn report(&self, id: i64) -> Result<Option<ReportRow>, Fault> {
        self.row("WHERE id = ?1", [id])
    }

    /// The reports that nobody has answered, in order; for a player without those that are theirs or
    /// about them.
    pub fn open_reports_for(&self, player: Option<PlayerId>) -> Result<Vec<ReportRow>, Fault> {
        let open = "WHERE answered_at IS NULL
                    AND (?1 IS NULL OR (player IS NOT ?1 AND whom IS NOT ?1)) ORDER BY id";
        self.rows(open, [player])
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

    /// Those that this player answered as an organiser, in order.
    pub fn reports_answered_by(&self, player: PlayerId) -> Result<Vec<ReportRow>, Fault> {
        self.rows("WHERE answered_by = ?1 ORDER BY id", [player])
    }
}

impl Change<'_> {
    /// Adds a report, about nobody if none is given. Returns the number that it got.
    pub fn insert_report(
        &self,
        player: PlayerId,
        whom: Option<PlayerId>,
        at: DateTime<Utc>,
        text: &str,
    ) -> Result<i64, Fault> {
        let sql = "INSERT INTO reports (player, whom, at, text) VALUES (?1, ?2, ?3, ?4)";
        self.insert(sql, params![player, whom, seconds(at), text])
    }

    /// Closes a report with an answer, by that organiser or by the host.
    pub fn answer_report(
        &self,
        id: i64,
        at: DateTime<Utc>,
        by: Option<PlayerId>,
        answer: &str,
    ) -> Result<(), Fault> {
        let sql =
            "UPDATE reports SET answered_at = ?2, answered_by = ?3, answer = ?4 WHERE id = ?1";
        self.run(sql, params![id, seconds(at), by, answer])
    }
}
