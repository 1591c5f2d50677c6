//! Becoming a player in Discord: what somebody wanted before that is done in the same press, and no
//! name is a dead end.

use tests::mail::until;

use crate::discord::table::{Hall, server};

#[test]
fn what_was_wanted_is_done_by_the_press_that_joins() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let sought = alva.says(games, "/tafl seek", &[("rules", "brandubh"), ("side", "attack")]);
    assert!(sought.text().contains("open challenge"), "{}", sought.text());
    let nora = hall.discord.user("nora", "de");
    let stranger = nora.says(games, "/tafl accept", &[("number", "1")]);
    assert!(stranger.text().contains("noch nicht Mitglied"), "{}", stranger.text());
    let joined = nora.presses(stranger.message(), "Als Nora beitreten");
    assert!(joined.text().contains("Willkommen"), "{}", joined.text());
    until("the game", || {
        let more = hall.discord.followups(&joined);
        more.into_iter().find(|message| message.text().contains("Die Partie beginnt"))
    });
    assert_eq!(hall.club.number("SELECT count(*) FROM games"), 1);
    // The button is pressed again when she is a player already: nothing more is begun.
    let again = nora.presses_as_seen(stranger.message(), "Als Nora beitreten");
    assert!(!again.text().contains("Die Partie beginnt"), "{}", again.text());
    assert_eq!(hall.club.number("SELECT count(*) FROM games"), 1);
    hall.complained(&[]);
    hall.discord.finish();
}

/// A challenge that somebody puts together before they are a player is sent when they are one.
#[test]
fn a_challenge_is_sent_by_the_press_that_joins() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let nora = hall.discord.user("nora", "en-GB");
    let draft = nora.says(games, "/play", &[("player", "alva"), ("rules", "brandubh")]);
    let stranger = nora.presses(draft.message(), "play:send");
    assert!(stranger.text().contains("straight on"), "{}", stranger.text());
    let joined = nora.presses(stranger.message(), "Join as Nora");
    assert!(joined.text().contains("Welcome"), "{}", joined.text());
    until("the challenge", || {
        let mut posts = hall.discord.messages(games).into_iter();
        posts.rfind(|post| post.ephemeral_for.is_none() && post.pings == [alva.id()])
    });
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn a_name_that_is_taken_is_followed_by_one_that_is_free() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let _ = alva.says(games, "/tafl seek", &[("rules", "brandubh")]);
    let other = hall.discord.user("ALVA", "en-GB");
    let stranger = other.says(games, "/tafl accept", &[("number", "1")]);
    // What is offered can be taken.
    let names: Vec<String> =
        stranger.message().buttons().iter().map(|button| button.label.clone()).collect();
    assert_eq!(names, ["Join as ALVA 2", "Choose a name…"]);
    let form = other.presses(stranger.message(), "Choose a name…");
    assert!(form.text().contains("letters, digits, hyphens"), "{}", form.text());
    let refused = other.submits(form.modal(), &[("text", "Alva")]);
    assert!(refused.text().contains("is taken"), "{}", refused.text());
    let joined = other.presses(refused.message(), "Join as Alva 2");
    assert!(joined.text().contains("Welcome"), "{}", joined.text());
    // What was wanted has come all the way through the form and the refusal.
    assert_eq!(hall.club.number("SELECT count(*) FROM games"), 1);
    hall.complained(&[]);
    hall.discord.finish();
}

/// A name that nobody can have is refused as it was typed, and somebody who types none is called as
/// they are in Discord: nobody is addressed by the number of an account.
#[test]
fn nobody_is_called_by_a_number() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let nora = hall.discord.user("nora", "en-GB");
    let stranger = nora.says(games, "/tafl games", &[]);
    let id = nora.id().to_string();
    for name in ["🔥🔥🔥", "!!!"] {
        let open = nora.presses(stranger.message(), "Choose a name…");
        let refused = nora.submits(open.modal(), &[("text", name)]);
        assert!(refused.text().contains("can’t be a name"), "{}", refused.text());
        assert!(!refused.text().contains(&id), "{}", refused.text());
    }
    let open = nora.presses(stranger.message(), "Choose a name…");
    let joined = nora.submits(open.modal(), &[("text", "A\u{30a}se Bjo\u{308}rk")]);
    assert!(joined.text().contains("Welcome"), "{}", joined.text());
    assert_eq!(hall.club.texts("SELECT name FROM players"), ["Åse Björk"]);
    hall.complained(&[]);
    hall.discord.finish();
}
