//! The clock's part of a course: when it runs, what is left, and what has to be done about it next.
//! `clock` counts the time; here it is applied to the current turn.

use chrono::{DateTime, TimeDelta, Utc};
use engine::notation::record::EndedBy;
use engine::{BySide, Side};
use storage::Span;
use storage::clock::{AtZero, Clock, Pace};

use super::{Course, Turn};
use crate::clock::{self, Pause, Running};
use crate::event::{PauseReason, Start, TimeOffer, Warning};

/// What has to be done next about a clock, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockDue {
    pub at: DateTime<Utc>,
    pub what: DueWhat,
}

/// What has to be done about a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DueWhat {
    Warn(Warning),
    /// The time is up.
    Zero,
    /// Nothing has told the player for so long that their clock starts anyway.
    GiveUpTelling,
}

impl Start {
    /// What the clocks show at the beginning.
    pub(super) fn banks(&self) -> BySide<TimeDelta> {
        let bank = |side| match self.clock {
            Some(clock) => clock::at_start(clock.pace_of(side)),
            None => TimeDelta::zero(),
        };
        BySide { attackers: bank(Side::Attackers), defenders: bank(Side::Defenders) }
    }
}

impl Course {
    /// All pauses of this turn's clock, with or without an event.
    pub(super) fn pauses(&self, side: Side) -> Vec<Pause> {
        let mut pauses = self.known_pauses(&self.turn);
        pauses.extend(self.pending[side].iter().map(|(span, _)| *span));
        pauses
    }

    /// The pauses of a turn's clock that follow from events: its own, and those of the whole game.
    pub(super) fn known_pauses(&self, turn: &Turn) -> Vec<Pause> {
        turn.pauses.iter().chain(&self.agreed_pauses).copied().collect()
    }

    /// Until when the whole game is paused by agreement, if it is.
    pub fn paused_until(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let last = self.agreed_pauses.last().filter(|_| self.end.is_none())?;
        (last.from <= now && now < last.until).then_some(last.until)
    }

    pub(super) fn running<'a>(
        &self,
        terms: &Clock,
        side: Side,
        pauses: &'a [Pause],
    ) -> Running<'a> {
        Running { stops: terms.stops, zone: self.start.zones[side], pauses }
    }

    /// What the clock of the side to move shows at a moment; zero when its time is up.
    pub fn left(&self, now: DateTime<Utc>) -> Option<TimeDelta> {
        self.start.clock?;
        let bank = self.banks[self.to_move()];
        let ran = self.ran(now).unwrap_or_default();
        Some((bank - ran).max(TimeDelta::zero()))
    }

    /// When the time of the side to move is up if nothing else happens; `None` while its clock has
    /// not started, or if there is no clock.
    pub fn deadline(&self) -> Option<DateTime<Utc>> {
        let terms = self.start.clock?;
        let since = self.turn.since?;
        if self.end.is_some() {
            return None;
        }
        let side = self.to_move();
        Some(self.running(&terms, side, &self.pauses(side)).runs_out(since, self.banks[side]))
    }

    /// When it would be up if its clock started at that moment; `None` if it runs already.
    pub fn deadline_if_told(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let terms = self.start.clock?;
        if self.end.is_some() || self.runs() {
            return None;
        }
        let side = self.to_move();
        Some(self.running(&terms, side, &self.pauses(side)).runs_out(now, self.banks[side]))
    }

    /// Until when the clock of the side to move is paused, if it is.
    pub fn stands_until(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let terms = self.start.clock?;
        self.turn.since?;
        let side = self.to_move();
        self.running(&terms, side, &self.pauses(side)).stands_until(now)
    }

    /// Since when the clock of the side to move has been running, if it runs.
    pub fn clock_since(&self) -> Option<DateTime<Utc>> {
        self.turn.since.filter(|_| self.end.is_none())
    }

    /// Whether the clock of this turn has been started.
    pub fn runs(&self) -> bool {
        self.turn.since.is_some()
    }

    /// What has to be done next about the clock: always something while time is counted and the win
    /// cannot be claimed.
    pub fn due(&self) -> Option<ClockDue> {
        let terms = self.start.clock?;
        if self.time_up || self.end.is_some() {
            return None;
        }
        let Some(since) = self.turn.since else {
            return Some(ClockDue { at: self.waits_until(), what: DueWhat::GiveUpTelling });
        };
        let zero = self.deadline()?;
        let side = self.to_move();
        let pauses = self.pauses(side);
        let warnings = self.running(&terms, side, &pauses).warnings(since, self.banks[side]);
        let due = match self.turn.warned {
            None => ClockDue { at: warnings.fifth_left, what: DueWhat::Warn(Warning::Low) },
            Some(Warning::Low) => {
                ClockDue { at: warnings.last_chance, what: DueWhat::Warn(Warning::Last) }
            }
            Some(Warning::Last) => ClockDue { at: zero, what: DueWhat::Zero },
        };
        Some(due)
    }

    /// Treats the player as warned, to see what is due after that.
    pub fn assume_warned(&mut self, warning: Warning) {
        self.turn.warned = Some(warning);
    }

    /// A ply ends the turn: the time that ran is subtracted, and the increment added.
    pub(super) fn stop_clock(&mut self, mover: Side, at: DateTime<Utc>) {
        // `to_move` is the other side by now, so the mover is passed in.
        self.refund_bounce(at);
        let mut turn = self.turn.clone();
        turn.made = Some((at, self.events));
        if let Some(terms) = self.start.clock {
            // Pending pauses get their events before a ply does, so those that are known are
            // complete.
            let pauses = self.known_pauses(&turn);
            let running = self.running(&terms, mover, &pauses);
            let ran = turn.since.map_or(TimeDelta::zero(), |since| running.ran(since, at));
            let kept = (self.banks[mover] - ran).max(TimeDelta::zero());
            let pace = terms.pace_of(mover);
            self.banks[mover] = clock::after_ply(pace, self.banks[mover], ran);
            turn.left = Some(self.banks[mover]);
            if matches!(pace, Pace::Bank { .. }) {
                turn.gained = self.banks[mover] - kept;
            }
        }
        self.turns.push(turn);
        self.turn = Turn { banks: self.banks, began: at, ..Turn::default() };
        self.time_up = false;
    }

    /// A pause for the side to move, which must lie within this turn and in the past.
    pub(super) fn pause(&mut self, span: Span, at: DateTime<Utc>) -> Result<(), String> {
        let since = self.turn.since.ok_or("the clock isn't running")?;
        if span.from < since || span.until > at || span.until <= span.from {
            return Err("the pause isn't in this turn, or isn't over".into());
        }
        self.turn.pauses.push(span);
        Ok(())
    }

    /// The pauses of this turn that were over by `now` and have no event yet.
    pub fn unbooked_pauses(&self, now: DateTime<Utc>) -> Vec<(Span, PauseReason)> {
        let (Some(since), None) = (self.turn.since, self.end) else { return Vec::new() };
        let booked = self.turn.pauses.iter().map(|pause| pause.until).max();
        let from = booked.map_or(since, |booked| booked.max(since));
        let clip = |span: &Span| Span { from: span.from.max(from), until: span.until.min(now) };
        self.pending[self.to_move()]
            .iter()
            .map(|(span, reason)| (clip(span), *reason))
            .filter(|(span, _)| span.from < span.until)
            .collect()
    }

    /// A side is given more time, beyond the cap if necessary. If its time was up, it has that much
    /// from now on. Its warnings start again.
    pub(super) fn extend(
        &mut self,
        side: Side,
        more: TimeDelta,
        at: DateTime<Utc>,
    ) -> Result<(), String> {
        let terms = self.start.clock.ok_or("there is no clock")?;
        let mut more = more;
        if side == self.to_move() {
            let pauses = self.known_pauses(&self.turn);
            let running = self.running(&terms, side, &pauses);
            let ran = self.turn.since.map_or(TimeDelta::zero(), |since| running.ran(since, at));
            more += (ran - self.banks[side]).max(TimeDelta::zero());
            self.turn.warned = None;
            self.time_up = false;
        }
        self.banks[side] += more;
        self.turn.banks[side] += more;
        // Withdrawing a ply later does not undo this.
        for turn in &mut self.turns {
            turn.banks[side] += more;
        }
        Ok(())
    }

    /// Both have agreed: each gets more time, or no clock runs until a moment. A new pause takes the
    /// place of one that runs, so that it can also end earlier.
    pub(super) fn agree_on_time(
        &mut self,
        what: TimeOffer,
        at: DateTime<Utc>,
    ) -> Result<(), String> {
        match what {
            TimeOffer::More(more) => {
                for side in Side::BOTH {
                    self.extend(side, more, at)?;
                }
            }
            TimeOffer::PauseUntil(_) if self.start.clock.is_none() => {
                return Err("there is no clock".into());
            }
            TimeOffer::PauseUntil(_) if self.time_up => return Err("the time is up".into()),
            TimeOffer::PauseUntil(until) => {
                if let Some(last) = self.agreed_pauses.last_mut() {
                    last.until = last.until.min(at);
                }
                self.agreed_pauses.push(Pause { from: at, until });
            }
        }
        self.time_offered = None;
        Ok(())
    }

    /// Subtracts the time that has run in the current turn, although no ply ends it.
    pub(super) fn charge_running_turn(&mut self, at: DateTime<Utc>) {
        self.refund_bounce(at);
        let (Some(terms), Some(since)) = (self.start.clock, self.turn.since) else { return };
        let side = self.to_move();
        let ran = self.running(&terms, side, &self.known_pauses(&self.turn)).ran(since, at);
        self.banks[side] = (self.banks[side] - ran).max(TimeDelta::zero());
    }

    /// The times since `at` were wrong: nothing of this turn was later, and the warnings about its time
    /// start again.
    pub(super) fn set_clock_back(&mut self, at: DateTime<Utc>) {
        let turn = &mut self.turn;
        turn.began = turn.began.min(at);
        turn.since = turn.since.map(|since| since.min(at));
        turn.bounced_at = turn.bounced_at.map(|bounced| bounced.min(at));
        turn.warned = None;
        for pause in &mut turn.pauses {
            *pause = Pause { from: pause.from.min(at), until: pause.until.min(at) };
        }
        turn.pauses.retain(|pause| pause.from < pause.until);
        for pause in &mut self.agreed_pauses {
            pause.from = pause.from.min(at);
        }
        self.time_up = false;
    }

    pub(super) fn time_up(&mut self, at: DateTime<Utc>) {
        self.time_up = true;
        if self.start.clock.is_some_and(|clock| clock.at_zero == AtZero::Hard) {
            let winner = !self.to_move();
            self.finish(Some(winner), EndedBy::Time, at);
        }
    }
}
