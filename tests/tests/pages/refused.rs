//! What somebody would do who wants more than is theirs.

use crate::pages::Hall;

#[test]
fn a_device_is_a_players_only_with_the_code() {
    let mut hall = Hall::open();
    let mut thief = hall.visitor();
    let page = thief.get("/sign-in");
    let asked = thief.submit(&page.form_with("name", "Alva"));
    let page = thief.get("/sign-in");
    let nobody = thief.submit(&page.form_with("name", "Nobody"));
    assert_eq!(asked.said().replace("Alva", "X"), nobody.said().replace("Nobody", "X"));
    let page = thief.get("/sign-in");
    let asked = thief.submit(&page.form_with("name", "Alva"));
    let code = hall.code_for(&thief, "alva@players.test");
    let wrong = if code == "123456" { "654321" } else { "123456" };
    for _ in 0..3 {
        let refused = thief.submit(&asked.form_with("code", wrong));
        assert_eq!(refused.status, 422, "{}", refused.said());
    }
    // Now even the right one is too late.
    let refused = thief.submit(&asked.form_with("code", &code));
    assert_eq!(refused.status, 422, "{}", refused.said());
    assert!(!thief.get("/mine").says("Ylva"));
    // A code doesn't work on another device.
    let mut hall_door = hall.visitor();
    let page = hall_door.get("/sign-in");
    let asked = hall_door.submit(&page.form_with("name", "Alva"));
    let code = hall.code_for(&hall_door, "alva@players.test");
    let mut other = hall.visitor();
    let page = other.get("/sign-in");
    let elsewhere = other.submit(&page.form_with("name", "Ylva"));
    let refused = other.submit(&elsewhere.form_with("code", &code));
    assert_eq!(refused.status, 422, "{}", refused.said());
    assert_eq!(hall_door.submit(&asked.form_with("code", &code)).status, 200);
}

#[test]
fn forms_from_elsewhere_do_nothing() {
    let mut hall = Hall::open();
    let mut alva = hall.alva_at();
    let preview = alva.get("/game/1?from=d1&to=c1");
    let confirm = preview.button("Confirm");
    let field =
        |name: &str| confirm.fields.iter().find(|(key, _)| key == name).expect("a field").1.clone();
    let body = format!("command=1%3A+d1-c1&request=x&token={}", field("token"));
    let forged = "command=1%3A+d1-c1&request=x&token=00";
    for (headers, body) in [
        (vec![("origin", "https://evil.example")], body.as_str()),
        (vec![("origin", "null")], &body),
        (vec![("sec-fetch-site", "cross-site")], &body),
        (vec![("sec-fetch-site", "same-site")], &body),
        (vec![], forged),
        (vec![], "command=1%3A+d1-c1&request=x"),
    ] {
        let answer = alva.send("/send", &headers, Some(body));
        assert_eq!(answer.status, 403, "{headers:?} {body}");
    }
    // A stolen form is worth nothing on another device.
    let mut other = hall.visitor();
    other.get("/sign-in");
    assert_eq!(other.submit(&confirm).status, 403);
    assert_eq!(hall.club.plies(1), Vec::<String>::new());
    assert_eq!(alva.submit(&confirm).status, 200);
    assert_eq!(hall.club.plies(1), ["d1-c1"]);
}

#[test]
fn nobody_reaches_the_pages_under_another_name() {
    let hall = Hall::open();
    let mut visitor = hall.visitor();
    for host in ["evil.example", "127.0.0.1.evil.example", "taflpost.example"] {
        let answer = visitor.send("/", &[("host", host)], None);
        assert_eq!(answer.status, 421, "{host}");
    }
}

#[test]
fn what_decides_who_plays_is_not_done_here() {
    let mut hall = Hall::open();
    let mut alva = hall.alva_at();
    for command in [
        "link thief@evil.example",
        "unlink mail",
        "erase Alva",
        "erase",
        "export",
        "channel discord",
    ] {
        let page = alva.get("/settings");
        let answer = alva.submit(&page.form_with("command", command));
        assert_eq!(answer.status, 422, "{command}: {}", answer.said());
    }
    assert_eq!(hall.club.number("SELECT count(*) FROM players WHERE name = 'Alva'"), 1);
}

#[test]
fn fetching_pages_changes_nothing() {
    let mut hall = Hall::open();
    let mut alva = hall.alva_at();
    let mut visitor = hall.visitor();
    let events = "SELECT count(*) FROM events";
    let before = hall.club.number(events);
    for path in ["/game/1?from=d1&to=c1", "/send?command=1:+d1-c1", "/sign-out", "/game/1"] {
        visitor.get(path);
    }
    assert_eq!(hall.club.number(events), before);
    // The player's own device, too, except that her turn is known to have been seen.
    alva.get("/game/1?from=d1&to=c1");
    assert_eq!(hall.club.plies(1), Vec::<String>::new());
    assert!(alva.get("/mine").says("Ylva"), "she is still signed in");
}

#[test]
fn hostile_words_are_only_words() {
    let mut hall = Hall::open();
    let mut alva = hall.alva_at();
    let hostile = "</p><script>alert(1)</script>\u{202e}&amp;\" onload=x {{ 7*7 }}";
    for command in [format!("1: say {hostile}"), format!("1: note {hostile}"), hostile.to_owned()] {
        let page = alva.get("/mine");
        let answer = alva.submit(&page.form_with("command", &command));
        let source = String::from_utf8_lossy(&answer.bytes).into_owned();
        assert!(!source.contains("<script>alert"), "{source}");
        assert!(!source.contains("onload=x\""), "{source}");
    }
    let long = "x".repeat(5_000);
    let page = alva.get("/mine");
    let answer = alva.submit(&page.form_with("command", &long));
    assert_eq!(answer.status, 413, "{}", answer.said());
    for path in [
        "/player/%3Cscript%3E",
        "/rules/%22%3E%3Cb%3E",
        "/ladder/..%2F..",
        "/game/0",
        "/game/99999999999",
        "/game/-1",
        "/board.svg",
        "/board.svg?ruleset=brandubh&version=1&ranks=%00",
    ] {
        let page = hall.visitor().get(path);
        assert!(page.status == 404 || page.status == 400, "{path}: {}", page.status);
    }
}

#[test]
fn addresses_of_nothing_are_answered_in_words() {
    let hall = Hall::open();
    let mut visitor = hall.visitor();
    for (language, words) in [
        ("en", "There’s nothing at this address"),
        ("de", "Unter dieser Adresse"),
        ("nb", "Det er ingenting"),
        ("da", "Der er ikke noget"),
        ("es", "No hay nada"),
    ] {
        visitor.language = language;
        for path in [
            "/game/x",
            "/game/99999999999999999999",
            "/game/x/board.png",
            "/game/1/nothing.png",
            "/player/%FF",
            "/tournament/abc",
            "/g/x/y",
            "/calendar/x/%FF.ics",
            "/rules/%FF/%FE",
            "/board.svg",
            "/nothing",
            "/send",
        ] {
            let page = visitor.get(path);
            assert_eq!(page.status, 404, "{language} {path}: {}", page.said());
            assert!(page.says(words), "{language} {path}: {}", page.said());
            assert_eq!(page.attributes("html", "lang"), [language], "{path}");
            assert!(page.attributes("main a[href]", "href").contains(&"/".to_owned()), "{path}");
        }
    }
    visitor.language = "en";
    // What is no form, or a file in its place.
    let answer = visitor.send("/send", &[("content-type", "text/plain")], Some("x"));
    assert!(answer.says("nothing was done"), "{} {}", answer.status, answer.said());
    let answer = visitor.send("/send", &[], Some(&"x".repeat(20_000)));
    assert_eq!(answer.status, 413);
    assert!(answer.says("nothing was done"), "{}", answer.said());
    // The page that stops emails is no part of the club's, and has words of its own.
    let gone = visitor.send("/u/%FF", &[], None);
    assert_eq!(gone.status, 404);
    assert!(gone.headers["content-type"].starts_with("text/html"));
}
