//! What a player hears, from real games: plies, the text he sends, the answer.

use engine::ruleset::options::Dice;
use engine::ruleset::{Language, shipped};
use engine::{Game, Policy, Terms};

use crate::{Refusal, Words, outcome};

fn game(id: &str, plies: &[&str]) -> Game {
    let ruleset = shipped().newest(id).unwrap();
    let dice = ruleset.options.dice;
    let terms = Terms { announcements: Policy::Strict, dice: Dice::None };
    let terms = Terms { dice: if plies.contains(&"hún") { dice } else { Dice::None }, ..terms };
    let mut game = Game::new(ruleset.clone(), terms).unwrap();
    for ply in plies.iter().filter(|ply| **ply != "hún") {
        game.play(ply).unwrap_or_else(|why| panic!("{ply}: {why:?}"));
    }
    game
}

#[track_caller]
fn hears(id: &str, plies: &[&str], typed: &str, answer: &str) {
    let mut game = game(id, plies);
    let words = Words::of(Language::English);
    let said = match game.play(typed) {
        Err(why) => Refusal::ply(&game, typed, why).say(words),
        Ok(ply) => {
            let ply = ply.clone();
            let mut said = vec![outcome::ply(words, game.ruleset(), &ply)];
            if let (Some(mv), false) = (ply.mv, ply.captures.is_empty()) {
                said.push(outcome::captures(words, game.ruleset(), mv, &ply.captures));
            }
            if let Some(end) = ply.outcome {
                said.push(outcome::ending(words, game.ruleset(), game.position(), end));
            }
            said.join(" ")
        }
    };
    assert_eq!(said, answer);
}

#[test]
fn mistyped_moves_get_the_nearest() {
    let unreadable = "A move is the square a piece leaves and the square it goes to, like a4-b4.";
    hears("skalk", &[], "hello", &format!("“hello” is not a square. {unreadable}"));
}
