//! Codes and cookies of others: what is guessed, stolen, or put into a browser beforehand.

use rusqlite::Connection;
use tests::command::say;

use crate::pages::{Hall, codes_asked};

/// The cookie of a device on this machine.
const DEVICE: &str = "taflpost";

#[test]
fn nobody_floods_a_mailbox_with_codes_or_keeps_its_owner_out() {
    let mut hall = Hall::public("brandubh attack");
    let (_, linked) = hall.begins.text.split_once("https://tafl.test").expect("a link");
    let linked = linked.split_whitespace().next().expect("a path").to_owned();
    let _ = hall.club.letters();
    for thief in 0..12 {
        let mut thief = hall.visitor_from(&format!("192.0.2.{thief}"));
        let page = thief.get("/sign-in");
        assert_eq!(thief.submit(&page.form_with("name", "Alva")).status, 200);
    }
    codes_asked(&hall.club, 12);
    let codes = hall.club.letters();
    assert_eq!(codes.len(), 5, "as many a day as documented");
    assert!(codes.iter().all(|letter| letter.to() == "alva@players.test"));
    // The link from her email has codes of its own.
    let mut alva = hall.visitor();
    let page = alva.get(&linked);
    let asked = alva.submit(&page.button("Send me a code"));
    let code = hall.code_for(&alva, "alva@players.test");
    assert_eq!(alva.submit(&asked.form_with("code", &code)).status, 200);
    assert!(alva.get("/mine").says("Ylva"));
}

/// How many of `requests` requests for a code for a name are accepted from a network, each in a
/// browser of its own.
fn accepted(hall: &Hall, network: &str, name: &str, requests: usize) -> usize {
    let asks = |_: &usize| {
        let mut visitor = hall.visitor_from(network);
        let page = visitor.get("/sign-in");
        let answer = visitor.submit(&page.form_with("name", name));
        match answer.status {
            200 => true,
            429 => {
                assert!(answer.says("Too many codes have been asked for"), "{}", answer.said());
                false
            }
            status => panic!("{status}: {}", answer.said()),
        }
    };
    (0..requests).filter(asks).count()
}

#[test]
fn nobody_uses_up_the_codes_of_all() {
    let mut hall = Hall::public("brandubh attack");
    let mut alva = hall.alva_at();
    let sign_out = alva.get("/").button("Sign out here");
    alva.submit(&sign_out);
    assert!(!alva.get("/mine").says("Ylva"));
    let _ = hall.club.letters();
    // A hundred requests, for somebody and for nobody; half of what is accepted waits its turn.
    let one = "192.0.2.1";
    assert_eq!(accepted(&hall, one, "Nobody", 50) + accepted(&hall, one, "Ylva", 50), 10);
    // What a browser says of its network doesn't count, what the server in front says does.
    assert_eq!(accepted(&hall, "203.0.113.9, 192.0.2.1", "Ylva", 1), 0);
    let whole = (0..3).map(|host| format!("2001:db8:0:1:{host}::1"));
    let whole: usize = whole.map(|host| accepted(&hall, &host, "Nobody", 10)).sum();
    assert_eq!(whole, 10);
    codes_asked(&hall.club, 11);
    // Somebody else gets theirs at once.
    let ylva = hall.visitor_from("192.0.2.2");
    hall.sign_in(ylva, "Ylva", "ylva@others.test");
    // Now all that the club allows is used up.
    let spent = "INSERT INTO codes_asked WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 100) \
                 SELECT unixepoch() FROM counted";
    hall.club.change(spent);
    assert_eq!(accepted(&hall, "192.0.2.3", "Ylva", 3), 0);
    let status = say(&hall.club.folder, &["status"]);
    assert!(status.contains(" of 100 were asked for by name within a day"), "{status}");
    // Where Alva has been signed in before, she gets one.
    let page = alva.get("/sign-in");
    let asked = alva.submit(&page.form_with("name", "Alva"));
    let code = hall.code_for(&alva, "alva@players.test");
    assert_eq!(alva.submit(&asked.form_with("code", &code)).status, 200);
    assert!(alva.get("/mine").says("Ylva"));
}

/// Somebody else writes to the club's file for so long that nobody's code can be sent.
#[test]
fn the_time_of_an_answer_does_not_tell_who_can_be_written_to() {
    let hall = Hall::open();
    let file = Connection::open(hall.club.file()).expect("the club's file");
    for name in ["Alva", "Nobody"] {
        let mut visitor = hall.visitor();
        let page = visitor.get("/sign-in");
        file.execute_batch("BEGIN IMMEDIATE").expect("the club's file");
        let answer = visitor.submit(&page.form_with("name", name));
        assert_eq!(answer.status, 200, "{}", answer.said());
        file.execute_batch("ROLLBACK").expect("the club's file");
    }
    codes_asked(&hall.club, 2);
}

#[test]
fn a_stolen_cookie_is_worth_nothing_once_its_device_is_ended() {
    let mut hall = Hall::open();
    let mut alva = hall.alva_at();
    let mut thief = hall.visitor();
    thief.cookies = alva.cookies.clone();
    let preview = thief.get("/game/1?from=d1&to=c1");
    let confirm = preview.button("Confirm");
    let page = thief.get("/settings");
    let message = page.form_with("command", "1: say hello");
    let mut other = hall.alva_at();
    let page = other.get("/settings");
    let ended = other.submit(&page.form_with("command", "settings devices end 1"));
    assert_eq!(ended.status, 200, "{}", ended.said());
    for device in [&mut thief, &mut alva] {
        assert!(!device.get("/mine").says("Ylva"));
        assert_eq!(device.get("/game/1").attributes(".grid button", "name"), [""; 0]);
        for form in [&confirm, &message] {
            let answer = device.submit(form);
            assert!(answer.says("Your name"), "asked to sign in: {}", answer.said());
        }
    }
    assert_eq!(hall.club.plies(1), Vec::<String>::new());
    assert_eq!(hall.club.number("SELECT count(*) FROM messages"), 0);
    assert!(other.get("/mine").says("Ylva"), "the other device stays");
}

#[test]
fn only_the_cookie_itself_is_one() {
    let mut hall = Hall::open();
    let alva = hall.alva_at();
    let secret = alva.cookies[DEVICE].clone();
    let flipped: String = secret.chars().rev().collect();
    for (name, value) in [
        ("__Host-taflpost", secret.clone()),
        ("Taflpost", secret.clone()),
        ("taflpost-colours", secret.clone()),
        (DEVICE, format!("{secret}a")),
        (DEVICE, secret[1..].to_owned()),
        (DEVICE, flipped),
        (DEVICE, format!("\"{secret}\"")),
        (DEVICE, format!("{secret},{secret}")),
        (DEVICE, String::new()),
        (DEVICE, "x".repeat(5_000)),
        (DEVICE, "Alva".into()),
        (DEVICE, "1".into()),
        (DEVICE, "' OR 1=1 --".into()),
    ] {
        let mut thief = hall.visitor();
        thief.cookies.insert(name.into(), value.clone());
        assert!(!thief.get("/mine").says("Ylva"), "{name}={value}");
    }
    // The club's file doesn't have it.
    let file = std::fs::read(hall.club.file()).expect("the club's file");
    assert!(!file.windows(secret.len()).any(|bytes| bytes == secret.as_bytes()));
}

#[test]
fn a_cookie_from_before_is_never_signed_in() {
    let mut hall = Hall::open();
    let mut thief = hall.visitor();
    thief.get("/sign-in");
    // The thief's own device, put into Alva's browser.
    let mut alva = hall.visitor();
    alva.cookies = thief.cookies.clone();
    let page = alva.get("/sign-in");
    let asked = alva.submit(&page.form_with("name", "Alva"));
    assert_ne!(alva.cookies, thief.cookies, "whoever asks for a code has a new secret");
    let code = hall.code_for(&alva, "alva@players.test");
    let there = alva.submit(&asked.form_with("code", &code));
    assert_eq!(there.status, 200, "{}", there.said());
    assert!(alva.get("/mine").says("Ylva"));
    assert!(!thief.get("/mine").says("Ylva"));
    // Nor does it become hers with her code.
    let page = thief.get("/sign-in");
    let asked = thief.submit(&page.form_with("name", "Nobody"));
    assert_eq!(thief.submit(&asked.form_with("code", &code)).status, 422);
}

#[test]
fn somebody_elses_name_sends_the_code_to_them_alone() {
    let mut hall = Hall::open();
    let _ = hall.club.letters();
    let mut ylva = hall.ylva_at();
    let _ = hall.club.letters();
    let page = ylva.get("/sign-in");
    let asked = ylva.submit(&page.form_with("name", "Alva"));
    codes_asked(&hall.club, 2);
    let letters = hall.club.letters();
    assert_eq!(letters.len(), 1);
    assert_eq!(letters[0].to(), "alva@players.test");
    // One after the other, she has three tries, also for codes that aren't six digits.
    for wrong in ["", "000", "not digits"] {
        assert_eq!(ylva.submit(&asked.form_with("code", wrong)).status, 422, "{wrong}");
    }
    let digits = letters[0].text.split(|c: char| !c.is_ascii_digit());
    let code = digits.into_iter().find(|word| word.len() == 6).expect("a code");
    assert_eq!(ylva.submit(&asked.form_with("code", code)).status, 422);
    assert_eq!(hall.club.number("SELECT count(*) FROM devices WHERE player = 1 AND number > 0"), 0);
}
