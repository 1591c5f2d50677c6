//! Where a drawing lies on a board: in the corner a1, or with its middle on the throne,
//! and then turned and mirrored, which must change nothing.

use engine::Square;

/// A way from the squares of a drawing to those of a board.
#[derive(Clone, Copy)]
pub struct Place {
    /// Squares a side of the board.
    pub size: u8,
    /// How far the drawing's bottom left square is from the board's, both ways.
    pub offset: u8,
    /// Which of the eight symmetries, 0 for none.
    pub symmetry: u8,
}

impl Place {
    /// Whether every square keeps its name.
    pub fn keeps_names(self) -> bool {
        self.offset == 0 && self.symmetry == 0
    }

    /// The board's square for one of the drawing.
    pub fn on_board(self, square: Square) -> Option<Square> {
        let last = self.size - 1;
        let (mut file, mut rank) = (square.file() + self.offset, square.rank() + self.offset);
        if file > last || rank > last {
            return None;
        }
        if self.symmetry & 1 != 0 {
            file = last - file;
        }
        if self.symmetry & 2 != 0 {
            rank = last - rank;
        }
        if self.symmetry & 4 != 0 {
            (file, rank) = (rank, file);
        }
        Square::new(file, rank)
    }

    /// The drawing's square for one of the board, if it lies on the drawing's quadrant.
    pub fn in_drawing(self, square: Square) -> Option<Square> {
        let last = self.size - 1;
        let (mut file, mut rank) = (square.file(), square.rank());
        if self.symmetry & 4 != 0 {
            (file, rank) = (rank, file);
        }
        if self.symmetry & 2 != 0 {
            rank = last - rank;
        }
        if self.symmetry & 1 != 0 {
            file = last - file;
        }
        Square::new(file.checked_sub(self.offset)?, rank.checked_sub(self.offset)?)
    }

    /// A text with every square's name put through `way`.
    pub fn rename(text: &str, way: impl Fn(Square) -> Option<Square>) -> String {
        let mut renamed = String::new();
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            let digits = rest[letter.len_utf8()..].bytes().take_while(u8::is_ascii_digit).count();
            let (head, tail) = rest.split_at(letter.len_utf8() + digits.min(2));
            match head.parse().ok().and_then(&way) {
                Some(square) => renamed.push_str(&square.to_string()),
                None => renamed.push_str(head),
            }
            rest = tail;
        }
        renamed
    }
}
