//! Lists of moves as pages print them, read under a ruleset that the caller names.

use std::fmt::Write as _;
use std::sync::Arc;

use engine::ruleset::shipped_library;
use expect_test::expect;
use interchange::{Format, Under};
use proptest::prelude::*;

use crate::games::{random_game, ruleset};

fn read(text: &str, id: &str) -> String {
    match interchange::read(text, Under::Ruleset(ruleset(id))) {
        Some(Ok(found)) => {
            assert_eq!(Format::of(text), Some(Format::Moves));
            found.game.canonical_plies()
        }
        Some(Err(error)) => error.to_string(),
        None => "no format".into(),
    }
}

#[test]
fn a_list_is_read_however_it_is_numbered_and_written() {
    for text in [
        "1. D1-D4 C5-C4xD4\n2. A4-B4 E6-H6",
        "1. d1-d4 c5-c4 2. a4-b4 e6-h6",
        "1. d1-d4 2. c5-c4 3. a4-b4 4. e6-h6",
        "d1-d4 c5-c4 a4-b4 e6-h6",
        "1. d1d4 c5c4xd4\r\n2. a4b4 e6h6\r\n",
        "1.d1-d4 c5-c4 2.a4-b4 e6-h6",
        "1. d1-d4\n1... c5-c4\n2. a4-b4\n2... e6-h6",
        "1. d1-d4\n1… c5-c4\n2. a4-b4\n2. … e6-h6",
        "1) d1 – d4, c5 – c4\n2) a4 – b4, e6 – h6",
        "1\td1→d4\tc5→c4\n2\ta4→b4\te6→h6\n",
        "1. d1-d4! {the usual} c5-c4xTd4+ [well] 2. a4-b4?! e6-h6 *",
        "\u{feff}\n 1. d1-d4 c5-c4xd4 1a.1.1a. c5-c3 2. a4-b4 e6-h6 1-0",
    ] {
        assert_eq!(read(text, "sea-battle 1"), "d1-d4 c5-c4xd4 a4-b4 e6-h6", "{text}");
    }
}

#[test]
fn a_list_that_cannot_be_played_is_refused_with_its_line() {
    let mut text = String::new();
    for list in [
        "1. d1-d4 c5-c4\n4. a4-b4",
        "1. d1-d4 c5-c4xc3",
        "1. d1-d4\n\nc5-d5",
        "1. d1-d4 {no end",
        "1. d1-d4 and then c5-c4",
        "1. d1-d4 resigns c5-c4",
        "1. d1-d4 1-0 c5-c4",
        "1. d1^d4",
        "1. Kd1-d4",
        "99999999999999999999. d1-d4",
        "1. pass",
        "1. d1-d44",
        "1.",
        "Hull, 2017: d1-d4",
        "d1-d4 c5-c4xd4,1,0,White",
        "",
    ] {
        writeln!(text, "{}", read(list, "sea-battle 1")).unwrap();
    }
    let alone = interchange::read("1. d1-d4", Under::Library(shipped_library()));
    writeln!(text, "{}", alone.unwrap().unwrap_err()).unwrap();
    expect![[r#"
        list of moves, line 2: number 4 comes where 2 (ply 3) should be
        list of moves, line 1: ply 2 (c5-c4xc3): captures d4 by the rules, but c3 as written
        list of moves, line 3: ply 2 (c5-d5): not possible by the rules (blocked)
        list of moves, line 1: a bracket is not closed: {
        list of moves, line 1: ply 2 (and): unknown piece letter 'a'
        list of moves, line 1: "c5-c4" follows the end
        list of moves, line 1: "c5-c4" follows the end
        list of moves, line 1: ply 1 (d1^d4): jumps (^) and berserk moves (=) aren't played here
        list of moves, line 1: ply 1 (Kd1-d4): not possible by the rules (wrong-piece)
        list of moves, line 1: no move has the number 99999999999999999999
        list of moves, line 1: ply 1 (pass): unknown piece letter 'p'
        list of moves, line 1: ply 1 (d1-d44): not a square: "d44"

        no format
        no format
        no format
        list of moves, line 1: moves alone don't say which ruleset they belong to; give it with --ruleset ID
    "#]].assert_eq(&text);
}

#[test]
fn a_game_too_long_to_be_replayed_is_refused() {
    let endless = Arc::new(ruleset("fetlar").without_repetition());
    let text = format!("1. {}", "d1-c1 f4-e4 c1-d1 e4-f4\n".repeat(3000));
    let error = interchange::read(&text, Under::Ruleset(&endless)).unwrap().unwrap_err();
    expect!["list of moves, line 2501: the game has more than 10000 plies"]
        .assert_eq(&error.to_string());
}

#[test]
fn random_games_come_back_in_pairs_and_ply_by_ply() {
    for id in ["copenhagen", "brandubh", "castillos", "tablut", "saami-tablut"] {
        for seed in 1..=10 {
            let game = random_game(id, seed, 60);
            let plies: Vec<String> = game.plies().iter().map(|ply| ply.move_text()).collect();
            let pairs: Vec<String> = (1..)
                .zip(plies.chunks(2))
                .map(|(at, two)| format!("{at}. {}", two.join(" ")))
                .collect();
            let single: Vec<String> = (1..)
                .zip(&plies)
                .map(|(at, ply)| format!("{at}. {}", ply.to_uppercase()))
                .collect();
            for text in [pairs.join("\n"), single.join(" ")] {
                let back = interchange::read(&text, Under::Ruleset(ruleset(id))).unwrap().unwrap();
                let moves: Vec<String> =
                    back.game.plies().iter().map(|ply| ply.move_text()).collect();
                assert_eq!(moves, plies, "{id}, seed {seed}");
            }
        }
    }
}

proptest! {
    #[test]
    fn no_list_makes_the_reader_panic(
        text in r"(1|2|12|\.|…|\)| |\n|a4|d1|-|–|x|K|0|\{|\}|\[|\]|\(|1a\.1|---|\*|,){0,40}"
    ) {
        if let Some(Err(error)) = interchange::read(&text, Under::Ruleset(ruleset("brandubh"))) {
            prop_assert!(error.line >= 1 && error.line <= text.matches('\n').count() + 1);
        }
    }
}
