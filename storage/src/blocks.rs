//! From whom players want nothing.

use rusqlite::params;

use crate::{Change, Fault, PlayerId, View};

impl View<'_> {
    /// Whether `player` has blocked `other`.
    pub fn has_blocked(&self, player: PlayerId, other: PlayerId) -> Result<bool, Fault> {
        let sql = "SELECT 1 FROM blocks WHERE player = ?1 AND blocked = ?2";
        self.exists(sql, params![player, other])
    }

    /// The names of those whom this player has blocked.
    pub fn blocked_by(&self, player: PlayerId) -> Result<Vec<String>, Fault> {
        let sql = "SELECT handle FROM blocks JOIN players ON players.id = blocked
                   WHERE player = ?1 ORDER BY folded";
        self.column(sql, [player])
    }
}

impl Change<'_> {
    /// Notes that `player` has blocked `other`.
    pub fn insert_block(&self, player: PlayerId, other: PlayerId) -> Result<(), Fault> {
        let sql = "INSERT OR IGNORE INTO blocks (player, blocked) VALUES (?1, ?2)";
        self.run(sql, params![player, other])
    }

    /// Ends a block.
    pub fn delete_block(&self, player: PlayerId, other: PlayerId) -> Result<(), Fault> {
        self.run("DELETE FROM blocks WHERE player = ?1 AND blocked = ?2", params![player, other])
    }
}
