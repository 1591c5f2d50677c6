//! Who is at a terminal or at a page just now. It is kept in memory alone: after a restart, an email
//! goes out that would only have repeated what its reader saw.

use std::cell::RefCell;
use std::collections::HashMap;

use chrono::{DateTime, TimeDelta, Utc};
use storage::PlayerId;

/// For how long somebody who has done something counts as there.
const SPAN: TimeDelta = TimeDelta::minutes(10);

/// From this many players on, those who have left are forgotten.
const MANY: usize = 1_000;

/// When each player did something at a terminal or at a page.
#[derive(Debug, Default)]
pub struct Attendance(RefCell<HashMap<PlayerId, DateTime<Utc>>>);

impl Attendance {
    /// Notes that a player does something there.
    pub fn note(&self, player: PlayerId, now: DateTime<Utc>) {
        let mut seen = self.0.borrow_mut();
        if seen.len() >= MANY {
            seen.retain(|_, &mut at| at + SPAN > now);
        }
        seen.insert(player, now);
    }

    /// Until when a player counts as there; `None` if they don't, or if the clock was set back.
    pub fn until(&self, player: PlayerId, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let at = self.last(player).filter(|&at| at <= now)?;
        Some(at + SPAN).filter(|&until| until > now)
    }

    /// When a player last did something there, as far as it is remembered.
    pub fn last(&self, player: PlayerId) -> Option<DateTime<Utc>> {
        self.0.borrow().get(&player).copied()
    }
}
