//! How good a position looks without looking ahead: features of the board, each times a weight.

use engine::ruleset::options::Goal;
use engine::{Direction, Move, Position, Ruleset, Side, Square};

use crate::node::Node;
use crate::weights::{FEATURES, Weights};

/// What a ruleset says about its board once and for all.
#[derive(Clone, Debug)]
pub struct Lands {
    size: u8,
    goal: Goal,
    /// How far the king goes.
    pub king_reach: u8,
    /// The squares that guard each corner.
    guards: Vec<[Square; 3]>,
}

impl Lands {
    pub fn new(ruleset: &Ruleset, king_reach: u8) -> Lands {
        let size = ruleset.size();
        let last = size - 1;
        // A man each on the short diagonal before a corner closes it.
        let guards = |(far_file, far_rank)| {
            [(0, 2), (1, 1), (2, 0)].map(|(file, rank)| {
                let file = if far_file { last - file } else { file };
                let rank = if far_rank { last - rank } else { rank };
                Square::new(file, rank)
            })
        };
        let corners = [(false, false), (false, true), (true, false), (true, true)];
        let guards = match ruleset.options.goal {
            Goal::Corner => corners.into_iter().map(guards).filter_map(all_of).collect(),
            Goal::Edge => Vec::new(),
        };
        Lands { size, goal: ruleset.options.goal, king_reach, guards }
    }

    /// How many steps it is to the nearest goal.
    fn distance(&self, from: Square) -> i32 {
        let last = self.size - 1;
        let to_side = |at: u8| i32::from(at.min(last - at));
        let (across, along) = (to_side(from.file()), to_side(from.rank()));
        match self.goal {
            Goal::Corner => across + along,
            Goal::Edge => across.min(along),
        }
    }
}

/// How good it is for the side to move.
pub fn evaluate(node: &Node, ruleset: &Ruleset, lands: &Lands, weights: &Weights) -> i32 {
    let features = features(node, ruleset, lands);
    let score: i32 = features.iter().zip(weights.of_features).map(|(has, worth)| has * worth).sum();
    let own = match node.position.to_move() {
        Side::Defenders => score,
        Side::Attackers => -score,
    };
    own + weights.turn
}

/// What [`Weights`] counts, in its order.
pub fn features(node: &Node, ruleset: &Ruleset, lands: &Lands) -> [i32; FEATURES] {
    let position = &node.position;
    let king = position.king();
    let attackers = position.men(Side::Attackers);
    let open = position.king_goals(ruleset, lands.king_reach).count();
    let (squares, ways) = king_ways(position, lands);
    let beside = king.neighbours(lands.size).filter(|&square| attackers.contains(square));
    let rows = (0..lands.size).map(|rank| attackers.row(i32::from(rank)));
    let (empty_rows, files) =
        rows.fold((0, 0), |(empty, files), row| (empty + i32::from(row == 0), files | row));
    let empty_files = i32::from(lands.size) - i32::try_from(files.count_ones()).unwrap_or(0);
    let guarding =
        |corner: &[Square; 3]| count(corner.iter().filter(|&&square| attackers.contains(square)));
    let guards = lands.guards.iter().map(guarding);
    let (guards, unguarded) = guards.fold((0, 0), |(guards, unguarded), here| {
        (guards + here, unguarded + i32::from(here == 0))
    });
    let last = i32::from(lands.size) - 1;
    let ends = 1 | 1 << last;
    let on_edge: u32 = (0..=last)
        .map(|rank| {
            let row = attackers.row(rank);
            if rank == 0 || rank == last { row.count_ones() } else { (row & ends).count_ones() }
        })
        .sum();
    [
        node.men.defenders,
        node.men.attackers,
        squares,
        i32::from(open == 1),
        i32::from(open > 1),
        ways,
        count(beside),
        empty_rows + empty_files,
        guards,
        lands.distance(king),
        i32::from(is_sealed(position, lands)),
        unguarded,
        i32::try_from(on_edge).unwrap_or(0),
    ]
}

fn all_of([one, two, three]: [Option<Square>; 3]) -> Option<[Square; 3]> {
    Some([one?, two?, three?])
}

fn count<T>(all: impl Iterator<Item = T>) -> i32 {
    i32::try_from(all.count()).unwrap_or(i32::MAX)
}

/// The king's moves after which two goals or more would be open to him.
pub fn forks(position: &Position, lands: &Lands) -> Vec<Move> {
    let mut forks = Vec::new();
    for direction in Direction::ALL {
        let mut at = position.king();
        for _ in 0..lands.king_reach.min(lands.size) {
            let Some(next) = at.step(direction, lands.size) else { break };
            if position.occupied_row(i32::from(next.rank())) >> next.file() & 1 == 1 {
                break;
            }
            at = next;
            if goals_across(position, lands, at, direction) > 1 {
                forks.push(Move { from: position.king(), to: at });
            }
        }
    }
    forks
}

/// How many squares the king can reach, and from how many of them a goal would be open.
fn king_ways(position: &Position, lands: &Lands) -> (i32, i32) {
    let king = position.king();
    let (mut squares, mut ways) = (0, 0);
    for direction in Direction::ALL {
        let mut at = king;
        for _ in 0..lands.king_reach.min(lands.size) {
            let Some(next) = at.step(direction, lands.size) else { break };
            if position.occupied_row(i32::from(next.rank())) >> next.file() & 1 == 1 {
                break;
            }
            at = next;
            squares += 1;
            ways += i32::from(goals_across(position, lands, at, direction) > 0);
        }
    }
    (squares, ways)
}

/// How many goals would be open from that square across the way by which the king has come.
fn goals_across(position: &Position, lands: &Lands, from: Square, came: Direction) -> u8 {
    let last = lands.size - 1;
    let is_along_rank = matches!(came, Direction::East | Direction::West);
    // Only lines across the way that he came are new.
    let (line, at, index) = match is_along_rank {
        true => (position.occupied_file(from.file()), from.rank(), from.file()),
        false => (position.occupied_row(i32::from(from.rank())), from.file(), from.rank()),
    };
    if lands.goal == Goal::Corner && index != 0 && index != last {
        return 0;
    }
    let below = line & ((1 << at) - 1);
    let above = line >> at >> 1;
    u8::from(below == 0 && at <= lands.king_reach)
        + u8::from(above == 0 && last - at <= lands.king_reach)
}

/// Whether the attackers stand all around: without them no way leads from the king to a goal, even
/// if the king's own men were all gone.
fn is_sealed(position: &Position, lands: &Lands) -> bool {
    let attackers = position.men(Side::Attackers);
    let size = usize::from(lands.size);
    let full = (1_u32 << size) - 1;
    let free = |rank: usize| !attackers.row(rank as i32) & full;
    let ends = 1 | 1 << (size - 1);
    let is_goal = |rank: usize, row: u32| {
        let is_end = rank == 0 || rank + 1 == size;
        match lands.goal {
            Goal::Edge => (is_end && row != 0) || row & ends != 0,
            Goal::Corner => is_end && row & ends != 0,
        }
    };
    let king = position.king();
    let mut reached = [0_u32; 19];
    let at = usize::from(king.rank());
    reached[at] = filled(1 << king.file(), free(at));
    if is_goal(at, reached[at]) {
        return false;
    }
    loop {
        let mut grew = false;
        // Up and then down, each as far as it goes.
        for (rank, from) in
            (1..size).map(|to| (to, to - 1)).chain((1..size).rev().map(|from| (from - 1, from)))
        {
            let row = reached[rank];
            let wider = reached[from] & free(rank) & !row;
            if wider != 0 {
                reached[rank] = filled(row | wider, free(rank));
                if is_goal(rank, reached[rank]) {
                    return false;
                }
                grew = true;
            }
        }
        if !grew {
            return true;
        }
    }
}

/// The bits with all free ones that can be reached from them along the row.
fn filled(row: u32, free: u32) -> u32 {
    let (mut up, mut down) = (row, row);
    let (mut up_free, mut down_free) = (free, free);
    for by in [1, 2, 4, 8, 16] {
        up |= up_free & (up << by);
        up_free &= up_free << by;
        down |= down_free & (down >> by);
        down_free &= down_free >> by;
    }
    up | down
}
