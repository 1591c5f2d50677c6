//! Long work shows at a terminal how far it has come, says nothing of it in a pipe, and can be
//! interrupted without harm.

use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::Stdio;

use rusqlite::Connection;
use tests::command::{command, play, say};
use tests::keyboard::Keyboard;
use tests::running::without_ports;

const CTRL_C: &str = "\x03";

/// SIGINT.
const INTERRUPT: i32 = 2;

/// A club in which a game of Brandubh has begun.
fn club(folder: &Path) {
    without_ports(folder);
    play(folder, "Otto", "join\n");
    play(folder, "Mia", "join\nchallenge Otto brandubh attack\n");
    play(folder, "Otto", "accept\n");
}

#[test]
fn a_terminal_shows_how_far_work_has_come() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    club(&folder);
    let (copy, parcel) = (parent.path().join("copy"), parent.path().join("parcel"));
    let (copy, parcel) = (copy.to_str().expect("a name"), parcel.to_str().expect("a name"));
    let other = parent.path().join("other");
    let engine = format!("{} engine", tests::taflpost().display());
    let matched =
        ["match", &engine, &engine, "--ruleset", "brandubh", "--games", "2", "--go", "nodes 10"];
    let (games, kept) = (parent.path().join("games.csv"), parent.path().join("kept.csv"));
    fs::write(&games, "a8-e8 d6-d8xe8,0,1,Ongoing\n").expect("a file");
    let (games, kept) = (games.to_str().expect("a name"), kept.to_str().expect("a name"));
    let import = ["games", "import", games, "--ruleset", "copenhagen"];
    let cases: [(&Path, &[&str], &str, &str); 10] = [
        (&folder, &import, "Reading games", "kept           1"),
        (&folder, &["games", "export", kept], "Writing games", "written  1"),
        (&folder, &["perft", "brandubh", "3"], "Counting", "a4-a2: 989"),
        (&folder, &matched, "Playing", "engine 1 scored"),
        (&folder, &["verify", "--all"], "Checking games", "games 1, events "),
        (&folder, &["ratings", "--recompute"], "Rating games", "All ratings have been calculated"),
        (&folder, &["backup", copy], "Copying", "The club has been copied"),
        (&folder, &["compact"], "Rewriting the file", "The club's file has been rewritten"),
        (&folder, &["club", "export", parcel], "Copying", "The whole club is now in"),
        (&other, &["club", "import", parcel], "Copying", "Running games: 1"),
    ];
    for (folder, words, bar, answer) in cases {
        let mut person = Keyboard::run(folder, words);
        person.see(bar);
        if bar != "Rewriting the file" {
            person.see(" %, ");
            person.see(" left");
        }
        // The bar is gone before the answer is written, on a line of its own.
        person.see("\x1b[2K");
        person.see(answer);
        assert_eq!(person.left(), 0, "{words:?}: {}", person.drawn());
    }
}

#[test]
fn a_pipe_gets_the_answer_and_nothing_else() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    club(&folder);
    let copy = parent.path().join("copy");
    let copy = copy.to_str().expect("a name");
    let cases: [&[&str]; 5] = [
        &["perft", "brandubh", "3"],
        &["verify", "--all"],
        &["ratings", "--recompute"],
        &["backup", copy],
        &["compact"],
    ];
    for words in cases {
        let ran = command(&folder, words).stderr(Stdio::piped()).output().expect("it runs");
        assert!(ran.status.success() && !ran.stdout.is_empty(), "{words:?}: {ran:?}");
        assert_eq!(String::from_utf8_lossy(&ran.stderr), "", "{words:?}");
        assert!(!ran.stdout.contains(&b'\x1b'), "{words:?}: {ran:?}");
    }
}

#[test]
fn ctrl_c_ends_work_at_once() {
    let parent = tempfile::tempdir().expect("a folder");
    // This would take hours.
    let mut person = Keyboard::run(parent.path(), &["perft", "copenhagen", "9"]);
    person.see("Counting");
    person.press(CTRL_C);
    assert_eq!(person.ended().signal(), Some(INTERRUPT));
}

#[test]
fn a_backup_that_is_interrupted_leaves_nothing_behind() {
    const TRIES: usize = 20;
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    club(&folder);
    // Large enough that there is time to press a key.
    let file = Connection::open(folder.join("club.sqlite")).expect("the file");
    file.execute_batch("CREATE TABLE ballast AS SELECT zeroblob(200000000) AS weight").expect("it");
    drop(file);
    let copies = parent.path().join("copies");
    fs::create_dir(&copies).expect("a folder");
    let copy = copies.join("copy");
    let mut interrupted = 0;
    for _ in 0..TRIES {
        let mut person = Keyboard::run(&folder, &["backup", copy.to_str().expect("a name")]);
        person.see("Copying");
        person.press(CTRL_C);
        // A copy is there as a whole or not at all, whichever was faster.
        match person.left() {
            0 => fs::remove_file(&copy).expect("the whole copy"),
            status => {
                assert_eq!(status, 2, "{}", person.drawn());
                person.see("it was interrupted");
                interrupted += 1;
            }
        }
        assert_eq!(fs::read_dir(&copies).expect("a folder").count(), 0, "nothing is left");
        if interrupted == 2 {
            break;
        }
    }
    assert!(interrupted > 0, "a key is faster than the disk at least once");
    let again = say(&folder, &["backup", copy.to_str().expect("a name")]);
    assert!(again.contains("The club has been copied to"), "{again}");
}
