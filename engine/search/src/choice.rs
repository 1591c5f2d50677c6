//! Which of several good moves is played.

use engine::{Game, Move};

/// One of the moves, by chance but always the same for a seed and a moment of the game; `None` if
/// there are none.
pub fn choose_among(game: &Game, near: &[(Move, i32)], seed: u64) -> Option<Move> {
    let ply = u64::try_from(game.plies().len()).unwrap_or(0);
    let chance = mixed(mixed(seed) ^ ply);
    let count = u64::try_from(near.len()).ok().filter(|&count| count > 0)?;
    near.get(usize::try_from(chance % count).ok()?).map(|near| near.0)
}

/// SplitMix64.
fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
