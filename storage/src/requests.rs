//! Requests that were answered: each under the player who made it, or under nobody.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, params};

use crate::moment::{moment, seconds};
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
        let mut statement = self
            .connection
            .prepare_cached("SELECT answer FROM requests WHERE player = ?1 AND key = ?2")?;
        let player = key.player.unwrap_or(NOBODY);
        Ok(statement.query_row(params![player, key.digest], |row| row.get(0)).optional()?)
    }

    /// What this player was answered last, the newest first, at most so many.
    pub fn last_answers(
        &self,
        player: PlayerId,
        most: u32,
    ) -> Result<Vec<(DateTime<Utc>, String)>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT at, answer FROM requests WHERE player = ?1
             ORDER BY at DESC, number DESC LIMIT ?2",
        )?;
        let rows = statement
            .query_map(params![player, most], |row| Ok((moment(row.get(0)?), row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// All that this player was answered and when, in order.
    pub fn answers_to(&self, player: PlayerId) -> Result<Vec<(DateTime<Utc>, String)>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT at, answer FROM requests WHERE player = ?1 ORDER BY at, number",
        )?;
        let rows = statement.query_map([player], |row| Ok((moment(row.get(0)?), row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The answers that quote what somebody typed of a person.
    pub fn quoting_answers(&self) -> Result<Vec<(RequestKey, String)>, Fault> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT player, key, answer FROM requests WHERE quotes = 1")?;
        let rows = statement.query_map([], |row| {
            let player = Some(row.get(0)?).filter(|player| *player != NOBODY);
            Ok((RequestKey { player, digest: row.get(1)? }, row.get(2)?))
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Whether anything that was answered to this player, or to nobody known, is from before
    /// that moment.
    pub fn has_answers_before(
        &self,
        player: Option<PlayerId>,
        before: DateTime<Utc>,
    ) -> Result<bool, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM requests WHERE player = ?1 AND at < ?2)",
        )?;
        let player = player.unwrap_or(NOBODY);
        Ok(statement.query_row(params![player, seconds(before)], |row| row.get(0))?)
    }
}

impl Change<'_> {
    /// Remembers what was answered. The request must be new.
    pub fn remember_answer(&self, row: &AnsweredRow<'_>) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "INSERT INTO requests (player, key, at, number, answer, quotes)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            )?
            .execute(params![
                row.key.player.unwrap_or(NOBODY),
                row.key.digest,
                seconds(row.at),
                row.number,
                row.answer,
                row.quotes,
            ])?;
        Ok(())
    }

    /// Forgets an answer.
    pub fn delete_answer(&self, key: RequestKey) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("DELETE FROM requests WHERE player = ?1 AND key = ?2")?
            .execute(params![key.player.unwrap_or(NOBODY), key.digest])?;
        Ok(())
    }

    /// Forgets what was answered to this player, or to nobody known, before that moment.
    pub fn delete_answers_before(
        &self,
        player: Option<PlayerId>,
        before: DateTime<Utc>,
    ) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("DELETE FROM requests WHERE player = ?1 AND at < ?2")?
            .execute(params![player.unwrap_or(NOBODY), seconds(before)])?;
        Ok(())
    }
}
