//! What two players agreed about time, and its one text form: `7d+1d/10d weekend
//! night=22-07 claim`. How time is counted by these terms is decided in the service.

mod text;

use chrono::TimeDelta;

pub use text::{ClockError, LONGEST_DAYS};

/// The clock of a game as agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// How much time there is.
    pub pace: Pace,
    /// When it does not run.
    pub stops: Stops,
    /// What happens at zero.
    pub at_zero: AtZero,
    /// Whether days of the players' vacation are used up at zero.
    pub vacation: Vacation,
}

/// How much time there is. All spans are whole seconds and positive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// A bank that runs during one's own turns, grows by the increment with each ply of
    /// one's own and never above the cap.
    Bank {
        bank: TimeDelta,
        /// Added with each ply of one's own.
        increment: TimeDelta,
        /// The most the bank may hold; an increment beyond it is lost.
        cap: TimeDelta,
    },
    /// So much for each ply, and nothing is kept.
    PerPly(TimeDelta),
}

/// When nobody's clock runs. Days and hours are those of the zone of the player whose turn
/// it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stops {
    /// Saturdays and Sundays.
    pub weekend: bool,
    /// Every night.
    pub night: Option<Night>,
}

/// From one full hour (0 to 23) to another, usually over midnight; the two differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Night {
    /// The clock stops then.
    pub from: u8,
    /// It runs again then.
    pub until: u8,
}

/// What happens at zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtZero {
    /// The game is lost.
    Hard,
    /// The opponent may claim the win, or be generous.
    Claim,
}

/// Whether vacation stops the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vacation {
    Allowed,
    /// An event has forbidden it.
    Forbidden,
}
