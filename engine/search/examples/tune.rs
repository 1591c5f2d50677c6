//! Tunes the weights of a family of rulesets by games that the search plays against itself:
//!
//! ```text
//! cargo run --release -p search --example tune -- NODES STEPS SEED RULESET…
//! ```
//!
//! Each step moves all weights at once a little up or down by chance, lets both directions play each
//! other from the same openings with sides swapped, and goes a part of the way towards what won (SPSA).
//! At the end the new weights play those of before, from other openings, and are printed as they stand
//! in `weights.rs`: whether they are better is in the last lines.

use std::io::{self, Write};
use std::sync::Arc;

use engine::{Game, Ruleset, Side, Terms, ruleset};
use search::{Budget, FEATURES, Searcher, Weights, with_announcement};

/// What is tuned: the weights of the features, and of the turn.
const TUNED: usize = FEATURES + 1;

/// The weights change by that part of themselves and so much more, at first.
const PART: f64 = 0.15;
const MORE: f64 = 4.0;

/// How far a step goes towards what won.
const PACE: f64 = 0.12;

/// How many openings each step plays; each gives two games.
const OPENINGS: u64 = 2;

/// How many the last contest plays in each ruleset.
const LAST_OPENINGS: u64 = 100;

/// A game that goes on for this many plies is a draw.
const LONGEST: usize = 160;

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [nodes, steps, seed, ids @ ..] = arguments.as_slice() else {
        writeln!(io::stderr(), "tune NODES STEPS SEED RULESET…")?;
        std::process::exit(2);
    };
    let budget = Budget { nodes: nodes.parse().expect("a number of nodes"), depth: 40 };
    let steps: u64 = steps.parse().expect("a number of steps");
    let mut chance = Chance(seed.parse().expect("a seed"));
    let named = |id: &String| Arc::clone(ruleset::shipped_library().newest(id).expect("a ruleset"));
    let rulesets: Vec<Arc<Ruleset>> = ids.iter().map(named).collect();
    let before = Weights::of(rulesets.first().expect("a ruleset"));
    let mut tuned = as_numbers(&before);
    let mut out = io::stdout();
    for step in 0..steps {
        let lessening = (1.0 + step as f64 / steps as f64 * 9.0).powf(-0.4);
        let ways: Vec<f64> = tuned
            .iter()
            .map(|weight| {
                let size = (weight.abs() * PART + MORE) * lessening;
                // What is far beyond all else is no matter of degree.
                if weight.abs() > 1_000.0 { 0.0 } else { size * chance.sign() }
            })
            .collect();
        let moved = |by: f64| {
            let moved = tuned.iter().zip(&ways).map(|(weight, way)| weight + by * way);
            as_weights(&moved.collect::<Vec<_>>())
        };
        let ruleset = &rulesets[(step % rulesets.len() as u64) as usize];
        let won = contest(ruleset, [moved(1.0), moved(-1.0)], budget, chance.next(), OPENINGS);
        for (weight, way) in tuned.iter_mut().zip(&ways) {
            *weight += PACE * won.lead() * way;
        }
        if (step + 1).is_multiple_of(500) {
            let weights = as_weights(&tuned);
            writeln!(out, "{}: {:?} turn: {}", step + 1, weights.of_features, weights.turn)?;
            out.flush()?;
        }
    }
    let after = as_weights(&tuned);
    writeln!(out, "of_features: {:?}, turn: {}", after.of_features, after.turn)?;
    for ruleset in &rulesets {
        let won = contest(ruleset, [after, before], budget, !0, LAST_OPENINGS);
        writeln!(
            out,
            "{}: {} of {} against those of before; the attackers {}",
            ruleset.id, won.first, won.games, won.attackers
        )?;
    }
    Ok(())
}

fn as_numbers(weights: &Weights) -> Vec<f64> {
    weights.of_features.into_iter().chain([weights.turn]).map(f64::from).collect()
}

fn as_weights(numbers: &[f64]) -> Weights {
    let mut weights = Weights { of_features: [0; FEATURES], turn: 0 };
    let of_features = weights.of_features.iter_mut().chain([&mut weights.turn]);
    for (to, number) in of_features.zip(&numbers[..TUNED]) {
        *to = number.round() as i32;
    }
    weights
}

/// Points, a win being one.
#[derive(Clone, Copy, Debug, Default)]
struct Won {
    first: f64,
    attackers: f64,
    games: f64,
}

impl Won {
    /// By how many games the first is ahead.
    fn lead(self) -> f64 {
        2.0 * self.first - self.games
    }
}

fn contest(
    ruleset: &Arc<Ruleset>,
    weights: [Weights; 2],
    budget: Budget,
    seed: u64,
    openings: u64,
) -> Won {
    let mut won = Won::default();
    for number in 0..openings {
        for attacks in [0, 1] {
            let winner = play(ruleset, weights, attacks, budget, seed.wrapping_add(number << 32));
            let attackers = match winner {
                Some(Side::Attackers) => 1.0,
                Some(Side::Defenders) => 0.0,
                None => 0.5,
            };
            won.attackers += attackers;
            won.first += if attacks == 0 { attackers } else { 1.0 - attackers };
            won.games += 1.0;
        }
    }
    won
}

fn play(
    ruleset: &Arc<Ruleset>,
    weights: [Weights; 2],
    attacks: usize,
    budget: Budget,
    seed: u64,
) -> Option<Side> {
    let mut game = Game::new(Arc::clone(ruleset), Terms::default()).expect("a game");
    let mut chance = Chance(seed);
    let mut searchers = [Searcher::new(13), Searcher::new(13)];
    while game.outcome().is_none() && game.plies().len() < LONGEST {
        let side = game.position().to_move();
        let who = if side == Side::Attackers { attacks } else { 1 - attacks };
        let mv = if game.plies().len() < 4 {
            let moves = game.legal_moves();
            moves[(chance.next() % moves.len() as u64) as usize]
        } else {
            let found = searchers[who].search(&game, weights[who], budget, || true, |_| ());
            found.best.expect("a move in a game that goes on")
        };
        let ply = with_announcement(&game, mv).expect("a legal move");
        game.play_read(&ply).expect("what is announced is true");
    }
    game.outcome().and_then(|outcome| outcome.winner)
}

/// SplitMix64.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn sign(&mut self) -> f64 {
        if self.next() & 1 == 0 { 1.0 } else { -1.0 }
    }
}
