//! What the hosts decide, and what is refused because of them.

use chrono::TimeDelta;
use engine::Side;

use super::club::{Club, shown};
use super::samples::chain;
use super::tables::utc;
use crate::notice::ruling::{About, Ruling};
use crate::notice::table::Table;
use crate::refusal::Refusal;
use crate::told::HostRefused;
use crate::told::Other;
use crate::told::Refused;

/// Every decision, before everyone it is about.
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

/// A name for one of them.
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

/// Every refusal.
pub(super) fn refusals() -> Vec<Refusal> {
    let suspended = |act| {
        let club = Club { act, ..Club::usual() };
        club.shows(&HostRefused::Suspended { act: 1 }.into())
    };
    let all = vec![
        HostRefused::NoReason,
        HostRefused::LongReason,
        HostRefused::NoSuchGame { game: 99 },
        HostRefused::NoClock { game: 12 },
        HostRefused::NotSuspended(Other { player: 8 }),
        HostRefused::BadSpan { most: 366 },
    ];
    let mut refusals = vec![suspended(Some(utc("2026-11-16 10:00"))), suspended(None)];
    refusals.extend(shown(all.into_iter().map(Refused::Host).collect()));
    refusals
}
