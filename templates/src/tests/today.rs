//! What organisers want to know of the club.

use chrono::{DateTime, TimeDelta, Utc};
use engine::{BySide, Side};

use crate::organising::{
    ClubToday, ListBeginning, MOST_LISTED, TodayGame, TodayOrganiser, TodayReader, TodayReport,
};
use crate::tests::tables::{reader, utc};
use crate::tournament::{Tournament, TournamentLine};

fn morning() -> DateTime<Utc> {
    utc("2026-11-02 08:00")
}

/// Nothing is the matter, and it is told each morning.
pub(super) fn quiet() -> ClubToday {
    ClubToday {
        at: morning(),
        reader: TodayReader::Organiser { is_told: true },
        running: 0,
        seen: (0, 1),
        joined: ListBeginning::of(Vec::new()),
        appointed: ListBeginning::of(Vec::new()),
        pressed: ListBeginning::of(Vec::new()),
        still: ListBeginning::of(Vec::new()),
        reports: ListBeginning::of(Vec::new()),
        unreached: ListBeginning::of(Vec::new()),
        tournaments: ListBeginning::of(Vec::new()),
    }
}

/// Much is the matter.
pub(super) fn busy() -> ClubToday {
    let game = |number: i64, hours: i64, to_move| TodayGame {
        number,
        names: BySide { attackers: "Alva".into(), defenders: "Ylva".into() },
        to_move,
        at: morning() + TimeDelta::hours(hours),
    };
    let names = |count: usize| (1..=count).map(|number| format!("Player {number}")).collect();
    let opens: Vec<TournamentLine> = super::tournament::notices()
        .into_iter()
        .filter_map(|notice| match notice {
            crate::Notice::Tournament(Tournament::List(lines)) => Some(lines),
            _ => None,
        })
        .flatten()
        .take(2)
        .collect();
    ClubToday {
        reader: TodayReader::Organiser { is_told: false },
        running: 31,
        seen: (12, 40),
        joined: ListBeginning::of(names(MOST_LISTED + 3)),
        appointed: ListBeginning::of(vec![appointed(Some("Vikings"), Some("Alva"))]),
        pressed: ListBeginning::of(vec![
            game(12, -30, Side::Attackers),
            game(13, 5, Side::Defenders),
        ]),
        still: ListBeginning::of(
            (1..=11).map(|number| game(number, -24 * (14 + number), Side::Defenders)).collect(),
        ),
        reports: ListBeginning::of((1..=11).map(report).collect()),
        unreached: ListBeginning::of(names(2)),
        tournaments: ListBeginning::of(opens),
        ..quiet()
    }
}

fn appointed(circle: Option<&str>, by: Option<&str>) -> TodayOrganiser {
    let (circle, by) = (circle.map(str::to_owned), by.map(str::to_owned));
    TodayOrganiser { player: "Ylva".into(), circle, by, at: morning() - TimeDelta::hours(9) }
}

/// The even ones are about somebody.
fn report(number: i64) -> TodayReport {
    TodayReport {
        number,
        by: "Alva".into(),
        about: (number % 2 == 0).then(|| "Skadi".into()),
        text: "writes me the same thing in every game\n12: resign ".repeat(4),
    }
}

/// A little is the matter, for the host.
pub(super) fn for_host() -> ClubToday {
    let newest = TodayReport { text: String::new(), ..report(2) };
    let joined = ListBeginning::of(vec!["Skadi".into()]);
    let reader = TodayReader::Host;
    ClubToday {
        reader,
        running: 1,
        seen: (1, 3),
        reports: ListBeginning::of(vec![newest]),
        joined,
        appointed: ListBeginning::of(vec![appointed(None, Some("Alva")), appointed(None, None)]),
        ..quiet()
    }
}

#[test]
fn long_lists_are_cut_at_ten() {
    let today = busy();
    let text = crate::Notice::ClubToday(Box::new(today.clone())).text(&reader());
    for (listed, more) in [(&today.still, 1), (&today.pressed, 0)] {
        assert_eq!(listed.more, more);
        assert!(listed.first.len() <= MOST_LISTED);
    }
    assert!(text.contains("Player 10"), "{text}");
    assert!(!text.contains("Player 11"), "{text}");
    assert!(text.contains("And 3 more."), "{text}");
    assert!(text.contains("And one more."), "{text}");
}

#[test]
fn parts_without_anything_are_left_out() {
    let text = crate::Notice::ClubToday(Box::new(for_host())).text(&reader());
    for part in ["New since", "New organisers", "One open message"] {
        assert!(text.contains(part), "{text}");
    }
    for part in ["Time is up", "two weeks", "address", "Tournaments", "nothing that needs you"] {
        assert!(!text.contains(part), "{text}");
    }
    let text = crate::Notice::ClubToday(Box::new(quiet())).text(&reader());
    assert!(text.contains("nothing that needs you"), "{text}");
}
