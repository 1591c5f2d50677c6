//! `taflpost perft`: counts sequences of moves from a position, for each first move, and prints the
//! sum on a line of its own at the end.

use std::io::Write;

use engine::ruleset::Library;
use engine::{Terms, perft_by_move};

use crate::progress::Progress;
use crate::{CliResult, Exit, shelf};

/// What to count.
#[derive(clap::Args)]
pub struct PerftArguments {
    /// The id of the ruleset (see `taflpost rulesets`)
    id: String,
    /// How many moves deep to count, 0 to 20
    #[arg(value_parser = clap::value_parser!(u32).range(..=20))]
    depth: u32,
    /// Count from this position instead of the start: "RANKS SIDE", where SIDE is a or d
    #[arg(long, value_name = "LINE")]
    position: Option<String>,
}

pub fn answer(library: &Library, arguments: &PerftArguments, out: &mut impl Write) -> CliResult {
    let ruleset = shelf::ruleset(library, &arguments.id)?;
    let game = shelf::game(ruleset, Terms::default(), arguments.position.as_deref())?;
    if arguments.depth == 0 {
        writeln!(out, "1")?;
        return Ok(Exit::Good);
    }
    let mut sum = 0;
    let moves = perft_by_move(game.position(), ruleset, arguments.depth);
    let progress = Progress::begin("Counting", moves.len() as u64);
    for (mv, nodes) in moves {
        writeln!(out, "{mv}: {nodes}")?;
        sum += nodes;
        progress.step();
    }
    writeln!(out, "{sum}")?;
    Ok(Exit::Good)
}
