//! Announced escapes (RULES 4), computed again from the plies alone: which routes are
//! announced, which the king may use, and which announcements are refused.

use engine::notation::PlyText;
use engine::ruleset::options::Announcement;
use engine::{Game, Illegal, Move, PlyAnnouncement, Side, Square, WrongAnnouncement};
use proptest::prelude::*;

use super::play::{announcing, begin, play_next};
use super::{RULESETS, any_beginning, any_ruleset, cases};
use crate::generator::Random;
use crate::rulesets::Named;

fn announcing_ruleset() -> impl Strategy<Value = &'static Named> {
    let all: Vec<&Named> = RULESETS.iter().filter(|named| named.ruleset.announces()).collect();
    prop::sample::select(all)
}

/// "The king may use a route that is announced, or that was not open after the defenders'
/// last ply"; before they have made one, any.
fn usable(game: &Game) -> Vec<Square> {
    let last = game.plies().iter().rfind(|ply| ply.mover == Side::Defenders);
    let may_use = |goal: &Square| {
        last.is_none_or(|ply| !ply.routes.contains(*goal)) || game.announced().contains(*goal)
    };
    game.open_routes().iter().filter(may_use).collect()
}

/// What RULES 5 compares: "the board after captures and the side to move; with
/// announcements also, at the attackers' turn, the announced open routes and, at the
/// defenders' turn, the routes the king may use".
fn compared(game: &Game) -> (String, Vec<Square>) {
    let routes = match game.position().to_move() {
        _ if !game.ruleset().announces() => Vec::new(),
        Side::Attackers => game.announced().iter().collect(),
        Side::Defenders => usable(game),
    };
    (game.bare_line(), routes)
}

/// The announced routes after each ply, from what was said and what was open.
fn follow(game: &Game) -> Result<(), TestCaseError> {
    let mut before: Vec<Square> = Vec::new();
    for ply in game.plies() {
        let now: Vec<Square> = ply.announced.iter().collect();
        if ply.mover == Side::Defenders {
            let open: Vec<Square> = ply.routes.iter().collect();
            // All of what is open, or what is left of earlier announcements.
            let left: Vec<Square> =
                before.iter().copied().filter(|goal| open.contains(goal)).collect();
            let expected = if ply.announces { &open } else { &left };
            prop_assert_eq!(&now, expected, "{:?}", ply);
        } else {
            prop_assert!(!ply.announces && ply.routes.is_empty());
            prop_assert!(now.iter().all(|goal| before.contains(goal)), "{:?}", ply);
        }
        before = now;
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn the_king_uses_what_is_announced_or_was_opened_for_him(
        named in announcing_ruleset(), kind in any_beginning(), hun in any::<bool>(),
        plies in 0usize..30, seed in any::<u64>(),
    ) {
        let mut random = Random::new(seed);
        let mut game = begin(named, kind, hun, seed);
        for _ in 0..plies {
            if !play_next(&mut game, &mut random) {
                break;
            }
        }
        follow(&game)?;
        let ongoing = game.outcome().is_none() && game.position().to_move() == Side::Defenders;
        if !ongoing {
            return Ok(());
        }
        let usable = usable(&game);
        let king = game.position().king();
        if let (true, false) = (game.terms().dice == engine::ruleset::options::Dice::Hun,
            game.rolled().is_some()) {
            game.declare_roll(engine::dice::Roll::new(3).unwrap()).unwrap();
        }
        for goal in game.open_routes().iter() {
            let mv = Move { from: king, to: goal };
            let played = game.clone().play_read(&mv.into()).map(|_| ());
            let expected = match usable.contains(&goal) {
                true => Ok(()),
                false => Err(Illegal::SilentRoute { goal }),
            };
            prop_assert_eq!(played, expected, "{} {} {:?}", named.name, mv, game.private_line());
        }
    }

    #[test]
    fn occurrences_are_counted_with_the_routes(
        named in any_ruleset(), kind in any_beginning(), hun in any::<bool>(), seed in any::<u64>(),
    ) {
        let mut random = Random::new(seed);
        let mut game = begin(named, kind, hun, seed);
        let mut earlier = vec![compared(&game)];
        for _ in 0..60 {
            if !play_next(&mut game, &mut random) {
                break;
            }
            let ply = game.plies().last().unwrap();
            if !ply.captures.is_empty() {
                earlier.clear();
            }
            let now = compared(&game);
            earlier.push(now.clone());
            let count = earlier.iter().filter(|then| **then == now).count();
            prop_assert_eq!(ply.occurrence as usize, count, "{} {}", named.name, game.private_line());
        }
    }

    #[test]
    fn an_announcement_is_the_whole_truth_or_refused(
        named in announcing_ruleset(), kind in any_beginning(), seed in any::<u64>(),
    ) {
        let game = begin(named, kind, false, seed);
        let refusal = |text: PlyText| {
            let mut after = game.clone();
            let refused = after.play_read(&text).map(|_| ()).err();
            assert!(refused.is_none() || after == game, "a refused order changed something");
            match refused {
                Some(Illegal::Announcement(wrong)) => Some(wrong),
                None => None,
                other => panic!("{other:?}"),
            }
        };
        let named_only = named.ruleset.options.announcement == Announcement::Routes;
        for mv in game.legal_moves() {
            let with = |said| PlyText { said, ..mv.into() };
            let truth = announcing(&game, mv).map(|text| text.said);
            let open = match (&truth, game.position().to_move()) {
                (_, Side::Attackers) => {
                    for said in [PlyAnnouncement::One, PlyAnnouncement::Two, PlyAnnouncement::Routes(vec![mv.to])] {
                        let refused = refusal(with(said));
                        prop_assert_eq!(refused, Some(WrongAnnouncement::AttackersHaveNone));
                    }
                    continue;
                }
                (Some(PlyAnnouncement::Routes(open)), _) => open.clone(),
                _ => Vec::new(),
            };
            let case = format!("{} {mv} {:?}", named.name, game.position());
            if open.is_empty() {
                for said in [PlyAnnouncement::One, PlyAnnouncement::Two, PlyAnnouncement::Routes(vec![mv.to])] {
                    let refused = refusal(with(said));
                    prop_assert_eq!(refused, Some(WrongAnnouncement::NothingToAnnounce), "{}", case);
                }
                continue;
            }
            let two = open.len() == 2
                || open.len() > 2
                    && named.ruleset.options.goal == engine::ruleset::options::Goal::Edge;
            let one_goes = !named_only && open.len() == 1;
            let two_goes = !named_only && two;
            prop_assert_eq!(refusal(with(PlyAnnouncement::One)).is_none(), one_goes, "{}", case);
            prop_assert_eq!(refusal(with(PlyAnnouncement::Two)).is_none(), two_goes, "{}", case);
            prop_assert_eq!(refusal(with(PlyAnnouncement::Nothing)), None, "{}", case);
            prop_assert_eq!(refusal(with(PlyAnnouncement::Routes(open.clone()))), None, "{}", case);
            let partial = PlyAnnouncement::Routes(open[1..].to_vec());
            prop_assert!(refusal(with(partial)).is_some(), "{}", case);
            // A piece is there now, so that it is no route.
            let lie = open.iter().copied().chain([mv.to]).collect();
            prop_assert!(refusal(with(PlyAnnouncement::Routes(lie))).is_some(), "{}", case);
        }
    }
}
