//! A set of squares as one word of bits for each rank: the shape in which the rules are fast.
//!
//! Two empty ranks lie below and above the board, so that code that looks one or two ranks past
//! a piece needs no case for the edge.

use crate::square::{MAX_SIZE, Square};

const MARGIN: i32 = 2;
const ROWS: usize = MAX_SIZE as usize + 2 * MARGIN as usize;

/// Squares of one board, bit `f` of word `r` standing for file `f` of rank `r`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SquareSet {
    rows: [u32; ROWS],
}

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet { rows: [0; ROWS] };

    /// The bits of one rank, from 0. Two ranks beyond either end of the largest board
    /// may be asked for and are empty.
    #[inline]
    pub fn row(&self, rank: i32) -> u32 {
        // Callers look at most two ranks past a square, which is what the margin holds.
        self.rows[(rank + MARGIN) as usize]
    }

    #[inline]
    pub(crate) fn row_mut(&mut self, rank: i32) -> &mut u32 {
        &mut self.rows[(rank + MARGIN) as usize]
    }

    /// Whether the square is one of these.
    pub fn contains(&self, square: Square) -> bool {
        self.row(i32::from(square.rank())) & bit(square.file()) != 0
    }

    /// Adds the square, if it was missing.
    pub fn insert(&mut self, square: Square) {
        *self.row_mut(i32::from(square.rank())) |= bit(square.file());
    }

    /// Takes the square out, if it was in.
    pub fn remove(&mut self, square: Square) {
        *self.row_mut(i32::from(square.rank())) &= !bit(square.file());
    }

    /// How many squares.
    pub fn len(&self) -> usize {
        self.rows.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Whether there is no square at all.
    pub fn is_empty(&self) -> bool {
        self.rows.iter().all(|&row| row == 0)
    }

    /// The squares, rank by rank from the bottom, each rank from the left.
    pub fn iter(&self) -> impl Iterator<Item = Square> {
        (0..MAX_SIZE).flat_map(move |rank| {
            files(self.row(i32::from(rank))).map(move |file| Square::at(file, rank))
        })
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        let mut set = SquareSet::EMPTY;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

impl std::fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The word with this file's bit alone.
pub(crate) const fn bit(file: u8) -> u32 {
    1 << file
}

/// The word with the bits of a board `size` squares wide.
pub(crate) const fn full_row(size: u8) -> u32 {
    (1 << size) - 1
}

/// The places of the bits that are set, from the lowest: the files of a rank's word.
pub(crate) const fn files(row: u32) -> Files {
    Files(row)
}

/// See [`files`].
#[derive(Clone, Copy)]
pub(crate) struct Files(u32);

impl Iterator for Files {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        // A word has 32 bits, so this fits.
        let file = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(file)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}
