//! The house is challenged in a server like anybody else, and its games are shown there.

use expect_test::expect_file;
use tests::mail::until;

use crate::discord::script::Script;
use crate::discord::table::{Hall, server_with_threads};

#[test]
fn the_house_is_found_challenged_and_played_in_a_server() {
    let hall = Hall::open();
    let (_server, games) = server_with_threads(&hall.discord);
    let alva = hall.player(games, "alva", "de");
    let mut script = Script::new(&hall.discord, &[(&alva, "alva")]);
    let offered = script.completes(&alva, games, "/tafl challenge", &[("name", "hau")], "name");
    assert_eq!(offered.len(), 5);
    let _ = script.completes(
        &alva,
        games,
        "/tafl challenge",
        &[("name", "haus 1"), ("terms", "lang")],
        "terms",
    );
    let given = [("name", "house-1"), ("rules", "brandubh"), ("side", "defend")];
    script.says(&alva, games, "/tafl challenge", &given);
    let thread =
        until("a thread", || hall.discord.threads(games).first().map(|(place, ..)| *place));
    until("the house to move", || {
        let moved = hall.club.plies(1).len() == 1;
        moved.then_some(())
    });
    script.orders(&alva, thread, "hint");
    script.orders(&alva, thread, "warum");
    expect_file!["golden/house.txt"].assert_eq(script.text());
    hall.all_is_told();
    hall.complained(&[]);
    hall.discord.finish();
}
