//! What is around every page: the club's name, where else to go, who reads, and a line for any
//! command. The style and the script are files of their own, since nothing is allowed inside a page.

use std::fmt::Write as _;
use std::sync::LazyLock;

use commands::{Question, WhichGames};
use minijinja::{Value, context};
use pictures::Theme;

use super::{Addresses, Section, WebText};
use crate::layouts;
use crate::reader::Reader;
use crate::shown::make_harmless;
use crate::told::step::give;

/// Who reads a page, and how.
pub struct Surroundings<'a> {
    pub reader: &'a Reader,
    /// The name of the player whose device it is; `None` for a visitor.
    pub player: Option<&'a str>,
    /// The colours that were chosen on the device; `None` for those of the device itself.
    pub theme: Option<Theme>,
    /// The address of the page.
    pub here: &'a str,
    pub marks: &'a FormMarks,
    pub addresses: &'a dyn Addresses,
}

/// What every form carries.
#[derive(Clone, Debug, Default)]
pub struct FormMarks {
    /// The number of the page: a command that is sent from it twice is done once.
    pub request: String,
    /// Where a yes or no on this page answers something, if it may ask.
    pub place: Option<String>,
    /// What shows that it came from a page of ours.
    pub token: String,
}

impl Surroundings<'_> {
    /// The addresses of a picture in the themes that a device may want.
    pub(super) fn themed(&self, address: &str) -> Value {
        let joint = if address.contains('?') { '&' } else { '?' };
        let of = |theme: Theme| format!("{address}{joint}theme={}", theme.word());
        match self.theme {
            Some(theme) => context! { usual => of(theme) },
            None => context! {
                usual => of(Theme::Light),
                dark => of(Theme::Dark),
                contrast => of(Theme::HighContrast),
            },
        }
    }
}

/// A whole page. Its title is what a browser shows above it.
pub fn page_html(title: &str, sections: &[Section<'_>], around: &Surroundings<'_>) -> String {
    let Surroundings { reader, player, theme, here, marks, .. } = around;
    let words = reader.words();
    let parts = [
        ("/", WebText::Home),
        ("/games", WebText::Games),
        ("/challenges", WebText::Challenges),
        ("/players", WebText::Players),
        ("/ladders", WebText::Ladders),
        ("/tournaments", WebText::Tournaments),
        ("/rules", WebText::Rules),
        ("/help", WebText::Help),
    ];
    let own = [
        ("/mine", WebText::AsOn(give(Question::Games(WhichGames::Own)))),
        ("/settings", WebText::AsOn(give(Question::Settings))),
    ];
    let links = |links: &[(&str, WebText)]| {
        let link = |(to, text): &(&str, WebText)| {
            context! { to => to, text => text.say(words), here => to == here }
        };
        links.iter().map(link).collect::<Vec<Value>>()
    };
    let themes = std::iter::once(None).chain(Theme::ALL.map(Some)).map(|one| {
        context! {
            word => one.map_or("device", Theme::word),
            label => WebText::Theme(one).say(words),
            chosen => one == *theme,
        }
    });
    layouts::fill(
        "page.html",
        context! {
            language => reader.language.code(),
            title => title,
            // What a page is about may be said already: by its first line, or above everything.
            is_titled => title == reader.club || sections.iter().any(Section::is_titled),
            club => make_harmless(reader.club),
            theme => theme.map_or("device", Theme::word),
            parts => links(&parts),
            parts_label => WebText::Parts.say(words),
            own => player.map(|_| links(&own)),
            skip => WebText::SkipToContent.say(words),
            signed_in => player.map(|name| WebText::SignedIn(name.to_owned()).say(words)),
            sign_in => WebText::SignIn.say(words),
            sign_out => WebText::SignOut.say(words),
            command => WebText::Command.say(words),
            send => WebText::Send.say(words),
            apply => WebText::Apply.say(words),
            privacy => WebText::Privacy.say(words),
            colours => WebText::Colours.say(words),
            themes => themes.collect::<Vec<_>>(),
            here => here,
            request => marks.request,
            place => marks.place,
            token => marks.token,
            sections => sections.iter().map(|section| section.value(around)).collect::<Vec<_>>(),
        },
    )
}

/// The style, followed by where the squares of each size of board are in its picture.
pub(super) static STYLE: LazyLock<String> = LazyLock::new(|| {
    let mut style = include_str!("../../../layouts/page.css").to_owned();
    for size in SIZES {
        let frame = 100.0 * pictures::frame_share(size);
        // Writing into a string can't fail.
        let _ = writeln!(style, ".of-{size} .grid {{ inset: {frame:.3}%; }}");
    }
    style
});

/// The sizes that boards can have.
const SIZES: std::ops::RangeInclusive<u8> = 5..=19;
