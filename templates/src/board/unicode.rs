//! The board as monospaced signs beyond ASCII, for terminals and fonts that have them:
//! lozenges attack, rings defend, filled is dark and hollow is light.
//!
//! Circles, squares and box-drawing lines are of ambiguous width: East Asian terminals draw
//! them two columns wide. Every sign here is one column wide everywhere and none is an emoji;
//! a test holds it.

use engine::Side;

use super::grid::{self, RightRanks};
use super::{Board, BoardCell, Signs};

const THRONE: char = '⊞';
const CORNER: char = '⊠';
const EMPTY: char = '⋅';
const LEFT: char = '◌';

/// The shape shows the side and its filling the colour. On a dark terminal, where filled looks
/// light, the shape alone still separates friend from enemy.
fn man(board: &Board<'_>, side: Side) -> char {
    match (side, board.is_dark(side)) {
        (Side::Attackers, true) => '⧫',
        (Side::Attackers, false) => '◊',
        (Side::Defenders, true) => '◉',
        (Side::Defenders, false) => '⊚',
    }
}

fn king(board: &Board<'_>) -> char {
    if board.is_dark(Side::Defenders) { '♚' } else { '♔' }
}

pub(super) fn draw_unicode(board: &Board<'_>) -> String {
    grid::draw_grid(board, RightRanks::Aligned, |cell| match cell {
        BoardCell::Empty => EMPTY,
        BoardCell::Throne => THRONE,
        BoardCell::Corner => CORNER,
        BoardCell::Left => LEFT,
        BoardCell::Man(side) | BoardCell::MovedMan(side) => man(board, side),
        BoardCell::King | BoardCell::MovedKing => king(board),
    })
}

/// The signs as the legend shows them.
pub(super) fn unicode_signs(board: &Board<'_>) -> Signs {
    Signs {
        attackers: man(board, Side::Attackers).into(),
        defenders: man(board, Side::Defenders).into(),
        king: king(board).into(),
        throne: THRONE.into(),
        corner: CORNER.into(),
        left: LEFT.into(),
        moved: grid::MOVED.into(),
    }
}
