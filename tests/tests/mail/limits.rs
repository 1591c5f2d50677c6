//! How much the club answers to what nobody can use, over days that pass in no time: mails as
//! they were read and judged, given to the club's service with the hour.

use std::sync::Arc;

use bot::orders;
use bot::service::mail::{Incoming, Proof, Said, Sent};
use bot::service::{Actor, Answer, Request, Service};
use chrono::{DateTime, TimeDelta, Utc};
use engine::ruleset::shipped;
use storage::{Channel, File};
use tempfile::TempDir;

/// A club with a game of two who play by mail, and the hour.
struct Desk {
    service: Service,
    now: DateTime<Utc>,
    mails: u32,
    _folder: TempDir,
}

impl Desk {
    fn laid() -> Desk {
        let mut drawn = 0_u64;
        let entropy = move || {
            drawn += 1;
            let mut bytes = [0; 32];
            bytes[..8].copy_from_slice(&drawn.to_be_bytes());
            bytes
        };
        let folder = tempfile::tempdir().expect("a folder");
        let file = File::open(&folder.path().join("club.sqlite")).expect("a club");
        let library = Arc::new(shipped().clone());
        let service = Service::new(file, library, Box::new(entropy)).reached_over(Channel::ALL);
        let now = DateTime::from_timestamp(1_793_613_600, 0).expect("a moment");
        let mut desk = Desk { service, now, mails: 0, _folder: folder };
        for (name, line) in [
            ("alva", "join Alva"),
            ("ylva", "join Ylva"),
            ("alva", "challenge Ylva brandubh attack"),
            ("ylva", "accept"),
        ] {
            let request = Request {
                id: format!("{name} {line}"),
                actor: Actor {
                    channel: Channel::Email,
                    address: format!("{name}@players.test"),
                    language: None,
                },
                order: orders::read(line).expect("an order"),
                seen: None,
                place: None,
            };
            let answer = desk.service.handle(desk.now, &request).expect("no trouble");
            assert!(matches!(answer, Answer::Done(_)), "{answer:?}");
        }
        desk.sent();
        desk
    }

    /// A mail in which that was said, and that besides.
    fn mail(&mut self, name: &str, said: Vec<Said>, rest: &[&str]) {
        self.mails += 1;
        let mail = Incoming {
            id: format!("<{}@players.test>", self.mails),
            from: format!("{name}@players.test"),
            answers: None,
            proof: Proof::Proven,
            said,
            rest: rest.iter().map(|&line| line.to_owned()).collect(),
            language: None,
            proves: false,
        };
        let done = self.service.mails(self.now, &[mail]).expect("no trouble");
        assert!(done.iter().all(Result::is_ok), "{done:?}");
    }

    /// Sends what is due: the addresses to which it went.
    fn sent(&mut self) -> Vec<String> {
        let mails = self.service.claim_mails(self.now, 1000).expect("no trouble");
        let receipts: Vec<_> = mails.iter().map(|mail| mail.receipt(Sent::Handed)).collect();
        self.service.mails_sent(self.now, &receipts).expect("no trouble");
        mails.into_iter().map(|mail| mail.address).collect()
    }

    fn order(line: &str) -> Vec<Said> {
        vec![Said::Order(orders::read(line).expect("an order"))]
    }
}

/// A line that tries to be a move.
fn unclear() -> Said {
    let why = orders::read("d1-").expect_err("no order");
    Said::Unclear { typed: "d1-".into(), why }
}

#[test]
fn help_that_nobody_asked_for_comes_once_an_hour_and_five_times_a_day() {
    let mut desk = Desk::laid();
    for day in 0..3 {
        let mut hours = Vec::new();
        for hour in 0..24 {
            let mut helped = 0;
            for _ in 0..3 {
                desk.mail("alva", Vec::new(), &["Lovely weather over here."]);
                helped += desk.sent().len();
                desk.now += TimeDelta::minutes(15);
            }
            assert!(helped <= 1, "day {day}, hour {hour}");
            hours.push(helped);
            desk.now += TimeDelta::minutes(15);
        }
        assert_eq!(hours.iter().sum::<usize>(), 5, "day {day}: {hours:?}");
    }
    // Another's count is another's, and what is asked for is always answered.
    desk.mail("ylva", Vec::new(), &["Lovely weather over here."]);
    assert_eq!(desk.sent(), ["ylva@players.test"]);
    desk.mail("alva", Desk::order("help"), &[]);
    assert_eq!(desk.sent(), ["alva@players.test"]);
}

#[test]
fn two_machines_that_answer_each_other_come_to_rest_and_players_play_on() {
    let mut desk = Desk::laid();
    // Whatever comes back for ever, few answers go out in ten minutes.
    let mut answered = 0;
    for _ in 0..500 {
        desk.mail("alva", vec![unclear()], &[]);
        answered += desk.sent().len();
        desk.now += TimeDelta::seconds(1);
    }
    assert_eq!(answered, 20);
    // A move is carried out all the same, and both are told.
    desk.mail("alva", Desk::order("1: d1-c1"), &[]);
    let mut told = desk.sent();
    told.sort();
    assert_eq!(told, ["alva@players.test", "ylva@players.test"]);
    // So is what another player asks.
    desk.mail("ylva", Desk::order("board"), &[]);
    assert_eq!(desk.sent(), ["ylva@players.test"]);
    // When it is calm again, answers go out again.
    desk.now += TimeDelta::minutes(10);
    desk.mail("alva", vec![unclear()], &[]);
    assert_eq!(desk.sent(), ["alva@players.test"]);
}
