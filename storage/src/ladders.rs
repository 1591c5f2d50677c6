//! Which ladders the organisers have opened and closed, and when. What happens on a ladder is in
//! its log.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    /// A time for which a ladder is or was open.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct LadderRow from "ladders" {
        /// By which its log, rungs, matches and boards name it: `copenhagen`, or that of a circle,
        /// `vikings/copenhagen`.
        pub ladder: String,
        pub opened_at: DateTime<Utc>,
        /// `None` while it is open.
        pub closed_at: Option<DateTime<Utc>>,
    }
}

impl View<'_> {
    /// All ladders that were ever opened, by name.
    pub fn ladders(&self) -> Result<Vec<String>, Fault> {
        self.find_all("SELECT DISTINCT ladder FROM ladders ORDER BY ladder", [])
    }

    pub fn open_ladders(&self) -> Result<Vec<LadderRow>, Fault> {
        self.rows("WHERE closed_at IS NULL ORDER BY ladder", [])
    }

    /// `None` if this ladder isn't open.
    pub fn open_ladder(&self, ladder: &str) -> Result<Option<LadderRow>, Fault> {
        self.row("WHERE ladder = ?1 AND closed_at IS NULL", [ladder])
    }

    /// Every time for which a ladder was opened, the first one first.
    pub fn ladder_times(&self, ladder: &str) -> Result<Vec<LadderRow>, Fault> {
        self.rows("WHERE ladder = ?1 ORDER BY id", [ladder])
    }

    /// Ladders with a log, with places or with matches that were never opened.
    pub fn unopened_ladders(&self) -> Result<Vec<String>, Fault> {
        let sql = "SELECT ladder FROM (SELECT ladder FROM ladder_log UNION SELECT ladder FROM rungs
                                       UNION SELECT ladder FROM ladder_matches)
                   WHERE ladder NOT IN (SELECT ladder FROM ladders) ORDER BY ladder";
        self.find_all(sql, [])
    }
}

impl Change<'_> {
    pub fn insert_ladder(&self, row: &LadderRow) -> Result<(), Fault> {
        let sql = "INSERT INTO ladders (ladder, opened_at) VALUES (?1, ?2)";
        self.run(sql, params![row.ladder, seconds(row.opened_at)])
    }

    pub fn close_ladder(&self, ladder: &str, at: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "UPDATE ladders SET closed_at = ?2 WHERE ladder = ?1 AND closed_at IS NULL";
        self.run(sql, params![ladder, seconds(at)])
    }
}
