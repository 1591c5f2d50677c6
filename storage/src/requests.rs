//! Requests that were answered: each under the player who made it, or under nobody.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::moment::{read_moment, seconds};
use crate::{Change, Fault, PlayerId, View};

/// Which request: who made it, `None` for strangers and hosts, and the first bytes of SHA-256
/// over the channel's own id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RequestKey {
    pub player: Option<PlayerId>,
    /// What stands for the channel's id.
    pub digest: [u8; 16],
}

/// A request that was answered.
#[derive(Clone, Debug)]
pub struct AnsweredRow<'a> {
    pub key: RequestKey,
    pub at: DateTime<Utc>,
    /// Grows from one answer of a second to the next, as long as one program writes them.
    pub number: u32,
    /// What was answered, as the service writes it.
    pub answer: &'a str,
    /// Whether that quotes what somebody typed of a person.
    pub quotes: bool,
}

/// No player has this number.
const NOBODY: PlayerId = PlayerId(0);

impl View<'_> {
    /// What was answered to that request, if it came before.
    pub fn answer(&self, key: RequestKey) -> Result<Option<String>, Fault> {
        let sql = "SELECT answer FROM requests WHERE player = ?1 AND key = ?2";
        let player = key.player.unwrap_or(NOBODY);
        self.find_one(sql, params![player, key.digest], |row| row.get(0))
    }

    /// What this player was answered last, the newest first, at most so many.
    pub fn last_answers(
        &self,
        player: PlayerId,
        most: u32,
    ) -> Result<Vec<(DateTime<Utc>, String)>, Fault> {
        let sql = "SELECT at, answer FROM requests WHERE player = ?1
                   ORDER BY at DESC, number DESC LIMIT ?2";
        self.find_all(sql, params![player, most], |row| Ok((read_moment(row, 0)?, row.get(1)?)))
    }

    /// All that this player was answered and when, in order.
    pub fn answers_to(&self, player: PlayerId) -> Result<Vec<(DateTime<Utc>, String)>, Fault> {
        let sql = "SELECT at, answer FROM requests WHERE player = ?1 ORDER BY at, number";
        self.find_all(sql, [player], |row| Ok((read_moment(row, 0)?, row.get(1)?)))
    }

    /// The answers that quote what somebody typed of a person.
    pub fn quoting_answers(&self) -> Result<Vec<(RequestKey, String)>, Fault> {
        let sql = "SELECT player, key, answer FROM requests WHERE quotes = 1";
        self.find_all(sql, [], |row| {
            let player = Some(row.get(0)?).filter(|player| *player != NOBODY);
            Ok((RequestKey { player, digest: row.get(1)? }, row.get(2)?))
        })
    }

    /// Whether anything that was answered to this player, or to nobody known, is from before
    /// that moment.
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
    /// Remembers what was answered. The request must be new.
    pub fn remember_answer(&self, row: &AnsweredRow<'_>) -> Result<(), Fault> {
        let sql = "INSERT INTO requests (player, key, at, number, answer, quotes)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        let AnsweredRow { key, at, number, answer, quotes } = row;
        let player = key.player.unwrap_or(NOBODY);
        self.run(sql, params![player, key.digest, seconds(*at), number, answer, quotes])
    }

    /// Forgets an answer.
    pub fn delete_answer(&self, key: RequestKey) -> Result<(), Fault> {
        let sql = "DELETE FROM requests WHERE player = ?1 AND key = ?2";
        self.run(sql, params![key.player.unwrap_or(NOBODY), key.digest])
    }

    /// Forgets what was answered to this player, or to nobody known, before that moment.
    pub fn delete_answers_before(
        &self,
        player: Option<PlayerId>,
        before: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let sql = "DELETE FROM requests WHERE player = ?1 AND at < ?2";
        self.run(sql, params![player.unwrap_or(NOBODY), seconds(before)])
    }
}
