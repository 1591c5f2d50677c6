//! What is held of players: one entry for each kind of thing.

use crate::words::Words;

/// Everything that a club holds of a player, by kind, in the order in which it is told.
const HELD: [&str; 13] = [
    "account",
    "addresses",
    "codes",
    "games",
    "ladders",
    "words",
    "plans",
    "distance",
    "invitations",
    "contacts",
    "mails",
    "notices",
    "requests",
];

/// What is held and why and for how long, and how to get it or have it erased.
pub(super) fn text(words: &Words) -> String {
    let mut lines = vec![words.say("privacy", &[])];
    for what in HELD {
        lines.push(format!("  {}", words.say("privacy-held", &[("what", what.into())])));
    }
    lines.push(words.say("privacy-how", &[]));
    lines.join("\n")
}
