//! Pieces as somebody has put them on a board. A [`Setup`] may be anything; it becomes a
//! [`Position`] if a game can go on from it.

use std::fmt;

use crate::position::Position;
use crate::ruleset::Ruleset;
use crate::side::{BySide, Side};
use crate::square::Square;
use crate::square_set::SquareSet;

/// Pieces on squares, not yet checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub to_move: Side,
    /// The squares of kings; a position needs exactly one.
    pub kings: Vec<Square>,
    pub men: BySide<SquareSet>,
}

impl Setup {
    pub fn empty(to_move: Side) -> Setup {
        Setup {
            to_move,
            kings: Vec::new(),
            men: BySide { attackers: SquareSet::EMPTY, defenders: SquareSet::EMPTY },
        }
    }

    /// Puts the piece of that letter (`t`, `T`, `K`) on an empty square. Returns whether there
    /// is such a letter.
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
        let position = self.placed(ruleset)?;
        if ruleset.field.goals.contains(position.king) {
            return Err(SetupError::KingOnGoal(position.king));
        }
        if !position.has_move(ruleset) {
            return Err(SetupError::NoMove(self.to_move));
        }
        Ok(position)
    }

    /// The position, also if the game is over with it: to look at.
    pub(crate) fn placed(&self, ruleset: &Ruleset) -> Result<Position, SetupError> {
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
        Ok(Position { to_move: self.to_move, king, men: self.men, by_file })
    }
}

/// Why no game can go on from a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// This number of kings instead of one.
    Kings(usize),
    TwoPieces(Square),
    /// A piece on a square that this board does not have.
    OffBoard(Square),
    ManOnReserved(Square),
    /// The king has escaped already.
    KingOnGoal(Square),
    NoMove(Side),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Kings(0) => write!(f, "there is no king"),
            SetupError::Kings(count) => write!(f, "there are {count} kings"),
            SetupError::TwoPieces(square) => write!(f, "there are two pieces on {square}"),
            SetupError::OffBoard(square) => write!(f, "the board has no square {square}"),
            SetupError::ManOnReserved(square) => {
                write!(f, "there is a man on {square}, where only the king can be")
            }
            SetupError::KingOnGoal(square) => {
                write!(f, "the king is on {square}, a goal, so the game is over")
            }
            SetupError::NoMove(side) => {
                write!(f, "it is the {side}' turn, but they have no legal move")
            }
        }
    }
}

impl std::error::Error for SetupError {}
