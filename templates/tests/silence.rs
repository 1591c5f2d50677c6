//! What both sides see never tells of a silent route (RULES 4).
#![allow(missing_docs, clippy::unwrap_used)]

use std::sync::Arc;

use engine::notation::PositionLine;
use engine::ruleset::{Language, shipped};
use engine::{Game, Terms};
use templates::{Board, Words, outcome};

/// Everything about a game that both sides may read.
fn public_text(game: &Game) -> String {
    let words = Words::of(Language::English);
    let plies = game
        .plies()
        .iter()
        .map(|ply| format!("{} {}", game.ply_text(ply), outcome::ply(words, game.ruleset(), ply)));
    let mut text: Vec<String> = plies.collect();
    text.extend([outcome::standing(words, game), game.public_line(), Board::of(game).text()]);
    text.join("\n")
}

/// The king on the edge with both corners before him, and what the attackers do then.
fn played(id: &str, announcement: &str) -> Game {
    let line = "5t5/11/11/11/11/5K5/11/11/11/11/5t5 d";
    let ruleset = shipped().newest(id).unwrap();
    let mut game =
        PositionLine::parse(line).unwrap().game(Arc::clone(ruleset), Terms::default()).unwrap();
    game.play(&format!("f6-k6{announcement}")).unwrap();
    game.play("f1-e1").unwrap();
    game
}

#[test]
fn a_silent_route_leaves_no_trace() {
    for id in ["stavanger", "castillos"] {
        let silent = played(id, "");
        assert_eq!(silent.open_routes().len(), 2, "{id}: the routes are open");
        let text = public_text(&silent);
        for goal in ["k1 ", "k11", "k1,", "k1."] {
            assert!(!text.contains(goal), "{id}: {goal:?} in\n{text}");
        }
        // Said or not, the rest of the text is the same.
        assert_eq!(text, public_text(&played(id, " silent")));
        let announced = if id == "castillos" { " aviso k1 k11" } else { " se dobbelt opp" };
        assert!(public_text(&played(id, announced)).contains("k1,k11"), "{id}");
        // Neither does the number of moves the defenders have, silent routes being fewer.
        let fewer = silent.legal_moves().len().to_string();
        let words = Words::of(Language::English);
        assert!(!outcome::standing(words, &silent).contains(&fewer), "{id}");
    }
}
