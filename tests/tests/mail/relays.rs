//! The mail server that accepts the club's emails: down and back, in doubt, and refusing.

use std::collections::BTreeSet;

use tests::command::{play, say};
use tests::mail::{Club, Correspondent, Letter, Mood, Relay, Style, until};

use crate::mail::returns::with_relay;

/// Alva has a game with Bodil, who plays at the terminal.
pub fn laid() -> (Club, Relay, Correspondent, Letter) {
    let relay = Relay::open();
    let club = with_relay(&relay);
    let mut alva = Correspondent::new("alva@players.test", Style::Top);
    let letter = |club: &Club| {
        club.rest();
        relay.letters().pop().expect("a letter")
    };
    club.take(&alva.writes(&club.own, "join Alva"));
    let asked = letter(&club);
    club.take(&alva.answers(&asked, "yes"));
    let welcome = letter(&club);
    let _ = play(&club.folder, "Bodil", "join\nchallenge Alva brandubh defend\n");
    let invited = letter(&club);
    club.take(&alva.answers(&invited, "accept"));
    let begun = letter(&club);
    drop(welcome);
    (club, relay, alva, begun)
}

fn asked(relay: &Relay) {
    until("the club tries", || (relay.asked() > 0).then_some(()));
}

#[test]
fn what_waits_while_the_mail_server_is_away_comes_once_when_it_is_back() {
    let (club, relay, mut alva, begun) = laid();
    relay.set(Mood::Away);
    club.take(&alva.answers(&begun, "d1-c1"));
    for number in 0..3 {
        let _ = play(&club.folder, "Bodil", &format!("say message {number}\n"));
    }
    asked(&relay);
    assert!(relay.letters().is_empty());
    until("the club complains once", || club.complaints().contains("the relay").then_some(()));
    relay.set(Mood::Good);
    let mut letters: Vec<Letter> = Vec::new();
    club.pass_time();
    until("all comes", || {
        letters.extend(relay.letters());
        (letters.len() == 4).then_some(())
    });
    club.rest();
    assert!(relay.letters().is_empty());
    let ids: BTreeSet<&str> = letters.iter().map(Letter::id).collect();
    assert_eq!(ids.len(), 4);
    for words in ["Move 1", "message 0", "message 1", "message 2"] {
        assert_eq!(letters.iter().filter(|letter| letter.says(words)).count(), 1, "{words}");
    }
}

#[test]
fn a_mail_that_was_perhaps_taken_comes_again_with_its_message_id() {
    let (club, relay, mut alva, begun) = laid();
    relay.set(Mood::Unheard);
    club.take(&alva.answers(&begun, "d1-c1"));
    let first = until("it is taken", || relay.letters().pop());
    until("the club knows that nobody knows", || {
        let failed = "SELECT count(*) FROM outbox WHERE state = 'queued' AND trouble IS NOT NULL";
        (club.number(failed) == 1).then_some(())
    });
    relay.set(Mood::Good);
    club.pass_time();
    let second = until("it comes again", || relay.letters().pop());
    assert_eq!(first.id(), second.id());
    assert_eq!(first.subject(), second.subject());
    // Both can be answered, once.
    club.rest();
    let _ = play(&club.folder, "Bodil", "d3-c3\n");
    club.rest();
    let _ = relay.letters();
    let [ply, again] = [&second, &first].map(|letter| alva.answers(letter, "c1-b1"));
    club.take(&ply);
    club.take(&again);
    assert_eq!(club.plies(1), ["d1-c1", "d3-c3"], "both show an older board");
}

#[test]
fn an_address_that_does_not_exist_is_suspended_and_a_policy_is_not_its_fault() {
    let (club, relay, _, _) = laid();
    let suspended = "SELECT count(*) FROM identities WHERE suspended_at IS NOT NULL";
    // Everything that waits has been tried, and the club has noted the result.
    let put_off = |code: &str| {
        let others = format!(
            "SELECT count(*) FROM outbox WHERE state = 'queued' AND channel = 'email'
             AND (trouble IS NULL OR trouble NOT LIKE '%{code}%')"
        );
        until("it is put off", || (club.number(&others) == 0).then_some(()));
    };
    for (reply, code) in [
        ("550 5.7.1 We do not serve you", "5.7.1"),
        ("451 4.3.2 Later, please", "4.3.2"),
        ("550-5.7.26 x\r\n550 5.7.26 no", "5.7.26"),
    ] {
        relay.set(Mood::Recipient(reply));
        club.pass_time();
        let _ = play(&club.folder, "Bodil", "say hello\n");
        asked(&relay);
        put_off(code);
        assert_eq!(club.number(suspended), 0, "{reply}");
    }
    relay.set(Mood::Message("452 4.3.1 Full"));
    club.pass_time();
    asked(&relay);
    put_off("4.3.1");
    relay.set(Mood::Good);
    club.pass_time();
    let mut letters = Vec::new();
    until("all three messages come", || {
        letters.extend(relay.letters());
        (letters.len() == 3).then_some(())
    });

    relay.set(Mood::Recipient("550 5.1.1 No such user"));
    let _ = play(&club.folder, "Bodil", "say are you there?\n");
    until("it is suspended", || (club.number(suspended) == 1).then_some(()));
    let shown = play(&club.folder, "Bodil", "games\n");
    assert!(shown.contains("Emails to Alva") || shown.contains("Alva"), "{shown}");
    let doctor = say(&club.folder, &["doctor"]);
    assert!(doctor.contains("!! addresses"), "{doctor}");
}
