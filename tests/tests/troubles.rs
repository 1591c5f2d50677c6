//! Errors of the club's file: what the host who starts it reads, what the affected player reads,
//! and that nothing is lost or half-done.

use std::fs::{self, OpenOptions, Permissions};
use std::os::unix::fs::{FileExt, MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{DateTime, Utc};
use club::apology;
use engine::ruleset::shipped_library;
use expect_test::expect;
use service::{Actor, Answer, Fault, Request, Service, kept_answer};
use storage::{Channel, Delivery, File, GameId, Locale, PlayerId};
use tempfile::TempDir;
use templates::Reader;
use tests::command::{command, play, say, shown};
use tests::running::Running;

fn club() -> (PathBuf, TempDir) {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    let _ = play(&folder, "Alva", "join\n");
    (folder, parent)
}

fn patch(club: &Path, at: u64, bytes: &[u8]) {
    let file = OpenOptions::new().write(true).open(club.join("club.sqlite"));
    file.expect("the club's file").write_all_at(bytes, at).expect("bytes");
}

#[test]
fn a_damaged_file_is_left_alone() {
    let (club, _parent) = club();
    patch(&club, 0, b"this was a club's file once");
    let before = fs::read(club.join("club.sqlite")).expect("the file");
    expect![[r#"
        ! taflpost: CLUB/club.sqlite isn't a club's file, or it is damaged; replace it with the last backup (a copy made by `taflpost backup`), and remove CLUB/club.sqlite-wal and CLUB/club.sqlite-shm if they are there
        [exit 4]
    "#]].assert_eq(&say(&club, &["serve"]));
    assert_eq!(fs::read(club.join("club.sqlite")).expect("the file"), before);
}

#[test]
fn a_file_that_is_no_club_is_left_alone() {
    let (club, _parent) = club();
    let notes = "Remember to ask Ylva about the rematch.\n".repeat(40);
    fs::write(club.join("club.sqlite"), &notes).expect("a file");
    expect![[r#"
        ! taflpost: CLUB/club.sqlite isn't a club's file, or it is damaged; replace it with the last backup (a copy made by `taflpost backup`), and remove CLUB/club.sqlite-wal and CLUB/club.sqlite-shm if they are there
        [exit 4]
    "#]].assert_eq(&say(&club, &["serve"]));
    assert_eq!(fs::read_to_string(club.join("club.sqlite")).expect("the file"), notes);
}

#[test]
fn a_file_of_a_newer_version_is_left_alone() {
    let (club, _parent) = club();
    patch(&club, 60, &9999_u32.to_be_bytes());
    expect![[r#"
        ! taflpost: CLUB/club.sqlite was written by a newer taflpost (the file has version N, this program knows N); run that newer program
        [exit 4]
    "#]].assert_eq(&say(&club, &["serve"]));
}

#[test]
fn a_club_runs_once() {
    let (club, _parent) = club();
    let running = Running::start(&club, &club.join("terminal.socket"));
    expect![[r#"
        ! taflpost: the club in CLUB is already running; to play in it, run taflpost play --as NAME
        [exit 4]
    "#]]
    .assert_eq(&say(&club, &["serve"]));
    assert!(running.stop().success());
}

/// The file is locked for longer than the club waits: the asker is told so, twice, since the first
/// failure must not keep the club from everything that comes after it.
#[test]
fn a_file_that_another_program_holds() {
    let (club, _parent) = club();
    let running = Running::start(&club, &club.join("terminal.socket"));
    let other = rusqlite::Connection::open(club.join("club.sqlite")).expect("the club's file");
    other.execute_batch("BEGIN IMMEDIATE").expect("nobody holds it");
    expect![[r#"
        Sorry, another program is using the club’s file. Your command wasn’t carried out, and nothing has changed. The organisers can see what went wrong; please try again later.

        [exit 1]
    "#]]
    .assert_eq(&play(&club, "Bodil", "join\n"));
    other.execute_batch("ROLLBACK").expect("it is let go");
    let welcome = play(&club, "Bodil", "join\n");
    assert!(welcome.starts_with("Welcome to Taflpost, Bodil!"), "{welcome}");
    assert!(running.stop().success());
    let complaints = tests::running::complaints(&club);
    assert!(complaints.contains("another process is using the club's file"), "{complaints}");
}

#[test]
fn a_folder_that_cannot_be_written() {
    const NOBODY: u32 = 65_534;
    let (club, parent) = club();
    let mut serve = command(&club, &["serve"]);
    if fs::metadata(&club).expect("a folder").uid() == 0 {
        // Root can write everywhere: let somebody else try.
        fs::set_permissions(parent.path(), Permissions::from_mode(0o755)).expect("a way in");
        for path in [club.clone(), club.join("club.sqlite"), club.join("lock")] {
            chown(&path, Some(NOBODY), Some(NOBODY)).expect("root may do this");
        }
        serve.uid(NOBODY).gid(NOBODY);
    }
    fs::set_permissions(&club, Permissions::from_mode(0o500)).expect("read-only");
    expect![[r#"
        ! taflpost: CLUB/club.sqlite cannot be written; check its permissions (chmod 700 for the folder, 600 for the file) and its owner
        [exit 4]
    "#]]
    .assert_eq(&shown(&club, &serve.output().expect("the program runs")));
    fs::set_permissions(&club, Permissions::from_mode(0o700)).expect("as before");
}

fn handle(service: &mut Service, id: &str, name: &str, text: &str) -> Result<Answer, Fault> {
    let order = commands::read(text).unwrap_or_else(|misread| panic!("{text}: {misread:?}"));
    let actor = Actor { channel: Channel::Terminal, address: name.to_owned(), language: None };
    service::handle(
        service,
        now(),
        &Request { id: id.to_owned(), actor, order, seen: None, place: None },
    )
}

fn now() -> DateTime<Utc> {
    DateTime::from_timestamp(1_793_613_600, 0).expect("a moment")
}

fn service(path: &Path, pages_left: Option<u32>) -> Service {
    let file = File::open(path).expect("a club");
    if let Some(pages) = pages_left {
        file.fill_disk(pages).expect("a full disk");
    }
    service::write_side(file, Arc::new(shipped_library().clone()), Box::new(|| [7; 32]))
}

#[test]
fn a_full_disk_keeps_all_or_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.sqlite");
    let mut roomy = service(&path, None);
    for (id, name, text) in [
        ("1", "Alva", "join"),
        ("2", "Ylva", "join"),
        ("3", "Alva", "challenge Ylva skalk attack"),
        ("4", "Ylva", "accept"),
    ] {
        handle(&mut roomy, id, name, text).expect("there is room");
    }
    drop(roomy);

    let mut full = service(&path, Some(0));
    // Messages first: they are the longest, and soon the disk has no page for them.
    let long = format!("say {}", "a fine game ".repeat(160));
    let (first, fault) = (0..50)
        .map(|number| format!("say {number}"))
        .find_map(|id| handle(&mut full, &id, "Alva", &long).err().map(|fault| (id, fault)))
        .expect("the disk is full");
    let reader = Reader::stranger(Locale::default().language, "Tafl Club", now());
    expect!["Sorry, the club’s disk is full. Your command wasn’t carried out, and nothing has changed. The organisers can see what went wrong; please try again later."].assert_eq(&apology(&fault).text(&reader));
    // Small orders may still find room in existing pages; the first that does not gets the same
    // answer, and leaves nothing behind.
    let mut refused = None;
    for (number, name) in (0..500).zip(["Alva", "Ylva"].into_iter().cycle()) {
        let text = format!("note {number} {}", "and so on ".repeat(20));
        match handle(&mut full, &format!("note {number}"), name, &text) {
            Ok(_) => {}
            Err(fault) => {
                assert!(matches!(fault, Fault::Full), "{fault}");
                refused = Some((number, name, text));
                break;
            }
        }
    }
    let (number, name, text) = refused.expect("the disk is full at last");
    drop(full);

    let file = File::open_to_read(&path).expect("the same club");
    assert_eq!(file.find_damage().expect("a file"), Vec::<String>::new());
    let view = file.view();
    let kept = |player: i64, id: &str| {
        kept_answer(view, Some(PlayerId(player)), id).expect("a file").is_some()
    };
    assert!(kept(1, "3") && kept(2, "4"), "what there was room for is remembered");
    assert!(!kept(1, &first), "nothing else is");
    let who = if name == "Alva" { 1 } else { 2 };
    assert!(!kept(who, &format!("note {number}")));
    assert_eq!(view.events(GameId(1)).expect("a file").len(), 2);
    drop(file);

    // With room again, the same requests are carried out, once.
    let mut roomy = service(&path, None);
    for _ in 0..2 {
        handle(&mut roomy, &first, "Alva", &long).expect("there is room");
        handle(&mut roomy, &format!("note {number}"), name, &text).expect("there is room");
    }
}

#[test]
fn a_notice_that_cannot_be_read_keeps_no_other_waiting() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.sqlite");
    let mut club = service(&path, None);
    for (id, name, text) in [
        ("1", "Alva", "join"),
        ("2", "Ylva", "join"),
        ("3", "Alva", "challenge Ylva skalk attack"),
        ("4", "Alva", "challenge Ylva tablut attack"),
        ("5", "Alva", "challenge Ylva castillos attack"),
    ] {
        handle(&mut club, id, name, text).expect("no trouble");
    }
    let mut other = File::open(&path).expect("the same club");
    let ids: Vec<_> = other.view().unfinished_notices(10).expect("a file");
    let [first, second, third] = ids.as_slice() else { panic!("three invitations: {ids:?}") };
    let change = other.change().expect("nobody writes");
    // One that none of our programs wrote, and one about something that does not exist.
    change.set_notice_data(first.id, "{}").expect("a file");
    let gone = second.data.replace("\"invitation\":2", "\"invitation\":99");
    change.set_notice_data(second.id, &gone).expect("a file");
    change.commit().expect("a file");

    let letters =
        service::letters::claim(&mut club, now(), Channel::Terminal, 100).expect("no trouble");
    let told: Vec<_> =
        letters.iter().flat_map(|letter| &letter.parts).map(|part| part.id).collect();
    assert_eq!(told, [third.id]);
    let kept = |id| other.view().notice(id).expect("a file").expect("it is kept");
    let (first, second) = (kept(first.id), kept(second.id));
    assert_eq!(first.state, Delivery::Failed);
    assert!(first.trouble.is_some_and(|why| why.contains("didn't write")));
    // That may heal: a ruleset can be put back.
    assert_eq!((second.state, second.tries), (Delivery::Queued, 1));
    assert_eq!(second.trouble.as_deref(), Some("invitation 99 is gone"));
    assert!(second.due_at.is_some_and(|due| due > now()));
    // The same at the terminal, where a player takes everything that waits.
    assert!(matches!(handle(&mut club, "6", "Ylva", "channel terminal"), Ok(Answer::Done(_))));
    let sent = std::collections::BTreeSet::from([third.id]);
    assert!(
        service::letters::claim_for(&mut club, now(), first.player, &sent)
            .expect("no trouble")
            .is_empty()
    );
}
