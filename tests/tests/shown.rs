//! Who has been shown a ply, and who has not: a ply that has been seen cannot be withdrawn, and
//! nobody sees one that has been withdrawn.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use commands::{GameQuestion, Question};
use engine::ruleset::shipped_library;
use service::{Actor, Answer, Failure, MayShow, Questions, Request, Service};
use storage::{Channel, File};
use tempfile::TempDir;

fn now() -> DateTime<Utc> {
    DateTime::from_timestamp(1_793_613_600, 0).expect("a moment")
}

/// A club with a game of Alva (attackers) against Ylva, who both write by email.
struct Table {
    service: Service,
    questions: Questions,
    requests: u32,
    _folder: TempDir,
}

impl Table {
    fn laid() -> Table {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.sqlite");
        let library = Arc::new(shipped_library().clone());
        let file = File::open(&path).expect("a new club");
        let reading = File::open_to_read(&path).expect("the same club");
        let mut table = Table {
            service: service::write_side(file, Arc::clone(&library), Box::new(|| [7; 32])),
            questions: service::read_side(reading, library),
            requests: 0,
            _folder: folder,
        };
        table.say("Alva", "join Alva");
        table.say("Ylva", "join Ylva");
        table.say("Alva", "challenge Ylva skalk attack");
        table.say("Ylva", "accept");
        table.hand_all();
        table
    }

    fn request(&mut self, name: &str, text: &str) -> Request {
        self.requests += 1;
        let order = commands::read(text).unwrap_or_else(|misread| panic!("{text}: {misread:?}"));
        let address = format!("{}@example.org", name.to_lowercase());
        let actor = Actor { channel: Channel::Email, address, language: None };
        Request { id: self.requests.to_string(), actor, order, seen: None, place: None }
    }

    /// The code of the refusal, if it was one.
    fn try_to(&mut self, name: &str, text: &str) -> Option<&'static str> {
        let request = self.request(name, text);
        match service::handle(&mut self.service, now(), &request).expect("no trouble") {
            Answer::Done(_) => None,
            Answer::Refused(refusal) => Some(refusal.code()),
        }
    }

    fn say(&mut self, name: &str, text: &str) {
        assert_eq!(self.try_to(name, text), None, "{name}: {text}");
    }

    fn hand_all(&mut self) {
        for letter in service::letters::claim(&mut self.service, now(), Channel::Email, 100)
            .expect("no trouble")
        {
            for part in &letter.parts {
                service::letters::handed(&mut self.service, now(), part.id).expect("no trouble");
            }
        }
    }
}

#[test]
fn of_two_notices_that_tell_of_a_ply_one_is_enough() {
    for carried in [true, false] {
        let mut table = Table::laid();
        table.say("Ylva", "if h1-h2 then f8-g8");
        table.hand_all();
        // Ylva is notified of the ply, and that she had not planned for it.
        table.say("Alva", "d1-d2");
        let letters = service::letters::claim(&mut table.service, now(), Channel::Email, 1)
            .expect("no trouble");
        let [letter] = letters.as_slice() else { panic!("one letter: {letters:?}") };
        let (first, to) = (letter.parts[0].id, letter.address.clone());
        if carried {
            service::letters::handed(&mut table.service, now(), first).expect("no trouble");
        } else {
            // The server may have accepted it all the same.
            let failed = service::letters::not_handed(
                &mut table.service,
                now(),
                first,
                &to,
                Failure::Temporary,
                "no answer",
            );
            failed.expect("no trouble");
        }
        assert_eq!(table.try_to("Alva", "withdraw"), Some("seen"), "carried: {carried}");
    }
}

#[test]
fn a_ply_that_is_withdrawn_while_the_board_is_read_is_not_shown() {
    let mut table = Table::laid();
    table.say("Alva", "d1-d2");
    let ylva = table.request("Ylva", "board").actor;
    let board = Question::Game(GameQuestion::Board(None));
    let (answer, shown) =
        service::put_question(&table.questions, now(), &ylva, None, &board).expect("no trouble");
    let plies = |answer: Answer| match answer {
        Answer::Done(notice) => notice.table().expect("a board").game.plies().len(),
        Answer::Refused(refusal) => panic!("{refusal:?}"),
    };
    assert_eq!(plies(answer), 1);
    table.say("Alva", "withdraw");
    let shown = service::show(&mut table.service, now(), shown.expect("a board"));
    assert_eq!(shown.expect("no trouble"), MayShow::Outdated);

    // A new question gets the present state, and what is shown now cannot be withdrawn.
    let (answer, shown) =
        service::put_question(&table.questions, now(), &ylva, None, &board).expect("no trouble");
    assert_eq!(plies(answer), 0);
    let shown = service::show(&mut table.service, now(), shown.expect("a board"));
    assert_eq!(shown.expect("no trouble"), MayShow::Yes);
    table.say("Alva", "d1-d3");
    let (_, shown) =
        service::put_question(&table.questions, now(), &ylva, None, &board).expect("no trouble");
    let shown = service::show(&mut table.service, now(), shown.expect("a board"));
    assert_eq!(shown.expect("no trouble"), MayShow::Yes);
    assert_eq!(table.try_to("Alva", "withdraw"), Some("seen"));
}
