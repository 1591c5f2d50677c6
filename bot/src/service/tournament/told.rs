//! What is kept of everything about tournaments that is told or refused: ids and numbers. The
//! words are made when it is shown (`view`).

use serde::{Deserialize, Serialize};

use crate::service::refused::{Refused, Stop};

/// Something about a tournament, as the outbox and remembered answers keep it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tournament {
    pub tournament: i64,
    pub news: News,
}

/// What happened in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum News {
    /// The hosts have opened it.
    Opened,
    /// The asker plays in it.
    Entered,
    /// The asker does not; it has not begun.
    Left,
    /// The asker is asked whether he withdraws.
    LeaveAsked,
    Gone {
        player: i64,
        how: Gone,
        /// Whether what he has not played counts as lost, or nothing of his counts; `None` if it
        /// had not begun.
        counts: Option<bool>,
        /// What the hosts did, by its number in their log.
        act: Option<i64>,
    },
    Began,
    /// The reader's first ply is due.
    NotBegun {
        /// By when, if the clock runs on: seconds since 1970.
        until: i64,
    },
    /// It was called off.
    CalledOff,
    Over,
}

/// How somebody has gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gone {
    Withdrew,
    /// The hosts have taken him out.
    TakenOut,
    /// He did not begin in time.
    Absent,
    Erased,
}

impl Gone {
    const ALL: [Gone; 4] = [Gone::Withdrew, Gone::TakenOut, Gone::Absent, Gone::Erased];

    const fn word(self) -> &'static str {
        match self {
            Gone::Withdrew => "withdrew",
            Gone::TakenOut => "taken-out",
            Gone::Absent => "absent",
            Gone::Erased => "erased",
        }
    }

    /// Whether he has asked for it himself.
    pub const fn asked(self) -> bool {
        matches!(self, Gone::Withdrew | Gone::Erased)
    }

    /// As it is kept: how, and whether what was not played counts as lost.
    pub fn write(self, counts: bool) -> String {
        format!("{} {}", self.word(), if counts { "forfeits" } else { "annulled" })
    }

    /// What was kept.
    pub fn read(text: &str) -> Option<(Gone, bool)> {
        let (how, counts) = text.split_once(' ')?;
        let how = Gone::ALL.into_iter().find(|gone| gone.word() == how)?;
        match counts {
            "forfeits" => Some((how, true)),
            "annulled" => Some((how, false)),
            _ => None,
        }
    }
}

/// Why something about a tournament is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "tournament-why", rename_all = "kebab-case")]
pub enum TournamentRefused {
    /// There is none of that number.
    NoTournament { number: i64 },
    /// None was named, and there is none that could be meant.
    NoneMeant,
    /// There are several that may be meant.
    WhichTournament { tournaments: Vec<i64> },
    /// It has begun or was called off.
    NotOpen { tournament: i64 },
    /// It is over or was called off.
    Ended { tournament: i64 },
    /// The asker plays in it already.
    AlreadyIn { tournament: i64 },
    /// The asker does not, or no longer.
    NotIn { tournament: i64 },
    /// Somebody else does not.
    OtherNotIn { tournament: i64, player: i64 },
    /// As many have entered as can.
    Full { tournament: i64 },
    /// The hosts have taken the asker out before it began.
    TakenOut { tournament: i64 },
    /// Too few have entered for it to begin.
    TooFew { tournament: i64, players: u32 },
    /// It cannot be opened with that name.
    BadName,
    /// Nor with groups of so many.
    BadSize,
    /// Nor with so many days for a first ply: at most these.
    BadWindow { most: u32 },
    /// Nor with a clock that leaves no whole day for one.
    ShortClock,
    /// Nor for that day.
    BadStart,
}

impl From<TournamentRefused> for Refused {
    fn from(refused: TournamentRefused) -> Refused {
        Refused::Tournament(refused)
    }
}

impl From<TournamentRefused> for Stop {
    fn from(refused: TournamentRefused) -> Stop {
        Stop::Refused(refused.into())
    }
}
