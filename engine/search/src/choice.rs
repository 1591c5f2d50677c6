//! Which of several good moves is played: the likelier one in the eyes of people. How likely people
//! find a move depends on what is seen of it at once; the weights are fitted to recorded games of
//! theirs by `examples/likely`.

use engine::{BySide, Direction, Game, Move, Position, Side, Square};

use crate::PROVEN;
use crate::evaluation::{Lands, features};
use crate::keys::ZobristKeys;
use crate::node::Node;
use crate::weights::FEATURES;

/// How many things are seen of a move.
pub const TRAITS: usize = 22 + 2 * NEAR_CORNERS + FEATURES;

/// How many squares near a corner are told apart: those of the first four ranks and files, but for
/// the corner itself, mirrored into one.
const NEAR_CORNERS: usize = 9;

/// What is seen of moves in one position.
pub struct Sight<'a> {
    game: &'a Game,
    keys: ZobristKeys,
    lands: Lands,
    before: Node,
    features: [i32; FEATURES],
}

impl Sight<'_> {
    pub fn of(game: &Game) -> Sight<'_> {
        let keys = ZobristKeys::new();
        let lands = Lands::new(game.ruleset(), u8::MAX);
        let before = Node::new(*game.position(), &keys);
        let features = features(&before, game.ruleset(), &lands);
        Sight { game, keys, lands, before, features }
    }

    /// How likely people are to play a move that is worse than the best by that much, in hundredths
    /// of a nat.
    pub fn likely(&self, mv: Move, worse: i32) -> i32 {
        let traits = self.traits(mv, worse);
        let weights = &LIKELY[self.game.position().to_move()];
        traits.iter().zip(weights).map(|(has, worth)| has * worth).sum()
    }

    /// How much worse than the best it is, in tenths of a man up to one man and in halves up to five,
    /// and whether that loses by force; how many men it takes; whether the king moves, the same piece
    /// as last time, and back to where it was; whether it ends within two squares of where the other
    /// side's last move began and ended; whether it goes a single step, and how far; men of the other
    /// side and of its own beside where it ends, and of its own where it began; how much nearer to
    /// the king and to a corner it comes; whether it ends on the edge, and in line with the king; how
    /// many men it threatens; whether its own man could be taken there, and where it was; whether it
    /// comes from the edge. Then to and from which of the squares near a corner it goes, and how each
    /// feature of the evaluation changes.
    pub fn traits(&self, mv: Move, worse: i32) -> [i32; TRAITS] {
        let position = self.game.position();
        let (side, king) = (position.to_move(), position.king());
        let ruleset = self.game.ruleset();
        let size = ruleset.size();
        let mut earlier = self.game.plies().iter().rev().map(|ply| ply.mv);
        let (theirs, own) = (earlier.next().flatten(), earlier.next().flatten());
        let (after, step) = self.before.after(ruleset, &self.keys, mv);
        let is_near = |square: Square| apart(square, mv.to) <= 2;
        let beside = |square: Square, whose: Side| {
            let men = position.men(whose);
            square
                .neighbours(size)
                .filter(|&square| square != mv.from && men.contains(square))
                .count()
        };
        let corner = |square: Square| {
            let side = |at: u8| i32::from(at.min(size - 1 - at));
            side(square.file()) + side(square.rank())
        };
        let corner_square = |square: Square| {
            let side = |at: u8| usize::from(at.min(size - 1 - at));
            let (less, more) = (side(square.file()), side(square.rank()));
            let (less, more) = (less.min(more), less.max(more));
            match (less, more) {
                (0, 1..=3) => Some(more - 1),
                (1, 1..=3) => Some(more + 2),
                (2, 2..=3) => Some(more + 4),
                (3, 3) => Some(8),
                _ => None,
            }
        };
        // A man of one side could be taken next to there, from the free square behind it.
        let exposed = |square: Square, own: Side, from: &Position| {
            Direction::ALL
                .into_iter()
                .filter(|&direction| {
                    let Some(one) = square.step(direction, size) else { return false };
                    let Some(other) = square.step(direction.opposite(), size) else { return false };
                    from.men(!own).contains(one) && from.piece_at(other).is_none()
                })
                .count()
        };
        let threats = mv.to.neighbours(size).filter(|&square| {
            after.position.men(!side).contains(square)
                && exposed(square, !side, &after.position) > 0
        });
        let last = size - 1;
        let is_edge = |square: Square| {
            [square.file(), square.rank()].into_iter().any(|at| at == 0 || at == last)
        };
        let seen = [
            worse.min(100) / 10,
            worse.min(500) / 50,
            i32::from(worse > 10_000),
            count(step.takes),
            i32::from(mv.from == king),
            i32::from(own.is_some_and(|own| own.to == mv.from)),
            i32::from(own.is_some_and(|own| own.to == mv.from && own.from == mv.to)),
            i32::from(theirs.is_some_and(|theirs| is_near(theirs.from))),
            i32::from(theirs.is_some_and(|theirs| is_near(theirs.to))),
            i32::from(mv.distance() == 1),
            i32::from(mv.distance()),
            count(beside(mv.to, !side)),
            count(beside(mv.to, side)),
            count(beside(mv.from, side)),
            apart(mv.from, king) - apart(mv.to, king),
            corner(mv.from) - corner(mv.to),
            i32::from(is_edge(mv.to)),
            i32::from(mv.to.file() == king.file() || mv.to.rank() == king.rank()),
            i32::from(step.takes == 0) * count(threats.count()),
            i32::from(exposed(mv.to, side, &after.position) > 0),
            i32::from(exposed(mv.from, side, position) > 0),
            i32::from(is_edge(mv.from)),
        ];
        let changed = features(&after, ruleset, &self.lands);
        let mut traits = [0; TRAITS];
        traits[..seen.len()].copy_from_slice(&seen);
        let corners = &mut traits[seen.len()..];
        if let Some(place) = corner_square(mv.to) {
            corners[place] = 1;
        }
        if let Some(place) = corner_square(mv.from) {
            corners[NEAR_CORNERS + place] = 1;
        }
        for (to, (now, before)) in
            corners[2 * NEAR_CORNERS..].iter_mut().zip(changed.into_iter().zip(self.features))
        {
            *to = now - before;
        }
        traits
    }
}

fn count(of: usize) -> i32 {
    i32::try_from(of).unwrap_or(i32::MAX)
}

/// How many steps of a chess king lie between two squares.
fn apart(one: Square, other: Square) -> i32 {
    i32::from(one.file().abs_diff(other.file()).max(one.rank().abs_diff(other.rank())))
}

/// How much each trait makes a move likelier, in hundredths of a nat: for attackers and defenders.
/// Fitted by `examples/likely` to games in `copenhagen` with a search of depth 2.
const LIKELY: BySide<[i32; TRAITS]> = BySide {
    attackers: [
        -3, -44, -110, 145, 0, -20, 54, 30, 147, -29, -20, 10, -2, -3, 19, 31, 2, 90, 75, -26, 19,
        53, -43, 41, 34, 72, 102, 18, 75, 74, -16, 43, -9, 7, 67, -18, 28, -24, -28, 5, -145, 0,
        15, -103, -3, -31, -13, -42, 56, 0, -119, 136, -51,
    ],
    defenders: [
        -19, -24, -33, 143, 102, 19, -41, 23, 73, -23, 4, 4, -3, 0, 5, 37, 17, 41, 7, -38, 54, 47,
        -34, 38, -10, 98, -2, -34, -46, 0, -73, 65, 19, 21, 59, 57, 41, 53, -8, 14, 0, -143, 3,
        181, 1, 0, 52, 30, -13, 4, 18, 32, 106,
    ],
};

/// One of the moves, of which each has what it is worth: the likelier ones more often, and the
/// more so the higher the sureness, in hundredths; by chance, but always the same for a seed and a moment of the game; `None` if there are none.
pub fn choose_among(game: &Game, near: &[(Move, i32)], sureness: i32, seed: u64) -> Option<Move> {
    let best = near.iter().map(|near| near.1).max()?;
    // A forced win is taken by the shortest way: on another one it could be put off forever. A forced
    // loss is put off as long as possible.
    if best.abs() > PROVEN {
        return near.iter().find(|near| near.1 == best).map(|near| near.0);
    }
    let sight = Sight::of(game);
    let likely = |&(mv, worth): &(Move, i32)| sight.likely(mv, best - worth) * sureness / 100;
    let likely: Vec<i32> = near.iter().map(likely).collect();
    let most = likely.iter().copied().max()?;
    let odds: Vec<u64> = likely.iter().map(|likely| exp(most - likely)).collect();
    let ply = u64::try_from(game.plies().len()).unwrap_or(0);
    let mut chance = mixed(mixed(seed) ^ ply) % odds.iter().sum::<u64>().max(1);
    for (&(mv, _), odds) in near.iter().zip(&odds) {
        match chance.checked_sub(*odds) {
            Some(rest) => chance = rest,
            None => return Some(mv),
        }
    }
    None
}

/// The exponential function of that many hundredths below zero, with 30 binary places: whole
/// numbers are the same on every machine.
fn exp(below: i32) -> u64 {
    /// Of one hundredth, two, four and so on.
    const POWERS: [u64; 12] = [
        1_063_057_914,
        1_052_480_311,
        1_031_639_805,
        991_188_630,
        914_982_426,
        779_696_592,
        566_175_929,
        298_540_278,
        83_005_333,
        6_416_706,
        38_346,
        1,
    ];
    let Ok(below) = u32::try_from(below) else { return 1 << 30 };
    if below >> POWERS.len() != 0 {
        return 0;
    }
    let bits = POWERS.iter().enumerate().filter(|&(bit, _)| below >> bit & 1 == 1);
    bits.fold(1 << 30, |product, (_, power)| (product * power) >> 30)
}

/// SplitMix64.
fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_function_is_near_enough() {
        for below in [0, 1, 7, 100, 345, 1_000] {
            let right = (-f64::from(below) / 100.0).exp() * f64::from(1 << 30);
            let found = f64::from(u32::try_from(exp(below)).expect("at most 1"));
            assert!((found - right).abs() <= 8.0, "{below}: {found} {right}");
        }
        assert_eq!(exp(5_000), 0);
    }
}
