//! What is kept of everything about ladders that is told or refused: ids and numbers. The words
//! are made when it is shown (`view`).

use serde::{Deserialize, Serialize};

use super::may::Barrier;
use crate::service::refused::{Refused, Stop};

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

/// Why something about a ladder is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ladder-why", rename_all = "kebab-case")]
pub enum LadderRefused {
    /// There is no ladder for that ruleset.
    NoLadder {
        ruleset: String,
    },
    /// There are several ladders, and none was named.
    WhichLadder {
        /// Those that may be meant.
        ladders: Vec<String>,
    },
    /// The asker does not stand on it.
    NotOn {
        ladder: String,
    },
    /// Somebody else does not.
    OtherNotOn {
        ladder: String,
        player: i64,
    },
    /// The asker stands on it already.
    AlreadyOn {
        ladder: String,
        place: u32,
    },
    /// The asker leaves it already.
    AlreadyLeaving {
        ladder: String,
    },
    /// The asker may not challenge that player.
    MayNot {
        ladder: String,
        player: i64,
        because: Barrier,
    },
    /// No match of the asker's goes on in which he could do that.
    NoMatch,
    WhichMatch {
        games: Vec<i64>,
    },
    /// Only who was challenged can concede.
    NotDefender {
        /// The match, by its first game.
        game: i64,
    },
    /// The asker has made a ply in it.
    Begun {
        /// The match, by its first game.
        game: i64,
    },
    /// The asker has put a match off not long ago.
    DeferredBefore {
        /// From when on he can again: seconds since 1970.
        again_at: i64,
    },
    /// There is no such place, or it is where he stands.
    BadPlace {
        ladder: String,
        /// Who is to be put there.
        player: i64,
        place: u32,
        /// How many places there are.
        players: u32,
        stands: u32,
    },
    /// Nothing is known of the ladder in that month.
    NoMonth {
        ladder: String,
        year: i32,
        /// From 1.
        month: u32,
    },
}

impl From<LadderRefused> for Refused {
    fn from(refused: LadderRefused) -> Refused {
        Refused::Ladder(refused)
    }
}

impl From<LadderRefused> for Stop {
    fn from(refused: LadderRefused) -> Stop {
        Stop::Refused(refused.into())
    }
}
