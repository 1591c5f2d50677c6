//! What is stored about players: one entry for each kind of data.

use crate::words::Words;

/// Everything that a club stores about a player, by kind, in the order in which it is listed.
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

/// What is stored, why and for how long, and how to get it or have it erased.
pub(super) fn text(words: &Words) -> String {
    let mut lines = vec![words.say("privacy", &[])];
    for what in HELD {
        lines.push(format!("  {}", words.say("privacy-held", &[("what", what.into())])));
    }
    lines.push(words.say("privacy-how", &[]));
    lines.join("\n")
}
