//! Codes and cookies of others: what is guessed, stolen, or put into a browser beforehand.

use crate::pages::Hall;

/// The cookie of a device on this machine.
const DEVICE: &str = "taflpost";

#[test]
fn nobody_floods_a_mailbox_with_codes_or_keeps_its_owner_out() {
    let mut hall = Hall::public("brandubh attack");
    let (_, linked) = hall.begins.text.split_once("https://tafl.test").expect("a link");
    let linked = linked.split_whitespace().next().expect("a path").to_owned();
    let _ = hall.club.letters();
    for _ in 0..12 {
        let mut thief = hall.visitor();
        let page = thief.get("/sign-in");
        assert_eq!(thief.submit(&page.form_with("name", "Alva")).status, 200);
    }
    let codes = hall.club.letters();
    assert_eq!(codes.len(), 5, "as many a day as documented");
    assert!(codes.iter().all(|letter| letter.to() == "alva@players.test"));
    // Whoever has the link from her email has codes of its own.
    let mut alva = hall.visitor();
    let page = alva.get(&linked);
    let asked = alva.submit(&page.button("Send me a code"));
    let code = hall.code_for("alva@players.test");
    assert_eq!(alva.submit(&asked.form_with("code", &code)).status, 200);
    assert!(alva.get("/mine").says("Ylva"));
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
    let code = hall.code_for("alva@players.test");
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
