//! What old files know of names, and names that are not allowed any more.

use std::path::Path;
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use engine::ruleset::shipped_library;
use rusqlite::Connection;
use service::{Actor, Answer, Request, Service};
use storage::{Channel, File};

fn service(path: &Path) -> Service {
    let mut last = 0;
    let entropy = Box::new(move || {
        last += 1;
        [last; 32]
    });
    service::write_side(
        File::open(path).expect("a club"),
        Arc::new(shipped_library().clone()),
        entropy,
    )
}

fn now() -> DateTime<Utc> {
    "2026-11-02T10:00:00Z".parse().expect("a moment")
}

fn say(service: &mut Service, now: DateTime<Utc>, name: &str, line: &str) -> Answer {
    let actor = Actor { channel: Channel::Terminal, address: name.into(), language: None };
    let order = commands::read(line).expect("a command");
    let id = format!("{name} {line} {now}");
    service::handle(service, now, &Request { id, actor, order, seen: None, place: None })
        .expect("no fault")
}

fn names(path: &Path, sql: &str) -> Vec<String> {
    let file = Connection::open(path).expect("a club");
    let mut found = file.prepare(sql).expect("a query");
    let rows = found.query_map([], |row| row.get(0)).expect("rows");
    rows.collect::<Result<_, _>>().expect("texts")
}

/// Names that only those who run the club may have were allowed once, or the club has another name
/// since.
#[test]
fn who_has_a_name_that_is_barred_is_shown_under_another_and_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.sqlite");
    let mut club = service(&path);
    for name in ["Alva", "Bo"] {
        assert!(matches!(say(&mut club, now(), name, "join"), Answer::Done(_)));
    }
    drop(club);
    let file = Connection::open(&path).expect("a club");
    file.execute_batch(
        "UPDATE players SET handle = 'Admin', ascii = 'Admin', folded = 'adrnin', name = 'Admin'
             WHERE handle = 'Alva';
         UPDATE names SET folded = 'adrnin' WHERE folded = 'alva';
         UPDATE players SET name = 'The Host' WHERE handle = 'Bo';",
    )
    .expect("an old file");
    drop(file);
    let mut club = service(&path);
    service::upkeep::tick(&mut club, now(), 100).expect("a tick");
    assert_eq!(names(&path, "SELECT name FROM players ORDER BY id"), ["Member 1", "Member 2"]);
    assert_eq!(names(&path, "SELECT handle FROM players ORDER BY id"), ["Member1", "Bo"]);
    // Each is told once, and can choose at once; the old handle still leads to its player.
    service::upkeep::tick(&mut club, now() + TimeDelta::minutes(1), 100).expect("a tick");
    let told = names(&path, "SELECT data FROM outbox WHERE data LIKE '%name-barred%' ORDER BY id");
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(matches!(say(&mut club, now(), "Admin", "rename Alva Berg"), Answer::Done(_)));
    assert!(matches!(say(&mut club, now(), "Bo", "rename Member 1"), Answer::Refused(_)));
    assert_eq!(names(&path, "SELECT name FROM players ORDER BY id"), ["Alva Berg", "Member 2"]);
    let file = File::open_to_read(&path).expect("a club");
    let questions = service::read_side(file, Arc::new(shipped_library().clone()));
    let actor = Actor { channel: Channel::Terminal, address: "Member1".into(), language: None };
    let (player, _) = questions.who(now(), &actor).expect("the club");
    assert!(player.is_some(), "the new handle leads to its player, too");
}

/// A name that somebody gave up is theirs for 90 days, and forgotten then.
#[test]
fn a_name_that_was_given_up_is_forgotten_after_90_days() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.sqlite");
    let mut club = service(&path);
    say(&mut club, now(), "Alva", "join Alva Berg");
    assert!(matches!(say(&mut club, now(), "Alva", "rename Alva Holm"), Answer::Done(_)));
    let join = |club: &mut Service, now| {
        matches!(say(club, now, "Alv", "join Alv Ek"), Answer::Done(_))
            && matches!(say(club, now, "Alv", "rename Alva Berg"), Answer::Done(_))
    };
    assert!(!join(&mut club, now() + TimeDelta::days(89)));
    let later = now() + TimeDelta::days(91);
    for _ in 0..3 {
        service::upkeep::tick(&mut club, later, 100).expect("a tick");
    }
    let folded = names(&path, "SELECT folded FROM names ORDER BY folded");
    assert!(!folded.contains(&"alva-berg".to_owned()), "{folded:?}");
    assert!(matches!(say(&mut club, later, "Alv", "rename Alva Berg"), Answer::Done(_)));
}
