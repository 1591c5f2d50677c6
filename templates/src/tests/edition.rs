//! The picture of an evening edition.

use engine::ruleset::shipped_library;
use engine::{Game, Terms};
use pictures::{Art, Painter};

use crate::following::{EditionBoard, edition, edition_board};

/// A game of that ruleset after some plies.
fn game(id: &str, plies: usize) -> Game {
    let ruleset = shipped_library().newest(id).unwrap().clone();
    let mut game = Game::new(ruleset, Terms::default()).unwrap();
    for ply in 0..plies {
        let moves = game.legal_moves();
        let Some(mv) = moves.get(ply * 31 % moves.len().max(1)) else { break };
        if game.play(&mv.to_string()).is_err() {
            break;
        }
    }
    game
}

/// However many boards of whatever size, with names of every length.
#[test]
fn pictures_of_editions_are_small() {
    const MOST: usize = 60_000;
    let painter = Painter::new(Art::shipped().clone());
    let rulesets = ["copenhagen", "brandubh", "alea-evangelii", "tablut", "kongens-bord"];
    let boards: Vec<EditionBoard> = (0..edition::MOST_BOARDS)
        .map(|number| EditionBoard {
            game: game(rulesets[number % rulesets.len()], 10 * number),
            label: format!("{number}: {}- Ylva", "Alva-Lindqvist ".repeat(number)),
        })
        .collect();
    for count in 1..=boards.len() {
        let png = edition_board::png(&boards[..count], &painter);
        assert!(png.len() < MOST, "{count} boards: {} bytes", png.len());
        assert!(png.starts_with(b"\x89PNG") && png.len() > 2_000);
    }
    let large: Vec<EditionBoard> = (0..edition::MOST_BOARDS)
        .map(|number| EditionBoard {
            game: game("alea-evangelii", 40 * number),
            label: number.to_string(),
        })
        .collect();
    let png = edition_board::png(&large, &painter);
    assert!(png.len() < MOST, "{} bytes", png.len());
}
