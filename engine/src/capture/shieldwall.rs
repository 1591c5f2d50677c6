//! kongens-bord and kopenhagen: a row of men along an edge, an enemy in front of each
//! and an enemy at both ends, falls together to the ply that puts a piece on an end.

use super::{Capture, CaptureRule, enemies_row};
use crate::position::Position;
use crate::ruleset::Ruleset;
use crate::ruleset::options::{ShieldwallCorner, ShieldwallKing};
use crate::side::Side;
use crate::square::{Direction, Square};
use crate::square_set::bit;

/// Adds the men of every row that the piece now on the edge square `to` closes and that
/// are not taken already.
pub(super) fn shieldwall_captures(
    position: &Position,
    ruleset: &Ruleset,
    to: Square,
    taken: &mut Vec<Capture>,
) {
    let wall = Wall { position, ruleset, enemy: !position.to_move };
    if !wall.is_enemy(to) {
        return;
    }
    let size = ruleset.field.size;
    for front in Direction::ALL {
        // `front` points from an edge to the middle when there is nothing behind `to`.
        if to.step(front.opposite(), size).is_some() {
            continue;
        }
        for along in Direction::ALL {
            if along == front || along == front.opposite() {
                continue;
            }
            for square in wall.men_closed(to, along, front) {
                if taken.iter().all(|capture| capture.square != square) {
                    taken.push(Capture { square, by: CaptureRule::Shieldwall });
                }
            }
        }
    }
}

struct Wall<'a> {
    position: &'a Position,
    ruleset: &'a Ruleset,
    /// The side whose row it is.
    enemy: Side,
}

impl Wall<'_> {
    /// The men of the row that begins beside `end`, if it is a shieldwall and closed.
    fn men_closed(&self, end: Square, along: Direction, front: Direction) -> Vec<Square> {
        let size = self.ruleset.field.size;
        let mut men = Vec::new();
        let mut members = 0;
        let mut square = end;
        loop {
            let Some(next) = square.step(along, size) else {
                return Vec::new();
            };
            square = next;
            if !self.is_member(square) {
                break;
            }
            let faced = square.step(front, size).is_some_and(|facing| self.is_enemy(facing));
            if !faced {
                return Vec::new();
            }
            members += 1;
            if square != self.position.king {
                men.push(square);
            }
        }
        if members >= 2 && self.closes_end(square) { men } else { Vec::new() }
    }

    fn is_member(&self, square: Square) -> bool {
        self.position.men[self.enemy].contains(square)
            || self.enemy == Side::Defenders
                && square == self.position.king
                && self.ruleset.options.shieldwall_king == ShieldwallKing::TakesPart
    }

    fn closes_end(&self, square: Square) -> bool {
        self.is_enemy(square)
            || self.ruleset.is_corner(square)
                && self.ruleset.options.shieldwall_corner == ShieldwallCorner::ClosesAnEnd
    }

    /// An armed king counts in front or at an end like any man.
    fn is_enemy(&self, square: Square) -> bool {
        let row = enemies_row(self.position, self.ruleset, self.enemy, i32::from(square.rank()));
        row & bit(square.file()) != 0
    }
}
