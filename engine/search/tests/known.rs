//! Positions whose best moves are known (`known.txt`): wins, and what has to be stopped.

use engine::notation::PositionLine;
use engine::{Terms, ruleset};
use search::{Budget, Searcher, Weights};

#[test]
fn known_positions_are_understood() {
    let mut missed = Vec::new();
    for line in include_str!("known.txt").lines().filter(|line| !line.starts_with('#')) {
        let [id, position, best] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("three parts: {line}")
        };
        let ruleset = ruleset::shipped_library().newest(id).expect("a ruleset").clone();
        let position = PositionLine::parse(position).expect("a position");
        let game = position.game(ruleset.clone(), Terms::default()).expect("a game");
        let budget = Budget { nodes: 200_000, depth: 40 };
        let found = Searcher::new(16).search(&game, Weights::of(&ruleset), budget, || true, |_| ());
        let mv = found.best.expect("a move").to_string();
        if !best.split(' ').any(|best| best == mv) {
            missed.push(format!("{line}: {mv}, {} {:?}", found.score, found.line));
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}
