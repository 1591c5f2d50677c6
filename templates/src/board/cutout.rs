//! A part of a board as monospaced text, as a move has left it, with the men it captured where
//! they stood. It is read from south, and its coordinates are at the left and below.

use std::ops::Range;

use engine::Square;

use super::{Board, grid, text};

/// A rectangle of a board, and what the last move captured.
pub(crate) struct Cutout<'a> {
    pub board: Board<'a>,
    /// The files from the left, counted from 0.
    pub files: Range<u8>,
    /// The ranks from below, counted from 0.
    pub ranks: Range<u8>,
    /// The squares of the men that the last move captured.
    pub captured: &'a [Square],
}

impl Cutout<'_> {
    /// The signs of [`Board::text`], with a lower-case letter for a captured man; each line ended.
    pub fn text(&self) -> String {
        let width = if self.ranks.end > 9 { 2 } else { 1 };
        let mut drawn = String::new();
        for rank in self.ranks.clone().rev() {
            let squares = self.files.clone().filter_map(|file| Square::new(file, rank));
            let row = grid::rank_line(squares.map(|square| self.sign(square)));
            drawn.push_str(&format!("{:>width$}{}\n", rank + 1, row.trim_end()));
        }
        drawn.push_str(&" ".repeat(width));
        for file in self.files.clone() {
            drawn.extend([' ', (b'a' + file) as char]);
        }
        drawn.push('\n');
        drawn
    }

    /// The sign on the square, and whether the piece there has just moved.
    fn sign(&self, square: Square) -> (char, bool) {
        let mover = self.board.last.and_then(|last| self.board.position.piece_at(last.to));
        match mover {
            Some(mover) if self.captured.contains(&square) => {
                (text::captured_sign(!mover.side()), false)
            }
            _ => {
                let cell = self.board.cell(square);
                (text::text_sign(cell), grid::has_moved(cell))
            }
        }
    }
}
