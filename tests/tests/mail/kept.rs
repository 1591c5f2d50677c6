//! How much of what players and strangers write is stored.

use chrono::TimeDelta;
use commands::BoardForm;
use engine::ruleset::shipped_library;
use rusqlite::Connection;
use service::{
    Actor, Answer, LONGEST_TEXT, MESSAGES_A_DAY, NOTES_ON_A_GAME, REPORTS_A_DAY, Request,
};
use storage::Channel;
use templates::Reader;

use crate::mail::limits::Desk;

/// The answer to Alva; none if it was done.
fn refused(desk: &mut Desk, line: &str, number: u32) -> Option<String> {
    let address = "alva@players.test".to_owned();
    let request = Request {
        id: format!("{number} {line} {}", desk.now),
        actor: Actor { channel: Channel::Email, address, language: None },
        order: commands::read(line).expect("an order"),
        seen: None,
        place: None,
    };
    let reader = Reader {
        board: BoardForm::Text,
        ..Reader::stranger(engine::ruleset::Language::English, "Tafl Club", desk.now)
    };
    match service::handle(&mut desk.service, desk.now, &request).expect("no trouble") {
        Answer::Done(_) => None,
        Answer::Refused(why) => Some(why.text(&reader)),
    }
}

#[test]
fn texts_have_a_length_and_a_number() {
    let mut desk = Desk::with(shipped_library().clone());
    let long = "x".repeat(LONGEST_TEXT + 1);
    for order in ["say", "note", "report Ylva"] {
        let why = refused(&mut desk, &format!("{order} {long}"), 0).expect(order);
        assert!(
            why.replace(',', "").contains("it has 2001 characters and the limit is 2000"),
            "{why}"
        );
        assert_eq!(refused(&mut desk, &format!("{order} {}", &long[1..]), 0), None, "{order}");
    }
    for (order, most, says) in [
        ("say", MESSAGES_A_DAY, "You’ve reached the limit for messages: 100 in 24 hours"),
        (
            "report Ylva",
            REPORTS_A_DAY,
            "You’ve written to the organisers as often as you can: 10 times in 24 hours",
        ),
        ("note", NOTES_ON_A_GAME, "You’ve reached the limit for notes on game 1: 200"),
    ] {
        for number in 1..most {
            assert_eq!(refused(&mut desk, &format!("{order} a word"), number), None, "{number}");
        }
        let why = refused(&mut desk, &format!("{order} one more"), 0).expect(order);
        assert!(why.contains(says), "{why}");
    }
    desk.now += TimeDelta::days(1);
    for order in ["say", "report Ylva"] {
        assert_eq!(refused(&mut desk, &format!("{order} again"), 0), None, "{order}");
    }
    assert!(refused(&mut desk, "note again", 0).is_some());
}

#[test]
fn what_came_from_strangers_is_forgotten_after_days() {
    let mut desk = Desk::with(shipped_library().clone());
    desk.mail("nobody", Vec::new(), &["Hello?"]);
    let file = Connection::open(desk.folder.path().join("club.sqlite")).expect("a file");
    let kept = || -> i64 {
        let sql = "SELECT count(*) FROM requests WHERE player = 0";
        file.query_row(sql, [], |row| row.get(0)).expect("a number")
    };
    assert_eq!(kept(), 1);
    for (days, left) in [(9, 1), (2, 0)] {
        desk.now += TimeDelta::days(days);
        // Players have their turn first.
        for _ in 0..4 {
            let _ = service::upkeep::tick(&mut desk.service, desk.now, 100).expect("no trouble");
        }
        assert_eq!(kept(), left, "after {days} more days");
    }
}
