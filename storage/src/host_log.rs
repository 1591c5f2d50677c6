//! What the hosts did about players and games, and why. What it says is the service's.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Row, params};

use crate::moment::{moment, seconds};
use crate::{Change, Fault, GameId, PlayerId, View};

/// Something that the hosts did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostLogRow {
    pub id: i64,
    pub at: DateTime<Utc>,
    /// What, as the service writes it.
    pub what: String,
    pub player: Option<PlayerId>,
    pub game: Option<GameId>,
    /// Until when, if it ends.
    pub until: Option<DateTime<Utc>>,
    pub reason: String,
}

const COLUMNS: &str = "id, at, what, player, game, until_at, reason";

fn read(row: &Row<'_>) -> rusqlite::Result<HostLogRow> {
    let until: Option<i64> = row.get(5)?;
    Ok(HostLogRow {
        id: row.get(0)?,
        at: moment(row.get(1)?),
        what: row.get(2)?,
        player: row.get(3)?,
        game: row.get(4)?,
        until: until.map(moment),
        reason: row.get(6)?,
    })
}

impl View<'_> {
    /// The last things that the hosts did, the newest first, at most so many.
    pub fn host_log(&self, most: u32) -> Result<Vec<HostLogRow>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM host_log ORDER BY id DESC LIMIT ?1");
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([most], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The thing of that number.
    ///
    /// # Errors
    /// The file cannot be read, or there is none: ids come from the file.
    pub fn host_act(&self, id: i64) -> Result<HostLogRow, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM host_log WHERE id = ?1");
        let found = self.connection.prepare_cached(&sql)?.query_row([id], read).optional()?;
        found.ok_or_else(|| Fault::row(format_args!("the hosts' log has no {id}")))
    }

    /// All that the hosts did about a player, in order.
    pub fn host_acts_about(&self, player: PlayerId) -> Result<Vec<HostLogRow>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM host_log WHERE player = ?1 ORDER BY id");
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([player], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Change<'_> {
    /// Adds a thing that the hosts did; its `id` counts for nothing. The number it got.
    pub fn insert_host_act(&self, row: &HostLogRow) -> Result<i64, Fault> {
        self.transaction
            .prepare_cached(
                "INSERT INTO host_log (at, what, player, game, until_at, reason)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            )?
            .execute(params![
                seconds(row.at),
                row.what,
                row.player,
                row.game,
                row.until.map(seconds),
                row.reason,
            ])?;
        Ok(self.transaction.last_insert_rowid())
    }
}
