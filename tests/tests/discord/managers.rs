//! A manager's first five minutes: adding the bot, setting it up, and finding out what is wrong.

use expect_test::expect_file;
use tests::discord::{Message, Permission, Place};
use tests::mail::until;

use crate::discord::script::Script;
use crate::discord::table::Hall;

/// The public messages there.
fn open(hall: &Hall, place: Place) -> Vec<Message> {
    let mut all = hall.discord.messages(place);
    all.retain(|message| message.ephemeral_for.is_none());
    all
}

#[test]
fn a_manager_sets_a_server_up_in_five_minutes() {
    for (locale, file) in [("en-GB", "golden/setup.txt"), ("de", "golden/setup-de.txt")] {
        let hall = Hall::open();
        let server = hall.discord.server_without_bot("Vikings", locale);
        let talk = server.channel_with("talk", &Permission::USUAL);
        // Nothing is allowed there yet.
        let boards = server.channel("boards");
        server.welcomes_in(talk);
        let gro = hall.discord.user("gro", locale);
        let mut script = Script::new(&hall.discord, &[(&gro, "gro")]);
        server.rules(&gro);
        server.invites_bot();
        let hint = script.reads("In the channel where Discord welcomes people", talk);
        assert!(hint.pings.is_empty(), "{}", hint.text());
        let setup = script.presses(&gro, &hint, "setup:show");
        let setup = setup.message().clone();
        // She isn't a player, and needn't be one.
        assert_eq!(hall.club.number("SELECT count(*) FROM players"), 0);
        script.selects(&gro, &setup, "setup:games", "boards");
        assert!(open(&hall, boards).is_empty());
        for permission in Permission::USUAL {
            server.allow(boards, permission);
        }
        script.presses(&gro, &setup, "setup:show");
        script.selects(&gro, &setup, "setup:games", "boards");
        script.reads("In the channel for games", boards);
        script.presses(&gro, &setup, "setup:no-threads");
        script.presses(&gro, &setup, "setup:threads");
        let other = if locale == "de" { "nb" } else { "de" };
        script.selects(&gro, &setup, "setup:language", other);
        script.presses(&gro, &setup, "setup:anywhere");
        expect_file![file].assert_eq(script.text());
        hall.complained(&[]);
        hall.discord.finish();
    }
}

#[test]
fn only_those_who_manage_a_server_set_it_up() {
    let hall = Hall::open();
    let server = hall.discord.server_without_bot("Vikings", "en-GB");
    let talk = server.channel_with("talk", &Permission::USUAL);
    server.welcomes_in(talk);
    server.invites_bot();
    let hint = until("the hint", || open(&hall, talk).pop());
    let bo = hall.player(talk, "bo", "en-GB");
    // The button is for everybody to see, and refused.
    let refused = bo.presses(&hint, "setup:show");
    assert!(refused.ephemeral && refused.text().contains("Manage Server"), "{}", refused.text());
    assert!(refused.message().selects().is_empty());
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn the_hint_comes_once_and_only_where_it_may() {
    let mut hall = Hall::open();
    let server = hall.discord.server_without_bot("Vikings", "en-GB");
    let talk = server.channel_with("talk", &Permission::USUAL);
    server.welcomes_in(talk);
    let closed = hall.discord.server_without_bot("Closed", "en-GB");
    closed.welcomes_in(closed.channel("talk"));
    let silent = hall.discord.server_without_bot("Silent", "en-GB");
    for server in [&server, &closed, &silent] {
        server.invites_bot();
    }
    until("the hint", || open(&hall, talk).pop());
    let due = "SELECT count(*) FROM server_hints WHERE due = 1";
    until("the others to be given up", || (hall.club.number(due) == 0).then_some(()));
    // Discord tells of every server whenever the bot comes back.
    hall.club.stop();
    hall.club.start();
    hall.discord.awaits_bot();
    let said = "SELECT count(*) FROM server_hints";
    assert_eq!(hall.club.number(said), 3);
    assert_eq!(open(&hall, talk).len(), 1);
    assert!(open(&hall, closed.channel("talk")).is_empty());
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn the_doctor_looks_at_the_channel_for_games_too() {
    let hall = Hall::open();
    let server = hall.discord.server("Vikings", "en-GB");
    let talk = server.channel_with("talk", &Permission::USUAL);
    let boards = server.channel_with("boards", &Permission::USUAL);
    let gro = hall.player(talk, "gro", "en-GB");
    server.rules(&gro);
    let setup = gro.says(talk, "/setup check", &[]).message().clone();
    // Somebody who chooses the same channel again sees that it works, and the bot says hello once.
    for said in [true, false] {
        let set = gro.selects(&setup, "setup:games", "boards");
        assert_eq!(set.text().contains("first message in"), said, "{}", set.text());
    }
    assert_eq!(open(&hall, boards).len(), 1);
    let mut script = Script::new(&hall.discord, &[(&gro, "gro")]);
    script.says(&gro, talk, "/setup check", &[]);
    server.forbid(boards, Permission::PinMessages);
    server.forbid(boards, Permission::CreatePublicThreads);
    script.says(&gro, talk, "/setup check", &[]);
    server.forbid(boards, Permission::ViewChannel);
    script.says(&gro, talk, "/setup check", &[]);
    hall.discord.removes(boards);
    script.says(&gro, talk, "/setup check", &[]);
    script.says(&gro, talk, "/setup check", &[]);
    expect_file!["golden/doctor-elsewhere.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}
