//! Positions worth comparing, from a seed: sprinkled boards, and scenes in which one ply is
//! about to close a row, a king, a ring or a fort. The same seed gives the same positions.
#![allow(dead_code)]

mod enclosures;
mod scenes;
mod sketch;

use engine::{Position, Ruleset};

pub use sketch::Sketch;

/// Marsaglia's xorshift, 64 bits: enough to scatter pieces, and the same everywhere.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        (0..8).for_each(|_| {
            random.next();
        });
        random
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// From 0 to `count` - 1.
    pub fn below(&mut self, count: usize) -> usize {
        (self.next() >> 11) as usize % count.max(1)
    }

    /// Both ends included.
    pub fn between(&mut self, least: i32, most: i32) -> i32 {
        least + self.below((most - least + 1).max(1) as usize) as i32
    }

    pub fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

/// The kinds of positions there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Pieces anywhere.
    Sprinkled,
    /// Pieces crowded around the throne, a corner or the king.
    Crowded,
    /// A row at an edge that lacks one enemy.
    Wall,
    /// A king who lacks one attacker.
    King,
    /// A king and his defender who lack one attacker.
    Pair,
    /// The king on his throne, three attackers and a defender around him.
    Linnaeus,
    /// A ring that lacks one attacker.
    Ring,
    /// A fort that lacks one defender, or none.
    Fort,
    /// A king on his way out.
    Escape,
    /// Some plies of random play from the start.
    Played,
}

impl Kind {
    pub const ALL: [Kind; 10] = [
        Kind::Sprinkled,
        Kind::Crowded,
        Kind::Wall,
        Kind::King,
        Kind::Pair,
        Kind::Linnaeus,
        Kind::Ring,
        Kind::Fort,
        Kind::Escape,
        Kind::Played,
    ];
}

/// A legal position of that kind, or nothing if what was drawn was none.
pub fn position(kind: Kind, random: &mut Random, ruleset: &Ruleset) -> Option<Position> {
    if kind == Kind::Played {
        return played(random, ruleset);
    }
    let mut sketch = Sketch::new(ruleset);
    match kind {
        Kind::Sprinkled => scenes::sprinkled(&mut sketch, random),
        Kind::Crowded => scenes::crowded(&mut sketch, random),
        Kind::Wall => scenes::wall(&mut sketch, random),
        Kind::King => scenes::king(&mut sketch, random),
        Kind::Pair => scenes::pair(&mut sketch, random),
        Kind::Linnaeus => scenes::linnaeus(&mut sketch, random),
        Kind::Ring => enclosures::ring(&mut sketch, random),
        Kind::Fort => enclosures::fort(&mut sketch, random),
        Kind::Escape | Kind::Played => scenes::escape(&mut sketch, random),
    }
    sketch.turn(random.below(8));
    sketch.position(random, ruleset)
}

/// The next legal position of that kind.
pub fn some_position(kind: Kind, random: &mut Random, ruleset: &Ruleset) -> Position {
    (0..1000).find_map(|_| position(kind, random, ruleset)).unwrap_or_else(|| *ruleset.start())
}

fn played(random: &mut Random, ruleset: &Ruleset) -> Option<Position> {
    let mut position = *ruleset.start();
    for _ in 0..random.below(70) {
        let moves = position.legal_moves(ruleset);
        if moves.is_empty() {
            return None;
        }
        let mut next = position;
        // A ply that ends the game is left to the comparison.
        if next.play_unchecked(ruleset, random.pick(&moves)).outcome.is_none() {
            position = next;
        }
    }
    position.has_move(ruleset).then_some(position)
}
