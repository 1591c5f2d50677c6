//! How the king falls: four sides, two in line, beside his throne, at the edge, or
//! together with his one defender. Judged on the board as the attackers left it, except for
//! a pair that has to be immobilized: there the men they took count as gone.

use crate::position::Position;
use crate::ruleset::Ruleset;
use crate::ruleset::options::{
    KingAndDefender, KingAtEdge, KingBesideThrone, KingInTheOpen, KingOnThrone, PairEnclosure,
};
use crate::side::Side;
use crate::square::{Direction, Square};

/// The rule by which the king was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KingFall {
    FourSides,
    /// Three attackers, the empty throne being the fourth.
    ThreeAndThrone,
    /// Enclosed at the edge, which is the fourth side; beside a corner, the corner helps.
    AtEdge,
    /// Between two attackers in line, like a man.
    TwoInLine,
    /// Between an attacker and the hostile square here, like a man.
    AgainstSquare(Square),
    /// Enclosed, or immobilized, together with his one defender, who stands here.
    WithDefender(Square),
}

/// Whether the attackers' piece now on `to` has taken the king, and how. `to` closes:
/// where two in line suffice it is one of the two, otherwise it touches the enclosed king (or,
/// for the pair, his defender).
pub(crate) fn fall(position: &Position, ruleset: &Ruleset, to: Square) -> Option<KingFall> {
    let enclosure = Enclosure { position, ruleset };
    if to.touches(position.king) {
        let fall = if enclosure.needs_four_sides() {
            enclosure.four_sides()
        } else {
            enclosure.two_in_line(to)
        };
        if fall.is_some() {
            return fall;
        }
    }
    match falls_with_defender(ruleset, PairEnclosure::ExactlyOne) {
        true => enclosure.with_defender(to),
        false => None,
    }
}

/// Whether the attackers' piece now on `to` has immobilized the king and his one defender
/// (castillos; RULES 2, "The pair"). The men that it took are off the board by now.
pub(crate) fn immobilized(position: &Position, ruleset: &Ruleset, to: Square) -> Option<KingFall> {
    if !falls_with_defender(ruleset, PairEnclosure::Immobilized) {
        return None;
    }
    let pair = Enclosure { position, ruleset };
    let (king, defender) = (pair.king(), pair.one_defender()?);
    let defenders = &position.men[Side::Defenders];
    let is_alone = !defender.neighbours(pair.size()).any(|beside| defenders.contains(beside));
    let has_move = |position: &Position| {
        [king, defender].into_iter().any(|member| position.has_move_from(ruleset, member))
    };
    if !is_alone || has_move(position) {
        return None;
    }
    // A ply that ends farther away takes the pair if it took away their last move: the man's way
    // over the throne. That is what he could do if the piece weren't there.
    let closes = to.touches(king) || to.touches(defender) || {
        let mut without = *position;
        without.remove(Side::Attackers, to);
        has_move(&without)
    };
    closes.then_some(KingFall::WithDefender(defender))
}

fn falls_with_defender(ruleset: &Ruleset, when: PairEnclosure) -> bool {
    let options = &ruleset.options;
    options.king_and_defender == KingAndDefender::TakenTogether && options.pair_enclosure == when
}

struct Enclosure<'a> {
    position: &'a Position,
    ruleset: &'a Ruleset,
}

impl Enclosure<'_> {
    fn king(&self) -> Square {
        self.position.king
    }

    fn size(&self) -> u8 {
        self.ruleset.field.size
    }

    fn is_attacker(&self, square: Square) -> bool {
        self.position.men[Side::Attackers].contains(square)
    }

    /// Whether this side of the king is closed: by an attacker, by a square that the options
    /// count, or (`None`) by the edge if it is the fourth.
    fn closes(&self, beside: Option<Square>) -> bool {
        match beside {
            Some(square) => {
                self.is_attacker(square) || self.ruleset.field.closing_on_king.contains(square)
            }
            None => self.ruleset.options.king_at_edge == KingAtEdge::EdgeIsFourth,
        }
    }

    /// Whether the options for the king's square ask for all four sides.
    fn needs_four_sides(&self) -> bool {
        let options = &self.ruleset.options;
        if options.king_in_the_open == KingInTheOpen::FourSides {
            return true;
        }
        if options.king_at_edge == KingAtEdge::EdgeIsFourth && self.king().is_edge(self.size()) {
            return true;
        }
        match self.ruleset.field.throne {
            Some(throne) if throne == self.king() => {
                options.king_on_throne == KingOnThrone::FourSides
            }
            Some(throne) if throne.touches(self.king()) => {
                options.king_beside_throne == KingBesideThrone::ThroneIsFourth
            }
            _ => false,
        }
    }

    fn four_sides(&self) -> Option<KingFall> {
        let mut fall = KingFall::FourSides;
        for direction in Direction::ALL {
            let beside = self.king().step(direction, self.size());
            if !self.closes(beside) {
                return None;
            }
            match beside {
                None => fall = KingFall::AtEdge,
                Some(square) if self.ruleset.field.throne == Some(square) => {
                    fall = KingFall::ThreeAndThrone;
                }
                Some(_) => {}
            }
        }
        Some(fall)
    }

    fn two_in_line(&self, to: Square) -> Option<KingFall> {
        let size = self.size();
        let arrived = Direction::ALL
            .into_iter()
            .find(|&direction| self.king().step(direction, size) == Some(to))?;
        let beyond = self.king().step(arrived.opposite(), size);
        if !self.closes(beyond) {
            return None;
        }
        let beyond = beyond?;
        Some(match self.is_attacker(beyond) {
            true => KingFall::TwoInLine,
            false => KingFall::AgainstSquare(beyond),
        })
    }

    /// The only defender beside the king, if there is exactly one.
    fn one_defender(&self) -> Option<Square> {
        let defenders = &self.position.men[Side::Defenders];
        let neighbours = self.king().neighbours(self.size());
        let mut beside = neighbours.filter(|&square| defenders.contains(square));
        let first = beside.next()?;
        beside.next().is_none().then_some(first)
    }

    /// kongens-bord: king and one defender enclosed together (RULES 2, "The pair").
    fn with_defender(&self, to: Square) -> Option<KingFall> {
        let size = self.size();
        let defender = self.one_defender()?;
        if !to.touches(self.king()) && !to.touches(defender) {
            return None;
        }
        // The edge closes beside both, even where it doesn't close beside the king alone. A
        // corner closes beside a piece that it is hostile to; for the king, his option decides.
        let king_closed = Direction::ALL.into_iter().all(|direction| {
            let beside = self.king().step(direction, size);
            beside.is_none() || beside == Some(defender) || self.closes(beside)
        });
        let hostile = &self.ruleset.field.hostile[Side::Defenders];
        let defender_closed = defender.neighbours(size).all(|square| {
            square == self.king() || self.is_attacker(square) || hostile.contains(square)
        });
        (king_closed && defender_closed).then_some(KingFall::WithDefender(defender))
    }
}
