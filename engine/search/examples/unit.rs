//! Fits the unit of `review`: how many hundredths of a man raise the odds of a win to 2.7 times as
//! much, by what a search says of positions in games that it plays against itself and who won:
//!
//! ```text
//! cargo run --release -p search --example unit -- NODES GAMES RULESET…
//! ```
//!
//! Each game begins with six plies at random, and one ply in twelve is at random later, too. Proven
//! scores are left out. The score at which chances are even is fitted besides, but not used: it says
//! which side such slips hurt more, and players don't make the slips of chance.

use std::io::{self, Write};
use std::sync::Arc;

use engine::{Game, Ruleset, Side, Terms, ruleset};
use search::{Budget, PROVEN, Searcher, Weights, with_announcement};

/// SplitMix64.
fn chance(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [nodes, games, ids @ ..] = arguments.as_slice() else {
        writeln!(io::stderr(), "unit NODES GAMES RULESET…")?;
        std::process::exit(2);
    };
    let nodes = nodes.parse().expect("a number of nodes");
    let games: u64 = games.parse().expect("a number of games");
    for id in ids {
        let ruleset = Arc::clone(ruleset::shipped_library().newest(id).expect("a ruleset"));
        let samples: Vec<(f64, f64)> =
            (0..games).flat_map(|number| play(&ruleset, nodes, number)).collect();
        let best = (100..=2_000)
            .step_by(20)
            .flat_map(|unit| (-40..=40).map(move |even| (f64::from(unit), f64::from(even * 25))))
            .map(|(unit, even)| (loss(&samples, unit, even), unit, even))
            .min_by(|(one, ..), (other, ..)| one.total_cmp(other));
        let (loss, unit, even) = best.expect("some units");
        let count = samples.len();
        writeln!(io::stdout(), "{id}: {unit}, even at {even}, {count} positions, loss {loss:.4}")?;
    }
    Ok(())
}

/// What the search says for the defenders, and whether they won: 1, 0, or a half for a draw.
fn play(ruleset: &Arc<Ruleset>, nodes: u64, number: u64) -> Vec<(f64, f64)> {
    const LONGEST: usize = 200;
    let mut game = Game::new(Arc::clone(ruleset), Terms::default()).expect("a game");
    let (mut searcher, mut state) = (Searcher::new(15), number * 77 + 1);
    let budget = Budget { nodes, depth: 40 };
    let mut scores = Vec::new();
    while game.outcome().is_none() && game.plies().len() < LONGEST {
        let found = searcher.search(&game, Weights::of(ruleset), budget, || true, |_| ());
        if found.score.abs() < PROVEN {
            let is_theirs = game.position().to_move() == Side::Defenders;
            scores.push(f64::from(if is_theirs { found.score } else { -found.score }));
        }
        let is_wild = game.plies().len() < 6 || chance(&mut state).is_multiple_of(12);
        let moves = game.legal_moves();
        let any = usize::try_from(chance(&mut state) % moves.len() as u64).unwrap_or(0);
        let Some(mv) = (if is_wild { moves.get(any).copied() } else { found.best }) else { break };
        let ply = with_announcement(&game, mv).expect("a legal move");
        game.play_read(&ply).expect("what is announced is true");
    }
    let result = match game.outcome().and_then(|outcome| outcome.winner) {
        Some(Side::Defenders) => 1.0,
        Some(Side::Attackers) => 0.0,
        None => 0.5,
    };
    scores.into_iter().map(|score| (score, result)).collect()
}

fn loss(samples: &[(f64, f64)], unit: f64, even: f64) -> f64 {
    let each = samples.iter().map(|(score, result)| {
        let chance = (1.0 / (1.0 + ((even - score) / unit).exp())).clamp(1e-6, 1.0 - 1e-6);
        -(result * chance.ln() + (1.0 - result) * (1.0 - chance).ln())
    });
    each.sum::<f64>() / samples.len().max(1) as f64
}
