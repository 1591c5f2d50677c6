//! The board as monospaced text, for terminals, email and code blocks: `X` attackers, `O`
//! defenders, `K` king. Plain ASCII, so that it aligns in every font of fixed width.

use engine::Side;

use super::grid::{self, RightRanks};
use super::{Board, BoardCell, Signs};

const ATTACKER: char = 'X';
const DEFENDER: char = 'O';
const KING: char = 'K';
const THRONE: char = '+';
const CORNER: char = '#';
const EMPTY: char = '.';
const LEFT: char = '*';

/// The letters t, T and K of position lines are for programs: on a screen t and T look
/// alike.
pub(super) fn text_sign(cell: BoardCell) -> char {
    match cell {
        BoardCell::Empty => EMPTY,
        BoardCell::Throne => THRONE,
        BoardCell::Corner => CORNER,
        BoardCell::Left => LEFT,
        BoardCell::Man(Side::Attackers) | BoardCell::MovedMan(Side::Attackers) => ATTACKER,
        BoardCell::Man(Side::Defenders) | BoardCell::MovedMan(Side::Defenders) => DEFENDER,
        BoardCell::King | BoardCell::MovedKing => KING,
    }
}

pub(super) fn draw_text(board: &Board<'_>) -> String {
    grid::draw_grid(board, RightRanks::Close, text_sign)
}

pub(super) fn draw_close(board: &Board<'_>) -> String {
    grid::draw_close(board, text_sign)
}

/// A man of that side who was captured where the square is now empty.
pub(super) fn captured_sign(side: Side) -> char {
    text_sign(BoardCell::Man(side)).to_ascii_lowercase()
}

/// The signs as the legend shows them.
pub(super) fn text_signs() -> Signs {
    Signs {
        attackers: ATTACKER.into(),
        defenders: DEFENDER.into(),
        king: KING.into(),
        throne: THRONE.into(),
        corner: CORNER.into(),
        left: LEFT.into(),
        moved: grid::MOVED.into(),
    }
}
