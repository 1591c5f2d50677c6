//! What is stored about players: one entry for each kind of data, and the file with all of it.

use crate::reader::Reader;

/// Everything that a club stores about a player, by kind, in the order in which it is listed.
const HELD: [&str; 14] = [
    "account",
    "addresses",
    "codes",
    "devices",
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
pub(crate) fn text(reader: &Reader) -> String {
    let words = reader.words();
    let mut lines = vec![words.say("privacy", &[reader.club_argument()])];
    for what in HELD {
        lines.push(format!("  {}", words.say("privacy-held", &[("what", what.into())])));
    }
    lines.push(words.say("privacy-how", &[]));
    lines.join("\n")
}

/// A file that goes with a notice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFile {
    /// What to call it: letters, digits, hyphens and a dot.
    pub file: String,
    /// Its contents; empty until it has been put together.
    pub text: String,
}
