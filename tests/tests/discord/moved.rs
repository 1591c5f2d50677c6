//! Games that are moved to another place, and what is said when a place is lost.

use tests::discord::{Message, Permission, Place, User};
use tests::mail::until;

use crate::discord::table::{Hall, server};

const BRANDUBH: [(&str, &str); 3] = [("player", "bo"), ("rules", "brandubh"), ("side", "attack")];

/// The public message there with those words, once there is one.
fn told(hall: &Hall, place: Place, words: &str) -> Message {
    until(words, || {
        let mut all = hall.discord.messages(place);
        all.retain(|message| message.ephemeral_for.is_none());
        all.into_iter().find(|message| message.text().contains(words))
    })
}

fn begin(hall: &Hall, (alva, bo): (&User, &User), place: Place, terms: &[(&str, &str)]) {
    let given = [&BRANDUBH, terms].concat();
    let _ = alva.says(place, "/tafl challenge", &given);
    let accepted = bo.says(place, "/tafl accept", &[]);
    assert!(accepted.text().contains("The game begins"), "{}", accepted.text());
    assert!(hall.club.number("SELECT count(*) FROM games") > 0);
}

#[test]
fn players_move_their_public_game_where_they_like() {
    let hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let other = server.channel_with("hall", &Permission::USUAL);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    let cleo = hall.player(games, "cleo", "en-GB");
    begin(&hall, (&alva, &bo), games, &[]);
    told(&hall, games, "Partiet begynner");
    let refused = cleo.says(other, "/tafl here", &[("game", "1")]);
    assert!(refused.text().contains("aren’t one of the players"), "{}", refused.text());
    let moved = bo.says(other, "/tafl here", &[]);
    assert!(moved.ephemeral && moved.text().contains("is shown here"), "{}", moved.text());
    let board = told(&hall, other, "Partiet begynner");
    // It is her turn, but she has been told, and he can't have her called again and again.
    assert!(board.pings.is_empty(), "{board:?}");
    let moved = bo.says(other, "/tafl here", &[]);
    assert!(moved.text().contains("is shown here"), "{}", moved.text());
    let _ = alva.says(other, "/tafl move", &[("move", "d1-c1")]);
    told(&hall, other, "d1-c1");
    let calls = hall.discord.messages(other).into_iter();
    assert_eq!(calls.filter(|message| message.pings == [alva.id()]).count(), 0);
    // And back to themselves.
    let direct = hall.discord.dm(&bo);
    let moved = bo.says(direct, "/tafl here", &[]);
    assert!(moved.text().contains("directly"), "{}", moved.text());
    let _ = bo.says(direct, "/tafl move", &[("move", "d3-a3")]);
    told(&hall, hall.discord.dm(&alva), "d3-a3");
    assert!(!hall.discord.messages(games).iter().any(|one| one.content.contains("d1-c1")));
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn a_private_game_moves_only_where_both_want_it() {
    let hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let other = server.channel_with("hall", &Permission::USUAL);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    begin(&hall, (&alva, &bo), games, &[("terms", "private")]);
    for place in [games, other] {
        let asked = alva.says(place, "/tafl here", &[]);
        assert!(asked.text().contains("is private"), "{}", asked.text());
    }
    told(&hall, hall.discord.dm(&bo), "would like your private game 1");
    // He wants it in another place: now she would have to agree.
    let other_place = bo.says(games, "/tafl here", &[]);
    assert!(other_place.text().contains("is private"), "{}", other_place.text());
    let open = |place| {
        let all = hall.discord.messages(place);
        all.iter().filter(|message| message.ephemeral_for.is_none()).count()
    };
    assert_eq!((open(games), open(other)), (0, 0));
    // A player who wants it between the two of them again takes back what they asked for.
    let back = bo.says(hall.discord.dm(&bo), "/tafl here", &[]);
    assert!(back.text().contains("directly"), "{}", back.text());
    let asked = alva.says(games, "/tafl here", &[]);
    assert!(asked.text().contains("is private"), "{}", asked.text());
    assert_eq!((open(games), open(other)), (0, 0));
    let agreed = bo.says(games, "/tafl here", &[]);
    assert!(agreed.text().contains("is shown here"), "{}", agreed.text());
    told(&hall, games, "Partiet begynner");
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn a_channel_that_vanishes_is_said_once_to_players_and_managers() {
    let hall = Hall::open();
    let (server, talk) = server(&hall.discord);
    server.welcomes_in(talk);
    let boards = server.channel_with("boards", &Permission::USUAL);
    let alva = hall.player(talk, "alva", "en-GB");
    let bo = hall.player(talk, "bo", "en-GB");
    server.rules(&alva);
    let setup = alva.says(talk, "/setup check", &[]).message().clone();
    let _ = alva.selects(&setup, "setup:games", "boards");
    begin(&hall, (&alva, &bo), talk, &[]);
    told(&hall, boards, "Partiet begynner");
    hall.knows_commands(&alva, talk);
    hall.discord.removes(boards);
    let _ = alva.says(talk, "/tafl move", &[("move", "d1-c1")]);
    let directs = [hall.discord.dm(&alva), hall.discord.dm(&bo)];
    for direct in directs {
        let gone = told(&hall, direct, "has been deleted");
        // What they can do about it can be pressed.
        assert!(gone.content.contains("</tafl here:"), "{}", gone.text());
    }
    let hint = told(&hall, talk, "er slettet");
    assert!(!hint.buttons().is_empty(), "{}", hint.text());
    let _ = bo.says(talk, "/tafl move", &[("move", "d3-a3")]);
    told(&hall, directs[0], "d3-a3");
    let said = |place: Place, words: &str| {
        hall.discord.messages(place).iter().filter(|one| one.text().contains(words)).count()
    };
    assert_eq!(directs.map(|direct| said(direct, "has been deleted")), [1, 1]);
    // The host is warned once, not at every move.
    hall.complained(&["cannot be shown where it was agreed on"]);
    // New games are shown where they are arranged.
    let shown = alva.says(talk, "/setup check", &[]);
    assert!(shown.text().contains("where they were arranged"), "{}", shown.text());
    hall.discord.finish();
}

#[test]
fn a_channel_that_is_shut_is_said_once_until_it_opens_again() {
    let hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    begin(&hall, (&alva, &bo), games, &[]);
    told(&hall, games, "Partiet begynner");
    server.forbid(games, Permission::SendMessages);
    let _ = alva.says(games, "/tafl move", &[("move", "d1-c1")]);
    let direct = hall.discord.dm(&bo);
    told(&hall, direct, "I’m not allowed to post");
    let _ = bo.says(games, "/tafl move", &[("move", "d3-a3")]);
    told(&hall, hall.discord.dm(&alva), "d3-a3");
    server.allow(games, Permission::SendMessages);
    let _ = alva.says(games, "/tafl move", &[("move", "d2-a2")]);
    told(&hall, games, "d2-a2");
    let all = hall.discord.messages(direct);
    let said = all.iter().filter(|one| one.text().contains("not allowed to post")).count();
    assert_eq!(said, 1);
    hall.discord.finish();
}

/// A player who has left a server is told of their turns all the same, and isn't called there any
/// more.
#[test]
fn who_has_left_a_server_is_told_directly() {
    let mut hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    begin(&hall, (&alva, &bo), games, &[]);
    hall.all_is_told();
    server.loses(&bo);
    // He was found there a moment ago, which is remembered for a while.
    hall.club.kill();
    hall.club.start();
    hall.discord.awaits_bot();
    let _ = alva.says(games, "/tafl move", &[("move", "d1-c1")]);
    let direct = hall.discord.dm(&bo);
    let told = hall.discord.awaits_message(direct, "Alva played d1-c1");
    assert!(!told.buttons().is_empty(), "{}", told.text());
    let there = hall.discord.messages(games);
    let calls = there.iter().filter(|one| one.pings.contains(&bo.id()));
    assert!(calls.filter(|one| one.text().contains("d1-c1")).count() == 0);
    // Alva is told where the game is shown.
    let _ = bo.says(direct, "/tafl move", &[("move", "d3-a3")]);
    hall.discord.awaits_message(games, "Bo flyttet d3-a3");
    hall.complained(&[]);
    hall.discord.finish();
}
