//! How much the club answers to what nobody could use: bounded for each player and for all
//! together, so that two machines that answer each other come to rest.

use std::collections::VecDeque;

use chrono::{DateTime, TimeDelta, Utc};
use storage::{Fault, PlayerId};

use crate::service::ledger::Ledger;

/// In how much time how many answers may go out that carried nothing out.
const MOST: (TimeDelta, usize) = (TimeDelta::minutes(10), 500);

/// How many of them may go to one player.
const MOST_TO_ONE: usize = 20;

/// In how much time to how many strangers the club writes because a mail bears their address.
const STRANGERS: (TimeDelta, usize) = (TimeDelta::hours(1), 60);

/// How often a player is sent help that he has not asked for.
const HELPS: [(TimeDelta, u32); 2] = [(TimeDelta::hours(1), 1), (TimeDelta::days(1), 5)];

/// Counts the answers that carried nothing out. Over its limit none goes out until it is calm
/// again; what mails ask for is carried out all the same.
#[derive(Debug, Default)]
pub(in crate::service) struct Breaker {
    answers: VecDeque<(DateTime<Utc>, PlayerId)>,
    strangers: VecDeque<DateTime<Utc>>,
}

impl Breaker {
    /// Whether one more may go out to that player, which is counted then.
    pub fn lets_through(&mut self, now: DateTime<Utc>, to: PlayerId) -> bool {
        let answers = &mut self.answers;
        while answers.front().is_some_and(|&(at, _)| at + MOST.0 <= now || at > now) {
            answers.pop_front();
        }
        let to_one = answers.iter().filter(|&&(_, player)| player == to).count();
        let calm = answers.len() < MOST.1 && to_one < MOST_TO_ONE;
        if calm {
            answers.push_back((now, to));
        }
        calm
    }

    /// Whether one more stranger may be written to, who is counted then.
    pub fn lets_in(&mut self, now: DateTime<Utc>) -> bool {
        let strangers = &mut self.strangers;
        while strangers.front().is_some_and(|&at| at + STRANGERS.0 <= now || at > now) {
            strangers.pop_front();
        }
        let calm = strangers.len() < STRANGERS.1;
        if calm {
            strangers.push_back(now);
        }
        calm
    }
}

/// Whether a player may be sent help that he has not asked for, which is noted then.
pub(super) fn may_help(ledger: &Ledger<'_>, player: PlayerId) -> Result<bool, Fault> {
    for (span, most) in HELPS {
        if ledger.view().helps_since(player, ledger.now - span)? >= most {
            return Ok(false);
        }
    }
    let [_, (longest, _)] = HELPS;
    ledger.change.note_help(player, ledger.now, ledger.now - longest)?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_breaker_opens_and_closes_again() {
        let mut breaker = Breaker::default();
        let at = DateTime::UNIX_EPOCH;
        let player = |nth: usize| PlayerId(nth as i64 / 10);
        assert!((0..MOST.1).all(|nth| breaker.lets_through(at, player(nth))));
        let later = at + MOST.0;
        assert!(!breaker.lets_through(later - TimeDelta::seconds(1), PlayerId(99)));
        assert!((0..MOST_TO_ONE).all(|_| breaker.lets_through(later, PlayerId(99))));
        assert!(!breaker.lets_through(later, PlayerId(99)));
        assert!(breaker.lets_through(later, PlayerId(98)));
    }

    #[test]
    fn sixty_strangers_an_hour_are_written_to() {
        let mut breaker = Breaker::default();
        let at = DateTime::UNIX_EPOCH;
        assert!((0..STRANGERS.1).all(|_| breaker.lets_in(at)));
        assert!(!breaker.lets_in(at));
        assert!(breaker.lets_in(at + STRANGERS.0));
    }
}
