//! The edge fort (RULES 3) by its definition rather than by a proof: try every sequence of
//! captures that attackers without number could make while the defenders pass for ever, and
//! see whether in any of the boards that arise one of them can come next to the king.

use std::collections::{BTreeMap, BTreeSet};

use engine::ruleset::options::{MenMove, Shieldwall, ShieldwallCorner, ThronePassing};

use super::{At, Board, SIDES, names, neighbours, step, touch};

/// Whether it is a fort.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fort {
    No,
    Yes,
    /// Too many boards arise to look at them all.
    NotTold,
}

/// The number of sets of defenders that are looked at before giving up.
const PATIENCE: usize = 40;

pub fn stands(board: &Board) -> Fort {
    let king = board.king();
    let can_move = neighbours(king).iter().any(|&at| board.has(at) && board.get(at).is_none());
    if !board.is_edge(king) || !can_move {
        return Fort::No;
    }
    let all: BTreeSet<At> =
        board.pieces.iter().filter(|(_, letter)| **letter == 'T').map(|(at, _)| *at).collect();
    let mut known = BTreeSet::from([all.clone()]);
    let mut due = vec![all];
    while let Some(standing) = due.pop() {
        let reach = Reach::of(board, &standing);
        if reach.stand.iter().any(|&at| touch(at, king)) {
            return Fort::No;
        }
        if known.len() > PATIENCE {
            return Fort::NotTold;
        }
        for struck in reach.captures(board, &standing) {
            let left: BTreeSet<At> = standing.difference(&struck).copied().collect();
            if known.insert(left.clone()) {
                due.push(left);
            }
        }
    }
    Fort::Yes
}

/// How many squares attackers can come to as the board stands: few, if they are all shut
/// in, and then a fort is none of the defenders' merit.
pub fn roam(board: &Board) -> usize {
    let men = board.pieces.iter().filter(|(_, letter)| **letter == 'T');
    Reach::of(board, &men.map(|(at, _)| *at).collect()).arrive.len()
}

/// Whether the king can walk to a corner on empty squares. He then wins without a fort too.
pub fn holds_a_corner(board: &Board) -> bool {
    let mut inside = BTreeSet::from([board.king()]);
    let mut due = vec![board.king()];
    while let Some(at) = due.pop() {
        for next in neighbours(at) {
            if board.has(next) && board.get(next).is_none() && inside.insert(next) {
                due.push(next);
            }
        }
    }
    inside.iter().any(|&at| board.is_corner(at))
}

/// Where attackers can be while these defenders stand.
struct Reach {
    /// Squares on which attackers stand or can come to stand.
    stand: BTreeSet<At>,
    /// Those of them which a move can end on.
    arrive: BTreeSet<At>,
}

impl Reach {
    fn of(board: &Board, standing: &BTreeSet<At>) -> Reach {
        let there = board.pieces.iter().filter(|(_, letter)| **letter == 't').map(|(at, _)| *at);
        let mut stand: BTreeSet<At> = there.collect();
        let mut arrive = BTreeSet::new();
        let mut due: Vec<At> = stand.iter().copied().collect();
        while let Some(from) = due.pop() {
            for to in moves(board, standing, from) {
                arrive.insert(to);
                if stand.insert(to) {
                    due.push(to);
                }
            }
        }
        Reach { stand, arrive }
    }

    /// Every set of men that one capture can strike: one man between two, or one row.
    fn captures(&self, board: &Board, standing: &BTreeSet<At>) -> Vec<BTreeSet<At>> {
        let mut all = Vec::new();
        for &man in standing {
            for way in [(1, 0), (0, 1)] {
                let (one, other) = (step(man, way, 1), step(man, way, -1));
                let helps = |at: At| self.stand.contains(&at) || hostile(board, at);
                let arrives = |at: At| self.arrive.contains(&at);
                if arrives(one) && helps(other) || arrives(other) && helps(one) {
                    all.push(BTreeSet::from([man]));
                }
            }
        }
        if board.options.shieldwall == Shieldwall::Taken {
            all.extend(self.walls(board, standing));
        }
        all
    }

    /// Rows with the king among them or at their end are left out: an attacker in front of
    /// him is next to him already, and beside him no row is closed.
    fn walls(&self, board: &Board, standing: &BTreeSet<At>) -> Vec<BTreeSet<At>> {
        let corner_closes = |at: At| {
            board.is_corner(at) && board.options.shieldwall_corner == ShieldwallCorner::ClosesAnEnd
        };
        let mut rows: BTreeMap<(At, At), Vec<At>> = BTreeMap::new();
        for &man in standing {
            for inwards in SIDES {
                let outwards = step(man, inwards, -1);
                let along = (inwards.1.abs(), inwards.0.abs());
                // A man on this edge whose neighbour along it is none begins a row.
                if board.has(outwards) || standing.contains(&step(man, along, -1)) {
                    continue;
                }
                let row = (0..).map(|n| step(man, along, n)).take_while(|at| standing.contains(at));
                rows.insert((man, inwards), row.collect());
            }
        }
        let mut all = Vec::new();
        for ((first, inwards), row) in rows {
            let along = (inwards.1.abs(), inwards.0.abs());
            let ends = [step(first, along, -1), step(first, along, row.len() as i32)];
            let faced = row.iter().all(|&at| self.stand.contains(&step(at, inwards, 1)));
            let closed = ends.iter().all(|&at| self.stand.contains(&at) || corner_closes(at));
            let closable = ends.iter().any(|at| self.arrive.contains(at));
            if row.len() >= 2 && faced && closed && closable {
                all.push(row.into_iter().collect());
            }
        }
        all
    }
}

/// Where an attacker on `from` can go. Other attackers get out of his way; the king and
/// the standing defenders do not.
fn moves(board: &Board, standing: &BTreeSet<At>, from: At) -> Vec<At> {
    let options = &board.options;
    let reach = match options.men_move {
        MenMove::AnyDistance => board.size,
        MenMove::OneSquare => 1,
    };
    let mut all = Vec::new();
    for way in SIDES {
        for distance in 1..=reach {
            let at = step(from, way, distance);
            if !board.has(at) || standing.contains(&at) || board.get(at) == Some('K') {
                break;
            }
            if board.is_throne(at) && options.throne_passing == ThronePassing::KingOnly {
                break;
            }
            if !board.is_throne(at) && !board.is_corner(at) {
                all.push(at);
            }
        }
    }
    all
}

/// Whether the empty square helps to take defenders.
fn hostile(board: &Board, at: At) -> bool {
    let options = &board.options;
    board.is_throne(at) && names(options.empty_throne_hostile_to.word(), 'T')
        || board.is_corner(at) && names(options.corners_hostile_to.word(), 'T')
}
