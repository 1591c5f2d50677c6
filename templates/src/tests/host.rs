//! What the hosts decide, and what is refused on their account.

use chrono::TimeDelta;
use engine::Side;

use super::samples::chain;
use super::tables::utc;
use crate::notice::{About, Ruling, Table};
use crate::{Refusal, RefusedHost};

/// Every decision, before everyone whom it concerns.
pub(super) fn rulings(of: &Table) -> Vec<Ruling> {
    let about = chain(About::You, |about| {
        Some(match about {
            About::You => About::Opponent("Ylva".into()),
            About::Opponent(_) => About::Player("Ylva".into()),
            About::Player(_) => return None,
        })
    });
    let reason = |about: &About| match about {
        About::You | About::Player(_) => Some("wrote\r\n\u{202e}insults".to_owned()),
        About::Opponent(_) => None,
    };
    let suspended = |about: &About, until| Ruling::Suspended {
        about: about.clone(),
        until,
        reason: reason(about),
    };
    let extended = |side| Ruling::Extended {
        table: Box::new(of.clone()),
        side,
        more: TimeDelta::days(2),
        reason: "a power cut at the defender’s".into(),
    };
    let of_player = |about: &About| {
        chain(suspended(about, Some(utc("2026-11-16 10:00"))), |ruling| {
            Some(match ruling {
                Ruling::Suspended { until: Some(_), .. } => suspended(about, None),
                Ruling::Suspended { until: None, .. } => {
                    Ruling::Lifted { about: about.clone(), reason: reason(about) }
                }
                Ruling::Lifted { .. } | Ruling::Extended { .. } => return None,
            })
        })
    };
    about.iter().flat_map(of_player).chain(Side::BOTH.map(extended)).collect()
}

/// What to call one of them.
pub(super) fn heading(ruling: &Ruling) -> String {
    let about = |about: &About| match about {
        About::You => "to the player",
        About::Opponent(_) => "to an opponent",
        About::Player(_) => "to the hosts",
    };
    match ruling {
        Ruling::Suspended { about: of, until: Some(_), .. } => {
            format!("Suspended, {}", about(of))
        }
        Ruling::Suspended { about: of, until: None, .. } => {
            format!("Suspended for good, {}", about(of))
        }
        Ruling::Lifted { about: of, .. } => format!("No longer suspended, {}", about(of)),
        Ruling::Extended { side, .. } => format!("More time for the {}", side.name()),
    }
}

/// Every refusal, in the order of the enum.
pub(super) fn refusals() -> Vec<Refusal> {
    use RefusedHost as Refused;
    let suspended = |until| Refused::Suspended { until, reason: "wrote insults".into() };
    let all = chain(suspended(Some(utc("2026-11-16 10:00"))), |refused| {
        Some(match refused {
            Refused::Suspended { until: Some(_), .. } => suspended(None),
            Refused::Suspended { until: None, .. } => Refused::NoReason,
            Refused::NoReason => Refused::LongReason { most: 500 },
            Refused::LongReason { .. } => Refused::NoSuchGame { game: 99 },
            Refused::NoSuchGame { .. } => Refused::NoClock { game: 12 },
            Refused::NoClock { .. } => Refused::NotSuspended { name: "Ylva".into() },
            Refused::NotSuspended { .. } => Refused::BadSpan { most: 366 },
            Refused::BadSpan { .. } => return None,
        })
    });
    all.into_iter().map(Refusal::Host).collect()
}
