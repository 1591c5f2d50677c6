//! The words in which orders are given: one data file for all languages, read once. It knows what a
//! phrase means in a place of a line, not what an order does with it.

mod courtesies;
mod everyday;
mod file;
mod phrases;
pub(crate) mod places;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::LazyLock;

use engine::notation;
use engine::ruleset::Language;

use file::{Phrase, PlaceWords};

pub use courtesies::Courtesies;
pub use everyday::{Everyday, SpokenTerm, TermPart, length_of_group};
pub use phrases::{EverydayPhrase, EverydayPhrases, Hole, PhrasePart};
pub use places::{
    AccountWord, AnnouncedWord, AnswerWord, ArchiveWord, ArchivedWord, BoardWord, ChannelWord,
    CircleWord, ConditionWord, DayWord, EventWord, FollowWord, GamesWord, HistoryWord, LadderWord,
    LanguageWord, NotesWord, OpponentWord, OrderWord, OrganiseWord, PartWord, PlanWord, PlyWord,
    ProposalWord, SettingWord, TopicWord, TournamentWord, TryWord, VacationWord, ValueWord,
    VerdictWord,
};

/// Orders that end a game or more.
const FINAL: [&str; 2] = ["resign", "erase"];

/// The most suggestions in an answer.
const MOST_SUGGESTIONS: usize = 3;

/// The words that can be used in one place of a line.
pub trait Word: Copy + Eq + Debug + 'static {
    /// The place's name in the data file.
    const PLACE: &'static str;
    /// All words of the place.
    const ALL: &'static [Self];

    /// The one spelling of the word that is stored, and shown where no language is chosen.
    fn canonical(self) -> &'static str;

    /// Everything that the phrase means here, in any language: mostly nothing or one word, but
    /// Spanish `si` is `if` and `yes`.
    fn meanings(phrase: &str) -> Vec<Self> {
        let folded = fold(phrase);
        let canonicals = place::<Self>().by_key.get(&folded).into_iter().flatten();
        canonicals.filter_map(|canonical| of_canonical(canonical)).collect()
    }

    /// The first meaning of the phrase here.
    fn find(phrase: &str) -> Option<Self> {
        Self::meanings(phrase).into_iter().next()
    }

    /// What the longest known phrase at the beginning of the text means, and the text after it as
    /// it was written.
    fn at_start(text: &str) -> Option<(Vec<Self>, &str)> {
        (1..=place::<Self>().longest).rev().find_map(|count| {
            let (head, rest) = first_words(text, count)?;
            let meanings = Self::meanings(head);
            (!meanings.is_empty()).then_some((meanings, rest))
        })
    }

    /// Whether a phrase of several words has this one, as `no hún` has `no`.
    fn has_part(word: &str) -> bool {
        let word = fold(word);
        let mut keys = place::<Self>().by_key.keys();
        keys.any(|key| key.contains(' ') && key.split(' ').any(|part| part == word))
    }

    /// The phrases for the word in that language as they are shown, the usual one first.
    fn phrases(self, language: Language) -> impl Iterator<Item = &'static str> {
        let phrases = place::<Self>().phrases.iter();
        phrases
            .filter(move |phrase| {
                phrase.canonical == self.canonical() && phrase.language == language
            })
            .map(|phrase| phrase.text)
    }

    /// The usual phrase for the word in that language.
    fn phrase(self, language: Language) -> &'static str {
        self.phrases(language).next().unwrap_or_else(|| self.canonical())
    }

    /// The phrases of the place that may have been intended at the beginning of the text, the
    /// nearest first; for each word only the nearest phrase.
    fn nearest(typed: &str) -> Vec<&'static str> {
        let head =
            |count| first_words(typed, count).map_or_else(String::new, |(head, _)| fold(head));
        let heads: Vec<String> = (1..=place::<Self>().longest).map(head).collect();
        let mut found: Vec<(usize, &Phrase)> = Vec::new();
        for phrase in &place::<Self>().phrases {
            let head = heads.get(phrase.text.split_whitespace().count().saturating_sub(1));
            let Some(slips) = head.and_then(|head| slips_in_word(head, &phrase.folded)) else {
                continue;
            };
            // Nobody is led to something irreversible: “se opp” must not suggest “gi opp”.
            if slips > 1 && FINAL.contains(&phrase.canonical) {
                continue;
            }
            match found.iter_mut().find(|(_, other)| other.canonical == phrase.canonical) {
                Some(other) if other.0 <= slips => {}
                Some(other) => *other = (slips, phrase),
                None => found.push((slips, phrase)),
            }
        }
        // Equally near: the one that leaves less of the text unexplained.
        found.sort_by_key(|(slips, phrase)| (*slips, Reverse(phrase.text.len())));
        found.into_iter().take(MOST_SUGGESTIONS).map(|(_, phrase)| phrase.text).collect()
    }
}

/// Terms of a game in canonical words, in those of a language.
pub fn terms_in_language(terms: &str, language: Language) -> String {
    terms.split(' ').map(|term| term_in_language(term, language)).collect::<Vec<_>>().join(" ")
}

/// A term of a game, such as `random` or `3d/ply`.
fn term_in_language(term: &str, language: Language) -> String {
    let word = |word: &str| ProposalWord::find(word).map(|word| word.phrase(language));
    match term.split_once('/') {
        Some((time, per)) => format!("{time}/{}", word(per).unwrap_or(per)),
        None => word(term).unwrap_or(term).to_owned(),
    }
}

/// The phrases of all places and languages, and the canonical words. Topics of the help, days and
/// what follows `board` or `organise` are not among them: they stand where nobody is named. Nor is
/// what follows `archive`, where a name can be in quotation marks.
pub fn all() -> impl Iterator<Item = &'static str> {
    let nameless = [
        PartWord::PLACE,
        TopicWord::PLACE,
        ArchiveWord::PLACE,
        ArchivedWord::PLACE,
        VacationWord::PLACE,
        DayWord::PLACE,
        BoardWord::PLACE,
        OrganiseWord::PLACE,
        VerdictWord::PLACE,
        EventWord::PLACE,
    ];
    let places = PLACES.iter().filter(move |(name, _)| !nameless.contains(name));
    places.flat_map(|(_, place)| &place.phrases).flat_map(|phrase| [phrase.canonical, phrase.text])
}

/// The usual phrases that begin like that; where there are none, the others that are understood.
pub fn phrases_like<W: Word>(typed: &str, language: Language) -> Vec<String> {
    let typed = fold(typed);
    let is_like = |phrase: &&str| fold(phrase).starts_with(&typed);
    let usual = W::ALL.iter().map(|word| word.phrase(language)).filter(is_like);
    let mut found: Vec<String> = usual.map(str::to_owned).collect();
    if found.is_empty() {
        let other = W::ALL.iter().flat_map(|word| word.phrases(language)).filter(is_like);
        found.extend(other.map(str::to_owned));
    }
    found.sort();
    found.dedup();
    found
}

/// The candidates that the text may have been intended as, the nearest first.
pub fn nearest_of<'a>(typed: &str, candidates: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let typed = fold(typed);
    let near = |candidate| slips(&typed, &fold(candidate)).map(|slips| (slips, candidate));
    let mut found: Vec<(usize, &str)> = candidates.into_iter().filter_map(near).collect();
    found.sort_by_key(|(slips, _)| *slips);
    found.into_iter().take(MOST_SUGGESTIONS).map(|(_, candidate)| candidate).collect()
}

/// The form in which words are compared: letters and digits alone, lower case, without accents, one
/// space between words. Empty if the text has no letter or digit.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in notation::fold_typed(text).chars() {
        match c {
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'ø' => folded.push('o'),
            c if c.is_alphanumeric() => folded.push(c),
            _ if folded.ends_with(' ') || folded.is_empty() => {}
            _ => folded.push(' '),
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// How many slips separate a folded text from a word; `None` if there are too many for a mistake.
/// The first letter is seldom mistyped, and a word that begins with another is seldom meant.
fn slips_in_word(typed: &str, meant: &str) -> Option<usize> {
    let allowed = match meant.chars().count() {
        0..=3 => 0,
        4..=8 => 1,
        _ => 2,
    };
    let begins = typed.chars().next() == meant.chars().next();
    begins.then(|| slips(typed, meant)).flatten().filter(|&slips| slips <= allowed)
}

/// How many slips separate the two folded texts; `None` if there are too many for a mistake.
fn slips(typed: &str, meant: &str) -> Option<usize> {
    let length = meant.chars().count();
    // One slip turns a short word into another.
    let allowed = match length {
        0..=2 => 0,
        3..=5 => 1,
        6..=8 => 2,
        _ => 3,
    };
    slips_between(typed, meant, allowed)
}

/// How many slips separate two folded texts: letters that are missing, added, wrong or exchanged;
/// `None` if there are more than `most`.
pub fn slips_between(typed: &str, meant: &str, most: usize) -> Option<usize> {
    // Cheap checks first, because texts can be long and nearly all are far from each other: a slip
    // changes the length by one letter at most, and makes up for one letter that the other lacks.
    if typed.chars().count().abs_diff(meant.chars().count()) > most {
        return None;
    }
    let (typed_letters, meant_letters) = (letters(typed), letters(meant));
    let lacks = |one: u64, other: u64| (one & !other).count_ones() as usize;
    if lacks(typed_letters, meant_letters).max(lacks(meant_letters, typed_letters)) > most {
        return None;
    }
    Some(strsim::damerau_levenshtein(typed, meant)).filter(|&slips| slips <= most)
}

/// Which letters a text has, one bit for each; letters outside ASCII share bits.
fn letters(text: &str) -> u64 {
    text.chars().fold(0, |letters, letter| letters | 1 << (u32::from(letter) % 64))
}

/// The first words of the text, as many as asked for, and what follows them; `None` if there are
/// fewer, or if the last of them is only punctuation.
fn first_words(text: &str, count: usize) -> Option<(&str, &str)> {
    let mut rest = text;
    let mut last = "";
    for _ in 0..count {
        rest = rest.trim_start();
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        (last, rest) = rest.split_at(end);
    }
    if fold(last).is_empty() {
        return None;
    }
    text.strip_suffix(rest).map(|head| (head, rest.trim_start()))
}

fn of_canonical<W: Word>(canonical: &str) -> Option<W> {
    W::ALL.iter().copied().find(|word| word.canonical() == canonical)
}

fn place<W: Word>() -> &'static PlaceWords {
    static NONE: LazyLock<PlaceWords> = LazyLock::new(PlaceWords::default);
    PLACES.get(W::PLACE).unwrap_or(&NONE)
}

static PLACES: LazyLock<BTreeMap<&'static str, PlaceWords>> =
    // Tests read the shipped file, so a build that passed cannot fail here.
    LazyLock::new(|| {
        file::read(include_str!("../orders.toml"))
            .unwrap_or_else(|why| panic!("orders.toml: {why}"))
    });
