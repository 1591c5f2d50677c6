//! The line that a player tries in a game: one for each player and game.

use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{GameId, PlayerId};
use crate::rows::row;
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct TrialRow from "trials" {
        /// How many plies the game had when the line was tried.
        pub made: u32,
        /// After how many of them the line begins.
        pub ply: u32,
        /// In the order language.
        pub line: String,
    }
}

impl View<'_> {
    pub fn trial(&self, player: PlayerId, game: GameId) -> Result<Option<TrialRow>, Fault> {
        self.row("WHERE player = ?1 AND game = ?2", params![player, game])
    }

    pub fn trials_of(&self, player: PlayerId) -> Result<Vec<(GameId, TrialRow)>, Fault> {
        let sql = "SELECT game, made, ply, line FROM trials WHERE player = ?1 ORDER BY game";
        self.find_all(sql, [player])
    }
}

impl Change<'_> {
    pub fn set_trial(&self, player: PlayerId, game: GameId, trial: &TrialRow) -> Result<(), Fault> {
        let sql = "INSERT INTO trials (player, game, made, ply, line) VALUES (?1, ?2, ?3, ?4, ?5)
                   ON CONFLICT (player, game) DO UPDATE SET made = ?3, ply = ?4, line = ?5";
        self.run(sql, params![player, game, trial.made, trial.ply, trial.line])
    }
}
