//! Ordinary prose changes nothing in a whole club: emails of sentences from old books, as replies
//! from a proven player whose turn it is, with the quotes, signatures, charsets and encodings of
//! all mail programs, and half of them damaged on the way as in the fuzz test of emails. They are
//! the same ones in each run; `TAFLPOST_LETTERS=5000` writes more of them, which takes minutes in
//! a dev build.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

#[path = "../../../bot/mail/tests/styles.rs"]
mod styles;

use std::collections::BTreeMap;

use chrono::TimeDelta;
use mail::address::Recipient;
use mail::inbox::keys;
use mail::{MailDecision, MailEnvelope, Proof, WrittenText, decide_mail, read_message};
use rusqlite::Connection;
use rusqlite::types::Value;
use service::mail::{Incoming, Outgoing, reads_as_order};
use storage::Channel;
use templates::medium::mail::html_of;

use crate::mail::limits::Desk;
use styles::{Body, Random, Sent};

/// How many emails are written, if nothing else is said.
const LETTERS: usize = 200;

/// The most sentences of an email.
const LONGEST: usize = 6;

/// How many whole emails each language has to make damaged ones of.
const CORPUS: usize = 40;

const DOMAIN: &str = "club.test";
const WRITER: &str = "ylva@players.test";

const BOOKS: [(&str, &str); 5] = [
    ("en", include_str!("../../../bot/mail/tests/prose/en.txt")),
    ("nb", include_str!("../../../bot/mail/tests/prose/nb.txt")),
    ("da", include_str!("../../../bot/mail/tests/prose/da.txt")),
    ("de", include_str!("../../../bot/mail/tests/prose/de.txt")),
    ("es", include_str!("../../../bot/mail/tests/prose/es.txt")),
];

/// The tables that may change, because an answer is written, sent and limited there. All others
/// stay as they are to the last column.
const OF_ANSWERS: [&str; 14] = [
    // What was answered to which email, what waits to be sent, and what was sent.
    "requests",
    "outbox",
    "mails",
    "mail_notices",
    "mail_games",
    // Whose names stand in what was sent, until they are erased.
    "mail_names",
    // What the club asked back: an answer of its own is needed for anything to follow from it.
    "mail_asks",
    "open_questions",
    // How often answers may still go out.
    "mail_helps",
    "caused_messages",
    "stranger_messages",
    // People who are asked who they are, where damage has made the sender somebody else.
    "contacts",
    // The moment at which the club was last alive.
    "club",
    // How many rows there have been in the tables above.
    "sqlite_sequence",
];

/// All that stays, by its table.
type Kept = BTreeMap<String, Vec<Vec<Value>>>;

fn kept(file: &Connection) -> Kept {
    let mut tables =
        file.prepare_cached("SELECT name FROM sqlite_master WHERE type = 'table'").unwrap();
    let tables = tables.query_map([], |row| row.get::<_, String>(0)).unwrap().map(Result::unwrap);
    tables
        .filter(|name| !OF_ANSWERS.contains(&name.as_str()))
        .map(|name| {
            let mut rows = file.prepare_cached(&format!("SELECT * FROM {name}")).unwrap();
            let columns = rows.column_count();
            let values = rows.query_map([], |row| (0..columns).map(|at| row.get(at)).collect());
            let values = values.unwrap().map(Result::unwrap).collect();
            (name, values)
        })
        .collect()
}

/// A club in which Ylva is to move in both of her games, and its file.
fn laid() -> (Desk, Connection) {
    let mut desk = Desk::laid();
    let file = Connection::open(desk.folder.path().join("club.sqlite")).unwrap();
    for (name, line) in [
        ("alva", "1: d1-c1"),
        ("alva", "challenge Ylva skalk defend"),
        ("ylva", "accept"),
        // Nothing but their own wish keeps words from her opponent.
        ("ylva", "settings words yes"),
        ("ylva", "note The king is weak."),
    ] {
        let _ = desk.ask(Channel::Email, &format!("{name}@players.test"), line);
    }
    (desk, file)
}

/// The emails that Ylva has in that language: of the moves, and of each board.
fn received(desk: &mut Desk, file: &Connection, language: &str) -> Vec<Outgoing> {
    let _ = desk.sent();
    let _ = desk.ask(Channel::Email, WRITER, &format!("settings language {language}"));
    let mut letters = Vec::new();
    for said in ["1: board", "2: board", "help", "invitations"] {
        forget_limits(file, desk);
        desk.mail("ylva", Desk::order(said), &[]);
        letters.extend(desk.letters().into_iter().filter(|letter| letter.address == WRITER));
    }
    assert_eq!(letters.len(), 4, "{letters:?}");
    letters
}

fn quoted(letter: &Outgoing) -> Sent {
    let picture = |_: templates::page::Drawn<'_>| Some("cid:board".into());
    let html = html_of(&letter.notices, &letter.reader, (&picture, &|_| None), &reads_as_order);
    Sent { text: letter.text.clone(), html }
}

/// The same without the commands and moves in it: damage may put a piece of them where the writer
/// would have, and then it is no prose.
fn without_commands(sent: &Sent) -> Sent {
    let lines = sent.text.lines().filter_map(|line| line.strip_prefix('|'));
    let parts = lines.flat_map(|line| line.split("  ").map(str::trim));
    let is_move = |word: &&str| word.contains('-') && word.chars().any(|c| c.is_ascii_digit());
    let moves = sent.text.split(|c: char| !c.is_alphanumeric() && c != '-').filter(is_move);
    let mut parts: Vec<&str> = parts.chain(moves).filter(|part| part.len() > 1).collect();
    parts.sort_by_key(|part| std::cmp::Reverse(part.len()));
    let (mut text, mut html) = (sent.text.clone(), sent.html.clone());
    for part in parts {
        text = text.replace(part, "so it goes");
        html = html.replace(part, "so it goes");
    }
    Sent { text, html }
}

fn prose(random: &mut Random, book: &str) -> String {
    let sentences: Vec<&str> = book.lines().collect();
    let mut prose = String::new();
    for _ in 0..=random.below(LONGEST) {
        prose.push_str(sentences[random.below(sentences.len())]);
        prose.push_str([" ", "\n", "\n\n"][random.below(3)]);
    }
    prose.trim().to_owned()
}

/// The bytes of an email in which that is new, in one of the styles.
fn written(random: &mut Random, new: &str, sent: &Sent, is_tame: bool) -> Vec<u8> {
    let styles = styles::styles();
    let body = (random.of(&styles).body)(new, sent);
    let body = match body {
        Body::Plain(text) if is_tame => Body::Plain(tame(&text)),
        Body::Html(text) if is_tame => Body::Html(tame(&text)),
        body => body,
    };
    let wrapping = if is_tame { styles::Wrapping::Alone } else { *random.of(&styles::WRAPPINGS) };
    let (charset, encoding) = (*random.of(&styles::CHARSETS), *random.of(&styles::ENCODINGS));
    styles::mail(&body, charset, encoding, wrapping, random.below(2) == 0)
}

/// Without the moves and orders that the styles have where nobody reads them: damage may put them
/// where the writer would have, and then they are no prose.
fn tame(text: &str) -> String {
    text.replace("e1-e4", "in the yard").replace("b2-b4", "seven").replace("resign", "receive")
}

/// What became of an email.
#[derive(Debug)]
enum Became {
    Ignored,
    Asked,
    Taken(#[expect(dead_code, reason = "shown where something changed")] WrittenText),
}

/// An email goes the way of the inbox, as the answer to that letter.
fn arrive(desk: &mut Desk, number: usize, bytes: &[u8], answered: &Outgoing) -> Became {
    let Ok(mut message) = read_message(bytes) else { return Became::Ignored };
    message.id = format!("<{number}.prose@players.test>");
    let recipients = vec![Recipient::Reply(answered.reply).address_at(DOMAIN)];
    let envelope = MailEnvelope { sender: Some(WRITER.into()), recipients };
    let keys = keys(&envelope, &message, DOMAIN);
    let known = service::mail::mail(&desk.questions, desk.now, &keys).unwrap();
    let decided = decide_mail(&styles::RULES, &envelope, &message, &known, &styles::EVIDENCE);
    let (written, proof) = match decided {
        MailDecision::Take(written, proof) => (written, proof),
        MailDecision::Discard(_) => return Became::Ignored,
        MailDecision::Returned { .. } => panic!("it came to no address for reports"),
    };
    let WrittenText { said, rest, beside, language, own, lost } = written.clone();
    let incoming = Incoming {
        id: message.id,
        from: message.from.unwrap_or_default(),
        name: message.name,
        answers: known.answers.as_ref().map(|ours| ours.mail),
        proof,
        arrived: None,
        proves: known.answers.as_ref().is_some_and(|ours| ours.proves),
        said,
        rest,
        beside,
        own,
        language,
        lost,
    };
    let done = service::mail::mails(&mut desk.service, desk.now, &[incoming]).unwrap();
    assert!(done.iter().all(Result::is_ok), "{done:?}");
    if proof == Proof::Proven { Became::Taken(written) } else { Became::Asked }
}

/// The next email is answered, however many there have been.
fn forget_limits(file: &Connection, desk: &mut Desk) {
    // Twenty answers in ten minutes.
    desk.now += TimeDelta::seconds(31);
    file.execute_batch(
        "DELETE FROM mail_helps; DELETE FROM caused_messages; DELETE FROM stranger_messages;",
    )
    .unwrap();
}

#[test]
fn no_email_of_prose_changes_anything_in_a_club() {
    let letters = std::env::var("TAFLPOST_LETTERS");
    let letters = letters.map_or(LETTERS, |count| count.parse().unwrap());
    let (mut desk, file) = laid();
    let mut random = Random(0x7af7);
    let words: Vec<&str> = styles::WORDS
        .iter()
        .copied()
        .filter(|word| !["\nd1-d4\n", "\nresign\n"].contains(word))
        .collect();
    let (mut taken, mut answered, mut found) = (0, 0, Vec::new());
    let mut number = 0;
    for (language, book) in BOOKS {
        let received = received(&mut desk, &file, language);
        let quoted: Vec<Sent> = received.iter().map(quoted).collect();
        let mut before = kept(&file);
        let corpora: Vec<Vec<Vec<u8>>> = quoted
            .iter()
            .map(|sent| {
                let sent = without_commands(sent);
                let one = |_| {
                    let new = prose(&mut random, book);
                    written(&mut random, &new, &sent, true)
                };
                (0..CORPUS).map(one).collect()
            })
            .collect();
        for _ in 0..letters / BOOKS.len() {
            number += 1;
            let at = random.below(received.len());
            let bytes = if random.below(2) == 0 {
                let new = prose(&mut random, book);
                written(&mut random, &new, &quoted[at], false)
            } else {
                random.mutation(&corpora[at], &words)
            };
            forget_limits(&file, &mut desk);
            let became = arrive(&mut desk, number, &bytes, &received[at]);
            taken += usize::from(matches!(became, Became::Taken(_)));
            let told = desk.sent();
            answered += usize::from(!told.is_empty());
            let after = kept(&file);
            let changed: Vec<&String> =
                after.keys().filter(|table| after.get(*table) != before.get(*table)).collect();
            if !changed.is_empty() || told.iter().any(|address| address == "alva@players.test") {
                let mail = String::from_utf8_lossy(&bytes).into_owned();
                found.push(format!("{changed:?}, told {told:?}: {became:?}\n{mail}"));
                before = after;
            }
        }
        // A move in such an email is played, so that all of this could have been done.
        if language == "en" {
            let sent = styles::mail(
                &Body::Plain("Well met.\n\nd3-b3".into()),
                styles::Charset::Utf8,
                styles::Encoding::Bare,
                styles::Wrapping::Alone,
                true,
            );
            number += 1;
            let board = received.iter().find(|letter| letter.text.contains("d1-c1")).unwrap();
            let _ = arrive(&mut desk, number, &sent, board);
            let after = kept(&file);
            for table in ["events", "games", "messages"] {
                assert_ne!(after.get(table), before.get(table), "{table}");
            }
            let _ = desk.ask(Channel::Email, "alva@players.test", "1: d7-c7");
        }
    }
    assert!(
        found.is_empty(),
        "{} of {number}:\n{}",
        found.len(),
        found[..found.len().min(5)].join("\n\n")
    );
    assert!(taken * 3 > number * 2 && answered * 2 > number, "{taken}, {answered} of {number}");
    println!(
        "{number} emails, of which {taken} were read for their proven sender, {answered} answered"
    );
}
