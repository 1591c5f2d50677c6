//! Why a text is no position line.

use std::fmt;

use crate::setup::SetupError;
use crate::square::Square;

/// Why a text is no position, or not one of the ruleset's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// A line is the ranks, a space, and `a` or `d`.
    NoSide,
    /// The side to move is `a` or `d`, not this.
    UnknownSide(String),
    /// This is neither a piece (`t`, `T`, `K`), a number nor `/`.
    UnknownLetter(char),
    /// The rank (counted from the top) does not have as many squares as there are ranks.
    WrongWidth {
        /// From 1, from the top.
        row: usize,
        width: usize,
        /// How many it needs.
        ranks: usize,
    },
    /// This number of ranks; boards have 7 to 19, odd.
    WrongRanks(usize),
    /// The ruleset's board has another size.
    WrongSize { size: u8, ruleset: u8 },
    /// An unknown or broken suffix.
    UnknownSuffix(String),
    /// No game can go on from it.
    Setup(SetupError),
    /// A route is given as announced or usable that is not open, or announced and not
    /// usable.
    RouteNotOpen(Square),
    /// The position has occurred this many times, so that the game is over.
    Repeated(u32),
    /// A roll is given, but the attackers are to move.
    AttackersRolled,
    /// The ruleset has no announcements, or no die.
    NotInThisRuleset(&'static str),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::NoSide => {
                f.write_str("the side to move (a or d) is missing after the ranks")
            }
            PositionError::UnknownSide(text) => {
                write!(f, "the side to move must be a or d, not {text:?}")
            }
            PositionError::UnknownLetter(letter) => {
                write!(
                    f,
                    "{letter:?} isn't a piece; pieces are t, T and K, and a number means empty \
                     squares"
                )
            }
            PositionError::WrongWidth { row, width, ranks } => write!(
                f,
                "rank {} (number {row} from the top) has {width} squares, but there are {ranks} ranks",
                (ranks + 1).saturating_sub(*row)
            ),
            PositionError::WrongRanks(ranks) => {
                write!(
                    f,
                    "there are {ranks} ranks; a board needs an odd number of them, from 7 to 19"
                )
            }
            PositionError::WrongSize { size, ruleset } => {
                write!(
                    f,
                    "the position is {size}×{size}, but the ruleset's board is {ruleset}×{ruleset}"
                )
            }
            PositionError::UnknownSuffix(text) => write!(f, "cannot read {text:?}"),
            PositionError::Setup(error) => error.fmt(f),
            PositionError::RouteNotOpen(square) => {
                write!(f, "{square} isn't a route that is open and usable")
            }
            PositionError::Repeated(count) => {
                write!(f, "the position has occurred {count} times, so the game is over")
            }
            PositionError::AttackersRolled => f.write_str(
                "a roll is given, but the attackers are to move, and only defenders roll",
            ),
            PositionError::NotInThisRuleset(what) => write!(f, "this game has no {what}"),
        }
    }
}

impl std::error::Error for PositionError {}
