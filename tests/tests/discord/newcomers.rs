//! Challenges to people in a server who aren't players yet: they are asked in public, seldom, and
//! never again after a no.

use expect_test::expect_file;
use tests::discord::{Permission, Place, User};
use tests::mail::until;

use crate::script::Script;
use crate::table::{Hall, server};

const TERMS: [(&str, &str); 2] = [("rules", "brandubh"), ("side", "attack")];

fn challenge(by: &User, whom: &str, place: Place) -> String {
    let given = [[("player", whom)].as_slice(), &TERMS].concat();
    by.says(place, "/tafl challenge", &given).text()
}

/// The public messages there that call for that person.
fn calls(hall: &Hall, place: Place, user: &User) -> usize {
    let mut all = hall.discord.messages(place);
    all.retain(|message| message.ephemeral_for.is_none() && message.pings.contains(&user.id()));
    all.len()
}

#[test]
fn whoever_is_challenged_joins_and_accepts_in_one_press() {
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
    // A bot is nobody, and what somebody types isn't looked up.
    let bot = hall.discord.bot().to_string();
    let refused = challenge(&alva, &bot, games);
    assert!(refused.contains("isn’t a player here yet"), "{refused}");
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

#[test]
fn whoever_declines_is_never_mentioned_again() {
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
fn a_no_counts_whatever_has_become_of_the_challenge() {
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
    let declined = zed.presses_as_seen(&post, "decline");
    assert!(declined.text().contains("won’t be mentioned here again"), "{}", declined.text());
    // What waited from others is declined, too.
    assert_eq!(hall.club.number("SELECT count(*) FROM invitations WHERE state = 'open'"), 0);
    let refused = challenge(&bo, "zed", games);
    assert!(refused.contains("doesn’t want to be challenged"), "{refused}");
    hall.complained(&[]);
    hall.discord.finish();
}

/// Whoever leaves the club isn't mentioned because of somebody they had blocked.
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
    for whom in ["zed", "eli"] {
        let refused = challenge(&alva, whom, games);
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
fn whoever_blocks_somebody_before_joining_is_left_alone() {
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
