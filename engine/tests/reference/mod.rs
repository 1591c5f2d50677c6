//! The rules of RULES.md, sections 1 to 3, read a second time: what one ply does, on a map
//! from squares to letters, slowly and in the page's own order. It asks the ruleset's
//! options and nothing else of the engine; announcements and repetition are not its business.
#![allow(dead_code, unused_imports)]

mod captures;
mod fort;
mod king;
mod moves;
mod ring;

use std::collections::{BTreeMap, BTreeSet};

use engine::ruleset::options::{
    Corners, EdgeFort, Encirclement, Goal, KingArmed, PairEnclosure, Throne,
};
use engine::ruleset::{Options, Ruleset};
use engine::{Move, Position, Side, Square};

pub use captures::{How, Wall};
pub use fort::{Fort, holds_a_corner, roam};
pub use king::Fall;
pub use moves::{moves, sequences};

/// File and rank from 0; squares off the board can be written too, which is the point.
pub type At = (i32, i32);

pub const SIDES: [At; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

pub fn step(at: At, way: At, times: i32) -> At {
    (at.0 + way.0 * times, at.1 + way.1 * times)
}

pub fn neighbours(at: At) -> [At; 4] {
    SIDES.map(|way| step(at, way, 1))
}

pub fn touch(one: At, other: At) -> bool {
    neighbours(one).contains(&other)
}

/// Pieces on squares and the choices of the ruleset they are played by.
#[derive(Clone, Debug)]
pub struct Board {
    pub size: i32,
    pub options: Options,
    /// `t` attacker, `T` defender, `K` king.
    pub pieces: BTreeMap<At, char>,
}

/// What one ply did.
#[derive(Debug)]
pub struct Told {
    /// The men who fall, each with every rule by which he does.
    pub taken: BTreeMap<At, BTreeSet<How>>,
    /// The rows that fell by the shieldwall.
    pub walls: Vec<Wall>,
    /// Every way in which the king is taken; empty if he is not.
    pub king: BTreeSet<Fall>,
    /// Whether he and his one defender were enclosed and are safe, since one of them can move
    /// or has fallen.
    pub spared: bool,
    pub escape: bool,
    pub ring: bool,
    pub fort: Fort,
    /// The board afterwards.
    pub after: Board,
}

impl Told {
    /// Whether the ply ended the game on the board. A fort that takes too many boards to tell
    /// is none.
    pub fn ends(&self) -> bool {
        !self.king.is_empty() || self.escape || self.ring || self.fort == Fort::Yes
    }
}

impl Board {
    pub fn of(position: &Position, ruleset: &Ruleset) -> Board {
        let at = |square: Square| (i32::from(square.file()), i32::from(square.rank()));
        let mut pieces = BTreeMap::from([(at(position.king()), 'K')]);
        for (side, letter) in [(Side::Attackers, 't'), (Side::Defenders, 'T')] {
            pieces.extend(position.men(side).iter().map(|square| (at(square), letter)));
        }
        Board { size: i32::from(ruleset.size()), options: ruleset.options, pieces }
    }

    pub fn get(&self, at: At) -> Option<char> {
        self.pieces.get(&at).copied()
    }

    pub fn has(&self, at: At) -> bool {
        (0..self.size).contains(&at.0) && (0..self.size).contains(&at.1)
    }

    pub fn is_edge(&self, at: At) -> bool {
        let last = self.size - 1;
        self.has(at) && (at.0 == 0 || at.1 == 0 || at.0 == last || at.1 == last)
    }

    /// Whether this is the square in the middle and only the king may enter it.
    pub fn is_throne(&self, at: At) -> bool {
        self.options.throne == Throne::KingOnly && at == (self.size / 2, self.size / 2)
    }

    fn is_corner_square(&self, at: At) -> bool {
        let last = self.size - 1;
        [(0, 0), (0, last), (last, 0), (last, last)].contains(&at)
    }

    /// Whether this is a corner and only the king may enter it; corners that are
    /// "ordinary" are squares like any other.
    pub fn is_corner(&self, at: At) -> bool {
        self.options.corners == Corners::KingOnly && self.is_corner_square(at)
    }

    pub fn is_goal(&self, at: At) -> bool {
        match self.options.goal {
            Goal::Corner => self.is_corner_square(at),
            Goal::Edge => self.is_edge(at),
        }
    }

    pub fn king(&self) -> At {
        *self.pieces.iter().find(|(_, letter)| **letter == 'K').unwrap().0
    }

    /// Whether the piece is an enemy that helps to take a man of the letter `victim`: a
    /// man of the other side, or the king if he is armed.
    pub fn fights(&self, piece: Option<char>, victim: char) -> bool {
        match (piece, victim) {
            (Some('t'), 'T') | (Some('T'), 't') => true,
            (Some('K'), 't') => self.options.king_armed == KingArmed::Yes,
            _ => false,
        }
    }

    /// Ranks from the top, as players see them.
    pub fn drawing(&self) -> String {
        let mut text = String::new();
        for rank in (0..self.size).rev() {
            text.push_str(&format!("{:>2} ", rank + 1));
            for file in 0..self.size {
                text.push(self.get((file, rank)).unwrap_or('.'));
                text.push(' ');
            }
            text.push('\n');
        }
        text.push_str("   ");
        for file in 0..self.size {
            text.push((b'a' + file as u8) as char);
            text.push(' ');
        }
        text.push('\n');
        text
    }
}

/// The square as the engine names it.
fn square(at: At) -> Square {
    Square::new(at.0 as u8, at.1 as u8).unwrap()
}

/// Whether an option's word names the side of that letter.
pub fn names(word: &str, victim: char) -> bool {
    matches!((word, victim), ("both", _) | ("attackers", 't') | ("defenders", 'T'))
}

/// What the move does, in the order of "Order at the end of a ply".
pub fn ply(before: &Board, mv: Move) -> Told {
    let from = (i32::from(mv.from.file()), i32::from(mv.from.rank()));
    let to = (i32::from(mv.to.file()), i32::from(mv.to.rank()));
    let mut board = before.clone();
    let mover = board.pieces.remove(&from).unwrap();
    board.pieces.insert(to, mover);
    let options = board.options;

    // (1) On the board as the mover left it, before anything is removed.
    let (taken, walls) = captures::taken(&board, to);
    let king = if mover == 't' { king::falls(&board, to) } else { BTreeSet::new() };
    let enclosed = mover == 't' && king::enclosed(&board, to).is_some();
    // (2) Remove the men; now the pair of 004 is judged.
    let mut after = board;
    for at in taken.keys() {
        after.pieces.remove(at);
    }
    let mut king = king;
    if mover == 't' {
        king.extend(king::immobilized(before, &after, to));
    }
    let spared =
        enclosed && king.is_empty() && king::falls_together(&after, PairEnclosure::Immobilized);
    // (3) and (4): the king taken, the king on a goal.
    let escape = king.is_empty() && after.is_goal(after.king());
    let goes_on = king.is_empty() && !escape;
    // (5) The ring after attackers' plies, the fort after defenders', after removal.
    let ring = goes_on
        && mover == 't'
        && options.encirclement == Encirclement::AttackersWin
        && ring::holds_all(&after);
    let fort = if goes_on && mover != 't' && options.edge_fort == EdgeFort::DefendersWin {
        fort::stands(&after)
    } else {
        Fort::No
    };
    Told { taken, walls, king, spared, escape, ring, fort, after }
}
