//! What happened in games, append-only. What the text means is the service's.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::GameId;
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct EventRow from "events" {
        /// From 1.
        pub number: u32,
        pub at: DateTime<Utc>,
        /// In canonical form.
        pub text: String,
    }
}

impl View<'_> {
    /// All events of a game, in order.
    pub fn events(&self, game: GameId) -> Result<Vec<EventRow>, Fault> {
        self.events_after(game, 0)
    }

    /// The events after that number, in order.
    pub fn events_after(&self, game: GameId, number: u32) -> Result<Vec<EventRow>, Fault> {
        self.rows("WHERE game = ?1 AND number > ?2 ORDER BY number", params![game, number])
    }
}

impl Change<'_> {
    /// The event's number must be the next one.
    pub fn insert_event(&self, game: GameId, event: &EventRow) -> Result<(), Fault> {
        let sql = "INSERT INTO events (game, number, at, text) VALUES (?1, ?2, ?3, ?4)";
        self.run(sql, params![game, event.number, seconds(event.at), event.text])
    }
}
