//! A question in Discord is answered only by the buttons under it.

use tests::discord::Message;

use crate::discord::table::{Hall, more, server};

#[test]
fn a_question_is_answered_by_its_own_buttons() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bobo", "en-GB");
    let given = [("name", "bobo"), ("rules", "brandubh"), ("side", "attack")];
    let _ = alva.says(games, "/tafl challenge", &given);
    let _ = bo.says(games, "/tafl accept", &[]);
    let over = || hall.club.number("SELECT count(*) FROM games WHERE ended_at IS NOT NULL");
    let nothing = "There was nothing here to answer";
    let typed = |words: &str| {
        let open = alva.says(games, "/tafl order", &[]);
        alva.submits(open.modal(), &[("text", words)]).text()
    };

    // A typed text answers no buttons, not even in the same box: the question is asked again.
    let asked = alva.says(games, "/tafl resign", &[]);
    assert!(asked.text().contains("resign game 1?"), "{}", asked.text());
    let told = typed("yes");
    assert!(told.contains("resign game 1?") && over() == 0, "{told}");
    let told = typed("resign\nyes");
    assert!(told.contains("resign game 1?") && over() == 0, "{told}");
    // Ten minutes later they do nothing any longer.
    hall.club.change("UPDATE open_questions SET expires_at = expires_at - 11 * 60");
    let told = alva.presses(asked.message(), "yes:");
    assert!(told.text().contains(nothing) && over() == 0, "{}", told.text());
    // The buttons of one question do not answer another.
    let first = alva.says(games, "/tafl resign", &[]);
    let _ = alva.presses(first.message(), "no:");
    let export = alva.orders(games, "export");
    let told = alva.presses_as_seen(first.message(), "yes:");
    assert!(told.text().contains("Do you want that?") && over() == 0, "{}", told.text());
    // It is asked there now.
    let told = alva.presses_as_seen(export.message(), "no:");
    assert!(told.text().contains(nothing), "{}", told.text());
    // The button under a board asks in the same way.
    let board = alva.says(games, "/tafl board", &[]);
    let asked = more(&alva, board.message(), "resign:");
    let told = alva.presses(asked.message(), "no:");
    assert!(told.text().contains("You haven’t resigned: game 1 goes on."), "{}", told.text());
    // A player who leaves a choice is told that nothing has changed, not that nothing was played.
    let asked = more(&alva, board.message(), "draw:");
    let told = alva.presses(asked.message(), "drop");
    assert!(told.text().contains("All right, nothing has changed."), "{}", told.text());

    // A player who offers something that is already offered is asked; nobody agrees by surprise.
    let _ = bo.says(games, "/tafl draw", &[]);
    let asked = alva.says(games, "/tafl draw", &[]);
    assert!(asked.text().contains("the game ends in a draw"), "{}", asked.text());
    assert_eq!(over(), 0);
    let told = alva.presses(asked.message(), "no:");
    assert!(told.text().contains("You haven’t accepted the draw"), "{}", told.text());
    // And the button withdraws an offer.
    let board = bo.says(games, "/tafl board", &[]);
    let told = more(&bo, board.message(), "Withdraw your offer");
    assert!(told.text().contains("You’ve withdrawn your draw offer"), "{}", told.text());
    let told = typed("draw accept");
    assert!(told.contains("hasn’t offered a draw"), "{told}");

    // A question mark changes nothing.
    let before = hall.club.number("SELECT count(*) FROM events");
    for words in ["draw?", "resign?", "d1-c1?", "1: resign yes?"] {
        let told = typed(words);
        assert!(
            told.contains("Nothing has been done yet. Is this what you want?"),
            "{words}: {told}"
        );
    }
    let told = alva.says(games, "/tafl move", &[("move", "d1-c1?")]).text();
    assert!(told.contains("Nothing has been done yet. Is this what you want?"), "{told}");
    assert_eq!(hall.club.number("SELECT count(*) FROM events"), before);

    let asked = alva.says(games, "/tafl resign", &[]);
    let told = alva.presses(asked.message(), "yes:");
    assert!(told.text().contains("You have resigned.") && over() == 1, "{}", told.text());
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn nobody_is_erased_without_having_typed_the_name() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let erased = || hall.club.number("SELECT count(*) FROM players WHERE erased_at IS NOT NULL");
    let types_name = |message: &Message, name: &str| {
        let open = alva.presses_as_seen(message, "erase:");
        alva.submits(open.modal(), &[("text", name)]).text()
    };
    let asked = alva.orders(games, "erase");
    assert!(asked.text().contains("This can’t be undone"), "{}", asked.text());
    let told = types_name(asked.message(), "yes");
    assert!(told.contains("your name here is"), "{told}");
    assert_eq!(erased(), 0);
    // Another question, or an answer that is too late, begins again.
    let open = alva.says(games, "/tafl order", &[]);
    let told = alva.submits(open.modal(), &[("text", "erase alva")]).text();
    assert!(told.contains("This can’t be undone"), "{told}");
    hall.club.change("UPDATE open_questions SET expires_at = expires_at - 11 * 60");
    let told = types_name(asked.message(), "alva");
    assert!(told.contains("This can’t be undone"), "{told}");
    assert_eq!(erased(), 0);
    let asked = alva.orders(games, "erase");
    let told = types_name(asked.message(), "alva");
    assert!(told.contains("Your account has been deleted"), "{told}");
    assert_eq!(erased(), 1);
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn the_buttons_of_an_older_message_do_what_that_message_says() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bobo", "en-GB");
    for _ in 0..2 {
        let given = [("name", "bobo"), ("rules", "brandubh"), ("side", "attack")];
        let _ = alva.says(games, "/tafl challenge", &given);
        let _ = bo.says(games, "/tafl accept", &[]);
    }
    let over = || {
        hall.club.texts("SELECT CAST(id AS TEXT) FROM games WHERE ended_at IS NOT NULL ORDER BY id")
    };
    let nothing = "There was nothing here to answer";

    // Each message is a conversation of its own, also while Bo offers something.
    let first = alva.orders(games, "1: resign");
    let _ = bo.orders(games, "1: draw");
    let second = alva.orders(games, "2: resign");
    let told = alva.presses(first.message(), "yes:");
    assert!(told.text().contains("You have resigned."), "{}", told.text());
    assert_eq!(over(), ["1"]);
    // Pressed once more where the screen has not changed yet: what is open is asked again.
    let told = alva.presses_as_seen(first.message(), "yes:");
    assert!(told.text().contains("resign game 2?"), "{}", told.text());
    assert_eq!(over(), ["1"]);
    // From now on it is asked there, and nowhere else.
    let told = alva.presses_as_seen(second.message(), "no:");
    assert!(told.text().contains(nothing), "{}", told.text());
    let told = alva.presses_as_seen(first.message(), "yes:");
    assert!(told.text().contains("You have resigned."), "{}", told.text());
    assert_eq!(over(), ["1", "2"]);
    hall.complained(&[]);
    hall.discord.finish();
}
