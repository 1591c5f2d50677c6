//! Filling connected squares, a rank of bits at a time: for rings and forts.

use crate::square_set::SquareSet;

/// Spreads `seeds` along one rank through the squares that are `open`, both ways. All
/// seeds are open.
pub(crate) fn spread(seeds: u32, open: u32) -> u32 {
    // Adding a seed to its run of open squares carries up to the run's end: the bits that
    // changed are those above the run's lowest seed.
    let mut found = seeds | open & ((open + seeds) ^ open);
    let mut down = open;
    for steps in [1, 2, 4, 8, 16] {
        found |= down & found >> steps;
        down &= down >> steps;
    }
    found
}

/// All squares of a board of that size that are connected to `seeds` orthogonally through
/// squares for which `open` (called with a rank) has a bit. Seeds that are not open
/// themselves are left out.
///
/// Begins at the rank `first` (that of the seeds, if they are all on one). Returns `None` as
/// soon as `stop` (called with a rank and the squares found on it) is true.
pub(crate) fn fill(
    seeds: SquareSet,
    size: u8,
    first: u8,
    open: impl Fn(i32) -> u32,
    stop: impl Fn(i32, u32) -> bool,
) -> Option<SquareSet> {
    let top = i32::from(size) - 1;
    let mut found = seeds;
    // Spreads one rank together with its neighbours' squares, and says whether it changed.
    let visit = |found: &mut SquareSet, rank: i32| {
        let open = open(rank);
        let row = found.row(rank);
        let seeds = (row | found.row(rank - 1) | found.row(rank + 1)) & open;
        let spread = if seeds == 0 { 0 } else { spread(seeds, open) };
        *found.row_mut(rank) = spread;
        if stop(rank, spread) { None } else { Some(spread != row) }
    };
    let mut first = i32::from(first);
    loop {
        let mut changed = false;
        for rank in first..=top {
            changed |= visit(&mut found, rank)?;
        }
        for rank in (0..top).rev() {
            changed |= visit(&mut found, rank)?;
        }
        if !changed {
            return Some(found);
        }
        first = 0;
    }
}
