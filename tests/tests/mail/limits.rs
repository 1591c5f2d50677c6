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
        let questions = service::read_side(reading, Arc::new(answered));
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
        service::handle(&mut self.service, self.now, &request).expect("no trouble")
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
            lost: None,
            arrived: None,
            proves: false,
        };
        let done = service::mail::mails(&mut self.service, self.now, &[mail]).expect("no trouble");
        assert!(done.iter().all(Result::is_ok), "{done:?}");
    }

    /// What is due is taken and written, and not stored yet.
    pub fn written(&mut self) -> Vec<WrittenMail> {
        let due =
            service::mail::claim_mails(&mut self.service, self.now, 1000).expect("no trouble");
        due.iter().map(|due| service::mail::write_mail(&self.questions, self.now, due)).collect()
    }

    /// What was written is stored.
    pub fn kept(&mut self, written: Vec<WrittenMail>) -> Vec<Outgoing> {
        service::mail::keep_mails(&mut self.service, self.now, written).expect("no trouble")
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
        service::mail::mails_sent(&mut self.service, self.now, &receipts).expect("no trouble");
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
    service::write_side(file, library, Box::new(entropy)).reached_over(Channel::ALL)
}

/// A line that tries to be a move.
fn unclear() -> MailLine {
    let why = commands::read("d1-").expect_err("no order");
    MailLine::Unclear { typed: "d1-".into(), why }
}

/// What stands in the answers, of which each is a letter.
fn texts(letters: &[Outgoing]) -> Vec<&str> {
    letters.iter().map(|letter| letter.text.as_str()).collect()
}

#[test]
fn of_a_hundred_odd_emails_twenty_are_answered_at_once_and_the_rest_in_one() {
    let mut desk = Desk::laid();
    let mut answers = Vec::new();
    for nth in 0..100 {
        desk.mail("alva", Vec::new(), &[&format!("It rains upon wombat{nth} again.")]);
        answers.extend(desk.letters());
        desk.now += TimeDelta::seconds(30);
    }
    let answers = texts(&answers);
    assert_eq!(answers.len(), 20, "{answers:?}");
    for (nth, answer) in answers.iter().enumerate() {
        assert!(answer.contains(&format!("wombat{nth} ")), "{answer}");
        assert_eq!(answer.contains("our last answer for now"), nth == 19, "{answer}");
    }
    // Questions, and whatever can be carried out, are answered all the same.
    desk.mail("alva", Desk::order("board"), &[]);
    assert_eq!(desk.sent(), ["alva@players.test"]);
    // The hour began with the first email.
    desk.now += TimeDelta::minutes(9);
    assert!(desk.sent().is_empty());
    desk.now += TimeDelta::minutes(1);
    let late = desk.letters();
    assert_eq!(late.len(), 1, "{late:?}");
    for nth in 20..100 {
        assert!(late[0].text.contains(&format!("wombat{nth} ")), "{nth}: {}", late[0].text);
    }
    assert!(late[0].text.contains("hadn’t answered yet"), "{}", late[0].text);
    desk.now += TimeDelta::hours(5);
    assert!(desk.sent().is_empty());
}

#[test]
fn of_a_hundred_questions_sixty_are_answered_at_once_and_the_rest_in_one() {
    let mut desk = Desk::laid();
    let mut answers = Vec::new();
    let asked = |nth: usize| {
        let (file, rank) = (b'a' + (nth / 7 % 7) as u8, nth % 7 + 1);
        // Half of them are asked about another game, which nobody plays.
        format!("{}: legal {}{rank}", nth / 49 + 1, char::from(file))
    };
    for nth in 0..98 {
        desk.mail("alva", Desk::order(&asked(nth)), &[]);
        answers.extend(desk.letters());
    }
    for line in ["players", "rulesets"] {
        desk.mail("alva", Desk::order(line), &[]);
        answers.extend(desk.letters());
    }
    let answers = texts(&answers);
    assert_eq!(answers.len(), 60);
    let last = answers.iter().map(|answer| answer.contains("our last answer for now"));
    assert!(last.enumerate().all(|(nth, is_last)| is_last == (nth == 59)), "{answers:?}");
    // What is carried out is told then, too.
    desk.mail("alva", Desk::order("1: d1-c1"), &[]);
    assert_eq!(desk.sent(), ["ylva@players.test"]);
    desk.now += TimeDelta::hours(1);
    let late = desk.letters();
    assert_eq!(late.len(), 1, "{late:?}");
    for line in (60..98).map(asked).chain(["players".into(), "rulesets".into(), "1: d1-c1".into()])
    {
        assert!(late[0].text.contains(&format!("“{line}”")), "{line}: {}", late[0].text);
    }
}

/// A restart forgets nothing of it.
#[test]
fn what_is_left_over_is_answered_after_a_restart_and_what_was_answered_counts() {
    let mut desk = Desk::laid();
    for nth in 0..21 {
        desk.mail("alva", Vec::new(), &[&format!("It rains upon wombat{nth} again.")]);
        desk.sent();
    }
    desk.restart();
    desk.mail("alva", Vec::new(), &["It rains again."]);
    assert!(desk.sent().is_empty());
    desk.now += TimeDelta::hours(1);
    let late = desk.letters();
    let [late] = texts(&late).try_into().expect("one letter");
    assert!(late.contains("wombat20 ") && late.contains("It rains again."), "{late}");
}

#[test]
fn what_repeats_itself_is_answered_once_until_something_has_happened() {
    let mut desk = Desk::laid();
    for (said, rest) in [
        (Vec::new(), &["It rains here."][..]),
        (vec![unclear()], &[]),
        (Desk::order("board"), &[]),
        (Desk::order("1: d1-d9"), &[]),
        (Desk::order("yes"), &[]),
    ] {
        let mut answers = 0;
        for _ in 0..10 {
            desk.mail("alva", said.clone(), rest);
            answers += desk.sent().len();
        }
        assert_eq!(answers, 1, "{said:?} {rest:?}");
    }
    // The board is another one after a move of the opponent's.
    for (name, line) in [("alva", "1: d1-c1"), ("ylva", "1: d3-c3")] {
        desk.mail(name, Desk::order(line), &[]);
        desk.sent();
    }
    desk.mail("alva", Desk::order("board"), &[]);
    assert_eq!(desk.sent(), ["alva@players.test"]);
    // An hour later it is answered again.
    desk.now += TimeDelta::hours(1);
    desk.mail("alva", Desk::order("board"), &[]);
    assert_eq!(desk.sent(), ["alva@players.test"]);
}

#[test]
fn each_sender_has_an_hour_of_their_own() {
    let mut desk = Desk::laid();
    for nth in 0..40 {
        desk.mail("alva", Vec::new(), &[&format!("It rains upon wombat{nth} again.")]);
    }
    desk.sent();
    desk.mail("ylva", Vec::new(), &["It rains upon wombat3 again."]);
    assert_eq!(desk.sent(), ["ylva@players.test"]);
}

/// Something comes from that address, and then an answer to each email that goes there, until none
/// goes there any more; returns how many came.
fn against_a_machine(desk: &mut Desk, address: &str, says: impl Fn(usize) -> Said) -> usize {
    let (mut came, mut coming, mut hours) = (0, 1, 0);
    while hours < 48 {
        for _ in 0..coming {
            let (said, rest) = says(came);
            let rest: Vec<&str> = rest.iter().map(String::as_str).collect();
            desk.mail_from(address, Proof::Proven, said, &rest);
            came += 1;
        }
        coming = desk.sent().iter().filter(|to| *to == address).count();
        if coming == 0 {
            desk.now += TimeDelta::hours(1);
            hours += 1;
        }
    }
    came
}

/// What an email says, and what else is written in it.
type Said = (Vec<MailLine>, Vec<String>);

#[test]
fn two_machines_that_answer_each_other_come_to_an_end() {
    let robot = "robot@players.test";
    let mut desk = Desk::laid();
    let joined = desk.ask(Channel::Email, robot, "join Robot");
    assert!(matches!(joined, Answer::Done(_)), "{joined:?}");
    desk.sent();
    let same = |_: usize| (Vec::new(), vec!["We have received your message.".to_owned()]);
    let ticket = |nth: usize| (Vec::new(), vec![format!("Wombat {nth} has been told of it.")]);
    let question = |nth: usize| (Desk::order(&format!("{nth}: board")), Vec::new());
    for address in [robot, "other@robots.test"] {
        // The same again and again, a ticket for each email, and one that is understood.
        let came = against_a_machine(&mut desk, address, same);
        assert_eq!(came, 2, "{address}");
        let unread = if address == robot { 20 } else { 4 };
        let came = against_a_machine(&mut desk, address, ticket);
        assert!((unread..=4 * (unread + 2)).contains(&came), "{address}: {came}");
        let came = against_a_machine(&mut desk, address, question);
        assert!((60..=4 * 62).contains(&came), "{address}: {came}");
    }
    // The person who sits there is answered as before.
    desk.mail("robot", Desk::order("settings"), &[]);
    assert_eq!(desk.sent(), [robot]);
}

#[test]
fn others_than_players_are_answered_four_times_an_hour_and_then_in_one_email() {
    let mut desk = Desk::laid();
    let nils = "nils@others.test";
    let mut answers = Vec::new();
    for nth in 0..10 {
        let words = format!("It rains upon wombat{nth} again.");
        desk.mail_from(nils, Proof::Proven, Vec::new(), &[&words]);
        answers.extend(desk.letters());
    }
    let answers = texts(&answers);
    let last: Vec<bool> =
        answers.iter().map(|answer| answer.contains("our last answer for now")).collect();
    assert_eq!(last, [false, false, false, true], "{answers:?}");
    // What can be read is answered.
    for (nth, line) in ["rulesets", "rules brandubh", "help", "privacy"].into_iter().enumerate() {
        desk.mail_from(nils, Proof::Proven, Desk::order(line), &[]);
        let letters = desk.letters();
        assert_eq!(letters.len(), 1, "{nth}: {line}");
        desk.mail_from(nils, Proof::Proven, Desk::order(line), &[]);
        assert!(desk.sent().is_empty(), "{line} again");
    }
    desk.mail_from(nils, Proof::Proven, Vec::new(), &["It rains again."]);
    assert!(desk.sent().is_empty());
    desk.now += TimeDelta::hours(1);
    assert_eq!(desk.sent(), [nils]);
    desk.now += TimeDelta::hours(1);
    assert!(desk.sent().is_empty());
}

#[test]
fn unproven_replies_are_answered_four_times_an_hour_and_twenty_times_a_day() {
    let mut desk = Desk::laid();
    for day in 0..3 {
        let mut hours = Vec::new();
        for hour in 0..24 {
            let mut helped = 0;
            for _ in 0..6 {
                let words = ["Lovely weather over here."];
                desk.mail_from("alva@players.test", Proof::Unproven, Vec::new(), &words);
                helped += desk.sent().len();
                desk.now += TimeDelta::minutes(10);
            }
            assert!(helped <= 4, "day {day}, hour {hour}");
            hours.push(helped);
        }
        assert_eq!(hours.iter().sum::<usize>(), 20, "day {day}: {hours:?}");
    }
    // Somebody who is proven has all of their own.
    desk.mail("alva", Vec::new(), &["Lovely weather over here."]);
    assert_eq!(desk.sent(), ["alva@players.test"]);
}
