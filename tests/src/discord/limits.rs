//! Discord's limits, for tests that want them: how many requests of a kind it takes in a while, as far
//! as that is known. It says beforehand what is left, except of renames, and of what it refuses to
//! bots that open direct messages like spammers.

use std::collections::BTreeMap;
use std::time::Duration;

use super::refusal::Refusal;
use super::rest::Ask;

/// The limits, and what was used of them.
#[derive(Debug, Default)]
pub(super) struct Limits {
    /// Whether they apply.
    pub apply: bool,
    /// How many of the next refusals don't say for how long to wait.
    pub unsaid: usize,
    /// When each began to be used, and how often it was.
    used: BTreeMap<String, (Duration, u32)>,
}

/// One limit.
struct Limit {
    of: String,
    most: u32,
    within: Duration,
    /// Whether each answer says what is left.
    is_told: bool,
}

/// What is left of a limit, and when all of it is there again.
#[derive(Clone, Copy, Debug)]
pub(super) struct Left {
    pub most: u32,
    pub left: u32,
    pub after: Duration,
}

impl Limits {
    /// Counts a request; refuses it with the time until it can come again. Otherwise says what is
    /// left, if Discord does.
    pub fn count(&mut self, ask: &Ask, now: Duration) -> Result<Option<Left>, Duration> {
        let mut told = None;
        for limit in limits(ask).into_iter().filter(|_| self.apply) {
            let used = self.used.entry(limit.of).or_insert((now, 0));
            if used.0 + limit.within <= now {
                *used = (now, 0);
            }
            let after = used.0 + limit.within - now;
            if used.1 >= limit.most {
                return Err(after);
            }
            used.1 += 1;
            let left = Left { most: limit.most, left: limit.most - used.1, after };
            told = told.or(Some(left).filter(|_| limit.is_told));
        }
        Ok(told)
    }

    /// Direct messages are opened: fifteen in a minute are too many.
    pub fn open(&mut self, now: Duration) -> Result<(), Refusal> {
        let used = self.used.entry("direct messages".to_owned()).or_insert((now, 0));
        if used.0 + Duration::from_mins(1) <= now {
            *used = (now, 0);
        }
        used.1 += 1;
        if self.apply && used.1 > 15 { Err(Refusal::opened_too_fast()) } else { Ok(()) }
    }

    /// Somebody has renamed a channel.
    pub fn rename(&mut self, channel: u64, now: Duration) {
        self.used.entry(format!("rename {channel}")).or_insert((now, 0)).1 += 1;
    }

    /// What a refusal says about the time to wait.
    pub fn said(&mut self, after: Duration) -> Option<Duration> {
        if self.unsaid > 0 {
            self.unsaid -= 1;
            return None;
        }
        Some(after).filter(|_| self.apply)
    }
}

/// The limits that a request counts towards.
fn limits(ask: &Ask) -> Vec<Limit> {
    let path: Vec<&str> = ask.path.trim_matches('/').split('/').collect();
    let limit = |what: &str, channel: &str, most: u32, within: u64, is_told: bool| Limit {
        of: format!("{what} {channel}"),
        most,
        within: Duration::from_secs(within),
        is_told,
    };
    match (ask.method.as_str(), path.as_slice()) {
        ("POST", ["channels", channel, "messages"]) => vec![limit("post", channel, 5, 5, true)],
        ("PATCH", ["channels", channel, "messages", _]) => {
            vec![limit("edit", channel, 5, 5, true)]
        }
        ("PATCH", ["channels", channel]) => {
            let mut all = vec![limit("change", channel, 5, 15, true)];
            if ask.body.json.get("name").is_some() {
                all.push(limit("rename", channel, 2, 600, false));
            }
            all
        }
        _ => Vec::new(),
    }
}
