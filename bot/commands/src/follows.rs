//! What follows the word of an order: how it is shown in the words of a language, and which words are
//! suggested there while somebody types. A row of the table says which of these it is.

use engine::ruleset::Language;

use crate::words::{
    AccountWord, AnswerWord, ArchiveWord, ArchivedWord, BoardWord, DayWord, FollowWord,
    OpponentWord, OrderWord, PartWord, SettingWord, TopicWord, TryWord, VacationWord, Word,
    phrases_like, terms_in_language,
};

/// What follows the word of an order.
#[derive(Clone, Copy, Debug)]
pub struct Follows {
    /// From canonical words to those of a language. Names and texts stay as they are.
    in_language: fn(&str, Language) -> String,
    /// The words that begin like what is typed directly behind the order.
    first: fn(&str, Language) -> Vec<String>,
    /// The same for what is typed further on.
    later: fn(&str, Language) -> Vec<String>,
}

impl Follows {
    /// An answer, or what has no words of its own.
    pub(crate) const ANSWER: Follows = Follows::own(answer);

    /// A word of that place, if it is one, and then anything.
    pub(crate) const fn first<W: Word>() -> Follows {
        Follows { first: phrases_like::<W>, ..Follows::own(first::<W>) }
    }

    /// Words of that place wherever they stand.
    pub(crate) const fn each<W: Word>() -> Follows {
        Follows::own(each::<W, W>)
    }

    /// What only one order has.
    pub(crate) const fn own(in_language: fn(&str, Language) -> String) -> Follows {
        Follows { in_language, first: nothing, later: nothing }
    }

    /// Settings: each has a word, wherever it stands.
    pub(crate) const SETTINGS: Follows = Follows {
        in_language: account,
        first: phrases_like::<SettingWord>,
        later: phrases_like::<SettingWord>,
    };

    /// A command, or a topic of help.
    pub(crate) const HELP: Follows =
        Follows { first: phrases_like::<OrderWord>, ..Follows::own(topic) };

    /// What is shown of a board, or what is tried on it.
    pub(crate) const TRIED: Follows = Follows::own(tried);
    pub(crate) const SPAN: Follows = Follows::own(each::<VacationWord, DayWord>);
    pub(crate) const FOLLOWED: Follows = Follows::own(followed);
    pub(crate) const SEARCH: Follows = Follows::own(search);
    pub(crate) const TERMS: Follows = Follows::own(terms_in_language);
    pub(crate) const OPPONENT: Follows = Follows::own(opponent_and_terms);
    pub(crate) const PARTS: Follows = Follows::each::<PartWord>();

    /// What follows in canonical words, in those of a language.
    pub(crate) fn in_language(&self, canonical: &str, language: Language) -> String {
        (self.in_language)(canonical, language)
    }

    /// The words that begin like what is typed, where `before` stands between it and the order.
    pub fn completions(&self, before: &str, typed: &str, language: Language) -> Vec<String> {
        let words = if before.is_empty() { self.first } else { self.later };
        words(typed, language)
    }
}

fn nothing(_: &str, _: Language) -> Vec<String> {
    Vec::new()
}

fn answer(rest: &str, language: Language) -> String {
    AnswerWord::find(rest).map_or(rest, |word| word.phrase(language)).to_owned()
}

fn first<W: Word>(canonical: &str, language: Language) -> String {
    let known = W::at_start(canonical)
        .and_then(|(words, rest)| Some(format!("{} {rest}", words.first()?.phrase(language))));
    known.map_or_else(|| canonical.to_owned(), |known| known.trim_end().to_owned())
}

fn each<W: Word, V: Word>(rest: &str, language: Language) -> String {
    let word = |typed| {
        let known = W::find(typed).map(|known| known.phrase(language));
        known.or_else(|| V::find(typed).map(|known| known.phrase(language))).unwrap_or(typed)
    };
    rest.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

fn account(rest: &str, language: Language) -> String {
    match AccountWord::at_start(rest) {
        Some(_) => each::<AccountWord, AccountWord>(rest, language),
        None => answer(rest, language),
    }
}

fn tried(rest: &str, language: Language) -> String {
    match TryWord::at_start(rest) {
        Some(_) => first::<TryWord>(rest, language),
        None => first::<BoardWord>(rest, language),
    }
}

fn topic(rest: &str, language: Language) -> String {
    match OrderWord::find(rest) {
        Some(_) => first::<OrderWord>(rest, language),
        None => TopicWord::find(rest).map_or(rest, |word| word.phrase(language)).to_owned(),
    }
}

/// Of what is followed, only these words are ours; the rest is a name.
fn followed(rest: &str, language: Language) -> String {
    let today = OrderWord::ClubToday;
    let word = |word| match FollowWord::find(word) {
        Some(known) if known.canonical() == word => known.phrase(language),
        _ if word == today.canonical() => today.phrase(language),
        _ => word,
    };
    rest.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

fn opponent_and_terms(rest: &str, language: Language) -> String {
    let (opponent, terms) = rest.split_once(' ').unwrap_or((rest, ""));
    let opponent = opponent_in_language(opponent, language);
    format!("{opponent} {}", terms_in_language(terms, language)).trim().to_owned()
}

/// What is looked for among games: names in quotation marks stay as they are.
fn search(search: &str, language: Language) -> String {
    let mut is_name = false;
    let words = search.split(' ').map(|typed| {
        let was_name = is_name;
        is_name ^= typed.matches('"').count() % 2 == 1;
        let known = ArchiveWord::find(typed).filter(|word| word.canonical() == typed);
        let shown = ArchivedWord::find(typed).filter(|word| word.canonical() == typed);
        let after = BoardWord::find(typed).filter(|word| word.canonical() == typed);
        let phrase = known.map(|word| word.phrase(language));
        let phrase = phrase.or_else(|| shown.map(|word| word.phrase(language)));
        let phrase = phrase.or_else(|| after.map(|word| word.phrase(language)));
        if was_name { typed } else { phrase.unwrap_or(typed) }
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The house with its level, as `house-3`; a name stays as it is.
fn opponent_in_language(opponent: &str, language: Language) -> String {
    let (word, level) = match opponent.split_once('-') {
        Some((word, level)) => (word, format!(" {level}")),
        None => (opponent, String::new()),
    };
    match OpponentWord::find(word) {
        Some(house) if opponent.starts_with(house.canonical()) => {
            format!("{}{level}", house.phrase(language))
        }
        _ => opponent.to_owned(),
    }
}
