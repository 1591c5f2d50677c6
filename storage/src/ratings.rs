//! Ratings as they were after each rated match, and how much stronger a ruleset's attackers are.

use chrono::{DateTime, Utc};
use engine::BySide;
use rusqlite::{Row, params};

use crate::fault::Fault;
use crate::ids::{GameId, PlayerId};
use crate::moment::{read_moment, seconds};
use crate::view::{Change, View};

/// A player's rating after a match or a single game.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingRow {
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
    pub games: BySide<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BiasRow {
    /// In rating points.
    pub bias: f64,
    /// How well it is known: 1 / variance.
    pub weight: f64,
    /// The number of games it follows from.
    pub games: u32,
}

const SELECT: &str = "SELECT ruleset, player, game, at, rating, deviation, volatility, lean, \
                      lean_weight, attacked, defended FROM ratings";

fn read_rating(row: &Row<'_>) -> rusqlite::Result<RatingRow> {
    Ok(RatingRow {
        ruleset: row.get(0)?,
        player: row.get(1)?,
        game: row.get(2)?,
        at: read_moment(row, 3)?,
        rating: row.get(4)?,
        deviation: row.get(5)?,
        volatility: row.get(6)?,
        lean: row.get(7)?,
        lean_weight: row.get(8)?,
        games: BySide { attackers: row.get(9)?, defenders: row.get(10)? },
    })
}

impl View<'_> {
    pub fn rating(&self, ruleset: &str, player: PlayerId) -> Result<Option<RatingRow>, Fault> {
        let sql = format!("{SELECT} WHERE player = ?1 AND ruleset = ?2 ORDER BY id DESC LIMIT 1");
        self.find_one(&sql, params![player, ruleset], read_rating)
    }

    /// Also all earlier ratings, in order.
    pub fn ratings_of(&self, ruleset: &str, player: PlayerId) -> Result<Vec<RatingRow>, Fault> {
        let sql = format!("{SELECT} WHERE player = ?1 AND ruleset = ?2 ORDER BY id");
        self.find_all(&sql, params![player, ruleset], read_rating)
    }

    /// Also all earlier ratings, in order.
    pub fn all_ratings(&self) -> Result<Vec<RatingRow>, Fault> {
        self.find_all(&format!("{SELECT} ORDER BY id"), [], read_rating)
    }

    /// `None` if nothing was rated.
    pub fn side_bias(&self, ruleset: &str) -> Result<Option<BiasRow>, Fault> {
        let sql = "SELECT bias, weight, games FROM side_biases WHERE ruleset = ?1";
        self.find_one(sql, [ruleset], |row| {
            Ok(BiasRow { bias: row.get(0)?, weight: row.get(1)?, games: row.get(2)? })
        })
    }

    pub fn rated_rulesets(&self) -> Result<Vec<String>, Fault> {
        self.column("SELECT ruleset FROM side_biases ORDER BY ruleset", [])
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
