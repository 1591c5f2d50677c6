//! Counting sequences of moves: the number on which independent engines agree or not.

use crate::position::Move;
use crate::position::Position;
use crate::ruleset::Ruleset;

/// How many sequences of `depth` moves there are from the position. Announcements and
/// repetition are ignored; a finished game is not continued.
pub fn perft(position: &Position, ruleset: &Ruleset, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(position.count_moves(ruleset)),
        _ => {
            let mut nodes = 0;
            position.for_each_move(ruleset, |mv| nodes += after(position, ruleset, mv, depth));
            nodes
        }
    }
}

/// The same by first move, sorted: where two engines differ, this tells after which move.
pub fn perft_by_move(
    position: &Position,
    ruleset: &Ruleset,
    depth: u32,
) -> impl ExactSizeIterator<Item = (Move, u64)> {
    let mut moves = position.legal_moves(ruleset);
    moves.sort_unstable();
    let nodes = move |mv| if depth <= 1 { 1 } else { after(position, ruleset, mv, depth) };
    moves.into_iter().map(move |mv| (mv, nodes(mv)))
}

/// The sequences of `depth` moves, at least two, that begin with this one.
fn after(position: &Position, ruleset: &Ruleset, mv: Move, depth: u32) -> u64 {
    let mut next = *position;
    match next.play_unchecked(ruleset, mv).outcome {
        None => perft(&next, ruleset, depth - 1),
        Some(_) => 0,
    }
}
