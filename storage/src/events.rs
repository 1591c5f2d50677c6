//! The events of games: what happened, append-only. Their text is the service's.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::moment::{moment, seconds};
use crate::{Change, Fault, GameId, View};

/// One event of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRow {
    /// From 1.
    pub number: u32,
    /// When.
    pub at: DateTime<Utc>,
    /// The canonical text.
    pub text: String,
}

impl View<'_> {
    /// All events of a game, in order.
    pub fn events(&self, game: GameId) -> Result<Vec<EventRow>, Fault> {
        self.events_after(game, 0)
    }

    /// The events of a game after that number, in order.
    pub fn events_after(&self, game: GameId, number: u32) -> Result<Vec<EventRow>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT number, at, text FROM events WHERE game = ?1 AND number > ?2 ORDER BY number",
        )?;
        let rows = statement.query_map(params![game, number], |row| {
            Ok(EventRow { number: row.get(0)?, at: moment(row.get(1)?), text: row.get(2)? })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Change<'_> {
    /// Appends an event. Its number must be the next.
    pub fn insert_event(&self, game: GameId, event: &EventRow) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("INSERT INTO events (game, number, at, text) VALUES (?1, ?2, ?3, ?4)")?
            .execute(params![game, event.number, seconds(event.at), event.text])?;
        Ok(())
    }
}
