//! The data file of the order words: `[PLACE.CANONICAL]`, then the phrases of each language.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use engine::ruleset::Language;
use toml::de::{DeTable, DeValue};

use super::fold;

/// One way to type a word.
pub(super) struct Phrase {
    pub canonical: &'static str,
    pub language: Language,
    pub text: &'static str,
    pub folded: String,
}

/// The words for one place.
#[derive(Default)]
pub(super) struct PlaceWords {
    pub phrases: Vec<Phrase>,
    /// Canonical words by folded phrase.
    pub by_key: BTreeMap<String, BTreeSet<&'static str>>,
    /// Words in the longest phrase, plus one for a dash or something similar before it.
    pub longest: usize,
}

/// Reads the file's text: the words for each place.
pub(super) fn read(text: &'static str) -> Result<BTreeMap<&'static str, PlaceWords>, String> {
    let document = DeTable::parse(text).map_err(|error| error.to_string())?;
    let mut places = BTreeMap::new();
    for (name, words) in document.get_ref() {
        let mut place = PlaceWords::default();
        for (canonical, languages) in table(words.get_ref())? {
            let canonical = borrowed(canonical.get_ref().clone())?;
            place.learn(canonical, canonical);
            for (code, phrases) in table(languages.get_ref())? {
                let language = Language::from_code(code.get_ref())
                    .ok_or_else(|| format!("no language {:?}", code.get_ref()))?;
                let phrases = phrases.get_ref().as_array().ok_or("a list of phrases is due")?;
                for phrase in phrases {
                    let DeValue::String(text) = phrase.get_ref() else {
                        return Err(format!("{canonical} has a phrase that is no text"));
                    };
                    let text = borrowed(text.clone())?;
                    place.learn(canonical, text);
                    place.learn(canonical, &spelled_out(text));
                    place.phrases.push(Phrase { canonical, language, text, folded: fold(text) });
                }
            }
        }
        places.insert(borrowed(name.get_ref().clone())?, place);
    }
    Ok(places)
}

impl PlaceWords {
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
fn borrowed(text: Cow<'static, str>) -> Result<&'static str, String> {
    match text {
        Cow::Borrowed(text) => Ok(text),
        Cow::Owned(text) => Err(format!("write {text:?} without escapes")),
    }
}

/// The spellings of people whose keyboards lack a letter: `lösche` as `loesche`, `gå` as `gaa`.
pub(super) fn spelled_out(phrase: &str) -> String {
    let lower = phrase.to_lowercase();
    [("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("å", "aa"), ("ø", "oe")]
        .into_iter()
        .fold(lower, |text, (letter, letters)| text.replace(letter, letters))
}
