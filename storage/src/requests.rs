//! Requests that were answered.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, params};

use crate::moment::seconds;
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
}

impl Change<'_> {
    /// Remembers what was answered. The key must be new.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn remember_answer(
        &self,
        key: &str,
        player: Option<PlayerId>,
        at: DateTime<Utc>,
        answer: &str,
    ) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "INSERT INTO requests (key, player, at, answer) VALUES (?1, ?2, ?3, ?4)",
            )?
            .execute(params![key, player, seconds(at), answer])?;
        Ok(())
    }
}
