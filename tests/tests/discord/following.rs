//! Following in Discord, and the evening edition of a server: one post with a picture, which mentions
//! nobody.

use chrono::{TimeDelta, Utc};
use expect_test::expect_file;
use tests::command::say;
use tests::discord::Place;
use tests::mail::until;

use crate::discord::script::Script;
use crate::discord::table::{Hall, server};

/// Lets the time pass until the evening.
const EVENING: &str = "UPDATE editions SET due_at = unixepoch() - 1";

/// How many editions are due.
const DUE: &str = "SELECT count(*) FROM editions WHERE due_at <= unixepoch()";

fn evening(hall: &Hall) {
    hall.all_is_told();
    // An edition tells what happened before the second in which it is put together.
    std::thread::sleep(std::time::Duration::from_millis(1100));
    hall.club.change(EVENING);
    until("the evening edition", || (hall.club.number(DUE) == 0).then_some(()));
    hall.all_is_told();
}

/// The editions that were posted there.
fn editions(hall: &Hall, place: Place) -> Vec<tests::discord::Message> {
    let mut all = hall.discord.messages(place);
    all.retain(|message| message.text().contains("Kveldsutgave fra"));
    all
}

#[test]
fn a_server_has_an_evening_edition() {
    let hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    let gro = hall.discord.user("gro", "en-GB");
    server.rules(&gro);
    let setup = gro.says(games, "/setup check", &[]).message().clone();
    let nowhere = gro.presses(&gro.now(&setup), "setup:evening").text();
    assert!(nowhere.contains("choose that channel first"), "{nowhere}");
    let _ = gro.selects(&gro.now(&setup), "setup:games", "games");
    let on = gro.presses(&gro.now(&setup), "setup:evening").text();
    assert!(on.contains("an edition of what happened that day is posted there"), "{on}");
    // Nothing has happened.
    evening(&hall);
    assert!(editions(&hall, games).is_empty());
    let _ = alva.orders(games, "challenge bo brandubh attack");
    let _ = bo.orders(games, "accept 1");
    let _ = alva.orders(games, "1: d1-c1");
    let _ = alva.orders(games, "seek tablut");
    evening(&hall);
    let posted = editions(&hall, games);
    let [edition] = &posted[..] else { panic!("one edition, not {}", posted.len()) };
    assert!(edition.pings.is_empty() && !edition.content.contains("<@"), "{}", edition.text());
    let mut script = Script::new(&hall.discord, &[(&alva, "alva"), (&bo, "bo")]);
    script.shows("In the channel", edition);
    expect_file!["golden/edition.txt"].assert_eq(script.text());
    // Without the channel, there is none.
    let anywhere = gro.presses(&gro.now(&setup), "setup:anywhere").text();
    assert!(!anywhere.contains("an edition"), "{anywhere}");
    assert_eq!(hall.club.number("SELECT count(*) FROM editions"), 0);
    hall.complained(&[]);
}

/// Bo reads once a day, by email, and is a member of the server: after its edition, Alva's move has
/// been seen. Without an edition it hasn't.
#[test]
fn an_edition_shows_members_their_own_games() {
    for has_edition in [true, false] {
        let hall = Hall::open();
        let (server, games) = server(&hall.discord);
        let alva = hall.player(games, "alva", "en-GB");
        let bo = hall.player(games, "bo", "en-GB");
        let gro = hall.discord.user("gro", "en-GB");
        server.rules(&gro);
        // The game is arranged in private, and shown nowhere.
        let _ = alva.orders(hall.discord.dm(&alva), "challenge bo brandubh attack");
        let _ = bo.orders(hall.discord.dm(&bo), "accept 1");
        let _ = bo.says(hall.discord.dm(&bo), "/club settings", &[("digest", "daily")]);
        if has_edition {
            let setup = gro.says(games, "/setup check", &[]).message().clone();
            let _ = gro.selects(&gro.now(&setup), "setup:games", "games");
            let _ = gro.presses(&gro.now(&setup), "setup:evening");
        }
        let _ = alva.orders(hall.discord.dm(&alva), "1: d1-c1");
        if has_edition {
            hall.club.change(EVENING);
            std::thread::sleep(std::time::Duration::from_millis(1100));
            hall.club.change(EVENING);
            until("the edition", || (!editions(&hall, games).is_empty()).then_some(()));
        }
        let back = alva.orders(hall.discord.dm(&alva), "1: withdraw").text();
        assert_eq!(back.contains("has been undone"), !has_edition, "{back}");
    }
}

/// Somebody who looks on follows a game by a button, and a ruleset where nobody looks for an opponent.
#[test]
fn following_is_pressed() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let [alva, bo, cleo] = ["alva", "bo", "cleo"].map(|name| hall.player(games, name, "en-GB"));
    let _ = alva.orders(games, "challenge bo brandubh attack");
    let _ = bo.orders(games, "accept 1");
    let mut script = Script::new(&hall.discord, &[(&alva, "alva"), (&bo, "bo"), (&cleo, "cleo")]);
    let watched = script.orders(&cleo, games, "watch 1");
    let followed = script.presses(&cleo, watched.message(), "Follow");
    let _ = script.presses(&cleo, followed.message(), "Tell me how it ends");
    script.orders(&cleo, games, "player alva");
    script.orders(&cleo, games, "seeks tablut");
    expect_file!["golden/following.txt"].assert_eq(script.text());
    assert_eq!(hall.club.number("SELECT count(*) FROM follows WHERE tells_end = 1"), 1);
    hall.complained(&[]);
}

/// A ladder or a tournament that is opened is no reason for a direct message, except for those who
/// follow the ruleset or the club; others read of it in an edition.
#[test]
fn only_followers_are_told_directly_what_is_opened() {
    let hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let gro = hall.discord.user("gro", "en-GB");
    server.rules(&gro);
    let setup = gro.says(games, "/setup check", &[]).message().clone();
    let _ = gro.selects(&gro.now(&setup), "setup:games", "games");
    let _ = gro.presses(&gro.now(&setup), "setup:evening");
    let names = ["alva", "bo", "cyra", "dag"];
    let [alva, bo, cyra, dag] = names.map(|name| hall.player(games, name, "en-GB"));
    let _ = alva.orders(games, "follow skalk");
    let _ = bo.orders(games, "follow club");
    let _ = cyra.orders(games, "follow dag");
    hall.club.open_ladder("skalk");
    let starts = (Utc::now() + TimeDelta::days(30)).format("%Y-%m-%d").to_string();
    let folder = hall.club.file();
    let folder = folder.parent().expect("the club's folder");
    say(folder, &["host", "tournament", "open", "Winter cup", "skalk", &starts]);
    let texts = |user| {
        let all = hall.discord.dm_messages(user);
        all.iter().map(tests::discord::Message::text).collect::<Vec<_>>().join("\n")
    };
    for user in [&alva, &bo] {
        for of in ["You can join it now", "Winter cup"] {
            until(of, || texts(user).contains(of).then_some(()));
        }
    }
    hall.all_is_told();
    for user in [&cyra, &dag] {
        assert_eq!(texts(user), "");
    }
    evening(&hall);
    let posted = editions(&hall, games);
    let [edition] = &posted[..] else { panic!("one edition, not {}", posted.len()) };
    for text in [edition.text(), texts(&cyra)] {
        assert!(text.contains("Winter cup") && text.contains("Skalk"), "{text}");
    }
    // Bo has been told of it.
    let told = texts(&bo);
    assert_eq!(told.matches("Winter cup").count(), 1, "{told}");
    assert_eq!(texts(&dag), "");
    hall.complained(&[]);
    hall.discord.finish();
}
