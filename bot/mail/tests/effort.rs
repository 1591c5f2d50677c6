//! What an email costs to read: twice the email costs twice as much.

use chrono::DateTime;
use email::effort::letters_looked_at;
use lmtp::MailEnvelope;
use mail::decide::{Known, MailRules, Ours, SenderPolicy, decide_mail};
use mail::headers::Arrival;
use mail::message::read_message;
use mail::verdict::{Evidence, SenderVerdict, Unproven};
use service::mail::MailId;

const PLAIN: &str = "text/plain; charset=utf-8";
const FLOWED: &str = "text/plain; charset=utf-8; format=flowed; delsp=yes";
const HTML: &str = "text/html; charset=utf-8";

/// The longest text in letters. Of moves, as much as is looked at and twice that.
const LONGEST: usize = 32 * 1024;
const MOVES: usize = 512 * 1024;

/// The cost that does not grow with the length: our own mail is compared with a limited number
/// of lines.
const ALWAYS: usize = 70 << 20;

/// The cost jumps once where a line becomes too long to be an order, or a text too long to be
/// compared.
const SLACK: usize = 256 * 1024;

/// The most letters looked at for each letter of a mail.
const MOST: usize = 150;

/// What a mail costs from its bytes to the decision.
fn cost(kind: &str, sent: &str, text: &str) -> usize {
    let rules = MailRules { domain: "tafl.test", policy: SenderPolicy::Token, authserv: None };
    let envelope = MailEnvelope {
        sender: Some("ylva@players.test".into()),
        recipients: vec!["play@tafl.test".to_owned()],
    };
    let by = vec!["ylva@players.test".to_owned()];
    let answers = Some(Ours { mail: MailId(1), by, proves: false, sent: sent.to_owned() });
    let known = Known { answers, sender_plays: true, ..Known::default() };
    let mail = format!("From: ylva@players.test\nContent-Type: {kind}\n\n{text}\n");
    let evidence = Evidence {
        signature: SenderVerdict::Unproven(Unproven::NotEnough),
        way: Arrival::Handed,
        now: DateTime::UNIX_EPOCH,
    };
    letters_looked_at(|| {
        let message = read_message(mail.as_bytes()).expect("a mail that can be read");
        let _ = decide_mail(&rules, &envelope, &message, &known, &evidence);
    })
}

/// Different moves, again and again.
fn moves(letters: usize, joint: &str) -> String {
    let files = "abcdefghijk";
    let square = |at: usize| {
        let file = files.chars().nth(at % 11).unwrap_or('a');
        format!("{file}{}", at / 11 % 11 + 1)
    };
    let mut text = String::new();
    let mut at = 0;
    while text.len() < letters {
        let (from, to) = (at % 121, (at / 121 + at) % 121);
        text.push_str(&format!("{}-{}{joint}", square(from), square(to)));
        at += 1;
    }
    text
}

/// Doubles the text again and again, and checks that the cost at most doubles with it.
fn hold(name: &str, longest: usize, cost: &dyn Fn(usize) -> usize) {
    let mut letters = 2048;
    let mut before = cost(letters);
    while letters < longest {
        letters *= 2;
        let now = cost(letters);
        assert!(
            2 * now <= 5 * before + 2 * SLACK,
            "{name}: {before} for half of {letters} letters, {now} for all"
        );
        assert!(now <= MOST * letters + ALWAYS, "{name}: {now} for {letters} letters");
        before = now;
    }
}

#[test]
fn twice_the_text_costs_twice_as_much() {
    let ours = "It is your turn, ply 3.\n\n  a b c d\n| d1-d4   your move\n".repeat(20);
    let pieces = [
        "> x",
        "x",
        "On a day",
        "On 3.3.2016 10:05 Alva:",
        "a1-a2 ",
        "| ",
        "From: x",
        "-- x",
        "\u{2014}",
        "d1",
        "boart",
        "12: ",
        "a1 ",
        "draw offer a draw",
        "\u{fdfa}",
        "",
        "a1-b1xc1",
        "xc4",
        "a1-b1!",
        "d1-d4.",
        "It is your turn,",
        "Hash:",
        "https://x.test",
        "-----BEGIN PGP SIGNED MESSAGE-----",
        "11",
        "a@b.test",
        "unsubscribe",
        "Best,",
        "Hi Alva,",
        "Sent from my iPhone",
        "-----A title-----",
        "no wait",
        "I was there at 18:30 on 3.3.2016",
        "CAUTION: external email",
        "\u{1e}",
    ];
    for piece in pieces {
        for joint in ["\n", " ", "\n\n"] {
            let unit = format!("{piece}{joint}");
            let kind = if joint == " " { FLOWED } else { PLAIN };
            let sent = if joint == "\n\n" { "" } else { &ours };
            hold(&format!("{kind}: {unit:?}"), LONGEST, &|letters| {
                cost(kind, sent, &unit.repeat(letters / unit.len() + 1))
            });
        }
    }
}

#[test]
fn something_is_counted() {
    assert!(cost(PLAIN, "", &"d1-d4\n".repeat(100)) > 3 * 600);
    assert!(cost(HTML, "", &"<p>d1-d4</p>".repeat(100)) > 3 * 600);
}

#[test]
fn many_different_moves_cost_no_more_than_other_words() {
    for joint in ["\n", " ", ", ", ". ", "\n\n", "\n12: ", "! "] {
        hold(&format!("moves with {joint:?}"), MOVES, &|letters| {
            cost(PLAIN, "", &moves(letters, joint))
        });
    }
}

#[test]
fn twice_the_page_costs_twice_as_much() {
    for piece in [
        "<div>",
        "<p>",
        "<b id=1>",
        "<blockquote>",
        "<table><tr><td>",
        "<ul><li>",
        "<",
        "<a x='",
        "<a x='>",
        "<a x=\">",
        "&nbsp;",
        "<pre>\n",
        "<br>",
        "<li>",
        "<!--",
        "<td>x",
        "<hr>",
        "<p>a1-a2</p>",
        "<blockquote type=cite>x",
        "<p style='a:b;c:d'>x",
        "<p id=reply>x",
        "<div class=gmail_quote>x",
        "<p style='border-left:1px'>x",
    ] {
        hold(piece, LONGEST, &|letters| cost(HTML, "", &piece.repeat(letters / piece.len() + 1)));
    }
}
