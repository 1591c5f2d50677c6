//! Keeping a distance in Discord: people are mentioned there, not named.

use crate::discord::table::{Hall, server};

#[test]
fn who_is_blocked_or_reported_by_a_mention_is_found() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let _bo = hall.player(games, "bo", "en-GB");
    let given = [("player", "bo"), ("text", "laughs at every move")];
    let reported = alva.says(games, "/club report", &given);
    assert!(reported.text().contains("isn’t told"), "{}", reported.text());
    let blocked = alva.says(games, "/club block", &[("player", "bo")]);
    assert!(blocked.text().contains("You’ve blocked Bo"), "{}", blocked.text());
    assert_eq!(hall.club.number("SELECT count(*) FROM blocks"), 1);
    assert_eq!(hall.club.number("SELECT count(*) FROM reports"), 1);
    // And it ends by a mention, too.
    let ended = alva.says(games, "/club block", &[("player", "bo"), ("off", "true")]);
    assert!(ended.text().contains("Bo"), "{}", ended.text());
    assert_eq!(hall.club.number("SELECT count(*) FROM blocks"), 0);
}
