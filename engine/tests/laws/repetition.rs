//! Shuffling on purpose, under each policy (RULES 5): what the n-th occurrence does when a
//! defender makes it, and when an attacker does.

use std::sync::Arc;

use engine::{Game, Illegal, Move, Outcome, Reason, Side, Terms};

use crate::rulesets::{FILES, changed};

/// A move that takes nothing and can be taken back, and leaves the king no way out.
fn quiet(game: &Game) -> Move {
    let can_go_back = |mv: &Move| {
        let mut after = *game.position();
        let effects = after.play_unchecked(game.ruleset(), *mv);
        let routes = after.legal_targets(game.ruleset(), after.king());
        effects.captures.is_empty()
            && mv.from != game.position().king()
            && !routes.iter().any(|&to| game.ruleset().is_goal(to))
            && after.legal_targets(game.ruleset(), mv.to).contains(&mv.from)
    };
    game.legal_moves().into_iter().find(can_go_back).unwrap()
}

fn back(mv: Move) -> Move {
    Move { from: mv.to, to: mv.from }
}

/// What the policy says when somebody makes the occurrence.
#[derive(Clone, Copy)]
enum Verdict {
    Ends(Option<Side>),
    MayNot,
    GoesOn,
}

fn verdict(policy: &str, mover: Side) -> Verdict {
    match (policy, mover) {
        ("draw", _) => Verdict::Ends(None),
        ("defenders-lose", _) => Verdict::Ends(Some(Side::Attackers)),
        ("mover-loses", _) => Verdict::Ends(Some(!mover)),
        ("forbidden", _) | ("forbidden-to-defenders", Side::Defenders) => Verdict::MayNot,
        ("forbidden-to-defenders", Side::Attackers) => Verdict::GoesOn,
        _ => panic!("no policy {policy}"),
    }
}

/// That a ply may not be played, because it would make that occurrence.
fn is_barred(game: &mut Game, mv: Move, occurrence: u32, case: &str) {
    let before = game.clone();
    let listed = game.legal_moves().contains(&mv);
    let refused = game.play_read(&mv.into()).unwrap_err();
    assert_eq!(refused, Illegal::WouldRepeat { mv, occurrence }, "{case}");
    assert!(*game == before && !listed, "{case}");
}

/// Shuffles until the position after `lead` plies has occurred `at` times.
fn shuffle(line: &str, policy: &str, at: u32, lead: usize) {
    let ruleset = Arc::new(changed(&format!("{line}: repetition={policy}, repetition-at={at}")));
    let mut game = Game::new(ruleset, Terms::default()).unwrap();
    for _ in 0..lead {
        let mv = quiet(&game);
        game.play_read(&mv.into()).unwrap();
    }
    let (one, mut ahead) = (quiet(&game), game.clone());
    ahead.play_read(&one.into()).unwrap();
    let other = quiet(&ahead);
    let cycle = [one, other, back(one), back(other)];
    for round in 2..=at {
        for (step, mv) in cycle.into_iter().enumerate() {
            let mover = game.position().to_move();
            let closes = step == 3;
            let case = format!("{line} {policy}({at}) round {round} step {step}");
            assert!(game.outcome().is_none(), "{case}");
            if !(closes && round == at) {
                let ply = game.play_read(&mv.into()).unwrap();
                // The positions in between came up first one round later.
                assert_eq!(ply.occurrence, if closes { round } else { round - 1 }, "{case}");
                assert_eq!(ply.outcome, None, "{case}");
                continue;
            }
            let winner = match verdict(policy, mover) {
                Verdict::Ends(winner) => winner,
                Verdict::MayNot => return is_barred(&mut game, mv, at, &case),
                Verdict::GoesOn => {
                    let ply = game.play_read(&mv.into()).unwrap();
                    assert_eq!((ply.occurrence, ply.outcome), (at, None), "{case}");
                    // The other side is the one that has to break it off.
                    return is_barred(&mut game, one, at, &case);
                }
            };
            let ply = game.play_read(&mv.into()).unwrap();
            let end = Outcome { winner, reason: Reason::Repetition(at) };
            assert_eq!((ply.occurrence, ply.outcome), (at, Some(end)), "{case}");
            assert_eq!(game.legal_moves(), [], "{case}");
        }
    }
}

#[test]
fn the_nth_occurrence_under_each_policy() {
    for (id, _) in FILES {
        for policy in
            ["draw", "defenders-lose", "mover-loses", "forbidden", "forbidden-to-defenders"]
        {
            for at in 2..=4 {
                // From the start a defender closes the round; one ply later an attacker does.
                shuffle(id, policy, at, 0);
                shuffle(id, policy, at, 1);
            }
        }
    }
}

/// "A capture empties the table: nothing earlier can come back."
#[test]
fn a_capture_begins_a_new_count() {
    for (id, _) in FILES {
        let mut random = crate::generator::Random::new(5);
        for _ in 0..20 {
            let mut game = Game::new(Arc::new(changed(id)), Terms::default()).unwrap();
            while game.plies().len() < 80 && super::play::play_next(&mut game, &mut random) {
                let ply = game.plies().last().unwrap();
                if ply.captures.is_empty() {
                    continue;
                }
                assert_eq!(ply.occurrence, 1, "{id}");
                let ended = game.outcome().is_some();
                assert!(ended || game.private_line().ends_with("seen="), "{id}");
            }
        }
    }
}
