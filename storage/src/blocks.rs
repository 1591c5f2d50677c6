//! Players who have blocked each other: a block keeps what one does from reaching the other.

use rusqlite::params;

use crate::fault::Fault;
use crate::ids::PlayerId;
use crate::view::{Change, View};

impl View<'_> {
    pub fn has_blocked(&self, player: PlayerId, other: PlayerId) -> Result<bool, Fault> {
        let sql = "SELECT 1 FROM blocks WHERE player = ?1 AND blocked = ?2";
        self.exists(sql, params![player, other])
    }

    /// The names of the players that this one has blocked, in order.
    pub fn blocked_by(&self, player: PlayerId) -> Result<Vec<String>, Fault> {
        let sql = "SELECT handle FROM blocks JOIN players ON players.id = blocked
                   WHERE player = ?1 ORDER BY folded";
        self.find_all(sql, [player])
    }
}

impl Change<'_> {
    pub fn insert_block(&self, player: PlayerId, other: PlayerId) -> Result<(), Fault> {
        let sql = "INSERT OR IGNORE INTO blocks (player, blocked) VALUES (?1, ?2)";
        self.run(sql, params![player, other])
    }

    pub fn delete_block(&self, player: PlayerId, other: PlayerId) -> Result<(), Fault> {
        self.run("DELETE FROM blocks WHERE player = ?1 AND blocked = ?2", params![player, other])
    }
}
