//! The time control that two players agreed, and its one text form: `7d+1d/10d weekend night=22-07
//! claim`. How time is counted under it is decided in the service.

pub(crate) mod text;

use chrono::TimeDelta;
use engine::Side;

pub use text::{ClockError, LONGEST_DAYS};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    pub pace: Pace,
    /// What the second of two players has if they don't have the same time: in the terms of a
    /// challenge the one who is asked, in a game the defenders.
    pub odds: Option<Pace>,
    pub stops: Stops,
    pub at_zero: AtZero,
    /// Whether the players' days of vacation are used up at zero.
    pub vacation: Vacation,
}

impl Clock {
    /// The time of that side of a game.
    pub fn pace_of(&self, side: Side) -> Pace {
        match side {
            Side::Attackers => self.pace,
            Side::Defenders => self.odds.unwrap_or(self.pace),
        }
    }

    /// The same with the two players in the other order.
    #[must_use]
    pub fn swapped(self) -> Clock {
        Clock { pace: self.odds.unwrap_or(self.pace), odds: self.odds.map(|_| self.pace), ..self }
    }
}

/// How much time there is. All spans are positive and whole seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// A player's bank runs down during their turns and grows with each of their plies.
    Bank {
        bank: TimeDelta,
        increment: TimeDelta,
        /// The most the bank can hold; an increment beyond it is lost.
        cap: TimeDelta,
    },
    /// The same time for each ply; what is left is lost.
    PerPly(TimeDelta),
}

/// When no clock runs. Days and hours are those in the time zone of the player whose turn it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stops {
    pub weekend: bool,
    pub night: Option<Night>,
}

/// From one full hour (0 to 23) to another, usually past midnight. The two differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Night {
    pub from: u8,
    pub until: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtZero {
    /// The game is lost.
    Hard,
    /// The opponent can claim the win, or be generous.
    Claim,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vacation {
    Allowed,
    /// An event, such as a tournament, has forbidden it.
    Forbidden,
}
