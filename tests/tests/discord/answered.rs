//! What has been answered says so and loses its buttons; and how many taps a move takes.

use expect_test::expect_file;
use tests::discord::{Fault, Message, Place, User};
use tests::mail::until;

use crate::discord::script::Script;
use crate::discord::table::{Hall, more, server, server_with_threads};

/// A message there without buttons, once it has none.
fn closed(script: &mut Script<'_>, hall: &Hall, place: Place, message: &Message) {
    let now = until("the buttons to go", || {
        let found = hall.discord.messages(place).into_iter().find(|one| one.id == message.id)?;
        found.components.is_empty().then_some(found)
    });
    assert!(now.pings.is_empty() || now.pings == message.pings, "{}", now.text());
    script.shows("The message has become", &now);
}

#[test]
fn what_is_answered_says_so() {
    for language in ["no", "de"] {
        let hall = Hall::open();
        let (guild, games) = server(&hall.discord);
        let alva = hall.player(games, "alva", "en-GB");
        let bo = hall.player(games, "bo", "en-GB");
        let manager = hall.discord.user("steward", "no");
        guild.rules(&manager);
        let code = if language == "no" { "nb" } else { language };
        let _ = manager.says(games, "/setup server", &[("server-language", code)]);
        let mut script = Script::new(&hall.discord, &[(&alva, "alva"), (&bo, "bo")]);
        let given = [("player", "bo"), ("rules", "brandubh"), ("side", "attack")];
        let invite = |script: &mut Script<'_>| {
            let sent = alva.says(games, "/tafl challenge", &given);
            (sent, script.reads("In the channel", games))
        };
        let (_, invited) = invite(&mut script);
        let _ = bo.presses(&invited, "decline");
        closed(&mut script, &hall, games, &invited);
        let (sent, invited) = invite(&mut script);
        let _ = alva.presses(sent.message(), "cancel");
        closed(&mut script, &hall, games, &invited);
        let (_, invited) = invite(&mut script);
        let _ = bo.presses(&invited, "accept");
        let board = script.reads("In the channel", games);
        closed(&mut script, &hall, games, &invited);
        // Who presses an old button all the same is refused.
        let late = bo.presses_as_seen(&invited, "accept");
        assert!(late.ephemeral, "{}", late.text());
        assert_eq!(hall.club.number("SELECT count(*) FROM games"), 1);

        let offer = |script: &mut Script<'_>| {
            let asked = more(&alva, &board, "draw");
            let _ = alva.presses(asked.message(), "do:");
            script.reads("In the channel", games)
        };
        let offered = offer(&mut script);
        let _ = bo.presses(&offered, "decline");
        script.reads("In the channel", games);
        closed(&mut script, &hall, games, &offered);
        let offered = offer(&mut script);
        // A move of hers leaves it open, his declines it.
        let _ = alva.says(games, "/tafl move", &[("move", "d1-c1")]);
        script.reads("In the channel", games);
        assert!(!alva.now(&offered).buttons().is_empty());
        let _ = bo.says(games, "/tafl move", &[("move", "d3-a3")]);
        script.reads("In the channel", games);
        closed(&mut script, &hall, games, &offered);
        let _ = bo.says(games, "/tafl takeback", &[]);
        let requested = script.reads("In the channel", games);
        let _ = alva.presses(&requested, "accept");
        let board = script.reads("In the channel", games);
        closed(&mut script, &hall, games, &requested);
        // A game that is over has no live board, and offers another.
        let asked = more(&bo, &board, "resign");
        let _ = bo.presses(asked.message(), "yes:");
        let ended = script.reads("In the channel", games);
        until("the board to close", || alva.now(&board).buttons().is_empty().then_some(()));
        script.presses(&bo, &ended, "rematch");
        let again = script.reads("In the channel", games);
        assert_eq!(again.pings, [alva.id()], "{}", again.text());
        expect_file![format!("golden/answered-{language}.txt")].assert_eq(script.text());
        hall.complained(&[]);
        hall.discord.finish();
    }
}

/// Counts the taps of somebody who plays: one for the notification, one for a button, two for a
/// list, which has to be opened.
struct Taps<'a> {
    user: &'a User,
    taps: u32,
}

impl Taps<'_> {
    fn press(&mut self, message: &Message, which: &str) -> Message {
        self.taps += 1;
        self.user.presses(message, which).message().clone()
    }
}

#[test]
fn a_move_takes_at_most_five_taps() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    // The usual board, at its widest: all that attackers can move at first.
    let given = [("player", "bo"), ("rules", "copenhagen"), ("side", "attack")];
    let _ = alva.says(games, "/tafl challenge", &given);
    let _ = bo.says(games, "/tafl accept", &[]);
    let told = |words: &str| {
        hall.discord.wait_for("the board", |world| {
            let tells = |one: &Message| {
                one.ephemeral_for.is_none()
                    && one.attachments.len() == 1
                    && one.text().contains(words)
            };
            world.messages(games).into_iter().find(tells)
        })
    };
    let board = told("ply-0-");
    // The notification opens the board.
    let mut taps = Taps { user: &alva, taps: 1 };
    let pieces = taps.press(&board, "Flytt");
    let squares = taps.press(&pieces, "d1");
    let preview = taps.press(&squares, "d4");
    assert!(preview.text().contains("d1-d4"), "{}", preview.text());
    let played = taps.press(&preview, "Confirm");
    assert!(played.text().contains("d1-d4"), "{}", played.text());
    assert_eq!(taps.taps, 5);
    // By typing: open, sent, confirmed. What can't be played is explained, and nothing is played.
    let board = told("ply-1-");
    let mut taps = 2;
    let open = bo.presses(&board, "type:");
    let wrong = bo.submits(open.modal(), &[("text", "f8 to f11")]);
    assert!(wrong.text().contains("isn’t possible"), "{}", wrong.text());
    let preview = bo.submits(open.modal(), &[("text", "F8 H8")]);
    taps += 1;
    assert!(preview.text().contains("f8-h8"), "{}", preview.text());
    assert_eq!(hall.club.plies(1), ["d1-d4"]);
    let played = bo.presses(preview.message(), "Confirm");
    taps += 1;
    assert!(played.text().contains("f8-h8"), "{}", played.text());
    assert!(taps <= 5);
    // He wants it back, and she has seen it: she is asked.
    told("ply-2-");
    hall.all_is_told();
    let undone = bo.presses(played.message(), "takeback");
    assert!(undone.text().contains("asked to take back"), "{}", undone.text());
    // A note to herself, which is behind the same button.
    let note = more(&alva, &told("ply-2-"), "write:");
    let kept = alva.submits(note.modal(), &[("text", "Look at f8.")]);
    assert!(kept.text().contains("note"), "{}", kept.text());
    let read = more(&alva, &told("ply-2-"), "Read the notes");
    assert!(read.text().contains("Look at f8."), "{}", read.text());
    // A word to the opponent, from the same place.
    let write = more(&alva, &told("ply-2-"), "message:");
    let sent = alva.submits(write.modal(), &[("text", "Why?")]);
    assert!(sent.ephemeral, "{}", sent.text());
    let direct = hall.discord.dm(&bo);
    hall.discord.wait_for("the word", |world| {
        let words = |one: &Message| one.content.contains("Why?");
        world.messages(direct).into_iter().find(words)
    });
    hall.complained(&[]);
    hall.discord.finish();
}

/// Discord has trouble with eight posts, and changes the others all the same.
#[test]
fn what_cannot_be_changed_now_falls_behind() {
    let hall = Hall::open();
    let (_server, games) = server_with_threads(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    let open = |place: Place| {
        let mut all = hall.discord.messages(place);
        all.retain(|message| message.ephemeral_for.is_none());
        all
    };
    let given = [("player", "bo"), ("rules", "brandubh"), ("side", "attack")];
    let _ = alva.says(games, "/tafl challenge", &given);
    let _ = bo.says(games, "/tafl accept", &[]);
    let thread = until("a thread", || hall.discord.threads(games).first().map(|one| one.0));
    let _ = alva.says(thread, "/tafl draw", &[]);
    let offer = until("the offer", || open(thread).into_iter().nth(1));
    let invite = |all: &[(&str, &str)]| {
        let before = open(games).len();
        for &(rules, side) in all {
            let given = [("player", "bo"), ("rules", rules), ("side", side)];
            let sent = alva.says(games, "/tafl challenge", &given);
            assert!(sent.text().contains("has been sent to Bo"), "{}", sent.text());
        }
        let posted = || Some(open(games).split_off(before)).filter(|new| new.len() == all.len());
        until("the challenges", posted)
    };
    let eight = ["brandubh", "parlett", "tablut", "copenhagen"]
        .map(|rules| [(rules, "attack"), (rules, "defend")])
        .concat();
    for stuck in invite(&eight) {
        let path = format!("/channels/{}/messages/{}", games.id(), stuck.id);
        hall.discord.faults().always("PATCH", &path, Fault::Broken(503));
    }
    let cancel =
        || hall.club.change("UPDATE invitations SET state = 'cancelled' WHERE state = 'open'");
    cancel();
    // The thread of a game is closed when what is in it has been changed.
    let asked = bo.says(thread, "/tafl resign", &[]);
    let _ = bo.presses(asked.message(), "yes:");
    until("the thread to be closed", || hall.discord.threads(games)[0].2.then_some(()));
    assert!(alva.now(&offer).buttons().is_empty(), "{}", alva.now(&offer).text());
    let [last] = &invite(&[("skalk", "attack")])[..] else { panic!("one challenge") };
    cancel();
    until("it to be changed", || alva.now(last).buttons().is_empty().then_some(()));
    hall.complained(&[]);
    hall.discord.finish();
}
