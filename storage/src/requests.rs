//! Requests that were answered, so that the same request gets the same answer.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::PlayerId;
use crate::moment::seconds;
use crate::rows::{Columns, RowReader};
use crate::view::{Change, View};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RequestKey {
    pub player: Option<PlayerId>,
    /// The first bytes of SHA-256 over the id that the channel gave.
    pub digest: [u8; 16],
}

#[derive(Clone, Debug)]
pub struct AnsweredRow<'a> {
    pub key: RequestKey,
    pub at: DateTime<Utc>,
    /// Orders the answers of one second, as long as one process writes them.
    pub number: u32,
    /// As the service writes it.
    pub answer: &'a str,
    /// Whether it quotes what somebody typed about a person.
    pub quotes: bool,
}

/// Stands for `None` in the file: no player has this number.
const NOBODY: PlayerId = PlayerId(0);

impl Columns for RequestKey {
    fn read(row: &mut RowReader<'_>) -> rusqlite::Result<RequestKey> {
        let (player, digest): (PlayerId, _) = row.next()?;
        Ok(RequestKey { player: Some(player).filter(|player| *player != NOBODY), digest })
    }
}

impl View<'_> {
    /// `None` if the request is new.
    pub fn request_answer(&self, key: RequestKey) -> Result<Option<String>, Fault> {
        let sql = "SELECT answer FROM requests WHERE player = ?1 AND key = ?2";
        let player = key.player.unwrap_or(NOBODY);
        self.find_one(sql, params![player, key.digest])
    }

    /// When the request was answered; `None` if it is new.
    pub fn request_time(&self, key: RequestKey) -> Result<Option<DateTime<Utc>>, Fault> {
        let sql = "SELECT at FROM requests WHERE player = ?1 AND key = ?2";
        let player = key.player.unwrap_or(NOBODY);
        self.find_one(sql, params![player, key.digest])
    }

    pub fn last_answers(
        &self,
        player: PlayerId,
        limit: u32,
    ) -> Result<Vec<(DateTime<Utc>, String)>, Fault> {
        let sql = "SELECT at, answer FROM requests WHERE player = ?1
                   ORDER BY at DESC, number DESC LIMIT ?2";
        self.find_all(sql, params![player, limit])
    }

    pub fn answers_to(&self, player: PlayerId) -> Result<Vec<(DateTime<Utc>, String)>, Fault> {
        let sql = "SELECT at, answer FROM requests WHERE player = ?1 ORDER BY at, number";
        self.find_all(sql, [player])
    }

    /// The answers that quote what somebody typed about a person.
    pub fn quoting_answers(&self) -> Result<Vec<(RequestKey, String)>, Fault> {
        let sql = "SELECT player, key, answer FROM requests WHERE quotes = 1";
        self.find_all(sql, [])
    }

    /// Whether any answer to this player, or to people who aren't players, is older than that.
    pub fn has_answers_before(
        &self,
        player: Option<PlayerId>,
        before: DateTime<Utc>,
    ) -> Result<bool, Fault> {
        let sql = "SELECT 1 FROM requests WHERE player = ?1 AND at < ?2";
        self.exists(sql, params![player.unwrap_or(NOBODY), seconds(before)])
    }
}

impl Change<'_> {
    /// The request must be new.
    pub fn remember_answer(&self, row: &AnsweredRow<'_>) -> Result<(), Fault> {
        let sql = "INSERT INTO requests (player, key, at, number, answer, quotes)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        let AnsweredRow { key, at, number, answer, quotes } = row;
        let player = key.player.unwrap_or(NOBODY);
        self.run(sql, params![player, key.digest, seconds(*at), number, answer, quotes])
    }

    pub fn delete_answer(&self, key: RequestKey) -> Result<(), Fault> {
        let sql = "DELETE FROM requests WHERE player = ?1 AND key = ?2";
        self.run(sql, params![key.player.unwrap_or(NOBODY), key.digest])
    }

    /// Forgets the answers to this player, or to people who aren't players, before that moment.
    pub fn delete_answers_before(
        &self,
        player: Option<PlayerId>,
        before: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let sql = "DELETE FROM requests WHERE player = ?1 AND at < ?2";
        self.run(sql, params![player.unwrap_or(NOBODY), seconds(before)])
    }
}
