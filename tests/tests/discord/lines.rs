//! Lines that are tried by pressing, on a board that says what it is, for one pair of eyes.

use expect_test::expect_file;

use crate::discord::decided::begin;
use crate::discord::script::Script;
use crate::discord::table::{Hall, server};

#[test]
fn a_line_is_tried_saved_and_taken_up_again_by_pressing() {
    let hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let tavern = server.channel_with("tavern", &tests::discord::Permission::USUAL);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "de");
    let mut script = Script::new(&hall.discord, &[(&alva, "alva"), (&bo, "bo")]);
    begin((&alva, &bo), "1", games, "public");
    let board = hall.discord.awaits_message(games, "Parti 1:");
    let posts =
        || hall.discord.messages(games).iter().filter(|one| one.ephemeral_for.is_none()).count();
    let before = posts();

    let more = script.presses(&alva, &board, "more:");
    let pieces = script.selects(&alva, more.message(), "chosen", "Try moves without playing them");
    let squares = script.presses(&alva, pieces.message(), "d1");
    let tried = script.presses(&alva, squares.message(), "c1");
    assert!(tried.ephemeral, "{}", tried.text());
    // Both sides' moves can be tried.
    let pieces = script.presses(&alva, tried.message(), "Try a move");
    let squares = script.presses(&alva, pieces.message(), "d3");
    let tried = script.presses(&alva, squares.message(), "a3");
    let saved = script.presses(&alva, tried.message(), "Save this line");
    let board = script.presses(&alva, saved.message(), "Try a move");
    let back = script.presses(&alva, board.message(), "Take it back");
    assert!(!back.text().contains("d3-a3"), "{}", back.text());
    let saved = script.orders(&alva, games, "tries");
    let again = script.presses(&alva, saved.message(), "Go on with line 1");
    assert!(again.text().contains("d3-a3"), "{}", again.text());
    // A move that is typed is completed at the end of the line.
    let offered = script.completes(&alva, games, "/tafl try", &[("moves", "c1-c2 a3-a")], "moves");
    assert!(offered.iter().any(|value| value == "c1-c2 a3-a2"), "{offered:?}");
    let typed = script.says(&alva, tavern, "/tafl try", &[("moves", "c1-c2 a3-b3"), ("game", "1")]);
    assert!(typed.ephemeral && typed.text().contains("a3-b3"), "{}", typed.text());
    // Who waits can plan what was tried.
    let waits = script.says(&bo, tavern, "/tafl try", &[("moves", "d1-c1 d3-a3"), ("game", "1")]);
    let planned = script.presses(&bo, waits.message(), "Diese Antworten planen");
    assert!(planned.ephemeral && planned.text().contains("d3-a3"), "{}", planned.text());

    assert_eq!(posts(), before);
    assert_eq!(hall.club.number("SELECT plies FROM games"), 0);
    expect_file!["golden/lines.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}
