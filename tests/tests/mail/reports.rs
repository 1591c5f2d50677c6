//! After a finished game, its players are told what it was worth: once, if they want that, whatever
//! is killed in between.

use std::collections::BTreeSet;
use std::thread;
use std::time::Duration;

use expect_test::expect_file;
use tests::command::play;
use tests::mail::{Club, Correspondent, Letter, Style, in_order_of, until};
use tests::reports::{DUE, GAME, LATER, QUIET_GAME, TOLD};
use tests::terminal::{Luck, Terminal};

/// A club in which Alva and Ylva write emails.
struct Pair {
    club: Club,
    alva: Correspondent,
    ylva: Correspondent,
    /// What both got last.
    last: [Letter; 2],
}

impl Pair {
    fn met() -> Pair {
        let mut club = Club::open();
        let mut alva = Correspondent::new("alva@players.test", Style::Top);
        let mut ylva = Correspondent::new("ylva@others.test", Style::Top);
        let last = [club.welcome(&mut alva, "Alva"), club.welcome(&mut ylva, "Ylva")];
        Pair { club, alva, ylva, last }
    }

    fn alva_says(&mut self, words: &str) {
        let draft = self.alva.answers(&self.last[0], words);
        let [own] = self.club.tell(&draft, [&self.alva]);
        self.last[0] = own;
    }

    fn ylva_says(&mut self, words: &str) {
        let draft = self.ylva.answers(&self.last[1], words);
        let [own] = self.club.tell(&draft, [&self.ylva]);
        self.last[1] = own;
    }

    /// They play a game with those plies.
    fn play(&mut self, plies: &[&str]) {
        let draft = self.alva.answers(&self.last[0], "challenge Ylva stavanger attack strict");
        self.last = self.club.tell(&draft, [&self.alva, &self.ylva]);
        let draft = self.ylva.answers(&self.last[1], "accept");
        self.last = self.club.tell(&draft, [&self.alva, &self.ylva]);
        for (ply, mover) in plies.iter().zip([0, 1].into_iter().cycle()) {
            let who = if mover == 0 { &mut self.alva } else { &mut self.ylva };
            let draft = who.answers(&self.last[mover], ply);
            self.last = self.club.tell(&draft, [&self.alva, &self.ylva]);
        }
    }
}

/// What an email says, up to the chain, which differs from run to run.
fn without_chain(letter: &Letter, begins: &str) -> String {
    let (before, _) = letter.text.split_once(begins).expect("a chain");
    before.to_owned()
}

#[test]
fn both_are_told_once_what_their_game_was_worth() {
    let mut pair = Pair::met();
    pair.ylva_says("settings language de");
    pair.play(&GAME);
    assert_eq!(pair.club.number(DUE), 1);
    pair.club.no_letter();
    pair.club.review();
    let [alva, ylva] = pair.club.letters_to([&pair.alva, &pair.ylva]);
    // It belongs to the game's thread, and its picture is in the email.
    for letter in [&alva, &ylva] {
        assert_eq!(letter.subject(), "[Tafl 1] Alva - Ylva");
        assert!(letter.html.contains("cid:review-1@taflpost"), "{letter}");
        assert!(letter.parts.contains(&"image/png".into()), "{:?}", letter.parts);
        assert!(letter.bytes.len() < 100_000, "{} bytes", letter.bytes.len());
    }
    expect_file!["golden/report-en.txt"].assert_eq(&without_chain(&alva, "Check code ("));
    expect_file!["golden/report-de.txt"].assert_eq(&without_chain(&ylva, "Prüfsumme ("));
    // An answer to it is an answer about that game.
    let [answer] = pair.club.tell(&pair.alva.answers(&alva, "history"), [&pair.alva]);
    assert!(answer.says("a3-a1"), "{answer}");
    assert_eq!(pair.club.number(TOLD), 2);
    pair.club.review();
    pair.club.no_letter();
    assert_eq!(pair.club.complaints(), "");
}

#[test]
fn who_does_not_want_it_is_not_told() {
    let mut pair = Pair::met();
    pair.alva_says("settings reports off");
    assert!(pair.last[0].says("Reports after your games: off"), "{}", pair.last[0]);
    pair.play(&QUIET_GAME);
    pair.club.review();
    let [_] = pair.club.letters_to([&pair.ylva]);
    // What is wanted counts when it is told.
    pair.alva_says("settings reports on");
    pair.play(&QUIET_GAME);
    pair.ylva_says("settings reports off");
    pair.club.review();
    let [_] = pair.club.letters_to([&pair.alva]);
    // If nobody wants one, none is worked out.
    pair.alva_says("settings reports off");
    pair.play(&QUIET_GAME);
    assert_eq!(pair.club.number(DUE), 0);
    assert_eq!(pair.club.number("SELECT count(*) FROM reviews"), 2);
}

#[test]
fn a_game_in_which_hardly_anything_happened_gets_none() {
    let mut pair = Pair::met();
    pair.play(&QUIET_GAME[..9]);
    let draft = pair.ylva.answers(&pair.last[1], "resign yes");
    let _ = pair.club.tell(&draft, [&pair.alva, &pair.ylva]);
    assert_eq!(pair.club.number("SELECT count(*) FROM reviews"), 0);
    // One more ply is enough.
    pair.play(&QUIET_GAME[..10]);
    let draft = pair.alva.answers(&pair.last[0], "resign yes");
    let _ = pair.club.tell(&draft, [&pair.alva, &pair.ylva]);
    assert_eq!(pair.club.number(DUE), 1);
}

#[test]
fn nobody_is_told_who_has_been_erased_meanwhile() {
    let mut pair = Pair::met();
    pair.play(&QUIET_GAME);
    pair.alva_says("erase");
    let draft = pair.alva.answers(&pair.last[0], "erase Alva");
    pair.club.take(&draft);
    let _ = pair.club.letters();
    assert_eq!(pair.club.number("SELECT count(*) FROM players WHERE erased_at IS NOT NULL"), 1);
    pair.club.review();
    let [_] = pair.club.letters_to([&pair.ylva]);
    assert_eq!(pair.club.number(TOLD), 1);
}

#[test]
fn a_kill_between_the_end_and_the_report_changes_nothing() {
    let mut pair = Pair::met();
    pair.play(&QUIET_GAME);
    pair.club.kill();
    pair.club.start();
    assert_eq!(pair.club.number(DUE), 1);
    // Before it is looked at, while it is worked out, or just after.
    for pause in [0, 400, 800, 1_200, 1_600] {
        pair.club.change(LATER);
        thread::sleep(Duration::from_millis(pause));
        pair.club.kill();
        pair.club.start();
    }
    pair.club.review();
    // One that was killed before it had noted an email sends it again, with the same Message-ID.
    let mut letters = pair.club.letters();
    let mut seen = BTreeSet::new();
    letters.retain(|letter| seen.insert(letter.id().to_owned()));
    let [_, _] = in_order_of(letters, [&pair.alva, &pair.ylva]);
    assert_eq!(pair.club.number(TOLD), 2);
    pair.club.stop();
    let verified = tests::command::say(&pair.club.folder, &["verify", "--all"]);
    assert!(!verified.contains("[exit"), "{verified}");
}

/// As on the evening of a tournament; the club is killed while it works out what they were worth.
#[test]
fn of_many_games_that_end_together_each_is_told_to_both_once() {
    const GAMES: i64 = 8;
    let mut club = Club::open();
    let socket = club.folder.join("terminal.socket");
    let mut players = ["Alva", "Bodil"].map(|name| Terminal::new(&socket, name));
    for player in &mut players {
        player.ask("join", Luck::Good);
    }
    let [alva, bodil] = &mut players;
    for number in 1..=GAMES {
        alva.ask("challenge Bodil stavanger attack strict", Luck::Good);
        bodil.ask(&format!("accept {number}"), Luck::Good);
    }
    for pair in QUIET_GAME[..10].chunks(2) {
        for number in 1..=GAMES {
            alva.ask(&format!("{number}: {}", pair[0]), Luck::Good);
            bodil.ask(&format!("{number}: {}", pair[1]), Luck::Good);
        }
    }
    for number in 1..=GAMES {
        alva.ask(&format!("{number}: resign yes"), Luck::Good);
    }
    assert_eq!(club.number(DUE), GAMES);
    club.change(LATER);
    until("some of them to be told", || (club.number(DUE) < GAMES - 1).then_some(()));
    club.kill();
    assert!(club.number(DUE) > 0, "the club is killed in between");
    club.start();
    club.review();
    assert_eq!(club.number(TOLD), 2 * GAMES);
    let each = TOLD.replace("count(*)", "count(DISTINCT player || ' ' || game)");
    assert_eq!(club.number(&each), 2 * GAMES);
    assert_eq!(club.complaints(), "");
}

#[test]
fn it_is_told_in_words_at_the_terminal() {
    let mut club = Club::open();
    let mut alva = Correspondent::new("alva@players.test", Style::Top);
    let welcome = club.welcome(&mut alva, "Alva");
    play(&club.folder, "Bodil", "join\n");
    let challenge = alva.answers(&welcome, "challenge Bodil stavanger attack strict");
    let [_] = club.tell(&challenge, [&alva]);
    play(&club.folder, "Bodil", "accept\n");
    let [mut last] = club.letters_to([&alva]);
    for pair in GAME.chunks(2) {
        let [_] = club.tell(&alva.answers(&last, pair[0]), [&alva]);
        play(&club.folder, "Bodil", &format!("{}\n", pair[1]));
        [last] = club.letters_to([&alva]);
    }
    club.review();
    let [_] = club.letters_to([&alva]);
    let said = play(&club.folder, "Bodil", "board\n");
    let (report, board) = said.split_once("\n\n").expect("the report, then the board");
    expect_file!["golden/report-terminal.txt"].assert_eq(&format!("{report}\n"));
    // It comes once.
    assert!(!board.contains("How the game went"), "{board}");
    assert!(!play(&club.folder, "Bodil", "board\n").contains("How the game went"));
}
