//! Playing without scripts: a piece is a button, then a square, then "Confirm".

use crate::pages::Hall;

#[test]
fn a_move_is_three_choices_and_the_opponent_gets_it_by_email() {
    let mut hall = Hall::open();
    let mut alva = hall.alva_at();
    let page = alva.get("/game/1");
    let squares = alva.submit(&page.button("d1, attacker"));
    assert_eq!(squares.texts(".chosen").len(), 1);
    let preview = alva.submit(&squares.choice("to", "c1"));
    assert!(preview.says("You haven’t made the move yet"), "{}", preview.said());
    assert!(preview.says("The attackers moved d1-c1"), "{}", preview.said());
    assert_eq!(hall.club.plies(1), Vec::<String>::new(), "choosing changes nothing");
    let confirm = preview.button("Confirm");
    let played = alva.submit(&confirm);
    assert!(played.says("The attackers moved d1-c1"), "{}", played.said());
    assert_eq!(hall.club.plies(1), ["d1-c1"]);
    // The same form again: the same answer, and nothing more.
    let again = alva.submit(&confirm);
    assert!(again.says("The attackers moved d1-c1"), "{}", again.said());
    assert_eq!(hall.club.plies(1), ["d1-c1"]);
    let letters = hall.club.letters();
    let told = letters.iter().find(|letter| letter.to() == hall.ylva.address).expect("told");
    assert!(told.says("d1-c1"), "{told}");

    let reply = hall.ylva.answers(told, "d3-a3");
    hall.club.take(&reply);
    hall.club.rest();
    assert_eq!(hall.club.plies(1), ["d1-c1", "d3-a3"]);
    assert!(alva.get("/game/1").says("d3-a3"));
}

#[test]
fn a_form_from_an_older_board_plays_nothing() {
    let mut hall = Hall::open();
    let mut alva = hall.alva_at();
    let preview = alva.get("/game/1?from=d1&to=c1");
    let other = alva.get("/game/1?from=d1&to=b1");
    alva.submit(&preview.button("Confirm"));
    let late = alva.submit(&other.button("Confirm"));
    assert_eq!(late.status, 422, "{}", late.said());
    assert_eq!(hall.club.plies(1), ["d1-c1"]);
}

#[test]
fn everything_else_is_a_command() {
    let mut hall = Hall::open();
    let mut alva = hall.alva_at();
    for (command, said) in [
        ("1: say Good luck!", "sent to your opponent"),
        ("1: note Watch the corner.", "1"),
        ("1: draw", "draw"),
        ("1: try d1-c1 d3-a3", "d3-a3"),
        ("seek tablut", "Tablut"),
        ("settings language de", "German"),
    ] {
        let page = alva.get("/mine");
        let answer = alva.submit(&page.form_with("command", command));
        assert!(answer.says(said), "{command}: {}", answer.said());
    }
    let page = alva.get("/mine");
    assert_eq!(page.attributes("html", "lang"), ["de"]);
}

#[test]
fn an_answer_leads_back_to_its_game_and_messages_are_beside_the_board() {
    let mut hall = Hall::open();
    let mut alva = hall.alva_at();
    let mut ylva = hall.ylva_at();
    let page = ylva.get("/game/1");
    ylva.submit(&page.form_with("command", "1: say Nice to meet you"));
    let page = alva.get("/game/1");
    assert!(page.says("Ylva says (game 1): Nice to meet you"), "{}", page.said());
    // Only who plays there sees what is said.
    let mut visitor = hall.visitor();
    assert!(!visitor.get("/game/1").says("Nice to meet you"));
    let said = alva.submit(&page.form_with("command", "1: say Same here"));
    assert!(said.says("Your message was sent"), "{}", said.said());
    assert!(said.says("Alva says (game 1): Same here"), "{}", said.said());
    assert_eq!(said.texts(".grid button").len(), 8, "its board is there, to play on");
    let asked = alva.submit(&said.button("What happened"));
    assert_eq!(asked.link("Back to game 1"), "/game/1");
    // What asks for a yes keeps its buttons.
    let page = alva.get("/game/1");
    let sure = alva.submit(&page.button("Resign"));
    assert!(!sure.texts("button").iter().all(|button| button != "Yes"), "{}", sure.said());
    let confirm = alva.get("/game/1?from=d1&to=c1").button("Confirm");
    let moved = alva.submit(&confirm);
    assert_eq!(moved.attributes(".grid [aria-label='c1, attacker']", "role"), ["img"]);
    assert!(moved.says("The attackers moved d1-c1"), "{}", moved.said());
}

#[test]
fn what_cannot_be_chosen_is_told_and_a_piece_is_chosen_again() {
    let mut hall = Hall::open();
    let mut alva = hall.alva_at();
    let page = alva.get("/game/1?from=d1&to=d3");
    assert!(page.says("d1-d3 isn’t possible"), "{}", page.said());
    assert_eq!(page.attributes(".grid button", "name").first().map(String::as_str), Some("from"));
    assert_eq!(page.texts(".prompt").len(), 1);
}

#[test]
fn nothing_is_sent_that_is_incomplete() {
    let mut hall = Hall::open();
    let mut alva = hall.alva_at();
    let page = alva.get("/challenges");
    let begins = page.attributes("[name=begins]", "value");
    assert_eq!(begins, ["seek ", "challenge "]);
    let mut form = page.button("Send (Look for an opponent: add a ruleset)");
    let empty = alva.submit(&form);
    assert_eq!(empty.status, 422, "{}", empty.said());
    assert!(empty.says("Something is still missing"), "{}", empty.said());
    form.fields.retain(|(name, _)| name != "command");
    form.fields.push(("command".into(), "tablut".into()));
    let sought = alva.submit(&form);
    assert!(sought.says("Tablut"), "{}", sought.said());
    let mut ylva = hall.ylva_at();
    let page = ylva.get("/challenges");
    ylva.submit(&page.form_with("command", "challenge Alva tablut attack"));
    let page = alva.get("/mine");
    assert!(page.attributes("[name=begins]", "value").iter().any(|begins| begins == "counter 3 "));
    let names = page.attributes("main button[aria-label]", "aria-label");
    assert!(names.contains(&"Accept (challenge 3)".to_owned()), "{names:?}");
}

#[test]
fn every_setting_is_changed_where_it_stands() {
    let mut hall = Hall::open();
    let mut alva = hall.alva_at();
    let page = alva.get("/settings");
    assert_eq!(page.texts("select[name=command]").len(), 8);
    let lines = page.attributes("select[name=command] option", "value");
    assert!(lines.contains(&"settings language de".to_owned()), "{lines:?}");
    for line in lines.iter().filter(|line| !line.is_empty()) {
        let page = alva.get("/settings");
        let answer = alva.submit(&page.form_with("command", line));
        assert_eq!(answer.status, 200, "{line}: {}", answer.said());
        let chosen = alva.get("/settings").attributes("option[selected]", "value");
        assert!(chosen.contains(line), "{line}: {chosen:?}");
    }
    let page = alva.get("/settings");
    for order in ["export", "erase", "link", "unlink", "channel"] {
        let offered = page.attributes("main [name=command], main [name=begins]", "value");
        assert!(!offered.iter().any(|line| line.starts_with(order)), "{offered:?}");
        let refused = alva.submit(&page.form_with("command", &format!("{order} mail")));
        assert_eq!(refused.status, 422, "{order}: {}", refused.said());
    }
}
