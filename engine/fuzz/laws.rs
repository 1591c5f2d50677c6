//! What must hold for any bytes: one law a fuzz target. `cargo fuzz` runs them on what it
//! finds, `engine/tests/fuzz.rs` on the corpora and on generated input.
#![allow(dead_code, clippy::unwrap_used)]

use std::sync::Arc;

use engine::notation::{PlyText, PositionLine, Record};
use engine::{Game, Ruleset, Terms, ruleset};

/// A text is a ply or is refused; one that is played writes itself so that it plays again.
pub fn move_text(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for ruleset in leaflets() {
        let mut game = Game::new(Arc::clone(ruleset), Terms::default()).unwrap();
        let mut again = game.clone();
        for text in text.split(';') {
            let before = game.clone();
            let Ok(ply) = game.play(text).cloned() else {
                assert_eq!(game, before, "a refusal changes nothing");
                continue;
            };
            again.play(&game.ply_text(&ply)).unwrap();
            assert_eq!(game, again);
        }
    }
}

/// A line is a position or is refused; the game it makes writes a line that makes the
/// same game.
pub fn position_line(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(line) = PositionLine::parse(&text) else { return };
    for ruleset in ruleset::shipped_library().iter() {
        let Ok(game) = line.game(Arc::clone(ruleset), Terms::default()) else { continue };
        let written = game.private_line();
        let again = PositionLine::parse(&written).unwrap();
        let again = again.game(Arc::clone(ruleset), Terms::default()).unwrap();
        assert_eq!(again.private_line(), written);
        assert_eq!(again.legal_moves(), game.legal_moves());
    }
}

/// A text is a record or is refused; a record writes itself so that it reads back, and
/// replays or says why not.
pub fn record(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(record) = Record::parse(&text) else { return };
    let again = Record::parse(&record.to_string()).unwrap();
    assert_eq!(again, record);
    let _ = record.replay(ruleset::shipped_library());
}

/// A text is a ruleset or is refused with a line of it; a ruleset can be played.
pub fn ruleset_file(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match Ruleset::parse(&text) {
        Err(error) => assert!((1..=text.lines().count() + 1).contains(&error.line)),
        Ok(ruleset) => {
            let mut game = Game::new(Arc::new(ruleset), Terms::default()).unwrap();
            for _ in 0..10 {
                let Some(&mv) = game.legal_moves().last() else { break };
                game.play_read(&PlyText::from(mv)).unwrap();
            }
        }
    }
}

fn leaflets() -> impl Iterator<Item = &'static Arc<Ruleset>> {
    ruleset::shipped_library().iter().take(5)
}
