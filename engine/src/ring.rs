//! kopenhagen and others: an unbroken ring around the king and all his men wins.

use crate::flood::{fill, spread};
use crate::position::Position;
use crate::ruleset::Ruleset;
use crate::side::Side;
use crate::square_set::{SquareSet, bit};

/// Whether the attackers hold the king and every defender in one ring.
///
/// "Flood from the king through empty squares and defenders, orthogonally; if the flood
/// touches no edge square and holds every remaining defender, the attackers win at once,
/// whether or not a capture could still break the ring" (RULES 2, encirclement).
pub(crate) fn is_closed(position: &Position, ruleset: &Ruleset) -> bool {
    let field = &ruleset.field;
    let attackers = &position.men[Side::Attackers];
    let open = |rank| field.row & !attackers.row(rank);
    let top = i32::from(field.size) - 1;
    let sides = bit(0) | bit(field.size - 1);
    let is_out = |rank: i32, row: u32| row & sides != 0 || (rank == 0 || rank == top) && row != 0;

    // In most positions the king's way out leads straight up, rank by rank; looking for
    // it first is several times cheaper.
    let mut row = position.king_row(i32::from(position.king.rank()));
    for rank in i32::from(position.king.rank())..=top {
        let open = open(rank);
        row = spread(row & open, open);
        if is_out(rank, row) {
            return false;
        }
        if row == 0 {
            break;
        }
    }

    let king = SquareSet::from_iter([position.king]);
    let inside = fill(king, field.size, position.king.rank(), open, is_out);
    let defenders = &position.men[Side::Defenders];
    inside.is_some_and(|inside| (0..=top).all(|rank| defenders.row(rank) & !inside.row(rank) == 0))
}
