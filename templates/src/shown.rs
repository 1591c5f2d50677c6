//! What people wrote, before others read it: on one line, and unable to deceive them.

use unicode_normalization::char::is_combining_mark;

use crate::discord_marks::ACCOUNT_MARK;
use crate::words::{COMMAND_MARK, HOUSE_MARK};

/// As many marks as any language puts on a letter, and one more.
const MARKS: usize = 4;

/// A player's text, on one line and without anything that could deceive a reader or control a
/// terminal: control characters, marks that change the direction of writing, and more than a few
/// marks on one letter, which would cover the lines above.
pub fn make_harmless(text: &str) -> String {
    // The last three of them mark accounts, commands and moments for Discord.
    let turns = |c| matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | ACCOUNT_MARK | COMMAND_MARK | HOUSE_MARK | '\u{f8ff}');
    let kept = text.chars().filter(|&c| c.is_whitespace() || !(c.is_control() || turns(c)));
    let mut marks = 0;
    // Characters without width do not separate marks from their letter.
    let is_nothing = |c| matches!(c, '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}');
    let kept = kept.filter(|&c| {
        marks = match () {
            () if is_combining_mark(c) => marks + 1,
            () if is_nothing(c) => return true,
            () => 0,
        };
        marks <= MARKS
    });
    kept.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}
