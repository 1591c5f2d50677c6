//! The words of the order language: one data file for all languages, read once. It knows
//! what a phrase means in a place of a line; what an order does with it is for others.

mod places;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::sync::LazyLock;

use engine::notation;
use engine::ruleset::Language;
use toml::de::{DeTable, DeValue};

pub use places::{
    AnswerWord, ChannelWord, ConditionWord, LanguageWord, OrderWord, PlyWord, ProposalWord,
    SettingWord, VacationWord, ValueWord,
};

/// The most suggestions an answer makes.
const MOST_SUGGESTIONS: usize = 3;

/// The words that can stand in one place of a line.
pub trait Word: Copy + Eq + Debug + 'static {
    /// The place, as the data file calls it.
    const PLACE: &'static str;
    /// All words of the place.
    const ALL: &'static [Self];

    /// The one spelling in which the word is stored and shown where no language is chosen.
    #[must_use]
    fn canonical(self) -> &'static str;

    /// All that the phrase means here, in any language: mostly nothing or one word, but
    /// Spanish `si` is `if` and `yes`.
    #[must_use]
    fn meanings(phrase: &str) -> Vec<Self> {
        let folded = fold(phrase);
        let canonicals = place::<Self>().by_key.get(&folded).into_iter().flatten();
        canonicals.filter_map(|canonical| of_canonical(canonical)).collect()
    }

    /// The first of all that the phrase means here.
    #[must_use]
    fn find(phrase: &str) -> Option<Self> {
        Self::meanings(phrase).into_iter().next()
    }

    /// What the longest known phrase at the beginning of the text means, and the text
    /// behind it as it was written.
    #[must_use]
    fn at_start(text: &str) -> Option<(Vec<Self>, &str)> {
        (1..=place::<Self>().longest).rev().find_map(|count| {
            let (head, rest) = first_words(text, count)?;
            let meanings = Self::meanings(head);
            (!meanings.is_empty()).then_some((meanings, rest))
        })
    }

    /// The phrases for the word in that language, the usual one first, as they are shown.
    fn phrases(self, language: Language) -> impl Iterator<Item = &'static str> {
        let phrases = place::<Self>().phrases.iter();
        phrases
            .filter(move |phrase| {
                phrase.canonical == self.canonical() && phrase.language == language
            })
            .map(|phrase| phrase.text)
    }

    /// The phrases of the place that the beginning of the text may have been meant to be,
    /// the nearest first; of each word the nearest phrase alone.
    #[must_use]
    fn nearest(typed: &str) -> Vec<&'static str> {
        let mut found: Vec<(usize, &Phrase)> = Vec::new();
        for phrase in &place::<Self>().phrases {
            let Some((head, _)) = first_words(typed, phrase.text.split_whitespace().count()) else {
                continue;
            };
            let Some(slips) = slips(&fold(head), &fold(phrase.text)) else { continue };
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

/// The phrases of all places and languages, and the canonical words.
pub fn all() -> impl Iterator<Item = &'static str> {
    PLACES
        .values()
        .flat_map(|place| place.phrases.iter().flat_map(|phrase| [phrase.canonical, phrase.text]))
}

/// The candidates that the text may have been meant to be, the nearest first.
pub fn nearest_of<'a>(typed: &str, candidates: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let typed = fold(typed);
    let near = |candidate| slips(&typed, &fold(candidate)).map(|slips| (slips, candidate));
    let mut found: Vec<(usize, &str)> = candidates.into_iter().filter_map(near).collect();
    found.sort_by_key(|(slips, _)| *slips);
    found.into_iter().take(MOST_SUGGESTIONS).map(|(_, candidate)| candidate).collect()
}

/// The shape in which words are compared: letters and digits alone, lower case, without
/// accents, one space between words. Empty if the text holds no letter or digit.
#[must_use]
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in notation::fold(text).chars() {
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

/// How people write who lack the keys: `lösche` as `loesche`, `gå` as `gaa`.
fn spelled_out(phrase: &str) -> String {
    let lower = phrase.to_lowercase();
    [("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("å", "aa"), ("ø", "oe")]
        .into_iter()
        .fold(lower, |text, (letter, letters)| text.replace(letter, letters))
}

/// So many slips part the two folded texts; `None` if they are too many for a mistake.
fn slips(typed: &str, meant: &str) -> Option<usize> {
    let length = meant.chars().count();
    // One slip makes another word of a short one.
    let allowed = match length {
        0..=2 => 0,
        3..=5 => 1,
        6..=8 => 2,
        _ => 3,
    };
    // Cheap, and texts can be long.
    if typed.chars().count().abs_diff(length) > allowed {
        return None;
    }
    Some(strsim::damerau_levenshtein(typed, meant)).filter(|&slips| slips <= allowed)
}

/// The first so many words, and what follows them; `None` if there are fewer, or if the
/// last of them is punctuation alone.
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

/// One way to type a word.
struct Phrase {
    canonical: &'static str,
    language: Language,
    text: &'static str,
}

/// What can stand in one place.
#[derive(Default)]
struct Place {
    phrases: Vec<Phrase>,
    /// Canonical words by folded phrase.
    by_key: BTreeMap<String, BTreeSet<&'static str>>,
    /// Words in the longest phrase, and one for a dash or the like before it.
    longest: usize,
}

fn place<W: Word>() -> &'static Place {
    static NONE: LazyLock<Place> = LazyLock::new(Place::default);
    PLACES.get(W::PLACE).unwrap_or(&NONE)
}

static PLACES: LazyLock<BTreeMap<&'static str, Place>> =
    // Tests read the shipped file, so a build that passed cannot fail here.
    LazyLock::new(|| {
        read(include_str!("../words/orders/orders.toml"))
            .unwrap_or_else(|why| panic!("orders.toml: {why}"))
    });

fn read(text: &'static str) -> Result<BTreeMap<&'static str, Place>, String> {
    let document = DeTable::parse(text).map_err(|error| error.to_string())?;
    let mut places = BTreeMap::new();
    for (name, words) in document.get_ref() {
        let mut place = Place::default();
        for (canonical, languages) in table(words.get_ref())? {
            let canonical = borrowed(canonical.get_ref())?;
            place.learn(canonical, canonical);
            for (code, phrases) in table(languages.get_ref())? {
                let language = Language::from_code(code.get_ref())
                    .ok_or_else(|| format!("no language {:?}", code.get_ref()))?;
                let phrases = phrases.get_ref().as_array().ok_or("a list of phrases is due")?;
                for phrase in phrases {
                    let DeValue::String(text) = phrase.get_ref() else {
                        return Err(format!("{canonical} has a phrase that is no text"));
                    };
                    let text = borrowed(text)?;
                    place.learn(canonical, text);
                    place.learn(canonical, &spelled_out(text));
                    place.phrases.push(Phrase { canonical, language, text });
                }
            }
        }
        places.insert(borrowed(name.get_ref())?, place);
    }
    Ok(places)
}

impl Place {
    fn learn(&mut self, canonical: &'static str, phrase: &str) {
        let key = fold(phrase);
        self.longest = self.longest.max(key.split(' ').count() + 1);
        self.by_key.entry(key).or_default().insert(canonical);
    }
}

fn table<'a>(value: &'a DeValue<'static>) -> Result<&'a DeTable<'static>, String> {
    value.as_table().ok_or_else(|| "a table is due".to_owned())
}

/// The file writes no escapes, so its texts are parts of it.
fn borrowed(text: &std::borrow::Cow<'static, str>) -> Result<&'static str, String> {
    match text {
        std::borrow::Cow::Borrowed(text) => Ok(text),
        std::borrow::Cow::Owned(text) => Err(format!("write {text:?} without escapes")),
    }
}
