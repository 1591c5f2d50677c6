//! How the king is taken: the rows of RULES 2's table, "Who closes a capture", and the
//! pair. Judged on the board as the attacker left it, before any man is removed; a pair that
//! has to be immobilized is judged when they are off.

use std::collections::BTreeSet;

use engine::ruleset::options::{
    KingAndDefender, KingAtEdge, KingBesideCorner, KingBesideThrone, KingInTheOpen, KingOnThrone,
    PairEnclosure,
};
use engine::{Move, Side};

use super::{At, Board, moves, names, neighbours, square, touch};

/// One way of taking him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fall {
    FourSides,
    FourOnThrone,
    ThreeAndThrone,
    ThreeAtEdge,
    TwoBesideCorner,
    TwoInLine,
    AgainstThrone,
    AgainstCorner,
    /// Together with the defender there.
    Pair(At),
    /// The same, since neither of the two has a move.
    Immobilized(At),
    /// The same, by a ply that ended beside neither of them.
    ImmobilizedFromAfar(At),
}

/// What stands for a side of a piece, if anything does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Closed {
    Attacker,
    Edge,
    Throne,
    Corner,
}

/// Every way in which the attacker who now stands on `to` has taken the king.
pub fn falls(board: &Board, to: At) -> BTreeSet<Fall> {
    let mut falls = BTreeSet::new();
    let king = board.king();
    if touch(to, king) {
        falls.extend(if needs_all_sides(board, king) {
            all_sides(board, king)
        } else {
            in_line(board, king, to)
        });
    }
    if falls_together(board, PairEnclosure::ExactlyOne) {
        falls.extend(enclosed(board, to).map(Fall::Pair));
    }
    falls
}

/// Whether the row for where he stands asks for every side of him rather than for two in
/// line. A row of its own (throne, beside it, edge) replaces that for an ordinary square.
fn needs_all_sides(board: &Board, king: At) -> bool {
    let options = &board.options;
    let in_the_open = options.king_in_the_open == KingInTheOpen::FourSides;
    if board.is_throne(king) {
        in_the_open || options.king_on_throne == KingOnThrone::FourSides
    } else if neighbours(king).iter().any(|&at| board.is_throne(at)) {
        in_the_open || options.king_beside_throne == KingBesideThrone::ThroneIsFourth
    } else if board.is_edge(king) {
        in_the_open || options.king_at_edge == KingAtEdge::EdgeIsFourth
    } else {
        in_the_open
    }
}

fn all_sides(board: &Board, king: At) -> Option<Fall> {
    let mut sides = BTreeSet::new();
    for at in neighbours(king) {
        let closed = closed_to_king(board, at)?;
        // "For a king who needs four sides, a corner or the edge counts only where his
        // row says so."
        if closed == Closed::Edge && board.options.king_at_edge != KingAtEdge::EdgeIsFourth {
            return None;
        }
        sides.insert(closed);
    }
    Some(if sides.contains(&Closed::Corner) {
        Fall::TwoBesideCorner
    } else if sides.contains(&Closed::Edge) {
        Fall::ThreeAtEdge
    } else if sides.contains(&Closed::Throne) {
        Fall::ThreeAndThrone
    } else if board.is_throne(king) {
        Fall::FourOnThrone
    } else {
        Fall::FourSides
    })
}

/// "In a capture by two in line the arriving piece is one of the two." The edge is never
/// the other.
fn in_line(board: &Board, king: At, to: At) -> Option<Fall> {
    let opposite = (2 * king.0 - to.0, 2 * king.1 - to.1);
    match closed_to_king(board, opposite)? {
        Closed::Attacker => Some(Fall::TwoInLine),
        Closed::Throne => Some(Fall::AgainstThrone),
        Closed::Corner => Some(Fall::AgainstCorner),
        Closed::Edge => None,
    }
}

/// What closes that side of the king.
fn closed_to_king(board: &Board, at: At) -> Option<Closed> {
    let options = &board.options;
    if !board.has(at) {
        return Some(Closed::Edge);
    }
    if board.get(at) == Some('t') {
        return Some(Closed::Attacker);
    }
    if board.is_corner(at) && options.king_beside_corner == KingBesideCorner::CornerHelps {
        return Some(Closed::Corner);
    }
    // The throne beside him is empty: only he may enter it. Where his row treats it
    // as any square, a king taken like a man is taken against what is hostile to his men.
    let throne_closes = match options.king_beside_throne {
        KingBesideThrone::ThroneIsFourth => true,
        // He needs attackers on both sides of him, or on all four: the throne is neither.
        KingBesideThrone::ThroneNeverHelps => false,
        KingBesideThrone::AsInTheOpen => {
            options.king_in_the_open == KingInTheOpen::TwoInLine
                && names(options.empty_throne_hostile_to.word(), 'T')
        }
    };
    (board.is_throne(at) && throne_closes).then_some(Closed::Throne)
}

/// Whether the king and his one defender can fall together in that way.
pub fn falls_together(board: &Board, way: PairEnclosure) -> bool {
    let options = &board.options;
    options.king_and_defender == KingAndDefender::TakenTogether && options.pair_enclosure == way
}

/// The defender beside the king, if "exactly one defender is orthogonally adjacent".
fn one_defender(board: &Board, king: At) -> Option<At> {
    let beside: Vec<At> =
        neighbours(king).into_iter().filter(|&at| board.get(at) == Some('T')).collect();
    let &[man] = beside.as_slice() else { return None };
    Some(man)
}

/// "Taken if, after an attackers' ply that ends next to one of the two, exactly one
/// defender is orthogonally adjacent to the king and each other neighbour of the two
/// squares is an attacker, off the board, or hostile to the member it touches."
pub fn enclosed(board: &Board, to: At) -> Option<At> {
    let king = board.king();
    let man = one_defender(board, king)?;
    let king_closed =
        neighbours(king).into_iter().all(|at| at == man || closed_to_king(board, at).is_some());
    let man_closed = neighbours(man).into_iter().all(|at| at == king || closed_to_man(board, at));
    let ends_beside = touch(to, king) || touch(to, man);
    (king_closed && man_closed && ends_beside).then_some(man)
}

/// "Taken if, on the board after the men taken by an attackers' ply are off, exactly one defender
/// is orthogonally adjacent to the king, no other defender stands next to that man, and neither of
/// the two has a move by the rules of movement alone; and if that ply ended next to one of the two
/// or took away their last move."
pub fn immobilized(before: &Board, after: &Board, to: At) -> Option<Fall> {
    if !falls_together(after, PairEnclosure::Immobilized) {
        return None;
    }
    let king = after.king();
    let man = one_defender(after, king)?;
    let alone = neighbours(man).into_iter().all(|at| after.get(at) != Some('T'));
    let can_go = |board: &Board| {
        let of_pair = |mv: &Move| [square(king), square(man)].contains(&mv.from);
        moves(board, Side::Defenders).iter().any(of_pair)
    };
    if !alone || can_go(after) {
        return None;
    }
    if touch(to, king) || touch(to, man) {
        Some(Fall::Immobilized(man))
    } else {
        can_go(before).then_some(Fall::ImmobilizedFromAfar(man))
    }
}

fn closed_to_man(board: &Board, at: At) -> bool {
    let options = &board.options;
    !board.has(at)
        || board.get(at) == Some('t')
        || board.is_corner(at) && names(options.corners_hostile_to.word(), 'T')
        || board.is_throne(at)
            && board.get(at).is_none()
            && names(options.empty_throne_hostile_to.word(), 'T')
}
