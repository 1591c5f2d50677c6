//! What people say around and in place of a command's own words, except whole phrases: one data file
//! a language, read once.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::LazyLock;

use engine::ruleset::Language;
use toml::de::{DeTable, DeValue};

use super::fold;
use super::phrases::{EverydayPhrases, PhrasePart, phrase_parts};

/// A term of a game as people say it: `three days a move`.
#[derive(Debug)]
pub struct SpokenTerm {
    /// The same in a command, where `{number}` stands for what was counted; empty for what is usual.
    pub means: &'static str,
    pub parts: Vec<TermPart>,
}

/// A part of a spoken term.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TermPart {
    /// A folded word.
    Word(String),
    /// A number, in digits or as a word.
    Count,
}

/// What people say in one language.
#[derive(Debug)]
pub struct Everyday {
    /// The phrases, read when they are first asked for.
    pub phrases: &'static LazyLock<EverydayPhrases>,
    /// Groups of folded words that are meant for the opponent if there is nothing else in a line,
    /// the longest first.
    pub greetings: Vec<Vec<String>>,
    /// Folded words of doubt or denial.
    pub doubts: BTreeSet<String>,
    /// Which of them deny, and set no condition.
    pub denials: BTreeSet<String>,
    /// Folded words with which a question begins.
    pub asking: BTreeSet<String>,
    /// Folded words that begin what a plan depends on.
    pub conditions: BTreeSet<String>,
    /// Who is told something, between the word for telling and the message; the longest first.
    pub addressees: Vec<Vec<String>>,
    /// What joins them with the message: `tell him that I am late`.
    pub that: Vec<Vec<String>>,
    /// Folded words before the name of somebody who is told something: `to`.
    pub to: BTreeSet<String>,
    /// Folded words for us, behind a word for saying something.
    pub us: BTreeSet<String>,
    /// What stands before the number of a game, as `in game`; the longest first.
    pub numbers: Vec<Vec<String>>,
    /// What joins an opponent's name with the rest, as `against`; the longest first.
    pub against: Vec<Vec<String>>,
    /// How people say the terms of a game, the longest first.
    pub terms: Vec<SpokenTerm>,
    /// What people say of a game against the house besides these: `easy`, `the small board`, `harder`.
    pub house_terms: Vec<SpokenTerm>,
    /// Folded words for inviting and playing, which can stand around the terms.
    pub playing: BTreeSet<String>,
    /// Folded words for moving a piece, which can stand around a move.
    pub moving: BTreeSet<String>,
    /// Folded words for anyone who wants to.
    pub anybody: BTreeSet<String>,
    /// What the club's own opponent is called, as `computer`; the longest first.
    pub house: Vec<Vec<String>>,
    /// Folded words before the number of its level.
    pub levels: BTreeSet<String>,
    /// Folded words that can stand around an announcement of escapes beside a move.
    pub announcing: BTreeSet<String>,
    /// What speaks of an announcement without being one; the longest first.
    pub announcements: Vec<Vec<String>>,
    /// Folded words that deny an announcement or cast doubt on it.
    pub unsaid: BTreeSet<String>,
    /// The numbers from one on, as folded words.
    counts: Vec<String>,
    /// Groups of folded words that mean nothing around a command, the longest first, by the word with
    /// which they begin: there are hundreds, and they are looked for at every word that is read.
    fillers: HashMap<String, Vec<Vec<String>>>,
    /// Folded words that hardly change what a phrase means: articles, pronouns, auxiliaries.
    light: HashSet<String>,
}

impl Everyday {
    /// What people say in that language.
    pub fn of(language: Language) -> &'static Everyday {
        match language {
            Language::English => &EN,
            Language::Bokmaal => &NB,
            Language::Danish => &DA,
            Language::German => &DE,
            Language::Spanish => &ES,
        }
    }

    /// Which of the words are left without fillers.
    pub fn without_fillers(&self, words: &[&str]) -> Vec<usize> {
        let mut left = Vec::new();
        let mut at = 0;
        while let Some(rest) = words.get(at..).filter(|rest| !rest.is_empty()) {
            match self.length_of_filler(rest) {
                Some(length) => at += length,
                None => {
                    left.push(at);
                    at += 1;
                }
            }
        }
        left
    }

    /// How many words at the front mean nothing around a command.
    pub fn length_of_filler(&self, words: &[&str]) -> Option<usize> {
        length_of_group(self.fillers.get(*words.first()?)?, words)
    }

    /// The length of the words in front that are said around anything: a filler, a greeting or thanks.
    pub fn length_of_courtesy(&self, words: &[&str]) -> Option<usize> {
        self.length_of_filler(words).or_else(|| length_of_group(&self.greetings, words))
    }

    /// The number that a folded word is.
    pub fn count(&self, word: &str) -> Option<usize> {
        let counted = self.counts.iter().position(|count| count == word).map(|at| at + 1);
        counted.or_else(|| word.parse().ok().filter(|_| word.len() < 4))
    }

    /// Whether a folded word hardly changes what a phrase means.
    pub fn is_light(&self, word: &str) -> bool {
        self.light.contains(word)
    }

    /// Whether a folded word is one that people say: in a phrase, or around one.
    pub fn is_said(&self, word: &str) -> bool {
        self.is_light(word) || self.phrases.words.contains(word)
    }
}

/// The length of the first group with which the words begin.
pub fn length_of_group(groups: &[Vec<String>], words: &[&str]) -> Option<usize> {
    let begins = |group: &&Vec<String>| {
        group.len() <= words.len() && group.iter().zip(words).all(|(part, word)| part == word)
    };
    groups.iter().find(begins).map(Vec::len)
}

macro_rules! everyday {
    ($($LANGUAGE:ident, $PHRASES:ident = $code:literal;)+) => {$(
        static $LANGUAGE: LazyLock<Everyday> = LazyLock::new(|| {
            // Tests read the shipped files, so a build that passed cannot fail here.
            read(include_str!(concat!("../everyday/", $code, ".toml")), &$PHRASES)
                .unwrap_or_else(|why| panic!("{}: {why}", $code))
        });
        static $PHRASES: LazyLock<EverydayPhrases> = LazyLock::new(|| {
            let file = include_str!(concat!("../everyday/", $code, ".phrases.toml"));
            EverydayPhrases::read(file, &$LANGUAGE)
                .unwrap_or_else(|why| panic!("the phrases of {}: {why}", $code))
        });
    )+};
}

everyday! {
    EN, EN_PHRASES = "en";
    NB, NB_PHRASES = "nb";
    DA, DA_PHRASES = "da";
    DE, DE_PHRASES = "de";
    ES, ES_PHRASES = "es";
}

fn read(
    text: &'static str,
    phrases: &'static LazyLock<EverydayPhrases>,
) -> Result<Everyday, String> {
    let document = DeTable::parse(text).map_err(|error| error.to_string())?;
    let section = |name: &str| {
        let section = document.get_ref().get(name).and_then(|value| value.get_ref().as_table());
        section.ok_or_else(|| format!("[{name}] is missing"))
    };
    let words = |name: &str| {
        let listed = section("words")?.get(name).ok_or_else(|| format!("{name} are missing"))?;
        let listed = texts(listed.get_ref())?;
        let mut groups: Vec<Vec<String>> = listed.iter().map(|text| folded_words(text)).collect();
        groups.sort_by_key(|group| Reverse(group.len()));
        Ok::<_, String>(groups)
    };
    let single = |name: &str| {
        let groups = words(name)?;
        Ok::<BTreeSet<String>, String>(groups.into_iter().flatten().collect())
    };
    let counts = section("words")?.get("counts").ok_or("counts are missing")?;
    let terms = |name: &str| {
        let mut terms = Vec::new();
        for (means, spoken) in section(name)? {
            let Cow::Borrowed(means) = means.get_ref() else {
                return Err("write a term without escapes".to_owned());
            };
            let term = |text: &str| SpokenTerm { means, parts: term_parts(text) };
            terms.extend(texts(spoken.get_ref())?.into_iter().map(term));
        }
        terms.sort_by_key(|term: &SpokenTerm| Reverse(term.parts.len()));
        Ok(terms)
    };
    Ok(Everyday {
        playing: single("playing")?,
        moving: single("moving")?,
        anybody: single("anybody")?,
        house: words("house")?,
        levels: single("levels")?,
        announcing: single("announcing")?,
        announcements: words("announcements")?,
        unsaid: single("unsaid")?,
        counts: texts(counts.get_ref())?.into_iter().map(fold).collect(),
        fillers: by_first_word(words("fillers")?),
        light: single("light")?.into_iter().collect(),
        greetings: words("greetings")?,
        doubts: single("doubts")?,
        asking: single("asking")?,
        denials: single("denials")?,
        conditions: single("conditions")?,
        addressees: words("addressees")?,
        that: words("that")?,
        to: single("to")?,
        us: single("us")?,
        numbers: words("numbers")?,
        against: words("against")?,
        terms: terms("terms")?,
        house_terms: terms("house-terms")?,
        phrases,
    })
}

fn by_first_word(groups: Vec<Vec<String>>) -> HashMap<String, Vec<Vec<String>>> {
    let mut sorted: HashMap<String, Vec<Vec<String>>> = HashMap::new();
    for group in groups {
        if let Some(first) = group.first() {
            sorted.entry(first.clone()).or_default().push(group);
        }
    }
    sorted
}

fn term_parts(text: &str) -> Vec<TermPart> {
    let parts = phrase_parts(text).into_iter().map(|part| match part {
        PhrasePart::Word(word) => TermPart::Word(word),
        PhrasePart::Hole(_) => TermPart::Count,
    });
    parts.collect()
}

pub(super) fn texts<'a>(list: &'a DeValue<'static>) -> Result<Vec<&'a str>, String> {
    let list = list.as_array().ok_or("a list of phrases is due")?;
    let texts = list.iter().map(|text| text.get_ref().as_str().ok_or("a phrase is a text"));
    Ok(texts.collect::<Result<_, _>>()?)
}

pub(super) fn folded_words(text: &str) -> Vec<String> {
    fold(text).split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect()
}
