//! A server in which each game has one board, which is edited with each ply: those whose turn it is
//! are called to it, and the calls don't pile up.

use std::time::Duration;

use expect_test::expect_file;
use tests::discord::{Fault, Message, Place, Server, User};
use tests::mail::until;

use crate::discord::decided::begin;
use crate::discord::script::Script;
use crate::discord::table::{Hall, server};

/// Alva and Bo, whose game has begun in such a server.
struct Table {
    hall: Hall,
    server: Server,
    games: Place,
    alva: User,
    bo: User,
}

fn table() -> Table {
    let hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let gro = hall.discord.user("gro", "en-GB");
    server.rules(&gro);
    let asked = gro.says(games, "/setup check", &[]);
    let set = gro.presses(asked.message(), "One board per game");
    assert!(set.text().contains("Each game has one board"), "{}", set.text());
    assert!(set.text().contains("[A new board for each move]"), "{}", set.text());
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    begin((&alva, &bo), "1", games, "public");
    let table = Table { hall, server, games, alva, bo };
    // The challenge is answered, and says so.
    until("it to be closed", || {
        let is_closed = |one: &Message| one.content.contains("har godtatt");
        table.open().iter().any(is_closed).then_some(())
    });
    table
}

impl Table {
    fn open(&self) -> Vec<Message> {
        let mut all = self.hall.discord.messages(self.games);
        all.retain(|one| one.ephemeral_for.is_none());
        all
    }

    /// The messages that show that board, once there is one and somebody is called to it.
    fn shown(&self, ply: usize) -> Vec<Message> {
        let ply = format!("game-1-ply-{ply}-");
        self.hall.discord.wait_for("the board", |world| {
            let mut all = world.messages(self.games);
            all.retain(|one| one.attachments.iter().any(|file| file.filename.contains(&ply)));
            all.retain(|one| one.ephemeral_for.is_none());
            (!all.is_empty()).then_some(all)
        })
    }

    /// The calls to boards that are there.
    fn calls(&self) -> Vec<Message> {
        let mut all = self.open();
        all.retain(|one| one.content.starts_with("<@") && one.content.contains("/channels/"));
        all
    }

    fn is_stored(&self) {
        const WAITING: &str = "SELECT count(*) FROM outbox WHERE due_at IS NOT NULL";
        until("all to be told", || (self.hall.club.number(WAITING) == 0).then_some(()));
    }

    fn moves(&self, ply: usize) {
        const PLIES: [&str; 5] = ["d1-c1", "d3-a3", "d2-a2", "d4-d1", "a4-a5"];
        let mover = if ply % 2 == 1 { &self.alva } else { &self.bo };
        let said = mover.says(self.games, "/tafl move", &[("move", PLIES[ply - 1])]).text();
        assert!(said.contains(PLIES[ply - 1]), "{said}");
        self.shown(ply);
        self.is_stored();
    }
}

#[test]
fn a_game_has_one_board_and_one_call() {
    let table = table();
    let (hall, games) = (&table.hall, table.games);
    let people = [(&table.alva, "alva"), (&table.bo, "bo")];
    let mut script = Script::new(&hall.discord, &people);
    let [first] = &table.shown(0)[..] else { panic!("one board") };
    script.shows("In the channel", first);
    table.is_stored();
    let before = table.open().len();
    for ply in 1..=4 {
        table.moves(ply);
        let [board] = &table.shown(ply)[..] else { panic!("one board") };
        assert_eq!(board.id, first.id);
        let [call] = &table.calls()[..] else { panic!("one call, not {:?}", table.calls()) };
        let mover = if ply % 2 == 1 { &table.bo } else { &table.alva };
        assert_eq!(call.pings, [mover.id()], "{}", call.text());
        assert!(call.content.ends_with(&board.id.to_string()), "{}", call.text());
        // An edit notifies nobody, but says whose turn it is.
        assert!(board.content.contains(&mover.mention()), "{}", board.text());
    }
    // A board and a call, whatever happens.
    assert_eq!(table.open().len(), before + 1);
    script.shows("The same board, later", &table.shown(4)[0]);
    script.shows("Below it", &table.calls()[0]);

    // Each was called once for each ply, and at the beginning.
    let pings = |user: &User| hall.discord.pings(user).len();
    let began = (pings(&table.alva), pings(&table.bo));
    // An offer is a post of its own, which is closed; the board is played on.
    let offer = table.alva.says(games, "/tafl draw", &[]);
    assert!(offer.text().contains("draw"), "{}", offer.text());
    let offer = hall.discord.wait_for("the offer", |world| {
        world.messages(games).into_iter().find(|one| one.text().contains("[✅ Godta]"))
    });
    assert_ne!(offer.id, first.id);
    assert!(!table.alva.now(first).buttons().is_empty());
    script.shows("An offer", &offer);
    table.is_stored();
    table.moves(5);
    let [board] = &table.shown(5)[..] else { panic!("one board") };
    assert_eq!((board.id, board.buttons().is_empty()), (first.id, false));
    let asked = table.bo.says(games, "/tafl resign", &[]);
    let _ = table.bo.presses(asked.message(), "yes:");
    until("the end", || table.alva.now(first).text().contains("[🔁 Omkamp]").then_some(()));
    table.is_stored();
    until("the offer to be closed", || table.alva.now(&offer).buttons().is_empty().then_some(()));
    script.shows("The same board in the end", &table.alva.now(first));
    for call in table.calls() {
        script.shows("Below it", &call);
    }
    assert!(pings(&table.alva) <= began.0 + 2 && pings(&table.bo) <= began.1 + 2);
    expect_file!["golden/one-board.txt"].assert_eq(script.text());
    hall.complained(&[]);
    table.hall.discord.finish();
}

/// A board that is gone, or that Discord doesn't let be edited any more, is posted again, and there
/// is only one all the same.
#[test]
fn a_board_that_cannot_be_edited_is_posted_again() {
    let table = table();
    let [first] = &table.shown(0)[..] else { panic!("one board") };
    table.is_stored();
    table.hall.discord.deletes(first);
    table.moves(1);
    let [second] = &table.shown(1)[..] else { panic!("one board") };
    assert_eq!(second.pings, [table.bo.id()]);
    assert!(table.calls().is_empty());
    table.moves(2);
    assert_eq!(table.shown(2)[0].id, second.id);
    table.hall.discord.allows_old_edits(0);
    table.hall.discord.let_pass(Duration::from_secs(2 * 3_600));
    table.moves(3);
    let [third] = &table.shown(3)[..] else { panic!("one board") };
    assert_ne!(third.id, second.id);
    let boards = |one: &Message| !one.attachments.is_empty();
    until("the old one to go", || {
        (table.open().into_iter().filter(boards).count() == 1).then_some(())
    });
    assert!(table.calls().is_empty(), "{:?}", table.calls());
    // Switched off, each ply has its board again.
    let gro = table.hall.discord.user("gro", "en-GB");
    table.server.rules(&gro);
    let asked = gro.says(table.games, "/setup check", &[]);
    let _ = gro.presses(asked.message(), "A new board for each move");
    table.moves(4);
    assert_ne!(table.shown(4)[0].id, third.id);
    until("the old one to close", || table.alva.now(third).buttons().is_empty().then_some(()));
    table.hall.complained(&[]);
    table.hall.discord.finish();
}

/// The club is killed between an edit, a call and its note of both: nobody is called twice.
#[test]
fn nobody_is_called_twice_after_a_crash() {
    for (method, fault) in [
        ("PATCH", Fault::SlowAfter(Duration::from_secs(20))),
        ("POST", Fault::SlowAfter(Duration::from_secs(20))),
    ] {
        let mut table = table();
        table.shown(0);
        table.is_stored();
        table.moves(1);
        let path = format!("/channels/{}/messages", table.games.id());
        table.hall.discord.faults().next(method, &path, fault);
        let said = table.bo.says(table.games, "/tafl move", &[("move", "d3-a3")]).text();
        assert!(said.contains("d3-a3"), "{said}");
        until("it to be on its way", || (table.hall.discord.faults().left() == 0).then_some(()));
        table.hall.club.kill();
        table.hall.club.start();
        table.hall.discord.awaits_bot();
        table.is_stored();
        let [call] = &table.calls()[..] else { panic!("one call, not {:?}", table.calls()) };
        assert_eq!(call.pings, [table.alva.id()]);
        assert_eq!(table.shown(2).len(), 1);
        // At the beginning, and after his move.
        let called = |one: &&Message| one.channel == table.games.id();
        let pings = table.hall.discord.pings(&table.alva);
        assert!(pings.iter().filter(called).count() <= 2, "{pings:?}");
        table.moves(3);
        assert_eq!(table.calls().len(), 1);
        table.hall.discord.finish();
    }
}

/// The end is shown on the one board, even if that fails at first; and a ply that failed isn't shown
/// on a second one when the game has gone on.
#[test]
fn what_failed_at_first_ends_on_the_one_board() {
    let table = table();
    let [board] = &table.shown(0)[..] else { panic!("one board") };
    table.is_stored();
    let path = format!("/channels/{}/messages/{}", table.games.id(), board.id);
    let fails = |how: &dyn Fn()| {
        let faults = table.hall.discord.faults();
        faults.next("PATCH", &path, Fault::Broken(503));
        how();
        until("it to fail", || (faults.left() == 0).then_some(()));
        let waits = "SELECT count(*) FROM outbox WHERE due_at IS NOT NULL AND trouble IS NOT NULL";
        until("it to wait", || (table.hall.club.number(waits) > 0).then_some(()));
    };
    let again = || {
        table.hall.club.change("UPDATE outbox SET due_at = 0 WHERE due_at IS NOT NULL");
        table.is_stored();
    };
    fails(&|| {
        let said = table.alva.says(table.games, "/tafl move", &[("move", "d1-c1")]).text();
        assert!(said.contains("d1-c1"), "{said}");
    });
    let said = table.bo.says(table.games, "/tafl move", &[("move", "d3-a3")]).text();
    assert!(said.contains("d3-a3"), "{said}");
    table.shown(2);
    again();
    assert!(table.hall.discord.messages(table.games).iter().all(|one| {
        one.id == board.id
            || one.attachments.iter().all(|file| !file.filename.contains("ply-1-"))
            || one.ephemeral_for.is_some()
    }));
    fails(&|| {
        let asked = table.alva.says(table.games, "/tafl resign", &[]);
        let _ = table.alva.presses(asked.message(), "yes:");
    });
    again();
    until("the end", || table.alva.now(board).text().contains("Omkamp").then_some(()));
    let boards = table.open().into_iter().filter(|one| !one.attachments.is_empty()).count();
    assert_eq!(boards, 1);
    table.hall.discord.finish();
}

/// An old board that takes no more edits is posted again at once, whether Discord says for how long
/// that lasts or not.
#[test]
fn a_board_that_takes_no_edit_for_an_hour_is_posted_again() {
    for is_said in [true, false] {
        let table = table();
        let first = table.shown(0).remove(0);
        table.is_stored();
        table.hall.discord.keeps_limits();
        table.hall.discord.allows_old_edits(0);
        table.hall.discord.let_pass(Duration::from_secs(2 * 3_600));
        if !is_said {
            table.hall.discord.leaves_wait_unsaid();
        }
        table.moves(1);
        let board = table.shown(1).remove(0);
        assert_ne!(board.id, first.id);
        assert_eq!(board.pings, [table.bo.id()]);
        let limit: &[&str] = &["its limit for PATCH"];
        table.hall.complained(if is_said { limit } else { &[] });
        table.hall.discord.finish();
    }
}
