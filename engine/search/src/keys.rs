//! A number for each position: equal positions have equal numbers, and others nearly never do.

use engine::{Move, Position, Side, Square};

const SQUARES: usize = 19 * 19;

/// One for each kind of piece on each square, and one for the side to move.
#[derive(Clone, Debug)]
pub struct ZobristKeys {
    pieces: Box<[[u64; SQUARES]; 3]>,
    defenders_move: u64,
}

/// The place of a square in lists of all squares.
pub const fn place(square: Square) -> usize {
    square.rank() as usize * 19 + square.file() as usize
}

impl ZobristKeys {
    pub fn new() -> ZobristKeys {
        let mut state = 0x7461_666c_u64;
        // SplitMix64.
        let mut next = || {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            mixed ^ (mixed >> 31)
        };
        let mut pieces = Box::new([[0; SQUARES]; 3]);
        pieces.iter_mut().flatten().for_each(|key| *key = next());
        ZobristKeys { pieces, defenders_move: next() }
    }

    pub fn of(&self, position: &Position) -> u64 {
        let mut key = self.king(position.king());
        for side in Side::BOTH {
            for square in position.men(side).iter() {
                key ^= self.man(side, square);
            }
        }
        if position.to_move() == Side::Defenders { key ^ self.defenders_move } else { key }
    }

    pub fn man(&self, side: Side, square: Square) -> u64 {
        self.pieces[side as usize][place(square)]
    }

    pub fn king(&self, square: Square) -> u64 {
        self.pieces[2][place(square)]
    }

    pub fn turn(&self) -> u64 {
        self.defenders_move
    }

    /// What a move of that piece changes, without captures.
    pub fn moved(&self, side: Side, is_king: bool, mv: Move) -> u64 {
        let of = |square| if is_king { self.king(square) } else { self.man(side, square) };
        of(mv.from) ^ of(mv.to) ^ self.defenders_move
    }
}
