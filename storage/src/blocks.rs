//! From whom players want nothing.

use rusqlite::params;

use crate::{Change, Fault, PlayerId, View};

impl View<'_> {
    /// Whether `player` has blocked `other`.
    pub fn has_blocked(&self, player: PlayerId, other: PlayerId) -> Result<bool, Fault> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT 1 FROM blocks WHERE player = ?1 AND blocked = ?2")?;
        Ok(statement.exists(params![player, other])?)
    }

    /// The names of those whom this player has blocked.
    pub fn blocked_by(&self, player: PlayerId) -> Result<Vec<String>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT handle FROM blocks JOIN players ON players.id = blocked
             WHERE player = ?1 ORDER BY folded",
        )?;
        let rows = statement.query_map([player], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Change<'_> {
    /// Notes that `player` has blocked `other`.
    pub fn insert_block(&self, player: PlayerId, other: PlayerId) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("INSERT OR IGNORE INTO blocks (player, blocked) VALUES (?1, ?2)")?
            .execute(params![player, other])?;
        Ok(())
    }

    /// Ends a block.
    pub fn delete_block(&self, player: PlayerId, other: PlayerId) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("DELETE FROM blocks WHERE player = ?1 AND blocked = ?2")?
            .execute(params![player, other])?;
        Ok(())
    }
}
