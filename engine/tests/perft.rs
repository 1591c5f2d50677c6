//! Perft: how many sequences of plies there are, held against the files in `tests/perft`.
//!
//! A line is `ruleset <name>` (see `house_rules`), `position <line>` (else the ruleset's
//! start), or `perft <depth> <nodes>`; `#` begins a remark. Larger counts than the budget
//! are made when the environment says `TAFLPOST_PERFT=all`.

use std::fs;
use std::sync::Arc;

use engine::notation::PositionLine;
use engine::{Position, Ruleset, Terms, perft};

use crate::{house_rules, reference};

/// Some hundred million nodes a second: no single line takes longer than a blink.
const BUDGET: u64 = 100_000_000;

/// The second reading of the rules counts some hundred thousand nodes a second.
const SLOW_BUDGET: u64 = 1_500_000;

/// A count of sequences of that many plies.
type Count = fn(&Position, &Ruleset, u32) -> u64;

fn slowly(position: &Position, ruleset: &Ruleset, depth: u32) -> u64 {
    reference::sequences(&reference::Board::of(position, ruleset), position.to_move(), depth)
}

fn check(name: &str, text: &str, count: Count, budget: u64) -> (u32, Vec<String>) {
    let mut ruleset: Option<Arc<Ruleset>> = None;
    let mut position: Option<Position> = None;
    let (mut counted, mut failures) = (0, Vec::new());
    for (number, line) in (1..).zip(text.lines()) {
        let at = format!("{name}:{number}");
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "ruleset" => {
                let named = house_rules::ruleset(rest).unwrap_or_else(|e| panic!("{at}: {e}"));
                position = Some(*named.start());
                ruleset = Some(named);
            }
            "position" => {
                let line = PositionLine::parse(rest).unwrap_or_else(|e| panic!("{at}: {e}"));
                let game = line.game(ruleset.clone().unwrap(), Terms::default());
                position = Some(*game.unwrap_or_else(|e| panic!("{at}: {e}")).position());
            }
            "perft" => {
                let (depth, nodes) = rest.split_once(' ').unwrap_or_else(|| panic!("{at}"));
                let nodes: u64 = nodes.parse().unwrap_or_else(|e| panic!("{at}: {e}"));
                if nodes > budget {
                    continue;
                }
                let (position, ruleset) = (position.unwrap(), ruleset.as_deref().unwrap());
                let got = count(&position, ruleset, depth.parse().unwrap());
                counted += 1;
                if got != nodes {
                    let id = &ruleset.id;
                    failures.push(format!("{at} {id} depth {depth}: expected {nodes}, got {got}"));
                }
            }
            "" | "#" => {}
            _ => panic!("{at}: unknown word {word:?}"),
        }
    }
    (counted, failures)
}

#[test]
fn sequences_of_plies_are_as_many_as_agreed() {
    let everything = std::env::var("TAFLPOST_PERFT").is_ok_and(|value| value == "all");
    let budget = if everything { u64::MAX } else { BUDGET };
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft");
    let mut failures = Vec::new();
    let mut paths: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{folder} is empty");
    for path in paths {
        let name = path.file_name().unwrap().to_string_lossy();
        let (counted, failed) = check(&name, &fs::read_to_string(&path).unwrap(), perft, budget);
        assert!(counted > 0, "{name} counts nothing");
        failures.extend(failed);
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// Every shipped ruleset from its start, by the second reading of the rules.
#[test]
fn the_second_reading_counts_the_same() {
    let everything = std::env::var("TAFLPOST_PERFT").is_ok_and(|value| value == "all");
    let budget = if everything { 200_000_000 } else { SLOW_BUDGET };
    let (counted, failures) = check("own.perft", include_str!("perft/own.perft"), slowly, budget);
    assert!(counted > 50, "{counted}");
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}
