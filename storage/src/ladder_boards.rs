//! Messages in Discord that show a ladder and are kept up to date.

use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::moment::{moment, seconds};
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

const COLUMNS: &str = "server, channel, ladder, message, pinned, stale, due_at";

fn read(row: &Row<'_>) -> rusqlite::Result<LadderBoardRow> {
    Ok(LadderBoardRow {
        server: row.get(0)?,
        channel: row.get(1)?,
        ladder: row.get(2)?,
        message: row.get(3)?,
        pinned: row.get(4)?,
        stale: row.get(5)?,
        due_at: row.get::<_, Option<i64>>(6)?.map(moment),
    })
}

impl View<'_> {
    /// Those that are to be shown anew by `now`, at most so many.
    pub fn due_ladder_boards(
        &self,
        now: DateTime<Utc>,
        most: u32,
    ) -> Result<Vec<LadderBoardRow>, Fault> {
        let sql = format!(
            "SELECT {COLUMNS} FROM ladder_boards WHERE due_at <= ?1 ORDER BY due_at LIMIT ?2"
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map(params![seconds(now), most], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Those that show a ladder.
    pub fn ladder_boards(&self, ladder: &str) -> Result<Vec<LadderBoardRow>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM ladder_boards WHERE ladder = ?1 ORDER BY channel");
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([ladder], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Change<'_> {
    /// Adds or replaces one.
    pub fn set_ladder_board(&self, row: &LadderBoardRow) -> Result<(), Fault> {
        let sql = format!(
            "INSERT OR REPLACE INTO ladder_boards ({COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"
        );
        self.transaction.prepare_cached(&sql)?.execute(params![
            row.server,
            row.channel,
            row.ladder,
            row.message,
            row.pinned,
            row.stale,
            row.due_at.map(seconds),
        ])?;
        Ok(())
    }

    /// Forgets one.
    pub fn delete_ladder_board(&self, channel: &str, ladder: &str) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("DELETE FROM ladder_boards WHERE channel = ?1 AND ladder = ?2")?
            .execute([channel, ladder])?;
        Ok(())
    }
}
