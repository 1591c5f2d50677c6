//! Laws of the engine that hold whatever the ruleset: what is listed is legal and what is
//! legal is listed, texts read back, history can be replayed and taken back, the board has
//! no preferred side, an option that is off is as good as absent.

mod escapes;
mod games;
mod legal_moves;
mod listing;
mod options_off;
mod play;
mod repetition;
mod symmetry;
mod text;

use std::sync::LazyLock;

use engine::Position;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::generator::{Kind, Random};
use crate::rulesets::Named;
use crate::{generator, rulesets};

static RULESETS: LazyLock<Vec<Named>> = LazyLock::new(rulesets::all);

/// The same cases on every machine.
fn cases(cases: u32) -> ProptestConfig {
    let rng_seed = RngSeed::Fixed(11);
    ProptestConfig { cases, rng_seed, failure_persistence: None, ..ProptestConfig::default() }
}

/// Any ruleset, shipped or changed.
fn any_ruleset() -> impl Strategy<Value = &'static Named> {
    (0..RULESETS.len()).prop_map(|index| &RULESETS[index])
}

fn any_kind() -> impl Strategy<Value = Kind> {
    prop::sample::select(&Kind::ALL)
}

/// A game begins from its start as often as from a drawn position.
fn any_beginning() -> impl Strategy<Value = Option<Kind>> {
    prop::option::of(any_kind())
}

/// A position of any kind under that ruleset.
fn drawn(kind: Kind, seed: u64, named: &Named) -> Position {
    generator::some_position(kind, &mut Random::new(seed), &named.ruleset)
}
