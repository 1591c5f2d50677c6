//! More time and pauses, which two players agree on: behind [More…] there is a list of what can be
//! offered, and the offer is a post with buttons.

use expect_test::expect_file;
use tests::mail::until;

use crate::discord::script::Script;
use crate::discord::table::{Hall, more, server};

#[test]
fn more_time_is_offered_from_a_list_and_answered_with_a_button() {
    let hall = Hall::open();
    let (_guild, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "no");
    let mut script = Script::new(&hall.discord, &[(&alva, "alva"), (&bo, "bo")]);
    let given = [("player", "bo"), ("rules", "brandubh"), ("side", "attack")];
    let _ = alva.says(games, "/tafl challenge", &given);
    script.reads("In the channel", games);
    let _ = bo.says(games, "/tafl accept", &[]);
    let board = script.reads("In the channel", games);

    // What can be offered, and the offer for everybody to see.
    let choices = more(&alva, &board, "time:");
    script.shows("What Alva can offer", choices.message());
    script.selects(&alva, choices.message(), "chosen:", "3 more days for both of you");
    let offered = script.reads("In the channel", games);
    // The player who made it is asked whether to withdraw it, and the other whether to accept it.
    let own = alva.presses(&board, "more:");
    let own = alva.selects(own.message(), "chosen:", "Withdraw your offer");
    script.shows("Alva withdraws it", own.message());
    script.reads("In the channel", games);
    until("the buttons to go", || alva.now(&offered).buttons().is_empty().then_some(()));
    script.shows("The message has become", &alva.now(&offered));
    // An old button does nothing any more.
    script.presses_late(&bo, &offered, "accept");

    let choices = more(&alva, &board, "time:");
    let _ = alva.selects(choices.message(), "chosen:", "3 more days for both of you");
    let offered = script.reads("In the channel", games);
    script.presses(&bo, &offered, "accept");
    script.reads("In the channel", games);
    until("the buttons to go", || alva.now(&offered).buttons().is_empty().then_some(()));
    script.shows("The message has become", &alva.now(&offered));
    expect_file!["golden/more-time.txt"].assert_eq(script.text());

    // A pause, in whose message the moment is shown in everybody's own time.
    let choices = more(&bo, &board, "time:");
    let _ = bo.selects(choices.message(), "chosen:", "Pause i 7 dager");
    let offered = script.reads("In the channel", games);
    assert!(offered.text().contains("tilbyr pause i partiet til"), "{}", offered.text());
    let declined = alva.presses(&offered, "decline");
    assert!(declined.text().contains("You’ve declined the offer"), "{}", declined.text());
    let answered = script.reads("In the channel", games);
    assert!(answered.text().contains("har avslått tilbudet"), "{}", answered.text());
    let choices = more(&bo, &board, "time:");
    let _ = bo.selects(choices.message(), "chosen:", "Pause i 3 dager");
    let offered = script.reads("In the channel", games);
    let _ = alva.presses(&offered, "accept");
    let agreed = script.reads("In the channel", games);
    assert!(agreed.text().contains("Partiet har pause til"), "{}", agreed.text());
    let events = "SELECT count(*) FROM events WHERE text LIKE 'time-agreed %'";
    assert_eq!(hall.club.number(events), 2);
    hall.complained(&[]);
    hall.discord.finish();
}
