//! Conditional moves: one plan a player and game.

use rusqlite::{OptionalExtension, params};

use crate::{Change, Fault, GameId, PlayerId, View};

/// What a player has planned in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanRow {
    /// The other's ply that it waits for.
    pub ply: u32,
    /// As the order language writes it.
    pub text: String,
}

impl View<'_> {
    /// What a player has planned in a game.
    pub fn plan(&self, player: PlayerId, game: GameId) -> Result<Option<PlanRow>, Fault> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT ply, text FROM plans WHERE player = ?1 AND game = ?2")?;
        let found = statement.query_row(params![player, game], |row| {
            Ok(PlanRow { ply: row.get(0)?, text: row.get(1)? })
        });
        Ok(found.optional()?)
    }
}

impl View<'_> {
    /// All plans of this player, by game.
    pub fn plans_of(&self, player: PlayerId) -> Result<Vec<(GameId, PlanRow)>, Fault> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT game, ply, text FROM plans WHERE player = ?1 ORDER BY game")?;
        let rows = statement.query_map([player], |row| {
            Ok((row.get(0)?, PlanRow { ply: row.get(1)?, text: row.get(2)? }))
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Change<'_> {
    /// Keeps what a player has planned in a game, in place of an earlier plan.
    pub fn set_plan(&self, player: PlayerId, game: GameId, plan: &PlanRow) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "INSERT INTO plans (player, game, ply, text) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT (player, game) DO UPDATE SET ply = ?3, text = ?4",
            )?
            .execute(params![player, game, plan.ply, plan.text])?;
        Ok(())
    }

    /// Forgets what a player has planned in a game.
    pub fn drop_plan(&self, player: PlayerId, game: GameId) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("DELETE FROM plans WHERE player = ?1 AND game = ?2")?
            .execute(params![player, game])?;
        Ok(())
    }
}
