//! Why something is refused because of the hosts, or to them.

use serde::{Deserialize, Serialize};

use crate::told::account::Other;
use crate::told::lookups::{Limit, Lookups};
use crate::told::sentence::{Sentence, Value};

/// Why something is refused because of the hosts, or to them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "host", rename_all = "kebab-case")]
pub enum HostRefused {
    /// The asker is suspended.
    Suspended {
        /// The number in the hosts' log.
        act: i64,
    },
    /// A decision needs a reason.
    NoReason,
    LongReason,
    NoSuchGame {
        game: i64,
    },
    NoClock {
        game: i64,
    },
    NotSuspended(Other),
    /// Nobody is suspended for that long, or given that much time.
    BadSpan {
        /// How many days it may be.
        most: u32,
    },
}

impl HostRefused {
    pub(super) fn sentence<L: Lookups>(&self, club: &L) -> Result<Sentence, L::Fault> {
        let why = Sentence::refusal;
        Ok(match self {
            HostRefused::Suspended { act } => {
                let (until, reason) = club.host_act(*act)?;
                let until = until.map_or(Value::Choice("none"), Value::Moment);
                why("suspended").with("until", until).text("reason", reason)
            }
            HostRefused::NoReason => why("no-reason"),
            HostRefused::LongReason => {
                why("long-reason").count("most", club.limit(Limit::LettersOfAHostsReason))
            }
            HostRefused::NoSuchGame { game } => why("no-such-game").number("game", *game),
            HostRefused::NoClock { game } => why("no-clock").number("game", *game),
            HostRefused::NotSuspended(other) => {
                why("not-suspended").text("name", club.player(other.player)?)
            }
            HostRefused::BadSpan { most } => why("bad-span").count("most", *most),
        })
    }
}
