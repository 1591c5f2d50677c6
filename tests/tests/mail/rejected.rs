//! The mail server accepts the address and refuses the email itself, for good: it is not tried
//! again and again, and its player learns of it in another way, or the clock follows the rules.

use tests::command::play;
use tests::mail::{Club, Correspondent, Letter, Mood, Relay, until};

use crate::mail::relays::laid;

const TOO_LARGE: Mood = Mood::Message("552 5.3.4 Message too big for system");

/// Alva has moved, and the mail server is in that mood when Bodil moves.
fn moved(mood: Mood) -> (Club, Relay, Correspondent, Letter) {
    let (club, relay, mut alva, begun) = laid();
    club.take(&alva.answers(&begun, "d1-c1"));
    club.rest();
    let done = relay.letters().pop().expect("an answer");
    relay.set(mood);
    (club, relay, alva, done)
}

/// Checks that a notice is in that state, with that error noted.
fn noted(club: &Club, state: &str, trouble: &str) -> bool {
    let noted = format!(
        "SELECT count(*) FROM outbox WHERE state = '{state}' AND trouble LIKE '%{trouble}%'"
    );
    club.number(&noted) > 0
}

const SUSPENDED: &str = "SELECT count(*) FROM identities WHERE suspended_at IS NOT NULL";

#[test]
fn what_the_mail_server_refuses_for_good_goes_by_another_channel() {
    for mood in [TOO_LARGE, Mood::Message("554 Transaction failed")] {
        let (mut club, relay, _, _) = moved(Mood::Good);
        // She can be notified at the terminal too.
        let _ = play(&club.folder, "Alva", "channel terminal\nchannel mail\n");
        club.rest();
        // Who has just been there gets no email; a club that starts doesn't know of it.
        club.stop();
        club.start();
        relay.set(mood.clone());
        let before = relay.asked();
        let _ = play(&club.folder, "Bodil", "d3-c3\n");
        until("it waits at the terminal", || {
            let there = "SELECT count(*) FROM outbox WHERE channel = 'terminal'
                         AND state = 'queued' AND trouble IS NOT NULL";
            (club.number(there) == 1).then_some(())
        });
        assert_eq!(relay.asked() - before, 1, "{mood:?}");
        club.pass_time();
        club.rest();
        assert_eq!(relay.asked() - before, 1, "it was tried again after {mood:?}");
        let shown = play(&club.folder, "Alva", "games\n");
        assert!(shown.contains("Move 2: The defenders moved d3-c3."), "{shown}");
        assert_eq!(club.number(SUSPENDED), 0, "the address is good");
    }
}

#[test]
fn without_another_channel_it_is_given_up_and_the_next_one_comes() {
    let (club, relay, _, _) = moved(TOO_LARGE);
    let _ = play(&club.folder, "Bodil", "d3-c3\n");
    until("it is given up", || noted(&club, "failed", "5.3.4").then_some(()));
    // Her clock runs all the same, and it is recorded that nothing has notified her.
    let events = club.texts("SELECT text FROM events WHERE game = 1 ORDER BY number");
    assert_eq!(events.last().map(String::as_str), Some("unreached"), "{events:?}");
    club.pass_time();
    club.rest();
    assert_eq!(relay.asked(), 1);
    assert_eq!(club.number(SUSPENDED), 0);
    relay.set(Mood::Good);
    let _ = play(&club.folder, "Bodil", "say are you there?\n");
    let next = until("the next one comes", || relay.letters().pop());
    assert!(next.says("are you there?"), "{next}");
}

#[test]
fn an_address_from_which_everything_is_refused_is_written_to_no_more() {
    let (club, relay, _, _) = moved(Mood::Message("550 5.7.1 We do not like you"));
    for number in 1..=3 {
        assert_eq!(club.number(SUSPENDED), 0, "before mail {number}");
        let _ = play(&club.folder, "Bodil", &format!("say message {number}\n"));
        until("it is noted", || (relay.asked() == number).then_some(()));
        club.rest();
    }
    until("it is suspended", || (club.number(SUSPENDED) == 1).then_some(()));
    // Some servers say only now that there is nobody at the address.
    let (club, relay, _, _) = moved(Mood::Message("550 5.1.1 No such user"));
    let _ = play(&club.folder, "Bodil", "say hello\n");
    until("it is suspended", || (club.number(SUSPENDED) == 1).then_some(()));
    assert_eq!(relay.asked(), 1);
}

#[test]
fn what_may_go_better_later_is_tried_again() {
    let (club, relay, _, _) = moved(Mood::Message("452 4.3.1 Full"));
    let _ = play(&club.folder, "Bodil", "d3-c3\n");
    until("it is put off", || noted(&club, "queued", "4.3.1").then_some(()));
    relay.set(Mood::Good);
    club.pass_time();
    let letter = until("it comes", || relay.letters().pop());
    assert!(letter.says("Move 2"), "{letter}");
}
