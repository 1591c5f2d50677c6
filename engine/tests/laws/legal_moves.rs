//! `Game::legal_moves` is exactly what `play_read` accepts, under strict announcements,
//! forbidden repetition and the hún.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use engine::dice::Roll;
use engine::ruleset::options::Dice;
use engine::{Game, Move, Side};
use proptest::prelude::*;

use super::play::{announcing, begin, play_next};
use super::{any_beginning, cases};
use crate::generator::Random;
use crate::rulesets::{FILES, Named, changed};

/// Every shipped ruleset, as it is and with repetition forbidden.
static RULESETS: LazyLock<Vec<Named>> = LazyLock::new(|| {
    let lines = FILES.iter().flat_map(|(id, _)| {
        [
            (*id).to_owned(),
            format!("{id}: repetition=forbidden"),
            format!("{id}: repetition=forbidden, repetition-at=2"),
        ]
    });
    lines.map(|name| Named { ruleset: Arc::new(changed(&name)), name }).collect()
});

/// Whether the move may be played, with its announcement or without.
fn accepts(game: &Game, mv: Move) -> bool {
    let plays = |text| game.clone().play_read(&text).is_ok();
    plays(mv.into()) || announcing(game, mv).is_some_and(plays)
}

/// The moves accepted now, of all that pieces can make.
fn accepted(game: &Game) -> BTreeSet<Move> {
    let moves = game.position().moves(game.ruleset());
    moves.into_iter().filter(|&mv| accepts(game, mv)).collect()
}

/// The same before a roll is declared: the king's with the best roll count.
fn accepted_with_some_roll(game: &Game) -> BTreeSet<Move> {
    let mut all = accepted(game);
    let mut rolled = game.clone();
    rolled.declare_roll(Roll::new(3).unwrap()).unwrap();
    let king = game.position().king();
    all.extend(accepted(&rolled).into_iter().filter(|mv| mv.from == king));
    all
}

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn legal_moves_are_those_that_are_accepted(
        index in 0..RULESETS.len(), kind in any_beginning(), hun in any::<bool>(),
        plies in 0usize..40, seed in any::<u64>(),
    ) {
        let named = &RULESETS[index];
        let mut random = Random::new(seed);
        let mut game = begin(named, kind, hun, seed);
        for _ in 0..plies {
            if !play_next(&mut game, &mut random) {
                break;
            }
        }
        let listed: BTreeSet<Move> = game.legal_moves().into_iter().collect();
        let case = format!("{} {}", named.name, game.private_line());
        if game.outcome().is_some() {
            prop_assert!(listed.is_empty() && accepted(&game).is_empty(), "{}", case);
            return Ok(());
        }
        let rolls = game.terms().dice == Dice::Hun && game.position().to_move() == Side::Defenders;
        if !rolls {
            prop_assert_eq!(listed, accepted(&game), "{}", case);
            return Ok(());
        }
        prop_assert_eq!(&listed, &accepted_with_some_roll(&game), "{}", case);
        for face in 0..=3 {
            let mut rolled = game.clone();
            rolled.declare_roll(Roll::new(face).unwrap()).unwrap();
            let listed: BTreeSet<Move> = rolled.legal_moves().into_iter().collect();
            prop_assert_eq!(&listed, &accepted(&rolled), "roll {} {}", face, case);
            let passes = rolled.clone().play(&format!("roll {face} pass")).is_ok();
            prop_assert_eq!(passes, listed.is_empty(), "roll {} {}", face, case);
        }
    }
}
