//! Challenges to people in a server who aren't players yet: they are asked in public, seldom, and
//! never again after a no.

use expect_test::expect_file;
use tests::discord::{Fault, Permission, Place, User};
use tests::mail::until;

use crate::discord::script::Script;
use crate::discord::table::{Hall, server};

const TERMS: [(&str, &str); 2] = [("rules", "brandubh"), ("side", "attack")];

fn challenge(by: &User, opponent: &str, place: Place) -> String {
    let given = [[("player", opponent)].as_slice(), &TERMS].concat();
    by.says(place, "/tafl challenge", &given).text()
}

/// The public messages there that call for that person.
fn calls(hall: &Hall, place: Place, user: &User) -> usize {
    let mut all = hall.discord.messages(place);
    all.retain(|message| message.ephemeral_for.is_none() && message.pings.contains(&user.id()));
    all.len()
}

#[test]
fn somebody_who_is_challenged_joins_and_accepts_in_one_press() {
    for (locale, file) in [("en-GB", "golden/challenged.txt"), ("de", "golden/challenged-de.txt")] {
        let hall = Hall::open();
        let games =
            hall.discord.server("Vikings", locale).channel_with("games", &Permission::USUAL);
        let alva = hall.player(games, "alva", locale);
        let zed = hall.discord.user("zed", locale);
        let people = [(&alva, "alva"), (&zed, "zed")];
        let mut script = Script::new(&hall.discord, &people);
        let given = [[("player", "zed")].as_slice(), &TERMS].concat();
        script.says(&alva, games, "/tafl challenge", &given);
        let post = script.reads("In the channel", games);
        assert_eq!(post.pings, [zed.id()]);
        script.presses(&zed, &post, "join-and:");
        script.reads("In the channel", games);
        let thread =
            until("a thread", || hall.discord.threads(games).first().map(|(place, ..)| *place));
        script.reads("In its thread", thread);
        expect_file![file].assert_eq(script.text());
        assert_eq!(hall.club.number("SELECT count(*) FROM games"), 1);
        assert_eq!(hall.club.number("SELECT count(*) FROM players"), 2);
        // The account is kept no longer than it takes.
        let kept = "SELECT count(*) FROM invitations WHERE account <> '' OR address <> ''";
        assert_eq!(hall.club.number(kept), 0);
        hall.complained(&[]);
        hall.discord.finish();
    }
}

/// Wherever somebody looks for a way to challenge another person, that person needn't be a player.
#[test]
fn newcomers_are_challenged_by_choosing_too() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let zed = hall.discord.user("zed", "en-GB");
    let drafts = [
        alva.says(games, "/play", &[("player", "zed")]),
        alva.opens_menu(games, &zed, "Challenge"),
    ];
    for (draft, side) in drafts.iter().zip(["attack", "defend"]) {
        let draft = alva.selects(draft.message(), "play:side", side);
        let sent = alva.presses(draft.message(), "play:send");
        assert!(sent.text().contains("Zed, who isn’t a player yet"), "{}", sent.text());
    }
    until("the posts", || (calls(&hall, games, &zed) == 2).then_some(()));
    // What somebody types isn't looked up.
    let eli = hall.discord.user("eli", "en-GB");
    for name in [eli.mention(), eli.id().to_string(), format!("@{}!", eli.id())] {
        let draft = alva.says(games, "/play", &[("name", &name)]);
        let refused = alva.presses(draft.message(), "play:send");
        assert!(!refused.text().contains("is being posted"), "{}", refused.text());
    }
    assert_eq!(calls(&hall, games, &eli), 0);
    hall.complained(&[]);
    hall.discord.finish();
}

/// A challenge without a ruleset is put together by choosing, and somebody who has to join first
/// goes on with what they wanted.
#[test]
fn newcomers_are_challenged_by_newcomers_and_without_a_ruleset() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let zed = hall.discord.user("zed", "en-GB");
    let alva = hall.player(games, "alva", "en-GB");
    let draft = alva.says(games, "/tafl challenge", &[("player", "zed")]);
    assert!(draft.text().contains("about to challenge"), "{}", draft.text());
    let sent = alva.presses(draft.message(), "play:send");
    assert!(sent.text().contains("Zed, who isn’t a player yet"), "{}", sent.text());
    until("the post", || (calls(&hall, games, &zed) == 1).then_some(()));
    // He isn't a player either: with a ruleset and without.
    let eli = hall.discord.user("eli", "en-GB");
    let refused = eli.says(games, "/tafl challenge", &[("player", "zed"), ("rules", "skalk")]);
    assert!(refused.text().contains("go straight on"), "{}", refused.text());
    let sent = eli.presses(refused.message(), "Join as Eli");
    assert!(sent.text().contains("Zed, who isn’t a player yet"), "{}", sent.text());
    let kit = hall.discord.user("kit", "en-GB");
    let draft = kit.says(games, "/tafl challenge", &[("player", "zed")]);
    let refused = kit.presses(draft.message(), "play:send");
    assert!(refused.text().contains("go straight on"), "{}", refused.text());
    let sent = kit.presses(refused.message(), "Join as Kit");
    assert!(sent.text().contains("Zed, who isn’t a player yet"), "{}", sent.text());
    until("the posts", || (calls(&hall, games, &zed) == 3).then_some(()));
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn somebody_who_declines_is_never_mentioned_again() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    let zed = hall.discord.user("zed", "en-GB");
    let said = challenge(&alva, "zed", games);
    assert!(said.contains("Zed, who isn’t a player yet"), "{said}");
    let post = until("the post", || {
        hall.discord.messages(games).into_iter().find(|message| message.pings == [zed.id()])
    });
    // It isn't for others, players or not.
    let other = bo.presses(&post, "join-and:");
    assert!(other.text().contains("no open challenge") || other.ephemeral, "{}", other.text());
    let passer_by = hall.discord.user("eli", "en-GB");
    let asked = passer_by.presses(&post, "decline");
    assert!(asked.text().contains("haven’t joined"), "{}", asked.text());
    assert_eq!(hall.club.number("SELECT count(*) FROM games"), 0);
    // The very same isn't asked twice.
    assert!(challenge(&alva, "zed", games).contains("already"), "the same again");
    let declined = zed.presses(&post, "decline");
    assert!(declined.text().contains("won’t be mentioned here again"), "{}", declined.text());
    let direct = hall.discord.dm(&alva);
    until("alva to be told", || {
        let told = hall.discord.messages(direct);
        told.into_iter().find(|message| message.text().contains("Zed has declined"))
    });
    for by in [&alva, &bo] {
        let refused = challenge(by, "zed", games);
        assert!(refused.contains("Zed doesn’t want to be challenged"), "{refused}");
    }
    assert_eq!(calls(&hall, games, &zed), 1);
    // Who they are is not kept, only that they said no.
    let kept = "SELECT count(*) FROM invitations WHERE account <> ''";
    assert_eq!(hall.club.number(kept), 0);
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn a_no_counts_whatever_has_happened_to_the_challenge() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    let zed = hall.discord.user("zed", "en-GB");
    let _ = challenge(&alva, "zed", games);
    let post = until("the post", || {
        hall.discord.messages(games).into_iter().find(|message| message.pings == [zed.id()])
    });
    let _ = challenge(&bo, "zed", games);
    let cancelled = alva.says(games, "/tafl order", &[]).modal().clone();
    let cancelled = alva.submits(&cancelled, &[("text", "cancel 1")]);
    assert!(cancelled.text().contains("cancelled"), "{}", cancelled.text());
    // The post says so, and he can still say that he wants to be left alone.
    let closed = until("the post to be closed", || {
        Some(zed.now(&post)).filter(|post| post.text().contains("har trukket tilbake"))
    });
    let labels: Vec<String> = closed.buttons().into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Ikke nevn meg igjen"]);
    let declined = zed.presses(&closed, "decline");
    assert!(declined.text().contains("won’t be mentioned here again"), "{}", declined.text());
    // What waited from others is declined, too.
    assert_eq!(hall.club.number("SELECT count(*) FROM invitations WHERE state = 'open'"), 0);
    let refused = challenge(&bo, "zed", games);
    assert!(refused.contains("doesn’t want to be challenged"), "{refused}");
    hall.complained(&[]);
    hall.discord.finish();
}

/// A player who leaves the club isn't mentioned because of somebody they had blocked.
#[test]
fn a_block_outlives_the_account() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let zed = hall.player(games, "zed", "en-GB");
    let blocked = zed.says(games, "/club block", &[("player", "alva")]);
    assert!(blocked.ephemeral, "{}", blocked.text());
    let asked = zed.orders(games, "erase");
    let open = zed.presses(asked.message(), "erase:").modal().clone();
    let erased = zed.submits(&open, &[("text", "zed")]);
    assert!(erased.text().contains("deleted"), "{}", erased.text());
    let refused = challenge(&alva, "zed", games);
    assert!(refused.contains("doesn’t want to be challenged"), "{refused}");
    assert_eq!(calls(&hall, games, &zed), 0);
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn nobody_has_more_than_three_newcomers_mentioned_in_a_day() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let zed = hall.discord.user("zed", "en-GB");
    let eli = hall.discord.user("eli", "en-GB");
    // Withdrawing one makes no room for another.
    for number in 1..=3 {
        assert!(challenge(&alva, "zed", games).contains("isn’t a player yet"));
        let cancelled = alva.says(games, "/tafl order", &[]).modal().clone();
        let cancelled = alva.submits(&cancelled, &[("text", &format!("cancel {number}"))]);
        assert!(cancelled.text().contains("cancelled"), "{}", cancelled.text());
    }
    for opponent in ["zed", "eli"] {
        let refused = challenge(&alva, opponent, games);
        assert!(refused.contains("3 in 24 hours"), "{refused}");
    }
    // Nor can another player have him mentioned once more.
    let bo = hall.player(games, "bo", "en-GB");
    let refused = challenge(&bo, "zed", games);
    assert!(refused.contains("3 in 24 hours"), "{refused}");
    assert!(calls(&hall, games, &zed) <= 3);
    assert_eq!(calls(&hall, games, &eli), 0);
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn blocking_somebody_before_joining_is_enough_to_be_left_alone() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let zed = hall.discord.user("zed", "en-GB");
    assert!(challenge(&alva, "zed", games).contains("isn’t a player yet"));
    let blocked = zed.says(games, "/club block", &[("player", "alva")]);
    assert!(blocked.text().contains("won’t be mentioned here again"), "{}", blocked.text());
    let refused = challenge(&alva, "zed", games);
    assert!(refused.contains("doesn’t want to be challenged"), "{refused}");
    assert_eq!(hall.club.number("SELECT count(*) FROM invitations WHERE state = 'open'"), 0);
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn newcomers_are_challenged_in_public_alone() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let zed = hall.discord.user("zed", "en-GB");
    let given = [&[("player", "zed"), ("terms", "private")], TERMS.as_slice()].concat();
    let refused = alva.says(games, "/tafl challenge", &given);
    assert!(refused.text().contains("isn’t a player here yet"), "{}", refused.text());
    assert!(!refused.text().contains(&zed.id().to_string()), "{}", refused.text());
    let refused = challenge(&alva, "zed", hall.discord.elsewhere(&alva));
    assert!(refused.contains("isn’t a player here yet"), "{refused}");
    assert_eq!(calls(&hall, games, &zed), 0);
    hall.complained(&[]);
    hall.discord.finish();
}

/// Where the bot can't post, nobody is asked: the player who wanted that is told.
#[test]
fn a_challenge_that_cannot_be_posted_is_said_to_have_reached_nobody() {
    let hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let talk = server.channel_with("talk", &Permission::USUAL);
    let alva = hall.player(talk, "alva", "en-GB");
    let zed = hall.discord.user("zed", "en-GB");
    let direct = hall.discord.dm(&alva);
    let told = |words: &str| {
        until(words, || {
            let all = hall.discord.messages(direct);
            all.into_iter().find(|message| message.text().contains(words))
        })
    };
    server.forbid(games, Permission::SendMessages);
    assert!(challenge(&alva, "zed", games).contains("isn’t a player yet"));
    let shut = told("Your challenge to Zed couldn’t be posted in").text();
    assert!(shut.contains(&format!("/channels/{}/{}", server.id(), games.id())), "{shut}");
    assert!(shut.contains("I’m not allowed to post there"), "{shut}");
    // It waits for nobody, so it can be made again elsewhere, and doesn't stand among hers.
    let open = "SELECT count(*) FROM invitations WHERE state = 'open'";
    assert_eq!(hall.club.number(open), 0);
    assert_eq!(hall.club.number("SELECT count(*) FROM invitations WHERE account <> ''"), 0);
    assert!(challenge(&alva, "zed", talk).contains("isn’t a player yet"));
    until("the post", || (calls(&hall, talk, &zed) == 1).then_some(()));
    // What anybody can take stays where people look for it.
    let sought = alva.says(games, "/tafl seek", &TERMS);
    assert!(sought.text().contains("Anybody can now accept"), "{}", sought.text());
    let lost = told("Your open challenge 3 couldn’t be posted");
    let _ = alva.presses(&lost, "cancel");
    assert_eq!(hall.club.number(open), 1);
    // A channel that is deleted while the post is on its way.
    for (command, words) in [
        ("/tafl challenge", "Your challenge to Eli couldn’t be posted, because the channel"),
        ("/tafl seek", "Your open challenge 5 couldn’t be posted, because the channel"),
    ] {
        let room = server.channel_with("room", &Permission::USUAL);
        let _ = hall.discord.user("eli", "en-GB");
        hall.discord.faults().next("POST", &format!("/channels/{}/", room.id()), Fault::HeldBefore);
        let opponent: &[(&str, &str)] =
            if command.ends_with("seek") { &[] } else { &[("player", "eli")] };
        let _ = alva.says(room, command, &[opponent, &TERMS].concat());
        until("the post to be on its way", || (hall.discord.faults().held() == 1).then_some(()));
        hall.discord.removes(room);
        hall.discord.faults().lets_go_on();
        told(words);
    }
    let all = hall.discord.messages(direct).into_iter();
    assert_eq!(all.filter(|message| message.text().contains("couldn’t be posted")).count(), 4);
    let complaints = hall.club.complaints();
    assert!(complaints.contains("cannot be shown where it was agreed on"), "{complaints}");
    hall.discord.finish();
}
