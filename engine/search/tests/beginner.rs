//! A beginner who knows what the lessons show (`learn`): how to capture, how the king is captured, how
//! he escapes, and how he is stopped; and who looks at no more than their own move and the reply. As the
//! attackers, they win at least every second game against the easiest level.

use std::sync::Arc;

use engine::ruleset::shipped_library;
use engine::{Game, Move, Position, Reason, Side, Square, Terms};
use search::{Level, LevelTurn, Searcher};

/// How many games are played; more plies than this are no win.
const GAMES: u64 = 60;
const LONGEST: usize = 200;

/// The king's moves if it were the defenders' turn.
fn king_moves(game: &Game, position: &Position) -> Vec<Move> {
    let turn = match position.to_move() {
        Side::Defenders => *position,
        Side::Attackers => position.passed(),
    };
    let mut moves = turn.legal_moves(game.ruleset());
    moves.retain(|mv| mv.from == turn.king());
    moves
}

/// In how many moves of his own the king could reach a corner if nobody else moved: 1, 2, or more.
fn way_out(game: &Game, position: &Position) -> i32 {
    let moves = king_moves(game, position);
    if moves.iter().any(|mv| game.ruleset().is_goal(mv.to)) {
        return 1;
    }
    let reaches = |mv: &&Move| {
        let mut then = match position.to_move() {
            Side::Defenders => *position,
            Side::Attackers => position.passed(),
        };
        then.play_unchecked(game.ruleset(), **mv);
        king_moves(game, &then).iter().any(|mv| game.ruleset().is_goal(mv.to))
    };
    match moves.iter().filter(reaches).count() {
        0 => 9,
        ways => 4 - i32::try_from(ways.min(3)).unwrap_or(3),
    }
}

/// How many corners the king could reach with one move.
fn open_ways(game: &Game, position: &Position) -> usize {
    let moves = king_moves(game, position);
    moves.iter().filter(|mv| game.ruleset().is_goal(mv.to)).count()
}

fn distance(one: Square, other: Square) -> i32 {
    i32::from(one.file().abs_diff(other.file())) + i32::from(one.rank().abs_diff(other.rank()))
}

/// What a move is worth to somebody who has done the lessons.
fn worth(game: &Game, mv: Move) -> i32 {
    let ruleset = game.ruleset();
    let mut after = *game.position();
    let effects = after.play_unchecked(ruleset, mv);
    match effects.outcome.map(|outcome| outcome.reason) {
        // “Capture the king.”
        Some(Reason::KingCaptured(_) | Reason::Encirclement) => return 10_000,
        Some(_) => return -5_000,
        None => {}
    }
    let mut worth = 30 * i32::try_from(effects.captures.len()).unwrap_or(0);
    // “The king could escape with his next move. Stop him.”
    worth += match way_out(game, &after) {
        1 => -5_000,
        ways if ways < 9 => 60 * ways - 240,
        _ => 0,
    };
    // The reply: what would be lost.
    let (mut lost, mut ways) = (0, 0);
    for reply in after.legal_moves(ruleset) {
        let mut then = after;
        let effects = then.play_unchecked(ruleset, reply);
        if effects.outcome.is_some_and(|end| end.winner == Some(Side::Defenders)) {
            return -5_000;
        }
        lost = lost.max(i32::try_from(effects.captures.len()).unwrap_or(0));
        // Two ways at once can't both be closed.
        ways = ways.max(open_ways(game, &then));
    }
    worth -= 15 * lost;
    worth -= [0, 40, 3_000, 3_000, 3_000].get(ways).copied().unwrap_or(3_000);
    // Fewer ways for the king, and men on both sides of him.
    worth -= 8 * i32::try_from(king_moves(game, &after).len()).unwrap_or(0);
    let king = after.king();
    let near = |square: Square| distance(square, king);
    worth += 5 * (near(mv.from) - near(mv.to));
    worth
}

/// The best move, among equals the one that comes first from a place that differs from game to game.
fn choose(game: &Game, seed: u64) -> Option<Move> {
    let moves = game.legal_moves();
    let turn = usize::try_from(seed).unwrap_or(0) % moves.len().max(1);
    let turned = moves.iter().cycle().skip(turn).take(moves.len());
    turned.copied().max_by_key(|&mv| worth(game, mv))
}

#[test]
fn who_has_done_the_lessons_wins_every_second_game() {
    let ruleset = shipped_library().newest("brandubh").expect("a ruleset");
    let level = Level::numbered(1).expect("a level");
    let mut searcher = Searcher::new(16);
    let mut won = 0;
    for seed in 0..GAMES {
        let mut game = Game::new(Arc::clone(ruleset), Terms::default()).expect("a game");
        while game.outcome().is_none() && game.plies().len() < LONGEST {
            if game.position().to_move() == Side::Attackers {
                let Some(mv) = choose(&game, seed * 7 + game.plies().len() as u64) else { break };
                game.play_read(&mv.into()).expect("a legal move");
            } else {
                searcher.clear();
                let chosen = level.choose(&mut searcher, &game, seed, &|| true).expect("a move");
                let LevelTurn::Play(ply) = chosen.turn else { break };
                game.play_read(&ply).expect("a legal move");
            }
        }
        let winner = game.outcome().and_then(|outcome| outcome.winner);
        won += u64::from(winner == Some(Side::Attackers));
    }
    assert!(won * 2 >= GAMES, "{won} of {GAMES}");
}
