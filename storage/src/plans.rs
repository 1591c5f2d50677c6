//! Conditional moves: one plan for each player and game.

use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{GameId, PlayerId};
use crate::rows::row;
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct PlanRow from "plans" {
        /// The number of the opponent's ply that it waits for.
        pub ply: u32,
        /// In the order language.
        pub text: String,
    }
}

impl View<'_> {
    pub fn plan(&self, player: PlayerId, game: GameId) -> Result<Option<PlanRow>, Fault> {
        self.row("WHERE player = ?1 AND game = ?2", params![player, game])
    }

    pub fn plans_of(&self, player: PlayerId) -> Result<Vec<(GameId, PlanRow)>, Fault> {
        let sql = "SELECT game, ply, text FROM plans WHERE player = ?1 ORDER BY game";
        self.find_all(sql, [player])
    }
}

impl Change<'_> {
    pub fn set_plan(&self, player: PlayerId, game: GameId, plan: &PlanRow) -> Result<(), Fault> {
        let sql = "INSERT INTO plans (player, game, ply, text) VALUES (?1, ?2, ?3, ?4)
                   ON CONFLICT (player, game) DO UPDATE SET ply = ?3, text = ?4";
        self.run(sql, params![player, game, plan.ply, plan.text])
    }

    pub fn drop_plan(&self, player: PlayerId, game: GameId) -> Result<(), Fault> {
        self.run("DELETE FROM plans WHERE player = ?1 AND game = ?2", params![player, game])
    }
}
