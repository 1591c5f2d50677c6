//! What the rules look up at every ply, worked out once from the choices.

use super::options::{
    Corners, Goal, KingBesideCorner, KingMoves, MenMove, Options, Throne, ThronePassing,
};
use crate::side::BySide;
use crate::square::Square;
use crate::square_set::{SquareSet, full_row};

/// Far enough for any board.
const ANY_DISTANCE: u8 = crate::square::MAX_SIZE;

/// A board's special squares as sets. All of them look the same when ranks and files
/// change places, so they serve for lines along a rank and along a file alike.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub size: u8,
    /// The bits of one full rank.
    pub row: u32,
    pub throne: Option<Square>,
    pub corners: SquareSet,
    pub goals: SquareSet,
    /// Where men may not stand.
    pub reserved: SquareSet,
    pub for_men: SquareSet,
    /// What men may not pass, even empty.
    pub impassable: SquareSet,
    /// Squares that help to capture men of a side, while the throne is empty.
    pub hostile: BySide<SquareSet>,
    /// The same, while the king is on his throne.
    pub hostile_under_king: BySide<SquareSet>,
    /// Squares that help to capture defenders while Linnaeus' rule makes the throne under
    /// the king one of them.
    pub hostile_by_linnaeus: SquareSet,
    /// Squares that close a side of the king.
    pub closing_on_king: SquareSet,
    pub men_reach: u8,
    pub king_reach: u8,
}

impl Field {
    pub(super) fn new(size: u8, options: &Options) -> Field {
        let last = size - 1;
        let centre = Square::at(size / 2, size / 2);
        let board =
            || (0..size).flat_map(move |file| (0..size).map(move |rank| Square::at(file, rank)));
        let throne = (options.throne == Throne::KingOnly).then_some(centre);
        let four_corners: SquareSet = [(0, 0), (0, last), (last, 0), (last, last)]
            .into_iter()
            .map(|(file, rank)| Square::at(file, rank))
            .collect();
        let corners = match options.corners {
            Corners::KingOnly => four_corners,
            Corners::Ordinary => SquareSet::EMPTY,
        };
        let goals = match options.goal {
            Goal::Corner => four_corners,
            Goal::Edge => board().filter(|square| square.is_edge(size)).collect(),
        };
        let with_throne = |set: SquareSet, helps: bool| -> SquareSet {
            set.iter().chain(throne.filter(|_| helps)).collect()
        };
        let against = options.corners_hostile_to.sides();
        let hostile_corners = |helps: bool| if helps { corners } else { SquareSet::EMPTY };
        let hostile = |throne_against: BySide<bool>| BySide {
            attackers: with_throne(hostile_corners(against.attackers), throne_against.attackers),
            defenders: with_throne(hostile_corners(against.defenders), throne_against.defenders),
        };
        let throne_closes = options.throne_closes_on_king();
        let corner_closes = options.king_beside_corner == KingBesideCorner::CornerHelps;
        let reserved = with_throne(corners, true);
        Field {
            size,
            row: full_row(size),
            throne,
            corners,
            goals,
            for_men: board().filter(|&square| !reserved.contains(square)).collect(),
            reserved,
            impassable: with_throne(
                SquareSet::EMPTY,
                options.throne_passing == ThronePassing::KingOnly,
            ),
            hostile: hostile(options.empty_throne_hostile_to.sides()),
            hostile_under_king: hostile(options.occupied_throne_hostile_to.sides()),
            hostile_by_linnaeus: with_throne(hostile_corners(against.defenders), true),
            closing_on_king: with_throne(hostile_corners(corner_closes), throne_closes),
            men_reach: match options.men_move {
                MenMove::AnyDistance => ANY_DISTANCE,
                MenMove::OneSquare => 1,
            },
            king_reach: match options.king_moves {
                KingMoves::AnyDistance => ANY_DISTANCE,
                KingMoves::OneSquare => 1,
            },
        }
    }
}
