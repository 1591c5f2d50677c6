//! Randomness for tests: a generator from a seed, so that a failure can be repeated.

use std::time::Duration;

/// A stream of numbers that a seed determines (SplitMix64).
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The stream of that seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// The next number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Whether something happens, with that probability in percent.
    pub fn percent(&mut self, percent: u64) -> bool {
        self.number() % 100 < percent
    }

    /// One of several; `None` if there are none.
    pub fn one_of<'a, T>(&mut self, several: &'a [T]) -> Option<&'a T> {
        let index = self.number().checked_rem(several.len() as u64)?;
        several.get(index as usize)
    }

    /// A number of milliseconds, both ends included.
    pub fn milliseconds(&mut self, least: u64, most: u64) -> Duration {
        Duration::from_millis(least + self.number() % (most - least + 1))
    }
}
