//! A person at a real terminal: the line can be edited, earlier lines come back, Tab completes, and
//! nothing that arrives tears what is being typed.

use std::path::Path;

use tests::command::play;
use tests::keyboard::Keyboard;
use tests::running::{Running, complaints};

const UP: &str = "\x1b[A";
const LEFT: &str = "\x1b[D";
const CTRL_C: &str = "\x03";
const CTRL_D: &str = "\x04";

/// A running club with a game of Brandubh between Mia, who attacks, and Otto.
fn club(folder: &Path) -> Running {
    let running = Running::start(folder, &folder.join("terminal.socket"));
    play(folder, "Otto", "join\n");
    play(folder, "Mia", "join\nchallenge Otto brandubh attack\n");
    play(folder, "Otto", "accept\n");
    running
}

#[test]
fn a_long_answer_is_read_in_parts() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    let running = club(&folder);
    let mut mia = Keyboard::run(&folder, &["play", "--as", "Mia"]);
    mia.see("Mia> ");
    mia.press("rules brandubh all\r");
    mia.see("-- 1/");
    mia.see("Mia> ");
    mia.press("\r");
    mia.see("-- 2/");
    mia.see("Mia> ");
    // What arrives meanwhile is shown at once, and keeps no part back.
    play(&folder, "Otto", "say Good evening\n");
    mia.see("Good evening");
    mia.see("Mia> ");
    mia.press("\r");
    mia.see("-- 3/");
    mia.see("Mia> ");
    // Somebody who has read enough says so, or goes on with something else.
    mia.press("q\r");
    mia.see("Mia> ");
    mia.press("\r");
    mia.see("Mia> ");
    mia.press("rules brandubh all\r");
    mia.see("-- 1/");
    mia.see("Mia> ");
    mia.press("clock\r");
    mia.see("You have ");
    mia.see("Mia 1> ");
    mia.press("\r");
    mia.see("Mia 1> ");
    mia.press("moves\r");
    mia.see("Mia 1> ");
    mia.press(CTRL_D);
    assert_eq!(mia.left(), 0);
    assert!(!mia.drawn().contains("-- 4/"), "{}", mia.drawn());
    drop(running);
}

#[test]
fn a_line_is_edited_completed_and_comes_back() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    let running = club(&folder);
    let mut mia = Keyboard::run(&folder, &["play", "--as", "Mia"]);
    mia.see("Mia> ");
    // A letter is missing, and set in between.
    mia.press(&format!("clck{LEFT}{LEFT}o\r"));
    mia.see("You have ");
    mia.see("Mia 1> ");
    mia.press(UP);
    mia.see("clock");
    mia.press("\r");
    mia.see("You have ");
    mia.see("Mia 1> ");
    // Commands, moves and names are completed.
    mia.press("lega\t d1\r");
    mia.see("From d1 you can reach b1, c1, e1 and f1.");
    mia.see("Mia 1> ");
    mia.press("tell Ot\t");
    mia.see("tell Otto");
    mia.press("\x15");
    mia.press("d1-\t\t");
    for ply in ["d1-b1", "d1-c1", "d1-e1", "d1-f1"] {
        mia.see(ply);
    }
    mia.press("b\t\r");
    mia.see("The attackers moved d1-b1.");
    mia.see("Mia 1> ");
    // A terminal set to UTF-8 shows more than letters.
    mia.press("board\r");
    mia.see("⧫");
    mia.see("Mia 1> ");
    // Several lines that are pasted are several commands.
    mia.press("\x1b[200~clock\nmoves\x1b[201~\r");
    mia.see("Otto has ");
    mia.see("1. d1-b1");
    mia.see("Mia 1> ");
    mia.press(CTRL_D);
    assert_eq!(mia.left(), 0);
    assert!(mia.is_given_back());
    assert!(running.stop().success());
}

/// A code that is shown again could be used by the person who sits down next.
#[test]
fn a_line_with_a_code_does_not_come_back() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    let _running = club(&folder);
    let mut mia = Keyboard::run(&folder, &["play", "--as", "Mia"]);
    mia.see("Mia> ");
    mia.press("clock\r");
    mia.see("You have ");
    mia.see("Mia 1> ");
    mia.press("link BCDF-3479\r");
    mia.see("code");
    mia.see("Mia 1> ");
    mia.press(UP);
    mia.see("clock");
    mia.press("\r");
    mia.see("You have ");
}

#[test]
fn commands_names_and_moves_are_completed_in_every_language() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    let _running = club(&folder);
    for (locale, language, begun, whole) in [
        ("en_GB.UTF-8", "english", "chal", "challenge Otto"),
        ("nb_NO.UTF-8", "norsk", "utfordre", "utfordre Otto"),
        ("da_DK.UTF-8", "dansk", "udf", "udfordr Otto"),
        // Not the usual word for it, but one that is understood.
        ("de_DE.UTF-8", "deutsch", "lade", "lade ein Otto"),
        ("es_ES.UTF-8", "español", "reta", "retar Otto"),
    ] {
        play(&folder, "Mia", &format!("settings language {language}\n"));
        let there = [("LANG", locale)];
        let mut mia = Keyboard::run_in(&folder, &["play", "--as", "Mia"], &there);
        mia.see("Mia> ");
        mia.press(&format!("{begun}\t Ot\t"));
        mia.see(whole);
        mia.press("\x151: d1-b\t");
        mia.see("1: d1-b1");
    }
}

/// What can be announced with a move follows it, in the words of its ruleset.
#[test]
fn an_announcement_is_completed_behind_its_move() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    let _running = club(&folder);
    play(&folder, "Mia", "challenge Otto stavanger attack strict\n");
    play(&folder, "Otto", "accept\n");
    let plies = "h11-h7 f4-e4 j6-j7 e4-h4 f2-h2 f5-f2 g1-g3 f6-f3 b6-b4";
    for (number, ply) in plies.split(' ').enumerate() {
        let mover = if number % 2 == 0 { "Mia" } else { "Otto" };
        play(&folder, mover, &format!("2: {ply}\n"));
    }
    let mut otto = Keyboard::run(&folder, &["play", "--as", "Otto"]);
    otto.see("Otto> ");
    otto.press("2: f3-a3 s\t");
    otto.see("2: f3-a3 se opp");
    otto.press("\r");
    otto.see("se opp");
    otto.see("It’s Mia’s turn");
}

#[test]
fn what_arrives_does_not_tear_what_is_typed() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    let running = club(&folder);
    let mut otto = Keyboard::run(&folder, &["play", "--as", "Otto"]);
    otto.see("Otto> ");
    otto.press("d3-");
    otto.see("d3-");
    play(&folder, "Mia", "d1-c1\n");
    otto.see("The attackers moved d1-c1.");
    // The beginning of the line stands below the notice again, and can be gone on with.
    otto.see("Otto> d3-");
    otto.press("b3\r");
    otto.see("The defenders moved d3-b3.");
    otto.see("Otto 1> ");
    otto.press("boa");
    otto.see("boa");
    assert!(running.stop().success());
    otto.see("The connection to the club was lost");
    otto.see("Otto 1> boa");
    assert_eq!(otto.left(), 4);
    assert!(otto.is_given_back());
}

#[test]
fn ctrl_c_leaves_the_seat_and_a_second_one_closes_the_club() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    tests::running::without_ports(&folder);
    let mut host = Keyboard::run(&folder, &["serve"]);
    host.see("Who are you?");
    host.press("Mia\r");
    host.see("join the club under this name");
    host.see("Mia> ");
    host.press("join\r");
    host.see("Welcome to Taflpost, Mia!");
    host.see("Mia> ");
    let mut otto = Keyboard::run(&folder, &["play", "--as", "Otto"]);
    otto.see("Otto> ");
    // What is only half typed keeps nobody from leaving.
    host.press("boa");
    host.see("boa");
    host.press(CTRL_C);
    host.see("You have left your seat. The club stays open: Otto is at another terminal, and");
    host.see("players can reach it by email.");
    host.see("Press Ctrl-C once more to close it.");
    host.see("Who else would like to play? To come back, type your name.");
    host.see("> ");
    assert!(host.is_given_back());
    // The club is open for others, and for anyone who comes back.
    otto.press("join\r");
    otto.see("Welcome to Taflpost, Otto!");
    otto.see("Otto> ");
    otto.press(CTRL_C);
    otto.see("You have left your seat, and the club stays open. To come back:");
    otto.see("play --as Otto");
    assert_eq!(otto.left(), 0);
    host.press("Mia\r");
    host.see("Welcome back to Taflpost, Mia");
    host.see("Mia> ");
    host.press(CTRL_C);
    host.see("The club stays open: nobody is at another terminal, and");
    host.see("> ");
    host.press(CTRL_C);
    host.see("The club is closed. Everything that it had answered is saved.");
    assert_eq!(host.left(), 0);
    assert!(host.is_given_back());
    assert_eq!(complaints(&folder), "");
}

/// Somebody who opens a club only to play closes it by leaving, unless others play in it by then.
#[test]
fn a_club_that_was_opened_to_play_stays_open_for_others() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    drop(club(&folder));
    let play = |name: &str| Keyboard::run(&folder, &["play", "--as", name]);
    let mut mia = play("Mia");
    mia.see("Mia> ");
    mia.press("quit\r");
    mia.see("The club is closed. Everything that it had answered is saved.");
    assert_eq!(mia.left(), 0);

    let mut mia = play("Mia");
    mia.see("Mia> ");
    let mut otto = play("Otto");
    otto.see("Otto> ");
    mia.press("quit\r");
    mia.see("The club stays open: Otto is at another terminal, and");
    mia.see("Press Ctrl-C once more to close it.");
    mia.see("> ");
    otto.press("board\r");
    otto.see("It’s Mia’s turn");
    otto.see("Otto 1> ");
    mia.press(CTRL_C);
    mia.see("The club is closed.");
    assert_eq!(mia.left(), 0);
    otto.see("The connection to the club was lost");
    drop(otto);

    // Ctrl-C leaves the seat first, even if nobody else is there.
    let mut mia = play("Mia");
    mia.see("Mia> ");
    mia.press(CTRL_C);
    mia.see("The club stays open: nobody is at another terminal, and");
    mia.see("> ");
    mia.press(CTRL_D);
    mia.see("The club stays open; Ctrl-C closes it.");
    mia.press(CTRL_C);
    mia.see("The club is closed.");
    assert_eq!(mia.left(), 0);
}

/// Who types what is no name is told why and asked again, before anything else happens.
#[test]
fn the_name_is_asked_for_until_somebody_could_be_called_that() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    tests::running::without_ports(&folder);
    let mut host = Keyboard::run(&folder, &["serve"]);
    host.see("Who are you?");
    for (typed, why) in [
        ("what is this?", "can’t be a name here: a name has 2 to 30 letters"),
        ("help", "it looks like a command"),
        ("Club Host", "people might think that you run this club"),
    ] {
        host.press(&format!("{typed}\r"));
        host.see(why);
    }
    host.press("Mia Berg\r");
    host.see("Mia Berg> ");
    host.press("join\r");
    host.see("Welcome to Taflpost, Mia Berg!");
    host.press("quit\r");
    host.see("Who else would like to play?");
    // A handle leads to its player.
    host.press("mia\r");
    host.see("Welcome back to Taflpost, Mia Berg");
    host.press("quit\r");
    host.see("Who else would like to play?");
    host.press(CTRL_D);
    host.see("The club stays open; Ctrl-C closes it.");
}

/// What stands out in colours: the king, the last move, whose turn it is, and what isn't possible.
#[test]
fn a_terminal_with_colours_shows_few_and_any_other_none() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    let _running = club(&folder);
    play(&folder, "Mia", "d1-c1\n");
    let board = |variables: &[(&str, &str)]| {
        let mut mia = Keyboard::run_in(&folder, &["play", "--as", "Mia"], variables);
        mia.see("Mia> ");
        mia.press("board 1\r");
        mia.see("It’s Otto’s turn");
        mia.see("Mia 1> ");
        mia.press("1: d2-d3\r");
        mia.see("It isn’t your turn");
        mia.see("Mia 1> ");
        mia.press("quit\r");
        assert_eq!(mia.left(), 0);
        mia.drawn()
    };
    let coloured = board(&[]);
    for part in [
        "\x1b[1;35m♔\x1b[0m",
        "\x1b[1;32m[\x1b[0m\x1b[1;32m⧫\x1b[0m\x1b[1;32m]\x1b[0m",
        "\x1b[1;32m◌\x1b[0m",
        "\x1b[1mIt’s Otto’s turn",
        "\x1b[31mIt isn’t your turn",
    ] {
        assert!(coloured.contains(part), "{part:?} is not in {coloured:?}");
    }
    // An empty NO_COLOR is none.
    assert!(board(&[("NO_COLOR", "")]).contains("\x1b[31m"));
    for variables in [
        &[("NO_COLOR", "1")][..],
        &[("TERM", "dumb")],
        &[("TERM", "vt100"), ("LANG", "C")],
        &[("TERM", "xterm-mono")],
    ] {
        let plain = board(variables);
        let tints = ["\x1b[1m", "\x1b[1;", "\x1b[31m"];
        assert!(!tints.iter().any(|tint| plain.contains(tint)), "{variables:?}: {plain:?}");
    }
    // Without UTF-8, the board is drawn in letters, and coloured all the same.
    let letters = board(&[("LANG", "C")]);
    assert!(letters.contains("\x1b[1;35mK\x1b[0m"), "{letters:?}");
    assert!(!play(&folder, "Mia", "board 1\n").contains('\x1b'));
}

#[test]
fn a_host_is_asked_before_something_is_taken_away() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    let running = club(&folder);
    let answers = |pressed: &str| {
        let close = ["host", "close", "1", "we", "agreed"];
        let mut host = Keyboard::run(&folder, &close);
        host.see("End game 1 without a result?");
        host.see("“we agreed”");
        host.see("[y/N] ");
        host.press(pressed);
        host
    };
    for no in ["\r", "n\r"] {
        let mut host = answers(no);
        host.see("Nothing was done.");
        assert_eq!(host.left(), 1);
    }
    let mut host = answers("y\r");
    host.see("Game 1");
    assert_eq!(host.left(), 0);
    drop(running);
}
