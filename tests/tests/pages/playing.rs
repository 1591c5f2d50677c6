//! Playing without scripts: a piece is a button, then a square, then "Confirm".

use crate::Hall;

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
