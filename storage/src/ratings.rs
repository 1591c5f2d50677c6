//! Ratings as they were after each rated match, and how much stronger a ruleset's attackers are.

use chrono::{DateTime, Utc};
use engine::BySide;
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{GameId, PlayerId};
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    /// A player's rating after a match or a single game.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RatingRow from "ratings" {
        pub ruleset: String,
        pub player: PlayerId,
        /// The game that was rated; the first one, if it was a match.
        pub game: GameId,
        pub at: DateTime<Utc>,
        pub rating: f64,
        pub deviation: f64,
        /// Glicko's measure of how much the strength changes.
        pub volatility: f64,
        /// How much stronger the player is with the attackers than on both sides together.
        pub lean: f64,
        /// How well that is known: 1 / variance.
        pub lean_weight: f64,
        pub games: BySide<u32> = "attacked, defended",
    }
}

row! {
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct BiasRow from "side_biases" {
        /// In rating points.
        pub bias: f64,
        /// How well it is known: 1 / variance.
        pub weight: f64,
        /// The number of games it follows from.
        pub games: u32,
    }
}

impl View<'_> {
    pub fn rating(&self, ruleset: &str, player: PlayerId) -> Result<Option<RatingRow>, Fault> {
        let rest = "WHERE player = ?1 AND ruleset = ?2 ORDER BY id DESC LIMIT 1";
        self.row(rest, params![player, ruleset])
    }

    /// The ratings in a ruleset of all who have a place on that ladder now.
    pub fn ratings_on(&self, ladder: &str, ruleset: &str) -> Result<Vec<RatingRow>, Fault> {
        let rest = "WHERE id IN (SELECT (SELECT max(id) FROM ratings own
                                         WHERE own.player = rungs.player AND ruleset = ?2)
                                 FROM rungs WHERE ladder = ?1 AND place IS NOT NULL)";
        self.rows(rest, [ladder, ruleset])
    }

    /// Also all earlier ratings, in order.
    pub fn ratings_of(&self, ruleset: &str, player: PlayerId) -> Result<Vec<RatingRow>, Fault> {
        self.rows("WHERE player = ?1 AND ruleset = ?2 ORDER BY id", params![player, ruleset])
    }

    /// Also all earlier ratings, in order.
    pub fn all_ratings(&self) -> Result<Vec<RatingRow>, Fault> {
        self.rows("ORDER BY id", [])
    }

    /// `None` if nothing was rated.
    pub fn side_bias(&self, ruleset: &str) -> Result<Option<BiasRow>, Fault> {
        self.row("WHERE ruleset = ?1", [ruleset])
    }

    pub fn rated_rulesets(&self) -> Result<Vec<String>, Fault> {
        self.find_all("SELECT ruleset FROM side_biases ORDER BY ruleset", [])
    }
}

impl Change<'_> {
    pub fn insert_rating(&self, row: &RatingRow) -> Result<(), Fault> {
        let sql = "INSERT INTO ratings (ruleset, player, game, at, rating, deviation, volatility,
                                        lean, lean_weight, attacked, defended)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)";
        self.run(
            sql,
            params![
                row.ruleset,
                row.player,
                row.game,
                seconds(row.at),
                row.rating,
                row.deviation,
                row.volatility,
                row.lean,
                row.lean_weight,
                row.games.attackers,
                row.games.defenders,
            ],
        )
    }

    pub fn set_side_bias(&self, ruleset: &str, row: BiasRow) -> Result<(), Fault> {
        let sql = "INSERT INTO side_biases (ruleset, bias, weight, games) VALUES (?1, ?2, ?3, ?4)
                   ON CONFLICT (ruleset) DO UPDATE SET bias = ?2, weight = ?3, games = ?4";
        self.run(sql, params![ruleset, row.bias, row.weight, row.games])
    }

    /// Deletes all ratings and biases, before they are computed again.
    pub fn delete_ratings(&self) -> Result<(), Fault> {
        self.run("DELETE FROM ratings", [])?;
        self.run("DELETE FROM side_biases", [])
    }
}
