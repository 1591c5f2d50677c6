//! Open challenges are posts that anybody can take, and every post with a challenge follows what
//! happens to it.

use expect_test::expect_file;
use tests::discord::{Message, Permission, Place, User};
use tests::mail::until;

use crate::discord::script::Script;
use crate::discord::table::{Hall, server};

const BRANDUBH: [(&str, &str); 2] = [("rules", "brandubh"), ("side", "attack")];

/// The public messages there.
fn open(hall: &Hall, place: Place) -> Vec<Message> {
    let mut all = hall.discord.messages(place);
    all.retain(|message| message.ephemeral_for.is_none());
    all
}

/// A message as it is once it says that.
fn edited(hall: &Hall, user: &User, message: &Message, words: &str) -> Message {
    let _ = hall;
    until(words, || Some(user.now(message)).filter(|message| message.text().contains(words)))
}

/// What can be pressed below it.
fn labels(message: &Message) -> Vec<String> {
    message.buttons().iter().map(|button| button.label.clone()).collect()
}

#[test]
fn an_open_challenge_is_taken_where_it_is_posted() {
    for (locale, file) in [("en-GB", "golden/seek.txt"), ("de", "golden/seek-de.txt")] {
        let hall = Hall::open();
        let games =
            hall.discord.server("Vikings", locale).channel_with("games", &Permission::USUAL);
        let alva = hall.player(games, "alva", locale);
        let nora = hall.discord.user("nora", locale);
        let mut script = Script::new(&hall.discord, &[(&alva, "alva"), (&nora, "nora")]);
        script.says(&alva, games, "/tafl seek", &BRANDUBH);
        let post = script.reads("In the channel", games);
        assert!(post.pings.is_empty(), "{}", post.text());
        let stranger = script.presses(&nora, &post, "say:accept 1");
        script.presses(&nora, stranger.message(), "say:join");
        script.reads("In the channel", games);
        let thread =
            until("a thread", || hall.discord.threads(games).first().map(|(place, ..)| *place));
        script.reads("In its thread", thread);
        let after = until("the post to be closed", || {
            Some(alva.now(&post)).filter(|message| message.buttons().is_empty())
        });
        script.shows("The first post in the channel", &after);
        expect_file![file].assert_eq(script.text());
        assert_eq!(hall.club.number("SELECT count(*) FROM games"), 1);
        hall.complained(&[]);
        hall.discord.finish();
    }
}

#[test]
fn what_is_withdrawn_or_partly_taken_is_edited() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    let two = [[("count", "2")].as_slice(), &BRANDUBH].concat();
    let own = alva.says(games, "/tafl seek", &two);
    let post = until("the post", || open(&hall, games).pop());
    assert!(post.text().contains("2 motspillere"), "{}", post.text());
    assert!(alva.presses(&post, "accept").text().contains("your own"), "her own");
    let taken = bo.presses(&post, "accept");
    assert!(taken.text().contains("The game begins"), "{}", taken.text());
    let rest = edited(&hall, &bo, &post, "en motspiller");
    assert_eq!(labels(&rest), ["Spill mot Alva"]);
    let _ = alva.presses(own.message(), "cancel");
    let gone = edited(&hall, &bo, &post, "har trukket tilbake");
    assert_eq!(labels(&gone), [""; 0]);
    // A button that somebody still sees is refused.
    let late = bo.presses_as_seen(&post, "accept");
    assert!(late.ephemeral && !late.text().contains("The game begins"), "{}", late.text());
    assert_eq!(hall.club.number("SELECT count(*) FROM games"), 1);
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn several_open_challenges_of_one_player_are_told_apart() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    for rules in ["brandubh", "skalk"] {
        let _ = alva.says(games, "/tafl seek", &[("rules", rules)]);
    }
    let listed = bo.orders(games, "seeks");
    assert_eq!(labels(listed.message()), [""; 0]);
    let begun = bo.selects(listed.message(), "choose:accept", "2 · Alva · Nefatavl (Skalk)");
    assert!(begun.text().contains("The game begins"), "{}", begun.text());
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn only_public_open_challenges_are_posted_and_only_in_servers() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let direct = hall.discord.dm(&alva);
    let private = [[("terms", "private")].as_slice(), &BRANDUBH].concat();
    for (place, given) in [(games, private.as_slice()), (direct, &BRANDUBH)] {
        let sought = alva.says(place, "/tafl seek", given);
        assert!(sought.text().contains("open challenge"), "{}", sought.text());
    }
    // Something that is posted after them.
    let _ = alva.says(games, "/tafl seek", &BRANDUBH);
    until("the third", || open(&hall, games).pop());
    assert_eq!((open(&hall, games).len(), open(&hall, direct).len()), (1, 0));
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn an_answered_challenge_says_so_where_it_was_read() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    let zed = hall.discord.user("zed", "en-GB");
    for (opponent, answer, by, words) in [
        ("bo", "accept", &bo, "Bo har godtatt"),
        ("bo", "decline", &bo, "Bo har avslått"),
        ("zed", "decline", &zed, "Zed har avslått"),
    ] {
        let before = open(&hall, games).len();
        let given = [[("player", opponent)].as_slice(), &BRANDUBH].concat();
        let _ = alva.says(games, "/tafl challenge", &given);
        let post = until("the post", || open(&hall, games).into_iter().nth(before));
        let _ = by.presses(&post, answer);
        let after = edited(&hall, by, &post, words);
        assert!(!after.text().contains("Bli med") && labels(&after).is_empty(), "{}", after.text());
        until("the board", || {
            (answer != "accept" || open(&hall, games).len() > before + 1).then_some(())
        });
    }
    // In direct messages too.
    let private = [&[("player", "bo"), ("terms", "private")], BRANDUBH.as_slice()].concat();
    let _ = alva.says(games, "/tafl challenge", &private);
    let direct = hall.discord.dm(&bo);
    let told = until("the message", || {
        open(&hall, direct).into_iter().find(|message| message.text().contains("challenges you"))
    });
    let _ = bo.presses(&told, "accept");
    edited(&hall, &bo, &told, "Bo has accepted Alva’s challenge");
    hall.complained(&[]);
    hall.discord.finish();
}
