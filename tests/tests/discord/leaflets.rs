//! Each of the five leaflets to its end: announced escapes where there are any, offered if they are
//! true and only to the player who moves.

use expect_test::expect_file;
use tests::discord::{Message, Place, Reply, User};

use crate::discord::script::Script;
use crate::discord::table::{Hall, server};

/// The king goes to a3, from where he could reach a corner, and then there.
const BY_A3: [&str; 12] = [
    "h11-h7", "f4-e4", "j6-j7", "e4-h4", "f2-h2", "f5-f2", "g1-g3", "f6-f3", "b6-b4", "f3-a3",
    "d1-b1", "a3-a1",
];

const KONGENS_BORD: [&str; 12] = [
    "f1-f4", "g5-k5", "a5-f5", "g6-g5", "l7-l12", "g5-h5", "l12-j12", "g7-g3", "m9-h9", "g3-a3",
    "e1-b1", "a3-a1",
];

/// Where nothing is announced.
const UNANNOUNCED: [&str; 10] =
    ["f2-h2", "f4-c4", "h2-h5", "f5-f2", "a5-c5", "f6-f3", "k5-j5", "f3-a3", "b6-c6", "a3-a1"];

/// A game of Alva (attackers, by commands) and Bo (by buttons), up to that ply.
struct Played<'a> {
    script: Script<'a>,
    alva: User,
    bo: User,
    games: Place,
    /// The last public board.
    board: Message,
}

fn begin<'a>(hall: &'a Hall, ruleset: &str) -> Played<'a> {
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "no");
    let given = [("player", "bo"), ("rules", ruleset), ("side", "attack")];
    let sent = alva.says(games, "/tafl challenge", &given);
    assert!(sent.text().contains("has been sent to Bo"), "{}", sent.text());
    let mut script = Script::new(&hall.discord, &[(&alva, "alva"), (&bo, "bo")]);
    let invitation = script.reads("In the channel", games);
    let _ = bo.presses(&invitation, "accept");
    let board = script.reads("In the channel", games);
    Played { script, alva, bo, games, board }
}

impl Played<'_> {
    /// Makes plies in turn, with nothing said.
    fn plies(&mut self, first: usize, plies: &[&str]) {
        for (number, ply) in (first..).zip(plies) {
            if number % 2 == 1 {
                let reply = self.alva.says(self.games, "/tafl move", &[("move", ply)]);
                assert!(reply.text().contains(ply), "{}", reply.text());
            } else {
                let (from, to) = ply.split_once('-').expect("two squares");
                let pieces = self.bo.presses(&self.board, "pieces:1");
                let squares = self.bo.presses(pieces.message(), from);
                let preview = self.bo.presses(squares.message(), to);
                let reply = self.bo.presses(preview.message(), "do:");
                assert!(reply.text().contains(ply), "{}", reply.text());
            }
            self.board = self.script.reads("In the channel", self.games);
        }
    }
}

/// `words` are the leaflet's own, `canonical` what a record stores.
fn announced(ruleset: &str, line: &[&str; 12], words: &str, canonical: &str) {
    let hall = Hall::open();
    let mut played = begin(&hall, ruleset);
    let games = played.games;
    played.plies(1, &line[..9]);
    let Played { mut script, alva, bo, board, .. } = played;
    let before = script.text().len();
    // It is not her turn: her board reveals nothing of his.
    script.presses(&alva, &board, "announced");
    let (from, to) = line[9].split_once('-').expect("two squares");
    // Offered only if it is true, and only to the player who moves.
    for (user, ply) in [(&alva, line[9]), (&bo, line[9]), (&bo, "a1-a2")] {
        let typed = [("move", ply), ("announce", "")];
        script.completes(user, games, "/tafl move", &typed, "announce");
    }
    let pieces = script.presses(&bo, &board, "announced");
    let squares = script.presses(&bo, pieces.message(), from);
    let preview = script.presses(&bo, squares.message(), to);
    script.presses(&bo, preview.message(), words);
    script.reads("In the channel", games);
    script.says(&alva, games, "/tafl move", &[("move", line[10])]);
    let board = script.reads("In the channel", games);
    let end = script.text()[before..].to_owned();
    let mut played = Played { script, alva, bo, games, board };
    played.plies(12, &line[11..]);
    assert!(played.board.text().contains("Forsvarerne vinner"), "{}", played.board.text());
    expect_file![format!("golden/{ruleset}.txt")].assert_eq(&end);
    assert!(hall.club.plies(1).contains(&format!("{} {canonical}", line[9])));
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn skalk() {
    let ruleset = "skalk";
    let hall = Hall::open();
    let mut played = begin(&hall, ruleset);
    played.plies(1, &UNANNOUNCED[..1]);
    // Its rules know no announcements, so nothing offers one.
    let buttons = played.board.buttons();
    assert!(buttons.iter().all(|button| button.label != "Varsle"), "{}", played.board.text());
    played.plies(2, &UNANNOUNCED[1..]);
    assert!(played.board.text().contains("Forsvarerne vinner"), "{}", played.board.text());
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn kongens_bord() {
    announced("kongens-bord", &KONGENS_BORD, "Raichi!", "raichi");
}

#[test]
fn stavanger() {
    announced("stavanger", &BY_A3, "se opp", "raichi");
}

#[test]
fn castillos() {
    announced("castillos", &BY_A3, "aviso a1", "aviso a1");
}

/// What is typed into a text box is heard as in an email.
#[test]
fn an_announcement_is_typed_around_its_move() {
    let hall = Hall::open();
    let mut played = begin(&hall, "stavanger");
    let games = played.games;
    played.plies(1, &BY_A3[..9]);
    let Played { mut script, bo, board, .. } = played;
    let typed = |words: &str| {
        let open = bo.says(games, "/tafl order", &[]);
        bo.submits(open.modal(), &[("text", words)]).text()
    };
    // Below a board, the preview offers what was typed, whatever is open.
    let previewed = |words: &str| {
        let open = bo.presses(&board, "type:");
        let preview = bo.submits(open.modal(), &[("text", words)]);
        let buttons = preview.message().buttons();
        let plies = buttons.into_iter().filter_map(|button| button.custom_id);
        plies
            .filter_map(|id| Some(id.split_once("f3-")?.1.to_owned()))
            .collect::<Vec<_>>()
            .join(", ")
    };
    for (words, ways) in [
        ("f3-a3 se opp", "a3 se opp"),
        ("Se opp! f3-a3", "a3 se opp"),
        ("f3-a3 se opp?", "a3 se opp, a3 silent"),
        ("f3-a3 silent", "a3, a3 se opp"),
        ("f3-e3 se opp", "e3 se opp"),
        ("f3-e3", "e3"),
    ] {
        assert_eq!(previewed(words), ways, "{words}");
    }
    for words in
        ["f3-a3 se opp?", "f3-a3 uten å si se opp", "f3-a3\nSe opp?", "Ingen raichi! f3-a3"]
    {
        let held = typed(words);
        assert!(held.contains("ikke klart om du varsler"), "{words}: {held}");
        assert_eq!(hall.club.plies(1).len(), 9, "{words}");
    }
    let told = typed("Hei Alva!\nf3-a3\nSe opp!");
    assert_eq!(hall.club.plies(1).last().map(String::as_str), Some("f3-a3 raichi"), "{told}");
    script.reads("In the channel", games);
    hall.complained(&[]);
    hall.discord.finish();
}

/// Only played as a match: both games are shown, and the winner is announced when both are over.
#[test]
fn kopenhagen() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    let direct = hall.discord.dm(&alva);
    let mut script = Script::new(&hall.discord, &[(&alva, "alva"), (&bo, "bo")]);
    let one_game = [("player", "bo"), ("rules", "kopenhagen"), ("side", "attack")];
    script.says(&alva, games, "/tafl challenge", &one_game);
    script.says(&alva, games, "/tafl challenge", &one_game[..2]);
    let invitation = script.reads("In the channel", games);
    let _ = bo.presses(&invitation, "accept");
    let boards = [script.reads("In the channel", games), script.reads("In the channel", games)];
    for (number, ply) in (1..).zip(UNANNOUNCED) {
        let mover = if number % 2 == 1 { &alva } else { &bo };
        let reply = mover.says(games, "/tafl move", &[("game", "1"), ("move", ply)]);
        assert!(reply.text().contains(ply), "{}", reply.text());
    }
    let more = script.presses(&alva, &boards[1], "more");
    let asked = script.selects(&alva, more.message(), "chosen", "resign");
    script.presses(&alva, asked.message(), "yes:");
    script.reads("To alva alone", direct);
    expect_file!["golden/kopenhagen.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}

/// Where the hún is rolled for the king, a player who wants to move is led to the roll first.
#[test]
fn the_hun_is_rolled_before_one_moves() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    let given = [("player", "bo"), ("rules", "kongens-bord"), ("side", "attack"), ("terms", "hún")];
    let _ = alva.says(games, "/tafl challenge", &given);
    let _ = bo.says(games, "/tafl accept", &[]);
    let moved = alva.says(games, "/tafl move", &[("move", "f1-f3")]);
    assert!(moved.text().contains("f1-f3"), "{}", moved.text());
    let board = hall.discord.wait_for("the ply", |world| {
        let tells = |one: &Message| one.ephemeral_for.is_none() && one.content.contains("f1-f3");
        world.messages(games).into_iter().find(tells)
    });
    let first = bo.presses(&board, "pieces");
    assert!(first.text().contains("Roll the hún (the king’s die) first"), "{}", first.text());
    let rolled = bo.presses(first.message(), "Roll");
    assert!(rolled.text().contains("The hún (the king’s die) shows"), "{}", rolled.text());
    // A roll that leaves the king a move requires one; the list offers nothing else.
    let pieces = bo.presses(rolled.message(), "pieces");
    let square = |reply: &Reply, nth: usize| -> String {
        let label = reply.message().buttons()[0].label.clone();
        label.split(' ').nth(nth).expect("a square").to_owned()
    };
    let from = square(&pieces, 0);
    let squares = bo.presses(pieces.message(), &from);
    let to = square(&squares, 1);
    let preview = bo.presses(squares.message(), &to);
    let played = bo.presses(preview.message(), "do:");
    assert!(played.text().contains(&format!("{from}-{to}")), "{}", played.text());
    hall.complained(&[]);
    hall.discord.finish();
}
