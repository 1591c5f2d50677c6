//! What a finished game was worth, in words and as a picture: every sentence in every language.

use std::fmt::Write as _;

use engine::ruleset::{Language, shipped_library};
use engine::{Game, Move, Side, Square, Terms};
use expect_test::expect_file;
use pictures::{Art, Painter, Seat, Theme, Width};
use search::facts::{MoveDeed, Slip};
use search::review::{Finding, Review, TurningPoint};

use crate::review::{ReviewedGame, Tense, deed_said};
use crate::words::Words;

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

fn mv(text: &str) -> Move {
    let (from, to) = text.split_once('-').unwrap();
    Move { from: square(from), to: square(to) }
}

/// A game of that many plies: whatever can be played first.
fn game(id: &str, plies: usize) -> Game {
    let ruleset = shipped_library().newest(id).unwrap();
    let mut game = Game::new(ruleset.clone(), Terms::default()).unwrap();
    for number in 0..plies {
        let moves = game.legal_moves();
        let Some(mv) = moves.get(number * 7 % moves.len().max(1)) else { break };
        game.play_read(&(*mv).into()).unwrap();
    }
    game
}

fn slips() -> Vec<Slip> {
    let (one, two) = (vec![square("a1")], vec![square("a1"), square("g1")]);
    let by = mv("d7-c7");
    vec![
        Slip::KeptSilent { goals: one.clone() },
        Slip::KeptSilent { goals: two.clone() },
        Slip::LeftLine { goal: square("a1") },
        Slip::OpenedLine { goal: square("a1") },
        Slip::LetFork { square: square("d1"), goals: two.clone() },
        Slip::ExposedKing { by },
        Slip::LetRing { by },
        Slip::LetFort { by },
        Slip::Lost { plies: 4 },
        Slip::LostMen { by, men: one },
        Slip::LostMen { by, men: two },
        Slip::OpenedWall,
        Slip::LeftGuard { corner: square("a1") },
    ]
}

fn deeds() -> Vec<MoveDeed> {
    let (one, two) = (vec![square("a1")], vec![square("a1"), square("g1")]);
    vec![
        MoveDeed::Escapes { goal: square("a1") },
        MoveDeed::TakesKing,
        MoveDeed::ClosesRing,
        MoveDeed::BuildsFort,
        MoveDeed::Forks { goals: two.clone() },
        MoveDeed::Wins { plies: 5 },
        MoveDeed::Takes { men: one.clone() },
        MoveDeed::Takes { men: two.clone() },
        MoveDeed::ClosesLines { goals: one.clone() },
        MoveDeed::ClosesLines { goals: two.clone() },
        MoveDeed::OpensLines { goals: one },
        MoveDeed::OpensLines { goals: two },
        MoveDeed::ClosesWall,
    ]
}

/// Everything that can be said about a game, a line each.
pub(super) fn everything(words: &Words) -> Vec<String> {
    let game = game("brandubh", 12);
    let chances: Vec<u8> = (0..13).map(|ply| 50 + ply * 3).collect();
    let turn = |ply, finding, better: &[&str]| {
        let better = better.iter().copied().map(mv).collect();
        TurningPoint { ply, finding, better }
    };
    let said = |turns: Vec<TurningPoint>| {
        let review = Review { chances: chances.clone(), turns };
        let reviewed = ReviewedGame { game: &game, review: &review };
        (reviewed.lines(words), reviewed.alt_text(words), drawn(words, &reviewed))
    };
    let (mut all, alt_text, drawn) = said(Vec::new());
    all.push(alt_text);
    assert!(drawn.contains("<title>"), "{drawn}");
    let mut turns = vec![
        turn(3, Finding::Plain, &["a4-a5", "d3-d2", "d6-c6"]),
        turn(4, Finding::Plain, &["d3-c3"]),
        // The move was the best one, but for what wasn't said with it.
        turn(5, Finding::Did(Slip::OpenedWall), &[&made(&game, 5)]),
        turn(6, Finding::Did(Slip::Lost { plies: 4 }), &["d3-c3"]),
    ];
    let found = slips().into_iter().map(Finding::Did);
    turns.extend(found.map(|finding| turn(7, finding, &["a4-a5"])));
    let missed = deeds().into_iter().map(Finding::Missed);
    turns.extend(missed.map(|finding| turn(7, finding, &["a4-a5"])));
    for turn in turns {
        let (lines, ..) = said(vec![turn]);
        all.extend(lines.into_iter().skip(1));
    }
    all.extend(deeds().iter().map(|deed| deed_said(words, Tense::Now, mv("h4-h9"), deed)));
    all
}

fn drawn(words: &Words, reviewed: &ReviewedGame<'_>) -> String {
    let painter = Painter::new(Art::shipped().clone());
    reviewed.svg(&painter, words, Seat::South, Theme::Light)
}

fn made(game: &Game, ply: usize) -> String {
    game.plies()[ply - 1].mv.unwrap().to_string()
}

#[test]
fn what_is_said_about_games() {
    let mut all = String::new();
    for language in Language::ALL {
        writeln!(all, "== {}", language.code()).unwrap();
        for line in everything(Words::of(language)) {
            assert!(!line.contains("  ") && line.ends_with('.'), "{line}");
            writeln!(all, "{line}").unwrap();
        }
    }
    expect_file!["../../tests/golden/reviews.txt"].assert_eq(&all);
}

/// On boards of every kind of size, in short games and long ones, with turning points far from each
/// other and side by side.
#[test]
fn pictures_of_games_are_small() {
    const MOST: usize = 60_000;
    let painter = Painter::new(Art::shipped().clone());
    for (id, plies) in [("brandubh", 8), ("copenhagen", 60), ("alea-evangelii", 300)] {
        let game = game(id, plies);
        let plies = game.plies().len();
        let chances: Vec<u8> = (0..=plies).map(|ply| (ply * 37 % 101) as u8).collect();
        let turns = [1, plies - 1, plies].map(|ply| {
            let better = vec![game.start().legal_moves(game.ruleset())[0]];
            TurningPoint { ply, finding: Finding::Plain, better }
        });
        for count in 0..=3 {
            let turns = turns[..count].to_vec();
            let review = Review { chances: chances.clone(), turns };
            let reviewed = ReviewedGame { game: &game, review: &review };
            for language in Language::ALL {
                let words = Words::of(language);
                for theme in Theme::ALL {
                    let png = reviewed.png(&painter, words, (Seat::North, theme, Width::W800));
                    assert!(png.len() < MOST, "{id} with {count}: {} bytes", png.len());
                }
                let svg = reviewed.svg(&painter, words, Seat::South, Theme::Light);
                let side = words.say("review-side", &[("side", Side::Defenders.into())]);
                assert!(side.is_ascii(), "pictures have no letters for {side}");
                assert!(svg.contains("<desc>") && svg.len() > 2_000);
            }
        }
    }
}

/// A game that nobody moved in has one chance, and a picture.
#[test]
fn a_game_without_plies_is_shown_too() {
    let game = game("brandubh", 0);
    let review = Review { chances: vec![43], turns: Vec::new() };
    let reviewed = ReviewedGame { game: &game, review: &review };
    let words = Words::of(Language::English);
    let said = ["The defenders’ chances: 43 % at the start.", "No single move turned the game."];
    assert_eq!(reviewed.lines(words), said);
    let painter = Painter::new(Art::shipped().clone());
    assert!(!reviewed.png(&painter, words, (Seat::South, Theme::Light, Width::W400)).is_empty());
}
