//! What is known about positions already, in a table of a fixed size.

use engine::Move;

/// How a stored score bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy, Debug)]
pub struct TranspositionEntry {
    key: u64,
    pub best: Option<Move>,
    pub score: i32,
    pub depth: i8,
    pub bound: Bound,
}

#[derive(Clone, Debug)]
pub struct TranspositionTable {
    entries: Vec<Option<TranspositionEntry>>,
}

impl TranspositionTable {
    /// A table with two to that power entries.
    pub fn new(bits: u32) -> TranspositionTable {
        TranspositionTable { entries: vec![None; 1 << bits] }
    }

    pub fn clear(&mut self) {
        self.entries.fill(None);
    }

    fn place(&self, key: u64) -> usize {
        usize::try_from(key).unwrap_or(usize::MAX) & (self.entries.len() - 1)
    }

    pub fn find(&self, key: u64) -> Option<&TranspositionEntry> {
        self.entries[self.place(key)].as_ref().filter(|known| known.key == key)
    }

    pub fn keep(&mut self, key: u64, best: Option<Move>, score: i32, depth: i8, bound: Bound) {
        let place = self.place(key);
        let old = &mut self.entries[place];
        // What was searched more deeply stays, unless it is about another position.
        if let Some(known) = old
            && known.key == key
            && known.depth > depth
            && bound != Bound::Exact
        {
            return;
        }
        *old = Some(TranspositionEntry { key, best, score, depth, bound });
    }
}
