//! How often the club answers what nobody can use, over days that pass in no time: emails as they
//! were read and judged, given to the club's service with the time.

use std::path::Path;
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use engine::ruleset::{Library, shipped_library};
use service::mail::{Incoming, MailLine, Outgoing, Proof, Sent, WrittenMail};
use service::{Actor, Answer, Questions, Request, Service};
use storage::{Channel, File};
use tempfile::TempDir;

/// A club with a game of two players by email, and the time.
pub struct Desk {
    pub service: Service,
    pub questions: Questions,
    pub now: DateTime<Utc>,
    mails: u32,
    pub folder: TempDir,
}

impl Desk {
    pub fn laid() -> Desk {
        Desk::with(shipped_library().clone())
    }

    /// The same, where those who answer questions know these rulesets.
    pub fn with(answered: Library) -> Desk {
        let folder = tempfile::tempdir().expect("a folder");
        let service = opened(folder.path(), 0);
        let reading = File::open_to_read(&folder.path().join("club.sqlite")).expect("a club");
        let questions = Questions::new(reading, Arc::new(answered));
        let now = DateTime::from_timestamp(1_793_613_600, 0).expect("a moment");
        let mut desk = Desk { service, questions, now, mails: 0, folder };
        for (name, line) in [
            ("alva", "join Alva"),
            ("ylva", "join Ylva"),
            ("alva", "challenge Ylva brandubh attack"),
            ("ylva", "accept"),
        ] {
            let answer = desk.ask(Channel::Email, &format!("{name}@players.test"), line);
            assert!(matches!(answer, Answer::Done(_)), "{answer:?}");
        }
        desk.sent();
        desk
    }

    /// The club's answer to an order on a channel.
    pub fn ask(&mut self, channel: Channel, address: &str, line: &str) -> Answer {
        self.mails += 1;
        let request = Request {
            id: format!("{address} {}", self.mails),
            actor: Actor { channel, address: address.to_owned(), language: None },
            order: commands::read(line).expect("an order"),
            seen: None,
            place: None,
        };
        self.service.handle(self.now, &request).expect("no trouble")
    }

    /// The club stops and starts again.
    pub fn restart(&mut self) {
        let elsewhere = tempfile::tempdir().expect("a folder");
        let parked = opened(elsewhere.path(), 0);
        drop(std::mem::replace(&mut self.service, parked));
        self.service = opened(self.folder.path(), u64::from(self.mails) << 32);
    }

    /// An email in which that was said, and that besides.
    pub fn mail(&mut self, name: &str, said: Vec<MailLine>, rest: &[&str]) {
        self.mail_from(&format!("{name}@players.test"), Proof::Proven, said, rest);
    }

    /// The same from that address, with or without proof.
    pub fn mail_from(&mut self, from: &str, proof: Proof, said: Vec<MailLine>, rest: &[&str]) {
        self.mails += 1;
        let mail = Incoming {
            id: format!("<{}@players.test>", self.mails),
            name: None,
            from: from.to_owned(),
            answers: None,
            proof,
            said,
            rest: rest.iter().map(|&line| line.to_owned()).collect(),
            beside: Vec::new(),
            own: String::new(),
            language: None,
            proves: false,
        };
        let done = self.service.mails(self.now, &[mail]).expect("no trouble");
        assert!(done.iter().all(Result::is_ok), "{done:?}");
    }

    /// What is due is taken and written, and not stored yet.
    pub fn written(&mut self) -> Vec<WrittenMail> {
        let due = self.service.claim_mails(self.now, 1000).expect("no trouble");
        due.iter().map(|due| self.questions.write_mail(self.now, due)).collect()
    }

    /// What was written is stored.
    pub fn kept(&mut self, written: Vec<WrittenMail>) -> Vec<Outgoing> {
        self.service.keep_mails(self.now, written).expect("no trouble")
    }

    /// Sends what is due: the addresses to which it went.
    pub fn sent(&mut self) -> Vec<String> {
        self.letters().into_iter().map(|mail| mail.address).collect()
    }

    /// Sends what is due.
    pub fn letters(&mut self) -> Vec<Outgoing> {
        let written = self.written();
        let mails = self.kept(written);
        let receipts: Vec<_> = mails.iter().map(|mail| mail.receipt(Sent::Handed)).collect();
        self.service.mails_sent(self.now, &receipts).expect("no trouble");
        mails
    }

    pub fn order(line: &str) -> Vec<MailLine> {
        vec![MailLine::Order(commands::read(line).expect("an order"))]
    }
}

/// The club in a folder, whose randomness begins there.
fn opened(folder: &Path, mut drawn: u64) -> Service {
    let entropy = move || {
        drawn += 1;
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&drawn.to_be_bytes());
        bytes
    };
    let file = File::open(&folder.join("club.sqlite")).expect("a club");
    let library = Arc::new(shipped_library().clone());
    Service::new(file, library, Box::new(entropy)).reached_over(Channel::ALL)
}

/// A line that tries to be a move.
fn unclear() -> MailLine {
    let why = commands::read("d1-").expect_err("no order");
    MailLine::Unclear { typed: "d1-".into(), why }
}

#[test]
fn help_that_nobody_asked_for_comes_four_times_an_hour_and_twenty_times_a_day() {
    let mut desk = Desk::laid();
    for day in 0..3 {
        let mut hours = Vec::new();
        for hour in 0..24 {
            let mut helped = 0;
            for _ in 0..6 {
                desk.mail("alva", Vec::new(), &["Lovely weather over here."]);
                helped += desk.sent().len();
                desk.now += TimeDelta::minutes(10);
            }
            assert!(helped <= 4, "day {day}, hour {hour}");
            hours.push(helped);
        }
        assert_eq!(hours.iter().sum::<usize>(), 20, "day {day}: {hours:?}");
    }
    // Counts are separate for each person, and questions are always answered.
    desk.mail("ylva", Vec::new(), &["Lovely weather over here."]);
    assert_eq!(desk.sent(), ["ylva@players.test"]);
    desk.mail("alva", Desk::order("help"), &[]);
    assert_eq!(desk.sent(), ["alva@players.test"]);
}

#[test]
fn two_machines_that_answer_each_other_come_to_rest_and_players_play_on() {
    let mut desk = Desk::laid();
    // Even if something comes back forever, few answers are sent in ten minutes.
    let mut answered = 0;
    for _ in 0..500 {
        desk.mail("alva", vec![unclear()], &[]);
        answered += desk.sent().len();
        desk.now += TimeDelta::seconds(1);
    }
    assert_eq!(answered, 20);
    // Whoever asks for help gets it, once an hour.
    for answers in [1, 0] {
        desk.mail("alva", Desk::order("help"), &[]);
        assert_eq!(desk.sent().len(), answers);
    }
    // A move is carried out all the same, and both are notified.
    desk.mail("alva", Desk::order("1: d1-c1"), &[]);
    let mut told = desk.sent();
    told.sort();
    assert_eq!(told, ["alva@players.test", "ylva@players.test"]);
    // So are another player's questions.
    desk.mail("ylva", Desk::order("board"), &[]);
    assert_eq!(desk.sent(), ["ylva@players.test"]);
    // When it is calm again, answers are sent again.
    desk.now += TimeDelta::minutes(10);
    desk.mail("alva", vec![unclear()], &[]);
    assert_eq!(desk.sent(), ["alva@players.test"]);
}
