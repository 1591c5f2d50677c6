//! What the players of a game say to each other.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{GameId, PlayerId};
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct MessageRow from "messages" {
        pub player: PlayerId,
        pub at: DateTime<Utc>,
        pub text: String,
        /// It has not been passed on yet, because it was written with that ply.
        pub held_ply: Option<u32>,
    }
}

row! {
    /// A message that was written around a ply.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct MessageAround from "messages" {
        pub id: i64,
        pub text: String,
        /// It has not been passed on yet.
        pub held_ply: Option<u32>,
    }
}

row! {
    /// A message that has not been passed on yet, because it was written with a ply.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct HeldMessage from "messages" {
        pub id: i64,
        pub game: GameId,
        pub at: DateTime<Utc>,
        pub text: String,
        pub held_ply: u32,
    }
}

impl View<'_> {
    /// `None` if its author's data was erased.
    pub fn message(&self, id: i64) -> Result<Option<MessageRow>, Fault> {
        self.row("WHERE id = ?1", [id])
    }

    /// When this player wrote their last message but `others`; `None` if there are no more.
    pub fn message_before_last(
        &self,
        player: PlayerId,
        others: u32,
    ) -> Result<Option<DateTime<Utc>>, Fault> {
        let sql = "SELECT at FROM messages WHERE player = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2";
        self.find_one(sql, params![player, others])
    }

    /// The last messages of a game that have been passed on, at most that many, the newest first.
    pub fn messages_in(&self, game: GameId, most: u32) -> Result<Vec<MessageRow>, Fault> {
        self.rows(
            "WHERE game = ?1 AND held_ply IS NULL ORDER BY id DESC LIMIT ?2",
            params![game, most],
        )
    }

    /// All messages of a player, in order, with their games.
    pub fn messages_by(&self, player: PlayerId) -> Result<Vec<(GameId, MessageRow)>, Fault> {
        let sql = "SELECT game, player, at, text, held_ply FROM messages WHERE player = ?1
                   ORDER BY id";
        self.find_all(sql, [player])
    }

    /// What a player wrote around plies of a game, from that one on, in order.
    pub fn messages_with(
        &self,
        player: PlayerId,
        game: GameId,
        ply: u32,
    ) -> Result<Vec<MessageAround>, Fault> {
        self.rows(
            "WHERE player = ?1 AND game = ?2 AND with_ply >= ?3 ORDER BY id",
            params![player, game, ply],
        )
    }

    /// The messages of a player that have not been passed on, in order.
    pub fn held_messages(&self, player: PlayerId) -> Result<Vec<HeldMessage>, Fault> {
        self.rows("WHERE player = ?1 AND held_ply IS NOT NULL ORDER BY id", [player])
    }
}

impl Change<'_> {
    /// Returns the message's id.
    pub fn insert_message(&self, game: GameId, message: &MessageRow) -> Result<i64, Fault> {
        let sql = "INSERT INTO messages (player, game, at, text, held_ply, with_ply)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?5)";
        let MessageRow { player, at, text, held_ply } = message;
        self.insert(sql, params![player, game, seconds(*at), text, held_ply])
    }

    /// Notes that a message is passed on.
    pub fn release_message(&self, id: i64) -> Result<(), Fault> {
        self.run("UPDATE messages SET held_ply = NULL WHERE id = ?1", [id])
    }

    /// Deletes a message that nobody has seen.
    pub fn delete_message(&self, id: i64) -> Result<(), Fault> {
        self.run("DELETE FROM messages WHERE id = ?1", [id])
    }

    /// Deletes a message that has not been passed on.
    pub fn drop_held_message(&self, id: i64) -> Result<(), Fault> {
        self.run("DELETE FROM messages WHERE id = ?1 AND held_ply IS NOT NULL", [id])
    }
}
