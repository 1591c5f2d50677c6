//! What players were asked and haven't answered: in each conversation the newest question alone.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::PlayerId;
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct OpenQuestion from "open_questions" {
        /// Where it was asked, as the channel names the place.
        pub conversation: String,
        /// The message there that asks it, as the channel names it.
        pub message: String,
        /// What is asked, as the service keeps it.
        pub asked: String,
        /// Until when it can be answered.
        pub expires_at: DateTime<Utc>,
    }
}

impl View<'_> {
    pub fn open_question(
        &self,
        player: PlayerId,
        conversation: &str,
    ) -> Result<Option<OpenQuestion>, Fault> {
        self.row("WHERE player = ?1 AND conversation = ?2", params![player, conversation])
    }

    /// All of this player's, the oldest first.
    pub fn open_questions(&self, player: PlayerId) -> Result<Vec<OpenQuestion>, Fault> {
        self.rows("WHERE player = ?1 ORDER BY expires_at, rowid", [player])
    }
}

impl Change<'_> {
    /// Keeps a question, instead of an earlier one in the same conversation, and forgets those of
    /// this player that have expired by now.
    pub fn set_open_question(
        &self,
        player: PlayerId,
        question: &OpenQuestion,
        now: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let sql = "DELETE FROM open_questions WHERE player = ?1 AND expires_at < ?2";
        self.run(sql, params![player, seconds(now)])?;
        // A new row: of those of one second the newest comes last.
        let sql = "INSERT OR REPLACE INTO open_questions
                   (player, conversation, message, asked, expires_at)
                   VALUES (?1, ?2, ?3, ?4, ?5)";
        let OpenQuestion { conversation, message, asked, expires_at } = question;
        self.run(sql, params![player, conversation, message, asked, seconds(*expires_at)])
    }

    pub fn drop_open_question(&self, player: PlayerId, conversation: &str) -> Result<(), Fault> {
        let sql = "DELETE FROM open_questions WHERE player = ?1 AND conversation = ?2";
        self.run(sql, params![player, conversation])
    }
}
