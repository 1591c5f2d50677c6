//! A whole game with announced escapes, mailed on one side and tapped on the other: what can be
//! announced is offered exactly when it is true.

use tests::reports::GAME;

use crate::pages::Hall;
use crate::pages::visitor::Fetched;

/// The ways to confirm a move that a page offers.
fn ways(page: &Fetched) -> Vec<String> {
    let buttons = page.texts("form[action=\"/send\"].steps button");
    assert!(!buttons.is_empty(), "{}", page.said());
    buttons
}

#[test]
fn announcements_are_tapped_when_they_are_true() {
    let mut hall = Hall::with_game("stavanger attack strict");
    let mut ylva = hall.ylva_at();
    let mut last = hall.begins.clone();
    for (number, ply) in (1..).zip(GAME) {
        if number % 2 == 1 {
            // Alva mails.
            let moved = hall.alva.answers(&last, ply);
            hall.club.take(&moved);
            hall.club.rest();
            let _ = hall.club.letters();
        } else {
            let (mv, said) = ply.split_once(' ').unwrap_or((ply, ""));
            let (from, to) = mv.split_once('-').expect("two squares");
            let page = ylva.get("/game/1");
            assert!(page.says("Which piece do you want to move?"), "{number}: {}", page.said());
            let squares = ylva.submit(&page.choice("from", from));
            let preview = ylva.submit(&squares.choice("to", to));
            let offered = ways(&preview);
            let announced = offered.iter().filter(|way| way.contains("se opp")).count();
            match said {
                "" => assert_eq!((announced, offered.len()), (0, 1), "{ply}: {offered:?}"),
                _ => assert_eq!((announced, offered.len()), (1, 2), "{ply}: {offered:?}"),
            }
            let way = offered.iter().find(|way| said.is_empty() || way.contains(said));
            let played = ylva.submit(&preview.button(way.expect("a way")));
            assert_eq!(played.status, 200, "{}", played.said());
            let letters = hall.club.letters();
            let told = letters.into_iter().rfind(|letter| letter.to() == hall.alva.address);
            last = told.expect("an email about the move");
        }
        assert_eq!(hall.club.plies(1).len(), number, "{ply}");
    }
    assert_eq!(hall.club.plies(1), GAME.map(|ply| ply.replace("se opp", "raichi")));
    let over = ylva.get("/game/1");
    assert!(over.says("The defenders win"), "{}", over.said());
    assert!(last.says("The defenders win"), "{last}");
}

#[test]
fn only_the_mover_is_offered_an_announcement() {
    let mut hall = Hall::with_game("stavanger attack strict");
    let mut ylva = hall.ylva_at();
    let mut alva = hall.alva_at();
    for (number, ply) in (1..).zip(&GAME[..11]) {
        let device = if number % 2 == 1 { &mut alva } else { &mut ylva };
        let (from, to) = ply.split_once('-').expect("two squares");
        let preview = device.get(&format!("/game/1?from={from}&to={to}"));
        device.submit(&preview.button("Confirm"));
        assert_eq!(hall.club.plies(1).len(), number);
    }
    let path = "/game/1?from=c3&to=a3";
    assert_eq!(ways(&ylva.get(path)).len(), 2);
    // A move that opens no route offers none, and one that can't be made nothing at all.
    assert_eq!(ways(&ylva.get("/game/1?from=c3&to=c4")).len(), 1);
    for (device, path) in
        [(&mut alva, path), (&mut hall.visitor(), path), (&mut ylva, "/game/1?from=c3&to=k11")]
    {
        let page = device.get(path);
        assert!(!page.says("se opp"), "{}", page.said());
    }
}

/// What is typed on a page is heard as in an email.
#[test]
fn an_announcement_is_typed_around_its_move() {
    let mut hall = Hall::with_game("stavanger attack strict");
    let mut ylva = hall.ylva_at();
    let mut alva = hall.alva_at();
    for (number, ply) in (1..).zip(&GAME[..11]) {
        let device = if number % 2 == 1 { &mut alva } else { &mut ylva };
        let page = device.get("/game/1");
        device.submit(&page.form_with("command", &format!("1: {ply}")));
        assert_eq!(hall.club.plies(1).len(), number);
    }
    let mut say = |words: &str| {
        let page = ylva.get("/game/1");
        ylva.submit(&page.form_with("command", words))
    };
    for words in ["1: c3-a3 se opp?", "1: c3-a3 uten å si se opp", "1: c3-a3 no raichi"] {
        let held = say(words);
        assert!(held.says("it isn’t clear whether you’re making it"), "{words}: {}", held.said());
        assert_eq!(hall.club.plies(1).len(), 11, "{words}");
    }
    let alone = say("1: Se opp!");
    assert!(alone.says("An announcement goes with the move"), "{}", alone.said());
    let played = say("1: Se opp! c3-a3, Alva");
    assert!(played.says("announced an escape route"), "{}", played.said());
    assert_eq!(hall.club.plies(1).last().map(String::as_str), Some("c3-a3 raichi"));
}
