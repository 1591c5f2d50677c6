//! Squares and the steps between them. A square does not know how large its board is;
//! callers say so.

use std::fmt;
use std::str::FromStr;

/// The largest board there is: alea evangelii's 19×19.
pub const MAX_SIZE: u8 = 19;

/// A square by file and rank, both counted from 0: `a1` is (0, 0), bottom left.
///
/// Ordered as in every list of ours: by file, then by rank as a number (`a2` before `a10`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    file: u8,
    rank: u8,
}

impl Square {
    /// The square, if it lies on the largest board (both below [`MAX_SIZE`]).
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < MAX_SIZE && rank < MAX_SIZE { Some(Square { file, rank }) } else { None }
    }

    /// For callers that have just checked both; only a debug build checks again.
    pub(crate) const fn at(file: u8, rank: u8) -> Square {
        debug_assert!(file < MAX_SIZE && rank < MAX_SIZE);
        Square { file, rank }
    }

    /// From 0, counted from the left.
    pub const fn file(self) -> u8 {
        self.file
    }

    /// From 0, counted from the bottom.
    pub const fn rank(self) -> u8 {
        self.rank
    }

    /// Whether a board of `size` × `size` has this square.
    pub const fn is_on(self, size: u8) -> bool {
        self.file < size && self.rank < size
    }

    /// Whether this is an outermost square of a board of that size.
    pub const fn is_edge(self, size: u8) -> bool {
        self.file == 0 || self.rank == 0 || self.file + 1 == size || self.rank + 1 == size
    }

    /// The neighbour one step away, or `None` beyond the edge of a board of that size.
    #[must_use]
    pub const fn step(self, direction: Direction, size: u8) -> Option<Square> {
        let (file, rank) = match direction {
            Direction::North => (self.file, self.rank + 1),
            Direction::East => (self.file + 1, self.rank),
            // Below zero wraps to 255, which no board has.
            Direction::South => (self.file, self.rank.wrapping_sub(1)),
            Direction::West => (self.file.wrapping_sub(1), self.rank),
        };
        if file < size && rank < size { Some(Square { file, rank }) } else { None }
    }

    /// The up to four orthogonal neighbours on a board of that size.
    pub fn neighbours(self, size: u8) -> impl Iterator<Item = Square> {
        Direction::ALL.into_iter().filter_map(move |direction| self.step(direction, size))
    }

    pub const fn touches(self, other: Square) -> bool {
        self.file.abs_diff(other.file) + self.rank.abs_diff(other.rank) == 1
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards higher ranks.
    North,
    /// Towards higher files.
    East,
    /// Towards rank 1.
    South,
    /// Towards file a.
    West,
}

impl Direction {
    /// Clockwise from the north.
    pub const ALL: [Direction; 4] =
        [Direction::North, Direction::East, Direction::South, Direction::West];

    #[must_use]
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::North => Direction::South,
            Direction::East => Direction::West,
            Direction::South => Direction::North,
            Direction::West => Direction::East,
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file) as char, self.rank + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a square of any board: a letter a–s and a number 1–19.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASquare;

impl fmt::Display for NotASquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this isn't a square (a letter a-s and a number 1-19)")
    }
}

impl std::error::Error for NotASquare {}

impl FromStr for Square {
    type Err = NotASquare;

    /// Reads `a1` … `s19` in lower case, without spaces or leading zeros.
    fn from_str(text: &str) -> Result<Square, NotASquare> {
        let (&letter, digits) = text.as_bytes().split_first().ok_or(NotASquare)?;
        let file = letter.checked_sub(b'a').ok_or(NotASquare)?;
        let number: u8 = match digits {
            [ones @ b'1'..=b'9'] => ones - b'0',
            [b'1', ones @ b'0'..=b'9'] => 10 + (ones - b'0'),
            _ => return Err(NotASquare),
        };
        Square::new(file, number - 1).ok_or(NotASquare)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_reads_back() {
        for file in 0..MAX_SIZE {
            for rank in 0..MAX_SIZE {
                let square = Square::at(file, rank);
                assert_eq!(square.to_string().parse(), Ok(square));
            }
        }
    }

    #[test]
    fn what_is_no_square_is_refused() {
        for text in ["", "a", "1", "a0", "a01", "a20", "t1", "A1", "a1 ", "aa1", "a1é"] {
            assert_eq!(text.parse::<Square>(), Err(NotASquare), "{text:?}");
        }
    }

    #[test]
    fn lists_run_by_file_then_by_rank_as_a_number() {
        let mut squares: Vec<Square> = ["b1", "a10", "a2"].map(|s| s.parse().unwrap()).into();
        squares.sort();
        assert_eq!(format!("{squares:?}"), "[a2, a10, b1]");
    }
}
