//! What people say in place of a command's own words: one data file a language, read once.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use engine::ruleset::Language;
use toml::de::{DeTable, DeValue};

use super::fold;

/// What can stand in a phrase besides its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hole {
    Name,
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
#[derive(Debug, Default)]
pub struct Everyday {
    /// All phrases, in the order of the file.
    pub phrases: Vec<EverydayPhrase>,
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
    /// Folded words for inviting and playing, which can stand around the terms.
    pub playing: BTreeSet<String>,
    /// Folded words for moving a piece, which can stand around a move.
    pub moving: BTreeSet<String>,
    /// Folded words for whoever wants to.
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
    fillers: BTreeMap<String, Vec<Vec<String>>>,
    /// Folded words that hardly change what a phrase means: articles, pronouns, auxiliaries.
    light: BTreeSet<String>,
    /// All words that phrases have.
    said: BTreeSet<String>,
    /// The phrases without holes, by their words.
    by_words: BTreeMap<String, usize>,
    /// The phrases with holes by one of their telling words, or by nothing if they have none.
    holed: BTreeMap<String, Vec<usize>>,
    /// The same as `by_words`, by the words that are left without fillers and light words, in any order.
    by_content: BTreeMap<String, Vec<usize>>,
}

impl Hole {
    pub const ALL: [Hole; 5] = [Hole::Name, Hole::Square, Hole::Number, Hole::Ruleset, Hole::Rest];

    /// How it is written in the file, and in commands.
    pub const fn text(self) -> &'static str {
        match self {
            Hole::Name => "{name}",
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

    /// The phrase that has these words and no hole.
    pub fn with_words(&self, words: &[&str]) -> Option<&EverydayPhrase> {
        self.phrases.get(*self.by_words.get(&words.join(" "))?)
    }

    /// The phrases without a hole that differ from these words only by fillers, light words and
    /// the order of the others.
    pub fn with_content(&self, bare: &[&str]) -> impl Iterator<Item = &EverydayPhrase> {
        let numbers = self.by_content.get(&content(bare)).into_iter().flatten();
        numbers.filter_map(|&number| self.phrases.get(number))
    }

    /// The phrases with a hole that these folded words may be, in the order of the file.
    pub fn with_holes(&self, words: &[&str]) -> impl Iterator<Item = &EverydayPhrase> {
        let told = words.iter().filter_map(|word| self.holed.get(*word));
        let numbers = told.chain(self.holed.get("")).flatten().copied();
        let numbers: BTreeSet<usize> = numbers.collect();
        numbers.into_iter().filter_map(|number| self.phrases.get(number))
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
        self.is_light(word) || self.said.contains(word)
    }

    fn bare_parts(&self, parts: &[PhrasePart]) -> Vec<PhrasePart> {
        // A hole is in no group of fillers, so it parts them.
        let texts: Vec<&str> = parts.iter().map(PhrasePart::text).collect();
        let left = self.without_fillers(&texts).into_iter();
        let left = left.filter(|&at| texts.get(at).is_some_and(|word| !self.is_light(word)));
        left.filter_map(|at| parts.get(at).cloned()).collect()
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

/// The length of the first group with which the words begin.
pub fn length_of_group(groups: &[Vec<String>], words: &[&str]) -> Option<usize> {
    let begins = |group: &&Vec<String>| {
        group.len() <= words.len() && group.iter().zip(words).all(|(part, word)| part == word)
    };
    groups.iter().find(begins).map(Vec::len)
}

/// Words in an order of their own, each once.
fn content(words: &[&str]) -> String {
    words.iter().copied().collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>().join(" ")
}

macro_rules! everyday {
    ($($LANGUAGE:ident = $file:literal;)+) => {$(
        static $LANGUAGE: LazyLock<Everyday> = LazyLock::new(|| {
            // Tests read the shipped files, so a build that passed cannot fail here.
            read(include_str!(concat!("../../words/orders/everyday/", $file)))
                .unwrap_or_else(|why| panic!("{}: {why}", $file))
        });
    )+};
}

everyday! {
    EN = "en.toml";
    NB = "nb.toml";
    DA = "da.toml";
    DE = "de.toml";
    ES = "es.toml";
}

fn read(text: &'static str) -> Result<Everyday, String> {
    let document = DeTable::parse(text).map_err(|error| error.to_string())?;
    let section = |name: &str| {
        let section = document.get_ref().get(name).and_then(|value| value.get_ref().as_table());
        section.ok_or_else(|| format!("[{name}] is missing"))
    };
    let words = |name: &str| {
        let listed = section("words")?.get(name).ok_or_else(|| format!("{name} are missing"))?;
        let listed = texts(listed.get_ref())?;
        let mut groups: Vec<Vec<String>> = listed.iter().map(|text| folded_words(text)).collect();
        groups.sort_by_key(|group| std::cmp::Reverse(group.len()));
        Ok::<_, String>(groups)
    };
    let single = |name: &str| {
        let groups = words(name)?;
        Ok::<BTreeSet<String>, String>(groups.into_iter().flatten().collect())
    };
    let counts = section("words")?.get("counts").ok_or("counts are missing")?;
    let mut everyday = Everyday {
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
        light: single("light")?,
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
        ..Everyday::default()
    };
    for (commands, phrases) in section("meaning")? {
        let std::borrow::Cow::Borrowed(commands) = commands.get_ref() else {
            return Err("write a command without escapes".to_owned());
        };
        for text in texts(phrases.get_ref())? {
            everyday.learn(commands, text);
        }
    }
    for (means, terms) in section("terms")? {
        let std::borrow::Cow::Borrowed(means) = means.get_ref() else {
            return Err("write a term without escapes".to_owned());
        };
        let spoken = |text: &str| SpokenTerm { means, parts: term_parts(text) };
        everyday.terms.extend(texts(terms.get_ref())?.into_iter().map(spoken));
    }
    everyday.terms.sort_by_key(|term| std::cmp::Reverse(term.parts.len()));
    Ok(everyday)
}

fn by_first_word(groups: Vec<Vec<String>>) -> BTreeMap<String, Vec<Vec<String>>> {
    let mut sorted: BTreeMap<String, Vec<Vec<String>>> = BTreeMap::new();
    for group in groups {
        if let Some(first) = group.first() {
            sorted.entry(first.clone()).or_default().push(group);
        }
    }
    sorted
}

fn term_parts(text: &str) -> Vec<TermPart> {
    let parts = parts(text).into_iter().map(|part| match part {
        PhrasePart::Word(word) => TermPart::Word(word),
        PhrasePart::Hole(_) => TermPart::Count,
    });
    parts.collect()
}

impl Everyday {
    fn learn(&mut self, commands: &'static str, text: &str) {
        let parts = parts(text);
        self.said.extend(words(&parts).into_iter().map(str::to_owned));
        let phrase = EverydayPhrase { commands, bare: self.bare_parts(&parts), parts };
        let number = self.phrases.len();
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
        self.phrases.push(phrase);
    }
}

fn words(parts: &[PhrasePart]) -> Vec<&str> {
    let words = parts.iter().filter_map(|part| match part {
        PhrasePart::Word(word) => Some(word.as_str()),
        PhrasePart::Hole(_) => None,
    });
    words.collect()
}

fn texts<'a>(list: &'a DeValue<'static>) -> Result<Vec<&'a str>, String> {
    let list = list.as_array().ok_or("a list of phrases is due")?;
    let texts = list.iter().map(|text| text.get_ref().as_str().ok_or("a phrase is a text"));
    Ok(texts.collect::<Result<_, _>>()?)
}

fn folded_words(text: &str) -> Vec<String> {
    fold(text).split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn parts(text: &str) -> Vec<PhrasePart> {
    let mut parts = Vec::new();
    for written in text.split_whitespace() {
        match Hole::ALL.into_iter().find(|hole| hole.text() == written) {
            Some(hole) => parts.push(PhrasePart::Hole(hole)),
            None => parts.extend(folded_words(written).into_iter().map(PhrasePart::Word)),
        }
    }
    parts
}
