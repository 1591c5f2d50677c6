//! copenhagen: a king at the edge who is safe forever inside a fort of defenders wins.

use crate::flood::fill;
use crate::position::Position;
use crate::ruleset::Ruleset;
use crate::ruleset::options::{Shieldwall, ShieldwallCorner, ShieldwallKing};
use crate::side::Side;
use crate::square::{Direction, Square};
use crate::square_set::SquareSet;

/// Whether the king's fort at the edge is proved unbreakable.
///
/// The proof (RULES 3): remove every defender that unlimited attackers, walking on
/// squares outside the fort, could take, and repeat until nothing changes. It is a fort if then
/// no square beside the king is within their reach and he has a legal move. Everything that this
/// calls a fort is one. A fort that needs a longer argument counts once the defenders have made
/// it plainer.
pub(crate) fn is_unbreakable(position: &Position, ruleset: &Ruleset) -> bool {
    let field = &ruleset.field;
    let king = position.king;
    if !king.is_edge(field.size) {
        return false;
    }
    let has_move = king.neighbours(field.size).any(|square| position.piece_at(square).is_none());
    if !has_move {
        return false;
    }
    let mut siege =
        Siege { position, ruleset, wall: position.men[Side::Defenders], reach: SquareSet::EMPTY };
    loop {
        siege.advance();
        if king.neighbours(field.size).any(|square| siege.reach.contains(square)) {
            return false;
        }
        if !siege.strike() {
            return true;
        }
    }
}

struct Siege<'a> {
    position: &'a Position,
    ruleset: &'a Ruleset,
    /// The defenders that have not been removed. The king is no part of the wall.
    wall: SquareSet,
    /// The squares that attackers can reach, also where defenders have been removed.
    reach: SquareSet,
}

impl Siege<'_> {
    fn size(&self) -> u8 {
        self.ruleset.field.size
    }

    /// Lets the attackers walk wherever no defender stands. A corner that is the king's
    /// alone leads nowhere, since nobody can turn in it.
    fn advance(&mut self) {
        let field = &self.ruleset.field;
        let wall = self.wall;
        let attackers = self.position.men[Side::Attackers];
        let open = |rank| field.row & !wall.row(rank) & !field.corners.row(rank);
        if let Some(reach) = fill(attackers, self.size(), 0, open, |_, _| false) {
            self.reach = reach;
        }
    }

    /// Removes every defender that can be taken now, and says whether there was any.
    fn strike(&mut self) -> bool {
        let taken: Vec<Square> = self
            .wall
            .iter()
            .filter(|&square| self.falls_between_two(square) || self.falls_with_his_row(square))
            .collect();
        for &square in &taken {
            self.wall.remove(square);
        }
        !taken.is_empty()
    }

    /// Whether an attacker can end a move there, which excludes throne and corners.
    fn can_stand(&self, square: Square) -> bool {
        self.reach.contains(square) && !self.ruleset.field.reserved.contains(square)
    }

    fn falls_between_two(&self, square: Square) -> bool {
        let hostile = &self.ruleset.field.hostile[Side::Defenders];
        [Direction::North, Direction::East].into_iter().any(|direction| {
            let one = square.step(direction, self.size());
            let other = square.step(direction.opposite(), self.size());
            let (Some(one), Some(other)) = (one, other) else { return false };
            // The closing piece must come; the other enemy may be a hostile square.
            let (one_comes, other_comes) = (self.can_stand(one), self.can_stand(other));
            one_comes && (other_comes || hostile.contains(other))
                || other_comes && hostile.contains(one)
        })
    }

    /// Whether some row of defenders at the edge with this one in it can be closed. Defenders
    /// that were removed count as members too: the attackers may have left them alone.
    fn falls_with_his_row(&self, square: Square) -> bool {
        if self.ruleset.options.shieldwall == Shieldwall::None {
            return false;
        }
        Direction::ALL.into_iter().any(|front| {
            if square.step(front.opposite(), self.size()).is_some() {
                return false;
            }
            let along = match front {
                Direction::North | Direction::South => Direction::East,
                Direction::East | Direction::West => Direction::North,
            };
            let ends = self.ends(square, along, front);
            let other_ends = self.ends(square, along.opposite(), front);
            self.is_faced(square, front)
                && ends.iter().any(|one| {
                    other_ends
                        .iter()
                        .any(|other| one.members + other.members >= 1 && (one.comes || other.comes))
                })
        })
    }

    /// The places where a row could be closed when going `along` the edge from `square`,
    /// as long as every member before them has an enemy in front.
    fn ends(&self, square: Square, along: Direction, front: Direction) -> Vec<RowEnd> {
        let corner_closes = self.ruleset.options.shieldwall_corner == ShieldwallCorner::ClosesAnEnd;
        let mut ends = Vec::new();
        let mut members = 0;
        let mut at = square;
        while let Some(next) = at.step(along, self.size()) {
            at = next;
            let comes = self.can_stand(at);
            if comes || corner_closes && self.ruleset.is_corner(at) {
                ends.push(RowEnd { comes, members });
            }
            if !self.may_be_member(at) || !self.is_faced(at, front) {
                break;
            }
            members += 1;
        }
        ends
    }

    fn may_be_member(&self, square: Square) -> bool {
        self.position.men[Side::Defenders].contains(square)
            || square == self.position.king
                && self.ruleset.options.shieldwall_king == ShieldwallKing::TakesPart
    }

    fn is_faced(&self, square: Square, front: Direction) -> bool {
        square.step(front, self.size()).is_some_and(|facing| self.can_stand(facing))
    }
}

/// A square that could close a row.
struct RowEnd {
    /// Whether an attacker can come there; otherwise it is a corner.
    comes: bool,
    /// How many of the row lie before it.
    members: u32,
}
