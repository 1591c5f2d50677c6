//! The five levels at which the house plays: how far each looks, and how it chooses among the moves
//! that look good to it.

use engine::notation::{Body, PlyText};
use engine::ruleset::options::Dice;
use engine::{Game, Move, PlyAnnouncement, Side, dice};

use crate::WIN;
use crate::announce::with_announcement;
use crate::choice::choose_among;
use crate::tree::{Budget, Searcher};
use crate::weights::Weights;

/// How strongly the house plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

/// What a level decides to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LevelTurn {
    /// A move with what is announced, or a pass where a roll allows nothing else.
    Play(PlyText),
    /// Rolls the hún, and decides again when the roll is known.
    Roll,
}

/// A decision, and what its level expects of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    pub turn: LevelTurn,
    /// As in [`crate::Found`].
    pub score: i32,
    /// What both sides are expected to play, beginning with the move.
    pub line: Vec<Move>,
}

/// How a level looks and chooses.
struct LevelRule {
    budget: Budget,
    /// How much worse than the best a move may be and still be chosen, in hundredths of a man.
    margin: i32,
    /// How closely it keeps to the moves that people find likely, in hundredths.
    sureness: i32,
}

impl Level {
    /// The weakest first.
    pub const ALL: [Level; 5] = [Level(1), Level(2), Level(3), Level(4), Level(5)];

    /// The level of a number from 1, the weakest, to 5.
    pub fn numbered(number: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.0 == number)
    }

    /// 1 to 5.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Spaced so that each level takes about three points in four from the one below, from 7×7 to 13×13
    /// (`taflpost match`). The second has a margin at which most moves of people are among its likeliest
    /// (`examples/likely`).
    fn rule(self) -> LevelRule {
        let (nodes, depth, margin, sureness) = match self.0 {
            1 => (20_000, 1, 800, 10),
            2 => (20_000, 2, 400, 90),
            3 => (14_000, 3, 65, 100),
            4 => (35_000, 40, 15, 100),
            // The best of all moves alone would be the same in every game: anyone who has beaten it
            // once could do so again.
            _ => (300_000, 40, 5, 100),
        };
        LevelRule { budget: Budget { nodes, depth }, margin, sureness }
    }

    /// What this level does in a game that goes on; `None` if there is nothing to do. The same game,
    /// level and seed give the same answer on every machine, as long as the searcher is new or knows
    /// the same earlier positions, and `goes_on`, which is asked now and then, says so to the end.
    pub fn choose(
        self,
        searcher: &mut Searcher,
        game: &Game,
        seed: u64,
        goes_on: &dyn Fn() -> bool,
    ) -> Option<Chosen> {
        if game.outcome().is_some() {
            return None;
        }
        if game.must_pass() {
            let pass = PlyText {
                number: None,
                roll: None,
                body: Body::Pass,
                said: PlyAnnouncement::Nothing,
            };
            return Some(Chosen { turn: LevelTurn::Play(pass), score: 0, line: Vec::new() });
        }
        let LevelRule { budget, margin, sureness } = self.rule();
        let weights = Weights::of(game.ruleset());
        let may_roll = game.terms().dice == Dice::Hun
            && game.position().to_move() == Side::Defenders
            && game.rolled().is_none();
        // Whether a roll pays depends on all moves that it may leave, good and bad.
        let margin_of_search = if may_roll { 2 * WIN } else { margin };
        let (found, mut near) =
            searcher.search_near_best(game, weights, budget, margin_of_search, goes_on, |_| ());
        if may_roll {
            if pays_to_roll(game, &near) {
                return Some(Chosen {
                    turn: LevelTurn::Roll,
                    score: found.score,
                    line: found.line,
                });
            }
            near.retain(|(mv, _)| mv.from != game.position().king());
            let best = near.iter().map(|near| near.1).max()?;
            near.retain(|near| near.1 >= best - margin);
        }
        let mv = choose_among(game, &near, sureness, seed).or(found.best)?;
        let score = near.iter().find(|near| near.0 == mv).map_or(found.score, |near| near.1);
        let line = searcher.expected_line(game, mv);
        let turn = LevelTurn::Play(with_announcement(game, mv).ok()?);
        Some(Chosen { turn, score, line })
    }
}

/// Whether the hún is worth rolling: what its faces leave is better on average than the best move of
/// a man.
fn pays_to_roll(game: &Game, scored: &[(Move, i32)]) -> bool {
    /// Winning is worth this much, and no more, when chances are weighed.
    const MOST: i32 = 1_500;
    let king = game.position().king();
    let best = |may: &dyn Fn(&Move) -> bool| {
        let worth = scored.iter().filter(|(mv, _)| may(mv)).map(|scored| scored.1).max();
        worth.map(|worth| worth.clamp(-MOST, MOST))
    };
    let Some(of_men) = best(&|mv| mv.from != king) else { return true };
    let of_face = |face| best(&|mv| mv.from == king && mv.distance() <= face).unwrap_or(of_men);
    let of_roll: i32 = (0..=dice::HIGHEST).map(of_face).sum();
    of_roll > of_men * (i32::from(dice::HIGHEST) + 1)
}
