//! The page on which somebody stops all email to their address. Looking at it changes nothing,
//! since programs that check links look at it too; its button does, once a box is ticked, which no
//! program does that presses every button.

use minijinja::context;

use crate::layouts;
use crate::reader::Reader;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopPage {
    /// Asks whether to stop, with a button that does it.
    Ask,
    Done,
    /// The link is not from an email of ours.
    Gone,
}

impl StopPage {
    /// What its form says once somebody has ticked the box.
    pub const SURE: (&str, &str) = ("sure", "yes");

    #[must_use]
    pub fn html(self, reader: &Reader) -> String {
        let words = reader.words();
        let (page, text, button) = match self {
            StopPage::Ask => ("ask", "stop-ask", Some(words.say("stop-button", &[]))),
            StopPage::Done => ("done", "stop-done", None),
            StopPage::Gone => ("gone", "stop-gone", None),
        };
        layouts::fill(
            "stop.html",
            context! {
                language => reader.language.code(),
                title => words.say("stop-title", &[("page", page.into())]),
                text => words.say(text, &[reader.club_argument()]),
                button => button,
                sure => words.say("stop-sure", &[]),
                field => StopPage::SURE,
            },
        )
    }
}
