//! Orders that wait for their "yes", one a player.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, params};

use crate::moment::{moment, seconds};
use crate::{Change, Fault, GameId, PlayerId, View};

/// An order that waits for its "yes".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Confirmation {
    /// The game it is about.
    pub game: Option<GameId>,
    /// The order's canonical text.
    pub order: String,
    /// When it was asked.
    pub asked_at: DateTime<Utc>,
}

impl View<'_> {
    /// The order of this player that waits for its "yes".
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn confirmation(&self, player: PlayerId) -> Result<Option<Confirmation>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT game, order_text, asked_at FROM confirmations WHERE player = ?1",
        )?;
        let found = statement.query_row([player], |row| {
            Ok(Confirmation {
                game: row.get(0)?,
                order: row.get(1)?,
                asked_at: moment(row.get(2)?),
            })
        });
        Ok(found.optional()?)
    }
}

impl Change<'_> {
    /// Notes an order that waits, in place of an earlier one.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn set_confirmation(
        &self,
        player: PlayerId,
        confirmation: &Confirmation,
    ) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "INSERT INTO confirmations (player, game, order_text, asked_at)
                 VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT (player) DO UPDATE SET game = ?2, order_text = ?3, asked_at = ?4",
            )?
            .execute(params![
                player,
                confirmation.game,
                confirmation.order,
                seconds(confirmation.asked_at),
            ])?;
        Ok(())
    }

    /// Forgets the order that waits, if there is one.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn drop_confirmation(&self, player: PlayerId) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("DELETE FROM confirmations WHERE player = ?1")?
            .execute([player])?;
        Ok(())
    }
}
