//! How all news about ladders is stored: as ids and numbers. The text is made when it is shown
//! (`view`).

use serde::{Deserialize, Serialize};

/// Something about a ladder, as the outbox and remembered answers store it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ladder-news", rename_all = "kebab-case")]
pub enum Ladder {
    /// A step of a ladder's log.
    Step { ladder: String, number: u32 },
    /// A ladder match has begun.
    Challenged { game: i64 },
    /// A player has deferred a match.
    Deferred {
        /// The match, by its first game.
        game: i64,
        player: i64,
    },
    /// The reader's first ply in a match is due.
    NotBegun {
        /// The match, by its first game.
        game: i64,
        /// The deadline, if the clock keeps running: seconds since 1970.
        until: i64,
    },
    /// The asker leaves when their matches are over.
    Leaving { ladder: String },
}
