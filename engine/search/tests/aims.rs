//! What a move is for, on drawn boards; that nothing is said of a silent route; and that something can
//! be said of nearly every move of the house.

use std::fmt::Write as _;

use engine::notation::PositionLine;
use engine::{Game, Side, Terms, ruleset};
use search::aims::{aims, at_least};
use search::facts::{MoveDeed, deeds};
use search::{Level, LevelTurn, Searcher};

/// A board of brandubh with who is on move, the move, and all that can be said of it.
const DRAWN: [(&str, &str, &str); 11] = [
    (
        "7/6t/3t3/2tK3/3t3/7/7 a",
        "g6-g4",
        "[ThreatensKing, Delays { moves: 2 }, Narrows { squares: 2, from: 3 }] Some(Approaches)",
    ),
    ("7/5K1/7/7/1tT4/7/4t2 a", "e1-d1", "[Threatens { men: [c3] }] Some(Safe { piece: d1 })"),
    ("7/5K1/7/7/1tT4/7/3t3 d", "c3-c5", "[Keeps { piece: c3 }] Some(Approaches)"),
    ("7/7/7/5K1/7/7/4t2 a", "e1-c1", "[Guards { corner: a1 }] Some(Safe { piece: c1 })"),
    (
        "5t1/6t/7/4TK1/7/6t/4t2 a",
        "e1-f1",
        "[Delays { moves: 2 }, Narrows { squares: 5, from: 6 }] Some(Approaches)",
    ),
    (
        "5t1/6t/7/4TK1/7/6t/5t1 d",
        "e4-e6",
        "[Nears { moves: 2 }, Widens { squares: 10, from: 5 }] Some(Safe { piece: e6 })",
    ),
    ("7/1t5/7/7/2K4/7/7 a", "b6-c6", "[Narrows { squares: 10, from: 12 }] Some(Approaches)"),
    (
        "7/2T4/7/7/2K4/7/1t5 d",
        "c6-d6",
        "[Widens { squares: 12, from: 10 }] Some(Safe { piece: d6 })",
    ),
    ("7/7/6t/7/2K4/7/7 a", "g5-f5", "[] Some(Approaches)"),
    ("7/7/4t2/7/2K4/7/7 a", "e5-e6", "[] Some(Safe { piece: e6 })"),
    ("7/7/2T3t/7/5K1/7/4T2 a", "g5-d5", "[] None"),
];

fn game(line: &str) -> Game {
    let ruleset = ruleset::shipped_library().newest("brandubh").expect("a ruleset");
    let line = PositionLine::parse(line).expect("a position");
    line.game(ruleset.clone(), Terms::default()).expect("a game")
}

#[test]
fn what_moves_are_for() {
    let mut wrong = String::new();
    for (line, ply, expected) in DRAWN {
        let before = game(line);
        let mut after = before.clone();
        after.play(ply).unwrap_or_else(|why| panic!("{line} {ply}: {why:?}"));
        let said = format!("{:?} {:?}", aims(&before, &after), at_least(&after));
        if said != expected {
            writeln!(wrong, "{line} {ply}: {said}").expect("a text");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// A game that the house plays against itself, with every ply as `each` wants it.
fn played(id: &str, level: Level, seed: u64, mut each: impl FnMut(&Game, &Game)) {
    const LONGEST: usize = 40;
    let ruleset = ruleset::shipped_library().newest(id).expect("a ruleset");
    let mut game = Game::new(ruleset.clone(), Terms::default()).expect("a game");
    let mut searcher = Searcher::new(12);
    while game.outcome().is_none() && game.plies().len() < LONGEST {
        searcher.clear();
        let chosen = level.choose(&mut searcher, &game, seed, &|| true).expect("a choice");
        let LevelTurn::Play(ply) = chosen.turn else { panic!("no dice") };
        let before = game.clone();
        game.play_read(&ply).expect("a legal ply");
        if game.outcome().is_none() {
            each(&before, &game);
        }
    }
}

fn level(number: u8) -> Level {
    Level::numbered(number).expect("a level")
}

#[test]
fn something_can_be_said_of_nearly_every_move() {
    for number in 1..=3 {
        let (mut all, mut told) = (0, 0);
        for id in ["brandubh", "tablut", "copenhagen", "sea-battle"] {
            for seed in 0..4 {
                played(id, level(number), seed, |before, after| {
                    let mv = after.plies().last().and_then(|ply| ply.mv).expect("a move");
                    let is_told = !deeds(before, mv).is_empty()
                        || !aims(before, after).is_empty()
                        || at_least(after).is_some();
                    all += 1;
                    told += usize::from(is_told);
                });
            }
        }
        assert!(told * 10 >= all * 9, "level {number}: {told} of {all}");
    }
}

/// Whatever the attackers do, what is said of it is the same whether the lines that were open before
/// had been announced or not, but for the lines themselves.
#[test]
fn nothing_is_said_of_a_silent_route() {
    let mut silent = 0;
    let library = ruleset::shipped_library();
    for ruleset in library.iter().filter(|ruleset| ruleset.announces()) {
        for seed in 0..3 {
            played(&ruleset.id, level(2), seed, |before, after| {
                let is_open = !after.open_routes().is_empty();
                if after.position().to_move() != Side::Attackers || !is_open {
                    return;
                }
                let mut unsaid = before.clone();
                let mv = after.plies().last().and_then(|ply| ply.mv).expect("a move");
                unsaid.play_read(&mv.into()).expect("a legal ply");
                for reply in after.legal_moves() {
                    let then = |game: &Game| {
                        let mut then = game.clone();
                        then.play_read(&reply.into()).expect("a legal ply");
                        aims(game, &then)
                    };
                    assert_eq!(then(&unsaid), then(after), "{} {mv} {reply}", ruleset.id);
                    let known = unsaid.announced();
                    for deed in deeds(&unsaid, reply) {
                        let MoveDeed::ClosesLines { goals } = deed else { continue };
                        assert!(goals.iter().all(|goal| known.contains(*goal)), "{mv} {reply}");
                    }
                    silent += 1;
                }
            });
        }
    }
    assert!(silent > 100, "hardly anything was silent: {silent}");
}
