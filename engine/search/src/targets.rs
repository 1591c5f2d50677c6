//! The squares from which a move may take something: a quick look that misses nothing usual and may
//! name a few too many. What a move really takes is found by playing it.

use engine::ruleset::Ruleset;
use engine::{Position, Side, Square, SquareSet};

/// Rows of squares, a bit for each file.
#[derive(Clone, Copy, Debug)]
pub struct Targets {
    rows: [u32; 19],
}

impl Targets {
    pub fn contains(&self, square: Square) -> bool {
        self.rows[usize::from(square.rank())] >> square.file() & 1 == 1
    }
}

/// Where a piece of the side to move may close in a man of the other side.
pub fn targets(position: &Position, ruleset: &Ruleset) -> Targets {
    let side = position.to_move();
    let (own, other) = (position.men(side), position.men(!side));
    let king = position.king();
    let with_king = side == Side::Defenders;
    let hostile = ruleset.hostile_squares(!side);
    let closes = |rank: i32| {
        let own = own.row(rank) | hostile.row(rank);
        if with_king && i32::from(king.rank()) == rank { own | 1 << king.file() } else { own }
    };
    let size = i32::from(ruleset.size());
    let full = (1_u32 << size) - 1;
    let mut rows = [0; 19];
    for (rank, found) in (0..size).zip(&mut rows) {
        let here = other.row(rank);
        let line = closes(rank);
        let beside = here >> 1 & line >> 2 | (here << 1) & (line << 2);
        let above = other.row(rank + 1) & closes_at(&closes, rank + 2, size);
        let below = other.row(rank - 1) & closes_at(&closes, rank - 2, size);
        *found = (beside | above | below) & full & !position.occupied_row(rank);
    }
    if side == Side::Attackers {
        beside_king(position, ruleset, &mut rows);
    }
    Targets { rows }
}

fn closes_at(closes: &impl Fn(i32) -> u32, rank: i32, size: i32) -> u32 {
    if (0..size).contains(&rank) { closes(rank) } else { 0 }
}

/// Where an attacker would stand beside a king who is closed in from some side already.
fn beside_king(position: &Position, ruleset: &Ruleset, rows: &mut [u32; 19]) {
    let attackers: &SquareSet = position.men(Side::Attackers);
    let beside = || position.king().neighbours(ruleset.size());
    let closed = beside().filter(|&square| attackers.contains(square)).count();
    if closed == 0 {
        return;
    }
    for square in beside().filter(|&square| position.piece_at(square).is_none()) {
        rows[usize::from(square.rank())] |= 1 << square.file();
    }
}
