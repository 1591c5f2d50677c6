//! What mail servers and forgers write, and what is believed.
#![allow(clippy::unwrap_used)]

use email::message;

use crate::verdict::*;

const PASS: SenderVerdict = SenderVerdict::Pass;

fn unproven(why: Unproven) -> SenderVerdict {
    SenderVerdict::Unproven(why)
}

fn of(mail: &str, authserv: Option<&str>, sender: &str, way: Arrival) -> SenderVerdict {
    let envelope = MailEnvelope { sender: Some(sender.to_owned()), recipients: Vec::new() };
    of_server(&message::read_message(mail.as_bytes()).unwrap(), &envelope, authserv, way)
}

/// The verdict on a mail that has a signature of each domain that appears below.
fn judged(headers: &str) -> SenderVerdict {
    let mail = format!("{headers}{SIGNED}From: alva@players.test\nSubject: x\n\nd1-d4\n");
    of(&mail, Some("mx.club.test"), "alva@players.test", Arrival::Handed)
}

const SIGNED: &str = "DKIM-Signature: d=players.test; s=a; h=from; b=Abc/+\n\
    DKIM-Signature: d=other.test; s=a; h=from; b=Def\n\
    DKIM-Signature: d=mail.players.test; s=a; h=from; b=Ghi\n\
    DKIM-Signature: d=xplayers.test; s=a; h=from; b=Jkl\n\
    DKIM-Signature: d=players.test.other.test; s=a; h=from; b=Mno\n";

fn found(results: &str) -> SenderVerdict {
    judged(&format!(
        "Authentication-Results: mx.club.test; {results}\nReceived: from x by mx.club.test with ESMTP\n"
    ))
}

#[test]
fn passes() {
    for results in [
        "dmarc=pass (p=reject dis=none) header.from=players.test",
        "dmarc=pass header.from=Players.Test.",
        "dkim=pass (2048-bit key; unprotected) header.d=players.test header.i=@players.test",
        "dkim=pass header.i=alva@players.test",
        "dkim=pass header.i=alva@below.players.test header.b=Abc/",
        "dkim=pass header.d=players.test header.b=\"Abc/\"; x-other=pass x.y=z",
        "dkim = pass header.d = \"players.test\"",
        "DKIM/1=PASS reason=\"good; dmarc=fail\" header.d=players.test (dmarc=fail (really))",
        "dkim=fail header.d=other.test; dkim=pass header.d=players.test; dmarc=none",
        "spf=fail; dkim=pass header.d=players.test; dmarc=temperror",
    ] {
        assert_eq!(found(results), PASS, "{results}");
    }
}

#[test]
fn all_else_does_not() {
    for (results, why) in [
        ("none", Unproven::NotEnough),
        ("", Unproven::NoResults),
        ("spf=pass smtp.mailfrom=players.test", Unproven::NotEnough),
        ("dkim=pass header.d=other.test", Unproven::NotEnough),
        ("dkim=pass header.d=test", Unproven::Spoiled),
        ("dkim=pass header.d=mail.players.test", Unproven::NotEnough),
        ("dkim=pass header.d=xplayers.test", Unproven::NotEnough),
        ("dkim=pass header.d=players.test.other.test", Unproven::NotEnough),
        ("dkim=pass header.d=players.test header.d=other.test", Unproven::Spoiled),
        ("dkim=pass", Unproven::NotEnough),
        ("dmarc=pass", Unproven::NotEnough),
        ("dmarc=pass header.from=other.test", Unproven::NotEnough),
        ("x=(dmarc=pass header.from=players.test)", Unproven::Spoiled),
        ("x=\"; dmarc=pass header.from=players.test\"", Unproven::Spoiled),
        ("dkim=pass header.d=players.test; dmarc=fail header.from=players.test", Unproven::Failed),
        // Nobody has signed that, or not with that signature.
        ("dmarc=pass header.from=players.test; dkim=pass header.d=third.test", Unproven::Spoiled),
        ("dkim=pass header.d=players.test header.b=Def", Unproven::Spoiled),
        ("dkim=pass header.i=@below.test", Unproven::Spoiled),
        // Which of this is a finding, and which is what a forger wrote?
        ("dkim=pass header.d=players.test(.other.test", Unproven::Spoiled),
        ("dkim=pass header.d=players.test (x (y)", Unproven::Spoiled),
        ("dkim=pass header.d=players.test )", Unproven::Spoiled),
        ("dkim=pass header.d=players.test reason=\"x", Unproven::Spoiled),
        (
            "spf=pass smtp.mailfrom=x;dkim=pass header.d=players.test;y@other.test",
            Unproven::Spoiled,
        ),
        (
            "spf=pass smtp.mailfrom=x;dkim=pass header.d=players.test;y=@other.test",
            Unproven::Spoiled,
        ),
        ("dmarc=pass header.from=players.test nonsense", Unproven::Spoiled),
        ("dmarc=pass header.from=players.test,other.test", Unproven::Spoiled),
    ] {
        assert_eq!(found(results), unproven(why), "{results}");
    }
}

const RECEIVED: &str = "Received: from isp by mx.club.test with ESMTPS\n";
const GOOD: &str = "dmarc=pass header.from=players.test";

#[test]
fn only_our_servers_own_word_counts() {
    let results = |name: &str, found: &str| format!("Authentication-Results: {name}; {found}\n");
    let ours = results("mx.club.test", GOOD);
    for (headers, verdict) in [
        (format!("{ours}{RECEIVED}"), PASS),
        (format!("{}{RECEIVED}", results("MX.Club.Test 1", GOOD)), PASS),
        (format!("{}{RECEIVED}", results("(by) mx.club.test (x)", GOOD)), PASS),
        // Below our server's line, or without any line that it could be above.
        (format!("{RECEIVED}{ours}"), unproven(Unproven::NoResults)),
        (ours.clone(), unproven(Unproven::NoResults)),
        (
            format!("{}{RECEIVED}{ours}", results("mx.club.test", "dmarc=fail")),
            unproven(Unproven::Failed),
        ),
        // Another server's results.
        (format!("{}{RECEIVED}", results("other.test", GOOD)), unproven(Unproven::NoResults)),
        (
            format!("{}{RECEIVED}", results("mx.club.test.evil.test", GOOD)),
            unproven(Unproven::NoResults),
        ),
        (format!("{}{ours}{RECEIVED}", results("other.test", "dmarc=fail")), PASS),
        // One filter for signatures and one for DMARC, in either order.
        (
            format!(
                "{}{}{RECEIVED}",
                results("mx.club.test", "dkim=pass header.d=players.test"),
                results("mx.club.test", "dmarc=fail header.from=players.test")
            ),
            unproven(Unproven::Failed),
        ),
        (
            format!(
                "{}{}{RECEIVED}",
                results("mx.club.test", "dmarc=none"),
                results("mx.club.test", "dkim=pass header.d=players.test")
            ),
            PASS,
        ),
        // The mail store's line ends our side, unless the mail is from a mailbox.
        (
            format!("Received: from a by a with LMTP id 1\n{ours}{RECEIVED}"),
            unproven(Unproven::NoResults),
        ),
    ] {
        assert_eq!(judged(&headers), verdict, "{headers}");
    }
    let stored = format!(
        "Received: from a by a with LMTP id 1\n{ours}{RECEIVED}From: alva@players.test\n\nx\n"
    );
    assert_eq!(of(&stored, Some("mx.club.test"), "a@b.test", Arrival::Mailbox), PASS);
}

#[test]
fn without_a_server_nobody_vouches() {
    let mail = format!("Authentication-Results: x; {GOOD}\n{RECEIVED}From: a@players.test\n\nx");
    let verdict = of(&mail, None, "a@players.test", Arrival::Handed);
    assert_eq!(verdict, unproven(Unproven::NoServer));
}

/// What OpenDKIM and OpenDMARC of Debian 12 wrote about an email that attacker.test had signed,
/// with findings of its own in `i=`.
#[test]
fn what_a_forger_has_the_server_write_spoils_all_of_it() {
    let signature = "DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/simple; d=attacker.test; s=s1;\n \
        i=x=3B=20dkim=3Dpass=20header.d=3Dplayers.test=3B=20spf=3Dpass=20smtp.mailfrom=3Da@attacker.test;\n \
        h=from:to:subject; bh=AAAA; b=BBBB\n";
    let results = "Authentication-Results: mx.club.test; dmarc=pass (p=reject dis=none) header.from=players.test\n\
        Authentication-Results: mx.club.test; dkim=pass (2048-bit key) header.d=attacker.test header.i=x;\n  \
        dkim=pass header.d=players.test; spf=pass smtp.mailfrom=a@attacker.test header.a=rsa-sha256 header.b=BBBB\n";
    let plain = "DKIM-Signature: d=attacker.test; s=s1; h=from; b=BBBB\n\
        DKIM-Signature: d=players.test; s=s1; h=from; b=BBBB\n";
    let rest = "From: alva@players.test\n\nsettings zone Asia/Tokyo\n";
    for signed in [signature, plain] {
        let mail = format!("{results}{RECEIVED}{signed}{rest}");
        let verdict = of(&mail, Some("mx.club.test"), "x@attacker.test", Arrival::Handed);
        assert_eq!(verdict, unproven(Unproven::Spoiled), "{signed}");
    }
    // The envelope's sender is repeated there as well.
    let good = format!("Authentication-Results: mx.club.test; {GOOD}\n{RECEIVED}{SIGNED}{rest}");
    for (sender, verdict) in [
        ("x@attacker.test", PASS),
        ("\"x\"@attacker.test", unproven(Unproven::Spoiled)),
        ("x;dkim=pass@attacker.test", unproven(Unproven::Spoiled)),
        ("x (y)@attacker.test", unproven(Unproven::Spoiled)),
    ] {
        assert_eq!(of(&good, Some("mx.club.test"), sender, Arrival::Handed), verdict, "{sender}");
    }
}
