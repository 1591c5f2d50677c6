//! A ladder in a server: joined, looked at and climbed by commands and buttons, each player in
//! their language; players are notified in private, and their games are public.

use expect_test::expect_file;
use tests::discord::{Message, Permission};
use tests::mail::until;

use crate::discord::script::Script;
use crate::discord::table::{Hall, server};

#[test]
fn a_ladder_is_climbed_by_commands_and_buttons() {
    let hall = Hall::open();
    hall.club.open_ladder("skalk");
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "de");
    let cai = hall.player(games, "cai", "no");
    let people = [(&alva, "alva"), (&bo, "bo"), (&cai, "cai")];
    let mut script = Script::new(&hall.discord, &people);

    let empty = script.says(&alva, games, "/ladder show", &[("rules", "skalk")]);
    script.presses(&alva, empty.message(), "ladder join");
    script.orders(&bo, games, "ladder join skalk");
    script.orders(&cai, games, "ladder join");
    script.orders(&bo, games, "ladder rules");
    script.completes(&cai, games, "/ladder challenge", &[("name", "b")], "name");
    script.orders(&cai, games, "ladder why alva");
    // The buttons are for the places that he can challenge, the nearest first.
    let table = script.says(&cai, games, "/ladder show", &[]);
    script.presses(&cai, table.message(), "ladder challenge");
    let told = script.reads("To Bo alone", hall.discord.dm(&bo));
    script.presses(&bo, &told, "ladder defer");
    script.orders(&bo, games, "ladder concede");
    script.reads("To Cai alone", hall.discord.dm(&cai));
    script.says(&bo, games, "/ladder show", &[]);
    script.orders(&bo, games, "ladder player cai");
    // What is rare stands below the table.
    let table = script.says(&bo, games, "/ladder show", &[]);
    script.selects(&bo, table.message(), "choose:more", "Die Leiter verlassen");
    script.says(&alva, games, "/ladder show", &[("month", "2020-01")]);
    expect_file!["golden/ladder.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn a_ladder_keeps_itself_up_to_date_in_a_pinned_message() {
    let hall = Hall::open();
    hall.club.open_ladder("skalk");
    hall.club.open_ladder("brandubh");
    let (server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "de");
    let mut script = Script::new(&hall.discord, &[(&alva, "alva"), (&bo, "bo")]);
    let shown = |board: &Message| {
        let there = hall.discord.messages(games);
        there.into_iter().find(|message| message.id == board.id).expect("the message")
    };
    let pauses_are_over = || hall.club.change("UPDATE ladder_boards SET due_at = due_at - 60");
    let shown_and_noted = || {
        let due = "SELECT count(*) FROM ladder_boards WHERE due_at IS NOT NULL";
        until("what is shown to be noted", || (hall.club.number(due) == 0).then_some(()));
    };
    script.orders(&alva, games, "ladder join skalk");
    // Without the right to manage the server, nobody changes anything there.
    server.opens_commands();
    script.says(&bo, games, "/setup ladder", &[("rules", "skalk")]);
    server.rules(&alva);
    script.says(&alva, games, "/setup ladder", &[("rules", "skalk")]);
    let board = script.reads("In the channel", games);
    until("the message to be pinned", || shown(&board).pinned.then_some(()));
    shown_and_noted();
    // A press there is answered to the person who presses.
    script.presses(&bo, &board, "ladder join");
    script.presses(&bo, &board, "ladder skalk");
    pauses_are_over();
    until("the message to be edited", || shown(&board).text().contains("Bo").then_some(()));
    shown_and_noted();
    script.says(&bo, games, "/ladder challenge", &[("name", "Alva")]);
    // The message that the club knows is gone: it finds the one that is there.
    hall.club.change("UPDATE ladder_boards SET message = '17', due_at = due_at - 60");
    until("the match to be shown", || {
        (shown(&board).text().lines().filter(|line| line.contains("match")).count() == 2)
            .then_some(())
    });
    let ladders = hall.discord.messages(games);
    let ladders = ladders.iter().filter(|message| message.pinned).count();
    assert_eq!(ladders, 1);
    script.says(&alva, games, "/setup ladder", &[("rules", "skalk"), ("off", "true")]);
    assert_eq!(hall.club.number("SELECT count(*) FROM ladder_boards"), 0);
    expect_file!["golden/ladder-board.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn a_ladder_is_shown_in_a_channel_as_far_as_its_rights_go() {
    let hall = Hall::open();
    hall.club.open_ladder("skalk");
    hall.club.open_ladder("brandubh");
    let (server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let mut script = Script::new(&hall.discord, &[(&alva, "alva")]);
    script.orders(&alva, games, "ladder join skalk");
    server.opens_commands();
    server.rules(&alva);
    // Without the right to pin it, the message still exists.
    let hall_two = server.channel_with("hall", &Permission::USUAL);
    server.forbid(hall_two, Permission::PinMessages);
    script.says(&alva, hall_two, "/setup ladder", &[("rules", "skalk")]);
    script.reads("In the hall", hall_two);
    // Where nothing can be posted, nothing is promised.
    server.forbid(hall_two, Permission::SendMessages);
    script.says(&alva, hall_two, "/setup ladder", &[("rules", "brandubh")]);
    assert_eq!(hall.club.number("SELECT count(*) FROM ladder_boards"), 1);
    for permission in Permission::USUAL {
        server.allow(hall_two, permission);
    }
    // On a ladder where nobody is, nobody can be challenged.
    script.says(&alva, hall_two, "/setup ladder", &[("rules", "brandubh")]);
    script.reads("In the hall", hall_two);
    expect_file!["golden/ladder-board-rights.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}

/// Which side has the advantage is said when enough games have shown it.
#[test]
fn a_few_games_show_no_advantage() {
    let hall = Hall::open();
    hall.club.open_ladder("skalk");
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let _ = alva.orders(games, "ladder join skalk");
    for (played, is_said) in [(19, false), (20, true)] {
        hall.club.change("DELETE FROM side_biases");
        let values = format!("('skalk', 12.0, 0.001, {played})");
        hall.club.change(&format!("INSERT INTO side_biases VALUES {values}"));
        let shown = alva.says(games, "/ladder show", &[]);
        assert_eq!(shown.text().contains("have the advantage"), is_said, "{}", shown.text());
    }
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn one_of_several_ladders_is_chosen() {
    let hall = Hall::open();
    hall.club.open_ladder("skalk");
    hall.club.open_ladder("brandubh");
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    for ladder in ["skalk", "brandubh"] {
        let joined = alva.orders(games, &format!("ladder join {ladder}"));
        assert!(joined.text().contains("You joined"), "{}", joined.text());
    }
    let which = alva.says(games, "/ladder show", &[]);
    assert!(which.text().contains("Which one do you mean?"), "{}", which.text());
    let shown = alva.selects(which.message(), "Choose a ladder", "Nefatavl (Skalk)");
    assert!(shown.text().contains("The Nefatavl (Skalk) ladder"), "{}", shown.text());
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn many_rivals_are_a_list_and_one_can_be_picked_as_a_person() {
    let hall = Hall::open();
    hall.club.open_ladder("skalk");
    let (_server, games) = server(&hall.discord);
    let names = ["alva", "bo", "cai", "dua", "eli", "finn"];
    let all = names.map(|name| hall.player(games, name, "en-GB"));
    for player in &all {
        let joined = player.orders(games, "ladder join skalk");
        assert!(joined.text().contains("You joined"), "{}", joined.text());
    }
    let [.., eli, finn] = &all;
    // As many as stand beside each other are buttons, and more are a list.
    let table = finn.says(games, "/ladder show", &[]);
    let challenges = |message: &Message| {
        let buttons = message.buttons().into_iter().filter_map(|button| button.custom_id);
        buttons.filter(|id| id.starts_with("say:ladder challenge")).count()
    };
    let [rivals, ..] = &table.message().selects()[..] else { panic!("{}", table.text()) };
    let offered: Vec<&str> = rivals.options.iter().map(|one| one.label.as_str()).collect();
    assert!(offered.len() > 3, "{}", table.text());
    assert!(offered.iter().any(|label| label.contains("Eli")), "{offered:?}");
    assert_eq!(challenges(table.message()), 0, "{}", table.text());
    let challenged = finn.selects(table.message(), &rivals.custom_id, offered[0]);
    assert!(challenged.text().contains("games 1 and 2"), "{}", challenged.text());
    // A person who was picked is the same as a name.
    let challenged = eli.says(games, "/ladder challenge", &[("player", "dua")]);
    assert!(challenged.text().contains("Dua"), "{}", challenged.text());
    assert_eq!(hall.club.number("SELECT count(*) FROM games"), 4);
    hall.complained(&[]);
    hall.discord.finish();
}
