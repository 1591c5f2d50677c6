//! When a player's clock runs, and when it runs out. What is shown and what is enforced use the
//! same code: everything here folds over the same stretches of running time. It knows no game and
//! no player, and is given every moment.

mod bank;
mod calendar;
mod stretches;

use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Tz;
use storage::clock::Stops;

pub use bank::{after_ply, at_start};
pub use calendar::first_of as local_moment;
/// A time when a player's clock is stopped in addition to the agreed stops: their vacation, or an
/// outage of the club. It stops at `from` and runs again at `until`; if that is not later, it never
/// stops.
pub use storage::Span as Pause;
use stretches::{Stretch, stretches};

/// Everything that decides whether a clock runs at a moment.
///
/// An additional stop or pause never makes a clock run longer or run out earlier. Overlapping stops
/// count once.
#[derive(Clone, Copy, Debug)]
pub struct Running<'a> {
    /// What the two players agreed.
    pub stops: Stops,
    /// The zone of the player whose turn it is.
    pub zone: Tz,
    /// In any order; they can overlap.
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

    /// The moment at which a clock that shows `left` and is started at `from` reaches zero: the
    /// earliest `t` with `ran(from, t) == left`, or `from` if nothing is left.
    ///
    /// Time that is used up exactly when a stop begins is used up then, not when the stop ends. A
    /// clock that would outlast the calendar runs out at its end, [`DateTime::<Utc>::MAX_UTC`].
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

    /// If the clock is stopped at this moment, when it continues: "it is paused until Monday
    /// 00:00". A night that begins as the weekend ends belongs to the same stop; the answer is the
    /// very end.
    pub fn stands_until(&self, at: DateTime<Utc>) -> Option<DateTime<Utc>> {
        match stretches(self, at).next() {
            Some(Stretch { from, .. }) if from == at => None,
            Some(Stretch { from, .. }) => Some(from),
            None => Some(DateTime::<Utc>::MAX_UTC),
        }
    }

    /// When a player is warned who had `left` when their turn began at `from`.
    ///
    /// The first warning comes when 20 % of that is left, the second when 5 % is left, but at least
    /// 1 hour and at most 12 hours before zero. Both are measured on the clock itself, so a night
    /// between warning and zero doesn't count towards the hour. The second never comes before the
    /// first: a player who began with 5 hours or less gets both at the same moment, and one notice
    /// then covers both. A player who began with nothing gets both at `from`.
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
    /// A fifth of the player's time is left.
    pub fifth_left: DateTime<Utc>,
    /// Not before the other, and at least an hour before zero if the fifth was that long.
    pub last_chance: DateTime<Utc>,
}

#[cfg(test)]
mod tests;
