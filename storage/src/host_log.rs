//! What the hosts did about players and games, and why. What the text means is the service's.

use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::fault::Fault;
use crate::ids::{GameId, PlayerId};
use crate::moment::{read_moment, read_optional_moment, seconds};
use crate::view::{Change, View};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostLogRow {
    pub id: i64,
    pub at: DateTime<Utc>,
    /// As the service writes it.
    pub what: String,
    pub player: Option<PlayerId>,
    pub game: Option<GameId>,
    /// When it ends, if it does.
    pub until: Option<DateTime<Utc>>,
    pub reason: String,
}

const SELECT: &str = "SELECT id, at, what, player, game, until_at, reason FROM host_log";

fn read_host_act(row: &Row<'_>) -> rusqlite::Result<HostLogRow> {
    Ok(HostLogRow {
        id: row.get(0)?,
        at: read_moment(row, 1)?,
        what: row.get(2)?,
        player: row.get(3)?,
        game: row.get(4)?,
        until: read_optional_moment(row, 5)?,
        reason: row.get(6)?,
    })
}

impl View<'_> {
    /// The last entries, the newest first.
    pub fn host_log(&self, limit: u32) -> Result<Vec<HostLogRow>, Fault> {
        self.find_all(&format!("{SELECT} ORDER BY id DESC LIMIT ?1"), [limit], read_host_act)
    }

    pub fn host_act(&self, id: i64) -> Result<HostLogRow, Fault> {
        let found = self.find_one(&format!("{SELECT} WHERE id = ?1"), [id], read_host_act)?;
        found.ok_or_else(|| Fault::row(format_args!("the hosts' log has no {id}")))
    }

    /// All entries about a player, in order.
    pub fn host_acts_about(&self, player: PlayerId) -> Result<Vec<HostLogRow>, Fault> {
        self.find_all(&format!("{SELECT} WHERE player = ?1 ORDER BY id"), [player], read_host_act)
    }
}

impl Change<'_> {
    /// Adds an entry, whose `id` is ignored. Returns the number that it got.
    pub fn insert_host_act(&self, row: &HostLogRow) -> Result<i64, Fault> {
        let sql = "INSERT INTO host_log (at, what, player, game, until_at, reason)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        let (at, until) = (seconds(row.at), row.until.map(seconds));
        self.insert(sql, params![at, row.what, row.player, row.game, until, row.reason])
    }
}
