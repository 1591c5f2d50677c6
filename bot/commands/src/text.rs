//! The canonical text of an order, in which it is stored with remembered requests. It reads back to
//! the same order.

use engine::Square;
use engine::ruleset::Language;

use super::parts::{
    AfterPly, LineNumber, LinkTarget, Offer, Sure, TellsEnd, TriedPlies, WhichDevices, WhichGames,
};
use crate::row::WordRow;
use crate::words::{
    AccountWord, AnswerWord, BoardWord, ChannelWord, FollowWord, GamesWord, OrderWord, PartWord,
    SettingWord, Word,
};

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
    /// Whether it can be any words.
    const IS_FREE: bool = false;

    /// Its canonical text; empty if there is nothing to write.
    fn canonical_text(&self) -> String;

    /// The words by which it says what is done; empty if it only says with what.
    fn act(&self) -> String {
        String::new()
    }

    /// What its order is about: its text without the words that say what is done.
    fn about(&self) -> String {
        self.canonical_text()
    }
}

/// For what says by its whole text what is done.
macro_rules! says_what_is_done {
    () => {
        fn act(&self) -> String {
            self.canonical_text()
        }

        fn about(&self) -> String {
            String::new()
        }
    };
}

/// For what is written as it is shown, and says by its first word what is done, if that is one of these.
macro_rules! begins_with_its_word {
    ($($Part:ty: $Word:ty),+) => {$(
        impl $crate::text::Canonical for $Part {
            fn canonical_text(&self) -> String {
                self.to_string()
            }

            fn act(&self) -> String {
                let text = self.to_string();
                let first = text.split(' ').next().unwrap_or_default();
                <$Word>::find(first).map_or("", <$Word>::canonical).to_owned()
            }

            fn about(&self) -> String {
                let text = self.to_string();
                text.strip_prefix(&self.act()).map_or("", str::trim_start).to_owned()
            }
        }
    )+};
}

pub(super) use begins_with_its_word;

/// For what is written as it is shown.
macro_rules! written_as_shown {
    ($($Part:ty),+) => {$(
        impl $crate::text::Canonical for $Part {
            fn canonical_text(&self) -> String {
                self.to_string()
            }
        }
    )+};
}

written_as_shown!(u8, u32, char, Square);

impl Canonical for String {
    const IS_FREE: bool = true;

    fn canonical_text(&self) -> String {
        self.clone()
    }
}

pub(super) use written_as_shown;

impl<T: Canonical> Canonical for Option<T> {
    const IS_FREE: bool = T::IS_FREE;

    fn canonical_text(&self) -> String {
        self.as_ref().map(T::canonical_text).unwrap_or_default()
    }

    fn act(&self) -> String {
        self.as_ref().map(T::act).unwrap_or_default()
    }

    fn about(&self) -> String {
        self.as_ref().map(T::about).unwrap_or_default()
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

    says_what_is_done!();
}

impl Canonical for Sure {
    fn canonical_text(&self) -> String {
        match self {
            Sure::Ask => String::new(),
            Sure::Yes => AnswerWord::Yes.canonical().to_owned(),
        }
    }

    fn about(&self) -> String {
        String::new()
    }
}

impl Canonical for TellsEnd {
    fn canonical_text(&self) -> String {
        match self {
            TellsEnd::No => String::new(),
            TellsEnd::Yes => FollowWord::End.canonical().to_owned(),
        }
    }

    says_what_is_done!();
}

impl Canonical for AfterPly {
    fn canonical_text(&self) -> String {
        format!("{} {}", BoardWord::After.canonical(), self.0)
    }
}

impl Canonical for LineNumber {
    fn canonical_text(&self) -> String {
        format!("{} {}", OrderWord::Tries.canonical(), self.0)
    }
}

impl Canonical for TriedPlies {
    fn canonical_text(&self) -> String {
        self.0.join(" ")
    }
}

impl Canonical for SettingWord {
    fn canonical_text(&self) -> String {
        self.canonical().to_owned()
    }
}

impl Canonical for PartWord {
    fn canonical_text(&self) -> String {
        self.canonical().to_owned()
    }
}

impl Canonical for WhichGames {
    const IS_FREE: bool = true;

    fn canonical_text(&self) -> String {
        match self {
            WhichGames::Own => String::new(),
            WhichGames::Waiting => GamesWord::Waiting.canonical().to_owned(),
            WhichGames::Finished => GamesWord::Finished.canonical().to_owned(),
            WhichGames::Club => GamesWord::All.canonical().to_owned(),
            WhichGames::Of(name) => name.clone(),
        }
    }
}

impl Canonical for WhichDevices {
    fn canonical_text(&self) -> String {
        match self {
            WhichDevices::All => AccountWord::All.canonical().to_owned(),
            WhichDevices::Number(number) => number.to_string(),
        }
    }

    fn act(&self) -> String {
        match self {
            WhichDevices::All => self.canonical_text(),
            WhichDevices::Number(_) => String::new(),
        }
    }
}

impl Canonical for ChannelWord {
    fn canonical_text(&self) -> String {
        self.canonical().to_owned()
    }
}

impl Canonical for LinkTarget {
    const IS_FREE: bool = true;

    fn canonical_text(&self) -> String {
        match self {
            LinkTarget::Mail(what) | LinkTarget::Code(what) => what.clone(),
            LinkTarget::Discord(what) => format!("{} {what}", ChannelWord::Discord.canonical()),
        }
    }
}

/// An order in canonical words, which may name its game, in the words of a language. Unknown words
/// stay as they are.
pub fn command_in_language(canonical: &str, language: Language) -> String {
    if let Some((game, order)) = canonical.split_once(": ")
        && game.bytes().all(|c| c.is_ascii_digit())
    {
        return format!("{game}: {}", command_in_language(order, language));
    }
    let Some((orders, rest)) = OrderWord::at_start(canonical) else {
        return canonical.to_owned();
    };
    let Some(&order) = orders.first() else { return canonical.to_owned() };
    let rest = rest.trim();
    let rest = WordRow::of(order).then.in_language(rest, language);
    format!("{} {rest}", order.phrase(language)).trim_end().to_owned()
}
