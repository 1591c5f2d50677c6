//! Orders that wait for the player's "yes", each in the place where the question was asked.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{GameId, PlayerId};
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Confirmation from "confirmations" {
        /// Where the question was asked, as the channel names the place.
        pub place: String,
        pub game: Option<GameId>,
        /// In canonical text.
        pub order: String = "order_text",
        pub asked_at: DateTime<Utc>,
    }
}

impl View<'_> {
    pub fn confirmation(
        &self,
        player: PlayerId,
        place: &str,
    ) -> Result<Option<Confirmation>, Fault> {
        self.row("WHERE player = ?1 AND place = ?2", params![player, place])
    }

    /// All of this player's, the oldest first.
    pub fn confirmations(&self, player: PlayerId) -> Result<Vec<Confirmation>, Fault> {
        self.rows("WHERE player = ?1 ORDER BY asked_at, place", [player])
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
