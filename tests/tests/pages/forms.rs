//! What a form does: once, for the player who is signed in, and as an answer to nothing but what its
//! own page asked.

use crate::pages::visitor::{Fetched, Visitor};
use crate::pages::{Hall, codes_asked, everything, nothing_happened_since};

fn say(device: &mut Visitor, page: &Fetched, command: &str) -> Fetched {
    device.submit(&page.form_with("command", command))
}

#[test]
fn a_yes_answers_only_what_its_own_page_asked() {
    let mut hall = Hall::open();
    let mut alva = hall.alva_at();
    let is_over = |hall: &Hall| {
        hall.club
            .number("SELECT count(*) FROM events WHERE text LIKE 'end%' OR text LIKE 'resign%'")
    };
    // A player who does something else from the page that asks has left the question.
    let page = alva.get("/game/1");
    let left = say(&mut alva, &page, "1: resign");
    let board = say(&mut alva, &left, "1: board");
    assert!(board.says("Your question about resigning game 1 is closed."), "{}", board.said());
    assert_eq!(say(&mut alva, &left, "yes").status, 422);
    let first = alva.get("/game/1");
    let one = say(&mut alva, &first, "1: resign");
    let second = alva.get("/game/1");
    let other = say(&mut alva, &second, "1: resign");
    assert!(one.says("resign") && other.says("resign"), "{}", one.said());
    // Neither the page it was sent from, nor a new one: there what is open is asked again.
    let anywhere = alva.get("/mine");
    let [_, _, last] = [&first, &second, &anywhere].map(|page| {
        let again = say(&mut alva, page, "yes");
        assert!(again.says("resign game 1?"), "{}", again.said());
        again
    });
    // From then on it is asked there alone, until it is answered no.
    assert_eq!(say(&mut alva, &other, "no").status, 422);
    assert_eq!(say(&mut alva, &last, "no").status, 200);
    assert_eq!(is_over(&hall), 0);
    let resigned = say(&mut alva, &one, "yes");
    assert_eq!(resigned.status, 200, "{}", resigned.said());
    assert_eq!(is_over(&hall), 1, "{}", resigned.said());
    for page in [&other, &last] {
        assert_eq!(say(&mut alva, page, "yes").status, 422);
    }
}

#[test]
fn each_command_of_a_page_is_done_once_whatever_else_was_sent_from_it() {
    let mut hall = Hall::open();
    let mut alva = hall.alva_at();
    let page = alva.get("/game/1");
    for _ in 0..3 {
        for command in ["1: say one", "1: say two", "1: d1-c1"] {
            let answer = say(&mut alva, &page, command);
            assert_eq!(answer.status, 200, "{command}: {}", answer.said());
        }
    }
    assert_eq!(hall.club.number("SELECT count(*) FROM messages"), 2);
    assert_eq!(hall.club.plies(1), ["d1-c1"]);
    // Another page has a number of its own.
    let page = alva.get("/game/1");
    assert_eq!(say(&mut alva, &page, "1: say one").status, 200);
    assert_eq!(hall.club.number("SELECT count(*) FROM messages"), 3);
    // A number that isn't one of ours does nothing.
    let mut forged = page.form_with("command", "1: say three");
    for (name, value) in &mut forged.fields {
        if name == "request" {
            *value = "x".into();
        }
    }
    assert_eq!(alva.submit(&forged).status, 403);
    assert_eq!(hall.club.number("SELECT count(*) FROM messages"), 3);
}

#[test]
fn a_visitor_who_has_not_signed_in_leaves_nothing_behind() {
    let mut hall = Hall::open();
    let _ = hall.club.letters();
    let before = everything(&hall.club);
    let mut visitor = hall.visitor();
    let page = visitor.get("/sign-in");
    let [form] =
        &page.forms().into_iter().filter(|form| form.action == "/sign-in").collect::<Vec<_>>()[..]
    else {
        panic!("{}", page.said())
    };
    for command in [
        "join Eva",
        "1: say hi",
        "1: d1-c1",
        "settings language de",
        "seek brandubh",
        "link 123456",
        "yes",
        "players",
    ] {
        let mut sent = form.clone();
        sent.action = "/send".into();
        sent.fields.push(("command".into(), command.into()));
        let answer = visitor.submit(&sent);
        assert!(answer.says("Your name"), "{command}: {}", answer.said());
    }
    for path in ["/", "/mine", "/game/1", "/games", "/sign-in"] {
        visitor.get(path);
    }
    let wrong = visitor.get("/sign-in").form_with("name", "Nobody");
    let asked = visitor.submit(&wrong);
    visitor.submit(&asked.form_with("code", "123456"));
    // That somebody has asked for a code is counted, and nothing else.
    codes_asked(&hall.club, 1);
    hall.club.change("DELETE FROM codes_asked");
    nothing_happened_since(&before, &hall.club);
    hall.club.no_letter();
}

#[test]
fn what_a_page_offers_is_done_from_that_page_and_no_other() {
    let mut hall = Hall::open();
    let mut alva = hall.alva_at();
    let offers = |hall: &Hall| {
        hall.club.number("SELECT count(*) FROM events WHERE text LIKE 'draw-offered%'")
    };
    let over = "SELECT count(*) FROM games WHERE ended_at IS NOT NULL";
    let page = alva.get("/game/1");
    let draw = say(&mut alva, &page, "1: draw?");
    let resign = say(&mut alva, &page, "1: resign");
    // Elsewhere a yes asks the newest question again, and does nothing.
    let anywhere = alva.get("/mine");
    let again = say(&mut alva, &anywhere, "yes");
    assert!(again.says("resign game 1?"), "{}", again.said());
    assert_eq!((offers(&hall), hall.club.number(over)), (0, 0));
    // What is offered is chosen from its own page, once.
    let told = say(&mut alva, &draw, "1");
    assert_eq!((offers(&hall), hall.club.number(over)), (1, 0), "{}", told.said());
    let told = say(&mut alva, &draw, "yes");
    assert_eq!((offers(&hall), hall.club.number(over)), (1, 0), "{}", told.said());
    // The other question has been asked again since, so that its first page asks no longer.
    let told = say(&mut alva, &resign, "yes");
    assert!(told.says("resign game 1?"), "{}", told.said());
    assert_eq!((offers(&hall), hall.club.number(over)), (1, 0));
    let told = say(&mut alva, &told, "yes");
    assert_eq!((offers(&hall), hall.club.number(over)), (1, 1), "{}", told.said());
}
