//! Positions in words, as people hear them: golden files, and what fits where.

use engine::dice::Roll;
use engine::notation::record::{EndedBy, GameEnd};
use engine::ruleset::options::Dice;
use engine::ruleset::{Language, shipped_library};
use engine::{Game, Side, Terms};
use expect_test::expect_file;

use super::boards::brandubh_on;
use super::tables::{SEATS, captures, king_taken, played, usual};
use crate::board::prose::{LONGEST_ALT_TEXT, Prose};
use crate::words::Words;

/// The king on k6 of an open board, with a path to both corners: silent or announced.
fn at_the_edge(id: &str, announcement: &str) -> Game {
    let line = "5t5/11/11/11/11/5K5/11/11/11/11/5t5 d";
    played(id, Some(line), Dice::None, &[&format!("f6-k6{announcement}")])
}

fn start(id: &str) -> Game {
    Game::new(shipped_library().newest(id).unwrap().clone(), Terms::default()).unwrap()
}

fn over(winner: Option<Side>, by: EndedBy) -> Option<GameEnd> {
    Some(GameEnd { winner, by })
}

/// A game in which the roll left the defenders no move.
pub(super) fn passed() -> Game {
    let line = "13/13/13/6K6/13/13/t11t/13/13/13/13/13/13 d";
    let mut game = played("kongens-bord", Some(line), Dice::Hun, &[]);
    game.declare_roll(Roll::new(0).unwrap()).unwrap();
    game.play("roll 0 pass").unwrap();
    game
}

/// Games that together need every sentence.
fn games() -> Vec<(&'static str, Game, Option<GameEnd>)> {
    let from = |id: &str, line: &str| played(id, Some(line), Dice::None, &[]);
    let mut closing = at_the_edge("castillos", "");
    closing.play("f1-e1").unwrap();
    vec![
        ("the start", start("kopenhagen"), None),
        ("a few plies", usual(), None),
        ("men taken", captures(), None),
        ("a pass", passed(), None),
        ("one route", from("skalk", "11/11/11/t9t/11/11/11/11/11/5t5/3K1T5 d"), None),
        ("two routes", from("skalk", "5K5/11/11/t9t/11/11/11/11/11/5t5/5T5 d"), None),
        ("four routes", from("sea-battle", "9/9/9/9/4K4/9/9/9/t8 d"), None),
        ("silent", at_the_edge("stavanger", ""), None),
        ("silent, at the defenders’ turn", closing, None),
        ("announced", at_the_edge("stavanger", " se dobbelt opp"), None),
        ("opened by the attackers", from("tablut", "9/9/4t4/9/t3K4/9/9/9/4t4 d"), None),
        ("the king captured", king_taken(), None),
        ("escaped", escaped(), None),
        ("resigned", captures(), over(Some(Side::Attackers), EndedBy::Resignation)),
        ("out of time", captures(), over(Some(Side::Defenders), EndedBy::Time)),
        ("drawn", captures(), over(None, EndedBy::Agreement)),
        ("closed", captures(), over(None, EndedBy::Closing)),
    ]
}

fn escaped() -> Game {
    let line = "5K5/11/11/t9t/11/11/11/11/11/5t5/5T5 d";
    played("skalk", Some(line), Dice::None, &["f11-a11"])
}

/// Everything that is said about these games, to everybody.
pub(super) fn everything(words: &Words) -> Vec<String> {
    let mut said = Vec::new();
    for (_, game, end) in games() {
        let prose = Prose { game: &game, end };
        said.extend(SEATS.map(|reader| prose.text(words, reader)));
        said.push(prose.alt_text(words));
    }
    said.push(Prose::for_game(&crowded()).alt_text(words));
    said
}

/// A board so full that its men cannot be named in an alternative text.
fn crowded() -> Game {
    let sign = |file: usize, rank: usize| match (file.abs_diff(9), rank.abs_diff(9)) {
        (0, 0) => 'K',
        (0, _) | (_, 0) | (9, 9) => '.',
        (across, up) if across.max(up) > 5 => 't',
        _ => 'T',
    };
    let rank = |rank| (0..19).map(|file| sign(file, rank)).collect::<String>();
    let drawn = (0..19).map(rank).collect::<Vec<_>>().join("\n");
    Game::new(brandubh_on(&drawn), Terms::default()).unwrap()
}

/// What each reader hears, once if it is the same.
fn told(words: &Words, title: &str, game: &Game, end: Option<GameEnd>) -> String {
    let prose = Prose { game, end };
    let [attackers, defenders, none] = SEATS.map(|reader| prose.text(words, reader));
    assert_eq!(attackers, none, "{title}");
    let mut text = format!("# {title} ({})\n\n{none}\n", game.ruleset().id);
    if defenders != none {
        let own: Vec<&str> = defenders.lines().filter(|line| !none.contains(line)).collect();
        text.push_str(&format!("\nThe defenders also hear: {}\n", own.join("\n")));
    }
    text.push_str(&format!("\n{}\n", prose.alt_text(words)));
    text
}

#[test]
fn positions_are_told_in_words() {
    for language in [Language::English, Language::Spanish] {
        let words = Words::of(language);
        let games = games();
        let said = games.iter().map(|(title, game, end)| told(words, title, game, *end));
        let said = said.collect::<Vec<_>>().join("\n");
        let file = format!("../../tests/golden/prose.{}.txt", language.code());
        expect_file![file].assert_eq(&said);
    }
}

#[test]
fn a_position_is_told_in_every_language() {
    let game = captures();
    let silent = at_the_edge("stavanger", "");
    let said = Language::ALL.map(|language| {
        let (words, code) = (Words::of(language), language.code());
        told(words, code, &game, None) + "\n" + &told(words, code, &silent, None)
    });
    expect_file!["../../tests/golden/prose.txt"].assert_eq(&said.join("\n"));
}

/// PRODUCT 7: the full position in words beside every picture that Discord shows.
#[test]
fn every_shipped_start_fits_beside_a_picture() {
    for ruleset in shipped_library().iter() {
        let game = Game::new(ruleset.clone(), Terms::default()).unwrap();
        let board = game.position();
        for language in Language::ALL {
            let said = Prose::for_game(&game).alt_text(Words::of(language));
            let length = said.encode_utf16().count();
            assert!(length <= LONGEST_ALT_TEXT, "{} {length}", ruleset.id);
            // Every man is named: a letter before a comma, a semicolon or the full stop.
            let letters = said.split([' ', ',', ';', '.']).filter(|word| word.len() == 1);
            let men: usize = Side::BOTH.into_iter().map(|side| board.men(side).len()).sum();
            assert_eq!(letters.count(), men, "{said}");
        }
    }
}

/// The longest text from a shipped start: both sides have all their men, on every rank of the
/// largest board.
#[test]
fn scattered_men_fit_beside_a_picture() {
    let rank = "3t1T7T1t3";
    let mut ranks = vec![rank; 19];
    ranks[9] = "3t1T3K3T1t3";
    let line = format!("{} a", ranks.join("/"));
    let game = played("alea-evangelii", Some(&line), Dice::None, &["d10-c10"]);
    for language in Language::ALL {
        let said = Prose::for_game(&game).alt_text(Words::of(language));
        assert!(said.contains(" 19: d, p;"), "{said}");
        assert!(said.encode_utf16().count() <= LONGEST_ALT_TEXT, "{said}");
    }
}

/// Men that cannot be named there are counted.
#[test]
fn a_crowded_board_is_counted_beside_a_picture() {
    let game = crowded();
    for language in Language::ALL {
        let said = Prose::for_game(&game).alt_text(Words::of(language));
        assert!(said.chars().count() < LONGEST_ALT_TEXT, "{said}");
        for side in Side::BOTH {
            assert!(said.contains(&game.position().men(side).len().to_string()), "{said}");
        }
    }
}
