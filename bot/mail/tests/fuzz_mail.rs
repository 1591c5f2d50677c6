//! Properties that must hold when a mail is read: for answers in all styles, and for what is left
//! of them after bytes were changed (some hundred inputs, or for as long as `TAFLPOST_FUZZ_SECONDS`
//! says; with other inputs by `TAFLPOST_SEED`).

use std::panic::catch_unwind;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use commands::{Deed, Order};
use engine::notation::PlyText;
use engine::ruleset::Spellings;
use mail::verdict::{SenderVerdict, of_server};
use mail::{
    Arrival, Known, MailDecision, MailEnvelope, MailRules, MailText, Message, Proof, SenderPolicy,
    WrittenText, decide_mail, read_message, read_orders,
};

use crate::styles::{
    CHARSETS, ENCODINGS, Random, Sent, WORDS, WRAPPINGS, crlf, envelope, known, mail,
};
use crate::{other, styles};

/// The number of inputs if no time is set.
const INPUTS: u32 = 300;

/// The longest time that any input can take in a dev build on a busy machine; some forty times the
/// limit for a release build.
const SLOWEST: Duration = Duration::from_secs(4);

/// The most names that checking a signature asks the DNS about.
const MOST_NAMES: usize = 34;

static SENT: LazyLock<Vec<Sent>> = LazyLock::new(styles::sent);

static CORPUS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let mut random = Random(0x7af3);
    let news =
        ["d1-d4", "Hi,\n\nI play d1-d4.\n\nYlva", "resign", "12: d1-d4\n13: board", "Thanks!"];
    let mut corpus = Vec::new();
    for style in styles::styles() {
        let new: &str = news[random.below(news.len())];
        let body = (style.body)(new, &SENT[0]);
        let (charset, encoding) = (*random.of(&CHARSETS), *random.of(&ENCODINGS));
        let wrapping = *random.of(&WRAPPINGS);
        corpus.push(mail(&body, charset, encoding, wrapping, random.below(2) == 0));
    }
    corpus
});

/// Checks a property for the corpus and for that many changed mails, or for as long as is set.
fn hold(name: &str, inputs: u32, law: impl FnMut(&[u8])) {
    laws::hold(name, &CORPUS, WORDS, inputs, law);
}

fn judged(message: &Message) -> MailDecision {
    decide_mail(&styles::RULES, &envelope(), message, &known(&SENT[0].text), &styles::EVIDENCE)
}

/// The moves that should be played, if they are moves at all.
fn plies(written: &WrittenText) -> Vec<String> {
    let plies = written.orders().filter_map(|line| match &line.order {
        Order::Do(Deed::Ply(ply)) if PlyText::parse(ply, &Spellings::default()).is_ok() => {
            Some(letters(ply))
        }
        _ => None,
    });
    plies.collect()
}

fn letters(text: &str) -> String {
    let words = commands::words::fold(text);
    words.split(' ').filter(|word| *word != "to").collect()
}

#[test]
fn mails() {
    hold("mails", INPUTS, |bytes| {
        let begun = Instant::now();
        let Ok(message) = read_message(bytes) else { return };
        let decision = judged(&message);
        let from = message.from.as_deref();
        // Without a sender only reports are accepted.
        assert!(from.is_some() || !matches!(decision, MailDecision::Take(..)));
        assert!(from.is_none_or(|from| {
            let is_clean = !from.contains(char::is_control) && !from.contains(char::is_whitespace);
            is_clean && from.matches('@').count() == 1
        }));
        assert!(mail::message::is_id(&message.id));
        let asked = mail::dkim::names(&message);
        assert!(asked.len() <= MOST_NAMES, "{asked:?}");
        assert!(begun.elapsed() < SLOWEST, "{:?}", begun.elapsed());

        // Nothing is carried out for an unproven sender, and a sender who is not listened to is not
        // asked.
        let is_proven = of_server(&message, &envelope(), styles::RULES.authserv, Arrival::Handed)
            == SenderVerdict::Pass;
        assert!(is_proven || !matches!(decision, MailDecision::Take(_, Proof::Proven)));
        let is_machine = message.headers.all("auto-submitted").any(|value| value != "no");
        assert!(!is_machine || matches!(decision, MailDecision::Discard(_)));
        let weak = mail::MailRules { policy: SenderPolicy::Token, ..styles::RULES };
        let _ = decide_mail(&weak, &envelope(), &message, &known(""), &styles::EVIDENCE);

        if !bytes.contains(&b'\r') {
            let other = read_message(&crlf(bytes)).unwrap();
            assert_eq!(format!("{message:?}"), format!("{other:?}"));
        }
        if let MailDecision::Take(written, Proof::Proven) = &decision {
            let html = message.html.as_ref().map(MailText::as_str).unwrap_or_default();
            let forms = MailText::new(&format!("{}\n{html}", message.text.as_str()));
            lawful(&forms, written);
        }
    });
}

/// Whatever a mail says, and wherever it came from: without the mail server's verdict, a signature
/// or the answer to a question of ours, the club at most asks about it. It proves nothing that its
/// address is a player's and that it names a mail of ours.
#[test]
fn a_message_without_proof_or_token_changes_nothing() {
    let rules = MailRules { authserv: None, ..styles::RULES };
    let to_the_club = MailEnvelope { recipients: vec!["play@club.test".into()], ..envelope() };
    let referred = known(&SENT[0].text);
    let player = Known { answers: None, ..referred.clone() };
    let stranger = Known::default();
    let mut asked = 0;
    hold("without proof", INPUTS, |bytes| {
        let Ok(message) = read_message(bytes) else { return };
        for known in [&referred, &player, &stranger] {
            for way in [Arrival::Handed, Arrival::Mailbox] {
                let evidence = mail::Evidence { way, ..styles::EVIDENCE };
                match decide_mail(&rules, &to_the_club, &message, known, &evidence) {
                    MailDecision::Discard(_) => {}
                    MailDecision::Take(_, Proof::Unproven) => {
                        asked += usize::from(known.sender_plays)
                    }
                    other => panic!("{other:?}: {}", String::from_utf8_lossy(bytes)),
                }
            }
        }
    });
    assert!(asked > 100, "{asked}");
}

#[test]
fn texts() {
    hold("texts", INPUTS, |bytes| {
        let text = MailText::new(&String::from_utf8_lossy(bytes));
        for sent in [SENT[1].text.as_str(), ""] {
            let begun = Instant::now();
            let read = read_orders(&text, sent);
            assert!(begun.elapsed() < SLOWEST, "{:?}", begun.elapsed());
            lawful(&text, &read);
        }
    });
}

/// Nothing is read that is not in the text, and an order that ends a game is a line of its own.
fn lawful(text: &MailText, written: &WrittenText) {
    assert!(written.rest.len() <= 5);
    let is_tame = |line: &String| line.chars().count() <= 200 && !line.contains(char::is_control);
    assert!(written.rest.iter().all(is_tame), "{:?}", written.rest);
    let all = letters(text.as_str());
    let passed: Vec<&str> =
        written.beside.iter().filter(|line| !line.stays).map(|line| line.text.as_str()).collect();
    assert!(passed.concat().chars().count() <= 2_000 && written.beside.len() <= 400);
    for said in &passed {
        let is_harmless = !said.contains(['@', '\n']) && !said.contains(char::is_control);
        assert!(is_harmless, "{said:?}");
        // Each of its words is in the text.
        assert!(said.split_whitespace().all(|word| all.contains(&letters(word))), "{said:?}");
    }
    for line in written.orders() {
        match &line.order {
            Order::Do(Deed::Ply(ply)) => {
                assert!(all.contains(&letters(ply)), "{ply} in {}", text.as_str())
            }
            Order::Do(Deed::Resign(_) | Deed::Erase(_) | Deed::Export(_)) => {
                let mut lines =
                    text.lines().map(|line| line.trim_start_matches(['-', '*', '+', ' ', '•']));
                assert!(lines.any(|typed| commands::read(typed).as_ref() == Ok(line)), "{line}");
            }
            _ => {}
        }
        // It reads back as what it was understood to be.
        assert_eq!(commands::read(&line.to_string()).as_ref(), Ok(line));
    }
}

/// If a second parser does not see the same sender, or would not show the move, nothing is played.
/// `mails/` covers mails that the second parser cannot be asked about.
#[test]
fn two_parsers_agree_where_a_move_is_played() {
    // It can panic in dev builds.
    std::panic::set_hook(Box::new(|_| {}));
    let mut agreed = 0;
    hold("two parsers", 2000, |bytes| {
        let Ok(message) = read_message(bytes) else { return };
        let MailDecision::Take(written, Proof::Proven) = judged(&message) else { return };
        let plies = plies(&written);
        if plies.is_empty() || !other::is_sound(bytes) {
            return;
        }
        let Ok(other) = catch_unwind(|| other::read(bytes)) else { return };
        let is_same = other.as_ref().is_some_and(|other| {
            // We guess the letters of bytes that are in no charset, and it leaves them out.
            let text = letters(&other.text);
            let is_shown = |ply: &String| text.contains(ply) || other.text.contains('\u{fffd}');
            Some(&other.from) == message.from.as_ref() && plies.iter().all(is_shown)
        });
        if !is_same {
            let _ = std::panic::take_hook();
            let mail = String::from_utf8_lossy(bytes);
            panic!("{:?} plays {plies:?}, but not by {other:?}: {mail}", message.from);
        }
        agreed += 1;
    });
    let _ = std::panic::take_hook();
    assert!(agreed > 100, "{agreed}");
    println!("agreed about {agreed}");
}
