//! The page on which somebody stops all email to their address. Looking at it changes nothing,
//! since programs that check links look at it too; its button does.

use std::sync::LazyLock;

use minijinja::{AutoEscape, Environment, context};

use crate::reader::Reader;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopPage {
    /// Asks whether to stop, with a button that does it.
    Ask,
    Done,
    /// The link is not from an email of ours.
    Gone,
}

static LAYOUTS: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut layouts = Environment::new();
    layouts.set_auto_escape_callback(|_| AutoEscape::Html);
    layouts.set_trim_blocks(true);
    layouts.set_lstrip_blocks(true);
    // Tests render every layout: a build that passed cannot fail here.
    if let Err(broken) = layouts.add_template("stop", include_str!("../layouts/stop.html")) {
        panic!("layouts/stop.html: {broken}");
    }
    layouts
});

impl StopPage {
    #[must_use]
    pub fn html(self, reader: &Reader) -> String {
        let words = reader.words();
        let (page, text, button) = match self {
            StopPage::Ask => ("ask", "stop-ask", Some(words.say("stop-button", &[]))),
            StopPage::Done => ("done", "stop-done", None),
            StopPage::Gone => ("gone", "stop-gone", None),
        };
        let filled = context! {
            language => reader.language.code(),
            title => words.say("stop-title", &[("page", page.into())]),
            text => words.say(text, &[]),
            button => button,
        };
        let rendered = LAYOUTS.get_template("stop").and_then(|layout| layout.render(filled));
        rendered.unwrap_or_else(|broken| panic!("layouts/stop.html: {broken}"))
    }
}
