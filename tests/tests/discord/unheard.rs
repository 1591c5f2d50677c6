//! A player who challenges somebody who can't be reached is not told that the challenge has
//! arrived.

use tests::mail::until;

use crate::discord::table::{Hall, server};

#[test]
fn a_challenge_that_reaches_nobody_is_not_said_to_have_arrived() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    bo.closes_dms();
    let private = [("player", "bo"), ("rules", "brandubh"), ("terms", "private")];
    // Nobody knows it yet.
    let sent = alva.says(games, "/tafl challenge", &private);
    assert!(!sent.text().contains("can’t reach"), "{}", sent.text());
    let direct = hall.discord.dm(&alva);
    until("alva to be told", || {
        let told = hall.discord.messages(direct);
        told.into_iter()
            .find(|message| message.text().contains("Discord no longer accepts messages for Bo"))
    });
    // From then on it is said at once.
    let again = [private.as_slice(), &[("side", "attack")]].concat();
    let sent = alva.says(games, "/tafl challenge", &again);
    assert!(sent.text().contains("I can’t reach Bo"), "{}", sent.text());
    // In public, he is reached.
    let public = [("player", "bo"), ("rules", "brandubh")];
    let sent = alva.says(games, "/tafl challenge", &public);
    assert!(!sent.text().contains("can’t reach"), "{}", sent.text());
    // He finds them where he looks for his games.
    let own = bo.says(games, "/tafl games", &[]);
    assert!(own.text().contains('3'), "{}", own.text());
    hall.discord.finish();
}
