//! What finished games were worth: which games are to be reviewed, and what was found. What the text
//! says is not known here.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::GameId;
use crate::moment::seconds;
use crate::view::{Change, View};

impl View<'_> {
    /// The game that has been due for a review longest.
    pub fn due_review(&self, now: DateTime<Utc>) -> Result<Option<GameId>, Fault> {
        let sql = "SELECT game FROM reviews WHERE found IS NULL AND due_at <= ?1
                   ORDER BY due_at, game LIMIT 1";
        self.find_one(sql, [seconds(now)])
    }

    /// How many games are due for a review by then.
    pub fn reviews_due(&self, by: DateTime<Utc>) -> Result<u32, Fault> {
        let sql = "SELECT count(*) FROM reviews WHERE found IS NULL AND due_at <= ?1";
        Ok(self.find_one(sql, [seconds(by)])?.unwrap_or(0))
    }

    /// Whether a game is still to be reviewed.
    pub fn awaits_review(&self, game: GameId) -> Result<bool, Fault> {
        self.exists("SELECT 1 FROM reviews WHERE game = ?1 AND found IS NULL", [game])
    }

    /// What was found about a game; `None` if nothing has been yet.
    pub fn review(&self, game: GameId) -> Result<Option<String>, Fault> {
        self.find_one("SELECT found FROM reviews WHERE game = ?1 AND found IS NOT NULL", [game])
    }
}

impl Change<'_> {
    /// A game is to be reviewed from that moment on, unless it has been or is to be already.
    pub fn insert_review(&self, game: GameId, due_at: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "INSERT INTO reviews (game, due_at) VALUES (?1, ?2)
                   ON CONFLICT (game) DO NOTHING";
        self.run(sql, params![game, seconds(due_at)])
    }

    pub fn postpone_review(&self, game: GameId, due_at: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "UPDATE reviews SET due_at = ?2 WHERE game = ?1 AND found IS NULL";
        self.run(sql, params![game, seconds(due_at)])
    }

    pub fn finish_review(&self, game: GameId, found: &str) -> Result<(), Fault> {
        self.run("UPDATE reviews SET found = ?2 WHERE game = ?1", params![game, found])
    }
}
