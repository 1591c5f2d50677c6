//! A position while it is searched, with its number and how many men there are.

use engine::ruleset::Ruleset;
use engine::{BySide, Move, Outcome, Position, Side};

use crate::keys::ZobristKeys;

#[derive(Clone, Copy, Debug)]
pub struct Node {
    pub position: Position,
    pub key: u64,
    pub men: BySide<i32>,
}

/// What a ply did.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub takes: usize,
    pub outcome: Option<Outcome>,
}

impl Node {
    pub fn new(position: Position, keys: &ZobristKeys) -> Node {
        let count = |side| i32::try_from(position.men(side).len()).unwrap_or(i32::MAX);
        let men = BySide { attackers: count(Side::Attackers), defenders: count(Side::Defenders) };
        Node { position, key: keys.of(&position), men }
    }

    /// The node after a legal move.
    pub fn after(&self, ruleset: &Ruleset, keys: &ZobristKeys, mv: Move) -> (Node, Step) {
        let mut next = *self;
        let side = self.position.to_move();
        let is_king = mv.from == self.position.king();
        let effects = next.position.play_unchecked(ruleset, mv);
        next.key ^= keys.moved(side, is_king, mv);
        for capture in &effects.captures {
            next.key ^= keys.man(!side, capture.square);
        }
        let takes = effects.captures.len();
        next.men[!side] -= i32::try_from(takes).unwrap_or(i32::MAX);
        (next, Step { takes, outcome: effects.outcome })
    }

    /// The node if the side to move did nothing.
    pub fn passed(&self, keys: &ZobristKeys) -> Node {
        Node { position: self.position.passed(), key: self.key ^ keys.turn(), men: self.men }
    }
}
