//! Which men a ply takes: between two, against a hostile square, by Linnaeus' rule, or
//! as a shieldwall. Judged on the board as the mover left it, with nothing removed yet.

use crate::position::Position;
use crate::ruleset::Ruleset;
use crate::ruleset::options::{KingArmed, LinnaeanCapture, Shieldwall};
use crate::side::Side;
use crate::square::{Direction, Square};
use crate::square_set::{SquareSet, bit};

mod shieldwall;

/// A captured man, and the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Capture {
    pub square: Square,
    pub by: CaptureRule,
}

/// The rule by which a man falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CaptureRule {
    /// Between the piece that moved and the one on this square.
    Custodial { anvil: Square },
    /// Between the piece that moved and the hostile throne.
    AgainstThrone,
    /// Between the piece that moved and this hostile corner.
    AgainstCorner { corner: Square },
    /// Beside his king on the throne, with attackers on its other three sides.
    Linnaean,
    /// With his whole row at the edge.
    Shieldwall,
}

/// All men that the piece now on `to` takes. A man who falls by two rules is listed once,
/// by the first.
pub(crate) fn captures(position: &Position, ruleset: &Ruleset, to: Square) -> Vec<Capture> {
    let mut taken = Vec::new();
    custodial(position, ruleset, to, &mut taken);
    if ruleset.options.shieldwall == Shieldwall::Taken && to.is_edge(ruleset.field.size) {
        shieldwall::shieldwall_captures(position, ruleset, to, &mut taken);
    }
    taken
}

/// "An enemy between two of ours (or one of ours and a square hostile to it) in line,
/// closed by our move" (RULES 1).
fn custodial(position: &Position, ruleset: &Ruleset, to: Square, taken: &mut Vec<Capture>) {
    if !can_capture(position, ruleset, to) {
        return;
    }
    let enemy = !position.to_move;
    let here = bit(to.file());
    let rank = i32::from(to.rank());
    let victims = |rank| position.men[enemy].row(rank);
    let (above, beside, below) = (victims(rank + 1), victims(rank), victims(rank - 1));
    if here & (above | below) | (here << 1 | here >> 1) & beside == 0 {
        return;
    }
    let hostile = hostile_squares(position, ruleset, enemy);
    let anvils = |rank| enemies_row(position, ruleset, enemy, rank) | hostile.row(rank);
    let beyond = anvils(rank);
    let closed = [
        here & above & anvils(rank + 2),
        here << 1 & beside & beyond >> 1,
        here & below & anvils(rank - 2),
        here >> 1 & beside & beyond << 1,
    ];
    for (direction, _) in Direction::ALL.into_iter().zip(closed).filter(|&(_, row)| row != 0) {
        let size = ruleset.field.size;
        // Both lie on the board: there is a man on one and a piece or corner on the other.
        let Some(square) = to.step(direction, size) else { continue };
        let Some(anvil) = square.step(direction, size) else { continue };
        let by = rule(position, ruleset, enemy, anvil);
        taken.push(Capture { square, by });
    }
}

/// The rule, by what is on the square beyond the man.
fn rule(position: &Position, ruleset: &Ruleset, enemy: Side, anvil: Square) -> CaptureRule {
    let row = enemies_row(position, ruleset, enemy, i32::from(anvil.rank()));
    if row & bit(anvil.file()) != 0 {
        return CaptureRule::Custodial { anvil };
    }
    if ruleset.is_corner(anvil) {
        return CaptureRule::AgainstCorner { corner: anvil };
    }
    let field = &ruleset.field;
    let by_throne = match position.king == anvil {
        true => field.hostile_under_king[enemy].contains(anvil),
        false => field.hostile[enemy].contains(anvil),
    };
    if by_throne { CaptureRule::AgainstThrone } else { CaptureRule::Linnaean }
}

/// Whether the piece on the square counts as an enemy in captures: any man, and the king
/// if he is armed.
fn can_capture(position: &Position, ruleset: &Ruleset, square: Square) -> bool {
    square != position.king || ruleset.options.king_armed == KingArmed::Yes
}

/// The pieces of one rank that count as enemies of `side` in captures.
fn enemies_row(position: &Position, ruleset: &Ruleset, side: Side, rank: i32) -> u32 {
    let mut row = position.men[!side].row(rank);
    if side == Side::Attackers && ruleset.options.king_armed == KingArmed::Yes {
        row |= position.king_row(rank);
    }
    row
}

/// The squares that help to capture men of `side` in this position.
fn hostile_squares<'r>(position: &Position, ruleset: &'r Ruleset, side: Side) -> &'r SquareSet {
    let field = &ruleset.field;
    match field.throne {
        Some(throne) if throne == position.king => {
            if side == Side::Defenders
                && ruleset.options.linnaean_capture == LinnaeanCapture::Taken
                && attackers_beside(position, throne, field.size) == 3
            {
                &field.hostile_by_linnaeus
            } else {
                &field.hostile_under_king[side]
            }
        }
        _ => &field.hostile[side],
    }
}

fn attackers_beside(position: &Position, square: Square, size: u8) -> usize {
    square.neighbours(size).filter(|&beside| position.men.attackers.contains(beside)).count()
}
