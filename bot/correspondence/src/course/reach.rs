//! Turns whose player could not be told: when the clock runs anyway, and how much time it gets back
//! for a message that did not arrive. Nothing here knows who can be reached; events record what was
//! found.

use chrono::{DateTime, TimeDelta, Utc};
use storage::clock::Stops;

use super::Course;
use crate::clock::{self, Pause, Running};
use crate::event::PauseReason;

/// How long after the beginning of a turn its clock starts even if nothing is known to have told
/// its player: the longest time that a problem of the club's own can hold up a game.
const LONGEST_WAIT: TimeDelta = TimeDelta::days(3);

/// In a whole game, a side gets back at most its initial time divided by this.
pub const PART_GIVEN_BACK: i64 = 10;

/// How long bounced messages could stop the clocks of a game at most, both sides together, when a
/// clock still waited after a bounce. Games that contain such an event are folded by that rule.
const MOST_WAITED: TimeDelta = TimeDelta::days(3);

impl Course {
    /// Whether the clock of this turn runs although nothing has told its player.
    pub fn is_unreached(&self) -> bool {
        self.turn.unreached
    }

    /// Whether the player whose turn it is has been told.
    pub fn is_told(&self) -> bool {
        self.runs() && !self.is_unreached()
    }

    /// The time since which a clock has been waiting for its player to be told, if it is.
    pub fn waits_since(&self) -> Option<DateTime<Utc>> {
        (self.start.clock.is_some() && self.end.is_none() && !self.runs())
            .then_some(self.turn.began)
    }

    /// When a clock that waits for its player to be told starts anyway. Time during which the club
    /// was down does not count, because nothing could tell them.
    pub(super) fn waits_until(&self) -> DateTime<Utc> {
        if let Some(bounced) = self.turn.bounced_at {
            return bounced + (MOST_WAITED - self.refunded);
        }
        let side = self.to_move();
        let outages = self.pending[side].iter().filter(|(_, why)| *why == PauseReason::Club);
        let pauses: Vec<Pause> = outages.map(|(span, _)| *span).collect();
        let zone = self.start.zones[side];
        let waiting = Running { stops: Stops::default(), zone, pauses: &pauses };
        waiting.runs_out(self.turn.began, LONGEST_WAIT)
    }

    /// What the clock of the side to move would get back if a message about the turn were found not
    /// to have arrived: the time that ran, up to the side's limit for the game.
    pub fn can_get_back(&self, now: DateTime<Utc>) -> Option<TimeDelta> {
        if self.end.is_some() {
            return None;
        }
        let back = self.ran(now)?.min(self.left_to_give_back()?);
        (back > TimeDelta::zero()).then_some(back)
    }

    /// How long the clock of the side to move has run in this turn.
    pub fn ran(&self, now: DateTime<Utc>) -> Option<TimeDelta> {
        let terms = self.start.clock?;
        let side = self.to_move();
        Some(self.running(&terms, side, &self.pauses(side)).ran(self.turn.since?, now))
    }

    /// What the side to move can still get back in this game.
    fn left_to_give_back(&self) -> Option<TimeDelta> {
        let side = self.to_move();
        let pace = self.start.clock?.pace_of(side);
        let most = clock::at_start(pace).num_seconds() / PART_GIVEN_BACK;
        Some(TimeDelta::seconds(most) - self.given_back[side])
    }

    /// Gives the clock of the side to move that much of its time back; it continues to run.
    pub(super) fn give_back(&mut self, back: TimeDelta, at: DateTime<Utc>) -> Result<(), String> {
        let (Some(terms), Some(since)) = (self.start.clock, self.turn.since) else {
            return Err("the clock isn't running".into());
        };
        if self.can_get_back(at).is_none_or(|most| back > most) {
            return Err("this much can't be given back".into());
        }
        let side = self.to_move();
        let pauses = self.pauses(side);
        self.turn.since = Some(self.running(&terms, side, &pauses).runs_out(since, back));
        self.given_back[side] += back;
        if self.deadline().is_some_and(|deadline| deadline > at) {
            self.turn.warned = None;
            self.time_up = false;
        }
        Ok(())
    }

    /// The old rule for a bounce: it undoes the time that ran, and stops the clock until something
    /// tells the player, up to [`MOST_WAITED`] per game. Beyond that, time that ran is not undone.
    pub(super) fn bounce(&mut self, at: DateTime<Utc>) -> Result<(), String> {
        if self.turn.bounced_at.is_some() || self.refunded >= MOST_WAITED {
            return Err("nothing can be refunded".into());
        }
        let since = self.turn.since.unwrap_or(at);
        let ran = self.ran(at).unwrap_or_else(|| at - since);
        if self.refunded + ran < MOST_WAITED {
            self.turn.since = None;
            self.turn.pauses.clear();
            self.turn.bounced_at = Some(since);
        } else {
            let rest = MOST_WAITED - self.refunded;
            self.turn.since = Some(match self.start.clock {
                Some(terms) => {
                    let side = self.to_move();
                    self.running(&terms, side, &self.pauses(side)).runs_out(since, rest)
                }
                None => since + rest,
            });
            self.refunded = MOST_WAITED;
        }
        self.turn.warned = None;
        self.time_up = false;
        Ok(())
    }

    /// The waiting clock starts, or its turn is over: the time in between counts as waited.
    pub(super) fn refund_bounce(&mut self, at: DateTime<Utc>) {
        if let Some(since) = self.turn.bounced_at.take() {
            self.refunded += at - since;
        }
    }
}
