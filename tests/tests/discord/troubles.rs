//! Failures between the club and Discord: no move is lost or made twice, and the opponent is
//! notified once.

use std::time::Duration;

use tests::discord::{Discord, Fault, Message, Place, Scope, User};
use tests::mail::until;

use crate::discord::table::{Hall, KILLED_POSTING, server};

/// How many notices have an unknown fate.
const WAITING: &str = "SELECT count(*) FROM outbox WHERE due_at IS NOT NULL";

/// Alva and Bo at a board, in a channel.
struct Pair {
    hall: Hall,
    games: Place,
    alva: User,
    bo: User,
}

const PLIES: [&str; 6] = ["d1-c1", "d3-a3", "d2-a2", "d4-d1", "a4-a5", "d1-g1"];

fn pair() -> Pair {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    let given = [("player", "bo"), ("rules", "brandubh"), ("side", "attack")];
    let _ = alva.says(games, "/tafl challenge", &given);
    let _ = bo.says(games, "/tafl accept", &[]);
    let pair = Pair { hall, games, alva, bo };
    pair.told("ply-0", 1);
    pair
}

impl Pair {
    fn moves(&self, number: usize) -> String {
        let mover = if number.is_multiple_of(2) { &self.alva } else { &self.bo };
        mover.says(self.games, "/tafl move", &[("move", PLIES[number])]).text()
    }

    /// The public messages with that board, once there are that many.
    fn told(&self, board: &str, count: usize) -> Vec<Message> {
        self.hall.discord.wait_for("a message", |world| {
            let mut found = world.messages(self.games);
            found.retain(|one| shows(one, board) && one.ephemeral_for.is_none());
            (found.len() >= count).then_some(found)
        })
    }

    /// Plays on from that ply to the end; each ply is there once, and its opponent was notified
    /// once.
    fn plays_on(&self, from: usize) {
        for (number, ply) in PLIES.iter().enumerate().skip(from) {
            let said = self.moves(number);
            assert!(said.contains(ply), "{said}");
        }
        self.all_is_there();
    }

    fn all_is_there(&self) {
        self.told("ply-6-", 1);
        let plies = self.hall.club.plies(1).join(" ");
        assert_eq!(plies, "d1-c1 d3-a3 d2-a2xa3 d4-d1 a4-a5 d1-g1");
        for number in 0..=PLIES.len() {
            let told = self.told(&format!("ply-{number}-"), 1);
            let texts: Vec<String> = told.iter().map(Message::text).collect();
            assert_eq!(told.len(), 1, "told {} times: {}", told.len(), texts.join("\n"));
        }
    }
}

fn shows(message: &Message, board: &str) -> bool {
    message.attachments.iter().any(|file| file.filename.contains(board))
}

/// Whatever happens to the gateway, requests get through again.
fn after(what: impl Fn(&Discord)) {
    let pair = pair();
    let discord = &pair.hall.discord;
    assert!(pair.moves(0).contains("d1-c1"));
    let (identified, resumed) = (discord.gateway().identifies(), discord.gateway().resumes());
    what(discord);
    until("the bot comes back", || {
        let gateway = discord.gateway();
        let is_back = gateway.identifies() + gateway.resumes() > identified + resumed;
        (is_back && gateway.is_connected()).then_some(())
    });
    pair.plays_on(1);
    // The commands were registered once.
    let registered = discord.requests().into_iter().filter(|request| request.method == "PUT");
    assert_eq!(registered.count(), 1);
    pair.hall.complained(&[]);
    pair.hall.discord.finish();
}

#[test]
fn a_closed_gateway() {
    after(|discord| discord.gateway().closes(4000));
}

#[test]
fn a_gateway_that_is_cut() {
    after(|discord| discord.gateway().cuts());
}

#[test]
fn a_gateway_that_asks_to_reconnect() {
    after(|discord| discord.gateway().asks_to_reconnect());
}

#[test]
fn a_session_that_is_not_valid_any_more() {
    after(|discord| discord.gateway().invalidates());
}

#[test]
fn a_gateway_that_does_not_answer_heartbeats() {
    let discord = Discord::start();
    discord.gateway().heartbeat(Duration::from_millis(500));
    let hall = Hall::at(discord);
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let gateway = hall.discord.gateway();
    let before = gateway.identifies() + gateway.resumes();
    gateway.withholds_acks();
    until("the bot notices", || {
        let gateway = hall.discord.gateway();
        (gateway.identifies() + gateway.resumes() > before).then_some(())
    });
    hall.discord.gateway().acknowledges();
    until("the bot is back", || hall.discord.gateway().is_connected().then_some(()));
    assert!(alva.says(games, "/tafl games", &[]).text().contains("no game"));
    hall.discord.finish();
}

#[test]
fn an_event_that_cannot_be_read_is_complained_of() {
    let pair = pair();
    pair.hall.discord.gateway().sends_malformed();
    pair.plays_on(0);
    pair.hall.complained(&["an event INTERACTION_CREATE cannot be read"]);
    pair.hall.discord.finish();
}

#[test]
fn a_request_that_comes_twice() {
    let pair = pair();
    pair.hall.discord.doubles_next();
    let said = pair.moves(0);
    assert!(said.contains("d1-c1"), "{said}");
    pair.plays_on(1);
    pair.hall.complained(&[]);
    pair.hall.discord.finish();
}

#[test]
fn too_many_requests() {
    let pair = pair();
    let limited = Fault::Limited(Duration::from_millis(600), Scope::User);
    pair.hall.discord.faults().times(2, "POST", "/channels/", limited);
    let globally = Fault::Limited(Duration::from_millis(300), Scope::Global);
    pair.plays_on(0);
    pair.hall.discord.faults().next("POST", "/channels/", globally);
    let said = pair.alva.says(pair.games, "/tafl board", &[("game", "1")]);
    assert!(said.text().contains("d1-g1"), "{}", said.text());
    pair.hall.complained(&[]);
    pair.hall.discord.finish();
}

#[test]
fn discord_has_trouble_of_its_own() {
    let pair = pair();
    for fault in [Fault::Broken(503), Fault::Broken(500), Fault::CutBefore, Fault::CutAfter] {
        pair.hall.discord.faults().next("POST", "/channels/", fault);
    }
    // Each is tried again after a pause, under the nonce that it had.
    assert!(pair.moves(0).contains("d1-c1"));
    until("every fault to have happened", || {
        pair.hall.club.pass_time();
        (pair.hall.discord.faults().left() == 0).then_some(())
    });
    until("the ply to be told", || {
        pair.hall.club.pass_time();
        (pair.hall.club.number(WAITING) == 0).then_some(())
    });
    pair.plays_on(1);
    let complaints = pair.hall.club.complaints();
    assert!(complaints.contains("Discord does not answer"), "{complaints}");
    pair.hall.discord.finish();
}

/// The club is killed while notifying Bo: before Discord has the message, and when it has it and
/// the club does not know. Whether Discord still remembers the nonce or not, he is notified once.
#[test]
fn the_club_is_killed_while_it_posts() {
    for (fault, forgets) in KILLED_POSTING {
        let mut pair = pair();
        let before = pair.hall.fails_next_post("/channels/", fault);
        assert!(pair.moves(0).contains("d1-c1"));
        pair.hall.is_killed_posting("/channels/", before, forgets);
        until("the ply to be told", || (pair.hall.club.number(WAITING) == 0).then_some(()));
        pair.plays_on(1);
        pair.hall.discord.finish();
    }
}

/// The club is killed after it has stored the move and before it has answered: the player presses
/// again, and is told the present state of the game.
#[test]
fn the_club_is_killed_before_it_answers() {
    let mut pair = pair();
    let [board] = &pair.told("ply-0-", 1)[..] else { panic!("one board") };
    let pieces = pair.alva.presses(board, "pieces");
    let squares = pair.alva.presses(pieces.message(), "d1");
    let preview = pair.alva.presses(squares.message(), "c1");
    let slow = Fault::SlowBefore(Duration::from_secs(20));
    pair.hall.discord.faults().next("POST", "/interactions/", slow);
    let _ = pair.alva.taps(preview.message(), "do:");
    until("the move to be kept", || (pair.hall.club.plies(1).len() == 1).then_some(()));
    pair.hall.club.kill();
    pair.hall.discord.faults().clear();
    pair.hall.club.start();
    pair.hall.discord.awaits_bot();
    let again = pair.alva.presses(preview.message(), "do:");
    assert!(again.text().contains("move 2"), "{}", again.text());
    pair.told("ply-1-", 1);
    pair.plays_on(1);
    pair.hall.discord.finish();
}

/// However long the club takes, it says within three seconds that it is thinking.
#[test]
fn a_store_that_is_held_up() {
    let pair = pair();
    let file = rusqlite::Connection::open(pair.hall.club.file()).expect("the file");
    file.execute_batch("BEGIN IMMEDIATE").expect("the lock");
    let given = [("move", PLIES[0])];
    let command = pair.alva.types(pair.games, "/tafl move", &given);
    // Suggestions cannot wait, and need nothing that is held up.
    let offered = pair.bo.completes(pair.games, "/tafl move", &[("move", "d")], "move");
    assert!(offered.is_empty());
    std::thread::sleep(Duration::from_millis(3_500));
    file.execute_batch("ROLLBACK").expect("the lock");
    let reply = pair.alva.awaits(command);
    assert!(reply.deferred && reply.ephemeral, "{}", reply.text());
    assert!(reply.text().contains("d1-c1"), "{}", reply.text());
    pair.plays_on(1);
    pair.hall.complained(&[]);
    pair.hall.discord.finish();
}

/// The club thinks for longer than an answer may take: the move counts, and the host is told that
/// the player was not answered (50027).
#[test]
fn the_right_to_answer_has_run_out() {
    let pair = pair();
    let file = rusqlite::Connection::open(pair.hall.club.file()).expect("the file");
    file.execute_batch("BEGIN IMMEDIATE").expect("the lock");
    let answers = || {
        let requests = pair.hall.discord.requests();
        requests.iter().filter(|request| request.path.ends_with("/callback")).count()
    };
    let before = answers();
    let _ = pair.alva.types(pair.games, "/tafl move", &[("move", PLIES[0])]);
    until("the answer to be put off", || (answers() > before).then_some(()));
    pair.hall.discord.let_pass(Duration::from_secs(16 * 60));
    file.execute_batch("ROLLBACK").expect("the lock");
    pair.told("ply-1-", 1);
    let ran_out = "Discord: an answer could not be sent: the time for an answer is over (50027)";
    until("the complaint", || pair.hall.club.complaints().contains(ran_out).then_some(()));
    pair.plays_on(1);
    pair.hall.complained(&[ran_out]);
    pair.hall.discord.finish();
}

/// An interaction older than a quarter of an hour: Discord takes no answer any more, which concerns
/// nobody. How old it is by this machine's clock is no matter, as that may be wrong.
#[test]
fn an_old_request() {
    let pair = pair();
    pair.hall.discord.ages_next(Duration::from_secs(16 * 60));
    let command = pair.alva.types(pair.games, "/tafl games", &[]);
    assert!(pair.alva.awaits(command).is_none());
    assert!(pair.moves(0).contains("d1-c1"));
    pair.plays_on(1);
    pair.hall.complained(&[]);
    pair.hall.discord.finish();
}

/// An answer that is cut off is sent once more: nobody knows whether Discord has it.
#[test]
fn an_answer_that_is_cut_off() {
    let pair = pair();
    for (number, fault) in
        [Fault::CutBefore, Fault::Broken(500), Fault::CutAfter].iter().enumerate()
    {
        pair.hall.discord.faults().next("POST", "/interactions/", *fault);
        let said = pair.moves(number);
        assert!(said.contains(PLIES[number]), "{said}");
        assert_eq!(pair.hall.discord.faults().left(), 0);
    }
    pair.plays_on(3);
    pair.hall.complained(&[]);
    pair.hall.discord.finish();
}

/// Old and repeated presses are answered, and play nothing.
#[test]
fn stale_and_doubled_presses() {
    let pair = pair();
    let [board] = &pair.told("ply-0-", 1)[..] else { panic!("one board") };
    let pieces = pair.alva.presses(board, "pieces");
    let squares = pair.alva.presses(pieces.message(), "d1");
    let preview = pair.alva.presses(squares.message(), "c1");
    let preview = preview.message().clone();
    // Twice at once, before the first is answered.
    let first = pair.alva.taps(&preview, "do:");
    let second = pair.alva.taps(&preview, "do:");
    for press in [first, second] {
        let said = pair.alva.awaits(press);
        assert!(said.ephemeral && said.text().contains("move 2"), "{}", said.text());
    }
    assert_eq!(pair.hall.club.plies(1), ["d1-c1"]);
    pair.told("ply-1-", 1);
    // The first board is out of date, and its controls are gone.
    until("the controls to go", || pair.alva.now(board).buttons().is_empty().then_some(()));
    let old = pair.bo.presses_as_seen(board, "more");
    assert!(old.text().contains("move"), "{}", old.text());
    assert!(pair.hall.club.plies(1).len() == 1, "{}", old.text());
    // Nobody else's game, no matter who presses.
    let cy = pair.hall.player(pair.games, "cyra", "en-GB");
    let [board] = &pair.told("ply-1-", 1)[..] else { panic!("one board") };
    let pieces = cy.presses(board, "pieces");
    let typed = cy.presses(board, "type:");
    let typed = cy.submits(typed.modal(), &[("text", "d3-a3")]);
    for refused in [pieces, typed] {
        let said = refused.text();
        assert!(refused.ephemeral && said.contains("You aren’t one of the players"), "{said}");
    }
    // Somebody who looks on is offered nothing that only players can do.
    let labels = |message: &Message| {
        message.buttons().into_iter().map(|button| button.label).collect::<Vec<_>>()
    };
    let offered = cy.presses(board, "more:");
    assert!(offered.text().contains("You aren’t one of the players"), "{}", offered.text());
    assert_eq!(labels(offered.message()), ["My games", "Watch", "Board as text"]);
    let text = cy.presses(offered.message(), "text:");
    assert!(text.ephemeral && text.text().contains("```"), "{}", text.text());
    assert_eq!(labels(text.message()), ["Rules", "Follow"]);
    let offered = cy.presses(board, "more:");
    let watched = cy.presses(offered.message(), "Watch");
    assert!(watched.ephemeral && watched.text().contains("d1-c1"), "{}", watched.text());
    assert_eq!(labels(watched.message()), ["Rules", "Follow"]);
    pair.plays_on(1);
    pair.hall.complained(&[]);
    pair.hall.discord.finish();
}

/// However fast people play, each board is edited once, and none but the last one stays live.
#[test]
fn boards_that_come_all_at_once() {
    let pair = pair();
    let faults = pair.hall.discord.faults();
    faults.next("POST", "/channels/", Fault::SlowBefore(Duration::from_millis(1_500)));
    for (number, ply) in PLIES.iter().enumerate().take(5) {
        assert!(pair.moves(number).contains(ply));
    }
    pair.told("ply-5-", 1);
    let boards = |from: usize, to: usize| {
        let boards = (from..to).map(|number| pair.told(&format!("ply-{number}-"), 1).remove(0));
        boards.collect::<Vec<Message>>()
    };
    until("the buttons of the others to go", || {
        boards(0, 5).iter().all(|board| board.buttons().is_empty()).then_some(())
    });
    let edits: Vec<usize> = boards(0, 6).iter().map(|board| board.edits).collect();
    assert_eq!(edits, [1, 1, 1, 1, 1, 0]);
    pair.hall.complained(&[]);
    pair.hall.discord.finish();
}

/// A message that is gone, or can no longer be edited, is left as it is.
#[test]
fn what_cannot_be_edited() {
    let pair = pair();
    let [board] = &pair.told("ply-0-", 1)[..] else { panic!("one board") };
    let patches = |pair: &Pair| {
        let requests = pair.hall.discord.requests();
        let patches = requests.into_iter().filter(|request| request.method == "PATCH");
        patches.map(|request| request.status).collect::<Vec<_>>()
    };
    // The challenge was accepted, and says so.
    until("the challenge to be changed", || (patches(&pair) == [Some(200)]).then_some(()));
    pair.hall.discord.deletes(board);
    assert!(pair.moves(0).contains("d1-c1"));
    pair.told("ply-1-", 1);
    pair.hall.discord.allows_old_edits(0);
    pair.hall.discord.let_pass(Duration::from_secs(2 * 3_600));
    assert!(pair.moves(1).contains("d3-a3"));
    pair.told("ply-2-", 1);
    let edits = |pair: &Pair| patches(pair).split_off(1);
    until("both to be tried", || (edits(&pair).len() == 2).then_some(()));
    assert!(pair.moves(2).contains("d2-a2"));
    until("the next to be tried", || (edits(&pair).len() == 3).then_some(()));
    // Each is tried once.
    assert_eq!(edits(&pair).len(), 3);
    // And once more when nothing can be played there any longer.
    let [first] = &pair.told("ply-1-", 1)[..] else { panic!("one board") };
    assert!(!pair.bo.now(first).buttons().is_empty());
    pair.hall.discord.allows_old_edits(100);
    let asked = pair.alva.says(pair.games, "/tafl resign", &[]);
    let _ = pair.alva.presses(asked.message(), "yes:");
    until("its buttons to go", || pair.bo.now(first).buttons().is_empty().then_some(()));
    pair.hall.complained(&[]);
    pair.hall.discord.finish();
}

/// Discord gets the answer too late, or no longer has it: the move counts, and the opponent is
/// notified once.
#[test]
fn an_answer_that_comes_too_late() {
    let pair = pair();
    let late = Fault::SlowBefore(Duration::from_millis(3_500));
    pair.hall.discord.faults().next("POST", "/interactions/", late);
    let command = pair.alva.types(pair.games, "/tafl move", &[("move", PLIES[0])]);
    pair.told("ply-1-", 1);
    let reply = pair.alva.awaits(command);
    assert!(reply.is_none(), "{}", reply.text());
    assert_eq!(pair.hall.club.plies(1), ["d1-c1"]);
    pair.plays_on(1);
    pair.hall.complained(&[]);
    pair.hall.discord.finish();
}
