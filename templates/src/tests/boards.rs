//! Monospaced boards of every size from both seats: golden files, and the law that columns are
//! columns in every terminal.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use engine::ruleset::{Language, shipped_library};
use engine::{Game, Ruleset, Terms};
use expect_test::expect_file;
use unicode_width::UnicodeWidthStr;

use super::samples::{at, mv};
use crate::board::Board;
use crate::board::Seat;
use crate::words::Words;

/// The rules of Brandubh on a board of another size: no shipped ruleset has 15×15.
pub(super) fn brandubh_on(board: &str) -> Arc<Ruleset> {
    let file = include_str!("../../../engine/rulesets/brandubh.toml");
    let [before, _, after] = file.split("'''").collect::<Vec<_>>().try_into().unwrap();
    let drawn = format!("{before}'''\n{board}\n'''{after}");
    Arc::new(Ruleset::parse(&drawn).unwrap())
}

/// A cross of men around the king.
fn cross(size: usize) -> Arc<Ruleset> {
    let middle = size / 2;
    let sign = |file: usize, rank: usize| match (file.abs_diff(middle), rank.abs_diff(middle)) {
        (0, 0) => 'K',
        (1, 0) | (0, 1) => 'T',
        (far, 0) | (0, far) if far == middle => 't',
        _ => '.',
    };
    let rank = |rank| (0..size).map(|file| sign(file, rank)).collect::<String>();
    brandubh_on(&(0..size).map(rank).collect::<Vec<_>>().join("\n"))
}

fn game(id: &str, plies: &[&str]) -> Game {
    let ruleset = shipped_library().newest(id).unwrap();
    let mut game = Game::new(ruleset.clone(), Terms::default()).unwrap();
    for ply in plies {
        game.play(ply).unwrap();
    }
    game
}

/// How many columns a terminal gives that text, if it draws signs of ambiguous width in one column,
/// and if it draws them in two.
fn columns(text: &str) -> [usize; 2] {
    [text.width(), text.width_cjk()]
}

#[test]
fn unicode_boards_of_every_size() {
    let words = Words::of(Language::English);
    let games = [
        game("brandubh", &["d1-c1", "d3-a3"]),
        game("sea-battle", &["a4-b4"]),
        game("skalk", &["d1-d3", "f8-i8", "a4-c4", "f7-f9", "c4-c5", "f6-f8"]),
        game("kongens-bord", &["g2-h2", "g9-k9"]),
        game("alea-evangelii", &["c1-c2"]),
    ];
    let drawn = games.map(|game| {
        let board = Board::of_game(&game);
        let legend = board.unicode_legend(words).join("   ");
        format!("{}\n\n{}{legend}\n", game.ruleset().id, board.unicode())
    });
    expect_file!["../../tests/golden/unicode.txt"].assert_eq(&drawn.join("\n"));
}

/// The throne free, and the move marked, with its way turned.
#[test]
fn boards_from_the_other_seat() {
    let game = game("skalk", &["d1-d3", "f8-i8", "a4-c4", "f7-f9", "c4-c5", "f6-f8"]);
    let board = Board::of_game(&game).seen_from(Seat::North);
    let emoji = board.emoji().unwrap().replace('\u{200b}', " ");
    let drawn = [board.text(), board.unicode(), emoji].join("\n");
    expect_file!["../../tests/golden/north.txt"].assert_eq(&drawn);
}

/// Every square is under its file's letter and beside its rank's number, on all four sides,
/// whatever width the terminal gives ambiguous signs.
#[test]
fn squares_stand_in_columns() {
    for size in (7..=19).step_by(2) {
        let ruleset = cross(size);
        for seat in Seat::ALL {
            for last in [None, Some(mv("b2", "a2")), Some(mv("a1", "g4"))] {
                let board = Board { last, seat, ..Board::start(&ruleset) };
                for drawn in [board.text(), board.unicode()] {
                    check_columns(&board, &drawn, size);
                }
                // All ranks end in the same column.
                let drawn = board.unicode();
                let ends: BTreeSet<_> = drawn.lines().skip(1).take(size).map(columns).collect();
                assert_eq!(ends.len(), 1, "{drawn}");
            }
        }
    }
}

fn check_columns(board: &Board<'_>, drawn: &str, size: usize) {
    let lines: Vec<&str> = drawn.lines().collect();
    assert_eq!(lines.len(), size + 2);
    assert_eq!(lines[0], lines[size + 1]);
    let margin = if size > 9 { 2 } else { 1 };
    let letters: Vec<char> = lines[0].chars().filter(|c| *c != ' ').collect();
    for line in &lines {
        assert!(!line.ends_with(' '), "{line:?}");
        // Every sign has one column, so that signs can be counted instead of columns.
        assert_eq!(columns(line), [line.chars().count(); 2], "{line:?}");
    }
    for (line, (rank, squares)) in lines[1..].iter().zip(board.ranks()) {
        let named = |text: &str| text.trim().parse::<u8>().ok();
        let signs: Vec<char> = line.chars().collect();
        let (left, right) = (&signs[..margin], &signs[margin + 2 * size + 1..]);
        assert_eq!(named(&String::from_iter(left)), Some(rank), "{line:?}");
        assert_eq!(named(&String::from_iter(right)), Some(rank), "{line:?}");
        for (index, square) in squares.enumerate() {
            let column = margin + 1 + 2 * index;
            assert_eq!(lines[0].chars().nth(column), Some(letters[index]));
            assert_eq!(square.to_string(), format!("{}{rank}", letters[index]));
            assert_ne!(signs[column], ' ', "{line:?}");
        }
    }
}

/// Without colour, friend, enemy and king have three shapes, whichever side is dark, and no
/// sign of a board means two things.
#[test]
fn no_two_things_look_alike() {
    for ruleset in shipped_library().iter() {
        let board = Board { last: Some(mv("a2", "d3")), ..Board::start(ruleset) };
        for drawn in [board.text(), board.unicode()] {
            let mut meanings = BTreeMap::new();
            let margin = if ruleset.size() > 9 { 2 } else { 1 };
            for (line, (_, squares)) in drawn.lines().skip(1).zip(board.ranks()) {
                for (index, square) in squares.enumerate() {
                    let sign = line.chars().nth(margin + 1 + 2 * index).unwrap();
                    let meaning = match board.position.piece_at(square) {
                        Some(piece) => piece.letter(),
                        None if square == at("a2") => 'l',
                        None if ruleset.throne() == Some(square) => 't',
                        None if ruleset.is_corner(square) => 'c',
                        None => 'e',
                    };
                    let known = *meanings.entry(sign).or_insert(meaning);
                    assert_eq!(known, meaning, "{}: {sign} on {square}", ruleset.id);
                }
            }
            // Attackers, defenders, the king, empty squares and the one that was left.
            assert!(meanings.len() >= 5, "{meanings:?}");
        }
    }
}

/// Half a circle reverses every line, and the order of the lines.
#[test]
fn the_other_seat_turns_the_board() {
    for ruleset in shipped_library().iter() {
        let board = Board::start(ruleset);
        let turned = board.seen_from(Seat::North);
        let ends = |board: &Board<'_>| {
            let squares: Vec<String> = board
                .ranks()
                .flat_map(|(_, squares)| squares.map(|square| square.to_string()))
                .collect();
            squares
        };
        let mut expected = ends(&board);
        expected.reverse();
        assert_eq!(ends(&turned), expected, "{}", ruleset.id);
        assert_eq!(board.seen_from(Seat::South).text(), board.text());
    }
}
