//! Messages in Discord that show a ladder and are kept up to date.

use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::moment::{read_optional_moment, seconds};
use crate::{Change, Fault, View};

/// A message that shows a ladder, or is to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderBoardRow {
    pub server: String,
    pub channel: String,
    pub ladder: String,
    /// The message, once there is one.
    pub message: Option<String>,
    /// Whether it is pinned.
    pub pinned: bool,
    /// Whether the ladder has changed since what the message says was taken.
    pub stale: bool,
    /// When to show it anew, or to try again.
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
    /// Those that are to be shown anew by `now`, at most so many.
    pub fn due_ladder_boards(
        &self,
        now: DateTime<Utc>,
        most: u32,
    ) -> Result<Vec<LadderBoardRow>, Fault> {
        let sql = format!("{SELECT} WHERE due_at <= ?1 ORDER BY due_at LIMIT ?2");
        self.find_all(&sql, params![seconds(now), most], read_ladder_board)
    }

    /// Those that show a ladder.
    pub fn ladder_boards(&self, ladder: &str) -> Result<Vec<LadderBoardRow>, Fault> {
        let sql = format!("{SELECT} WHERE ladder = ?1 ORDER BY channel");
        self.find_all(&sql, [ladder], read_ladder_board)
    }
}

impl Change<'_> {
    /// Adds or replaces one.
    pub fn set_ladder_board(&self, row: &LadderBoardRow) -> Result<(), Fault> {
        let sql = "INSERT OR REPLACE INTO ladder_boards
                       (server, channel, ladder, message, pinned, stale, due_at)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        let LadderBoardRow { server, channel, ladder, message, pinned, stale, due_at } = row;
        let due_at = due_at.map(seconds);
        self.run(sql, params![server, channel, ladder, message, pinned, stale, due_at])
    }

    /// Forgets one.
    pub fn delete_ladder_board(&self, channel: &str, ladder: &str) -> Result<(), Fault> {
        self.run("DELETE FROM ladder_boards WHERE channel = ?1 AND ladder = ?2", [channel, ladder])
    }
}
