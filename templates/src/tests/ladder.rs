//! Ladders: tables, every step before everyone, every reason that prevents a challenge, the rule
//! sheet.

use chrono::TimeDelta;
use engine::ruleset::Language;
use pictures::Diagram;

use crate::invitation::terms::{ClockTerms, InvitationPace};
use crate::ladder::answer::{LadderAnswer, LadderSheet};
use crate::ladder::places::Past;
use crate::ladder::ratings::ChartedRating;
use crate::ladder::ratings::ShownRating;
use crate::ladder::record::LadderRecord;
use crate::ladder::table::{Bias, King, LadderReader, LadderTable, Rung, RungState};
use crate::ladder::why::{LadderWhy, PastStep};
use crate::ladder::{Barrier, LadderChange, LadderNews, LadderRefused, LadderStep, ratings};
use crate::notice::Notice;
use crate::page::{Block, Charted};
use crate::reader::Reader;
use crate::refusal::Refusal;
use crate::tests::club::{Club, shown, told};
use crate::tests::tables::{skalk, utc};
use crate::told::{Refused, Sentence, Value, Who};

/// All numbers of the rules.
const NUMBERS: [(&str, u32); 25] = [
    ("small-ladder", 25),
    ("small-reach", 4),
    ("reach-places", 10),
    ("reach-percent", 25),
    ("reach-rating", 3),
    ("opening-days", 3),
    ("defer-days", 7),
    ("defer-every", 30),
    ("outgoing", 1),
    ("incoming", 1),
    ("top-places", 5),
    ("top-incoming", 2),
    ("hold-days", 28),
    ("shield-days", 14),
    ("timeout-points", 10),
    ("ply-points", 1),
    ("reach-deviation", 220),
    ("points-limit", 20),
    ("timeouts", 3),
    ("timeout-days", 30),
    ("silence-days", 14),
    ("limbo-days", 60),
    ("limbo-percent", 25),
    ("free-days", 30),
    ("decay-days", 14),
];

/// One of each notice about ladders, with everything that changes its words.
pub(super) fn notices() -> Vec<Notice> {
    let mut all: Vec<Notice> = tables()
        .into_iter()
        .map(|table| Notice::Ladder(LadderAnswer::Table(Box::new(table))))
        .collect();
    all.extend(whys().into_iter().map(|why| Notice::Ladder(LadderAnswer::Why(Box::new(why)))));
    all.extend(
        records().into_iter().map(|record| Notice::Ladder(LadderAnswer::Record(Box::new(record)))),
    );
    all.extend(
        sheets().into_iter().map(|sheet| Notice::Ladder(LadderAnswer::Sheet(Box::new(sheet)))),
    );
    let news = |news: &LadderNews, club: &Club| Notice::News(told(news.news(club)));
    let usual = Club::usual();
    let challenged = Club { challenges: false, ..Club::usual() };
    let clubs = [&usual, &challenged];
    all.extend(clubs.map(|club| news(&LadderNews::Challenged { game: 12 }, club)));
    all.extend([1, 8].map(|player| news(&LadderNews::Deferred { game: 12, player }, &usual)));
    let until = utc("2026-11-05 10:00").timestamp();
    all.extend(clubs.map(|club| news(&LadderNews::NotBegun { game: 12, until }, club)));
    for step in steps() {
        let club = Club { step: Some(step), ..Club::usual() };
        let step = LadderNews::Step { ladder: "skalk".into(), number: 1, more: Vec::new() };
        all.push(news(&step, &club));
    }
    all.push(news(&LadderNews::Leaving { ladder: "skalk".into() }, &usual));
    all.push(news(&LadderNews::Opened { ladder: "skalk".into() }, &usual));
    all.extend(
        [0, 1, 2]
            .map(|players| news(&LadderNews::Closed { ladder: "skalk".into(), players }, &usual)),
    );
    let step = steps().into_iter().find(|step| matches!(step.who, Who::Other(_)));
    let club = Club { step, reader: None, ..Club::usual() };
    let two = LadderNews::Step { ladder: "skalk".into(), number: 1, more: vec![2] };
    for news in [LadderNews::Challenged { game: 12 }, two] {
        all.push(Notice::News(told(news.for_everybody(&club))));
    }
    all
}

/// A name for news.
pub(super) fn news_heading(said: &Sentence) -> Option<String> {
    let who = |who, name| match (said.value(who), said.value(name)) {
        (Some(Value::Choice("you")), _) => "the reader",
        (_, Some(Value::Text(name))) if name.is_empty() => "nobody",
        _ => "another",
    };
    let (by, rival) = (who("who", "name"), who("rival-who", "rival"));
    if said.value("rival-points").is_some() {
        return Some(format!("A step: {}, {by} against {rival}", said.code()));
    }
    Some(match said.code() {
        "ladder-challenged" => format!("A challenge by {by}"),
        "news-ladder-challenge" => "A challenge, for everybody".into(),
        "ladder-deferred" => format!("A match put off by {by}"),
        "ladder-not-begun" => {
            let role = match said.value("role") {
                Some(Value::Choice("challenger")) => "challenges",
                _ => "is challenged",
            };
            format!("A first ply that is due, the reader's who {role}")
        }
        "ladder-leaving" => "Leaving a ladder".into(),
        "ladder-opened" => "A ladder that is opened".into(),
        "ladder-closed" => "A ladder that is closed".into(),
        _ => return None,
    })
}

/// A name for one of them.
pub(super) fn heading(ladder: &LadderAnswer) -> String {
    match ladder {
        LadderAnswer::Table(table) if matches!(table.reader, LadderReader::Closed(_)) => {
            "A ladder that isn't open any more".into()
        }
        LadderAnswer::Table(table) => format!("A ladder of {}", table.players),
        LadderAnswer::Why(why) => match &why.may {
            Ok(()) => "Who may be challenged".into(),
            Err(barrier) => {
                let why = barrier.sentence(&skalk(), "Ylva");
                format!("Who may not be challenged: {}", why.code())
            }
        },
        LadderAnswer::Record(_) => "What somebody has done on a ladder".into(),
        LadderAnswer::Sheet(sheet) => format!("The rules of a ladder, {}", sheet.tie),
    }
}

/// Every refusal.
pub(super) fn refusals() -> Vec<Refusal> {
    use LadderRefused as Why;
    let ladder = || "skalk".to_owned();
    let no_ladder = Why::NoLadder { ruleset: ladder() };
    let one = Club { ladders: vec!["kopenhagen"], ..Club::usual() };
    let none = Club { ladders: Vec::new(), ..Club::usual() };
    let all = vec![
        no_ladder.clone(),
        Why::NoneOpen,
        Why::OpenAlready { ladder: ladder() },
        Why::WhichLadder { ladders: vec![ladder(), "kopenhagen".into()] },
        Why::NotOn { ladder: ladder() },
        Why::OtherNotOn { ladder: ladder(), player: 8 },
        Why::OtherOn { ladder: ladder(), player: 8, place: 2 },
        Why::AlreadyOn { ladder: ladder(), place: 7 },
        Why::AlreadyLeaving { ladder: ladder() },
        Why::MayNot { ladder: ladder(), player: 8, because: barriers().swap_remove(0) },
        Why::NoMatch,
        Why::WhichMatch { games: vec![12, 14] },
        Why::NotDefender { game: 12 },
        Why::Begun { game: 12 },
        Why::DeferredBefore { again_at: utc("2026-12-12 10:00").timestamp() },
        Why::BadPlace { ladder: ladder(), player: 8, place: 9, players: 8, stands: 4 },
        Why::NoMonth { ladder: ladder(), year: 2026, month: 10 },
    ];
    let mut refusals = [one, none].map(|club| club.shows(&no_ladder.clone().into())).to_vec();
    refusals.extend(shown(all.into_iter().map(Refused::Ladder).collect()));
    refusals
}

fn other(name: &str) -> Who {
    Who::Other(name.into())
}

/// Which players can meet, as a reader sees it.
fn pairs() -> [(Who, Who); 2] {
    [(Who::You, other("Ylva")), (other("Ylva"), Who::You)]
}

const SPAN: [&str; 2] = ["2026-08-01 10:00", "2026-11-02 10:00"];

/// Places from the beginning of the span on, one month each.
fn past(name: &str, places: &[Option<u32>]) -> Past {
    let months = ["2026-08-01 10:00", "2026-09-01 10:00", "2026-10-01 10:00"].map(utc);
    let places = months.into_iter().zip(places.iter().copied()).collect();
    Past { name: name.into(), is_reader: name == "Alva", places }
}

fn tables() -> Vec<LadderTable> {
    let rating = |points, deviation| Some(ShownRating { points, deviation });
    let rung = |place: u32, name: &str| Rung {
        place,
        name: name.into(),
        is_reader: false,
        rating: None,
        matches: 0,
        state: None,
        open: false,
    };
    let whole = LadderTable {
        ladder: skalk(),
        players: 12,
        month: None,
        rungs: vec![
            Some(Rung { rating: rating(1823, 61), matches: 2, ..rung(1, "Ylva") }),
            Some(Rung { state: Some(RungState::Held), ..rung(2, "Bodil\u{202e}") }),
            Some(Rung { state: Some(RungState::Leaving), matches: 1, ..rung(3, "Cai") }),
            Some(Rung {
                state: Some(RungState::Away(utc("2026-11-09 10:00"))),
                rating: rating(987, 350),
                ..rung(4, "Åse-木")
            }),
            None,
            Some(Rung { state: Some(RungState::Silent), ..rung(10, "Eli") }),
            Some(Rung { open: true, rating: rating(1500, 120), ..rung(11, "Finn") }),
            Some(Rung { is_reader: true, ..rung(12, "Alva") }),
        ],
        king: Some(King { name: "Ylva".into(), days: 34, defences: 5 }),
        bias: Some(Bias { points: 31, deviation: 12, games: 240 }),
        reader: LadderReader::On { place: 12, highest: 8 },
        past: vec![past("Ylva", &[Some(3), Some(1)]), past("Alva", &[Some(1), None, Some(12)])],
        span: SPAN.map(utc),
        estimates: vec![
            estimate("Ylva", 1823, 61),
            ChartedRating { is_reader: true, ..estimate("Alva", 1500, 120) },
        ],
    };
    let king = |days, defences| Some(King { name: "Ylva".into(), days, defences });
    let alone = |reader| LadderTable {
        players: 1,
        rungs: vec![Some(rung(1, "Ylva"))],
        king: king(0, 0),
        bias: Some(Bias { points: -4, deviation: 34, games: 1 }),
        reader,
        ..whole.clone()
    };
    vec![
        LadderTable { players: 0, rungs: Vec::new(), reader: LadderReader::Off, ..whole.clone() },
        LadderTable {
            players: 0,
            rungs: Vec::new(),
            reader: LadderReader::Closed(utc("2026-10-30 10:00")),
            ..whole.clone()
        },
        alone(LadderReader::On { place: 1, highest: 1 }),
        LadderTable { king: king(1, 1), bias: None, ..alone(LadderReader::Off) },
        LadderTable {
            month: Some((2026, 10)),
            king: None,
            bias: None,
            ..alone(LadderReader::Nobody)
        },
        LadderTable {
            rungs: vec![Some(rung(1, "Ylva")), Some(Rung { is_reader: true, ..rung(2, "Alva") })],
            players: 2,
            reader: LadderReader::On { place: 2, highest: 1 },
            ..whole.clone()
        },
        whole,
    ]
}

fn estimate(name: &str, points: i32, deviation: u32) -> ChartedRating {
    let rating = ShownRating { points, deviation };
    ChartedRating { name: name.into(), rating, is_reader: false }
}

#[test]
fn ratings_are_drawn_with_what_they_can_be_off_by() {
    let ladder = skalk();
    let now = utc("2026-11-02 10:00");
    let reader = Reader::stranger(Language::English, "Taflpost", now);
    let drawn = |estimates: &[ChartedRating]| match ratings::chart(&reader, &ladder, estimates) {
        Some(Block::Chart(chart)) => Some(*chart),
        _ => None,
    };
    let both = [
        ChartedRating { is_reader: true, ..estimate("Ylva", 1823, 61) },
        estimate("Bodil", 1510, 350),
    ];
    assert!(drawn(&both[..1]).is_none());
    let chart = drawn(&both).expect("a chart");
    assert_eq!(chart.name, "ratings-skalk");
    assert!(chart.alt.contains("Ylva 1823 ±61 and Bodil 1510 ±350"), "{}", chart.alt);
    let Charted::Diagram(Diagram::Dots(dots)) = chart.what else { panic!("dots") };
    let rows: Vec<_> = dots.rows.iter().map(|dot| (dot.value, dot.error, dot.main)).collect();
    assert_eq!(rows, [(1823.0, 61.0, true), (1510.0, 350.0, false)]);
    assert!(dots.values.iter().all(|(value, _)| (1160.0..=1884.0).contains(value)));
}

/// Every reason why somebody cannot be challenged.
fn barriers() -> Vec<Barrier> {
    let too_far = |by: &str| Barrier::TooFar { place: 1, own: 30, highest: 20, by: by.into() };
    let until = utc("2026-11-16 10:00").timestamp();
    vec![
        Barrier::Yourself,
        Barrier::YouAreNotOn,
        Barrier::NotOn,
        Barrier::Below { place: 9, own: 4 },
        too_far("small"),
        too_far("places"),
        too_far("percent"),
        too_far("rating"),
        Barrier::Playing { game: 12 },
        Barrier::Shielded { until },
        Barrier::YouLeave,
        Barrier::Leaves,
        Barrier::YouAreHeld,
        Barrier::Held,
        Barrier::YourPoints { points: 23, limit: 20 },
        Barrier::Outgoing { open: 1, most: 1 },
        Barrier::Outgoing { open: 2, most: 2 },
        Barrier::Incoming { open: 1, most: 1 },
        Barrier::Incoming { open: 2, most: 2 },
        Barrier::Away { until },
        Barrier::Silent { since: utc("2026-10-16 10:00").timestamp(), days: 14 },
        Barrier::TakesNone,
    ]
}

fn whys() -> Vec<LadderWhy> {
    let why = |may| LadderWhy {
        ladder: skalk(),
        name: "Ylva".into(),
        place: Some(4),
        players: 12,
        may,
        steps: Vec::new(),
        earlier: 0,
    };
    let past = |place, step: LadderStep| PastStep {
        at: utc("2026-11-02 10:00"),
        step: step.sentence(),
        place,
    };
    let steps = steps();
    let pick = |what| steps.iter().find(|step| step.what == what).cloned();
    let picked = [
        pick(LadderChange::Joined).map(|step| past([None, Some(7)], step)),
        pick(LadderChange::Won).map(|step| past([Some(7), Some(4)], step)),
        pick(LadderChange::Lost).map(|step| past([Some(4), Some(4)], step)),
    ];
    let steps: Vec<PastStep> = picked.into_iter().flatten().collect();
    let mut all = vec![
        LadderWhy { steps: steps.clone(), earlier: 1, ..why(Ok(())) },
        LadderWhy { steps, earlier: 30, place: None, ..why(Err(Barrier::NotOn)) },
    ];
    all.extend(barriers().into_iter().map(|barrier| why(Err(barrier))));
    all
}

fn records() -> Vec<LadderRecord> {
    let record = LadderRecord {
        ladder: skalk(),
        name: "Ylva".into(),
        place: Some(4),
        players: 12,
        best: Some(1),
        king_days: 34,
        defences: [2, 5],
        matches: [7, 3, 4],
        rating: Some(ShownRating { points: 1623, deviation: 80 }),
        sides: Some([1651, 1595]),
        games: [16, 15],
        points: 9,
        past: past("Ylva", &[Some(9), Some(4)]),
        span: SPAN.map(utc),
    };
    let newcomer = LadderRecord {
        place: None,
        best: None,
        rating: None,
        sides: None,
        games: [0, 0],
        points: 0,
        ..record.clone()
    };
    vec![record, newcomer]
}

fn sheets() -> Vec<LadderSheet> {
    let sheet = |tie, tie_break| LadderSheet {
        ladder: skalk(),
        tie,
        tie_break,
        clock: ClockTerms {
            odds: None,
            pace: InvitationPace::PerPly(TimeDelta::days(3)),
            weekend: false,
            night: None,
            claim: false,
            vacation: true,
        },
        numbers: NUMBERS.into(),
    };
    let ones =
        NUMBERS.map(|(name, value)| (name, if name == "points-limit" { 0 } else { value.min(1) }));
    let none = NUMBERS.map(|(name, value)| (name, if name == "top-places" { 0 } else { value }));
    vec![
        sheet("middle", "none"),
        LadderSheet { numbers: ones.into(), ..sheet("nothing", "fewer-plies") },
        LadderSheet { numbers: none.into(), ..sheet("below", "more-captures") },
    ]
}

/// Every step, before everyone it is about.
fn steps() -> Vec<LadderStep> {
    let mut all = Vec::new();
    for what in LadderChange::ALL {
        let step = |who: &Who| LadderStep {
            ladder: skalk(),
            what,
            who: who.clone(),
            from: Some(7),
            to: Some(4),
            rival: None,
            games: Some([12, 13]),
            detail: 3,
            reason: Some("wrote\r\n\u{202e}insults".into()),
            days: 14,
        };
        match what {
            LadderChange::Won
            | LadderChange::Tied
            | LadderChange::Lost
            | LadderChange::Void
            | LadderChange::Absent
            | LadderChange::Conceded => {
                for (who, rival) in pairs().into_iter().chain([(other("Bodil"), other("Ylva"))]) {
                    let rival = Some((rival, Some(3)));
                    let step = LadderStep { rival, ..step(&who) };
                    all.push(step.clone());
                    all.push(LadderStep { detail: 2, to: Some(7), days: 1, ..step });
                }
            }
            LadderChange::Disbanded => {
                all.extend([Who::You, other("Ylva")].iter().flat_map(|who| {
                    [0, 1].map(|detail| LadderStep { detail, to: None, ..step(who) })
                }));
            }
            LadderChange::Erased | LadderChange::Closed => all.push(step(&other("Ylva"))),
            _ => all.extend([Who::You, other("Ylva")].iter().map(step)),
        }
    }
    all
}
