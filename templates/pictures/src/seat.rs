//! The edge of the board that is below, and the order of ranks and files from there. It knows no
//! pieces: they are on the same squares from every seat.

/// The side from which a board is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Seat {
    /// Rank 1 below, file a at the left.
    #[default]
    South,
    /// The board turned by half a circle: rank 1 above, file a at the right.
    North,
}

impl Seat {
    pub const ALL: [Seat; 2] = [Seat::South, Seat::North];

    /// The ranks from the top, counted from 0.
    pub fn ranks(self, size: u8) -> impl Iterator<Item = u8> {
        (1..=size).map(move |nth| match self {
            Seat::South => size - nth,
            Seat::North => nth - 1,
        })
    }

    /// The files from the left, counted from 0.
    pub fn files(self, size: u8) -> impl Iterator<Item = u8> {
        (1..=size).map(move |nth| match self {
            Seat::South => nth - 1,
            Seat::North => size - nth,
        })
    }
}
