//! What mail servers and forgers write, and what is believed.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::email::message;

const PASS: Verdict = Verdict::Pass;

fn unproven(why: Unproven) -> Verdict {
    Verdict::Unproven(why)
}

fn judged(headers: &str) -> Verdict {
    let mail = format!("{headers}From: alva@players.test\nSubject: x\n\nd1-d4\n");
    verdict(&message::read(mail.as_bytes()).unwrap(), Some("mx.club.test"))
}

fn found(results: &str) -> Verdict {
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
        ("dkim=pass header.d=test", Unproven::NotEnough),
        ("dkim=pass header.d=mail.players.test", Unproven::NotEnough),
        ("dkim=pass header.d=xplayers.test", Unproven::NotEnough),
        ("dkim=pass header.d=players.test.other.test", Unproven::NotEnough),
        ("dkim=pass header.d=players.test header.d=other.test", Unproven::NotEnough),
        ("dkim=pass", Unproven::NotEnough),
        ("dmarc=pass", Unproven::NotEnough),
        ("dmarc=pass header.from=other.test", Unproven::NotEnough),
        ("x=(dmarc=pass header.from=players.test)", Unproven::NotEnough),
        ("x=\"; dmarc=pass header.from=players.test\"", Unproven::NotEnough),
        ("dkim=pass header.d=players.test; dmarc=fail header.from=players.test", Unproven::Failed),
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
        // Below our server's line, or with nobody's line above which it could stand.
        (format!("{RECEIVED}{ours}"), unproven(Unproven::NoResults)),
        (ours.clone(), unproven(Unproven::NoResults)),
        (
            format!("{}{RECEIVED}{ours}", results("mx.club.test", "dmarc=fail")),
            unproven(Unproven::Failed),
        ),
        // Another's.
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
        // A store that takes over by LMTP writes a line of its own.
        (format!("Received: from a by a with LMTP id 1\n{ours}{RECEIVED}"), PASS),
    ] {
        assert_eq!(judged(&headers), verdict, "{headers}");
    }
}

#[test]
fn without_a_server_nobody_vouches() {
    let mail = format!("Authentication-Results: x; {GOOD}\n{RECEIVED}From: a@players.test\n\nx");
    let message = message::read(mail.as_bytes()).unwrap();
    assert_eq!(verdict(&message, None), unproven(Unproven::NoServer));
}
