//! What happens while a post is on its way: each is held until something else has been decided, and
//! what comes back then is applied to how things are now.

use tests::discord::{Fault, Message, Permission, Place, User};
use tests::mail::until;

use crate::discord::table::{Hall, server, server_with_threads};

/// The public messages there.
fn open(hall: &Hall, place: Place) -> Vec<Message> {
    let mut all = hall.discord.messages(place);
    all.retain(|message| message.ephemeral_for.is_none());
    all
}

/// The public message there with those words, once there is one.
fn told(hall: &Hall, place: Place, words: &str) -> Message {
    until(words, || open(hall, place).into_iter().find(|message| message.text().contains(words)))
}

/// A message as it is once that is true of it.
fn once(user: &User, message: &Message, what: &str, is_so: impl Fn(&Message) -> bool) -> Message {
    until(what, || Some(user.now(message)).filter(|message| is_so(message)))
}

fn begin(alva: &User, bo: &User, place: Place) {
    let given = [("player", "bo"), ("rules", "brandubh"), ("side", "attack")];
    let _ = alva.says(place, "/tafl challenge", &given);
    let accepted = bo.says(place, "/tafl accept", &[]);
    assert!(accepted.text().contains("The game begins"), "{}", accepted.text());
}

/// Holds the next request of that kind; does something that causes it; and waits until it is held.
fn holding(hall: &Hall, path: &str, fault: Fault, cause: impl FnOnce()) {
    hall.discord.faults().next("POST", path, fault);
    cause();
    until("the request to be held", || (hall.discord.faults().held() == 1).then_some(()));
}

fn erase(user: &User, place: Place, name: &str) {
    let asked = user.orders(place, "erase");
    let open = user.presses(asked.message(), "erase:").modal().clone();
    let erased = user.submits(&open, &[("text", name)]);
    assert!(erased.text().contains("deleted"), "{}", erased.text());
}

#[test]
fn the_posts_of_somebody_who_is_erased_are_closed() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let [alva, bo] = ["alva", "bo"].map(|name| hall.player(games, name, "en-GB"));
    let _zed = hall.discord.user("zed", "en-GB");
    begin(&alva, &bo, games);
    let board = told(&hall, games, "Partiet begynner");
    let rules = ("rules", "brandubh");
    let _ = alva.says(games, "/tafl seek", &[rules, ("count", "2")]);
    let seek = told(&hall, games, "2 motspillere");
    let _ = alva.says(games, "/tafl challenge", &[("player", "zed"), rules]);
    let to_zed = told(&hall, games, "vikingenes brettspill");
    let _ = alva.says(games, "/tafl challenge", &[("player", "bo"), ("rules", "tablut")]);
    let to_bo = told(&hall, games, "Tablut");
    let _ = bo.says(games, "/tafl challenge", &[("player", "alva"), ("rules", "skalk")]);
    let to_alva = told(&hall, games, "Skalk");
    // One more is on its way.
    let messages = format!("/channels/{}/messages", games.id());
    holding(&hall, &messages, Fault::HeldAfter, || {
        let _ = alva.says(games, "/tafl seek", &[("rules", "parlett")]);
    });
    let on_its_way = told(&hall, games, "Parlett");
    erase(&alva, games, "alva");
    hall.discord.faults().lets_go_on();
    for post in [&seek, &to_zed, &to_bo, &to_alva, &on_its_way] {
        let closed = once(&bo, post, "a post to be closed", |post| post.buttons().is_empty());
        assert!(!closed.text().contains("Alva"), "{}", closed.text());
        assert!(closed.text().contains("player-"), "{}", closed.text());
    }
    once(&bo, &board, "the board to lose its buttons", |board| board.buttons().is_empty());
    // Nothing is kept about them any longer.
    let kept = "SELECT count(*) FROM posts WHERE notice NOT IN (SELECT id FROM outbox)";
    until("the rows to go", || (hall.club.number(kept) == 0).then_some(()));
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn a_board_whose_game_ends_while_it_is_posted_loses_its_buttons() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let [alva, bo] = ["alva", "bo"].map(|name| hall.player(games, name, "en-GB"));
    begin(&alva, &bo, games);
    told(&hall, games, "Partiet begynner");
    let messages = format!("/channels/{}/messages", games.id());
    holding(&hall, &messages, Fault::HeldAfter, || {
        let _ = alva.says(games, "/tafl move", &[("move", "d1-c1")]);
    });
    let board = told(&hall, games, "d1-c1");
    assert!(!board.buttons().is_empty(), "{}", board.text());
    let asked = bo.says(games, "/tafl resign", &[]);
    let _ = bo.presses(asked.message(), "yes:");
    hall.discord.faults().lets_go_on();
    told(&hall, games, "vunnet");
    once(&bo, &board, "the buttons to go", |board| board.buttons().is_empty());
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn an_open_challenge_that_is_taken_while_it_is_posted_says_so() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let [alva, bo] = ["alva", "bo"].map(|name| hall.player(games, name, "en-GB"));
    let messages = format!("/channels/{}/messages", games.id());
    holding(&hall, &messages, Fault::HeldAfter, || {
        let _ = alva.says(games, "/tafl seek", &[("rules", "brandubh"), ("count", "2")]);
    });
    let post = told(&hall, games, "2 motspillere");
    let taken = bo.presses(&post, "accept");
    assert!(taken.text().contains("The game begins"), "{}", taken.text());
    hall.discord.faults().lets_go_on();
    once(&bo, &post, "the post to say how many are left", |post| {
        post.text().contains("en motspiller")
    });
    hall.complained(&[]);
    hall.discord.finish();
}

/// A game that was moved while a post was on its way to where it was shown before isn't lost with
/// that place.
#[test]
fn a_game_that_is_moved_while_it_is_posted_stays_where_it_was_moved() {
    let hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let other = server.channel_with("hall", &Permission::USUAL);
    let [alva, bo] = ["alva", "bo"].map(|name| hall.player(other, name, "en-GB"));
    begin(&alva, &bo, games);
    told(&hall, games, "Partiet begynner");
    let messages = format!("/channels/{}/messages", games.id());
    holding(&hall, &messages, Fault::HeldBefore, || {
        let _ = alva.says(games, "/tafl move", &[("move", "d1-c1")]);
    });
    let moved = alva.says(other, "/tafl here", &[]);
    assert!(moved.text().contains("is shown here"), "{}", moved.text());
    hall.discord.removes(games);
    hall.discord.faults().lets_go_on();
    // He is called where it is shown now, and nobody is told that a channel is gone.
    until("bo to be called", || {
        open(&hall, other).into_iter().find(|message| message.pings == [bo.id()])
    });
    let _ = bo.says(other, "/tafl move", &[("move", "d3-a3")]);
    told(&hall, other, "d3-a3");
    for user in [&alva, &bo] {
        assert!(open(&hall, hall.discord.dm(user)).is_empty(), "{}", user.id());
    }
    hall.complained(&["cannot be shown where it was agreed on"]);
    hall.discord.finish();
}

/// Nor does it get the thread that was opened where it was before.
#[test]
fn a_game_that_is_moved_while_its_thread_is_opened_gets_another_one() {
    let hall = Hall::open();
    let (server, games) = server_with_threads(&hall.discord);
    let other = server.channel_with("hall", &Permission::USUAL);
    let [alva, bo] = ["alva", "bo"].map(|name| hall.player(other, name, "en-GB"));
    let given = [("player", "bo"), ("rules", "brandubh"), ("side", "attack")];
    let _ = alva.says(games, "/tafl challenge", &given);
    told(&hall, games, "utfordrer");
    let messages = format!("/channels/{}/messages/", games.id());
    holding(&hall, &messages, Fault::HeldAfter, || {
        let _ = bo.says(games, "/tafl accept", &[]);
    });
    let moved = bo.says(other, "/tafl here", &[]);
    assert!(moved.text().contains("is shown here"), "{}", moved.text());
    hall.discord.faults().lets_go_on();
    let thread = until("a thread where it is shown now", || {
        hall.discord.threads(other).first().map(|(place, ..)| *place)
    });
    let _ = alva.says(other, "/tafl move", &[("move", "d1-c1")]);
    told(&hall, thread, "d1-c1");
    hall.complained(&[]);
    hall.discord.finish();
}

/// A thread that can't be archived when its game ends is archived later.
#[test]
fn a_thread_that_cannot_be_archived_now_is_archived_later() {
    let mut hall = Hall::open();
    let (_server, games) = server_with_threads(&hall.discord);
    let [alva, bo] = ["alva", "bo"].map(|name| hall.player(games, name, "en-GB"));
    begin(&alva, &bo, games);
    let thread =
        until("a thread", || hall.discord.threads(games).first().map(|(place, ..)| *place));
    told(&hall, thread, "Partiet begynner");
    let messages = format!("/channels/{}/messages", games.id());
    // What is held is the result in the channel, after the last post in the thread.
    holding(&hall, &messages, Fault::HeldBefore, || {
        let asked = bo.says(games, "/tafl resign", &[]);
        let _ = bo.presses(asked.message(), "yes:");
    });
    let broken = Fault::Broken(503);
    hall.discord.faults().always("PATCH", &format!("/channels/{}", thread.id()), broken);
    hall.discord.faults().lets_go_on();
    let failed = "the thread of a game was not archived";
    until("the warning", || hall.club.complaints().contains(failed).then_some(()));
    let due = "SELECT count(*) FROM game_venues WHERE archive_at > unixepoch()";
    assert_eq!(hall.club.number(due), 1);
    // A club that is started again knows it, too.
    hall.club.stop();
    hall.discord.faults().clear();
    hall.club.change("UPDATE game_venues SET archive_at = unixepoch()");
    hall.club.start();
    hall.discord.awaits_bot();
    until("the thread to be archived", || {
        let threads = hall.discord.threads(games);
        let [(_, title, archived)] = &threads[..] else { panic!("one thread") };
        (*archived && title.ends_with("Alva vant")).then_some(())
    });
    let left = "SELECT count(*) FROM game_venues WHERE archive_at IS NOT NULL";
    until("that to be known", || (hall.club.number(left) == 0).then_some(()));
    hall.discord.finish();
}

/// Somebody who archives a thread while the club is about to leaves it with the title that it had.
#[test]
fn a_thread_that_somebody_archives_still_gets_its_title() {
    let hall = Hall::open();
    let (_server, games) = server_with_threads(&hall.discord);
    let [alva, bo] = ["alva", "bo"].map(|name| hall.player(games, name, "en-GB"));
    begin(&alva, &bo, games);
    let thread =
        until("a thread", || hall.discord.threads(games).first().map(|(place, ..)| *place));
    told(&hall, thread, "Partiet begynner");
    let messages = format!("/channels/{}/messages", games.id());
    // What is held is the result in the channel, after the last post in the thread.
    holding(&hall, &messages, Fault::HeldBefore, || {
        let asked = bo.says(games, "/tafl resign", &[]);
        let _ = bo.presses(asked.message(), "yes:");
    });
    hall.discord.archives(thread);
    hall.discord.faults().lets_go_on();
    until("the title", || {
        let threads = hall.discord.threads(games);
        let [(_, title, archived)] = &threads[..] else { panic!("one thread") };
        (*archived && title.ends_with("Alva vant")).then_some(())
    });
    hall.complained(&[]);
    hall.discord.finish();
}
