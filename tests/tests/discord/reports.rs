//! What a finished game was worth is posted below its last board, once for all who are there.

use expect_test::expect_file;
use tests::discord::{Fault, Message, Permission, Place, User};
use tests::mail::{Correspondent, Style, until};
use tests::reports::{DUE, GAME, LATER, QUIET_GAME, TOLD};

use crate::discord::script::Script;
use crate::discord::table::{Hall, KILLED_POSTING, server, server_with_threads};

/// The reports there, in each language that somebody reads.
fn reports(hall: &Hall, place: Place) -> Vec<Message> {
    let titles = ["Slik gikk partiet", "How the game went", "Wie die Partie verlief"];
    let mut all = hall.discord.messages(place);
    all.retain(|message| titles.iter().any(|title| message.text().contains(title)));
    all
}

/// The one report there, which is the last thing that was posted and calls nobody.
fn last_report(hall: &Hall, place: Place) -> Message {
    let [report] = &reports(hall, place)[..] else { panic!("not one report") };
    assert!(report.pings.is_empty() && !report.content.contains("<@"), "{}", report.text());
    let open = |message: &Message| message.ephemeral_for.is_none();
    let last = hall.discord.messages(place).into_iter().rfind(open);
    assert_eq!(last.map(|last| last.id), Some(report.id), "below the last board");
    report.clone()
}

/// They agree on a game of that number in that place.
fn begin(number: i64, players: (&User, &User), place: Place, with: &str) {
    let (alva, other) = players;
    let _ = alva.orders(place, &format!("challenge bo stavanger strict {with}"));
    let _ = other.orders(place, &format!("accept {number}"));
}

/// They play the game of that number to its end.
fn play(number: i64, players: (&User, &User), place: Place) {
    play_plies(&QUIET_GAME, number, players, place);
}

fn play_plies(plies: &[&str], number: i64, players: (&User, &User), place: Place) {
    for (ply, mover) in plies.iter().zip([players.0, players.1].into_iter().cycle()) {
        let _ = mover.orders(place, &format!("{number}: {ply}"));
    }
}

/// The reviews are found, and all is told.
fn review(hall: &Hall) {
    hall.all_is_told();
    hall.club.review();
    hall.all_is_told();
}

/// Whether the only thread there is archived.
fn is_archived(hall: &Hall, channel: Place) -> bool {
    let threads = hall.discord.threads(channel);
    let [(_, _, archived)] = threads[..] else { panic!("one thread") };
    archived
}

/// How often the bot has archived something.
fn archivings(hall: &Hall) -> usize {
    let requests = hall.discord.requests();
    requests.iter().filter(|request| request.body["archived"] == true).count()
}

fn thread_of(hall: &Hall, channel: Place) -> Place {
    until("a thread", || hall.discord.threads(channel).first().map(|(place, ..)| *place))
}

/// Two players have ended a game in the only thread of a channel, and all but the report is told.
fn played_in_thread(hall: &Hall) -> (Place, [User; 2]) {
    let (_server, games) = server_with_threads(&hall.discord);
    let [alva, bo] = ["alva", "bo"].map(|name| hall.player(games, name, "en-GB"));
    begin(1, (&alva, &bo), games, "attack");
    play(1, (&alva, &bo), games);
    hall.all_is_told();
    (games, [alva, bo])
}

#[test]
fn a_report_is_posted_once_where_the_game_is_shown() {
    let hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "de");
    let mut script = Script::new(&hall.discord, &[(&alva, "alva"), (&bo, "bo")]);
    begin(1, (&alva, &bo), games, "attack");
    play_plies(&GAME, 1, (&alva, &bo), games);
    review(&hall);
    script.shows("In the channel", &last_report(&hall, games));
    // It is there as long as one of them wants it.
    script.says(&bo, games, "/club settings", &[("reports", "off")]);
    let other = server.channel_with("other", &Permission::USUAL);
    begin(2, (&alva, &bo), other, "attack");
    play(2, (&alva, &bo), other);
    review(&hall);
    assert_eq!(last_report(&hall, other).attachments.len(), 1);
    let _ = alva.says(games, "/club settings", &[("reports", "off")]);
    begin(3, (&alva, &bo), other, "attack");
    play(3, (&alva, &bo), other);
    hall.all_is_told();
    assert_eq!(hall.club.number(DUE), 0);
    assert_eq!(hall.club.number(TOLD), 2);
    for user in [&alva, &bo] {
        assert!(hall.discord.dm_messages(user).is_empty());
    }
    expect_file!["golden/report.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}

/// A private game is played in direct messages, and each player has a report there or not.
#[test]
fn a_report_on_a_private_game_is_for_its_players_alone() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let [alva, bo] = ["alva", "bo"].map(|name| hall.player(games, name, "en-GB"));
    for (number, wants) in [(1, true), (2, false)] {
        begin(number, (&alva, &bo), games, "attack private");
        play(number, (&alva, &bo), games);
        if !wants {
            let _ = bo.says(games, "/club settings", &[("reports", "off")]);
        }
        review(&hall);
    }
    assert!(reports(&hall, games).is_empty());
    assert_eq!(reports(&hall, hall.discord.dm(&alva)).len(), 2);
    let [only] = &reports(&hall, hall.discord.dm(&bo))[..] else { panic!("one report") };
    assert!(only.text().contains("review-1.png"), "{}", only.text());
    hall.complained(&[]);
    hall.discord.finish();
}

/// The thread of a match is archived after the last report, once.
#[test]
fn a_thread_is_archived_after_its_last_report() {
    let hall = Hall::open();
    let (_server, games) = server_with_threads(&hall.discord);
    let [alva, bo] = ["alva", "bo"].map(|name| hall.player(games, name, "en-GB"));
    begin(1, (&alva, &bo), games, "match");
    let thread = thread_of(&hall, games);
    play(1, (&alva, &bo), games);
    review(&hall);
    last_report(&hall, thread);
    play(2, (&bo, &alva), games);
    hall.all_is_told();
    assert_eq!(archivings(&hall), 0);
    review(&hall);
    until("the thread to be archived", || is_archived(&hall, games).then_some(()));
    let both = reports(&hall, thread);
    assert_eq!(both.len(), 2);
    assert_eq!(hall.discord.messages(thread).last().map(|last| last.id), Some(both[1].id));
    assert_eq!(archivings(&hall), 1);
    let (_, title, _) = &hall.discord.threads(games)[0];
    assert!(title.contains("1–1"), "{title}");
    hall.complained(&[]);
    hall.discord.finish();
}

/// Where no report will come, nothing waits for one.
#[test]
fn a_thread_is_archived_at_once_if_only_a_player_elsewhere_gets_a_report() {
    let mut hall = Hall::open();
    let (_server, games) = server_with_threads(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let mut ylva = Correspondent::new("ylva@others.test", Style::Top);
    let _ = hall.club.welcome(&mut ylva, "Ylva");
    let _ = alva.says(games, "/club settings", &[("reports", "off")]);
    let _ = alva.orders(games, "challenge Ylva stavanger attack strict");
    let [invited] = hall.club.letters_to([&ylva]);
    let [_] = hall.club.tell(&ylva.answers(&invited, "accept"), [&ylva]);
    for plies in GAME.chunks(2) {
        let _ = alva.orders(games, &format!("1: {}", plies[0]));
        let [told] = hall.club.letters_to([&ylva]);
        let [_] = hall.club.tell(&ylva.answers(&told, plies[1]), [&ylva]);
    }
    until("the thread to be archived", || is_archived(&hall, games).then_some(()));
    hall.club.review();
    let [report] = hall.club.letters_to([&ylva]);
    assert!(report.says("How the game went"), "{report}");
    hall.all_is_told();
    assert!(reports(&hall, thread_of(&hall, games)).is_empty());
    assert_eq!(archivings(&hall), 1);
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn a_thread_is_archived_if_nobody_wants_the_report_any_more() {
    let hall = Hall::open();
    let (games, [alva, bo]) = played_in_thread(&hall);
    assert!(!is_archived(&hall, games));
    for user in [&alva, &bo] {
        let _ = user.says(games, "/club settings", &[("reports", "off")]);
    }
    review(&hall);
    until("the thread to be archived", || is_archived(&hall, games).then_some(()));
    assert_eq!(hall.club.number(TOLD), 0);
    hall.complained(&[]);
    hall.discord.finish();
}

/// Closed to the bot, or gone: the thread, or the channel.
#[test]
fn a_report_that_cannot_be_posted_goes_to_each_player_once() {
    for lost in ["closed", "thread", "channel"] {
        let hall = Hall::open();
        let (server, games) = match lost {
            "thread" => server_with_threads(&hall.discord),
            _ => server(&hall.discord),
        };
        let alva = hall.player(games, "alva", "en-GB");
        let bo = hall.player(games, "bo", "de");
        begin(1, (&alva, &bo), games, "attack");
        play(1, (&alva, &bo), games);
        hall.all_is_told();
        match lost {
            "closed" => server.forbid(games, Permission::SendMessages),
            "thread" => hall.discord.removes(thread_of(&hall, games)),
            _ => hall.discord.removes(games),
        }
        review(&hall);
        for (user, title) in [(&alva, "How the game went"), (&bo, "Wie die Partie verlief")] {
            let alone = last_report(&hall, hall.discord.dm(user));
            assert!(alone.text().contains(title), "{lost}: {}", alone.text());
        }
        hall.complained(&["a game cannot be shown where it was agreed on"]);
        hall.discord.finish();
    }
}

/// The club is killed while it posts a report: before Discord has it, and when it has it and the club
/// does not know. It is there once, and its thread is archived after it.
#[test]
fn a_report_is_posted_once_when_the_club_is_killed() {
    for (fault, forgets) in KILLED_POSTING {
        let mut hall = Hall::open();
        let (games, _) = played_in_thread(&hall);
        let thread = thread_of(&hall, games);
        let path = format!("/channels/{}/messages", thread.id());
        let before = hall.fails_next_post(&path, fault);
        hall.club.change(LATER);
        hall.is_killed_posting(&path, before, forgets);
        until("the thread to be archived", || is_archived(&hall, games).then_some(()));
        last_report(&hall, thread);
        assert_eq!(archivings(&hall), 1);
        assert_eq!(hall.club.number(TOLD), 1);
        hall.discord.finish();
    }
}

/// The report is kept with one of its players, and is told nevertheless if that one is erased.
#[test]
fn a_report_is_posted_if_a_player_is_erased_meanwhile() {
    let hall = Hall::open();
    let (games, [alva, _]) = played_in_thread(&hall);
    let thread = thread_of(&hall, games);
    let path = format!("/channels/{}/messages", thread.id());
    hall.discord.faults().next("POST", &path, Fault::HeldBefore);
    hall.club.review();
    until("the report to be held", || (hall.discord.faults().held() == 1).then_some(()));
    let asked = alva.orders(games, "erase");
    let open = alva.presses(asked.message(), "erase:").modal().clone();
    let erased = alva.submits(&open, &[("text", "alva")]);
    assert!(erased.text().contains("deleted"), "{}", erased.text());
    hall.discord.faults().lets_go_on();
    until("the thread to be archived", || is_archived(&hall, games).then_some(()));
    last_report(&hall, thread);
    hall.discord.finish();
}
