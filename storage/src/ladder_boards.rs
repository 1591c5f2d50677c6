//! Messages in Discord that show a ladder and are kept up to date.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    /// A message that shows a ladder, or will.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct LadderBoardRow from "ladder_boards" {
        pub server: String,
        pub channel: String,
        pub ladder: String,
        /// `None` until it is posted.
        pub message: Option<String>,
        pub pinned: bool,
        /// Whether the ladder has changed since the message was written.
        pub stale: bool,
        /// When to update it, or to try again.
        pub due_at: Option<DateTime<Utc>>,
    }
}

impl View<'_> {
    /// The messages that have to be updated by `now`.
    pub fn due_ladder_boards(
        &self,
        now: DateTime<Utc>,
        limit: u32,
    ) -> Result<Vec<LadderBoardRow>, Fault> {
        self.rows("WHERE due_at <= ?1 ORDER BY due_at LIMIT ?2", params![seconds(now), limit])
    }

    pub fn ladder_boards(&self, ladder: &str) -> Result<Vec<LadderBoardRow>, Fault> {
        self.rows("WHERE ladder = ?1 ORDER BY channel", [ladder])
    }
}

impl Change<'_> {
    pub fn set_ladder_board(&self, row: &LadderBoardRow) -> Result<(), Fault> {
        let sql = "INSERT OR REPLACE INTO ladder_boards
                       (server, channel, ladder, message, pinned, stale, due_at)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        let LadderBoardRow { server, channel, ladder, message, pinned, stale, due_at } = row;
        let due_at = due_at.map(seconds);
        self.run(sql, params![server, channel, ladder, message, pinned, stale, due_at])
    }

    pub fn delete_ladder_board(&self, channel: &str, ladder: &str) -> Result<(), Fault> {
        self.run("DELETE FROM ladder_boards WHERE channel = ?1 AND ladder = ?2", [channel, ladder])
    }
}
