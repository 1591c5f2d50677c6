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

    /// All messages of a player, in order, with their games.
    pub fn messages_by(&self, player: PlayerId) -> Result<Vec<(GameId, MessageRow)>, Fault> {
        let sql = "SELECT game, player, at, text FROM messages WHERE player = ?1 ORDER BY id";
        self.find_all(sql, [player])
    }
}

impl Change<'_> {
    /// Returns the message's id.
    pub fn insert_message(&self, game: GameId, message: &MessageRow) -> Result<i64, Fault> {
        let sql = "INSERT INTO messages (player, game, at, text) VALUES (?1, ?2, ?3, ?4)";
        self.insert(sql, params![message.player, game, seconds(message.at), message.text])
    }
}
