//! What must hold for any bytes is tried on a corpus, which is kept as tests, and on inputs of it that
//! were changed in a few places: as many as a law says, or for as long as `TAFLPOST_FUZZ_SECONDS` says.
//! `TAFLPOST_SEED` makes other changes.
#![allow(clippy::expect_used, clippy::print_stdout)]

use std::env;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

/// In how many places a changed input differs at most.
const CHANGES: usize = 6;

/// One input in this many is noise.
const NOISE: usize = 50;

/// Half of the changes are made in this many bytes at the front, where texts have their heads.
const FRONT: usize = 900;

/// Numbers that look random, and are the same in each run.
pub struct Random(pub u64);

impl Random {
    /// A number below that one; 0 if there is none.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }

    /// One of several things, of which there must be one.
    pub fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    /// An input of the corpus, changed in a few places with those words and with pieces of other
    /// inputs; now and then noise.
    pub fn mutation(&mut self, corpus: &[Vec<u8>], words: &[&str]) -> Vec<u8> {
        if self.below(NOISE) == 0 {
            return (0..self.below(300)).map(|_| self.below(256) as u8).collect();
        }
        let mut input = self.of(corpus).clone();
        for _ in 0..=self.below(CHANGES) {
            let length = input.len();
            let places = if self.below(2) == 0 { length.min(FRONT) } else { length };
            let at = self.below(places + 1).min(length);
            let end = (at + 1 + self.below(8)).min(length);
            match self.below(7) {
                0 => input.splice(at..end, []).for_each(drop),
                1 | 2 => {
                    let word = self.of(words).as_bytes();
                    input.splice(at..at, word.iter().copied()).for_each(drop);
                }
                3 if at < length => input[at] ^= 1 << self.below(8),
                4 => {
                    let other = self.of(corpus);
                    let from = self.below(other.len());
                    let to = (from + self.below(200)).min(other.len());
                    input.splice(at..end, other[from..to].iter().copied()).for_each(drop);
                }
                5 => input.truncate(length - self.below(3).min(length)),
                _ => {
                    let copy: Vec<u8> = input[at..end].to_vec();
                    input.splice(at..at, copy).for_each(drop);
                }
            }
        }
        input
    }
}

/// Holds a law for a corpus, and for that many changed inputs or as long as is set.
pub fn hold(
    name: &str,
    corpus: &[Vec<u8>],
    words: &[&str],
    inputs: u32,
    mut law: impl FnMut(&[u8]),
) {
    assert!(!corpus.is_empty(), "{name} has no corpus");
    corpus.iter().for_each(|input| law(input));
    let number = |name: &str| Some(env::var(name).ok()?.parse::<u64>().expect("a number"));
    let until = number("TAFLPOST_FUZZ_SECONDS").map(Duration::from_secs);
    let until = until.map(|long| Instant::now() + long);
    let mut random = Random(number("TAFLPOST_SEED").unwrap_or(0x7af1));
    let mut count = 0;
    while until.map_or(count < inputs, |until| Instant::now() < until) {
        law(&random.mutation(corpus, words));
        count += 1;
    }
    println!("{name}: {} inputs of the corpus, {count} generated", corpus.len());
}

/// The files of a folder, in the order of their names.
pub fn corpus(folder: &Path) -> Vec<Vec<u8>> {
    let files = fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    files.iter().map(|file| fs::read(file).expect("a file that can be read")).collect()
}
