//! `taflpost perft`: counts sequences of moves from a position, per first move, and last
//! the sum, alone on its line.

use std::io::Write;

use engine::ruleset::Library;
use engine::{Terms, perft};

use super::{Answer, Verdict, shelf};

/// What to count.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The ruleset, as `taflpost rulesets` names it
    id: String,
    /// How many moves deep
    depth: u32,
    /// Count from here instead of the start: "RANKS SIDE"
    #[arg(long, value_name = "LINE")]
    position: Option<String>,
}

pub(super) fn answer(library: &Library, arguments: &Arguments, out: &mut impl Write) -> Answer {
    let ruleset = shelf::ruleset(library, &arguments.id)?;
    let game = shelf::game(ruleset, Terms::default(), arguments.position.as_deref())?;
    let position = *game.position();
    let Some(depth_below) = arguments.depth.checked_sub(1) else {
        writeln!(out, "1")?;
        return Ok(Verdict::Good);
    };
    let mut moves = position.moves(ruleset);
    moves.sort_unstable();
    let mut sum = 0;
    for mv in moves {
        let mut next = position;
        let outcome = next.play_unchecked(ruleset, mv).outcome;
        // A finished game is not played on; as a sequence of one move it counts.
        let nodes = match (depth_below, outcome) {
            (0, _) => 1,
            (_, Some(_)) => 0,
            (_, None) => perft(&next, ruleset, depth_below),
        };
        writeln!(out, "{mv}: {nodes}")?;
        sum += nodes;
    }
    writeln!(out, "{sum}")?;
    Ok(Verdict::Good)
}
