//! A club's file that goes from one machine to another, and one that was not closed on the first.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use club::{CannotOpen, Club, Folder, Machine, Opened};
use engine::ruleset::shipped_library;
use storage::{File, OpenError, Opening};
use tempfile::TempDir;
use tests::command::{play, say};
use tests::running::{Running, complaints};

fn machine(name: &str) -> Option<Machine> {
    let id = match name {
        "north" => "11111111111111111111111111111111",
        _ => "22222222222222222222222222222222",
    };
    Some(Machine::new(id, name).expect("an id"))
}

/// Two folders, as two machines have them.
struct Two {
    parent: TempDir,
}

impl Two {
    fn new() -> Two {
        Two { parent: tempfile::tempdir().expect("a folder") }
    }

    fn folder(&self, name: &str) -> Folder {
        Folder::open(&self.parent.path().join(name)).expect("a folder").on(machine(name))
    }

    /// The file as a mirrored disk has it at this moment.
    fn mirror(&self, from: &str, to: &str) {
        let (from, to) = (self.folder(from).file(), self.folder(to).file());
        for end in ["", "-wal"] {
            let (from, to) = (with_end(&from, end), with_end(&to, end));
            let _ = fs::remove_file(&to);
            if from.exists() {
                fs::copy(&from, &to).expect("a copy");
            }
        }
    }
}

fn with_end(path: &Path, end: &str) -> PathBuf {
    PathBuf::from(format!("{}{end}", path.display()))
}

fn open(folder: &Folder) -> Result<Opened, CannotOpen> {
    Club::open(folder, Arc::new(shipped_library().clone()))
}

fn close(opened: Opened) {
    drop(opened.club);
    opened.threads.join();
}

#[test]
fn a_club_that_another_machine_has_not_closed_is_refused_until_it_is_taken_over() {
    let two = Two::new();
    let running = open(&two.folder("north")).expect("a new club");
    two.mirror("north", "south");
    let error = open(&two.folder("south")).expect_err("it runs in the north").to_string();
    assert!(error.contains("was opened on north, another machine, on 20"), "{error}");
    assert!(error.contains("what is played in one of them would be lost; close it"), "{error}");
    assert!(error.ends_with("run taflpost serve --take-over"), "{error}");
    // The same machine after a crash, and one that can't be told from others.
    for same in [two.folder("south").on(machine("north")), two.folder("south").on(None)] {
        let opened = open(&same).expect("it opens");
        assert_eq!(opened.taken_over, None);
        close(opened);
        two.mirror("north", "south");
    }
    // Meanwhile the north has gone for an hour.
    let mut file = File::open(&two.folder("south").file()).expect("the file");
    let change = file.change().expect("nobody holds it");
    change.set_alive(Utc::now() - TimeDelta::hours(1)).expect("written");
    change.commit().expect("written");
    drop(file);
    let opened = open(&two.folder("south").taking_over()).expect("it is taken over");
    assert_eq!(opened.taken_over.as_ref().map(|opening| &*opening.host), Some("north"));
    assert!(opened.outage.is_some_and(|outage| outage.num_minutes() == 60), "{:?}", opened.outage);
    close(opened);
    // Closed in the south, it opens in the north again, whatever the north had.
    two.mirror("south", "north");
    close(running);
    two.mirror("south", "north");
    let opened = open(&two.folder("north")).expect("it was closed");
    assert_eq!(opened.taken_over, None);
    close(opened);
}

/// As if another machine had opened the club in that folder.
fn open_elsewhere(club: &Path) {
    let mut file = File::open(&club.join("club.sqlite")).expect("the file");
    let change = file.change().expect("nobody holds it");
    let at = DateTime::from_timestamp(1_795_255_500, 0).expect("a moment");
    let opening = Opening { machine: [7; 32], host: "north\u{1b}[2J".into(), at };
    change.set_opening(&opening).expect("written");
    change.commit().expect("written");
}

#[test]
fn every_command_that_changes_the_file_respects_the_other_machine() {
    let parent = tempfile::tempdir().expect("a folder");
    let club = parent.path().join("club");
    let socket = club.join("terminal.socket");
    play(&club, "Alva", "join\n");
    open_elsewhere(&club);
    // A machine without an id can't tell, and opens the club.
    let refused = Machine::this().is_some();
    let parcel = parent.path().join("parcel");
    let words: [&[&str]; 6] = [
        &["serve"],
        &["play", "--as", "Alva"],
        &["compact"],
        &["ratings", "--recompute"],
        &["host", "ladder", "open", "skalk"],
        &["club", "export", parcel.to_str().expect("a path")],
    ];
    for words in words {
        if !refused {
            continue;
        }
        let said = say(&club, words);
        assert!(said.contains("was opened on north"), "{words:?}: {said}");
        assert!(said.contains("on 2026-11-21 at 10:05 UTC, last ran there on 20"), "{said}");
        assert!(!said.contains('\u{1b}'), "{said:?}");
        assert!(said.contains("[exit 4]"), "{words:?}: {said}");
    }
    assert!(!parcel.exists(), "nothing half-done");
    let doctor = say(&club, &["doctor"]);
    let told = doctor.contains("!! file: CLUB/club.sqlite was opened on north");
    assert_eq!(told, refused, "{doctor}");
    assert!(say(&club, &["verify", "--all"]).contains("disagreeing 0"), "reading is harmless");
    let running = Running::start_with(&club, &socket, &["--take-over"]);
    let said = running.said();
    assert_eq!(said.contains("It has been taken over from north"), refused, "{said}");
    let logged = complaints(&club);
    assert_eq!(logged.contains("taken over from another machine (north"), refused, "{logged}");
    // It is killed here, and opens again without a word.
    running.kill();
    let running = Running::start(&club, &socket);
    assert!(!running.said().contains("taken over"), "{}", running.said());
    assert!(running.stop().success());
    let file = File::open_to_read(&club.join("club.sqlite")).expect("the file");
    assert_eq!(file.view().opening().expect("read").is_some(), !refused, "it was closed here");
}

#[test]
fn an_imported_copy_of_a_running_club_is_nobodys_and_says_so() {
    let parent = tempfile::tempdir().expect("a folder");
    let (old, new) = (parent.path().join("old"), parent.path().join("new"));
    play(&old, "Alva", "join\n");
    open_elsewhere(&old);
    let copy = parent.path().join("copy");
    let copy_name = copy.to_str().expect("a name");
    say(&old, &["backup", copy_name]);
    // As it is, the copy is refused like the file itself.
    let as_it_is = Folder::open(&parent.path().join("as-it-is")).expect("a folder");
    fs::copy(&copy, as_it_is.file()).expect("a copy");
    let error = open(&as_it_is.on(machine("south"))).expect_err("it runs in the north");
    assert!(matches!(error, CannotOpen::File(_, OpenError::Elsewhere { .. })), "{error}");
    let said = say(&new, &["club", "import", copy_name]);
    assert!(said.contains("the club was open on north"), "{said}");
    assert!(said.contains("If it still runs there, close it first"), "{said}");
    let folder = Folder::open(&new).expect("a folder").on(machine("south"));
    close(open(&folder).expect("it is nobody's"));
}
