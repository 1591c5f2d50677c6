//! Which moves are looked at first: the sooner a good one comes, the less has to be looked at.

use engine::{Move, Side};

use crate::keys::place;

const PLACES: usize = 19 * 19;

/// What has cut off before, and so may again.
#[derive(Clone, Debug)]
pub struct MoveOrdering {
    /// For each distance from the root, the two last quiet moves that cut off there.
    killers: Vec<[Option<Move>; 2]>,
    /// How much a move of a side has cut off, by where it comes from and goes to.
    history: Vec<i32>,
}

/// A move with what it promises.
#[derive(Clone, Copy, Debug)]
pub struct Promise {
    pub mv: Move,
    pub worth: i32,
}

const FROM_TABLE: i32 = i32::MAX;
const TAKES: i32 = 1_000_000_000;
const KILLS: i32 = 900_000_000;

impl MoveOrdering {
    pub fn new() -> MoveOrdering {
        MoveOrdering { killers: Vec::new(), history: vec![0; 2 * PLACES * PLACES] }
    }

    /// Forgets the killers, and half of the rest.
    pub fn age(&mut self) {
        self.killers.clear();
        self.history.iter_mut().for_each(|worth| *worth /= 2);
    }

    fn index(side: Side, mv: Move) -> usize {
        (side as usize * PLACES + place(mv.from)) * PLACES + place(mv.to)
    }

    pub fn promise(
        &self,
        (side, mv): (Side, Move),
        ply: usize,
        best: Option<Move>,
        takes: bool,
    ) -> Promise {
        let worth = if best == Some(mv) {
            FROM_TABLE
        } else if takes {
            TAKES
        } else if self.killers.get(ply).is_some_and(|two| two.contains(&Some(mv))) {
            KILLS
        } else {
            self.history[MoveOrdering::index(side, mv)]
        };
        Promise { mv, worth }
    }

    /// A quiet move has cut off.
    pub fn note(&mut self, side: Side, mv: Move, ply: usize, depth: i32) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let two = &mut self.killers[ply];
        if two[0] != Some(mv) {
            *two = [Some(mv), two[0]];
        }
        let worth = &mut self.history[MoveOrdering::index(side, mv)];
        *worth = (*worth + depth * depth).min(KILLS - 1);
    }
}

/// Brings the most promising of the moves from that one on to its place.
pub fn bring_best(moves: &mut [Promise], at: usize) {
    let rest = moves.iter().enumerate().skip(at);
    // Equal ones stay in their order, so that the search is the same everywhere.
    let best = rest.max_by_key(|(place, promise)| (promise.worth, std::cmp::Reverse(*place)));
    if let Some((place, _)) = best {
        moves.swap(at, place);
    }
}
