//! Players as others see them, so that each of their sentences appears.

use chrono::TimeDelta;
use engine::Side;
use engine::ruleset::{Language, shipped_library};

use crate::accounts::{LastSeen, Member, MemberPage, Members, Strength};
use crate::invitation::{Challenger, PlayedGames, Results};
use crate::ladder::ShownRating;
use crate::ruleset_name::RulesetName;
use crate::tests::tables::utc;

fn ruleset(id: &str) -> RulesetName {
    RulesetName::find(shipped_library(), id)
}

fn member(name: &str, seen: LastSeen) -> Member {
    Member {
        handle: name.split(' ').next().unwrap_or_default().to_owned(),
        name: name.into(),
        is_reader: name == "Alva",
        seen,
        away_until: None,
        looks_for: Vec::new(),
    }
}

pub(super) fn nobody() -> Members {
    Members { part: Some("zz".into()), shown: Vec::new(), more: 0 }
}

pub(super) fn list() -> Members {
    let looking = Member {
        looks_for: vec![ruleset("brandubh"), ruleset("skalk")],
        ..member("Ylva Berg", LastSeen::ThisWeek)
    };
    let away = Member {
        away_until: Some(utc("2026-11-04 14:00") + TimeDelta::days(9)),
        ..member("Bodil", LastSeen::Month(utc("2026-11-04 14:00") - TimeDelta::days(60)))
    };
    Members { part: None, shown: vec![member("Alva", LastSeen::Today), looking, away], more: 7 }
}

fn played() -> PlayedGames {
    let results = |won, drawn, lost| Results { won, drawn, lost };
    PlayedGames {
        results: vec![
            (ruleset("brandubh"), Side::Attackers, results(5, 0, 2)),
            (ruleset("brandubh"), Side::Defenders, results(6, 1, 0)),
        ],
        lost_on_time: 1,
        pace: Some(TimeDelta::minutes(310)),
        with_reader: results(2, 1, 3),
    }
}

/// Somebody who has played.
pub(super) fn challenger() -> Challenger {
    let joined_at = utc("2026-11-04 14:00") - TimeDelta::days(200);
    Challenger { name: "Alva".into(), joined_at, games: played() }
}

/// Somebody who hasn't.
pub(super) fn new_challenger() -> Challenger {
    Challenger { games: PlayedGames::default(), ..challenger() }
}

pub(super) fn page(is_reader: bool) -> MemberPage {
    let rating = |points, deviation, games| Some((ShownRating { points, deviation }, games));
    let strength = |id, rating, place| Strength { ruleset: ruleset(id), rating, place };
    MemberPage {
        member: member(if is_reader { "Alva" } else { "Ylva" }, LastSeen::Today),
        joined_at: utc("2026-11-04 14:00") - TimeDelta::days(200),
        language: if is_reader { Language::English } else { Language::German },
        games: if is_reader { PlayedGames::default() } else { played() },
        running: if is_reader { 0 } else { 3 },
        strengths: match is_reader {
            true => vec![strength("brandubh", None, Some(4))],
            false => vec![
                strength("brandubh", rating(1623, 80, 14), None),
                strength("skalk", rating(1480, 210, 1), Some(3)),
            ],
        },
    }
}
