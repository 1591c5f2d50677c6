//! The canonical text of an order, in which it is stored with remembered requests. It reads back to
//! the same order.

use std::fmt;

use engine::Square;
use templates::orders::{AnswerWord, ChannelWord, Word};

use super::{
    GameQuestion, LadderDeed, LadderQuestion, LinkTarget, Offer, Order, OrderLine, Proposal,
    Setting, Sure, TournamentDeed, TournamentQuestion, VacationOrder,
};

impl fmt::Display for OrderLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.game {
            Some(game) => write!(f, "{game}: {}", self.order),
            None => self.order.fmt(f),
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::Ask(question) => question.fmt(f),
            Order::Do(deed) => deed.fmt(f),
        }
    }
}

/// Joins what is not empty with spaces.
pub(super) fn joined(parts: &[String]) -> String {
    let parts = parts.iter().map(String::as_str).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" ")
}

/// The canonical word for a value that is one of these.
pub(super) fn word_for<W: Word, T: PartialEq>(value: T, meanings: &[(W, T)]) -> &'static str {
    let known = meanings.iter().find(|(_, meant)| *meant == value);
    known.map_or("", |(word, _)| word.canonical())
}

/// What comes with an order.
pub(super) trait Canonical {
    /// Its canonical text; empty if there is nothing to write.
    fn canonical_text(&self) -> String;
}

macro_rules! written_as_shown {
    ($($Part:ty),+) => {$(
        impl Canonical for $Part {
            fn canonical_text(&self) -> String {
                self.to_string()
            }
        }
    )+};
}

written_as_shown!(String, u8, u32, char, Square, Proposal, Setting, VacationOrder, GameQuestion);
written_as_shown!(LadderQuestion, LadderDeed, TournamentQuestion, TournamentDeed);

impl<T: Canonical> Canonical for Option<T> {
    fn canonical_text(&self) -> String {
        self.as_ref().map(T::canonical_text).unwrap_or_default()
    }
}

impl<T: Canonical> Canonical for Vec<T> {
    fn canonical_text(&self) -> String {
        joined(&self.iter().map(T::canonical_text).collect::<Vec<_>>())
    }
}

impl Canonical for Offer {
    fn canonical_text(&self) -> String {
        let word = match self {
            Offer::Make => return String::new(),
            Offer::Accept => AnswerWord::Accept,
            Offer::Decline => AnswerWord::Decline,
            Offer::Withdraw => AnswerWord::Withdraw,
        };
        word.canonical().to_owned()
    }
}

impl Canonical for Sure {
    fn canonical_text(&self) -> String {
        match self {
            Sure::Ask => String::new(),
            Sure::Yes => AnswerWord::Yes.canonical().to_owned(),
        }
    }
}

impl Canonical for ChannelWord {
    fn canonical_text(&self) -> String {
        self.canonical().to_owned()
    }
}

impl Canonical for LinkTarget {
    fn canonical_text(&self) -> String {
        match self {
            LinkTarget::Mail(what) | LinkTarget::Code(what) => what.clone(),
            LinkTarget::Discord(what) => format!("{} {what}", ChannelWord::Discord.canonical()),
        }
    }
}
