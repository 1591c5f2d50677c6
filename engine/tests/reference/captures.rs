//! Which men a ply takes: custodially, against hostile squares, by Linnaeus' rule, and by
//! the shieldwall. RULES 1 ("custodial capture"), 2 ("Shieldwall"), VARIANTS (tablut).

use std::collections::{BTreeMap, BTreeSet};

use engine::ruleset::options::{LinnaeanCapture, Shieldwall, ShieldwallCorner, ShieldwallKing};

use super::{At, Board, SIDES, names, neighbours, step};

/// A rule by which a man falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum How {
    /// Between the mover and the enemy there.
    Custodial(At),
    Throne,
    Corner(At),
    Linnaean,
    Wall,
}

/// A row that fell by the shieldwall, with what was remarkable about it.
#[derive(Clone, Debug)]
pub struct Wall {
    pub members: Vec<At>,
    pub of: char,
    /// A corner closed an end.
    pub by_corner: bool,
    /// The king was a member.
    pub with_king: bool,
    /// The king was one of the enemies around it.
    pub king_encloses: bool,
}

/// All men that the piece now on `to` takes.
pub fn taken(board: &Board, to: At) -> (BTreeMap<At, BTreeSet<How>>, Vec<Wall>) {
    let mut taken: BTreeMap<At, BTreeSet<How>> = BTreeMap::new();
    for way in SIDES {
        for how in between(board, to, way) {
            taken.entry(step(to, way, 1)).or_default().insert(how);
        }
    }
    let walls =
        if board.options.shieldwall == Shieldwall::Taken { walls(board, to) } else { Vec::new() };
    for wall in &walls {
        for &member in &wall.members {
            // "All men of the run fall", and the king "never falls by it".
            if board.get(member) != Some('K') {
                taken.entry(member).or_default().insert(How::Wall);
            }
        }
    }
    (taken, walls)
}

/// Every reason why the neighbour in that direction falls between the mover and what
/// lies behind him.
fn between(board: &Board, to: At, way: At) -> Vec<How> {
    let options = &board.options;
    let victim = match board.get(step(to, way, 1)) {
        Some(man @ ('t' | 'T')) => man,
        _ => return Vec::new(),
    };
    // The mover must be an enemy who may capture: an unarmed king is no hammer.
    if !board.fights(board.get(to), victim) {
        return Vec::new();
    }
    let behind = step(to, way, 2);
    let mut reasons = Vec::new();
    if board.fights(board.get(behind), victim) {
        reasons.push(How::Custodial(behind));
    }
    if board.is_throne(behind) {
        let king_sits = board.get(behind) == Some('K');
        let hostile_to = if king_sits {
            options.occupied_throne_hostile_to.word()
        } else {
            options.empty_throne_hostile_to.word()
        };
        if names(hostile_to, victim) {
            reasons.push(How::Throne);
        }
        let attackers = neighbours(behind).iter().filter(|&&at| board.get(at) == Some('t')).count();
        if options.linnaean_capture == LinnaeanCapture::Taken
            && king_sits
            && victim == 'T'
            && attackers == 3
        {
            reasons.push(How::Linnaean);
        }
    }
    if board.is_corner(behind) && names(options.corners_hostile_to.word(), victim) {
        reasons.push(How::Corner(behind));
    }
    reasons
}

/// The rows that the piece now on `to`, an end square of them, closes.
fn walls(board: &Board, to: At) -> Vec<Wall> {
    let last = board.size - 1;
    // Each edge: its first square, the way along it, the way towards the middle.
    let edges = [
        ((0, 0), (1, 0), (0, 1)),
        ((0, last), (1, 0), (0, -1)),
        ((0, 0), (0, 1), (1, 0)),
        ((last, 0), (0, 1), (-1, 0)),
    ];
    let victim = if board.get(to) == Some('t') { 'T' } else { 't' };
    let takes_part = board.options.shieldwall_king == ShieldwallKing::TakesPart;
    let is_member = |at: At| match board.get(at) {
        Some('K') => victim == 'T' && takes_part,
        piece => piece == Some(victim),
    };
    let mut walls = Vec::new();
    if !board.fights(board.get(to), victim) {
        return walls;
    }
    for (first, along, inwards) in edges {
        let mut place = 0;
        while place < board.size {
            let run: Vec<At> = (place..board.size)
                .map(|place| step(first, along, place))
                .take_while(|&at| is_member(at))
                .collect();
            if run.is_empty() {
                place += 1;
                continue;
            }
            let ends = [step(first, along, place - 1), step(run[run.len() - 1], along, 1)];
            place += run.len() as i32;

            let two_or_more = run.len() >= 2 && run.iter().any(|&at| board.get(at) == Some(victim));
            let fronts: Vec<At> = run.iter().map(|&at| step(at, inwards, 1)).collect();
            let faced = fronts.iter().all(|&at| board.fights(board.get(at), victim));
            let corner_closes = |at: At| {
                board.options.shieldwall_corner == ShieldwallCorner::ClosesAnEnd
                    && board.is_corner(at)
            };
            let closed =
                ends.iter().all(|&at| board.fights(board.get(at), victim) || corner_closes(at));
            if two_or_more && faced && closed && ends.contains(&to) {
                let around: Vec<At> = fronts.into_iter().chain(ends).collect();
                walls.push(Wall {
                    of: victim,
                    by_corner: ends.iter().any(|&at| corner_closes(at) && at != to),
                    with_king: run.iter().any(|&at| board.get(at) == Some('K')),
                    king_encloses: around.iter().any(|&at| board.get(at) == Some('K')),
                    members: run,
                });
            }
        }
    }
    walls
}
