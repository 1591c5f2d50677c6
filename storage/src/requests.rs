//! Requests that were answered.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, params};

use crate::moment::{moment, seconds};
use crate::{Change, Fault, PlayerId, View};

impl View<'_> {
    /// What was answered to the request of that key, if it came before.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn answer(&self, key: &str) -> Result<Option<String>, Fault> {
        let mut statement =
            self.connection.prepare_cached("SELECT answer FROM requests WHERE key = ?1")?;
        Ok(statement.query_row([key], |row| row.get(0)).optional()?)
    }

    /// What this player was answered last, the newest first, at most so many.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn last_answers(
        &self,
        player: PlayerId,
        most: u32,
    ) -> Result<Vec<(DateTime<Utc>, String)>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT at, answer FROM requests WHERE player = ?1 ORDER BY id DESC LIMIT ?2",
        )?;
        let rows = statement
            .query_map(params![player, most], |row| Ok((moment(row.get(0)?), row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl View<'_> {
    /// All that this player was answered and when, in order.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn answers_to(&self, player: PlayerId) -> Result<Vec<(DateTime<Utc>, String)>, Fault> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT at, answer FROM requests WHERE player = ?1 ORDER BY id")?;
        let rows = statement.query_map([player], |row| Ok((moment(row.get(0)?), row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The answers that quote what somebody typed of a person, by their own numbers.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn quoting_answers(&self) -> Result<Vec<(i64, String)>, Fault> {
        let mut statement =
            self.connection.prepare_cached("SELECT id, answer FROM requests WHERE quotes = 1")?;
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Change<'_> {
    /// Remembers what was answered, and whether that quotes what somebody typed of a person.
    /// The key must be new.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn remember_answer(
        &self,
        key: &str,
        player: Option<PlayerId>,
        at: DateTime<Utc>,
        (answer, quotes): (&str, bool),
    ) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "INSERT INTO requests (key, player, at, answer, quotes)
                 VALUES (?1, ?2, ?3, ?4, ?5)",
            )?
            .execute(params![key, player, seconds(at), answer, quotes])?;
        Ok(())
    }

    /// Forgets an answer.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn delete_answer(&self, id: i64) -> Result<(), Fault> {
        self.transaction.prepare_cached("DELETE FROM requests WHERE id = ?1")?.execute([id])?;
        Ok(())
    }
}
