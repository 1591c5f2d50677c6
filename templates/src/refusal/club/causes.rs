//! What can be wrong with names, clocks and plans, and what can have become of an invitation:
//! the causes that refusals of the club name. Their words are elsewhere.

/// Why a text is no plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadPlan {
    /// There is no `then`.
    NoThen,
    /// What stands behind `if` is nothing that can happen.
    NoCondition,
    /// `if any …`.
    Anything,
    /// What stands behind `then` is no move.
    NoAnswer,
    /// It is too long.
    TooLong,
}

/// What became of an invitation or a seek.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Became {
    /// It was accepted: that game began.
    Game(i64),
    /// All games of a seek were taken.
    AllTaken,
    Declined,
    /// It was answered by the invitation of that number.
    Countered(Option<i64>),
    /// It was taken back.
    Cancelled,
    /// It was not answered in time.
    Expired,
}

/// Why a name cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadName {
    /// It has not the shape of one.
    Shape,
    /// It reads as an order, a square or a move.
    Reserved,
    /// It suggests the people who run the club.
    Office,
    /// Somebody is called so, or nearly so.
    Taken,
}

/// Why a text is no clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadClock {
    /// It is nothing that a clock is made of.
    Unknown,
    /// It is no time at all.
    Zero,
    /// It is longer than any time of a clock may be.
    Long {
        /// So many days it may be.
        days: u32,
    },
    /// A clock could not hold what it begins with.
    CapBelowBank,
    /// The night has no hour.
    EmptyNight,
    /// The same was said before.
    Doubled,
}

impl BadClock {
    /// The word by which its sentence is chosen.
    pub(super) const fn word(self) -> &'static str {
        match self {
            BadClock::Unknown => "unknown",
            BadClock::Zero => "zero",
            BadClock::Long { .. } => "long",
            BadClock::CapBelowBank => "cap-below-bank",
            BadClock::EmptyNight => "empty-night",
            BadClock::Doubled => "doubled",
        }
    }
}
