//! The ring (RULES 2, "Encirclement"): flood from the king through empty squares and
//! defenders; it touches no edge square and holds every defender.

use std::collections::BTreeSet;

use super::{At, Board, neighbours};

pub fn holds_all(board: &Board) -> bool {
    let king = board.king();
    let mut inside: BTreeSet<At> = BTreeSet::from([king]);
    let mut due = vec![king];
    while let Some(at) = due.pop() {
        if board.is_edge(at) {
            return false;
        }
        for next in neighbours(at) {
            if board.get(next) != Some('t') && inside.insert(next) {
                due.push(next);
            }
        }
    }
    board.pieces.iter().all(|(at, letter)| *letter != 'T' || inside.contains(at))
}
