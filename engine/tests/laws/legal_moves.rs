//! `Game::legal_moves` is exactly what `play_read` accepts, under strict announcements,
//! forbidden repetition and the hún.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use engine::dice::Roll;
use engine::notation::PositionLine;
use engine::ruleset::options::Dice;
use engine::{Game, Move, Outcome, Reason, Side, Terms};
use proptest::prelude::*;

use super::play::{announcing, begin, play_next};
use super::{any_beginning, any_kind, cases};
use crate::generator::Random;
use crate::rulesets::{FILES, Named, changed};

/// Every shipped ruleset, as it is and with repetition forbidden.
static RULESETS: LazyLock<Vec<Named>> = LazyLock::new(|| {
    let lines = FILES.iter().flat_map(|(id, _)| {
        [
            (*id).to_owned(),
            format!("{id}: repetition=forbidden"),
            format!("{id}: repetition=forbidden, repetition-at=2"),
            format!("{id}: repetition=forbidden-to-defenders, repetition-at=2"),
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
    let moves = game.position().legal_moves(game.ruleset());
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

    /// "Has the next side a legal move?" is asked after everything else, and the row "a side
    /// without a legal move" says what follows.
    #[test]
    fn a_game_goes_on_while_there_is_a_move(
        index in 0..RULESETS.len(), kind in any_kind(), hun in any::<bool>(), seed in any::<u64>(),
    ) {
        let named = &RULESETS[index];
        let game = begin(named, Some(kind), hun, seed);
        let options = named.ruleset.options;
        for mv in game.legal_moves() {
            let mut after = game.clone();
            let Ok(ply) = after.play_read(&mv.into()) else { continue };
            let outcome = ply.outcome;
            let side = after.position().to_move();
            let case = format!("{} {:?} {mv}", named.name, game.position());
            match outcome.map(|outcome| outcome.reason) {
                None => prop_assert!(!after.legal_moves().is_empty(), "{}", case),
                Some(Reason::Immobile(stuck)) => {
                    prop_assert_eq!(stuck, side, "{}", case);
                    let draw = match side {
                        Side::Attackers => options.attackers_without_move.word() == "draw",
                        Side::Defenders => options.defenders_without_move.word() == "draw",
                    };
                    let winner = if draw { None } else { Some(!side) };
                    prop_assert_eq!(outcome.unwrap().winner, winner, "{}", case);
                    let silent = |mv: &Move| {
                        named.ruleset.announces()
                            && mv.from == after.position().king()
                            && named.ruleset.is_goal(mv.to)
                    };
                    let moves = after.position().legal_moves(&named.ruleset);
                    let far = |mv: &Move| {
                        mv.from == after.position().king() && hun && distance(*mv) > 3
                    };
                    let free = moves.into_iter().find(|mv| !silent(mv) && !far(mv));
                    prop_assert_eq!(free, None, "{}", case);
                }
                Some(_) => {}
            }
        }
    }
}

fn distance(mv: Move) -> u8 {
    mv.from.file().abs_diff(mv.to.file()) + mv.from.rank().abs_diff(mv.to.rank())
}

/// An attacker who shuts in a king without men leaves the defenders without a move; what
/// follows is each ruleset's own row.
#[test]
fn a_king_shut_in_at_the_edge_has_no_move() {
    // The edge never helps here, so he is not taken; and he touches the edge, so no ring.
    let line = "4tKt4/11/5t5/11/11/11/11/11/11/11/11 a";
    for (id, winner) in [
        ("fetlar", Some(Side::Attackers)),
        ("kopenhagen", None),
        ("copenhagen", Some(Side::Attackers)),
    ] {
        let ruleset = Arc::new(changed(id));
        let read = PositionLine::parse(line).unwrap();
        let mut game = read.game(ruleset, Terms::default()).unwrap();
        let ply = game.play("f9-f10").unwrap();
        let reason = Reason::Immobile(Side::Defenders);
        assert_eq!(ply.outcome, Some(Outcome { winner, reason }), "{id}");
    }
}
