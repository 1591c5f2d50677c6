//! Fits the weights of a family of rulesets to games that the search plays against itself:
//!
//! ```text
//! cargo run --release -p search --example fit -- NODES GAMES RULESET…
//! ```
//!
//! Each game begins with six plies at random, and one ply in twelve is at random later, too. The
//! weights are those by which the positions foretell best who won (a logistic regression), and are
//! printed as they stand in `weights.rs`. Whether they play better is a question for a contest.

use std::io::{self, Write};
use std::sync::Arc;

use engine::{Game, Move, Ruleset, Side, Terms, ruleset};
use search::{Budget, FEATURES, PROVEN, Searcher, Weights, features_of, with_announcement};

/// What is weighed: the features, and which side moves.
const WEIGHED: usize = FEATURES + 1;

/// How many hundredths of a man raise the odds of a win to 2.7 times as much.
const UNIT: f64 = 400.0;

/// How much the weights of before are trusted, in positions.
const TRUST: f64 = 20.0;

struct Sample {
    ruleset: usize,
    weighed: [f64; WEIGHED],
    /// 1 if the defenders won, 0 if the attackers did.
    result: f64,
}

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [nodes, games, ids @ ..] = arguments.as_slice() else {
        writeln!(io::stderr(), "fit NODES GAMES RULESET…")?;
        std::process::exit(2);
    };
    let nodes = nodes.parse().expect("a number of nodes");
    let games = games.parse().expect("a number of games");
    let named = |id: &String| Arc::clone(ruleset::shipped_library().newest(id).expect("a ruleset"));
    let rulesets: Vec<Arc<Ruleset>> = ids.iter().map(named).collect();
    let mut out = io::stdout();
    let mut samples = Vec::new();
    for (place, ruleset) in rulesets.iter().enumerate() {
        let mut won = [0_u32; 3];
        for number in 0..games {
            let (own, winner) = play(ruleset, (place, nodes), number);
            won[winner.map_or(2, |side| side as usize)] += 1;
            samples.extend(own);
        }
        let [attackers, defenders, nobody] = won;
        writeln!(out, "{}: {attackers} : {defenders}, {nobody} drawn", ruleset.id)?;
    }
    let before = rulesets.first().map(|ruleset| Weights::of(ruleset)).expect("a ruleset");
    let (fitted, loss) = fit(&samples, &before, rulesets.len());
    let rounded: Vec<i32> = fitted.iter().map(|weight| (weight * UNIT).round() as i32).collect();
    let (features, turn) = rounded[..WEIGHED].split_at(FEATURES);
    writeln!(out, "{} positions, loss {loss:.4}", samples.len())?;
    writeln!(out, "of_features: {features:?}, turn: {}", turn[0])
}

/// SplitMix64.
fn chance(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

fn any(game: &Game, state: &mut u64) -> Option<Move> {
    let moves = game.legal_moves();
    let count = u64::try_from(moves.len()).ok().filter(|count| *count > 0)?;
    moves.get(usize::try_from(chance(state) % count).ok()?).copied()
}

fn play(
    ruleset: &Arc<Ruleset>,
    (place, nodes): (usize, u64),
    number: u64,
) -> (Vec<Sample>, Option<Side>) {
    const LONGEST: usize = 200;
    let mut game = Game::new(Arc::clone(ruleset), Terms::default()).expect("a game");
    let (mut searcher, mut state) = (Searcher::new(15), number * 77 + 1);
    let (weights, budget) = (Weights::of(ruleset), Budget { nodes, depth: 40 });
    let mut seen = Vec::new();
    while game.outcome().is_none() && game.plies().len() < LONGEST {
        let found = searcher.search(&game, weights, budget, || true, |_| ());
        let is_wild = game.plies().len() < 6 || chance(&mut state).is_multiple_of(12);
        let mv = if is_wild { any(&game, &mut state) } else { found.best };
        if !is_wild && found.score.abs() < PROVEN {
            let mut weighed = [0.0; WEIGHED];
            for (to, feature) in weighed.iter_mut().zip(features_of(&game)) {
                *to = f64::from(feature);
            }
            let is_theirs = game.position().to_move() == Side::Defenders;
            weighed[FEATURES] = if is_theirs { 1.0 } else { -1.0 };
            seen.push(weighed);
        }
        let Some(mv) = mv else { break };
        let ply = with_announcement(&game, mv).expect("a legal move");
        game.play_read(&ply).expect("what is announced is true");
    }
    let winner = game.outcome().and_then(|outcome| outcome.winner);
    let result = match winner {
        Some(Side::Defenders) => 1.0,
        Some(Side::Attackers) => 0.0,
        None => 0.5,
    };
    let samples = seen.into_iter().map(|weighed| Sample { ruleset: place, weighed, result });
    (samples.collect(), winner)
}

/// Newton's method; besides the weights, each ruleset has a number of its own for how it stands by
/// itself, which decides no move and is not printed.
fn fit(samples: &[Sample], before: &Weights, rulesets: usize) -> (Vec<f64>, f64) {
    let size = WEIGHED + rulesets;
    let mut weights = vec![0.0; size];
    for (to, weight) in weights.iter_mut().zip(before.of_features) {
        *to = f64::from(weight) / UNIT;
    }
    weights[FEATURES] = f64::from(before.turn) / UNIT;
    let prior = weights.clone();
    let mut loss = 0.0;
    for step in 0..12 {
        let mut slope = vec![0.0; size];
        let mut curve = vec![vec![0.0; size]; size];
        loss = 0.0;
        for sample in samples {
            let mut row = vec![0.0; size];
            row[..WEIGHED].copy_from_slice(&sample.weighed);
            row[WEIGHED + sample.ruleset] = 1.0;
            let sum: f64 = row.iter().zip(&weights).map(|(has, worth)| has * worth).sum();
            let odds = 1.0 / (1.0 + (-sum.clamp(-20.0, 20.0)).exp());
            loss -= sample.result * odds.ln() + (1.0 - sample.result) * (1.0 - odds).ln();
            for one in 0..size {
                slope[one] += (odds - sample.result) * row[one];
                for other in 0..size {
                    curve[one][other] += odds * (1.0 - odds) * row[one] * row[other];
                }
            }
        }
        for one in 0..size {
            slope[one] += TRUST * (weights[one] - prior[one]);
            curve[one][one] += TRUST;
        }
        // The first steps are careful.
        let part = if step < 2 { 0.5 } else { 1.0 };
        for (weight, change) in weights.iter_mut().zip(solved(curve, slope)) {
            *weight -= part * change;
        }
    }
    (weights, loss / samples.len() as f64)
}

/// Solves a system of linear equations.
fn solved(mut rows: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for place in 0..size {
        let by_size = |one: &usize, other: &usize| {
            rows[*one][place].abs().total_cmp(&rows[*other][place].abs())
        };
        let largest = (place..size).max_by(by_size).unwrap_or(place);
        rows.swap(place, largest);
        right.swap(place, largest);
        for below in place + 1..size {
            let times = rows[below][place] / rows[place][place];
            let (above, rest) = rows.split_at_mut(below);
            for (to, from) in rest[0].iter_mut().zip(&above[place]).skip(place) {
                *to -= times * from;
            }
            right[below] -= times * right[place];
        }
    }
    for place in (0..size).rev() {
        for column in place + 1..size {
            right[place] -= rows[place][column] * right[column];
        }
        right[place] /= rows[place][place];
    }
    right
}
