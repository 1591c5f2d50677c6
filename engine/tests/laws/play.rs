//! Random games: plies drawn from the legal ones, with announcements, rolls and a liking
//! for going back, so that positions occur again.

use std::sync::Arc;

use engine::dice::Roll;
use engine::notation::{PlyText, PositionLine};
use engine::ruleset::options::Dice;
use engine::{Game, Move, PlyAnnouncement, Policy, Ruleset, Terms};

use super::drawn;
use crate::generator::{Kind, Random};
use crate::rulesets::Named;

pub fn with_hun() -> Terms {
    Terms { announcements: Policy::Strict, dice: Dice::Hun }
}

/// A game from the start, or `None` where the ruleset has no die.
pub fn new_game(ruleset: &Arc<Ruleset>, terms: Terms) -> Option<Game> {
    Game::new(Arc::clone(ruleset), terms).ok()
}

/// A line that reads to a drawn position.
pub fn bare(position: &engine::Position, size: u8) -> String {
    let ranks: Vec<String> = (0..size)
        .rev()
        .map(|rank| {
            let letter = |file| {
                let square = engine::Square::new(file, rank).unwrap();
                position.piece_at(square).map_or("1".to_owned(), |p| p.letter().to_string())
            };
            // Runs of empty squares need not be joined, only digits kept apart.
            (0..size).map(letter).collect::<String>()
        })
        .collect();
    let joined: Vec<String> = ranks.iter().map(|rank| join_runs(rank)).collect();
    format!("{} {}", joined.join("/"), position.to_move().letter())
}

fn join_runs(rank: &str) -> String {
    let mut text = String::new();
    let mut run = 0;
    for letter in rank.chars().chain(['/']) {
        if letter == '1' {
            run += 1;
            continue;
        }
        if run > 0 {
            text.push_str(&run.to_string());
        }
        run = 0;
        text.push(letter);
    }
    text.trim_end_matches('/').to_owned()
}

/// A game from a position of that kind, or from the start; with the hún if there is one.
pub fn begin(named: &Named, kind: Option<Kind>, hun: bool, seed: u64) -> Game {
    let fresh = if hun { new_game(&named.ruleset, with_hun()) } else { None };
    let game = fresh.or(new_game(&named.ruleset, Terms::default())).unwrap();
    let Some(kind) = kind else { return game };
    let line = bare(&drawn(kind, seed, named), named.ruleset.size());
    PositionLine::parse(&line).unwrap().game(Arc::clone(&named.ruleset), game.terms()).unwrap()
}

/// The move with an announcement of all that is open after it, if there is anything to say.
pub fn announcing(game: &Game, mv: Move) -> Option<PlyText> {
    let mut after = *game.position();
    after.play_unchecked(game.ruleset(), mv);
    if !game.ruleset().announces() {
        return None;
    }
    let king = after.king();
    let reach = if game.terms().dice == Dice::Hun { 3 } else { u8::MAX };
    let routes: Vec<_> = after
        .legal_targets(game.ruleset(), king)
        .into_iter()
        .filter(|&to| game.ruleset().is_goal(to) && !game.ruleset().is_goal(king))
        .filter(|to| king.file().abs_diff(to.file()) + king.rank().abs_diff(to.rank()) <= reach)
        .collect();
    (!routes.is_empty())
        .then(|| PlyText { said: PlyAnnouncement::Routes(routes), ..PlyText::from(mv) })
}

/// What a random player does next: the declared roll, if any, and the text of the ply. `None` at
/// the end of the game.
pub fn next(game: &Game, random: &mut Random) -> Option<(Option<Roll>, String)> {
    if game.outcome().is_some() {
        return None;
    }
    let mut game = game.clone();
    let mut declared = None;
    let defends = game.position().to_move() == engine::Side::Defenders;
    if game.terms().dice == Dice::Hun && defends && game.rolled().is_none() {
        let king = game.position().king();
        let only_king = game.legal_moves().iter().all(|mv| mv.from == king);
        if only_king || random.percent(40) {
            let roll = Roll::new(random.below(4) as u8).unwrap();
            game.declare_roll(roll).unwrap();
            declared = Some(roll);
        }
    }
    if game.must_pass() {
        return Some((declared, format!("roll {} pass", game.rolled()?)));
    }
    let king = game.position().king();
    let must_roll = game.terms().dice == Dice::Hun && defends && game.rolled().is_none();
    let moves: Vec<Move> =
        game.legal_moves().into_iter().filter(|mv| !(must_roll && mv.from == king)).collect();
    let back = game.plies().iter().rev().nth(1).and_then(|ply| ply.mv);
    let back = back.map(|mv| Move { from: mv.to, to: mv.from }).filter(|mv| moves.contains(mv));
    // A move may be legal only with its announcement, or only without: try till one goes.
    for _ in 0..200 {
        let mv = back.filter(|_| random.percent(30)).unwrap_or_else(|| random.pick(&moves));
        let said = announcing(&game, mv).filter(|_| random.percent(60));
        let mut after = game.clone();
        if let Ok(ply) = after.play_read(&said.unwrap_or_else(|| mv.into())) {
            let ply = ply.clone();
            return Some((declared, game.ply_text(&engine::Ply { roll: None, ..ply })));
        }
    }
    panic!("no move goes in {}", game.private_line());
}

/// Does what [`next`] says. Whether the game went on.
pub fn play_next(game: &mut Game, random: &mut Random) -> bool {
    let Some((roll, text)) = next(game, random) else { return false };
    play(game, roll, &text);
    true
}

pub fn play(game: &mut Game, roll: Option<Roll>, text: &str) {
    if let Some(roll) = roll {
        game.declare_roll(roll).unwrap();
    }
    let line = game.private_line();
    game.play(text).unwrap_or_else(|error| panic!("{text}: {error:?} in {line}"));
}
