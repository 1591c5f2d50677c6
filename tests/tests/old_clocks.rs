//! A club's file of the version before every turn had a running clock: its games get one, and its
//! old events mean what they meant.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use engine::ruleset::shipped_library;
use rusqlite::Connection;
use service::mail::{Outgoing, Sent};
use service::verify;
use storage::{Channel, File, GameId, GameRow};

/// As the older version left it: see its first line.
const OLD: &str = include_str!("../old/waiting-clocks.sql");

fn games(file: &File) -> Vec<GameRow> {
    file.view().games_after(GameId(0), u32::MAX).expect("the games")
}

fn texts(file: &File, game: i64) -> Vec<String> {
    let events = file.view().events(GameId(game)).expect("its events");
    events.into_iter().map(|event| event.text).collect()
}

fn all_agree(file: &File) {
    for game in games(file) {
        let verified = verify::game(file.view(), shipped_library(), &game).expect("the file");
        verified.unwrap_or_else(|why| panic!("game {}: {why}", game.id));
    }
}

#[test]
fn games_that_hung_have_a_running_clock() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.sqlite");
    let old = Connection::open(&path).expect("a file");
    old.execute_batch(OLD).expect("the old file");
    let due = |game: i64| {
        let sql = "SELECT due_at FROM games WHERE id = ?1";
        old.query_row(sql, [game], |row| row.get::<_, Option<i64>>(0)).expect("a game")
    };
    assert_eq!(due(1), None, "as the old version left it, nothing is ever due");
    assert!(due(2).is_some());

    let file = File::open(&path).expect("the same club");
    let reading = File::open_to_read(&path).expect("the same club");
    let library = Arc::new(shipped_library().clone());
    let answering = File::open_to_read(&path).expect("the same club");
    let questions = service::read_side(answering, Arc::clone(&library));
    let mut drawn = 0_u8;
    let entropy = move || {
        drawn = drawn.wrapping_add(1);
        [drawn; 32]
    };
    let mut service =
        service::write_side(file, library, Box::new(entropy)).reached_over(Channel::ALL);
    // A week later the new version opens it.
    let mut now: DateTime<Utc> = games(&reading)[0].began_at + TimeDelta::days(7);
    service::upkeep::wake(&mut service, now).expect("the file");
    let waiting: Vec<bool> =
        games(&reading).iter().map(|game| game.folded.due_at.is_some()).collect();
    assert_eq!(waiting, [true, true, false]);
    all_agree(&reading);

    // Three days of the clock's own wait, and three of each player's.
    let mut told: Vec<Outgoing> = Vec::new();
    for _ in 0..7 * 24 {
        now += TimeDelta::hours(1);
        service::upkeep::tick(&mut service, now, 100).expect("the clocks");
        let due = service::mail::claim_mails(&mut service, now, 100).expect("the outbox");
        let written =
            due.iter().map(|due| service::mail::write_mail(&questions, now, due)).collect();
        let mails = service::mail::keep_mails(&mut service, now, written).expect("the outbox");
        for mail in &mails {
            service::mail::mails_sent(&mut service, now, &[mail.receipt(Sent::Handed)])
                .expect("a receipt");
        }
        told.extend(mails);
        all_agree(&reading);
    }
    for game in games(&reading) {
        assert!(game.folded.ended_at.is_some(), "game {} goes on", game.id);
    }
    assert!(texts(&reading, 1).contains(&"unreached".to_owned()), "{:?}", texts(&reading, 1));
    assert!(
        texts(&reading, 2).starts_with(&[
            "start brandubh 1 attackers=1 defenders=2 zones=UTC,UTC announcements=strict unrated \
         public clock=3d/ply no-vacation"
                .to_owned(),
            "handed".to_owned(),
            "ply d1-c1".to_owned(),
            "handed".to_owned(),
            "bounced".to_owned(),
            "handed".to_owned(),
            "bounced".to_owned(),
        ])
    );
    // Alva knows why.
    let alva = told.iter().filter(|mail| mail.address == "alva@players.test");
    let said: String = alva.map(|mail| mail.text.clone()).collect();
    assert!(said.contains("We can’t reach Bo at the moment."), "{said}");
    assert!(said.contains("We can’t reach Ylva at the moment."), "{said}");
}
