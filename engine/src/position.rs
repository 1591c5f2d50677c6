//! Where the pieces are and who moves: always a position in which a game can go on, under the
//! ruleset it was made with. `setup` makes them.

use std::fmt;

use crate::side::{BySide, Side};
use crate::square::{MAX_SIZE, Square};
use crate::square_set::{SquareSet, bit};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Any piece but the king.
    Man(Side),
    /// The one king, of the defenders' side.
    King,
}

impl Piece {
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Piece::Man(side) => side,
            Piece::King => Side::Defenders,
        }
    }

    /// `t`, `T` or `K`, as in position lines.
    pub const fn letter(self) -> char {
        match self {
            Piece::Man(Side::Attackers) => 't',
            Piece::Man(Side::Defenders) => 'T',
            Piece::King => 'K',
        }
    }
}

/// A piece's way from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    pub from: Square,
    pub to: Square,
}

impl Move {
    /// How many squares it goes, along a rank or a file.
    pub const fn distance(self) -> u8 {
        let (from, to) = (self.from, self.to);
        from.file().abs_diff(to.file()) + from.rank().abs_diff(to.rank())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

/// Pieces on squares and the side to move, legal under its ruleset.
///
/// Two are equal when the same pieces stand on the same squares and the same side moves;
/// history does not count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    pub(crate) to_move: Side,
    pub(crate) king: Square,
    /// The men; the king is in neither set.
    pub(crate) men: BySide<SquareSet>,
    /// All pieces, with files and ranks exchanged: lines along a file are words here.
    pub(crate) by_file: SquareSet,
}

impl Position {
    /// No position at all: for a ruleset that is still being read.
    pub(crate) const fn blank() -> Position {
        Position {
            to_move: Side::Attackers,
            king: Square::at(0, 0),
            men: BySide { attackers: SquareSet::EMPTY, defenders: SquareSet::EMPTY },
            by_file: SquareSet::EMPTY,
        }
    }

    /// The side whose turn it is. After the end of a game this means nothing.
    pub fn to_move(&self) -> Side {
        self.to_move
    }

    /// The king's square. A captured king stays where he was taken.
    pub fn king(&self) -> Square {
        self.king
    }

    /// The side's men, without the king.
    pub fn men(&self, side: Side) -> &SquareSet {
        &self.men[side]
    }

    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        if square == self.king {
            return Some(Piece::King);
        }
        Side::BOTH.into_iter().find(|&side| self.men[side].contains(square)).map(Piece::Man)
    }

    /// The ranks of a board of that size from the top, as in position lines: `3t3/7/2TK3/…`.
    pub fn ranks(&self, size: u8) -> String {
        let mut text = String::with_capacity(usize::from(size) * 8);
        for rank in (0..size).rev() {
            let mut empty = 0;
            for file in 0..size {
                let Some(piece) = self.piece_at(Square::at(file, rank)) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    text.push_str(&empty.to_string());
                    empty = 0;
                }
                text.push(piece.letter());
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
            if rank > 0 {
                text.push('/');
            }
        }
        text
    }

    /// The same position with the turn passed to the other side, for a look at what it threatens.
    #[must_use]
    pub fn passed(&self) -> Position {
        Position { to_move: !self.to_move, ..*self }
    }

    /// All pieces of one rank as bits by file; two ranks beyond either end may be asked for.
    pub fn occupied_row(&self, rank: i32) -> u32 {
        self.men.attackers.row(rank) | self.men.defenders.row(rank) | self.king_row(rank)
    }

    /// All pieces of one file as bits by rank.
    pub fn occupied_file(&self, file: u8) -> u32 {
        self.by_file.row(i32::from(file))
    }

    /// The king's bit, if he is on that rank.
    pub(crate) fn king_row(&self, rank: i32) -> u32 {
        u32::from(i32::from(self.king.rank()) == rank) << self.king.file()
    }

    pub(crate) fn shift(&mut self, mv: Move) {
        let (from, to) = (mv.from, mv.to);
        if self.to_move == Side::Defenders && from == self.king {
            self.king = to;
        } else {
            let men = &mut self.men[self.to_move];
            men.remove(from);
            men.insert(to);
        }
        *self.by_file.row_mut(i32::from(from.file())) &= !bit(from.rank());
        *self.by_file.row_mut(i32::from(to.file())) |= bit(to.rank());
    }

    pub(crate) fn remove(&mut self, side: Side, square: Square) {
        self.men[side].remove(square);
        *self.by_file.row_mut(i32::from(square.file())) &= !bit(square.rank());
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.ranks(MAX_SIZE), self.to_move.letter())
    }
}
