//! A whole game in a server: one plays by commands, the other by buttons.

use expect_test::expect_file;

use crate::discord::script::Script;
use crate::discord::table::{Hall, server};

#[test]
fn one_plays_by_commands_and_the_other_by_buttons() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "de");
    let mut script = Script::new(&hall.discord, &[(&alva, "alva"), (&bo, "bo")]);

    let given = [("player", "bo"), ("rules", "brandubh"), ("side", "attack")];
    script.says(&alva, games, "/tafl challenge", &given);
    let invitation = script.reads("In the channel", games);
    // It is not hers to accept.
    script.presses(&alva, &invitation, "accept");
    script.presses(&bo, &invitation, "accept");
    let mut board = script.reads("In the channel", games);

    let plies = ["d1-c1", "d3-a3", "d2-a2", "d4-d1", "a4-a5", "d1-g1"];
    for (number, ply) in plies.into_iter().enumerate() {
        if number % 2 == 0 {
            script.completes(&alva, games, "/tafl move", &[("move", &ply[..2])], "move");
            script.says(&alva, games, "/tafl move", &[("move", ply)]);
        } else {
            let (from, to) = ply.split_once('-').expect("two squares");
            let pieces = script.presses(&bo, &board, "pieces");
            let squares = script.presses(&bo, pieces.message(), from);
            let preview = script.presses(&bo, squares.message(), to);
            script.presses(&bo, preview.message(), "do");
        }
        board = script.reads("In the channel", games);
    }
    script.orders(&alva, games, "why");
    script.is_quiet(games);
    expect_file!["golden/commands.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}
