//! Rule sheets and boards as players get them. `UPDATE_EXPECT=1` rewrites the files; read
//! what changed as a player would.

use engine::ruleset::{Language, shipped};
use engine::{Game, Terms};
use expect_test::expect_file;

use crate::{Board, Words, rules};

fn words() -> &'static Words {
    Words::of(Language::English)
}

fn sheet(id: &str) -> String {
    rules::sheet(words(), shipped().newest(id).unwrap())
}

#[test]
fn the_five_leaflets() {
    expect_file!["../../tests/golden/kongens-bord.txt"].assert_eq(&sheet("kongens-bord"));
    expect_file!["../../tests/golden/stavanger.txt"].assert_eq(&sheet("stavanger"));
    expect_file!["../../tests/golden/skalk.txt"].assert_eq(&sheet("skalk"));
    expect_file!["../../tests/golden/kopenhagen.txt"].assert_eq(&sheet("kopenhagen"));
    expect_file!["../../tests/golden/castillos.txt"].assert_eq(&sheet("castillos"));
}

/// Choices that none of the five makes.
#[test]
fn other_games() {
    expect_file!["../../tests/golden/copenhagen.txt"].assert_eq(&sheet("copenhagen"));
    expect_file!["../../tests/golden/tablut.txt"].assert_eq(&sheet("tablut"));
    expect_file!["../../tests/golden/ard-ri.txt"].assert_eq(&sheet("ard-ri"));
    expect_file!["../../tests/golden/sea-battle.txt"].assert_eq(&sheet("sea-battle"));
}

/// The board after a few plies, in both forms.
fn boards(id: &str, plies: &[&str]) -> String {
    let ruleset = shipped().newest(id).unwrap();
    let mut game = Game::new(ruleset.clone(), Terms::default()).unwrap();
    for ply in plies {
        game.play(ply).unwrap();
    }
    let board = Board::of(&game);
    let emoji = match board.emoji() {
        Ok(drawn) => format!("{drawn}{}\n", board.emoji_legend(words()).join("   ")),
        Err(too_large) => format!("{}\n", too_large.say(words())),
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
