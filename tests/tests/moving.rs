//! A club is copied while play continues, and moves to another place in the middle of a game.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use chrono::{TimeDelta, Utc};
use rusqlite::Connection;
use storage::File;
use tests::command::{play, say};
use tests::running::Running;

/// Whether there was no warning.
fn is_good(said: &str) -> bool {
    !said.contains("[exit ") && !said.lines().any(|line| line.starts_with("! "))
}

/// A club with a game in which Alva has made the first ply.
fn club(path: &Path) {
    assert!(is_good(&play(path, "Alva", "join\n")));
    assert!(is_good(&play(path, "Ylva", "join\n")));
    assert!(is_good(&play(path, "Alva", "challenge ylva skalk attack 2d+1h/2d\n")));
    assert!(is_good(&play(path, "Ylva", "accept\n")));
    assert!(is_good(&play(path, "Alva", "d1-d3\n")));
}

/// Whether next to nothing of two days has been used.
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

    let exported = say(&old, &["club", "export", parcel_name]);
    assert!(exported.contains("The whole club is now in") && is_good(&exported), "{exported}");
    let mode = fs::metadata(&parcel).expect("a file").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let beside: Vec<_> = fs::read_dir(parent.path()).expect("a folder").collect();
    assert_eq!(beside.len(), 2, "one file beside the old club: {beside:?}");
    let here = say(&old, &["play", "--as", "Alva"]);
    assert!(here.contains("this club was exported") && here.contains("[exit 4]"), "{here}");
    let doctor = say(&old, &["doctor"]);
    assert!(doctor.contains("!! folder: this club was exported"), "{doctor}");
    assert!(
        doctor.contains("if you want to continue here after all, remove CLUB/moved"),
        "{doctor}"
    );
    let again = say(&old, &["club", "export", parcel_name]);
    assert!(again.contains("this file already exists"), "{again}");
    assert!(again.contains("[exit 2]"), "{again}");

    // Three days pass on the way, more than Ylva has.
    let mut file = File::open(&parcel).expect("a club's file");
    let change = file.change().expect("nobody holds it");
    let left = Utc::now() - TimeDelta::days(3);
    change.set_alive(left).expect("written");
    change.commit().expect("written");
    file.close().expect("closed");

    let imported = say(&new, &["club", "import", parcel_name]);
    assert!(imported.contains("Running games: 1, finished games: 0."), "{imported}");
    assert!(is_good(&imported), "{imported}");
    let told = play(&new, "Ylva", "clock\nf8-i8\nhistory record\n");
    assert!(told.contains("The club was offline from "), "{told}");
    assert!(has_two_days(&told), "{told}");
    assert!(told.contains("2. f8-i8 "), "{told}");
    let verified = say(&new, &["verify", "--all"]);
    assert!(verified.contains("disagreeing 0") && is_good(&verified), "{verified}");

    let twice = say(&new, &["club", "import", parcel_name]);
    assert!(twice.contains("there is already a club in ") && twice.contains("[exit 2]"), "{twice}");
}

#[test]
fn a_backup_is_taken_while_the_club_runs_and_opens_elsewhere() {
    let parent = tempfile::tempdir().expect("a folder");
    let (old, new) = (parent.path().join("old"), parent.path().join("new"));
    let copy = parent.path().join("copy");
    let copy_name = copy.to_str().expect("a name");
    club(&old);
    let running = tests::running::Running::start(&old, &old.join("terminal.socket"));
    let export = say(&old, &["club", "export", copy_name]);
    assert!(export.contains("close it before you move it"), "{export}");
    assert!(export.contains("[exit 4]"), "{export}");
    assert!(!copy.exists(), "nothing half-done");
    fs::write(old.join("discord.token"), "secret").expect("a file");
    let backup = say(&old, &["backup", copy_name]);
    assert!(backup.contains("has been copied to") && is_good(&backup), "{backup}");
    // The club's own files, such as its lock and its sockets, need no copy.
    let rest = "\nNot in it, so copy them from CLUB as well: discord.token, taflpost.toml.\n";
    assert!(backup.contains(rest), "{backup}");
    // Play continues in the old club, and the copy knows nothing of it.
    assert!(is_good(&play(&old, "Ylva", "f8-i8\n")));
    drop(running);
    let imported = say(&new, &["club", "import", copy_name]);
    assert!(is_good(&imported), "{imported}");
    let moves = play(&new, "Alva", "moves\n");
    assert!(moves.contains("1. d1-d3") && !moves.contains("2. "), "{moves}");
}

#[test]
fn a_file_that_somebody_has_changed_is_not_imported() {
    let parent = tempfile::tempdir().expect("a folder");
    let (old, new) = (parent.path().join("old"), parent.path().join("new"));
    let parcel = parent.path().join("parcel");
    let parcel_name = parcel.to_str().expect("a name");
    club(&old);
    assert!(is_good(&say(&old, &["backup", parcel_name])));
    let whole = fs::read(&parcel).expect("the file");
    let change = |sql: &str| {
        Connection::open(&parcel).expect("the file").execute_batch(sql).expect(sql);
    };
    // Each would be in force on the new machine, and no check of games would find it.
    for (make, told, exit) in [
        (
            "CREATE TRIGGER gift AFTER INSERT ON events BEGIN
                 UPDATE players SET handle = 'Mallory' WHERE id = 1; END",
            "contains a trigger that this program didn't create",
            "[exit 4]",
        ),
        (
            "ALTER TABLE games RENAME TO kept; CREATE VIEW games AS SELECT * FROM kept",
            "contains a view that this program didn't create",
            "[exit 4]",
        ),
        ("CREATE TABLE gift (id)", "it has been changed (table gift", "[exit 2]"),
    ] {
        fs::write(&parcel, &whole).expect("the file");
        change(make);
        let said = say(&new, &["club", "import", parcel_name]);
        assert!(said.contains(told) && said.contains(exit), "{said}");
        assert!(!new.join("club.sqlite").exists(), "nothing half-done");
    }
}

#[test]
fn what_is_no_club_is_not_imported() {
    let parent = tempfile::tempdir().expect("a folder");
    let club = parent.path().join("club");
    let letter = parent.path().join("letter");
    fs::write(&letter, "Dear Ylva, ".repeat(500)).expect("a file");
    let letter_name = letter.to_str().expect("a name");
    let said = say(&club, &["club", "import", letter_name]);
    assert!(said.contains("isn't a club's file, or it is damaged"), "{said}");
    assert!(said.contains("[exit 4]"), "{said}");
    let said = say(&club, &["club", "import", "no-such-file"]);
    assert!(said.contains("[exit 2]"), "{said}");
    assert!(!club.join("club.sqlite").exists(), "nothing half-done");
}

/// What a crash leaves beside a club's file doesn't get into the backup that is put in its place.
#[test]
fn a_backup_over_a_crashed_club_is_opened_only_without_the_log_of_the_crash() {
    let parent = tempfile::tempdir().expect("a folder");
    let club = parent.path().join("club");
    self::club(&club);
    let backup = parent.path().join("backup");
    say(&club, &["backup", backup.to_str().expect("a name")]);
    let running = Running::start(&club, &club.join("terminal.socket"));
    assert!(is_good(&play(&club, "Ylva", "f8-i8\n")));
    running.kill();
    let [file, log, index] =
        ["club.sqlite", "club.sqlite-wal", "club.sqlite-shm"].map(|name| club.join(name));
    let crashed = fs::read(&log).expect("a log");
    fs::copy(&backup, &file).expect("a copy");
    for words in
        [&["serve"][..], &["play", "--as", "Alva"], &["verify", "--all"], &["doctor"], &["compact"]]
    {
        let said = say(&club, words);
        assert!(said.contains("belongs to another copy of it"), "{words:?}: {said}");
        assert!(said.contains("remove CLUB/club.sqlite-wal and CLUB/club.sqlite-shm"), "{said}");
        assert!(fs::read(&file).expect("a file") == fs::read(&backup).expect("a file"));
        assert!(fs::read(&log).expect("a log") == crashed, "{words:?} has changed the log");
    }
    fs::remove_file(&log).expect("removed");
    fs::remove_file(&index).expect("removed");
    let moves = play(&club, "Ylva", "moves\n");
    assert!(moves.contains("1. d1-d3") && !moves.contains("f8-i8"), "{moves}");
    assert!(say(&club, &["verify", "--all"]).contains("disagreeing 0"));
}
