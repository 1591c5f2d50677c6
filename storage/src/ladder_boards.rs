//! Messages in Discord that show a ladder and are kept up to date.

use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::fault::Fault;
use crate::moment::{read_optional_moment, seconds};
use crate::view::{Change, View};

/// A message that shows a ladder, or will.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderBoardRow {
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

const SELECT: &str = "SELECT server, channel, ladder, message, pinned, stale, due_at \
                      FROM ladder_boards";

fn read_ladder_board(row: &Row<'_>) -> rusqlite::Result<LadderBoardRow> {
    Ok(LadderBoardRow {
        server: row.get(0)?,
        channel: row.get(1)?,
        ladder: row.get(2)?,
        message: row.get(3)?,
        pinned: row.get(4)?,
        stale: row.get(5)?,
        due_at: read_optional_moment(row, 6)?,
    })
}

impl View<'_> {
    /// The messages that have to be updated by `now`.
    pub fn due_ladder_boards(
        &self,
        now: DateTime<Utc>,
        limit: u32,
    ) -> Result<Vec<LadderBoardRow>, Fault> {
        let sql = format!("{SELECT} WHERE due_at <= ?1 ORDER BY due_at LIMIT ?2");
        self.find_all(&sql, params![seconds(now), limit], read_ladder_board)
    }

    pub fn ladder_boards(&self, ladder: &str) -> Result<Vec<LadderBoardRow>, Fault> {
        let sql = format!("{SELECT} WHERE ladder = ?1 ORDER BY channel");
        self.find_all(&sql, [ladder], read_ladder_board)
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
