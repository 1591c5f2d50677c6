//! History: canonical plies replay to the same game, and taking back is as if nothing had
//! been played.

use engine::Game;
use proptest::prelude::*;

use super::play::{begin, play_next};
use super::{any_beginning, any_ruleset, cases};
use crate::generator::{Kind, Random};
use crate::rulesets::Named;

/// The game after each ply, the beginning first.
fn steps(named: &Named, kind: Option<Kind>, hun: bool, plies: usize, seed: u64) -> Vec<Game> {
    let mut random = Random::new(seed);
    let mut games = vec![begin(named, kind, hun, seed)];
    for _ in 0..plies {
        let mut game = games[games.len() - 1].clone();
        if !play_next(&mut game, &mut random) {
            break;
        }
        games.push(game);
    }
    games
}

proptest! {
    #![proptest_config(cases(600))]

    #[test]
    fn replaying_equals_stepping(
        named in any_ruleset(), kind in any_beginning(), hun in any::<bool>(), plies in 1usize..90, seed in any::<u64>(),
    ) {
        let games = steps(named, kind, hun, plies, seed);
        let played = games.last().unwrap();
        let mut replayed = games[0].clone();
        for ply in played.plies() {
            if let Some((_, roll)) = ply.roll {
                replayed.declare_roll(roll).unwrap();
            }
            let text = replayed.ply_text(ply);
            let again = replayed.play(&text);
            prop_assert!(again.is_ok(), "{}: {text}: {again:?}", named.name);
        }
        prop_assert_eq!(&replayed, played, "{}", named.name);
        prop_assert_eq!(replayed.canonical_plies(), played.canonical_plies());
    }

    #[test]
    fn taking_back_is_as_if_nothing_had_been_played(
        named in any_ruleset(), kind in any_beginning(), hun in any::<bool>(), plies in 1usize..60, seed in any::<u64>(),
        back in 0usize..70,
    ) {
        let games = steps(named, kind, hun, plies, seed);
        let mut game = games.last().unwrap().clone();
        let rolls = game.rolls_made();
        game.take_back(back);
        let earlier = &games[(games.len() - 1).saturating_sub(back)];
        prop_assert_eq!(game.private_line(), earlier.private_line(), "{}", named.name);
        prop_assert_eq!(game.plies(), earlier.plies());
        prop_assert_eq!(game.outcome(), earlier.outcome());
        prop_assert_eq!(game.legal_moves(), earlier.legal_moves());
        // "After a takeback the rolls go on with a counter that never runs back."
        prop_assert_eq!(game.rolls_made(), rolls);
        if rolls == earlier.rolls_made() {
            prop_assert_eq!(&game, earlier);
        }
    }
}

/// The laws say nothing if chance never announces, rolls, passes or repeats.
#[test]
fn games_of_chance_meet_everything() {
    let mut met = std::collections::BTreeMap::<&str, u32>::new();
    for (number, named) in super::RULESETS.iter().enumerate() {
        for hun in [false, true] {
            let beginnings = [None].into_iter().chain(Kind::ALL.map(Some));
            for (seed, kind) in (0..).zip(beginnings) {
                let games = steps(named, kind, hun, 60, seed * 1000 + number as u64);
                for ply in games.last().unwrap().plies() {
                    let repeated = matches!(
                        ply.outcome.map(|outcome| outcome.reason),
                        Some(engine::Reason::Repetition(_))
                    );
                    for (met_now, what) in [
                        (ply.announces, "announced"),
                        (!ply.announces && !ply.routes.is_empty(), "routes left silent"),
                        (ply.roll.is_some(), "rolled"),
                        (ply.mv.is_none(), "passed"),
                        (!ply.captures.is_empty(), "captured"),
                        (ply.occurrence > 1, "occurred again"),
                        (repeated, "ended by repetition"),
                        (ply.outcome.is_some() && !repeated, "ended on the board"),
                    ] {
                        *met.entry(what).or_default() += u32::from(met_now);
                    }
                }
            }
        }
    }
    let seldom: Vec<_> = met.iter().filter(|(_, count)| **count < 20).collect();
    assert!(seldom.is_empty(), "{met:?}");
}
