//! Links in emails: they lead to a game, and give nobody a right.

use tests::mail::{Correspondent, Letter, Style};

use crate::pages::Hall;

/// The path of the page to which an email links.
fn path(letter: &Letter) -> String {
    let (_, rest) =
        letter.text.split_once("https://tafl.test").unwrap_or_else(|| panic!("{letter}"));
    rest.split_whitespace().next().unwrap_or_default().to_owned()
}

#[test]
fn a_link_shows_a_private_game_and_asks_its_player_for_a_code() {
    let mut hall = Hall::public("brandubh attack private");
    let linked = path(&hall.begins);
    assert!(linked.starts_with("/g/1/"), "{linked}");
    let mut visitor = hall.visitor();
    assert_eq!(visitor.get("/game/1").status, 404, "the game is private");
    let page = visitor.get(&linked);
    assert!(page.says("Alva") && page.says("Ylva"), "{}", page.said());
    assert_eq!(page.attributes(".grid button", "name"), Vec::<String>::new());
    // Another token, or the same for another game, leads nowhere.
    let (before, token) = linked.rsplit_once('/').expect("a path");
    let other: String = token.chars().rev().collect();
    for wrong in [format!("{before}/{other}"), format!("/g/2/{token}"), format!("{before}/x")] {
        assert_eq!(visitor.get(&wrong).status, 404, "{wrong}");
    }
    // Somebody who has the link and not the mailbox stays a visitor.
    let asked = visitor.submit(&page.button("Send me a code"));
    let refused = visitor.submit(&asked.form_with("code", "000000"));
    assert_eq!(refused.status, 422, "{}", refused.said());
    // Its player is at the game with the code, three taps away from a move.
    let page = visitor.get(&linked);
    let asked = visitor.submit(&page.button("Send me a code"));
    let code = hall.code_for(&visitor, "alva@players.test");
    let game = visitor.submit(&asked.form_with("code", &code));
    assert!(game.says("Which piece do you want to move?"), "{}", game.said());
    let again = visitor.get(&linked);
    assert!(again.says("Which piece do you want to move?"), "{}", again.said());
}

#[test]
fn a_calendar_is_at_a_secret_address_until_it_is_renewed() {
    let mut hall = Hall::public("brandubh attack");
    let ask = |hall: &mut Hall, words: &str| {
        let letters = hall.club.tell(&hall.alva.answers(&hall.begins, words), [&hall.alva]);
        let [answer] = letters;
        path(&answer)
    };
    let first = ask(&mut hall, "settings calendar");
    let mut calendar = hall.visitor();
    let feed = calendar.get(&first);
    assert_eq!(feed.headers["content-type"], "text/calendar; charset=utf-8");
    assert!(feed.said().contains("BEGIN:VEVENT"), "{}", feed.said());
    let second = ask(&mut hall, "settings calendar new");
    assert_ne!(first, second);
    assert_eq!(calendar.get(&first).status, 404);
    assert_eq!(calendar.get(&second).status, 200);
    for wrong in ["/calendar/1/x.ics", "/calendar/0/x", "/calendar/x/y.ics"] {
        let status = calendar.get(wrong).status;
        assert!(status == 404 || status == 400, "{wrong}: {status}");
    }
}

#[test]
fn emails_about_ladders_lead_to_their_pages() {
    let mut hall = Hall::public("brandubh attack");
    let mut cai = Correspondent::new("cai@players.test", Style::Top);
    let welcome = hall.club.welcome(&mut cai, "Cai");
    hall.club.open_ladder("skalk");
    // Everybody is told of it.
    let opened = hall.club.letters();
    let of_cai = opened.iter().filter(|letter| letter.to() == cai.address).collect::<Vec<_>>();
    assert!(matches!(of_cai[..], [letter] if letter.text.contains("ladder join skalk")));
    let [answer] = hall.club.tell(&cai.answers(&welcome, "ladder skalk"), [&cai]);
    assert!(answer.text.contains("https://tafl.test/ladder/skalk"), "{answer}");
    let html = answer.html.replace("&#x2f;", "/");
    assert!(html.contains("href=\"https://tafl.test/ladder/skalk\""), "{html}");
}
