//! Old data is forgotten: answers and finished notices after 90 days, and nothing else.

use std::collections::BTreeSet;
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use engine::ruleset::shipped_library;
use rusqlite::Connection;
use service::{Actor, Answer, Request, Service};
use storage::{Channel, File, GameId, NoticeId, PlayerId};

/// How many players there are: more than are cleaned up in one tick.
const PLAYERS: usize = 11;

struct Club {
    service: Service,
    now: DateTime<Utc>,
    requests: u32,
}

impl Club {
    fn say(&mut self, name: &str, line: &str) {
        self.requests += 1;
        let request = Request {
            id: self.requests.to_string(),
            actor: Actor { channel: Channel::Terminal, address: name.into(), language: None },
            order: commands::read(line).expect("an order"),
            seen: None,
            place: None,
        };
        let answer = service::handle(&mut self.service, self.now, &request).expect("an answer");
        assert!(matches!(answer, Answer::Done(_)), "{name}: {line}");
    }

    /// Delivers what waits for a player, and reports that it arrived.
    fn bring(&mut self, player: PlayerId) {
        let waiting =
            service::letters::claim_for(&mut self.service, self.now, player, &BTreeSet::new());
        for part in waiting.expect("the outbox").iter().flat_map(|letter| &letter.parts) {
            service::letters::handed(&mut self.service, self.now, part.id).expect("a receipt");
        }
    }

    /// Runs the club for that many days, and looks at its clocks often enough.
    fn run(&mut self, days: i64) {
        self.now += TimeDelta::days(days);
        for _ in 0..PLAYERS {
            service::upkeep::tick(&mut self.service, self.now, 10).expect("the clocks");
        }
    }
}

fn newest(club: &Club) -> NoticeId {
    service::letters::news(&club.service).expect("the outbox").newest.expect("a notice")
}

#[test]
fn answers_and_notices_are_kept_for_90_days() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.sqlite");
    let library = Arc::new(shipped_library().clone());
    let service =
        service::write_side(File::open(&path).expect("the club"), library, Box::new(|| [7; 32]));
    let now = DateTime::from_timestamp(1_793_613_600, 0).expect("a moment");
    let mut club = Club { service, now, requests: 0 };
    let beside = Connection::open(&path).expect("the file");
    let count = |sql: &str| -> u32 { beside.query_row(sql, [], |row| row.get(0)).expect(sql) };
    let answers = || count("SELECT count(*) FROM requests");
    // About the first: the game's clock continues, and more is reported.
    let notices = |newest: i64, waiting: &str| {
        count(&format!("SELECT count(*) FROM outbox WHERE id <= {newest} {waiting}"))
    };

    let names: Vec<String> = (0..PLAYERS).map(|at| format!("Player{}", at + 1)).collect();
    for name in &names {
        club.say(name, "join");
    }
    let (first, last) = (&names[0], &names[PLAYERS - 1]);
    let last_id = PlayerId(PLAYERS as i64);
    club.say(first, &format!("challenge {last} skalk attack"));
    club.say(last, "accept");
    club.bring(last_id);
    // A stranger's answer belongs to nobody.
    let stranger = Request {
        id: "mail 1".into(),
        actor: Actor { channel: Channel::Email, address: "who@example.org".into(), language: None },
        order: commands::read("resign").expect("an order"),
        seen: None,
        place: None,
    };
    let refused = service::handle(&mut club.service, club.now, &stranger).expect("an answer");
    assert!(matches!(refused, Answer::Refused(_)));
    let last_notice = newest(&club).0;
    let (all_answers, all_notices) = (answers(), notices(last_notice, ""));
    assert_eq!((all_answers, all_notices), (PLAYERS as u32 + 3, 2));

    club.run(9);
    assert_eq!((answers(), notices(last_notice, "")), (all_answers, all_notices));
    // The stranger's was kept for as long as a mail server tries.
    club.run(80);
    assert_eq!((answers(), notices(last_notice, "")), (all_answers - 1, all_notices));
    club.run(2);
    assert_eq!(answers(), 0);
    // The invitation was read; that it was accepted still waits for the first player.
    let waiting = notices(last_notice, "AND due_at IS NOT NULL");
    assert_eq!((notices(last_notice, ""), waiting), (1, 1));
    let events = File::open_to_read(&path).expect("the club").view().events(GameId(1));
    assert!(!events.expect("the game").is_empty(), "games stay");

    // The number of a notice is never used again, even after the newest is gone.
    club.bring(PlayerId(1));
    club.bring(last_id);
    let last_notice = newest(&club);
    club.run(91);
    assert_eq!(notices(last_notice.0, ""), 0);
    club.say(last, "challenge Player2 skalk");
    assert!(newest(&club) > last_notice);
}
