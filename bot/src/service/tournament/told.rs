//! How all news about tournaments is stored: as ids and numbers. The text is made when it is shown
//! (`view`).

use serde::{Deserialize, Serialize};

/// Something about a tournament, as the outbox and remembered answers store it.
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
    /// The asker has entered.
    Entered,
    /// The asker has left before it began.
    Left,
    /// The asker is asked whether to withdraw.
    LeaveAsked,
    Gone {
        player: i64,
        how: Gone,
        /// Whether the player's remaining games count as lost, or none of their games count; `None`
        /// if it had not begun.
        counts: Option<bool>,
        /// The hosts' action, by its number in their log.
        act: Option<i64>,
    },
    Began,
    /// The reader's first ply is due.
    NotBegun {
        /// The deadline, if the clock keeps running: seconds since 1970.
        until: i64,
    },
    /// It was called off.
    CalledOff,
    Over,
}

/// How a player has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gone {
    Withdrew,
    /// The hosts have taken them out.
    TakenOut,
    /// They did not begin in time.
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

    /// Whether they have asked for it themselves.
    pub const fn asked(self) -> bool {
        matches!(self, Gone::Withdrew | Gone::Erased)
    }

    /// The stored text: how, and whether the remaining games count as lost.
    pub fn write(self, counts: bool) -> String {
        format!("{} {}", self.word(), if counts { "forfeits" } else { "annulled" })
    }

    /// Reads the stored text.
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
