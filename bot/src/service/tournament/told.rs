//! What is kept of everything about tournaments that is told: ids and numbers. The
//! words are made when it is shown (`view`).

use serde::{Deserialize, Serialize};

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
