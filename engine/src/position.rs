//! Where the pieces stand and who moves. A [`Setup`] may be anything; a [`Position`] is
//! always one in which a game can go on, under the ruleset it was made with.

use std::fmt;

use crate::ruleset::Ruleset;
use crate::square_set::bit;
use crate::{BySide, Move, Side, Square, SquareSet};

/// A piece on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Any piece but the king.
    Man(Side),
    /// The one king, of the defenders' side.
    King,
}

impl Piece {
    /// The side that moves it.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Piece::Man(side) => side,
            Piece::King => Side::Defenders,
        }
    }

    /// `t`, `T` or `K`, as in position lines.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Piece::Man(Side::Attackers) => 't',
            Piece::Man(Side::Defenders) => 'T',
            Piece::King => 'K',
        }
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
    by_file: SquareSet,
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
    #[must_use]
    pub fn to_move(&self) -> Side {
        self.to_move
    }

    /// Where the king stands. One who was taken stays where he fell.
    #[must_use]
    pub fn king(&self) -> Square {
        self.king
    }

    /// The side's men, without the king.
    #[must_use]
    pub fn men(&self, side: Side) -> &SquareSet {
        &self.men[side]
    }

    /// What stands there.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        if square == self.king {
            return Some(Piece::King);
        }
        Side::BOTH.into_iter().find(|&side| self.men[side].contains(square)).map(Piece::Man)
    }

    /// All pieces of one rank as bits by file.
    pub(crate) fn occupied_row(&self, rank: i32) -> u32 {
        self.men.attackers.row(rank) | self.men.defenders.row(rank) | self.king_row(rank)
    }

    /// All pieces of one file as bits by rank.
    pub(crate) fn occupied_file(&self, file: u8) -> u32 {
        self.by_file.row(i32::from(file))
    }

    /// The king's bit, if he stands on that rank.
    pub(crate) fn king_row(&self, rank: i32) -> u32 {
        u32::from(i32::from(self.king.rank()) == rank) << self.king.file()
    }

    /// Moves the piece and nothing more.
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

    /// Takes a man off the board.
    pub(crate) fn remove(&mut self, side: Side, square: Square) {
        self.men[side].remove(square);
        *self.by_file.row_mut(i32::from(square.file())) &= !bit(square.rank());
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::notation::ranks(self, crate::square::MAX_SIZE))?;
        write!(f, " {}", self.to_move.letter())
    }
}

/// Pieces on squares before anybody has asked whether a game can go on from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Who is to move.
    pub to_move: Side,
    /// Where kings stand; a position needs exactly one.
    pub kings: Vec<Square>,
    pub men: BySide<SquareSet>,
}

impl Setup {
    /// An empty board.
    #[must_use]
    pub fn empty(to_move: Side) -> Setup {
        Setup {
            to_move,
            kings: Vec::new(),
            men: BySide { attackers: SquareSet::EMPTY, defenders: SquareSet::EMPTY },
        }
    }

    /// Puts the piece of that letter (`t`, `T`, `K`) on an empty square. Whether there is
    /// such a letter.
    pub fn put(&mut self, letter: char, square: Square) -> bool {
        match letter {
            't' => self.men.attackers.insert(square),
            'T' => self.men.defenders.insert(square),
            'K' => self.kings.push(square),
            _ => return false,
        }
        true
    }

    /// The position, if a game can go on from it under that ruleset.
    pub fn position(&self, ruleset: &Ruleset) -> Result<Position, SetupError> {
        let field = &ruleset.field;
        let &[king] = self.kings.as_slice() else {
            return Err(SetupError::Kings(self.kings.len()));
        };
        let men = self.men.attackers.iter().chain(self.men.defenders.iter());
        let mut by_file = SquareSet::EMPTY;
        for square in men.chain([king]) {
            let transposed = Square::at(square.rank(), square.file());
            if by_file.contains(transposed) {
                return Err(SetupError::TwoPieces(square));
            }
            if !square.is_on(field.size) {
                return Err(SetupError::OffBoard(square));
            }
            if square != king && field.reserved.contains(square) {
                return Err(SetupError::ManOnReserved(square));
            }
            by_file.insert(transposed);
        }
        if field.goals.contains(king) {
            return Err(SetupError::KingOnGoal(king));
        }
        let position = Position { to_move: self.to_move, king, men: self.men, by_file };
        if position.has_move(ruleset) {
            Ok(position)
        } else {
            Err(SetupError::NoMove(self.to_move))
        }
    }
}

/// Why no game can go on from a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// So many kings instead of one.
    Kings(usize),
    /// More than one piece on a square.
    TwoPieces(Square),
    /// A piece on a square that this board does not have.
    OffBoard(Square),
    /// A man on the throne or in a corner.
    ManOnReserved(Square),
    /// The king has escaped already.
    KingOnGoal(Square),
    /// The side to move has no legal move.
    NoMove(Side),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Kings(0) => write!(f, "there is no king"),
            SetupError::Kings(count) => write!(f, "there are {count} kings"),
            SetupError::TwoPieces(square) => write!(f, "two pieces stand on {square}"),
            SetupError::OffBoard(square) => write!(f, "the board has no {square}"),
            SetupError::ManOnReserved(square) => {
                write!(f, "a man stands on {square}, where only the king may")
            }
            SetupError::KingOnGoal(square) => {
                write!(f, "the king stands on {square}, a goal: the game is over")
            }
            SetupError::NoMove(side) => write!(f, "the {side} are to move and have no legal move"),
        }
    }
}

impl std::error::Error for SetupError {}
