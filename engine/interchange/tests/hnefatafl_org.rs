//! What hnefatafl.org writes: PGN without dashes, and the JSON of a game that is resumed.

use std::fmt::Write as _;

use engine::ruleset::shipped_library;
use engine::{Game, Outcome, Reason, Side, Square};
use expect_test::expect;
use interchange::{Format, ImportError, ImportedGame, Under};
use proptest::prelude::*;

use crate::games::{random_game, ruleset};

const RULESETS: [&str; 3] = ["brandubh-org", "copenhagen", "hnefatafl-13"];

fn by_library(text: &str) -> Result<ImportedGame, ImportError> {
    interchange::read(text, Under::Library(shipped_library())).expect("a format")
}

/// A square as it is written there on a board of that size.
fn square(square: Square, size: u8) -> String {
    match size {
        7 => format!("0{square}"),
        13 => square.to_string().to_uppercase(),
        _ => square.to_string(),
    }
}

/// The moves with what `between` puts between their squares and behind them.
fn moves(game: &Game, between: &str, takes: bool) -> Vec<String> {
    let size = game.ruleset().size();
    let mut king = game.start().king();
    let mut texts = Vec::new();
    for ply in game.plies() {
        let mv = ply.mv.unwrap();
        let mut text = format!("{}{between}{}", square(mv.from, size), square(mv.to, size));
        let mut taken: Vec<Square> = ply.captures.iter().map(|capture| capture.square).collect();
        if matches!(ply.outcome, Some(Outcome { reason: Reason::KingCaptured(_), .. })) {
            taken.push(king);
        }
        for at in taken.into_iter().rev().filter(|_| takes) {
            write!(text, "x{}", square(at, size)).unwrap();
        }
        if mv.from == king {
            king = mv.to;
        }
        texts.push(text);
    }
    texts
}

fn pgn(game: &Game) -> String {
    let moves = moves(game, "", false);
    let pairs: Vec<String> =
        (1..).zip(moves.chunks(2)).map(|(at, two)| format!("{at}. {}", two.join(" "))).collect();
    format!(
        "[Event \"Game 7\"]\n[Site \"hnefatafl.org\"]\n[Date \"2026-05-01 18:00:00 +0000\"]\n{}",
        pairs.join(" ")
    )
}

fn json(game: &Game) -> String {
    let size = game.ruleset().size();
    let start = game.start().ranks(size).replace('t', "A").replace('T', "D");
    let moves = moves(game, "-", true).join(" ");
    format!(
        r#"{{
  "id": 7,
  "attackers": "egil",
  "defenders": "frida",
  "dim": {size},
  "start": "/{start}/",
  "time_control": null,
  "time_remaining_ms": null,
  "moves": "{moves}",
  "rated": true,
  "messages": [{{ "username": "egil", "timestamp": "2026-05-01T18:00:00Z", "content": "{{}}" }}]
}}"#
    )
}

#[test]
fn games_come_back_on_each_size_of_board() {
    for id in RULESETS {
        let mut endings = 0;
        for seed in 1..=20 {
            let game = random_game(id, seed, 300);
            endings += usize::from(game.outcome().is_some());
            let (pgn, json) = (pgn(&game), json(&game));
            let in_one_line: String = json.lines().map(str::trim).collect();
            for (text, format) in [
                (pgn.replace("\n1.", "\n\n1."), Format::Pgn),
                (pgn.replace('\n', "\r\n").replace(". ", ".\r\n"), Format::Pgn),
                (pgn, Format::Pgn),
                (format!("= resume_game_json {in_one_line}\n"), Format::Json),
                (format!("= watch_game_json {in_one_line}"), Format::Json),
                (json, Format::Json),
            ] {
                assert_eq!(Format::of(&text), Some(format));
                let back = by_library(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert_eq!(back.game, game, "{id}, seed {seed}\n{text}");
            }
        }
        assert!(endings > 0, "{id}");
    }
}

fn tags(found: &ImportedGame) -> Vec<(&str, &str)> {
    found.tags.iter().map(|tag| (tag.name.as_str(), tag.value.as_str())).collect()
}

#[test]
fn who_played_and_when_is_kept() {
    let game = random_game("copenhagen", 1, 8);
    let found = by_library(&pgn(&game)).unwrap();
    let date = ("date", "2026-05-01 18:00:00 +0000");
    assert_eq!(tags(&found), [("event", "Game 7"), ("site", "hnefatafl.org"), date]);
    let found = by_library(&json(&game)).unwrap();
    assert_eq!(tags(&found), [("attackers", "egil"), ("defenders", "frida")]);
    // The older form says in three fields more what it is.
    let older = json(&game)
        .replace("\"dim\"", "\"variant\": \"copenhagen\", \"sw\": true, \"efe\": true, \"dim\"");
    assert_eq!(by_library(&older).unwrap().game, game);
}

#[test]
fn marks_and_remarks_of_the_format_say_nothing() {
    let game = random_game("copenhagen", 1, 8);
    let text = pgn(&game)
        .replace("Game 7", r#"\"Thing\" C:\\7 ]"#)
        .replace("[Site", "% for programs [x]\n; between {tags}\n{and (here)}\n[Site")
        .replace(" 2. ", " $14 {2. a1a2} (2. a1a2 (2. a2a3)) $6 2. ")
        .replace(" 3. ", "\n% 3. a1a2\n3. ");
    let found = by_library(&text).unwrap();
    assert_eq!(found.game, game);
    assert_eq!(tags(&found)[0], ("event", r#""Thing" C:\7 ]"#));
    assert_eq!(found.tags[2].line, 6);
}

#[test]
fn a_resignation_is_read_and_nothing_behind_it() {
    let game = random_game("copenhagen", 1, 7);
    let text = json(&game);
    let end = text.find("\",\n  \"rated").unwrap();
    let late = text.replace("\",\n  \"rated", " timeout\",\n  \"rated");
    assert_eq!(by_library(&late).unwrap().game, game);
    for word in ["---", "resigns"] {
        let mut resigned = text.clone();
        resigned.insert_str(end, &format!(" {word}"));
        let found = by_library(&resigned).unwrap();
        assert_eq!((found.resigned, found.game), (Some(Side::Defenders), game.clone()));
        resigned.insert_str(end + word.len() + 1, " a1-a2");
        by_library(&resigned).unwrap_err();
    }
}

#[test]
fn a_pgn_may_have_what_others_put_into_it() {
    let text = "[Event \"Zevratafl; (a) game\"] [Site \"playtafl.com\"]\n[Result \"1-0\"]\n\n\
                1. h1h3 {hm (} g5g2 (1... f4e4 (1... f8e8) 2. a1) 2. h3h2 ; so\n f4e4 $1 1-0\n";
    let text = text.replace(" $1", "");
    let under = Under::Ruleset(ruleset("copenhagen"));
    let found = interchange::read(&text, under).unwrap().unwrap();
    assert_eq!(found.game.canonical_plies(), "h1-h3 g5-g2 h3-h2xg2 f4-e4");
    // Another site doesn't say what it plays.
    expect!["PGN, line 4: nothing says that it's played as on hnefatafl.org; give the ruleset with --ruleset ID"]
        .assert_eq(&by_library(&text).unwrap_err().to_string());
}

#[test]
fn what_cannot_be_read_is_refused_with_its_line() {
    let game = random_game("copenhagen", 1, 4);
    let (pgn, json) = (pgn(&game), json(&game));
    let mut text = String::new();
    for (of, from, to) in [
        (&pgn, "[Site \"", "[Site '"),
        (&pgn, "\"]\n1.", "\"\n1."),
        (&pgn, "2. ", "3. "),
        (&pgn, "1. ", "1. z"),
        (&pgn, "1. ", "1. {"),
        (&pgn, "2. ", "2. [Event \"Game 8\"] "),
        (&pgn, "1. ", "1. A"),
        (&json, "\"dim\": 11", "\"dim\": 9"),
        (&json, "\"dim\": 11", "\"dim\": 1100"),
        (&json, "\"dim\": 11", "\"dim\": \"11\""),
        (&json, "\"dim\": 11", "\"dim\": 13"),
        (&json, "\"dim\": 11,", "\"dim\": 11, \"variant\": \"fetlar\","),
        (&json, "\"dim\": 11,", "\"dim\": 11, \"sw\": false,"),
        (&json, "  \"dim\": 11,\n", ""),
        (&json, "/3AAAAA3/", "/3AAAAA4/"),
        (&json, "/3AAAAA3/", "/3ABAAA3/"),
        (&json, "/5A5/3AAAAA3/", "/5A5/"),
        (&json, "\"moves\": \"", "\"moves\": \"d1-d2xd3 "),
        (&json, "\"moves\": \"", "\"moves\": \"a1-a2 "),
        (&json, "\"moves\": \"", "\"moves\": [\""),
        (&json, "\"moves\":", "\"move\":"),
        (&json, "}]\n}", "}]\n"),
        (&json, "}]\n}", "}]\n}\n{}"),
    ] {
        assert!(of.contains(from), "{from}\n{of}");
        let changed = of.replacen(from, to, 1);
        let answer = by_library(&changed).map(|found| found.game.plies().len());
        let answer =
            answer.map_or_else(|error| error.to_string(), |plies| format!("{plies} plies"));
        writeln!(text, "{} → {}: {answer}", from.replace('\n', "⏎"), to.replace('\n', "⏎"))
            .unwrap();
    }
    for whole in
        ["{", "{}", "{\"dim\":11", "= resume_game_json {\"id\":1}", "[Event \"x\"]", "[a \""]
    {
        writeln!(text, "{whole}: {}", by_library(whole).unwrap_err()).unwrap();
    }
    let under = Under::Ruleset(ruleset("brandubh"));
    writeln!(text, "{}", interchange::read(&json, under).unwrap().unwrap_err()).unwrap();
    expect![[r#"
        [Site " → [Site ': PGN, line 2: a tag is written [Name "value"], not "[Site 'hnefatafl.org\"]"
        "]⏎1. → "⏎1.: PGN, line 3: a tag is written [Name "value"], not "[Date \"2026-05-01 18:00:00 +0000\""
        2.  → 3. : 4 plies
        1.  → 1. z: PGN, line 4: ply 1 (zd11d8): unknown piece letter 'z'
        1.  → 1. {: PGN, line 4: a bracket is not closed: {
        2.  → 2. [Event "Game 8"] : PGN, line 4: another game begins here; each needs a file of its own
        1.  → 1. A: PGN, line 4: ply 1 (Ad11d8): unknown piece letter 'a'
        "dim": 11 → "dim": 9: JSON of hnefatafl.org, line 5: hnefatafl.org plays no 9×9 ruleset that we have; give one with --ruleset ID
        "dim": 11 → "dim": 1100: JSON of hnefatafl.org, line 5: invalid value: integer `1100`, expected u8
        "dim": 11 → "dim": "11": JSON of hnefatafl.org, line 5: invalid type: string "11", expected u8
        "dim": 11 → "dim": 13: JSON of hnefatafl.org, line 6: start: row 1 has 11 squares, not 13
        "dim": 11, → "dim": 11, "variant": "fetlar",: JSON of hnefatafl.org, line 5: nothing says that it's played as on hnefatafl.org; give the ruleset with --ruleset ID
        "dim": 11, → "dim": 11, "sw": false,: JSON of hnefatafl.org, line 5: nothing says that it's played as on hnefatafl.org; give the ruleset with --ruleset ID
          "dim": 11,⏎ → : JSON of hnefatafl.org, line 11: missing field `dim`
        /3AAAAA3/ → /3AAAAA4/: JSON of hnefatafl.org, line 6: start: row 1 has 12 squares, not 11
        /3AAAAA3/ → /3ABAAA3/: JSON of hnefatafl.org, line 6: start: row 1 has 'B', which isn't a piece
        /5A5/3AAAAA3/ → /5A5/: JSON of hnefatafl.org, line 6: start: there are 10 rows, but the board has 11
        "moves": " → "moves": "d1-d2xd3 : JSON of hnefatafl.org, line 9: ply 1 (d1-d2xd3): captures nothing by the rules, but d3 as written
        "moves": " → "moves": "a1-a2 : JSON of hnefatafl.org, line 9: ply 1 (a1-a2): not possible by the rules (no-piece)
        "moves": " → "moves": [": JSON of hnefatafl.org, line 9: invalid type: sequence, expected a string
        "moves": → "move":: JSON of hnefatafl.org, line 12: missing field `moves`
        }]⏎} → }]⏎: JSON of hnefatafl.org, line 11: EOF while parsing an object
        }]⏎} → }]⏎}⏎{}: JSON of hnefatafl.org, line 13: trailing characters
        {: JSON of hnefatafl.org, line 1: EOF while parsing an object
        {}: JSON of hnefatafl.org, line 1: missing field `attackers`
        {"dim":11: JSON of hnefatafl.org, line 1: EOF while parsing an object
        = resume_game_json {"id":1}: JSON of hnefatafl.org, line 1: missing field `attackers`
        [Event "x"]: PGN, line 1: nothing says that it's played as on hnefatafl.org; give the ruleset with --ruleset ID
        [a ": PGN, line 1: a tag is written [Name "value"], not "[a \""
        JSON of hnefatafl.org, line 5: the board has size 11, but brandubh has size 7
    "#]].assert_eq(&text);
}

#[test]
fn brackets_alone_make_no_game() {
    let refused = |text: &str| {
        let read = interchange::read(text, Under::Ruleset(ruleset("copenhagen")));
        read.expect("a format").expect_err("no game").to_string()
    };
    for text in ["[]", "[lorem ipsum]", "[1, 2, 3]"] {
        let why =
            "OpenTafl record, line 1: there is no game here: no tag ([name:value]) and no move";
        assert_eq!(refused(text), why, "{text}");
    }
    assert_eq!(
        refused("[{\"dim\": 11}, {\"dim\": 11}]"),
        "JSON of hnefatafl.org, line 1: this is a list; each game needs a file of its own"
    );
}

proptest! {
    #[test]
    fn changed_texts_are_read_or_refused_with_a_line(
        size in 0..3_usize, at in 0..900_usize, cut in 0..40_usize,
        put in r#"(\[|\]|\{|\}|"|:|\n| |/|[0-9]{1,3}|[a-k][1-9]|x|A|\.|é|😀|\\|;|\(){0,4}"#
    ) {
        let game = random_game(RULESETS[size], 1, 12);
        for text in [pgn(&game), json(&game)] {
            let letters: Vec<char> = text.chars().collect();
            let at = at.min(letters.len());
            let behind = (at + cut).min(letters.len());
            let mut changed: String = letters[..at].iter().collect();
            changed.push_str(&put);
            changed.extend(&letters[behind..]);
            for under in [Under::Library(shipped_library()), Under::Ruleset(ruleset("copenhagen"))] {
                if let Some(Err(error)) = interchange::read(&changed, under) {
                    prop_assert!(
                        error.line >= 1 && error.line <= changed.matches('\n').count() + 1,
                        "{error}\n{changed}"
                    );
                }
            }
        }
    }
}
