//! Games that the search plays against itself: all it plays is allowed, and the same every time.

use engine::dice::Roll;
use engine::{Game, Terms, ruleset};
use search::{Budget, Level, LevelTurn, Searcher, Weights, with_announcement};

/// Plays a game with `nodes` nodes a ply, for at most `plies` plies; everything that is open is
/// announced.
fn played(id: &str, nodes: u64, plies: usize) -> Vec<String> {
    let ruleset = ruleset::shipped_library().newest(id).expect("a ruleset").clone();
    let mut game = Game::new(ruleset.clone(), Terms::default()).expect("a game");
    let mut searcher = Searcher::new(12);
    let budget = Budget { nodes, depth: 40 };
    while game.outcome().is_none() && game.plies().len() < plies {
        let found = searcher.search(&game, Weights::of(&ruleset), budget, || true, |_| ());
        let best = found.best.expect("a move in a game that goes on");
        let text = with_announcement(&game, best).expect("a legal move");
        game.play_read(&text).expect("what is announced is true");
    }
    game.plies().iter().map(|ply| game.ply_text(ply)).collect()
}

#[test]
fn every_ruleset_is_played() {
    for ruleset in ruleset::shipped_library().iter() {
        let plies = played(&ruleset.id, 300, 60);
        assert!(plies.len() > 5, "{}: {plies:?}", ruleset.id);
    }
}

#[test]
fn the_same_search_finds_the_same() {
    for id in ["brandubh", "copenhagen", "kongens-bord"] {
        assert_eq!(played(id, 2_000, 20), played(id, 2_000, 20));
    }
}

/// The plies of a game between two levels; the die shows what the seed says.
fn played_by(id: &str, levels: [Level; 2], seed: u64, plies: usize) -> Vec<String> {
    let ruleset = ruleset::shipped_library().newest(id).expect("a ruleset").clone();
    let dice = ruleset.options.dice;
    let mut game = Game::new(ruleset, Terms { dice, ..Terms::default() }).expect("a game");
    let mut searchers = [Searcher::new(12), Searcher::new(12)];
    while game.outcome().is_none() && game.plies().len() < plies {
        let who = game.plies().len() % 2;
        let chosen = levels[who].choose(&mut searchers[who], &game, seed, &|| true);
        match chosen.expect("something to do in a game that goes on").turn {
            LevelTurn::Play(ply) => drop(game.play_read(&ply).expect("a ply that may be played")),
            LevelTurn::Roll => {
                let secret = seed.to_le_bytes();
                let roll = Roll::nth(&secret, id, game.rolls_made(), &game.canonical_plies());
                game.declare_roll(roll).expect("a roll that may be made");
            }
        }
    }
    game.plies().iter().map(|ply| game.ply_text(ply)).collect()
}

#[test]
fn every_level_plays_every_ruleset() {
    for ruleset in ruleset::shipped_library().iter() {
        for [one, other] in [[1, 2], [2, 1]] {
            let levels = [one, other].map(|number| Level::numbered(number).expect("a level"));
            let plies = played_by(&ruleset.id, levels, 7, 10);
            assert!(plies.len() > 5, "{}: {plies:?}", ruleset.id);
            assert_eq!(plies, played_by(&ruleset.id, levels, 7, 10), "{}", ruleset.id);
        }
    }
}

/// `same.txt` has games that levels play, whatever the machine: ruleset, levels, seed and plies. What
/// changes how they play changes the file, too.
#[test]
fn the_same_seed_and_level_play_the_same_game_everywhere() {
    for line in include_str!("same.txt").lines().filter(|line| !line.starts_with('#')) {
        let [id, levels, seed, game] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("four parts: {line}")
        };
        let levels: Vec<u8> = levels.split('-').map(|level| level.parse().expect("1")).collect();
        let levels = [0, 1].map(|of| Level::numbered(levels[of]).expect("a level"));
        let seed = seed.parse().expect("a seed");
        let plies = played_by(id, levels, seed, 16);
        assert_eq!(plies.join(", "), game, "{line}");
    }
}

/// A million plies if `TAFLPOST_PLIES` says so.
#[test]
#[expect(clippy::disallowed_methods, reason = "how much is tested is said from outside")]
fn whatever_is_played_is_legal() {
    let wanted = std::env::var("TAFLPOST_PLIES").ok().map(|plies| plies.parse());
    let wanted: usize = wanted.unwrap_or(Ok(1_500)).expect("a number of plies");
    let mut plies = 0;
    for seed in 0.. {
        for ruleset in ruleset::shipped_library().iter() {
            if plies >= wanted {
                return;
            }
            // A ply that may not be played ends the test there. Other budgets make other games.
            plies += played(&ruleset.id, 20 + seed, 400).len();
        }
    }
}
