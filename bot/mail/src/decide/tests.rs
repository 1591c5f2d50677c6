//! Decisions about mails, in the order in which they are made.
#![allow(clippy::unwrap_used)]

use chrono::DateTime;
use email::message;
use service::mail::MailId;
use service::token::Token;

use crate::decide::*;

const VERIFIED: MailRules<'_> = MailRules {
    domain: "club.test",
    policy: SenderPolicy::Verified,
    authserv: Some("mx.club.test"),
};
const TOKEN: MailRules<'_> =
    MailRules { domain: "club.test", policy: SenderPolicy::Token, authserv: None };
const EVIDENCE: Evidence = Evidence {
    signature: SenderVerdict::Unproven(Unproven::NotEnough),
    way: Arrival::Handed,
    now: DateTime::UNIX_EPOCH,
};
const PASS: &str = "Authentication-Results: mx.club.test; dmarc=pass header.from=players.test\n\
    Received: from isp by mx.club.test with ESMTPS\n";

fn to(recipient: fn(Token) -> Recipient) -> MailEnvelope {
    let address = recipient(Token::of([7; 32])).address_at("club.test");
    MailEnvelope { sender: Some("ylva@players.test".into()), recipients: vec![address] }
}

fn club(_: Token) -> Recipient {
    Recipient::Club
}

fn mail(headers: &str, text: &str) -> Message {
    let from = if headers.contains("From:") { "" } else { "From: Ylva <ylva@players.test>\n" };
    let rest = "To: play@club.test\nDate: Thu, 1 Jan 1970 00:00:00 +0000\nSubject: Re: x\n";
    message::read_message(format!("{headers}{from}{rest}\n{text}\n").as_bytes()).unwrap()
}

fn known() -> Known {
    let by = vec!["ylva@players.test".into()];
    let answers = Ours { mail: MailId(1), by, proves: false, sent: "It is your turn.".into() };
    Known { answers: Some(answers), sender_plays: true, ..Known::default() }
}

/// `carry d1-d4`, `ask …`, `contact …`, the name of a discard.
fn shown(decision: &MailDecision, known: &Known) -> String {
    let is_contact = known.answers.is_none() && !known.sender_plays;
    let said = |written: &WrittenText| {
        let orders = written.orders().map(ToString::to_string);
        orders.collect::<Vec<_>>().join(", ")
    };
    match decision {
        MailDecision::Discard(why) => why.name().to_owned(),
        MailDecision::Returned { why: Return::Stop, .. } => "stop".to_owned(),
        MailDecision::Returned { why, status, .. } => format!("bounced {why:?} {status}"),
        MailDecision::Take(written, _) if is_contact => format!("contact {}", said(written)),
        MailDecision::Take(written, Proof::Proven) => format!("carry {}", said(written)),
        MailDecision::Take(written, Proof::Unproven) => format!("ask {}", said(written)),
    }
}

fn decided(
    rules: &MailRules<'_>,
    envelope: &MailEnvelope,
    message: &Message,
    known: &Known,
) -> String {
    shown(&decide_mail(rules, envelope, message, known, &EVIDENCE), known)
}

#[test]
fn answers() {
    let move_ = |headers: &str| mail(headers, "d1-d4");
    let reply = to(Recipient::Reply);
    let proves =
        Known { answers: Some(Ours { proves: true, ..known().answers.unwrap() }), ..known() };
    let dead = Known { answers: None, ..known() };
    for (rules, headers, known, expected) in [
        (VERIFIED, PASS, known(), "carry d1-d4"),
        (VERIFIED, "", known(), "ask d1-d4"),
        (MailRules { authserv: None, ..VERIFIED }, PASS, known(), "ask d1-d4"),
        // A question is answered with yes or no.
        (VERIFIED, "", proves.clone(), "ask d1-d4"),
        (TOKEN, "", known(), "carry d1-d4"),
        (VERIFIED, &format!("{PASS}From: alva@players.test\n"), known(), "stranger"),
        (TOKEN, "From: alva@players.test\n", known(), "stranger"),
        (VERIFIED, "From: alva@players.test\n", proves, "stranger"),
        (VERIFIED, PASS, dead, "dead-token"),
        (VERIFIED, PASS, Known { disagree: true, ..known() }, "disagree"),
        (VERIFIED, PASS, Known { seen: true, ..known() }, "seen"),
    ] {
        assert_eq!(decided(&rules, &reply, &move_(headers), &known), expected, "{headers}");
    }
    let proves =
        Known { answers: Some(Ours { proves: true, ..known().answers.unwrap() }), ..known() };
    for (text, expected) in [("yes", "carry yes"), ("no", "carry no"), ("yes\nd1-d4", "carry yes")]
    {
        assert_eq!(decided(&VERIFIED, &reply, &mail("", text), &proves), expected, "{text}");
        assert_ne!(decided(&VERIFIED, &reply, &mail("", text), &known()), expected, "{text}");
    }
    // Its text has been forgotten: nobody can tell what of the answer is a quote.
    let gone = Ours { sent: String::new(), ..known().answers.unwrap() };
    let gone = Known { answers: Some(gone), ..known() };
    for rules in [VERIFIED, TOKEN] {
        assert_eq!(decided(&rules, &reply, &move_(PASS), &gone), "ask d1-d4");
        assert_eq!(decided(&rules, &reply, &mail(PASS, "d1-d4?"), &gone), "carry ");
    }
    // A client dropped the plus part; the ids found the mail that is answered.
    assert_eq!(decided(&VERIFIED, &to(club), &move_(PASS), &known()), "carry d1-d4");
    // Anyone who could write to that address reads our mail: what nobody proved is answered there,
    // unless only an id was known.
    assert_eq!(decided(&VERIFIED, &reply, &mail("", "boad"), &known()), "ask ");
    assert_eq!(decided(&VERIFIED, &to(club), &mail("", "boad"), &known()), "unproven-nothing");
    assert_eq!(decided(&VERIFIED, &reply, &mail(PASS, "boad"), &known()), "carry ");
}

#[test]
fn mails_to_the_club() {
    let player = Known { answers: None, ..known() };
    let stranger = Known::default();
    for (rules, headers, text, known, expected) in [
        // A move needs the token of the mail that showed the board.
        (VERIFIED, PASS, "12: d1-d4", &player, "ask 12: d1-d4"),
        (
            VERIFIED,
            PASS,
            "games\nchallenge ylva skalk",
            &player,
            "carry games, challenge ylva skalk",
        ),
        (VERIFIED, "", "12: d1-d4", &player, "ask 12: d1-d4"),
        (VERIFIED, "", "games", &player, "ask games"),
        (TOKEN, "", "12: d1-d4", &player, "ask 12: d1-d4"),
        (TOKEN, "", "games\n12: board", &player, "carry games, 12: board"),
        (TOKEN, "", "games\n12: resign", &player, "ask games, 12: resign"),
        (TOKEN, "", "hello", &player, "unproven-nothing"),
        (VERIFIED, "", "join", &stranger, "contact join"),
        (TOKEN, "", "hello", &stranger, "contact "),
    ] {
        assert_eq!(decided(&rules, &to(club), &mail(headers, text), known), expected, "{text}");
    }
    let elsewhere = MailEnvelope { recipients: vec!["x@y.test".into()], ..to(club) };
    assert_eq!(decided(&VERIFIED, &elsewhere, &mail(PASS, "games"), &player), "not-ours");
}

#[test]
fn machines_are_never_heard() {
    let null = MailEnvelope { sender: None, ..to(Recipient::Reply) };
    assert_eq!(decided(&TOKEN, &null, &mail("", "d1-d4"), &known()), "null-sender");
    for (headers, expected) in [
        ("Auto-Submitted: auto-replied\n", "auto-submitted"),
        ("X-Taflpost-Loop: 1\nAuto-Submitted: auto-generated\n", "loop"),
        ("From: play@club.test\n", "loop"),
        ("Precedence: bulk\n", "precedence"),
        ("From: noreply@players.test\n", "machine"),
    ] {
        let mail = mail(&format!("{PASS}{headers}"), "d1-d4");
        assert_eq!(decided(&TOKEN, &to(Recipient::Reply), &mail, &known()), expected);
    }
}

#[test]
fn reports_need_a_live_token() {
    let report = |action: &str| {
        let kind = "Content-Type: multipart/report; boundary=b\n";
        let mail = format!(
            "{kind}From: mailer-daemon@isp.test\n\n--b\nContent-Type: message/delivery-status\n\n\
             Action: {action}\nStatus: 5.1.1\n--b--\n"
        );
        message::read_message(mail.as_bytes()).unwrap()
    };
    let bounce = MailEnvelope { sender: None, ..to(Recipient::Bounce) };
    let live = Known { returned: Some(MailId(1)), ..Known::default() };
    for (envelope, mail, known, expected) in [
        (&bounce, report("failed"), &live, "bounced Hard 5.1.1"),
        (&bounce, report("delayed"), &live, "report-of-nothing"),
        (&bounce, report("failed"), &Known::default(), "report-of-unknown"),
        (&to(Recipient::Reply), report("failed"), &known(), "report-of-unknown"),
        (&bounce, mail("Auto-Submitted: auto-replied\n", "d1-d4"), &live, "auto-submitted"),
        (&bounce, mail("", "d1-d4"), &live, "no-report"),
        (
            &bounce,
            mail("Subject: failure notice\nFrom: x@y.test\n", "550 no"),
            &live,
            "bounced Hard 550",
        ),
    ] {
        assert_eq!(decided(&VERIFIED, envelope, &mail, known), expected);
    }
    let stop = to(Recipient::Stop);
    assert_eq!(decided(&VERIFIED, &stop, &mail("", ""), &Known::default()), "dead-token");
    let live = Known { stopped: Some(MailId(1)), ..Known::default() };
    assert_eq!(decided(&VERIFIED, &stop, &mail("", ""), &live), "stop");
}

#[test]
fn our_own_check_proves_as_much_as_the_mail_server() {
    let by_us = |signature, text: &str, envelope: &MailEnvelope, known: &Known| {
        let evidence = Evidence { signature, ..EVIDENCE };
        let rules = MailRules { authserv: None, ..VERIFIED };
        shown(&decide_mail(&rules, envelope, &mail("", text), known, &evidence), known)
    };
    let reply = to(Recipient::Reply);
    let failed = SenderVerdict::Unproven(Unproven::Failed);
    assert_eq!(by_us(SenderVerdict::Pass, "d1-d4", &reply, &known()), "carry d1-d4");
    assert_eq!(by_us(failed, "d1-d4", &reply, &known()), "ask d1-d4");
    assert_eq!(by_us(SenderVerdict::Pass, "join", &to(club), &Known::default()), "contact join");
    // Nobody is written to because a forger used an address that its owner protects.
    assert_eq!(by_us(failed, "join", &to(club), &Known::default()), "stranger");
    // The mail server saw it first.
    let evidence = Evidence { signature: SenderVerdict::Pass, ..EVIDENCE };
    let fails = PASS.replace("dmarc=pass", "dmarc=fail");
    let mail = mail(&fails, "d1-d4");
    let decision = decide_mail(&VERIFIED, &reply, &mail, &known(), &evidence);
    assert_eq!(shown(&decision, &known()), "ask d1-d4");
}

#[test]
fn an_old_signed_mail_is_not_an_order_of_today() {
    let day = |now: &str| Evidence { now: now.parse().unwrap(), ..EVIDENCE };
    let player = Known { answers: None, ..known() };
    let later = "1970-01-06T00:00:00Z";
    let by = |evidence: &Evidence, text: &str, envelope: &MailEnvelope, known: &Known| {
        shown(&decide_mail(&VERIFIED, envelope, &mail(PASS, text), known, evidence), known)
    };
    let (today, later) = (day("1970-01-01T01:00:00Z"), day(later));
    let reply = to(Recipient::Reply);
    // A move is bound to its token and board, and a question changes nothing.
    for (text, known, envelope) in [
        ("d1-d4", known(), &reply),
        ("games", known(), &reply),
        ("games", player.clone(), &to(club)),
    ] {
        assert_eq!(by(&later, text, envelope, &known), format!("carry {text}"));
    }
    for (text, known, envelope) in [
        ("resign", known(), &reply),
        ("d1-d4", known(), &to(club)),
        ("block ylva", player.clone(), &to(club)),
    ] {
        assert_eq!(by(&today, text, envelope, &known), format!("carry {text}"));
        assert_eq!(by(&later, text, envelope, &known), format!("ask {text}"));
    }
    // Written to somebody else, and sent on to us.
    let elsewhere = message::read_message(
        format!("{PASS}From: ylva@players.test\nTo: eve@x.test\nDate: Thu, 1 Jan 1970 00:00:00 +0000\n\nblock ylva\n")
            .as_bytes(),
    );
    let decision = decide_mail(&VERIFIED, &to(club), &elsewhere.unwrap(), &player, &today);
    assert_eq!(shown(&decision, &player), "ask block ylva");
}
