//! What the levels are measured against: an engine that looks at everything three plies deep, counts
//! the men, and knows nothing else. It speaks the protocol of docs/engine.md:
//!
//! ```text
//! cargo build --release -p search --example plain
//! taflpost match "taflpost engine" target/release/examples/plain --first Level=5 --ruleset brandubh --games 200
//! ```
//!
//! Among moves that are worth the same it takes another one at each ply, so that it does not go in circles.

use std::io::{self, BufRead, Write};
use std::sync::Arc;

use engine::{Game, Move, Outcome, Position, Ruleset, Side, Terms, ruleset};
use search::protocol::UciCommand;
use search::{WIN, with_announcement};

const DEPTH: i32 = 3;

fn main() -> io::Result<()> {
    let mut out = io::stdout();
    let mut ruleset = shipped("copenhagen").expect("a ruleset");
    let mut game = start(&ruleset);
    for line in io::stdin().lock().lines() {
        match UciCommand::read(&line?) {
            Ok(Some(UciCommand::Uci)) => writeln!(out, "id name Plain\nuciok")?,
            Ok(Some(UciCommand::IsReady)) => writeln!(out, "readyok")?,
            Ok(Some(UciCommand::SetOption(name, id))) if name == "Ruleset" => match shipped(&id) {
                Some(found) => ruleset = found,
                None => writeln!(out, "info string there is no ruleset {id}")?,
            },
            Ok(Some(UciCommand::Position(given))) => {
                game = start(&ruleset);
                for ply in &given.plies {
                    game.play(ply).expect("a legal ply");
                }
            }
            Ok(Some(UciCommand::Go(_))) => writeln!(out, "bestmove {}", answer(&game))?,
            Ok(Some(UciCommand::Quit)) => break,
            Ok(_) => {}
            Err(why) => writeln!(out, "info string {why}")?,
        }
        out.flush()?;
    }
    Ok(())
}

fn shipped(id: &str) -> Option<Arc<Ruleset>> {
    ruleset::shipped_library().newest(id).map(Arc::clone)
}

fn start(ruleset: &Arc<Ruleset>) -> Game {
    Game::new(Arc::clone(ruleset), Terms::default()).expect("a game")
}

fn answer(game: &Game) -> String {
    let mut best: Vec<(Game, Move, i32)> = Vec::new();
    for mv in game.legal_moves() {
        // A move that may not be repeated is none.
        let Ok(text) = with_announcement(game, mv) else { continue };
        let mut after = game.clone();
        if after.play_read(&text).is_err() {
            continue;
        }
        let alpha = best.first().map_or(-WIN, |best| best.2);
        let score = match after.outcome() {
            Some(outcome) => worth(outcome, game.position().to_move(), DEPTH),
            None => -value(after.position(), game.ruleset(), DEPTH - 1, -WIN, -alpha + 1),
        };
        if score > alpha || best.is_empty() {
            best.clear();
        }
        if score >= alpha {
            best.push((after, mv, score));
        }
    }
    let Some((after, mv, _)) = best.get(game.plies().len() * 7 % best.len().max(1)) else {
        return "none".into();
    };
    let said = after.plies().last().map(|ply| after.ply_text(ply)).unwrap_or_default();
    match said.split_once(' ') {
        Some((_, words)) => format!("{mv} {words}"),
        None => mv.to_string(),
    }
}

/// What a position is worth to the side to move.
fn value(position: &Position, ruleset: &Ruleset, depth: i32, mut alpha: i32, beta: i32) -> i32 {
    let side = position.to_move();
    if depth == 0 {
        let men = |side| i32::try_from(position.men(side).len()).unwrap_or(0);
        return men(side) - men(!side);
    }
    let mut best = -WIN;
    for mv in position.legal_moves(ruleset) {
        let mut next = *position;
        let effects = next.play_unchecked(ruleset, mv);
        let score = match effects.outcome {
            Some(outcome) => worth(outcome, side, depth),
            None => -value(&next, ruleset, depth - 1, -beta, -alpha),
        };
        best = best.max(score);
        alpha = alpha.max(score);
        if alpha >= beta {
            break;
        }
    }
    best
}

/// An early end counts for more.
fn worth(outcome: Outcome, side: Side, depth: i32) -> i32 {
    match outcome.winner {
        None => 0,
        Some(winner) if winner == side => WIN / 2 + depth,
        Some(_) => -WIN / 2 - depth,
    }
}
