//! What a player hears, from real games: a conversation for each kind of trouble.

use engine::dice::Roll;
use engine::ruleset::options::Dice;
use engine::ruleset::{Language, shipped_library};
use engine::{Game, Policy, Terms};
use expect_test::expect_file;

use crate::outcome;
use crate::refusal::ply::RefusedPly;
use crate::words::Words;

/// A game from a position line, or from the start of the ruleset.
fn game(id: &str, position: Option<&str>, terms: Terms) -> Game {
    let ruleset = shipped_library().newest(id).unwrap().clone();
    match position {
        Some(line) => {
            engine::notation::PositionLine::parse(line).unwrap().game(ruleset, terms).unwrap()
        }
        None => Game::new(ruleset, terms).unwrap(),
    }
}

/// What is typed and what is answered, line by line. `roll 2` alone declares that roll.
fn conversation(title: &str, mut game: Game, typed: &[&str]) -> String {
    let words = Words::of(Language::English);
    let mut text = format!("# {title} ({})\n\n", game.ruleset().id);
    for typed in typed {
        let roll = typed.strip_prefix("roll ").and_then(|face| face.parse().ok());
        let played = match roll.and_then(Roll::new) {
            Some(roll) => game.declare_roll(roll).map(|()| None),
            None => game.play(typed).map(|ply| Some(ply.clone())),
        };
        let answer = match played {
            Err(why) => RefusedPly::new(&game, typed, why).say(words),
            Ok(None) => "(rolled)".to_owned(),
            Ok(Some(ply)) => {
                let mut said = vec![outcome::describe_ply(words, game.ruleset(), &ply)];
                if let (Some(mv), false) = (ply.mv, ply.captures.is_empty()) {
                    said.push(outcome::explain_captures(words, game.ruleset(), mv, &ply.captures));
                }
                if let Some(end) = ply.outcome {
                    said.push(outcome::describe_ending(
                        words,
                        game.ruleset(),
                        game.position(),
                        end,
                    ));
                }
                said.join(" ")
            }
        };
        text.push_str(&format!("> {typed}\n{answer}\n\n"));
    }
    text
}

const STRICT: Terms = Terms { announcements: Policy::Strict, dice: Dice::None };
const REMIND: Terms = Terms { announcements: Policy::Remind, dice: Dice::None };
const HUN: Terms = Terms { announcements: Policy::Strict, dice: Dice::Hun };

/// The king on f9 of an open board; attackers far away.
const FREE_KING: &str = "11/11/5K5/11/11/t9t/11/11/11/11/3t1T1t3 d";

#[test]
fn conversations() {
    let said = [
        conversation(
            "Mistyped and impossible moves",
            game("skalk", None, STRICT),
            &[
                "",
                "hello there",
                "d1",
                "d1-d",
                "d1-d33",
                "d1-z2",
                "d1xd3",
                "Rd1-d3",
                "s1-s2",
                "c3-c4",
                "f6-f7",
                "Kd1-d3",
                "d1-d1",
                "d1-e2",
                "f2-f5",
                "d1-g1",
                "d1-a1",
                "d1-d3 check",
                "d1-d3 raichi",
                "7. d1-d3",
                "d1-d3xd4",
                "roll 7",
                "roll 2 d1-d3",
                "d1-d3",
                "f8-h8",
            ],
        ),
        conversation(
            "Throne and king",
            game("kopenhagen", Some("11/11/11/11/11/T5K3t/11/11/11/5T5/3t5t1 d"), STRICT),
            &["a6-f6", "Ka6-b6", "g6-g7", "j1-j6", "f2-f6", "d1-d4"],
        ),
        conversation("One step at a time", game("ard-ri", None, STRICT), &["c1-c3", "c1-c2"]),
        conversation(
            "Counted announcements",
            game("stavanger", Some(FREE_KING), STRICT),
            &[
                "f9-f11 raichi",
                "f9-f11 aviso a11",
                "f9-f11",
                "a6-a5 raichi",
                "a6-a5",
                "f11-a11",
                "f1-f2 tuichi",
                "f1-f3 se dobbelt opp",
                "a5-a4",
                "f11-k11",
            ],
        ),
        conversation(
            "Named announcements",
            game("castillos", Some(FREE_KING), REMIND),
            &[
                "f9-f11",
                "f9-f11 raichi",
                "f9-f11 aviso a1",
                "f9-e9 aviso a11",
                "f9-f11 check",
                "f9-f11 aviso a11 k11",
            ],
        ),
        conversation(
            "Silent and named",
            game("castillos", Some(FREE_KING), STRICT),
            &["f9-f11", "a6-a5", "f11-a11"],
        ),
        conversation(
            "The hún",
            game("kongens-bord", None, HUN),
            &["roll 1", "e1-e2", "g7-g9", "roll 1", "roll 1", "pass", "roll 7 g9-k9", "g9-k9"],
        ),
        conversation(
            "The hún and the king",
            game("kongens-bord", Some("13/13/13/6K6/13/13/t11t/13/13/13/13/13/4t1T1t4 d"), HUN),
            &["g10-g11", "roll 2", "g1-g2", "g10-g6", "roll 3 g10-g9", "g10-g9"],
        ),
        conversation("No hún", game("kongens-bord", None, STRICT), &["e1-e2", "roll 2"]),
        conversation(
            "A king taken at the edge",
            game("kongens-bord", Some("13/13/13/13/13/13/13/13/13/13/4T8/5t7/3tK2t5 a"), STRICT),
            &["e2-e3", "h1-f1", "e3-e4", "f2-e2", "d1-d2"],
        ),
    ];
    expect_file!["../../tests/golden/spoken.txt"].assert_eq(&said.concat());
}
