//! A player's games in a list: those that wait for them first, with the way to each board.

use expect_test::expect_file;
use tests::discord::{Message, Permission, Place};
use tests::mail::until;

use crate::discord::decided::begin;
use crate::discord::script::Script;
use crate::discord::table::{Hall, server};

#[test]
fn a_list_of_games_leads_to_their_boards() {
    let hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let tavern = server.channel_with("tavern", &Permission::USUAL);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "de");
    let cleo = hall.player(games, "cleo", "en-GB");
    let people = [(&alva, "alva"), (&bo, "bo"), (&cleo, "cleo")];
    let mut script = Script::new(&hall.discord, &people);
    let none = script.says(&alva, games, "/tafl games", &[]);
    assert!(none.message().selects().is_empty());
    begin((&alva, &bo), "1", games, "public");
    begin((&alva, &cleo), "2", tavern, "public");
    begin((&alva, &bo), "3", games, "private");
    let _ = alva.says(games, "/tafl move", &[("move", "d1-c1")]);
    // The address of the last post of a game in a channel, once it is stored.
    let link = |place: Place, words: &str| {
        let post = hall.discord.wait_for("the board", |world| {
            let open = |one: &Message| one.ephemeral_for.is_none() && one.text().contains(words);
            world.messages(place).into_iter().find(open)
        });
        let stored =
            format!("SELECT count(*) FROM posts WHERE message = '{}' AND game > 0", post.id);
        until("the post to be stored", || (hall.club.number(&stored) == 1).then_some(()));
        let stored =
            format!("SELECT CAST(channel AS INTEGER) FROM posts WHERE message = '{}'", post.id);
        let channel = hall.club.number(&stored);
        format!("https://discord.com/channels/{}/{channel}/{}", server.id(), post.id)
    };
    let first = link(games, "d1-c1");
    let second = link(tavern, "Parti 2");
    // Alva has been told of the third alone, so that her clock runs.
    let told = "SELECT count(*) FROM posts WHERE message IS NOT NULL AND game = 3";
    until("her to be told", || (hall.club.number(told) == 1).then_some(()));

    let listed = script.says(&alva, games, "/tafl games", &[]);
    let lines: Vec<String> = listed.message().content.lines().map(str::to_owned).collect();
    let of = |number: &str| lines.iter().position(|line| line.starts_with(number));
    // The first game waits for Bo now.
    assert!(of("2:") < of("1:") && of("3:") < of("1:"), "{lines:?}");
    let line = |number: &str| &lines[of(number).expect("a line")];
    assert!(line("1:").ends_with(&first), "{lines:?} {first}");
    assert!(line("2:").ends_with(&second), "{lines:?} {second}");
    assert!(!line("3:").contains("https:"), "a private game is shown to nobody: {lines:?}");

    let board = script.selects(&alva, listed.message(), "board", "2");
    assert!(board.message().content.contains("Game 2"), "{}", board.text());
    assert!(board.ephemeral && board.message().id != listed.message().id);
    let again = script.selects(&alva, listed.message(), "board", "1");
    assert!(again.message().content.contains("Game 1"), "{}", again.text());
    script.says(&bo, games, "/tafl games", &[]);
    // The links lead there from everywhere.
    let cleo = cleo.says(hall.discord.dm(&cleo), "/tafl games", &[]).text();
    assert!(cleo.contains(&second), "{cleo}");
    expect_file!["golden/listed.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}
