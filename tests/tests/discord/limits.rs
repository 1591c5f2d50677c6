//! Discord's limits, and requests that take long: what holds up one place holds up no other, and
//! whatever is refused for a while comes later.

use std::time::{Duration, Instant};

use tests::command::say;
use tests::discord::{Discord, Fault, Message, Place, Scope, User};
use tests::mail::until;

use crate::discord::table::{Hall, server, server_with_threads};

/// Four players with two games, each in a thread of the same channel.
struct Two {
    hall: Hall,
    games: Place,
    players: [User; 4],
    threads: [Place; 2],
}

fn two() -> Two {
    let hall = Hall::open();
    let (_server, games) = server_with_threads(&hall.discord);
    let players = ["alva", "bo", "cyra", "dag"].map(|name| hall.player(games, name, "en-GB"));
    let [alva, bo, cyra, dag] = &players;
    for (attacker, defender) in [(alva, bo), (cyra, dag)] {
        begin(attacker, defender, games);
    }
    let threads = until("two threads", || {
        let threads = hall.discord.threads(games);
        let [first, second] = &threads[..] else { return None };
        Some([first.0, second.0])
    });
    for thread in threads {
        told(&hall, thread, "Partiet begynner");
    }
    hall.all_is_told();
    Two { hall, games, players, threads }
}

fn begin(attacker: &User, defender: &User, place: Place) {
    let mention = defender.mention();
    let given = [("name", &*mention), ("rules", "brandubh"), ("side", "attack")];
    let _ = attacker.says(place, "/tafl challenge", &given);
    let begun = defender.says(place, "/tafl accept", &[]).text();
    assert!(begun.contains("The game begins"), "{begun}");
}

fn plays(user: &User, place: Place, ply: &str) {
    let said = user.says(place, "/tafl move", &[("move", ply)]).text();
    assert!(said.contains(ply), "{said}");
}

/// The public message there with those words, once there is one.
fn told(hall: &Hall, place: Place, words: &str) -> Message {
    let is_it = |one: &Message| one.ephemeral_for.is_none() && one.text().contains(words);
    until(words, || hall.discord.messages(place).into_iter().find(is_it))
}

fn complains(hall: &Hall, of: &str) {
    until(of, || hall.club.complaints().contains(of).then_some(()));
}

/// The plies whose boards everybody sees, in the order in which they were posted.
fn boards(messages: &[Message]) -> Vec<&str> {
    let open = messages.iter().filter(|one| one.ephemeral_for.is_none());
    let names = open.flat_map(|one| &one.attachments).map(|file| &*file.filename);
    names.filter_map(|name| name.split_once("-ply-")?.1.split('-').next()).collect()
}

/// How often it was refused because of a limit.
fn limited(hall: &Hall) -> usize {
    hall.discord.requests().iter().filter(|request| request.status == Some(429)).count()
}

#[test]
fn what_is_held_up_in_one_thread_holds_up_no_other() {
    let two = two();
    let (hall, [alva, bo, cyra, dag]) = (&two.hall, &two.players);
    let [first, second] = two.threads;
    let messages = format!("/channels/{}/messages", first.id());
    hall.discord.faults().next("POST", &messages, Fault::HeldBefore);
    plays(alva, first, "d1-c1");
    until("the post to be held", || (hall.discord.faults().held() == 1).then_some(()));
    plays(cyra, second, "d1-c1");
    told(hall, second, "d1-c1");
    // A game without a thread, a channel and direct messages aren't held up either.
    begin(dag, bo, two.games);
    until("its thread", || hall.discord.threads(two.games).get(2).cloned());
    let _ = dag.says(hall.discord.dm(dag), "/tafl say", &[("game", "2"), ("text", "good luck")]);
    until("a message", || {
        let all = hall.discord.dm_messages(cyra);
        all.iter().any(|one| one.text().contains("good luck")).then_some(())
    });
    assert_eq!(hall.discord.faults().held(), 1);
    hall.discord.faults().lets_go_on();
    told(hall, first, "d1-c1");
    hall.complained(&[]);
}

/// Nobody waits for a limit that lasts: what it is for is tried again later, and the host is told.
#[test]
fn a_post_that_is_limited_for_long_comes_later() {
    let two = two();
    let (hall, [alva, bo, cyra, dag]) = (&two.hall, &two.players);
    let [first, second] = two.threads;
    let messages = format!("/channels/{}/messages", first.id());
    let limited = Fault::Limited(Duration::from_secs(12), Scope::User);
    hall.discord.faults().next("POST", &messages, limited);
    plays(alva, first, "d1-c1");
    let place = first.id();
    complains(hall, &format!("its limit for POST channels/{place} lasts for 12 more seconds"));
    complains(hall, "a message was not accepted: too many requests");
    plays(cyra, second, "d1-c1");
    plays(dag, second, "d3-a3");
    told(hall, second, "d3-a3");
    until("it to come", || {
        hall.club.pass_time();
        boards(&hall.discord.messages(first)).contains(&"1").then_some(())
    });
    plays(bo, first, "d3-a3");
    told(hall, first, "d3-a3");
    assert_eq!(boards(&hall.discord.messages(first)), ["0", "1", "2"]);
}

/// Discord lets nobody rename a thread three times in ten minutes.
#[test]
fn a_thread_that_cannot_be_renamed_yet_holds_up_nothing() {
    let mut two = two();
    let [alva, bo, cyra, _] = &two.players;
    let (hall, [first, second]) = (&mut two.hall, two.threads);
    hall.discord.keeps_limits();
    hall.discord.renames(first, "Alva and Bo");
    hall.discord.renames(first, "Alva · Bo");
    let asked = bo.says(first, "/tafl resign", &[]);
    let _ = bo.presses(asked.message(), "yes:");
    told(hall, first, "vunnet");
    told(hall, two.games, "vunnet");
    complains(hall, "the thread of a game was not archived: too many requests");
    plays(cyra, second, "d1-c1");
    told(hall, second, "d1-c1");
    let _ = alva.says(first, "/tafl say", &[("text", "well played")]);
    let place = first.id();
    hall.complained(&[
        &format!("its limit for PATCH channels/{place} lasts for"),
        "the thread of a game was not archived",
    ]);
    // It is done later.
    hall.club.stop();
    hall.discord.let_pass(Duration::from_secs(600));
    hall.club.change("UPDATE game_venues SET archive_at = 1 WHERE archive_at IS NOT NULL");
    hall.club.start();
    hall.discord.awaits_bot();
    until("the thread to be archived", || {
        let threads = hall.discord.threads(two.games);
        let (_, title, archived) = threads.iter().find(|(place, ..)| *place == first)?;
        (*archived && title.ends_with("Alva vant")).then_some(())
    });
}

/// With Discord's own limits, nothing is asked for that it would refuse, and all comes in order.
#[test]
fn a_busy_channel_keeps_discords_limits() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let [alva, bo] = ["alva", "bo"].map(|name| hall.player(games, name, "en-GB"));
    begin(&alva, &bo, games);
    told(&hall, games, "Partiet begynner");
    hall.discord.keeps_limits();
    let plies = ["d1-c1", "d3-a3", "d2-a2", "d4-d1", "a4-a5", "d1-g1"];
    for (ply, mover) in plies.iter().zip([&alva, &bo].into_iter().cycle()) {
        plays(mover, games, ply);
    }
    for rules in ["tablut", "skalk", "parlett"] {
        let _ = alva.says(games, "/tafl seek", &[("rules", rules)]);
    }
    told(&hall, games, "d1-g1");
    hall.all_is_told();
    let shown = hall.discord.messages(games);
    assert_eq!(boards(&shown), ["0", "1", "2", "3", "4", "5", "6"]);
    assert_eq!(limited(&hall), 0);
    hall.complained(&[]);
}

/// Discord switches off bots that open direct messages like spammers.
#[test]
fn direct_messages_are_opened_slowly() {
    let mut hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let players: Vec<User> =
        (0..13).map(|number| hall.player(games, &format!("viking{number}"), "en-GB")).collect();
    hall.discord.keeps_limits();
    let folder = hall.club.file();
    let folder = folder.parent().expect("the club's folder");
    let begun = Instant::now();
    let said = say(folder, &["host", "--yes", "announce", "We meet on Sunday."]);
    assert!(said.contains("13"), "{said}");
    let opened = |hall: &Hall| {
        let told = |user: &&User| {
            let all = hall.discord.dm_messages(user);
            all.iter().any(|one| one.text().contains("We meet on Sunday."))
        };
        players.iter().filter(told).count()
    };
    until("the first few", || (opened(&hall) >= 10).then_some(()));
    let at_once = opened(&hall);
    let more = usize::try_from(begun.elapsed().as_secs() / 15).expect("a few");
    assert!(at_once <= 10 + more, "{at_once}");
    // Nothing was refused, and nobody is forgotten.
    hall.complained(&[]);
    hall.club.kill();
    hall.club.start();
    hall.discord.awaits_bot();
    hall.club.pass_time();
    until("the others", || (opened(&hall) == 13).then_some(()));
    let requests = hall.discord.requests();
    assert!(requests.iter().all(|request| request.status != Some(403)));
}

/// A challenge to all, and one to somebody who is no player, wait for their channel.
#[test]
fn a_challenge_that_is_refused_for_a_while_is_posted_later() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let zed = hall.discord.user("zed", "en-GB");
    let messages = format!("/channels/{}/messages", games.id());
    let (spam, off) = (Fault::Refused(403, 20_026), Fault::Refused(400, 40_006));
    hall.discord.faults().next("POST", &messages, spam);
    let _ = alva.says(games, "/tafl challenge", &[("player", "zed"), ("rules", "brandubh")]);
    until("it to be refused", || (hall.discord.faults().left() == 0).then_some(()));
    hall.discord.faults().next("POST", &messages, off);
    let _ = alva.says(games, "/tafl seek", &[("rules", "tablut")]);
    until("both to be refused", || (hall.discord.faults().left() == 0).then_some(()));
    let challenge = until("the challenge", || {
        hall.club.pass_time();
        let all = hall.discord.messages(games);
        all.into_iter().find(|one| one.pings == [zed.id()])
    });
    until("the open one", || {
        hall.club.pass_time();
        let open = hall.discord.messages(games);
        let mut open = open.iter().filter(|one| one.ephemeral_for.is_none());
        open.any(|one| one.text().contains("Tablut")).then_some(())
    });
    assert!(!challenge.buttons().is_empty());
    assert!(hall.discord.dm_messages(&alva).is_empty());
    assert_eq!(hall.club.number("SELECT count(*) FROM invitations WHERE state <> 'open'"), 0);
}

/// A player who leaves a server after they were called to their turn is told of it alone.
#[test]
fn who_leaves_while_it_is_their_turn_is_told_again() {
    let mut hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let [alva, bo] = ["alva", "bo"].map(|name| hall.player(games, name, "en-GB"));
    begin(&alva, &bo, games);
    plays(&alva, games, "d1-c1");
    told(&hall, games, "d1-c1");
    hall.all_is_told();
    server.loses(&bo);
    // He is looked for after an hour; a club that has just been started remembers nobody.
    hall.club.kill();
    hall.club.start();
    hall.discord.awaits_bot();
    let direct = hall.discord.dm(&bo);
    let board = told(&hall, direct, "d1-c1");
    assert!(!board.buttons().is_empty(), "{}", board.text());
    hall.all_is_told();
    let again = hall.discord.messages(direct);
    assert_eq!(again.iter().filter(|one| one.text().contains("d1-c1")).count(), 1);
    // Alva is still told where the game is shown.
    plays(&bo, direct, "d3-a3");
    told(&hall, games, "d3-a3");
    hall.complained(&[]);
}

#[test]
fn a_clock_that_is_wrong_is_told() {
    let discord = Discord::start();
    discord.is_ahead(-15 * 60);
    let hall = Hall::at(discord);
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    assert!(alva.says(games, "/tafl games", &[]).text().contains("no game"));
    hall.complained(&["this machine's clock is 15 min fast"]);
}
