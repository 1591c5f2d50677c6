//! Games in which a player doesn't get the opponent's messages.

use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{GameId, PlayerId};
use crate::view::{Change, View};

impl View<'_> {
    pub fn is_muted(&self, player: PlayerId, game: GameId) -> Result<bool, Fault> {
        self.exists("SELECT 1 FROM mutes WHERE player = ?1 AND game = ?2", params![player, game])
    }

    pub fn mutes_of(&self, player: PlayerId) -> Result<Vec<GameId>, Fault> {
        self.find_all("SELECT game FROM mutes WHERE player = ?1 ORDER BY game", [player])
    }
}

impl Change<'_> {
    pub fn insert_mute(&self, player: PlayerId, game: GameId) -> Result<(), Fault> {
        let sql = "INSERT OR IGNORE INTO mutes (player, game) VALUES (?1, ?2)";
        self.run(sql, params![player, game])
    }

    pub fn delete_mute(&self, player: PlayerId, game: GameId) -> Result<(), Fault> {
        self.run("DELETE FROM mutes WHERE player = ?1 AND game = ?2", params![player, game])
    }
}
