//! Positions whose best moves are known (`known.txt`): wins, and what has to be stopped.

use engine::notation::{Body, PositionLine};
use engine::{Game, Terms, ruleset};
use search::{Budget, Level, Searcher, Turn, Weights};

struct Known {
    line: &'static str,
    game: Game,
    best: Vec<&'static str>,
    level: u8,
}

fn known() -> Vec<Known> {
    let lines = include_str!("known.txt").lines().filter(|line| !line.starts_with('#'));
    let read = |line: &'static str| {
        let [id, position, best, level] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("four parts: {line}")
        };
        let ruleset = ruleset::shipped_library().newest(id).expect("a ruleset").clone();
        let position = PositionLine::parse(position).expect("a position");
        let game = position.game(ruleset, Terms::default()).expect("a game");
        let best = best.split(' ').collect();
        Known { line, game, best, level: level.parse().expect("a level") }
    };
    lines.map(read).collect()
}

#[test]
fn known_positions_are_understood() {
    let mut missed = Vec::new();
    for Known { line, game, best, .. } in known() {
        let budget = Budget { nodes: 200_000, depth: 40 };
        let weights = Weights::of(game.ruleset());
        let found = Searcher::new(16).search(&game, weights, budget, || true, |_| ());
        let mv = found.best.expect("a move").to_string();
        if !best.contains(&mv.as_str()) {
            missed.push(format!("{line}: {mv}, {} {:?}", found.score, found.line));
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

#[test]
fn levels_find_what_they_should_whatever_the_seed() {
    let mut missed = Vec::new();
    for Known { line, game, best, level: lowest } in known() {
        for level in Level::ALL.into_iter().filter(|level| level.number() >= lowest) {
            for seed in 0..8 {
                let chosen = level.choose(&mut Searcher::new(16), &game, seed, &|| true);
                let turn = chosen.expect("something to do").turn;
                let Turn::Play(ply) = turn else { panic!("{line}: {turn:?}") };
                let Body::Move { mv, .. } = ply.body else { panic!("{line}: {ply:?}") };
                if !best.contains(&mv.to_string().as_str()) {
                    missed.push(format!("{line}: level {} with seed {seed}: {mv}", level.number()));
                }
            }
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}
