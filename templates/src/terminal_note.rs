//! What a player's own terminal says by itself, when the club can't or doesn't have to.

use engine::ruleset::Language;

use crate::shown::make_harmless;
use crate::words::Words;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TerminalNote<'a> {
    /// The player has left, and can come back with this line of the shell.
    Left { line: &'a str },
    /// What was typed is too long to be sent.
    TooLong,
    /// The club has gone away and may come back.
    Lost,
    /// The club went away so often after that line that it isn't sent any more.
    GivenUp { text: &'a str, times: u32 },
}

impl TerminalNote<'_> {
    /// A sentence or more, and below it what can be typed.
    pub fn say(self, language: Language) -> String {
        let words = Words::of(language);
        match self {
            TerminalNote::Left { line } => words.say("terminal-left", &[("line", line.into())]),
            TerminalNote::TooLong => words.say("terminal-too-long", &[]),
            TerminalNote::Lost => words.say("terminal-lost", &[]),
            TerminalNote::GivenUp { text, times } => {
                let text = ("text", make_harmless(text).into());
                words.say("terminal-given-up", &[text, ("times", times.into())])
            }
        }
    }
}
