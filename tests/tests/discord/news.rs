//! News of ladders and tournaments, in the servers that want it: an evening with a tournament, a
//! ladder, and what isn't posted.

use chrono::{TimeDelta, Utc};
use expect_test::expect_file;
use tests::command::say;
use tests::discord::{Fault, Message, Permission, Place, Server, User};
use tests::mail::until;

use crate::discord::script::Script;
use crate::discord::table::{Hall, KILLED_POSTING};

/// How many notices have an unknown fate.
const WAITING: &str = "SELECT count(*) FROM outbox WHERE due_at IS NOT NULL";

/// A server that posts news in its channel for games.
pub fn server_with_news(hall: &Hall, name: &str, locale: &str) -> (Server, Place) {
    let server = hall.discord.server(name, locale);
    let called = format!("games-of-{}", name.to_lowercase());
    let games = server.channel_with(&called, &Permission::USUAL);
    let gro = hall.discord.user("gro", locale);
    server.rules(&gro);
    let setup = gro.says(games, "/setup check", &[]).message().clone();
    let _ = gro.selects(&setup, "setup:games", &called);
    let _ = gro.presses(&gro.now(&setup), "setup:news");
    (server, games)
}

/// The public messages there.
pub fn open(hall: &Hall, place: Place) -> Vec<Message> {
    let mut all = hall.discord.messages(place);
    all.retain(|message| message.ephemeral_for.is_none());
    all
}

/// The organisers open a tournament that begins in a month.
fn opens_cup(hall: &Hall) {
    let starts = (Utc::now() + TimeDelta::days(30)).format("%Y-%m-%d").to_string();
    let opened = host(hall, &["open", "Winter cup", "skalk", &starts]);
    assert!(opened.contains("is open for entries"), "{opened}");
}

fn host(hall: &Hall, words: &[&str]) -> String {
    let folder = hall.club.file();
    let folder = folder.parent().expect("the club's folder");
    say(folder, &[&["host", "tournament"], words].concat())
}

/// Nothing waits to be posted.
pub fn all_is_posted(hall: &Hall) {
    until("all to be posted", || (hall.club.number(WAITING) == 0).then_some(()));
}

fn resigns(user: &User, place: Place, game: u32) {
    let said = user.orders(place, &format!("{game}: resign yes"));
    assert!(said.ephemeral, "{}", said.text());
}

#[test]
fn a_manager_switches_news_on_where_games_are_shown() {
    let hall = Hall::open();
    let server = hall.discord.server("Vikings", "en-GB");
    let games = server.channel_with("games", &Permission::USUAL);
    let gro = hall.discord.user("gro", "en-GB");
    server.rules(&gro);
    let setup = gro.says(games, "/setup check", &[]).message().clone();
    let press = |which: &str| gro.presses(&gro.now(&setup), which).text();
    let nowhere = press("setup:news");
    assert!(nowhere.contains("choose that channel first"), "{nowhere}");
    assert!(nowhere.contains("No news"), "{nowhere}");
    let _ = gro.selects(&gro.now(&setup), "setup:games", "games");
    let on = press("setup:news");
    assert!(on.contains("is posted there too"), "{on}");
    let off = press("setup:no-news");
    assert!(off.contains("No news of ladders"), "{off}");
    let _ = press("setup:news");
    // Without the channel, there is none.
    let anywhere = press("setup:anywhere");
    assert!(anywhere.contains("No news of ladders"), "{anywhere}");
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn a_ladder_is_news_where_its_players_are() {
    let hall = Hall::open();
    hall.club.open_ladder("skalk");
    let (_server, games) = server_with_news(&hall, "Vikings", "en-GB");
    let (_other, elsewhere) = server_with_news(&hall, "Saxons", "de");
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "de");
    let hello = open(&hall, games).len();
    let mut script = Script::new(&hall.discord, &[(&alva, "alva"), (&bo, "bo")]);
    (0..hello).for_each(|_| drop(script.reads("In the channel", games)));
    for user in [&alva, &bo] {
        script.orders(user, games, "ladder join skalk");
        script.reads("In the channel", games);
    }
    script.orders(&bo, games, "ladder challenge alva");
    let challenged = script.reads("In the channel", games);
    assert!(challenged.pings.is_empty(), "{}", challenged.text());
    script.reads("In the channel", games);
    // Anybody can look from there.
    script.presses(&alva, &challenged, "ladder skalk");
    for game in [1, 2] {
        script.orders(&alva, games, &format!("{game}: resign yes"));
        script.reads("In the channel", games);
    }
    let result = script.reads("In the channel", games);
    assert!(result.pings.is_empty(), "{}", result.text());
    script.orders(&alva, games, "ladder leave skalk");
    script.reads("In the channel", games);
    script.is_quiet(games);
    expect_file!["golden/news.txt"].assert_eq(script.text());
    // In the other server nobody is known who plays there.
    assert_eq!(open(&hall, elsewhere).len(), 1);
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn a_tournament_evening() {
    for (locale, file) in [("en-GB", "golden/evening.txt"), ("de", "golden/evening-de.txt")] {
        let hall = Hall::open();
        let (_server, games) = server_with_news(&hall, "Vikings", locale);
        let people = ["alva", "bo", "cai"].map(|name| hall.player(games, name, locale));
        let [alva, bo, cai] = &people;
        let (eli, nora) = (hall.discord.user("eli", locale), hall.discord.user("nora", locale));
        let named = [(alva, "alva"), (bo, "bo"), (cai, "cai"), (&eli, "eli"), (&nora, "nora")];
        let mut script = Script::new(&hall.discord, &named);
        script.reads("In the channel", games);
        opens_cup(&hall);
        let cup = script.reads("In the channel", games);
        assert!(cup.pings.is_empty(), "{}", cup.text());
        script.presses(alva, &cup, "tournament join 1");
        for user in [bo, cai] {
            let _ = user.presses(&cup, "tournament join 1");
        }
        // Somebody who isn't a player becomes one by that.
        let stranger = script.presses(&eli, &cup, "tournament join 1");
        script.presses(&eli, stranger.message(), "say:join");
        let _ = host(&hall, &["start", "1"]);
        let began = script.reads("In the channel", games);
        assert!(began.pings.is_empty(), "{}", began.text());
        for _ in 0..6 {
            script.reads("In the channel", games);
        }
        all_is_posted(&hall);
        let closed = until("nobody to be asked to enter", || {
            Some(nora.now(&cup)).filter(|message| message.buttons().is_empty())
        });
        script.shows("What was posted first", &closed);
        let threads = hall.discord.threads(games);
        let titles: Vec<&str> = threads.iter().map(|(_, title, ..)| title.as_str()).collect();
        script.notes("The threads", &titles.join("\n"));
        let (first, ..) = threads.first().expect("a thread").clone();
        script.reads("In the first thread", first);
        script.reads("In the first thread", first);
        // She only looks on.
        script.presses(&nora, &began, "tournament 1");
        let losers = [(bo, 1..=2), (cai, 3..=4), (&eli, 5..=6), (cai, 7..=8), (&eli, 9..=12)];
        for (loser, lost) in losers {
            for game in lost {
                resigns(loser, games, game);
                script.reads("In the channel", games);
                if game == 2 {
                    script.presses(&nora, &began, "tournament 1");
                }
            }
        }
        let over = script.reads("In the channel", games);
        assert!(over.pings.is_empty(), "{}", over.text());
        script.presses(&nora, &over, "tournament 1");
        script.is_quiet(games);
        expect_file![file].assert_eq(script.text());
        hall.complained(&[]);
        hall.discord.finish();
    }
}

#[test]
fn a_player_who_wants_no_news_gets_none() {
    let hall = Hall::open();
    hall.club.open_ladder("skalk");
    let server = hall.discord.server("Vikings", "en-GB");
    let games = server.channel_with("games", &Permission::USUAL);
    let gro = hall.discord.user("gro", "en-GB");
    server.rules(&gro);
    let setup = gro.says(games, "/setup check", &[]).message().clone();
    let _ = gro.selects(&setup, "setup:games", "games");
    let people = ["alva", "bo", "cai", "eli"].map(|name| hall.player(games, name, "en-GB"));
    let hello = open(&hall, games).len();
    let _ = people[0].orders(games, "ladder join skalk");
    opens_cup(&hall);
    for user in &people {
        let _ = user.orders(games, "tournament join 1");
    }
    let _ = host(&hall, &["start", "1"]);
    all_is_posted(&hall);
    // The games are in direct messages, as before.
    assert_eq!(hall.club.number("SELECT count(*) FROM games"), 12);
    assert_eq!(open(&hall, games).len(), hello);
    assert_eq!(hall.club.number("SELECT count(*) FROM game_venues"), 0);
    hall.complained(&[]);
    hall.discord.finish();
}

/// Whether the bot is killed before Discord has the post, or when it has it and the club doesn't
/// know, it is there once.
#[test]
fn news_is_posted_once() {
    for (fault, forgets) in KILLED_POSTING {
        let mut hall = Hall::open();
        hall.club.open_ladder("skalk");
        let (_server, games) = server_with_news(&hall, "Vikings", "en-GB");
        let alva = hall.player(games, "alva", "en-GB");
        let hello = open(&hall, games).len();
        let before = hall.fails_next_post("/channels/", fault);
        let _ = alva.orders(games, "ladder join skalk");
        hall.is_killed_posting("/channels/", before, forgets);
        all_is_posted(&hall);
        let there = open(&hall, games);
        assert_eq!(there.len(), hello + 1, "{}", there.last().expect("a message").text());
        hall.discord.finish();
    }
}

#[test]
fn news_for_a_channel_that_is_closed_or_gone_is_given_up() {
    let hall = Hall::open();
    hall.club.open_ladder("skalk");
    let (server, games) = server_with_news(&hall, "Vikings", "en-GB");
    let talk = server.channel_with("talk", &Permission::USUAL);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    let hello = open(&hall, games).len();
    server.forbid(games, Permission::SendMessages);
    let _ = alva.orders(games, "ladder join skalk");
    all_is_posted(&hall);
    server.allow(games, Permission::SendMessages);
    assert_eq!(open(&hall, games).len(), hello);
    let direct = hall.discord.dm(&alva);
    assert!(open(&hall, direct).is_empty());
    // The hint that the bot has come can be said nowhere.
    let due = "SELECT count(*) FROM server_hints WHERE due = 1";
    until("it to be given up", || (hall.club.number(due) == 0).then_some(()));
    server.welcomes_in(talk);
    hall.discord.removes(games);
    let _ = bo.orders(talk, "ladder join skalk");
    all_is_posted(&hall);
    // Those who manage the server are told, and nothing is tried there again.
    let hint = until("the hint", || open(&hall, talk).pop());
    assert!(hint.text().contains("has been deleted"), "{}", hint.text());
    assert_eq!(hall.club.number("SELECT count(*) FROM servers WHERE games IS NOT NULL"), 0);
    let _ = bo.orders(talk, "ladder leave skalk");
    all_is_posted(&hall);
    assert_eq!(open(&hall, talk).len(), 1);
    hall.complained(&["news cannot be posted", "news cannot be posted"]);
    hall.discord.finish();
}

#[test]
fn what_has_one_cause_is_one_post_and_nothing_is_said_of_the_erased() {
    let mut hall = Hall::open();
    hall.club.open_ladder("skalk");
    let (_server, games) = server_with_news(&hall, "Vikings", "en-GB");
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    for user in [&alva, &bo] {
        let _ = user.orders(games, "ladder join skalk");
    }
    let _ = bo.orders(games, "ladder challenge alva");
    all_is_posted(&hall);
    // Bo leaves as soon as the match is over.
    let _ = bo.orders(games, "ladder leave skalk");
    let last = || open(&hall, games).pop().expect("a message").text();
    resigns(&bo, games, 1);
    resigns(&bo, games, 2);
    let told = until("the result", || Some(last()).filter(|text| text.contains("left the")));
    assert!(told.contains("Bo lost the match"), "{told}");
    all_is_posted(&hall);
    let before = open(&hall, games).len();
    // What is still to be posted when somebody is erased is forgotten with them.
    hall.discord.faults().always("POST", "/channels/", Fault::Broken(500));
    let _ = bo.orders(games, "ladder join skalk");
    let direct = hall.discord.dm(&bo);
    let asked = bo.orders(direct, "erase");
    let open_box = bo.presses(asked.message(), "erase:").modal().clone();
    let _ = bo.submits(&open_box, &[("text", "Bo")]);
    assert_eq!(hall.club.number("SELECT count(*) FROM players WHERE erased_at IS NOT NULL"), 1);
    hall.discord.faults().clear();
    hall.club.kill();
    hall.club.start();
    hall.discord.awaits_bot();
    all_is_posted(&hall);
    assert_eq!(open(&hall, games).len(), before);
    hall.discord.finish();
}

/// Where files are not allowed, the result comes without the picture.
#[test]
fn a_result_needs_no_picture() {
    let hall = Hall::open();
    let (server, games) = server_with_news(&hall, "Vikings", "en-GB");
    let people = ["alva", "bo", "cai", "eli"].map(|name| hall.player(games, name, "en-GB"));
    opens_cup(&hall);
    for user in &people {
        let _ = user.orders(games, "tournament join 1");
    }
    let cup = until("the invitation", || {
        let mut there = open(&hall, games).into_iter();
        there.find(|message| message.text().contains("open for entries"))
    });
    let _ = host(&hall, &["start", "1"]);
    all_is_posted(&hall);
    // A button that somebody still sees refuses.
    let ida = hall.player(games, "ida", "en-GB");
    let late = ida.presses_as_seen(&cup, "tournament join 1");
    assert!(late.ephemeral && late.text().contains("isn’t open any more"), "{}", late.text());
    assert_eq!(hall.club.number("SELECT count(*) FROM entrants"), 4);
    server.forbid(games, Permission::AttachFiles);
    let [_, bo, cai, eli] = &people;
    for (loser, lost) in [(bo, 1..=2), (cai, 3..=4), (eli, 5..=6), (cai, 7..=8), (eli, 9..=12)] {
        lost.for_each(|game| resigns(loser, games, game));
    }
    all_is_posted(&hall);
    let over = open(&hall, games).pop().expect("a message");
    assert!(over.text().contains("Alva won with 6 points"), "{}", over.text());
    assert!(over.attachments.is_empty(), "{}", over.text());
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn the_oldest_server_of_both_players_shows_their_match() {
    let hall = Hall::open();
    hall.club.open_ladder("skalk");
    let (_first, none_of_cai) = server_with_news(&hall, "Vikings", "en-GB");
    let (_second, of_all) = server_with_news(&hall, "Saxons", "de");
    let (_third, late) = server_with_news(&hall, "Danes", "da");
    let alva = hall.player(none_of_cai, "alva", "en-GB");
    let bo = hall.player(none_of_cai, "bo", "en-GB");
    let cai = hall.player(of_all, "cai", "en-GB");
    let eli = hall.player(of_all, "eli", "en-GB");
    for place in [of_all, late] {
        for user in [&alva, &bo, &cai] {
            let _ = user.says(place, "/club settings", &[("zone", "UTC")]);
        }
    }
    opens_cup(&hall);
    for user in [&alva, &bo, &cai, &eli] {
        let _ = user.orders(of_all, "tournament join 1");
    }
    let _ = host(&hall, &["start", "1"]);
    all_is_posted(&hall);
    let threads = |place| hall.discord.threads(place).len();
    assert_eq!([threads(none_of_cai), threads(of_all), threads(late)], [1, 5, 0]);
    // The start is news in each of them.
    for (place, words) in [(of_all, "hat begonnen"), (late, "er begyndt")] {
        let said = open(&hall, place).into_iter().any(|message| message.text().contains(words));
        assert!(said, "{words}");
    }
    // A challenge that is made elsewhere is shown there, too.
    for user in [&alva, &cai] {
        let _ = user.orders(of_all, "ladder join skalk");
    }
    let _ = cai.orders(hall.discord.dm(&cai), "ladder challenge alva");
    all_is_posted(&hall);
    assert_eq!(threads(of_all), 6);
    hall.complained(&[]);
    hall.discord.finish();
}
