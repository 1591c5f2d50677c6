//! The phrases that people say in place of a command's own words: one data file a language, read when
//! a line is first compared with them, for they are nine tenths of all that people say.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap, HashSet};

use toml::de::DeTable;

use super::everyday::{Everyday, folded_words, texts};

/// What can stand in a phrase besides its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hole {
    Name,
    /// The name of somebody whose challenge waits for the reader's answer; in a command its number.
    Challenger,
    Square,
    Number,
    Ruleset,
    /// Anything.
    Rest,
}

/// A part of a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PhrasePart {
    /// A folded word.
    Word(String),
    Hole(Hole),
}

/// One way to say something.
#[derive(Debug)]
pub struct EverydayPhrase {
    /// The commands of which one is meant, in canonical words and with ` | ` between them; `{name}`
    /// and the like stand for what the phrase has in its holes.
    pub commands: &'static str,
    pub parts: Vec<PhrasePart>,
    /// The parts without fillers and light words.
    pub bare: Vec<PhrasePart>,
}

/// The phrases of one language.
#[derive(Debug, Default)]
pub struct EverydayPhrases {
    /// All of them, in the order of the file.
    pub all: Vec<EverydayPhrase>,
    /// All words that they have.
    pub(super) words: HashSet<String>,
    /// The phrases without holes, by their words.
    by_words: HashMap<String, usize>,
    /// The phrases with holes by one of their telling words, or by nothing if they have none.
    holed: HashMap<String, Vec<usize>>,
    /// The same as `by_words`, by the words that are left without fillers and light words, in any order.
    by_content: HashMap<String, Vec<usize>>,
}

impl Hole {
    pub const ALL: [Hole; 6] =
        [Hole::Name, Hole::Challenger, Hole::Square, Hole::Number, Hole::Ruleset, Hole::Rest];

    /// How it is written in the file, and in commands.
    pub const fn text(self) -> &'static str {
        match self {
            Hole::Name => "{name}",
            Hole::Challenger => "{challenger}",
            Hole::Square => "{square}",
            Hole::Number => "{number}",
            Hole::Ruleset => "{ruleset}",
            Hole::Rest => "{rest}",
        }
    }
}

impl PhrasePart {
    /// The word, or how the hole is written.
    pub fn text(&self) -> &str {
        match self {
            PhrasePart::Word(word) => word,
            PhrasePart::Hole(hole) => hole.text(),
        }
    }
}

impl EverydayPhrases {
    /// The phrase that has these words and no hole.
    pub fn with_words(&self, words: &[&str]) -> Option<&EverydayPhrase> {
        self.all.get(*self.by_words.get(&words.join(" "))?)
    }

    /// The phrases without a hole that differ from these words only by fillers, light words and
    /// the order of the others.
    pub fn with_content(&self, bare: &[&str]) -> impl Iterator<Item = &EverydayPhrase> {
        let numbers = self.by_content.get(&content(bare)).into_iter().flatten();
        numbers.filter_map(|&number| self.all.get(number))
    }

    /// The phrases with a hole that these folded words may be, in the order of the file.
    pub fn with_holes(&self, words: &[&str]) -> impl Iterator<Item = &EverydayPhrase> {
        let told = words.iter().filter_map(|word| self.holed.get(*word));
        let numbers = told.chain(self.holed.get("")).flatten().copied();
        let numbers: BTreeSet<usize> = numbers.collect();
        numbers.into_iter().filter_map(|number| self.all.get(number))
    }

    pub(super) fn read(text: &'static str, everyday: &Everyday) -> Result<EverydayPhrases, String> {
        let document = DeTable::parse(text).map_err(|error| error.to_string())?;
        let mut phrases = EverydayPhrases::default();
        for (commands, of_commands) in document.get_ref() {
            let Cow::Borrowed(commands) = commands.get_ref() else {
                return Err("write a command without escapes".to_owned());
            };
            for text in texts(of_commands.get_ref())? {
                phrases.learn(commands, text, everyday);
            }
        }
        Ok(phrases)
    }

    fn learn(&mut self, commands: &'static str, text: &str, everyday: &Everyday) {
        let parts = phrase_parts(text);
        for word in words(&parts) {
            if !self.words.contains(word) {
                self.words.insert(word.to_owned());
            }
        }
        let phrase = EverydayPhrase { commands, bare: bare_parts(&parts, everyday), parts };
        let number = self.all.len();
        if phrase.has_hole() {
            let telling = words(&phrase.bare).into_iter().max_by_key(|word| word.len());
            self.holed.entry(telling.unwrap_or_default().to_owned()).or_default().push(number);
        } else {
            let bare = content(&words(&phrase.bare));
            self.by_words.entry(words(&phrase.parts).join(" ")).or_insert(number);
            if !bare.is_empty() {
                self.by_content.entry(bare).or_default().push(number);
            }
        }
        self.all.push(phrase);
    }
}

impl EverydayPhrase {
    /// How many of the words it has.
    pub fn count_of(&self, words: &[&str]) -> usize {
        let has = |part: &&PhrasePart| matches!(part, PhrasePart::Word(word) if words.contains(&word.as_str()));
        self.parts.iter().filter(has).count()
    }

    fn has_hole(&self) -> bool {
        self.parts.iter().any(|part| matches!(part, PhrasePart::Hole(_)))
    }
}

/// Words in an order of their own, each once.
fn content(words: &[&str]) -> String {
    let mut words = words.to_vec();
    words.sort_unstable();
    words.dedup();
    words.join(" ")
}

fn words(parts: &[PhrasePart]) -> Vec<&str> {
    let words = parts.iter().filter_map(|part| match part {
        PhrasePart::Word(word) => Some(word.as_str()),
        PhrasePart::Hole(_) => None,
    });
    words.collect()
}

pub(super) fn phrase_parts(text: &str) -> Vec<PhrasePart> {
    let mut parts = Vec::new();
    for written in text.split_whitespace() {
        match Hole::ALL.into_iter().find(|hole| hole.text() == written) {
            Some(hole) => parts.push(PhrasePart::Hole(hole)),
            None => parts.extend(folded_words(written).into_iter().map(PhrasePart::Word)),
        }
    }
    parts
}

fn bare_parts(parts: &[PhrasePart], everyday: &Everyday) -> Vec<PhrasePart> {
    // A hole is in no group of fillers, so it parts them.
    let texts: Vec<&str> = parts.iter().map(PhrasePart::text).collect();
    let left = everyday.without_fillers(&texts).into_iter();
    let left = left.filter(|&at| texts.get(at).is_some_and(|word| !everyday.is_light(word)));
    left.filter_map(|at| parts.get(at).cloned()).collect()
}
