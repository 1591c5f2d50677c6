//! Fits how likely people find a move to recorded games of theirs, and says how well that foretells
//! what they play:
//!
//! ```text
//! cargo run --release -p search --example likely -- RULESET DEPTH MARGIN < GAMES
//! ```
//!
//! What is read has a game a line, its plies first, up to a comma. Every fifth game is not fitted to, and
//! is what the figures are about: how often what was played is the likeliest move, and among the five
//! likeliest, of those that a search of that depth finds to be worse than the best by at most that
//! much. The weights are those of a conditional logit, for each side, as they stand in `choice.rs`.

use std::io::{self, Write};
use std::sync::Arc;

use engine::{Game, Move, Side, Terms, ruleset};
use search::{Budget, Searcher, Sight, TRAITS, Weights};

/// A position of a game: what is seen of each move, how much worse it is than the best, and which
/// was played.
struct Sample {
    moves: Vec<([f64; TRAITS], i32)>,
    played: usize,
    side: Side,
    is_fitted_to: bool,
}

/// How much the weights are held back, in positions.
const TRUST: f64 = 10.0;

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [id, depth, margin] = arguments.as_slice() else {
        writeln!(io::stderr(), "likely RULESET DEPTH MARGIN < GAMES")?;
        std::process::exit(2);
    };
    let ruleset = Arc::clone(ruleset::shipped_library().newest(id).expect("a ruleset"));
    let depth = depth.parse().expect("a depth");
    let margin = margin.parse().expect("a margin");
    let text = io::read_to_string(io::stdin())?;
    let mut samples = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let plies = line.split(',').next().unwrap_or_default();
        samples.extend(of_game(&ruleset, plies, depth, number % 5 != 4));
    }
    let mut out = io::stdout();
    for side in Side::BOTH {
        let fitted: Vec<&Sample> =
            samples.iter().filter(|sample| sample.side == side && sample.is_fitted_to).collect();
        let weights = fit(&fitted);
        let rounded: Vec<i32> =
            weights.iter().map(|weight| (weight * 100.0).round() as i32).collect();
        writeln!(out, "{side:?}: {rounded:?}")?;
        for is_fitted_to in [true, false] {
            let judged = samples
                .iter()
                .filter(|sample| sample.side == side && sample.is_fitted_to == is_fitted_to);
            let (mut first, mut five, mut near, mut all) = (0, 0, 0, 0);
            for sample in judged {
                let place = place(sample, &weights, margin);
                all += 1;
                near += u32::from(place.is_some());
                first += u32::from(place == Some(0));
                five += u32::from(place.is_some_and(|place| place < 5));
            }
            let share = |of: u32| 100.0 * f64::from(of) / f64::from(all);
            writeln!(
                out,
                "  {} positions{}: likeliest {:.1} %, among five {:.1} %, near the best {:.1} %",
                all,
                if is_fitted_to { "" } else { " not fitted to" },
                share(first),
                share(five),
                share(near)
            )?;
        }
    }
    Ok(())
}

fn of_game(
    ruleset: &Arc<engine::Ruleset>,
    plies: &str,
    depth: u32,
    is_fitted_to: bool,
) -> Vec<Sample> {
    let mut game = Game::new(Arc::clone(ruleset), Terms::default()).expect("a game");
    let mut searcher = Searcher::new(12);
    let budget = Budget { nodes: 100_000, depth };
    let mut samples = Vec::new();
    for text in plies.split_whitespace() {
        let before = game.clone();
        let Ok(played) = game.play(text) else { break };
        let Some(mv) = played.mv else { continue };
        let weights = Weights::of(ruleset);
        let (found, near) =
            searcher.search_near_best(&before, weights, budget, 100_000, &|| true, |_| ());
        let sight = Sight::of(&before);
        let moves: Vec<([f64; TRAITS], i32)> = near
            .iter()
            .map(|&(mv, score)| {
                let worse = found.score - score;
                (sight.traits(mv, worse).map(f64::from), worse)
            })
            .collect();
        // Neighbouring positions say nearly the same: every third is enough to fit to.
        if is_fitted_to && !game.plies().len().is_multiple_of(3) {
            continue;
        }
        if let Some(played) = near.iter().position(|&(near, _): &(Move, i32)| near == mv) {
            samples.push(Sample { moves, played, side: before.position().to_move(), is_fitted_to });
        }
    }
    samples
}

fn product(traits: &[f64; TRAITS], weights: &[f64]) -> f64 {
    traits.iter().zip(weights).map(|(has, worth)| has * worth).sum()
}

/// How many moves are likelier than what was played; `None` if it is too much worse than the best.
fn place(sample: &Sample, weights: &[f64], margin: i32) -> Option<usize> {
    let (played, worse) = &sample.moves[sample.played];
    let own = product(played, weights);
    let likelier = sample
        .moves
        .iter()
        .filter(|(traits, worse)| *worse <= margin && product(traits, weights) > own)
        .count();
    (*worse <= margin).then_some(likelier)
}

/// How likely the weights make what was played, and how that changes with them.
fn likelihood(samples: &[&Sample], weights: &[f64]) -> (f64, Vec<f64>, Vec<Vec<f64>>) {
    let mut slope = vec![0.0; TRAITS];
    let mut curve = vec![vec![0.0; TRAITS]; TRAITS];
    let mut likely = 0.0;
    for sample in samples {
        let worths: Vec<f64> =
            sample.moves.iter().map(|(traits, _)| product(traits, weights)).collect();
        let most = worths.iter().copied().fold(f64::MIN, f64::max);
        let odds: Vec<f64> = worths.iter().map(|worth| (worth - most).exp()).collect();
        let sum: f64 = odds.iter().sum();
        likely += (odds[sample.played] / sum).ln();
        let mut mean = [0.0; TRAITS];
        for ((traits, _), odds) in sample.moves.iter().zip(&odds) {
            for (to, has) in mean.iter_mut().zip(traits) {
                *to += odds / sum * has;
            }
        }
        for ((traits, _), odds) in sample.moves.iter().zip(&odds) {
            let odds = odds / sum;
            if odds < 1e-4 {
                continue;
            }
            for one in 0..TRAITS {
                let by = odds * (traits[one] - mean[one]);
                for other in one..TRAITS {
                    curve[one][other] += by * (traits[other] - mean[other]);
                }
            }
        }
        for (to, (has, mean)) in
            slope.iter_mut().zip(sample.moves[sample.played].0.iter().zip(mean))
        {
            *to += has - mean;
        }
    }
    for one in 0..TRAITS {
        let column: Vec<f64> = curve[..one].iter().map(|row| row[one]).collect();
        curve[one][..one].copy_from_slice(&column);
        likely -= TRUST / 2.0 * weights[one] * weights[one];
        slope[one] -= TRUST * weights[one];
        curve[one][one] += TRUST;
    }
    (likely, slope, curve)
}

/// Newton's method, with smaller steps where a whole one goes too far.
fn fit(samples: &[&Sample]) -> Vec<f64> {
    let mut weights = vec![0.0; TRAITS];
    let (mut likely, mut slope, mut curve) = likelihood(samples, &weights);
    for _ in 0..10 {
        let change = solved(curve.clone(), slope.clone());
        let mut part = 1.0;
        while part > 0.01 {
            let next: Vec<f64> = weights
                .iter()
                .zip(&change)
                .map(|(weight, change)| weight + part * change)
                .collect();
            let found = likelihood(samples, &next);
            if found.0 > likely {
                let gained = found.0 - likely;
                weights = next;
                (likely, slope, curve) = found;
                if gained < 0.5 {
                    return weights;
                }
                break;
            }
            part /= 2.0;
        }
    }
    weights
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
