//! How fast direct messages are opened. Discord takes a bot that opens many for a spammer and
//! switches it off, so the first few are opened at once and the others one after another.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How many are opened at once, after a time without any.
const AT_ONCE: u32 = 10;

/// The pause between two later ones.
const PAUSE: Duration = Duration::from_secs(15);

/// For how long a moment that was promised to an account is kept.
const KEPT: Duration = Duration::from_secs(3_600);

#[derive(Debug, Default)]
pub(super) struct Openings {
    /// When the last one that was let through would have been opened if all were opened slowly.
    last: Option<Instant>,
    /// When those accounts can be opened that were told to wait.
    promised: BTreeMap<String, Instant>,
}

impl Openings {
    /// How long to wait before direct messages to that account are opened; `None` if that can be
    /// done now.
    pub fn wait_for(&mut self, account: &str, now: Instant) -> Option<Duration> {
        self.promised.retain(|_, at| *at + KEPT > now);
        let at = match self.promised.get(account) {
            Some(&at) => at,
            None => {
                let next = self.last.map_or(now, |last| (last + PAUSE).max(now));
                self.last = Some(next);
                // They may be ahead of that by as many as are opened at once.
                next.checked_sub(PAUSE * (AT_ONCE - 1)).unwrap_or(now)
            }
        };
        if at <= now {
            self.promised.remove(account);
            return None;
        }
        self.promised.insert(account.to_owned(), at);
        Some(at - now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_few_are_opened_at_once_and_the_others_slowly() {
        let mut openings = Openings::default();
        let begun = Instant::now() + KEPT;
        let waits: Vec<Option<u64>> = (0..13)
            .map(|who| openings.wait_for(&who.to_string(), begun).map(|wait| wait.as_secs()))
            .collect();
        assert_eq!(waits[..10], [None; 10]);
        assert_eq!(waits[10..], [Some(15), Some(30), Some(45)]);
        // Somebody who waits keeps that moment.
        let later = begun + Duration::from_secs(30);
        assert_eq!(openings.wait_for("12", later), Some(Duration::from_secs(15)));
        assert_eq!(openings.wait_for("11", later), None);
        assert_eq!(openings.wait_for("10", later), None);
        assert!(openings.wait_for("13", later).is_some());
        // After a long time, a few are opened at once again.
        let much_later = begun + KEPT;
        assert_eq!(openings.wait_for("14", much_later), None);
    }
}
