//! Games in which a player hears no messages.

use rusqlite::params;

use crate::{Change, Fault, GameId, PlayerId, View};

impl View<'_> {
    /// Whether this player hears no messages in that game.
    pub fn is_muted(&self, player: PlayerId, game: GameId) -> Result<bool, Fault> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT 1 FROM mutes WHERE player = ?1 AND game = ?2")?;
        Ok(statement.exists(params![player, game])?)
    }
}

impl View<'_> {
    /// The games in which this player hears no messages.
    pub fn mutes_of(&self, player: PlayerId) -> Result<Vec<GameId>, Fault> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT game FROM mutes WHERE player = ?1 ORDER BY game")?;
        let rows = statement.query_map([player], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Change<'_> {
    /// Mutes a game for a player.
    pub fn insert_mute(&self, player: PlayerId, game: GameId) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("INSERT OR IGNORE INTO mutes (player, game) VALUES (?1, ?2)")?
            .execute(params![player, game])?;
        Ok(())
    }

    /// Ends that.
    pub fn delete_mute(&self, player: PlayerId, game: GameId) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("DELETE FROM mutes WHERE player = ?1 AND game = ?2")?
            .execute(params![player, game])?;
        Ok(())
    }
}
