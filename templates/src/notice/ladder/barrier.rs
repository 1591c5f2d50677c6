//! Why somebody may not be challenged, with the numbers.

use chrono::{DateTime, Utc};

use super::shown;
use crate::{Arg, Reader};

/// Why somebody may not be challenged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Barrier {
    /// It is the reader.
    Yourself,
    /// The reader does not stand on the ladder.
    YouAreNotOn,
    /// The other does not.
    NotOn,
    /// The other stands below.
    Below {
        place: u32,
        /// Where the reader stands.
        own: u32,
    },
    /// The other stands too far up.
    TooFar {
        place: u32,
        /// Where the reader stands.
        own: u32,
        /// The highest place that he may challenge.
        highest: u32,
        /// By which rule: `small`, `places`, `percent` or `rating`.
        by: String,
    },
    /// They play a match.
    Playing {
        game: i64,
    },
    /// The reader has lost to the other.
    Shielded {
        /// Until when he is safe.
        until: DateTime<Utc>,
    },
    YouLeave,
    Leaves,
    /// The reader has lost on time and made no ply since.
    YouAreHeld,
    Held,
    /// The reader has too many points.
    YourPoints {
        points: u32,
        /// With how many one may not.
        limit: u32,
    },
    /// The reader has as many challenges open as one may have.
    Outgoing {
        open: u32,
        /// How many one may.
        most: u32,
    },
    /// The other is challenged as often as one may be.
    Incoming {
        open: u32,
        /// How often one may be.
        most: u32,
    },
    /// The other is on vacation.
    Away {
        until: DateTime<Utc>,
    },
    /// Nothing was heard of the other.
    Silent {
        since: DateTime<Utc>,
        /// How many days that may be.
        days: u32,
    },
    /// The other takes no challenges.
    TakesNone,
}

impl Barrier {
    /// A short word for machines, one for each: the reason code.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Barrier::Yourself => "yourself",
            Barrier::YouAreNotOn => "you-are-not-on",
            Barrier::NotOn => "not-on",
            Barrier::Below { .. } => "below",
            Barrier::TooFar { .. } => "too-far",
            Barrier::Playing { .. } => "playing",
            Barrier::Shielded { .. } => "shielded",
            Barrier::YouLeave => "you-leave",
            Barrier::Leaves => "leaves",
            Barrier::YouAreHeld => "you-are-held",
            Barrier::Held => "held",
            Barrier::YourPoints { .. } => "your-points",
            Barrier::Outgoing { .. } => "outgoing",
            Barrier::Incoming { .. } => "incoming",
            Barrier::Away { .. } => "away",
            Barrier::Silent { .. } => "silent",
            Barrier::TakesNone => "takes-none",
        }
    }

    /// Why that player may not be challenged, with the numbers.
    #[must_use]
    pub fn say(&self, reader: &Reader, ladder: &str, name: &str) -> String {
        let mut arguments = vec![("ladder", Arg::from(ladder)), ("name", shown(name).into())];
        match self {
            Barrier::Below { place, own } => {
                arguments.extend([("place", (*place).into()), ("own", (*own).into())]);
            }
            Barrier::TooFar { place, own, highest, by } => arguments.extend([
                ("place", Arg::from(*place)),
                ("own", (*own).into()),
                ("highest", (*highest).into()),
                ("by", by.as_str().into()),
            ]),
            Barrier::Playing { game } => arguments.push(("game", game.to_string().into())),
            Barrier::Shielded { until } | Barrier::Away { until } => {
                arguments.push(("until", reader.moment(*until).into()));
            }
            Barrier::YourPoints { points, limit } => {
                arguments.extend([("points", (*points).into()), ("limit", (*limit).into())]);
            }
            Barrier::Outgoing { open, most } | Barrier::Incoming { open, most } => {
                arguments.extend([("open", (*open).into()), ("most", (*most).into())]);
            }
            Barrier::Silent { since, days } => arguments
                .extend([("since", reader.moment(*since).into()), ("days", (*days).into())]),
            Barrier::Yourself
            | Barrier::YouAreNotOn
            | Barrier::NotOn
            | Barrier::YouLeave
            | Barrier::Leaves
            | Barrier::YouAreHeld
            | Barrier::Held
            | Barrier::TakesNone => {}
        }
        reader.words().say(&format!("ladder-no-{}", self.code()), &arguments)
    }
}
