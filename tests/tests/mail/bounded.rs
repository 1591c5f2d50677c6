//! One email, however much is in it, gets one answer of bounded size and does a bounded number of
//! things; and its answer is written where nobody waits for a decision.

use std::fmt::Write as _;

use chrono::TimeDelta;
use engine::ruleset::shipped_library;
use rusqlite::Connection;
use service::mail::LONGEST_ANSWER;
use service::{Actor, Answer, MOST_AT_ONCE, Request};
use storage::Channel;

use crate::mail::limits::Desk;
use crate::mail::table::Table;

/// Half of what Postfix accepts by default for a club (docs/host.md: 1 MB).
const LARGEST: usize = 512 * 1024;

#[test]
fn equal_questions_are_answered_once() {
    let mut table = Table::laid();
    let once = table.alva.answers(&table.begins, "rules alea-evangelii");
    let [once] = table.club.tell(&once, [&table.alva]);
    let often = table.alva.answers(&table.begins, &"rules alea-evangelii\n".repeat(199));
    let [often] = table.club.tell(&often, [&table.alva]);
    for letter in [&once, &often] {
        assert_eq!(letter.text.matches("Alea Evangelii: 19×19 squares").count(), 1, "{letter}");
    }
    assert!(often.text.len() < once.text.len() + 500, "{often}");
    assert!(often.bytes.len() < once.bytes.len() + 1000);
}

#[test]
fn an_answer_is_no_larger_than_mail_servers_take() {
    let mut table = Table::laid();
    let mut words = String::new();
    for ruleset in shipped_library().iter() {
        writeln!(words, "rules {}", ruleset.id).expect("a line");
    }
    for more in ["history", "record", "board", "help", "privacy", "rulesets", "settings"] {
        writeln!(words, "{more}").expect("a line");
    }
    let much = table.alva.answers(&table.begins, &words);
    let [letter] = table.club.tell(&much, [&table.alva]);
    assert!(letter.bytes.len() < LARGEST, "{}", letter.bytes.len());
    // What does not fit is named.
    assert!(letter.text.len() < LONGEST_ANSWER + 4096, "{}", letter.text.len());
    assert!(letter.says("That was too much at once"), "{letter}");
    // Asked for by itself, it is answered.
    let [letter] = table.club.tell(&table.alva.answers(&table.begins, "settings"), [&table.alva]);
    assert!(!letter.says("too much at once"), "{letter}");
}

#[test]
fn a_mail_does_twenty_things_at_most() {
    let mut table = Table::laid();
    let mut words = String::new();
    for number in 1..=100 {
        writeln!(words, "say message {number}").expect("a line");
    }
    table.club.take(&table.alva.answers(&table.begins, &words));
    let letters = table.club.letters();
    let (to_alva, to_ylva): (Vec<_>, Vec<_>) =
        letters.iter().partition(|letter| letter.to() == table.alva.address);
    assert_eq!(to_alva.len(), 1);
    let left_out = format!("{} lines were left out", 100 - MOST_AT_ONCE);
    assert!(to_alva[0].says(&left_out), "{}", to_alva[0]);
    assert!(to_alva[0].says("“say message 21”"), "{}", to_alva[0]);
    assert!(!to_alva[0].says("message 31"), "{}", to_alva[0]);
    assert!(to_ylva.iter().all(|letter| !letter.says("message 21")));
    let said = table.club.number("SELECT count(*) FROM messages");
    assert_eq!(said, i64::try_from(MOST_AT_ONCE).expect("a number"));
}

/// Only those who answer questions know this ruleset: if it is in an answer, they wrote it.
#[test]
fn answers_are_written_by_those_who_answer_questions() {
    let mut library = shipped_library().clone();
    let text = include_str!("../../../engine/rulesets/brandubh.toml");
    library.add(&text.replacen("\"brandubh\"", "\"known-to-one\"", 1)).expect("a ruleset");
    let mut desk = Desk::with(library);
    let mut said = Desk::order("rules known-to-one");
    said.extend(Desk::order("board"));
    for _ in 0..50 {
        said.extend(Desk::order("rules known-to-one"));
    }
    desk.mail("alva", said, &[]);
    let written = desk.written();
    let mails = desk.kept(written);
    let [mail] = &mails[..] else { panic!("{mails:?}") };
    let heading = "You wrote “rules known-to-one”";
    assert_eq!(mail.text.matches(heading).count(), 1, "{}", mail.text);
    assert!(!mail.text.contains("no ruleset"), "{}", mail.text);
}

fn done(desk: &mut Desk, name: &str, line: &str) -> bool {
    let request = Request {
        id: format!("{name} {line} {}", desk.now),
        actor: Actor {
            channel: Channel::Email,
            address: format!("{name}@players.test"),
            language: None,
        },
        order: commands::read(line).expect("an order"),
        seen: None,
        place: None,
    };
    matches!(service::handle(&mut desk.service, desk.now, &request), Ok(Answer::Done(_)))
}

/// Between writing and storing, others decide things: what was taken back is not sent.
#[test]
fn a_ply_that_is_taken_back_while_a_mail_is_written_is_not_shown() {
    let mut desk = Desk::with(shipped_library().clone());
    assert!(done(&mut desk, "ylva", "settings digest daily"));
    let _ = desk.sent();
    assert!(done(&mut desk, "alva", "d1-c1"));
    desk.mail("ylva", Desk::order("board"), &[]);
    let written = desk.written();
    assert!(done(&mut desk, "alva", "withdraw"), "nobody has seen it");
    let kept = desk.kept(written);
    assert!(kept.iter().all(|mail| mail.address != "ylva@players.test"), "{kept:?}");
    // It is written again at once, with the present state of the game; and then it is seen.
    assert!(done(&mut desk, "alva", "d1-b1"));
    let written = desk.written();
    let mails = desk.kept(written);
    let to_ylva = mails.iter().find(|mail| mail.address == "ylva@players.test").expect("hers");
    assert!(to_ylva.text.contains("d1-b1") && !to_ylva.text.contains("d1-c1"), "{}", to_ylva.text);
    desk.now += TimeDelta::seconds(1);
    assert!(!done(&mut desk, "alva", "withdraw"), "it was shown");
}

/// Nor is anybody named who was erased in between.
#[test]
fn a_player_erased_while_an_email_is_written_is_not_named_in_it() {
    let mut desk = Desk::with(shipped_library().clone());
    assert!(done(&mut desk, "alva", "say hello"));
    let written = desk.written();
    let file = Connection::open(desk.folder.path().join("club.sqlite")).expect("a file");
    let erased = "UPDATE players SET erased_at = 1, handle = 'player-1', name = 'player-1'
                  WHERE handle = 'Alva'";
    assert_eq!(file.execute(erased, []), Ok(1));
    assert!(desk.kept(written).is_empty());
    let written = desk.written();
    let mails = desk.kept(written);
    assert!(mails.iter().all(|mail| !mail.text.contains("Alva")), "{mails:?}");
}
