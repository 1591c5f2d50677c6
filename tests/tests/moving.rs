//! A club is copied while play goes on, and moves to another place in the middle of a game.
#![allow(missing_docs)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use chrono::{TimeDelta, Utc};
use storage::File;
use tests::command::{play, run};

/// A club with a game in which Alva has made the first ply.
fn club(path: &Path) {
    play(path, "Alva", "join\n");
    play(path, "Ylva", "join\n");
    play(path, "Alva", "challenge ylva skalk attack 2d+1h/2d\n");
    play(path, "Ylva", "accept\n");
    play(path, "Alva", "d1-d3\n");
}

/// Whether next to nothing of two days has run.
fn has_two_days(told: &str) -> bool {
    told.contains("You have 2 days") || told.contains("You have 1 day 23 hours")
}

#[test]
fn a_club_moves_in_the_middle_of_a_game_and_no_clock_runs_on_the_way() {
    let parent = tempfile::tempdir().expect("a folder");
    let (old, new) = (parent.path().join("old"), parent.path().join("new"));
    let parcel = parent.path().join("parcel");
    let parcel_name = parcel.to_str().expect("a name");
    club(&old);
    let board = play(&old, "Ylva", "moves\nclock\n");
    assert!(board.contains("1. d1-d3") && has_two_days(&board), "{board}");

    let exported = run(&old, &["club", "export", parcel_name], "");
    assert_eq!((exported.code, exported.complaints.as_str()), (0, ""), "{exported:?}");
    let mode = fs::metadata(&parcel).expect("a file").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let beside: Vec<_> = fs::read_dir(parent.path()).expect("a folder").collect();
    assert_eq!(beside.len(), 2, "one file beside the old club: {beside:?}");
    let again = run(&old, &["club", "export", parcel_name], "");
    assert_eq!(again.code, 2, "{again:?}");
    assert!(again.complaints.contains("there is a file of that name"), "{again:?}");

    // Three days pass on the way, more than Ylva has.
    let mut file = File::open(&parcel).expect("a club's file");
    let change = file.change().expect("nobody holds it");
    let left = Utc::now() - TimeDelta::days(3);
    change.set_alive(left).expect("written");
    change.commit().expect("written");
    file.close().expect("closed");

    let imported = run(&new, &["club", "import", parcel_name], "");
    assert_eq!((imported.code, imported.complaints.as_str()), (0, ""), "{imported:?}");
    assert!(imported.text.contains("1 games go on, 0 are finished."), "{imported:?}");
    let told = play(&new, "Ylva", "clock\nf8-i8\nhistory\n");
    assert!(told.contains("The club did not run from "), "{told}");
    assert!(has_two_days(&told), "{told}");
    assert!(told.contains("2. f8-i8 "), "{told}");
    let verified = run(&new, &["verify", "--all"], "");
    assert_eq!((verified.code, verified.complaints.as_str()), (0, ""), "{verified:?}");

    let twice = run(&new, &["club", "import", parcel_name], "");
    assert_eq!(twice.code, 2, "{twice:?}");
    assert!(twice.complaints.contains("there is a club in "), "{twice:?}");
}

#[test]
fn a_backup_is_taken_while_the_club_runs_and_opens_elsewhere() {
    let parent = tempfile::tempdir().expect("a folder");
    let (old, new) = (parent.path().join("old"), parent.path().join("new"));
    let copy = parent.path().join("copy");
    let copy_name = copy.to_str().expect("a name");
    club(&old);
    let running = tests::running::Running::start(&old, &old.join("terminal.socket"));
    let export = run(&old, &["club", "export", copy_name], "");
    assert_eq!(export.code, 4, "{export:?}");
    assert!(export.complaints.contains("close it before you move it"), "{export:?}");
    assert!(!copy.exists(), "nothing half-done");
    let backup = run(&old, &["backup", copy_name], "");
    assert_eq!((backup.code, backup.complaints.as_str()), (0, ""), "{backup:?}");
    // Play goes on in the old club, and the copy knows nothing of it.
    play(&old, "Ylva", "f8-i8\n");
    drop(running);
    let imported = run(&new, &["club", "import", copy_name], "");
    assert_eq!(imported.code, 0, "{imported:?}");
    let moves = play(&new, "Alva", "moves\n");
    assert!(moves.contains("1. d1-d3") && !moves.contains("2. "), "{moves}");
}

#[test]
fn what_is_no_club_is_not_imported() {
    let parent = tempfile::tempdir().expect("a folder");
    let club = parent.path().join("club");
    let letter = parent.path().join("letter");
    fs::write(&letter, "Dear Ylva, ".repeat(500)).expect("a file");
    let letter_name = letter.to_str().expect("a name");
    let said = run(&club, &["club", "import", letter_name], "");
    assert_eq!(said.code, 4, "{said:?}");
    assert!(said.complaints.contains("is not a club's file, or is damaged"), "{said:?}");
    let said = run(&club, &["club", "import", "no-such-file"], "");
    assert_eq!(said.code, 2, "{said:?}");
    assert!(!club.join("club.sqlite").exists(), "nothing half-done");
}
