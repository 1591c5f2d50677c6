//! Orders that wait for their "yes", each in the place where it was asked.

use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::moment::{read_moment, seconds};
use crate::{Change, Fault, GameId, PlayerId, View};

/// An order that waits for its "yes".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Confirmation {
    /// Where it was asked, in the channel's own words.
    pub place: String,
    /// The game it is about.
    pub game: Option<GameId>,
    /// The order's canonical text.
    pub order: String,
    /// When it was asked.
    pub asked_at: DateTime<Utc>,
}

fn confirmation(row: &Row<'_>) -> rusqlite::Result<Confirmation> {
    Ok(Confirmation {
        place: row.get(0)?,
        game: row.get(1)?,
        order: row.get(2)?,
        asked_at: read_moment(row, 3)?,
    })
}

impl View<'_> {
    /// The order of this player that waits for its "yes" in that place.
    pub fn confirmation(
        &self,
        player: PlayerId,
        place: &str,
    ) -> Result<Option<Confirmation>, Fault> {
        let sql = "SELECT place, game, order_text, asked_at FROM confirmations
                   WHERE player = ?1 AND place = ?2";
        self.find_one(sql, params![player, place], confirmation)
    }

    /// All orders of this player that wait for their "yes", the oldest first.
    pub fn confirmations(&self, player: PlayerId) -> Result<Vec<Confirmation>, Fault> {
        let sql = "SELECT place, game, order_text, asked_at FROM confirmations
                   WHERE player = ?1 ORDER BY asked_at, place";
        self.find_all(sql, [player], confirmation)
    }
}

impl Change<'_> {
    /// Notes an order that waits, in place of an earlier one there, and forgets all that this
    /// player was asked before `outdated`.
    pub fn set_confirmation(
        &self,
        player: PlayerId,
        confirmation: &Confirmation,
        outdated: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let sql = "DELETE FROM confirmations WHERE player = ?1 AND asked_at < ?2";
        self.run(sql, params![player, seconds(outdated)])?;
        let sql = "INSERT INTO confirmations (player, place, game, order_text, asked_at)
                   VALUES (?1, ?2, ?3, ?4, ?5)
                   ON CONFLICT (player, place) DO UPDATE
                   SET game = ?3, order_text = ?4, asked_at = ?5";
        let Confirmation { place, game, order, asked_at } = confirmation;
        self.run(sql, params![player, place, game, order, seconds(*asked_at)])
    }

    /// Forgets the order that waits in that place, if there is one.
    pub fn drop_confirmation(&self, player: PlayerId, place: &str) -> Result<(), Fault> {
        let sql = "DELETE FROM confirmations WHERE player = ?1 AND place = ?2";
        self.run(sql, params![player, place])
    }
}
