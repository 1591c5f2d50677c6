//! How pieces go, read a second time (RULES 1: rook moves, no jumping, one piece a square):
//! every piece walks along the board, one step after the other.

use std::collections::BTreeSet;

use engine::ruleset::options::{KingMoves, MenMove, ThronePassing};
use engine::{Move, Side};

use super::{Board, SIDES, ply, square, step};

/// Every move of that side.
pub fn moves(board: &Board, side: Side) -> BTreeSet<Move> {
    let mut moves = BTreeSet::new();
    for (&from, &letter) in &board.pieces {
        if (letter == 't') != (side == Side::Attackers) {
            continue;
        }
        let is_king = letter == 'K';
        let one = if is_king {
            board.options.king_moves == KingMoves::OneSquare
        } else {
            board.options.men_move == MenMove::OneSquare
        };
        for way in SIDES {
            for steps in 1..=if one { 1 } else { board.size } {
                let at = step(from, way, steps);
                if !board.has(at) || board.get(at).is_some() {
                    break;
                }
                let throne = board.is_throne(at);
                let closed = board.options.throne_passing == ThronePassing::KingOnly;
                if throne && !is_king && closed {
                    break;
                }
                if is_king || !throne && !board.is_corner(at) {
                    moves.insert(Move { from: square(from), to: square(at) });
                }
            }
        }
    }
    moves
}

/// How many sequences of that many plies there are; a finished game is not continued.
pub fn sequences(board: &Board, side: Side, plies: u32) -> u64 {
    let moves = moves(board, side);
    if plies == 1 {
        return moves.len() as u64;
    }
    let told = moves.into_iter().map(|mv| ply(board, mv));
    let going_on = told.filter(|told| !told.ends());
    going_on.map(|told| sequences(&told.after, !side, plies - 1)).sum()
}
