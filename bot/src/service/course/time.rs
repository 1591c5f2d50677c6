//! The clock's part of a course: when it runs, what is left, and what is next to be done
//! about it. How time is counted is `clock`'s; here it is applied to the turn that goes on.

use chrono::{DateTime, TimeDelta, Utc};
use engine::notation::record::EndedBy;
use engine::{BySide, Side};
use storage::clock::{AtZero, Clock};

use super::{Course, Turn};
use crate::service::clock::{self, Running};
use crate::service::event::{Start, Warning};

/// What is next to be done about a clock, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// When.
    pub at: DateTime<Utc>,
    /// What.
    pub what: DueWhat,
}

/// What is to be done about a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DueWhat {
    /// Warn the player.
    Warn(Warning),
    /// The time is up.
    Zero,
}

impl Start {
    /// What the clocks show at the beginning.
    pub(super) fn banks(&self) -> BySide<TimeDelta> {
        let bank = self.clock.map_or(TimeDelta::zero(), |clock| clock::at_start(clock.pace));
        BySide { attackers: bank, defenders: bank }
    }
}

impl Course {
    fn running(&self, terms: &Clock) -> Running<'_> {
        Running { stops: terms.stops, zone: self.start.zones[self.to_move()], pauses: &[] }
    }

    /// What the clock of the side to move shows at a moment; zero when its time is up.
    #[must_use]
    pub fn left(&self, now: DateTime<Utc>) -> Option<TimeDelta> {
        let terms = self.start.clock?;
        let bank = self.banks[self.to_move()];
        let ran = match self.turn.since {
            Some(since) => self.running(&terms).ran(since, now),
            None => TimeDelta::zero(),
        };
        Some((bank - ran).max(TimeDelta::zero()))
    }

    /// When the time of the side to move is up, if nothing else happens; `None` while its
    /// clock does not run yet, or has none.
    #[must_use]
    pub fn deadline(&self) -> Option<DateTime<Utc>> {
        let terms = self.start.clock?;
        let since = self.turn.since?;
        if self.end.is_some() {
            return None;
        }
        Some(self.running(&terms).runs_out(since, self.banks[self.to_move()]))
    }

    /// Until when the clock of the side to move stands still, if it does.
    #[must_use]
    pub fn stands_until(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let terms = self.start.clock?;
        self.turn.since?;
        self.running(&terms).stands_until(now)
    }

    /// Whether the player whose turn it is has been told.
    #[must_use]
    pub fn handed(&self) -> bool {
        self.turn.since.is_some()
    }

    /// What is next to be done about the clock.
    #[must_use]
    pub fn due(&self) -> Option<Due> {
        let terms = self.start.clock?;
        if self.time_up {
            return None;
        }
        let zero = self.deadline()?;
        let since = self.turn.since?;
        let warnings = self.running(&terms).warnings(since, self.banks[self.to_move()]);
        let due = match self.turn.warned {
            None => Due { at: warnings.fifth_left, what: DueWhat::Warn(Warning::Low) },
            Some(Warning::Low) => {
                Due { at: warnings.last_chance, what: DueWhat::Warn(Warning::Last) }
            }
            Some(Warning::Last) => Due { at: zero, what: DueWhat::Zero },
        };
        Some(due)
    }

    /// As if the player had been warned, to look what is due after that.
    pub(in crate::service) fn assume_warned(&mut self, warning: Warning) {
        self.turn.warned = Some(warning);
    }

    /// A ply ends the turn: what ran is taken off, what is earned added.
    pub(super) fn stop_clock(&mut self, mover: Side, at: DateTime<Utc>) {
        // `to_move` is the other side by now, so the mover's zone is named here.
        let mut turn = self.turn;
        turn.made = Some((at, self.events));
        if let Some(terms) = self.start.clock {
            let running =
                Running { stops: terms.stops, zone: self.start.zones[mover], pauses: &[] };
            let ran = turn.since.map_or(TimeDelta::zero(), |since| running.ran(since, at));
            self.banks[mover] = clock::after_ply(terms.pace, self.banks[mover], ran);
            turn.left = Some(self.banks[mover]);
        }
        self.turns.push(turn);
        self.turn = Turn::new(self.banks);
        self.time_up = false;
    }

    /// The time of the side to move is up.
    pub(super) fn time_up(&mut self, at: DateTime<Utc>) {
        self.time_up = true;
        if self.start.clock.is_some_and(|clock| clock.at_zero == AtZero::Hard) {
            let winner = !self.to_move();
            self.finish(Some(winner), EndedBy::Time, at);
        }
    }
}
