//! What is kept of everything about ladders that is told: ids and numbers. The words
//! are made when it is shown (`view`).

use serde::{Deserialize, Serialize};

/// Something about a ladder, as the outbox and remembered answers keep it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ladder-news", rename_all = "kebab-case")]
pub enum Ladder {
    /// A step of a ladder's log.
    Step { ladder: String, number: u32 },
    /// A match about a place has begun.
    Challenged { game: i64 },
    /// A player has put a match off.
    Deferred {
        /// The match, by its first game.
        game: i64,
        player: i64,
    },
    /// The reader's first ply in a match is due.
    NotBegun {
        /// The match, by its first game.
        game: i64,
        /// By when, if the clock runs on: seconds since 1970.
        until: i64,
    },
    /// The asker leaves when his matches are over.
    Leaving { ladder: String },
}
