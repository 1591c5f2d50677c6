//! Orders that wait for the player's "yes", each in the place where the question was asked.

use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::fault::Fault;
use crate::ids::{GameId, PlayerId};
use crate::moment::{read_moment, seconds};
use crate::view::{Change, View};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Confirmation {
    /// Where the question was asked, as the channel names the place.
    pub place: String,
    pub game: Option<GameId>,
    /// In canonical text.
    pub order: String,
    pub asked_at: DateTime<Utc>,
}

const SELECT: &str = "SELECT place, game, order_text, asked_at FROM confirmations";

fn read_confirmation(row: &Row<'_>) -> rusqlite::Result<Confirmation> {
    Ok(Confirmation {
        place: row.get(0)?,
        game: row.get(1)?,
        order: row.get(2)?,
        asked_at: read_moment(row, 3)?,
    })
}

impl View<'_> {
    pub fn confirmation(
        &self,
        player: PlayerId,
        place: &str,
    ) -> Result<Option<Confirmation>, Fault> {
        let sql = format!("{SELECT} WHERE player = ?1 AND place = ?2");
        self.find_one(&sql, params![player, place], read_confirmation)
    }

    /// All of this player's, the oldest first.
    pub fn confirmations(&self, player: PlayerId) -> Result<Vec<Confirmation>, Fault> {
        let sql = format!("{SELECT} WHERE player = ?1 ORDER BY asked_at, place");
        self.find_all(&sql, [player], read_confirmation)
    }
}

impl Change<'_> {
    /// Keeps an order that waits, instead of an earlier one in the same place, and forgets
    /// everything that this player was asked before `outdated`.
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

    pub fn drop_confirmation(&self, player: PlayerId, place: &str) -> Result<(), Fault> {
        let sql = "DELETE FROM confirmations WHERE player = ?1 AND place = ?2";
        self.run(sql, params![player, place])
    }
}
