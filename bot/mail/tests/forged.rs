//! Forged senders: if the club accepts the sender of an email, two other parsers read the same one;
//! otherwise it accepts nobody. The cases are in `forged/`.

#[allow(dead_code)]
use std::cell::Cell;
use std::fmt::Write as _;
use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

use lettre::message::Mailboxes;
use mail::{
    Arrival, Evidence, Known, MailDecision, MailEnvelope, MailRules, Ours, Proof, SenderPolicy,
    SenderVerdict, Unproven, decide_mail, read_message,
};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use service::mail::MailId;

use crate::other;

const YLVA: &str = "ylva@players.test";

/// The sender that the club reads.
fn sender(mail: &[u8]) -> Option<String> {
    read_message(mail).ok()?.from
}

/// The values of the From headers of an email, unfolded but otherwise as written.
fn from(mail: &[u8]) -> Vec<String> {
    let (headers, _) = mailparse::parse_headers(mail).unwrap();
    let from = headers.iter().filter(|header| header.get_key().trim().eq_ignore_ascii_case("from"));
    from.map(|header| String::from_utf8_lossy(header.get_value_raw()).replace('\n', "")).collect()
}

/// The one sender that lettre reads.
fn lettres(mail: &[u8]) -> Option<String> {
    let from = from(mail);
    let [value] = from.as_slice() else { return None };
    let read: Vec<_> = value.trim().parse::<Mailboxes>().ok()?.into_iter().collect();
    let [one] = read.as_slice() else { return None };
    Some(one.email.to_string().to_lowercase())
}

/// The one sender that mail-parser reads.
fn mail_parsers(mail: &[u8]) -> Option<String> {
    // It can panic in dev builds.
    catch_unwind(|| other::read(mail)).ok()?.map(|other| other.from)
}

/// The one sender that mailparse reads. Its opinion does not count: it treats quotes after the
/// first word as letters.
fn mailparses(mail: &[u8]) -> Option<String> {
    let (headers, _) = mailparse::parse_headers(mail).ok()?;
    let mut from = headers.iter().filter(|header| header.get_key().eq_ignore_ascii_case("from"));
    match mailparse::addrparse_header(from.next()?).ok()?.as_slice() {
        [mailparse::MailAddr::Single(single)] => Some(single.addr.to_lowercase()),
        _ => None,
    }
}

/// The decision about an email that answers the mail about Ylva's turn.
fn decided(mail: &[u8]) -> Option<MailDecision> {
    let message = read_message(mail).ok()?;
    let rules = MailRules {
        domain: "tafl.test",
        policy: SenderPolicy::Verified,
        authserv: Some("gw.tafl.test"),
    };
    let recipients = vec!["play+ylvasgametwelveplythreeaaa@tafl.test".to_owned()];
    let envelope = MailEnvelope { sender: Some("mallory@evil.test".into()), recipients };
    let sent = "It is your turn, ply 3; you play the attackers.".into();
    let ours = Ours { mail: MailId(1), by: vec![YLVA.into()], proves: false, sent };
    let known = Known { answers: Some(ours), sender_plays: true, ..Known::default() };
    let evidence = Evidence {
        signature: SenderVerdict::Unproven(Unproven::NotEnough),
        way: Arrival::Handed,
        now: "2026-11-20T12:00:00Z".parse().unwrap(),
    };
    Some(decide_mail(&rules, &envelope, &message, &known, &evidence))
}

fn cases() -> Vec<(String, Vec<u8>, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/forged");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut mails: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|end| end == "eml")).collect();
    mails.sort();
    let case = |path: &PathBuf| {
        let text = fs::read_to_string(path.with_extension("txt")).unwrap();
        let (_, expected) = text.split_once("\n\n").expect("a blank line below the head");
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        (name, fs::read(path).unwrap(), expected.trim().to_owned())
    };
    mails.iter().map(case).collect()
}

#[test]
fn no_forged_sender_plays() {
    std::panic::set_hook(Box::new(|_| {}));
    let cases = cases();
    let mut wrong = String::new();
    let mut fooled = Vec::new();
    for (name, mail, expected) in &cases {
        let ours = sender(mail);
        let taken = ours.clone().unwrap_or_else(|| "nobody".into());
        if taken != *expected {
            writeln!(wrong, "{name}: {taken}, not {expected}").unwrap();
        }
        if ours.is_some() {
            for (judge, other) in [("lettre", lettres(mail)), ("mail-parser", mail_parsers(mail))] {
                if other != ours {
                    writeln!(wrong, "{name}: {judge} reads {other:?}, and we {ours:?}").unwrap();
                }
            }
        }
        let plays = matches!(decided(mail), Some(MailDecision::Take(_, Proof::Proven)));
        if plays != (expected == YLVA) {
            writeln!(wrong, "{name}: plays: {plays}").unwrap();
        }
        if mailparses(mail).as_deref() == Some(YLVA) && expected != YLVA {
            fooled.push(name.as_str());
        }
    }
    let _ = std::panic::take_hook();
    assert!(wrong.is_empty(), "{wrong}");
    assert!(cases.len() >= 60, "{} cases", cases.len());
    println!("{} cases; mailparse reads the player in {}: {fooled:?}", cases.len(), fooled.len());
    // With that parser the club could be fooled, so the cases are able to fail.
    assert!(fooled.contains(&"quotes-then-comment"), "{fooled:?}");
}

/// Pieces of a From: names, quotes and comments with everything that could be taken for their end.
fn piece() -> impl Strategy<Value = String> {
    let inside = "[a-z<>@,;:()\\\\\" .\\[\\]]{0,12}";
    prop_oneof![
        4 => "[a-zA-Z.=?_-]{1,8}",
        3 => inside.prop_map(|text| format!("\"{text}\"")),
        2 => inside.prop_map(|text| format!("({text})")),
        2 => Just("\"<ylva@players.test> (\"".to_owned()),
        2 => Just("=?utf-8?q?=22=3Cylva=40players.test=3E?=".to_owned()),
        3 => Just("<ylva@players.test>".to_owned()),
        6 => Just("<mallory@players.test>".to_owned()),
        1 => Just("ylva@players.test".to_owned()),
        1 => "[<>@,;:()\\\\\"]",
        2 => Just("\n ".to_owned()),
    ]
}

#[test]
fn a_sender_who_is_read_is_read_by_all() {
    std::panic::set_hook(Box::new(|_| {}));
    let config = Config { cases: 20_000, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new(config);
    let gap = prop_oneof![3 => Just(" "), 1 => Just("")];
    let pieces = prop::collection::vec((piece(), gap), 1..6);
    // Most of them end as an address does.
    let value = (pieces, prop_oneof![3 => Just("<mallory@players.test>"), 2 => Just("")]).prop_map(
        |(pieces, end)| {
            let text: String = pieces.iter().map(|(piece, gap)| format!("{piece}{gap}")).collect();
            format!("{text}{end}")
        },
    );
    let (read_by_us, read_otherwise) = (Cell::new(0), Cell::new(0));
    let result = runner.run(&value, |value| {
        let mail = format!("From: {value}\nSubject: x\n\nd1-d4\n");
        let Some(ours) = sender(mail.as_bytes()) else { return Ok(()) };
        read_by_us.set(read_by_us.get() + 1);
        if mailparses(mail.as_bytes()).as_ref() != Some(&ours) {
            read_otherwise.set(read_otherwise.get() + 1);
        }
        // It refuses a name that begins with a full stop, and empty words, as RFC 5322 does.
        if let Some(other) = lettres(mail.as_bytes()) {
            prop_assert_eq!(&other, &ours, "lettre: {}", value);
        }
        prop_assert_eq!(mail_parsers(mail.as_bytes()), Some(ours), "mail-parser: {}", value);
        Ok(())
    });
    let _ = std::panic::take_hook();
    println!("read {}, by mailparse otherwise {}", read_by_us.get(), read_otherwise.get());
    if let Err(why) = result {
        panic!("{why}");
    }
    assert!(read_by_us.get() > 1_000, "{}", read_by_us.get());
}
