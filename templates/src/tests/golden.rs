//! Rule sheets and boards as players get them. `UPDATE_EXPECT=1` rewrites the files; read
//! what changed as a player would.

use commands::words::{PartWord, Word as _};
use engine::ruleset::{Language, shipped_library};
use engine::{Game, Terms};
use expect_test::expect_file;

use crate::board::Board;
use crate::rules;
use crate::words::Words;

fn words() -> &'static Words {
    Words::of(Language::English)
}

fn check_sheet(id: &str, language: Language) {
    let sheet = rules::rule_sheet(Words::of(language), shipped_library().newest(id).unwrap());
    let file = format!("../../tests/golden/sheets/{id}.{}.txt", language.code());
    expect_file![file].assert_eq(&sheet);
}

/// In the language of the leaflet, and in those of the players who meet there.
#[test]
fn the_five_leaflets() {
    for id in ["kongens-bord", "stavanger", "skalk", "kopenhagen", "castillos"] {
        for language in Language::ALL {
            check_sheet(id, language);
        }
    }
}

/// Choices that none of the five makes.
#[test]
fn other_games() {
    for id in ["copenhagen", "tablut", "ard-ri", "sea-battle"] {
        check_sheet(id, Language::English);
    }
    check_sheet("brandubh", Language::English);
    for language in Language::ALL {
        check_sheet("brandubh-org", language);
    }
}

/// The board after a few plies, in both forms.
fn boards(id: &str, plies: &[&str]) -> String {
    let ruleset = shipped_library().newest(id).unwrap();
    let mut game = Game::new(ruleset.clone(), Terms::default()).unwrap();
    for ply in plies {
        game.play(ply).unwrap();
    }
    let board = Board::of_game(&game);
    let emoji = match board.emoji() {
        Ok(drawn) => format!("{drawn}{}\n", board.emoji_legend(words()).join("   ")),
        Err(too_large) => format!("{}\n", too_large.explain_size(words())),
    };
    let shown = emoji.replace('\u{200b}', " ");
    format!("{id}\n\n{}{}\n\n{shown}", board.text(), board.text_legend(words()).join("   "))
}

#[test]
fn boards_of_every_size() {
    let boards = [
        boards("brandubh", &["d1-c1", "d3-a3"]),
        boards("sea-battle", &["a4-b4"]),
        boards("skalk", &["d1-d3", "f8-i8", "a4-c4", "f7-f9", "c4-c5", "f6-f8"]),
        boards("kongens-bord", &["g2-h2", "g9-k9"]),
        boards("alea-evangelii", &["c1-c2"]),
    ];
    expect_file!["../../tests/golden/boards.txt"].assert_eq(&boards.join("\n"));
}

/// The rules in short: of every ruleset in English, of three in the other languages.
#[test]
fn summaries() {
    let mut all = String::new();
    for language in Language::ALL {
        for ruleset in shipped_library().iter() {
            let summary = rules::rule_summary(Words::of(language), ruleset);
            // About ten lines, and the words for the parts.
            let (rules, parts) = summary.split_once("\n\n").unwrap();
            assert!(rules.lines().count() <= 12, "{summary}");
            assert!(parts.lines().count() <= 3, "{summary}");
            assert!(summary.lines().all(|line| line.chars().count() <= rules::WIDTH), "{summary}");
            let id = ruleset.id.as_str();
            if language == Language::English || ["brandubh", "tablut", "skalk"].contains(&id) {
                all.push_str(&format!("== {} {id}\n{summary}\n", language.code()));
            }
        }
    }
    expect_file!["../../tests/golden/summaries.txt"].assert_eq(&all);
}

/// Each part can be read on its own, and all of them together are the sheet.
#[test]
fn parts_of_sheets_are_in_the_sheet() {
    for language in Language::ALL {
        let words = Words::of(language);
        for ruleset in shipped_library().iter() {
            let sheet = rules::rule_sheet(words, ruleset);
            for part in PartWord::ALL.iter().copied() {
                let text = rules::rule_part(words, ruleset, part);
                let has_none = text.starts_with(&words.say("summary-no-part", &[])[..9]);
                assert!(sheet.contains(&text) != has_none, "{part:?} of {}: {text}", ruleset.id);
            }
        }
    }
}
