//! What tests about reports have in common: a game that is reported on, time that passes until
//! finished games are reviewed, and what a club's file knows about it.

use crate::mail::{Club, until};

/// Stavanger's leaflet, up to the end of its game.
pub const GAME: [&str; 14] = [
    "a4-b4",
    "f8-i8",
    "a5-b5",
    "f7-f9",
    "a7-b7",
    "f6-f8",
    "a8-b8",
    "f8-c8",
    "a6-a9",
    "c8-c3",
    "d1-d2",
    "c3-a3 se opp",
    "d2-d1",
    "a3-a1",
];

/// Just long enough for a report, and without a turning point, so that its review takes a quarter of
/// the time.
pub const QUIET_GAME: [&str; 11] = [
    "a4-b4",
    "e5-e3",
    "b4-a4",
    "e3-e5",
    "a4-b4",
    "e5-e4",
    "b4-c4",
    "e4-e5",
    "a5-b5",
    "d6-d3",
    "resign yes",
];

/// Lets the time pass until finished games are reviewed.
pub const LATER: &str = "UPDATE reviews SET due_at = unixepoch() - 1";

/// How many games are still to be reviewed.
pub const DUE: &str = "SELECT count(*) FROM reviews WHERE found IS NULL";

/// How many reports have been told, or are being told.
pub const TOLD: &str = r#"SELECT count(*) FROM outbox WHERE data LIKE '%"what":"reviewed"%'"#;

impl Club {
    /// Lets the time pass until finished games are reviewed, and waits for their reviews.
    ///
    /// # Panics
    /// The file cannot be changed.
    pub fn review(&self) {
        self.change(LATER);
        until("all finished games are reviewed", || (self.number(DUE) == 0).then_some(()));
    }
}
