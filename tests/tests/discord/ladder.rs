//! A ladder in a server: joined, looked at and climbed by commands and buttons, each in his own
//! language; what is told of it comes to its player alone, its games are shown to all.

use expect_test::expect_file;

use crate::script::Script;
use crate::table::{Hall, server};

#[test]
fn a_ladder_is_climbed_by_commands_and_buttons() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "de");
    let cai = hall.player(games, "cai", "no");
    let people = [(&alva, "alva"), (&bo, "bo"), (&cai, "cai")];
    let mut script = Script::new(&hall.discord, &people);

    let empty = script.says(&alva, games, "/ladder show", &[("rules", "skalk")]);
    script.presses(&alva, empty.message(), "ladder join");
    script.says(&bo, games, "/ladder join", &[("rules", "skalk")]);
    script.says(&cai, games, "/ladder join", &[]);
    script.says(&bo, games, "/ladder rules", &[]);
    script.completes(&cai, games, "/ladder challenge", &[("name", "b")], "name");
    script.says(&cai, games, "/ladder why", &[("player", "alva")]);
    // The buttons are for the rungs that he may challenge, the nearest first.
    let table = script.says(&cai, games, "/ladder show", &[]);
    script.presses(&cai, table.message(), "ladder challenge");
    let told = script.reads("To Bo alone", hall.discord.dm(&bo));
    script.presses(&bo, &told, "ladder defer");
    script.says(&bo, games, "/ladder concede", &[]);
    script.reads("To Cai alone", hall.discord.dm(&cai));
    script.says(&bo, games, "/ladder show", &[]);
    script.says(&bo, games, "/ladder player", &[("player", "cai")]);
    script.says(&bo, games, "/ladder leave", &[]);
    script.says(&alva, games, "/ladder show", &[("month", "2020-01")]);
    expect_file!["golden/ladder.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}
