//! The frame of every monospaced board: files above and below, ranks at both sides, and a column
//! between the squares for the brackets around the piece that moved. `text` and `unicode` choose
//! the signs.

use super::{Board, BoardCell};

/// How the ranks at the right are aligned. At the left they are always aligned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RightRanks {
    /// As wide as they are, next to the last square.
    Close,
    /// All as wide as the widest, so that every rank ends in the same column.
    Aligned,
}

pub(super) fn draw_grid(
    board: &Board<'_>,
    right: RightRanks,
    sign: impl Fn(BoardCell) -> char,
) -> String {
    let left_width = if board.ruleset.size() > 9 { 2 } else { 1 };
    let right_width = match right {
        RightRanks::Close => 0,
        RightRanks::Aligned => left_width,
    };
    // No space at the end of a line: an email program would read it as a line that continues.
    let mut files = " ".repeat(left_width);
    for letter in board.file_letters() {
        files.extend([' ', letter]);
    }
    files.push('\n');

    let mut drawn = files.clone();
    for (rank, squares) in board.ranks() {
        drawn.push_str(&format!("{rank:>left_width$}"));
        drawn.push_str(&rank_line(squares.map(|square| {
            let cell = board.cell(square);
            (sign(cell), has_moved(cell))
        })));
        drawn.push_str(&format!("{rank:>right_width$}\n"));
    }
    drawn.push_str(&files);
    drawn
}

/// The same with nothing between the squares, so that nothing marks the piece that moved.
pub(super) fn draw_close(board: &Board<'_>, sign: impl Fn(BoardCell) -> char) -> String {
    let width = if board.ruleset.size() > 9 { 2 } else { 1 };
    let letters: String = board.file_letters().collect();
    let files = format!("{:width$} {letters}\n", "");
    let ranks = board.ranks().map(|(rank, squares)| {
        let signs: String = squares.map(|square| sign(board.cell(square))).collect();
        format!("{rank:>width$} {signs} {rank}\n")
    });
    format!("{files}{}{files}", ranks.collect::<String>())
}

/// The squares of a rank, with a column before, between and after them.
pub(super) fn rank_line(signs: impl Iterator<Item = (char, bool)>) -> String {
    let mut drawn = String::new();
    let mut gap = ' ';
    for (sign, moved) in signs {
        drawn.push(if moved { '[' } else { gap });
        drawn.push(sign);
        gap = if moved { ']' } else { ' ' };
    }
    drawn.push(gap);
    drawn
}

pub(super) fn has_moved(cell: BoardCell) -> bool {
    matches!(cell, BoardCell::MovedMan(_) | BoardCell::MovedKing)
}

/// What the legend shows for the piece that moved.
pub(super) const MOVED: &str = "[ ]";
