//! When a player's clock runs, and when it runs out. What is shown and what is enforced are
//! one piece of code: everything here folds over the same stretches of running time. It knows
//! no game and no player, and is given every moment.

mod bank;
mod calendar;
mod stretches;

use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Tz;
use storage::clock::Stops;

pub use bank::{after_ply, at_start};
pub(super) use calendar::first_of as local_moment;
use stretches::{Stretch, stretches};

/// When a player's clock stands beside the agreed stops: his vacation, an outage of the club.
/// It stands from `from` on and runs again at `until`; if that is not later, it never stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause {
    /// The clock stops then.
    pub from: DateTime<Utc>,
    /// It runs again then.
    pub until: DateTime<Utc>,
}

/// Everything that decides whether a clock runs at a moment.
///
/// A stop or a pause more never makes a clock run longer or run out earlier. Stops that
/// overlap stand once, not twice.
#[derive(Clone, Copy, Debug)]
pub struct Running<'a> {
    /// What the two players agreed.
    pub stops: Stops,
    /// The zone of the player whose turn it is.
    pub zone: Tz,
    /// In any order; they may overlap.
    pub pauses: &'a [Pause],
}

impl Running<'_> {
    /// How long the clock ran between two moments; zero if the second is not later.
    ///
    /// For moments in order, `ran(a, b) + ran(b, c) == ran(a, c) <= c - a`.
    pub fn ran(&self, from: DateTime<Utc>, until: DateTime<Utc>) -> TimeDelta {
        stretches(self, from)
            .take_while(|stretch| stretch.from < until)
            .fold(TimeDelta::zero(), |sum, stretch| sum + (stretch.until.min(until) - stretch.from))
    }

    /// The moment at which a clock that stands at `left` and is set going at `from` reaches
    /// zero: the earliest `t` with `ran(from, t) == left`, or `from` if nothing is left.
    ///
    /// Time that is used up as a stop begins is used up then, not when the stop ends. A clock
    /// that would outlive the calendar runs out at its end, [`DateTime::<Utc>::MAX_UTC`].
    pub fn runs_out(&self, from: DateTime<Utc>, left: TimeDelta) -> DateTime<Utc> {
        if left <= TimeDelta::zero() {
            return from;
        }
        let mut left = left;
        for stretch in stretches(self, from) {
            let length = stretch.until - stretch.from;
            if left <= length {
                return stretch.from + left;
            }
            left -= length;
        }
        DateTime::<Utc>::MAX_UTC
    }

    /// If the clock stands at this moment, when it goes on: "it stands until Monday 00:00". A
    /// night that begins as the weekend ends is one stand; the answer is its very end.
    pub fn stands_until(&self, at: DateTime<Utc>) -> Option<DateTime<Utc>> {
        match stretches(self, at).next() {
            Some(Stretch { from, .. }) if from == at => None,
            Some(Stretch { from, .. }) => Some(from),
            None => Some(DateTime::<Utc>::MAX_UTC),
        }
    }

    /// When a player is warned who had `left` as his turn began at `from`.
    ///
    /// The first warning comes when 20 % of that is left, the second when 5 % is left, though
    /// not less than 1 hour and not more than 12 hours before zero. Both are counted on the
    /// clock itself, so that a night between warning and zero is no part of the hour. The
    /// second never comes before the first: who began with 5 hours or less has both at one
    /// moment, and one notice then says both. Who began with nothing has both at `from`.
    pub fn warnings(&self, from: DateTime<Utc>, left: TimeDelta) -> Warnings {
        let (fifth, last) = bank::warn_at(left);
        Warnings {
            fifth_left: self.runs_out(from, left - fifth),
            last_chance: self.runs_out(from, left - last),
        }
    }
}

/// When a player is warned; neither warning can be switched off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Warnings {
    /// A fifth is left of the time he had.
    pub fifth_left: DateTime<Utc>,
    /// Not earlier than the other, and an hour or more before zero if the fifth was as much.
    pub last_chance: DateTime<Utc>,
}

#[cfg(test)]
mod laws;
#[cfg(test)]
mod table;
