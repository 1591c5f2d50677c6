//! What the players of a game say to each other.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, params};

use crate::moment::{moment, seconds};
use crate::{Change, Fault, GameId, PlayerId, View};

/// A message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageRow {
    pub player: PlayerId,
    pub at: DateTime<Utc>,
    pub text: String,
}

impl View<'_> {
    /// The message of that id; `None` if its author has erased it.
    pub fn message(&self, id: i64) -> Result<Option<MessageRow>, Fault> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT player, at, text FROM messages WHERE id = ?1")?;
        let found = statement.query_row([id], |row| {
            Ok(MessageRow { player: row.get(0)?, at: moment(row.get(1)?), text: row.get(2)? })
        });
        Ok(found.optional()?)
    }
}

impl View<'_> {
    /// When this player said the last message but so many; `None` if there are fewer.
    pub fn message_before_last(
        &self,
        player: PlayerId,
        others: u32,
    ) -> Result<Option<DateTime<Utc>>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT at FROM messages WHERE player = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2",
        )?;
        let found = statement.query_row(params![player, others], |row| Ok(moment(row.get(0)?)));
        Ok(found.optional()?)
    }

    /// All messages of this player with their games, in order.
    pub fn messages_by(&self, player: PlayerId) -> Result<Vec<(GameId, MessageRow)>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT player, at, text, game FROM messages WHERE player = ?1 ORDER BY id",
        )?;
        let rows = statement.query_map([player], |row| {
            let message =
                MessageRow { player: row.get(0)?, at: moment(row.get(1)?), text: row.get(2)? };
            Ok((row.get(3)?, message))
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Change<'_> {
    /// Adds a message; its id.
    pub fn insert_message(&self, game: GameId, message: &MessageRow) -> Result<i64, Fault> {
        self.transaction
            .prepare_cached(
                "INSERT INTO messages (player, game, at, text) VALUES (?1, ?2, ?3, ?4)",
            )?
            .execute(params![message.player, game, seconds(message.at), message.text])?;
        Ok(self.transaction.last_insert_rowid())
    }
}
