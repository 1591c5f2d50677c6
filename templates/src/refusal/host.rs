//! The words for refusals that have to do with the hosts: what a suspended player may not do,
//! and what the hosts cannot.

use chrono::{DateTime, Utc};

use crate::notice::shown;
use crate::{Arg, Reader};

/// Why the club refuses something on account of the hosts, or to them.
#[derive(Clone, Debug)]
pub enum RefusedHost {
    /// The asker is suspended.
    Suspended {
        /// Until when; `None` is without end.
        until: Option<DateTime<Utc>>,
        reason: String,
    },
    /// The hosts gave no reason.
    NoReason,
    /// The hosts' reason is too long.
    LongReason {
        /// How many characters it may have.
        most: u32,
    },
    /// There is no such game.
    NoSuchGame { game: i64 },
    /// The game is played without a clock.
    NoClock { game: i64 },
    /// That player is not suspended.
    NotSuspended { name: String },
    /// Nobody is suspended for, or given, that much time.
    BadSpan {
        /// How many days it may be.
        most: u32,
    },
}

impl RefusedHost {
    /// A short word for machines, one for each reason.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            RefusedHost::Suspended { .. } => "suspended",
            RefusedHost::NoReason => "no-reason",
            RefusedHost::LongReason { .. } => "long-reason",
            RefusedHost::NoSuchGame { .. } => "no-such-game",
            RefusedHost::NoClock { .. } => "no-clock",
            RefusedHost::NotSuspended { .. } => "not-suspended",
            RefusedHost::BadSpan { .. } => "bad-span",
        }
    }

    /// What happened, why, and what to do next.
    #[must_use]
    pub fn say(&self, reader: &Reader) -> String {
        let id = format!("refusal-{}", self.code());
        let with = |arguments: &[(&str, Arg)]| reader.words().say(&id, arguments);
        match self {
            RefusedHost::Suspended { until, reason } => {
                let until = until.map_or_else(|| "none".into(), |until| reader.moment(until));
                with(&[("until", until.into()), ("reason", shown(reason).into())])
            }
            RefusedHost::NoReason => with(&[]),
            RefusedHost::LongReason { most } | RefusedHost::BadSpan { most } => {
                with(&[("most", (*most).into())])
            }
            RefusedHost::NoSuchGame { game } | RefusedHost::NoClock { game } => {
                with(&[("game", game.to_string().into())])
            }
            RefusedHost::NotSuspended { name } => with(&[("name", shown(name).into())]),
        }
    }
}
