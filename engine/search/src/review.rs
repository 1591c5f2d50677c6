//! What a finished game was worth: the chances after every ply, and where they turned.
//!
//! The game is searched from its end to its start, so that what is found about later positions is
//! known at the earlier ones. A turning point is named only if a search with ten times the budget
//! agrees.

use std::sync::Arc;

use engine::ruleset::options::Goal;
use engine::{Game, Move, Side};

use crate::facts::{MoveDeed, Slip, deeds, slips};
use crate::proof::{Bounds, forced_win};
use crate::tree::{Budget, Searcher};
use crate::weights::Weights;
use crate::{PROVEN, WIN};

/// What a game was worth.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review {
    /// The defenders' chances in hundredths, from 0 to 100: at the start, then after every ply.
    pub chances: Vec<u8>,
    /// At most [`MOST_TURNS`], in the order of the game.
    pub turns: Vec<TurningPoint>,
}

/// A ply that cost its side more than others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// From 1.
    pub ply: usize,
    pub finding: Finding,
    /// What would have been better, and how the game could have gone on then: at least one move.
    pub better: Vec<Move>,
}

/// The most telling thing about a turning point that is true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// What the ply did wrong.
    Did(Slip),
    /// What the better move would have done.
    Missed(MoveDeed),
    /// Nothing that can be said in a sentence.
    Plain,
}

/// How many turning points are named at most.
pub const MOST_TURNS: usize = 3;

/// How many nodes each position of a game gets at most.
pub const NODES: u64 = 40_000;

/// How many nodes the first look at all positions of a game takes at most, so that long games don't
/// take much longer.
pub const MOST_NODES: u64 = 6_000_000;

/// How much more a turning point is looked at.
const AGAIN: u64 = 10;

/// How many hundredths of a man raise the odds of a win to 2.7 times as much: about what
/// `examples/unit` fits (340 to 400 in four rulesets with corners, 140 and 280 in two with edges).
const fn unit_of(goal: Goal) -> f64 {
    match goal {
        Goal::Corner => 370.0,
        Goal::Edge => 220.0,
    }
}

/// In hundredths: what a ply has to cost to be looked at, and to be named.
const COSTS: i32 = 15;

/// How many plies are looked at again at most.
const MOST_LOOKS: usize = 8;

const DEPTH: u32 = 40;

const PROOF: Bounds = Bounds { plies: 10, nodes: 400_000 };

/// How many plies of a line are told.
const LINE: usize = 3;

impl Review {
    /// Reviews a game with at most about that many nodes for a position; it doesn't matter how it
    /// ended. The start of the ruleset counts as even, whatever the search thinks of it. The same
    /// game and budget give the same review everywhere. `None` once `goes_on` says no.
    pub fn of(
        game: &Game,
        searcher: &mut Searcher,
        nodes: u64,
        goes_on: impl Fn() -> bool,
    ) -> Option<Review> {
        let plies = game.plies().len();
        searcher.clear();
        let per_ply = MOST_NODES / u64::try_from(plies + 1).unwrap_or(u64::MAX);
        let mut reviewer =
            Reviewer { game, searcher, nodes: nodes.min(per_ply), even: 0, goes_on: &goes_on };
        reviewer.even = reviewer.score_of_start()?;
        let mut chances = vec![0; plies + 1];
        for ply in (0..=plies).rev() {
            chances[ply] = match reviewer.is_silent(ply) {
                // A silent route is no route: what it was worth shows after the reply.
                true if ply < plies => chances[ply + 1],
                _ if ply == 0 && game.start() == game.ruleset().start() => 50,
                _ => reviewer.chances(&reviewer.at(ply), 1)?.defenders,
            };
        }
        let turns = reviewer.turns(&mut chances)?;
        let chances = chances.into_iter().map(|it| u8::try_from(it).unwrap_or(0)).collect();
        Some(Review { chances, turns })
    }
}

/// The chances of the side to move, in hundredths, as a review finds them for one position. It knows
/// the board and what was announced, and nothing that was kept silent. `None` once `goes_on` says no.
pub fn chances_of_mover(
    game: &Game,
    searcher: &mut Searcher,
    goes_on: &dyn Fn() -> bool,
) -> Option<u8> {
    let mut reviewer = Reviewer { game, searcher, nodes: NODES, even: 0, goes_on };
    reviewer.even = reviewer.score_of_start()?;
    let defenders = reviewer.chances(game, 1)?.defenders;
    let own = match game.position().to_move() {
        Side::Defenders => defenders,
        Side::Attackers => 100 - defenders,
    };
    u8::try_from(own).ok()
}

struct Reviewer<'a> {
    game: &'a Game,
    searcher: &'a mut Searcher,
    nodes: u64,
    /// The defenders' score at the start of the ruleset.
    even: i32,
    goes_on: &'a dyn Fn() -> bool,
}

/// What a search says about a position.
struct Chances {
    /// In hundredths.
    defenders: i32,
    line: Vec<Move>,
}

impl Reviewer<'_> {
    /// The game as it stood after that many plies. A roll for the next ply has been declared.
    fn at(&self, plies: usize) -> Game {
        let mut game = self.game.clone();
        game.take_back(game.plies().len() - plies);
        if let Some((_, roll)) = self.game.plies().get(plies).and_then(|ply| ply.roll) {
            // The roll was made in the game, so it can be declared here.
            let _ = game.declare_roll(roll);
        }
        game
    }

    /// Whether the ply of that number left lines open and unannounced.
    fn is_silent(&self, ply: usize) -> bool {
        let made = ply.checked_sub(1).and_then(|last| self.game.plies().get(last));
        self.game.ruleset().announces()
            && made.is_some_and(|made| made.outcome.is_none() && made.routes != made.announced)
            && made.is_some_and(|made| made.mover == Side::Defenders)
    }

    /// `None` once it may not go on.
    fn chances(&mut self, game: &Game, times: u64) -> Option<Chances> {
        if let Some(outcome) = game.outcome() {
            let defenders = match outcome.winner {
                Some(Side::Defenders) => 100,
                Some(Side::Attackers) => 0,
                None => 50,
            };
            return Some(Chances { defenders, line: Vec::new() });
        }
        let (score, line) = self.search(game, times)?;
        let unit = unit_of(game.ruleset().options.goal);
        Some(Chances { defenders: chances_of(score, self.even, unit), line })
    }

    /// The defenders' score, and the line that is expected; `None` once it may not go on.
    fn search(&mut self, game: &Game, times: u64) -> Option<(i32, Vec<Move>)> {
        let budget = Budget { nodes: self.nodes.saturating_mul(times), depth: DEPTH };
        let weights = Weights::of(game.ruleset());
        let found = self.searcher.search(game, weights, budget, self.goes_on, |_| ());
        let score = match game.position().to_move() {
            Side::Defenders => found.score,
            Side::Attackers => -found.score,
        };
        (self.goes_on)().then_some((score, found.line))
    }

    fn score_of_start(&mut self) -> Option<i32> {
        let terms = self.game.terms();
        let Ok(start) = Game::new(Arc::clone(self.game.ruleset()), terms) else { return Some(0) };
        let (score, _) = self.search(&start, 1)?;
        Some(if score.abs() > PROVEN { 0 } else { score })
    }

    fn turns(&mut self, chances: &mut [i32]) -> Option<Vec<TurningPoint>> {
        let mut costs: Vec<(i32, usize)> = Vec::new();
        for (ply, made) in (1..).zip(self.game.plies()) {
            let cost = cost(made.mover, chances[ply - 1], chances[ply]);
            if cost >= COSTS {
                costs.push((cost, ply));
            }
        }
        // What cost most comes first, and what came first if it cost as much.
        costs.sort_by_key(|&(cost, ply)| (-cost, ply));
        let mut turns = Vec::new();
        for (cost, ply) in costs.into_iter().take(MOST_LOOKS) {
            if turns.len() == MOST_TURNS {
                break;
            }
            turns.extend(self.turn(ply, cost, chances)?);
        }
        turns.sort_by_key(|turn| turn.ply);
        Some(turns)
    }

    /// The ply as a turning point, if a search with ten times the budget agrees that it cost most of
    /// that; its chances are then those of that search.
    fn turn(
        &mut self,
        ply: usize,
        cost_before: i32,
        chances: &mut [i32],
    ) -> Option<Option<TurningPoint>> {
        let made = &self.game.plies()[ply - 1];
        let (before, after) = (self.at(ply - 1), self.at(ply));
        let is_silent = self.is_silent(ply);
        self.searcher.clear();
        let judged = match is_silent {
            true if ply == self.game.plies().len() => return Some(None),
            true => self.at(ply + 1),
            false => after.clone(),
        };
        let then = self.chances(&judged, AGAIN)?;
        let lost = forced_win(self.searcher, &after, !made.mover, PROOF).map(|win| win.plies);
        self.searcher.clear();
        let best = self.chances(&before, AGAIN)?;
        let (Some(&better), cost) =
            (best.line.first(), cost(made.mover, best.defenders, then.defenders))
        else {
            return Some(None);
        };
        if cost < COSTS || cost * 2 < cost_before || (Some(better) == made.mv && !is_silent) {
            return Some(None);
        }
        (chances[ply - 1], chances[ply]) = (best.defenders, then.defenders);
        let reply = then.line.first().copied().filter(|_| !is_silent);
        let slips = slips(&before, &after, reply, better);
        let win = forced_win(self.searcher, &before, made.mover, PROOF).map(|win| win.plies);
        let does = deeds(&before, better);
        let finding = most_telling(made.captures.len(), (slips, lost), (does, win));
        let better = best.line.into_iter().take(LINE).collect();
        Some(Some(TurningPoint { ply, finding, better }))
    }
}

/// What is said about a ply that took that many men: an end missed comes first, then one that was
/// let happen; what is proved comes before what was merely gained or lost.
fn most_telling(
    took: usize,
    (slips, lost): (Vec<Slip>, Option<u32>),
    (deeds, win): (Vec<MoveDeed>, Option<u32>),
) -> Finding {
    let lost = lost.map(|plies| Finding::Did(Slip::Lost { plies }));
    let win = win.map(|plies| Finding::Missed(MoveDeed::Wins { plies }));
    let found = deeds.into_iter().map(Finding::Missed).chain(slips.into_iter().map(Finding::Did));
    let all = found.chain(lost).chain(win).filter_map(|it| Some((rank(&it, took)?, it)));
    all.min_by_key(|(rank, _)| *rank).map_or(Finding::Plain, |(_, finding)| finding)
}

fn rank(finding: &Finding, took: usize) -> Option<u32> {
    Some(match finding {
        Finding::Missed(
            MoveDeed::Escapes { .. }
            | MoveDeed::TakesKing
            | MoveDeed::ClosesRing
            | MoveDeed::BuildsFort,
        ) => 0,
        Finding::Did(Slip::KeptSilent { .. }) => 1,
        Finding::Did(
            Slip::LeftLine { .. }
            | Slip::OpenedLine { .. }
            | Slip::ExposedKing { .. }
            | Slip::LetRing { .. }
            | Slip::LetFort { .. },
        ) => 2,
        Finding::Did(Slip::LetFork { .. }) => 3,
        Finding::Did(Slip::Lost { .. }) => 4,
        Finding::Missed(MoveDeed::Forks { .. }) => 5,
        Finding::Missed(MoveDeed::Wins { .. }) => 6,
        Finding::Did(Slip::LostMen { .. }) => 7,
        Finding::Missed(MoveDeed::Takes { men }) if men.len() > took => 8,
        // The move that was played took as many.
        Finding::Missed(MoveDeed::Takes { .. }) => return None,
        Finding::Did(Slip::OpenedWall) => 9,
        Finding::Missed(MoveDeed::ClosesWall) => 10,
        Finding::Missed(MoveDeed::ClosesLines { .. } | MoveDeed::OpensLines { .. }) => 11,
        Finding::Did(Slip::LeftGuard { .. }) => 12,
        Finding::Plain => return None,
    })
}

/// What a ply cost its side.
fn cost(mover: Side, before: i32, after: i32) -> i32 {
    match mover {
        Side::Defenders => before - after,
        Side::Attackers => after - before,
    }
}

/// The defenders' chances by their score, in hundredths; what isn't proved is never 0 or 100.
fn chances_of(score: i32, even: i32, unit: f64) -> i32 {
    debug_assert!(score.abs() <= WIN);
    if score.abs() > PROVEN {
        return if score > 0 { 100 } else { 0 };
    }
    let odds = (f64::from(even - score) / unit).exp();
    ((100.0 / (1.0 + odds)).round() as i32).clamp(1, 99)
}
