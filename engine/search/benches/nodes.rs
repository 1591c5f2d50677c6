//! How many plies a search tries in a second, from the start of a game.
//!
//! Each measurement tries the same number of plies: divide it by the time.

use std::hint::black_box;
use std::sync::Arc;

use engine::{Game, Terms, ruleset};
use search::{Budget, Searcher, Weights};

/// How many plies each measurement tries.
const NODES: u64 = 100_000;

fn main() {
    divan::main();
}

#[divan::bench(
    args = ["brandubh", "tablut", "copenhagen", "kongens-bord", "alea-evangelii"],
    sample_count = 20
)]
fn hundred_thousand_plies(bencher: divan::Bencher<'_, '_>, id: &str) {
    let ruleset = Arc::clone(ruleset::shipped_library().newest(id).expect("a ruleset"));
    let game = Game::new(ruleset.clone(), Terms::default()).expect("a game");
    let weights = Weights::of(&ruleset);
    let budget = Budget { nodes: NODES, depth: 64 };
    bencher.with_inputs(|| Searcher::new(18)).bench_values(|mut searcher| {
        black_box(searcher.search(&game, weights, budget, || true, |_| ()))
    });
}
