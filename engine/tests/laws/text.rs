//! What is written reads back: moves with their captures, and position lines of all three
//! forms; a game rebuilt from its private line goes on like the one it was taken from.

use std::sync::Arc;

use engine::notation::{Body, PlyText, PositionLine};
use engine::{Game, Terms};
use proptest::prelude::*;

use super::play::{bare, begin, new_game, next, play, play_next};
use super::{any_beginning, any_kind, any_ruleset, cases, drawn};
use crate::generator::Random;

fn read(line: &str, like: &Game) -> Result<Game, TestCaseError> {
    let read =
        PositionLine::parse(line).and_then(|l| l.game(Arc::clone(like.ruleset()), like.terms()));
    read.map_err(|error| TestCaseError::fail(format!("{line}: {error}")))
}

proptest! {
    #![proptest_config(cases(600))]

    #[test]
    fn drawn_positions_read_back(
        named in any_ruleset(), kind in any_kind(), seed in any::<u64>(),
    ) {
        let position = drawn(kind, seed, named);
        let line = bare(&position, named.ruleset.size());
        let like = new_game(&named.ruleset, Terms::default()).unwrap();
        let game = read(&line, &like)?;
        prop_assert_eq!(game.position(), &position);
        prop_assert_eq!(game.bare_line(), line);
        // "A bare position has no history": what is open is usable.
        let mut game = game;
        if named.ruleset.announces() && position.to_move() == engine::Side::Defenders {
            for goal in game.open_routes().iter() {
                let mv = engine::Move { from: position.king(), to: goal };
                prop_assert!(game.clone().play_read(&mv.into()).is_ok(), "{} {}", named.name, mv);
            }
        }
        // And every move's text reads back to the move and its captures.
        for mv in game.legal_moves().into_iter().step_by(3) {
            let mut after = game.clone();
            let Ok(ply) = after.play_read(&mv.into()) else { continue };
            let read = PlyText::parse(&ply.move_text(), &named.ruleset.spellings).unwrap();
            let claims = ply.captures.iter().map(|capture| capture.square).collect();
            prop_assert_eq!(&read.body, &Body::Move { king: None, mv, claims });
        }
        play_next(&mut game, &mut Random::new(seed));
    }

    #[test]
    fn lines_of_games_read_back(
        named in any_ruleset(), kind in any_beginning(), hun in any::<bool>(),
        plies in 0usize..60, seed in any::<u64>(),
    ) {
        let mut random = Random::new(seed);
        let mut game = begin(named, kind, hun, seed);
        for _ in 0..plies {
            let mut after = game.clone();
            if !play_next(&mut after, &mut random) || after.outcome().is_some() {
                break;
            }
            game = after;
        }
        prop_assert_eq!(read(&game.bare_line(), &game)?.bare_line(), game.bare_line());
        prop_assert_eq!(read(&game.public_line(), &game)?.public_line(), game.public_line());
        let mut rebuilt = read(&game.private_line(), &game)?;
        prop_assert_eq!(rebuilt.private_line(), game.private_line());
        for _ in 0..20 {
            prop_assert_eq!(rebuilt.legal_moves(), game.legal_moves(), "{}", named.name);
            prop_assert_eq!(rebuilt.announced(), game.announced());
            prop_assert_eq!(rebuilt.open_routes(), game.open_routes());
            let Some((roll, text)) = next(&game, &mut random) else { break };
            play(&mut game, roll, &text);
            play(&mut rebuilt, roll, &text);
            let (one, other) = (game.plies().last().unwrap(), rebuilt.plies().last().unwrap());
            // Rolls are counted from the start of each.
            let one = engine::Ply { roll: other.roll, ..one.clone() };
            prop_assert_eq!(&one, other, "{}: {}", named.name, text);
            prop_assert_eq!(rebuilt.private_line(), game.private_line());
        }
    }
}
