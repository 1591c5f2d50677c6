//! Games and readers for the tests of notices: one game in every state of its clock, its offers and
//! its end, before everybody who may read about it.

use chrono::{DateTime, TimeDelta, Utc};
use engine::dice::Roll;
use engine::notation::PositionLine;
use engine::notation::record::{EndedBy, GameEnd};
use engine::ruleset::options::Dice;
use engine::ruleset::{Language, shipped_library};
use engine::{BySide, Game, Policy, Side, Terms};

use super::samples::chain;
use crate::notice::table::{MoreTime, Table, Time};
use crate::reader::Reader;
use crate::ruleset_name::RulesetName;

/// A moment in UTC: `2026-11-02 10:00`.
pub(super) fn utc(text: &str) -> DateTime<Utc> {
    DateTime::parse_from_rfc3339(&format!("{}:00Z", text.replace(' ', "T"))).unwrap().to_utc()
}

/// Monday morning in November.
pub(super) fn reader() -> Reader {
    Reader::stranger(Language::English, "Tafl Club", utc("2026-11-02 10:00"))
}

/// The two players, and a spectator.
pub(super) const SEATS: [Option<Side>; 3] = [Some(Side::Attackers), Some(Side::Defenders), None];

pub(super) fn played(id: &str, line: Option<&str>, dice: Dice, plies: &[&str]) -> Game {
    let ruleset = shipped_library().newest(id).unwrap().clone();
    let terms = Terms { announcements: Policy::Strict, dice };
    let mut game = match line {
        Some(line) => PositionLine::parse(line).unwrap().game(ruleset, terms).unwrap(),
        None => Game::new(ruleset, terms).unwrap(),
    };
    for ply in plies {
        game.play(ply).unwrap();
    }
    game
}

/// A game of five plies; the defenders are to move.
pub(super) fn usual() -> Game {
    played("skalk", None, Dice::None, &["d1-d3", "f8-i8", "a4-c4", "f7-f9", "c4-c5"])
}

/// A game in which the attackers took two men, and the defenders then one.
pub(super) fn captures() -> Game {
    let line = "11/11/3t7/8T2/11/5K5/11/1tT1Tt5/11/6Tt3/11 a";
    played("skalk", Some(line), Dice::None, &["d9-d4", "i8-i2"])
}

/// A game with the hún in which the defenders have rolled.
pub(super) fn rolled(face: u8) -> Game {
    let mut game = played("kongens-bord", None, Dice::Hun, &["e1-e2"]);
    game.declare_roll(Roll::new(face).unwrap()).unwrap();
    game
}

/// A game in which the king has been taken.
pub(super) fn king_taken() -> Game {
    let line = "13/13/13/13/13/13/13/13/13/13/4T8/5t7/3tK2t5 a";
    played("kongens-bord", Some(line), Dice::None, &["h1-f1", "e3-e4", "f2-e2"])
}

pub(super) fn table(game: Game) -> Table {
    Table {
        number: 12,
        names: BySide { attackers: "Alva".into(), defenders: "Ylva".into() },
        seat: None,
        game,
        time: Some(running()),
        end: None,
        draw_offered: None,
        takeback_offered: None,
        time_offered: None,
        time_told: None,
        other_of_match: None,
        beginner: false,
        ruled: None,
        event: 7,
        chain: Some("886c119b0933d4b2709c5a1c04a3e7f8".into()),
        page: None,
        is_public: true,
    }
}

/// The clocks while that of the side to move is running.
fn running() -> Time {
    Time {
        left: BySide { attackers: TimeDelta::hours(7 * 24 - 1), defenders: TimeDelta::days(7) },
        deadline: Some(utc("2026-11-09 10:00")),
        if_told: None,
        stands_until: None,
        paused_until: None,
        unreached_since: None,
    }
}

/// Each state of a clock, with a name for it.
pub(super) fn times() -> Vec<(&'static str, Option<Time>)> {
    let running = running();
    let gone = BySide { defenders: TimeDelta::zero(), ..running.left };
    vec![
        ("without a clock", None),
        ("the clock has not started", Some(Time { deadline: None, ..running })),
        ("the clock runs", Some(running)),
        (
            "the clock stands",
            Some(Time {
                deadline: Some(utc("2026-11-12 07:00")),
                stands_until: Some(utc("2026-11-03 07:00")),
                ..running
            }),
        ),
        (
            "the game is paused by agreement",
            Some(Time {
                deadline: Some(utc("2026-12-07 10:00")),
                stands_until: Some(utc("2026-11-30 12:00")),
                paused_until: Some(utc("2026-11-30 12:00")),
                ..running
            }),
        ),
        (
            "the clock runs though nothing has told its player",
            Some(Time { unreached_since: Some(utc("2026-11-02 10:00")), ..running }),
        ),
        (
            "the time is up",
            Some(Time { left: gone, deadline: Some(utc("2026-11-02 09:00")), ..running }),
        ),
    ]
}

/// Each way a game ends.
pub(super) fn ends() -> Vec<GameEnd> {
    let by = chain(EndedBy::Board("king-captured"), |by| {
        Some(match by {
            EndedBy::Board(_) => EndedBy::Resignation,
            EndedBy::Resignation => EndedBy::Time,
            EndedBy::Time => EndedBy::Agreement,
            EndedBy::Agreement => EndedBy::Adjudication,
            EndedBy::Adjudication => EndedBy::Closing,
            EndedBy::Closing => EndedBy::Unstated,
            EndedBy::Unstated => return None,
        })
    });
    let winners = |by: EndedBy| match by {
        EndedBy::Board(_) => vec![Some(Side::Attackers)],
        EndedBy::Agreement | EndedBy::Closing => vec![None],
        EndedBy::Resignation | EndedBy::Time => vec![Some(Side::Attackers), Some(Side::Defenders)],
        EndedBy::Adjudication | EndedBy::Unstated => {
            vec![Some(Side::Attackers), Some(Side::Defenders), None]
        }
    };
    let ends = |by| winners(by).into_iter().map(move |winner| GameEnd { winner, by });
    by.into_iter().flat_map(ends).collect()
}

pub(super) fn ended(end: GameEnd) -> Table {
    let mut ended = match end.by {
        EndedBy::Board(_) => table(king_taken()),
        _ => table(usual()),
    };
    let mut time = running();
    time.deadline = None;
    if let (EndedBy::Time, Some(winner)) = (end.by, end.winner) {
        time.left[!winner] = TimeDelta::zero();
    }
    ended.time = Some(time);
    ended.end = Some(end);
    let ruled = matches!(end.by, EndedBy::Adjudication | EndedBy::Closing);
    ended.ruled = ruled.then(|| "the players\r\nhave left the club".into());
    ended
}

/// Every state of a game, with a name for it.
pub(super) fn states() -> Vec<(String, Table)> {
    let usual = || table(usual());
    let mut states = vec![
        ("nothing played".to_owned(), table(played("skalk", None, Dice::None, &[]))),
        (
            "a draw is offered by the attackers".to_owned(),
            Table { draw_offered: Some(Side::Attackers), ..usual() },
        ),
        (
            "a takeback is asked for by the attackers".to_owned(),
            Table { takeback_offered: Some(Side::Attackers), ..usual() },
        ),
        (
            "more time is offered by the attackers".to_owned(),
            Table {
                time_offered: Some((Side::Attackers, MoreTime::More(TimeDelta::days(3)))),
                ..usual()
            },
        ),
        (
            "a pause is offered by the defenders".to_owned(),
            Table {
                time_offered: Some((
                    Side::Defenders,
                    MoreTime::PauseUntil(utc("2026-11-30 12:00")),
                )),
                ..usual()
            },
        ),
        ("men taken".to_owned(), table(captures())),
        ("rolled".to_owned(), table(rolled(2))),
    ];
    for (name, time) in times() {
        states.push((name.to_owned(), Table { time, ..usual() }));
    }
    for end in ends() {
        states.push((format!("ended: {end}"), ended(end)));
    }
    states
}

/// What readers call the ruleset `skalk`.
pub(super) fn skalk() -> RulesetName {
    RulesetName::find(shipped_library(), "skalk")
}
