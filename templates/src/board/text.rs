//! The board as monospaced text, for terminals, mail and code blocks: `X` attackers, `O`
//! defenders, `K` king. Plain ASCII, so that it aligns in every font of fixed width.

use engine::Side;

use super::{Board, Cell, Signs};

const ATTACKER: char = 'X';
const DEFENDER: char = 'O';
const KING: char = 'K';
const THRONE: char = '+';
const CORNER: char = '#';
const EMPTY: char = '.';
const LEFT: char = '*';

/// The letters t, T and K of position lines are for programs: on a screen t and T look
/// alike.
fn sign(cell: Cell) -> char {
    match cell {
        Cell::Empty => EMPTY,
        Cell::Throne => THRONE,
        Cell::Corner => CORNER,
        Cell::Left => LEFT,
        Cell::Man(Side::Attackers) | Cell::MovedMan(Side::Attackers) => ATTACKER,
        Cell::Man(Side::Defenders) | Cell::MovedMan(Side::Defenders) => DEFENDER,
        Cell::King | Cell::MovedKing => KING,
    }
}

pub(super) fn draw(board: &Board<'_>) -> String {
    let width = if board.ruleset.size() > 9 { 2 } else { 1 };
    let mut files = " ".repeat(width);
    for letter in board.file_letters() {
        files.extend([' ', letter]);
    }
    files.push('\n');

    let mut drawn = files.clone();
    for (rank, squares) in board.ranks() {
        drawn.push_str(&format!("{rank:>width$}"));
        // The piece that moved is bracketed by what stands between the squares.
        let mut gap = ' ';
        for square in squares {
            let cell = board.cell(square);
            let moved = matches!(cell, Cell::MovedMan(_) | Cell::MovedKing);
            drawn.push(if moved { '[' } else { gap });
            drawn.push(sign(cell));
            gap = if moved { ']' } else { ' ' };
        }
        drawn.push(gap);
        drawn.push_str(&format!("{rank}\n"));
    }
    drawn.push_str(&files);
    drawn
}

/// The signs as the legend shows them.
pub(super) fn signs() -> Signs {
    Signs {
        attackers: ATTACKER.into(),
        defenders: DEFENDER.into(),
        king: KING.into(),
        throne: THRONE.into(),
        corner: CORNER.into(),
        left: LEFT.into(),
        moved: "[ ]".into(),
    }
}
