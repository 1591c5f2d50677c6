//! Guesses what a line means that says none of the phrases: those that share the most telling
//! words with it. A word tells the more, the fewer meanings have it in a phrase.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use engine::ruleset::Language;

use super::Vocabulary;
use super::phrase::Filled;
use super::speech::{MeantOrders, NAME_WORDS, Speech, WordNumbers, in_game};
use words::{Everyday, EverydayPhrase, Hole, PhrasePart};

/// The likeness, in hundredths, from which on a line says as good as the phrase.
const SAME: u32 = 80;

/// The likeness from which on it is worth asking whether the phrase is meant.
const SIMILAR: u32 = 56;

/// The same for a line of which a single telling word has to do with the meaning.
const LONELY: u32 = 70;

/// How far behind the likest phrase another can be and still be asked about.
const CLOSE: u32 = 15;

/// The most commands that are asked about.
const MOST_GUESSES: usize = 2;

/// How much a word counts that hardly changes what a phrase means, next to another.
const LIGHT: f64 = 0.25;

/// How much a word counts that other phrases of the same meaning have: of what the line says, and
/// of what the phrase says.
const RELATED: f64 = 0.6;
const MADE_UP_FOR: f64 = 0.4;

/// In how many meanings a word that is in no phrase is taken to be: it tells less than one that is
/// in a single meaning.
const UNKNOWN: f64 = 4.0;

/// As much of a word's beginning as counts: `attack`, `attacks` and `attacking` are one.
const STEM: usize = 5;

/// What a line may mean.
pub(super) enum Guess {
    /// As good as said.
    Sure(MeantOrders),
    /// To be asked about, the likest first.
    Perhaps(MeantOrders),
}

impl Guess {
    /// The same with other commands.
    pub(super) fn map(self, change: impl FnOnce(MeantOrders) -> MeantOrders) -> Guess {
        match self {
            Guess::Sure(lines) => Guess::Sure(change(lines)),
            Guess::Perhaps(lines) => Guess::Perhaps(change(lines)),
        }
    }
}

/// The stems of some words, and of holes, with how much each counts.
type Stems = BTreeMap<String, f64>;

struct IndexedPhrase {
    phrase: &'static EverydayPhrase,
    stems: Stems,
    sense: Sense,
    /// How much all its stems tell.
    tells: f64,
}

/// What phrases say in common: what they mean, and what they doubt or deny.
type Sense = (&'static str, BTreeSet<String>);

/// The phrases of a language by their stems.
struct Index {
    phrases: Vec<IndexedPhrase>,
    /// Which of them have a stem that is not light.
    with_stem: BTreeMap<String, Vec<usize>>,
    /// All stems that the phrases of a sense have.
    senses: BTreeMap<Sense, BTreeSet<String>>,
    /// How much a stem tells.
    telling: BTreeMap<String, f64>,
    /// How much a stem tells that is in no phrase.
    unknown: f64,
}

/// How like a phrase a line is.
struct Likeness {
    hundredths: u32,
    /// How many of the line's telling words are in phrases of that sense.
    telling_words: usize,
}

impl Speech<'_> {
    /// What the line may mean, judged by the phrases of that language.
    pub(super) fn guessed(&self, language: Language, club: &impl Vocabulary) -> Option<Guess> {
        let everyday = Everyday::of(language);
        let all: WordNumbers = (0..self.words.len()).collect();
        let (game, words) = match self.numbered(everyday, &all) {
            Some((game, words)) if !words.is_empty() => (Some(game), words),
            _ => (None, all),
        };
        let left = self.without_fillers(everyday, &words);
        let words = if left.is_empty() { words } else { left };
        let (tokens, filled) = self.tokens(&words, club);
        let tokens: Vec<&str> = tokens.iter().map(String::as_str).collect();
        let stems = stems(everyday, &tokens);
        let doubts = doubts(everyday, &self.folded(&words));
        let index = Index::of(language);

        let mut best: BTreeMap<&str, (u32, &EverydayPhrase)> = BTreeMap::new();
        let tells = index.tells(&stems);
        let shared = stems.iter().filter(|(_, share)| **share > LIGHT);
        let with_stem = shared.filter_map(|(stem, _)| index.with_stem.get(stem)).flatten();
        let candidates: BTreeSet<usize> = with_stem.copied().collect();
        let candidates = candidates.into_iter().filter_map(|at| index.phrases.get(at));
        for indexed in candidates.filter(|indexed| indexed.sense.1 == doubts) {
            let phrase = indexed.phrase;
            let Likeness { hundredths, telling_words } = index.likeness(&stems, tells, indexed);
            let least = if telling_words > 1 { SIMILAR } else { LONELY };
            let is_better =
                best.get(phrase.commands).is_none_or(|(likest, _)| *likest < hundredths);
            if hundredths >= least && is_better {
                best.insert(phrase.commands, (hundredths, phrase));
            }
        }
        let mut found: Vec<(u32, MeantOrders)> = best
            .into_values()
            .map(|(likeness, phrase)| (likeness, filled.meant(everyday, phrase, club)))
            .map(|(likeness, meant)| match game {
                Some(game) => (likeness, in_game(meant, game)),
                None => (likeness, meant),
            })
            .filter(|(_, meant)| !meant.is_empty())
            .collect();
        found.sort_by_key(|(likeness, _)| Reverse(*likeness));
        let (likest, first) = found.first()?;
        let has_rival = found.get(1).is_some_and(|(likeness, _)| likeness + CLOSE > *likest);
        if *likest >= SAME && !has_rival {
            return Some(Guess::Sure(first.clone()));
        }
        let close = found.iter().filter(|(likeness, _)| likeness + CLOSE > *likest);
        let mut meant: MeantOrders = close.flat_map(|(_, meant)| meant.iter().cloned()).collect();
        meant.truncate(MOST_GUESSES);
        Some(Guess::Perhaps(meant))
    }

    /// The words, with the first that fits into each kind of hole as that hole.
    fn tokens(&self, words: &WordNumbers, club: &impl Vocabulary) -> (Vec<String>, Filled) {
        let (mut tokens, mut filled) = (Vec::new(), Filled::default());
        let mut rest = words.as_slice();
        while !rest.is_empty() {
            let hole = [Hole::Ruleset, Hole::Name, Hole::Square, Hole::Number]
                .into_iter()
                .find_map(|hole| self.at_front(hole, rest, club));
            let taken = match hole {
                Some((hole, text, taken)) => {
                    if !filled.holes.iter().any(|(known, _)| *known == hole) {
                        filled.holes.push((hole, text));
                    }
                    tokens.push(hole.text().to_owned());
                    taken
                }
                None => {
                    tokens.extend(
                        self.folded(rest.get(..1).unwrap_or_default())
                            .iter()
                            .map(|word| (*word).to_owned()),
                    );
                    1
                }
            };
            rest = rest.get(taken..).unwrap_or_default();
        }
        (tokens, filled)
    }

    /// What fits into that hole at the front of the words, and how many of them do.
    pub(super) fn at_front(
        &self,
        hole: Hole,
        words: &[usize],
        club: &impl Vocabulary,
    ) -> Option<(Hole, String, usize)> {
        (1..=words.len().min(NAME_WORDS)).rev().find_map(|count| {
            let is_one = matches!(hole, Hole::Square | Hole::Number);
            let inside = words.get(..count).filter(|_| count == 1 || !is_one)?;
            Some((hole, self.in_hole(hole, inside, club)?, count))
        })
    }
}

impl Index {
    fn of(language: Language) -> &'static Index {
        static EN: LazyLock<Index> = LazyLock::new(|| Index::new(Language::English));
        static NB: LazyLock<Index> = LazyLock::new(|| Index::new(Language::Bokmaal));
        static DA: LazyLock<Index> = LazyLock::new(|| Index::new(Language::Danish));
        static DE: LazyLock<Index> = LazyLock::new(|| Index::new(Language::German));
        static ES: LazyLock<Index> = LazyLock::new(|| Index::new(Language::Spanish));
        match language {
            Language::English => &EN,
            Language::Bokmaal => &NB,
            Language::Danish => &DA,
            Language::German => &DE,
            Language::Spanish => &ES,
        }
    }

    fn new(language: Language) -> Index {
        let everyday = Everyday::of(language);
        let phrases = everyday.phrases.all.iter().filter(|phrase| {
            // What is said freely has no likeness.
            !phrase.parts.contains(&PhrasePart::Hole(Hole::Rest))
        });
        let mut phrases: Vec<IndexedPhrase> = phrases
            .map(|phrase| {
                let texts: Vec<&str> = phrase.parts.iter().map(PhrasePart::text).collect();
                let left = everyday.without_fillers(&texts).into_iter();
                let left: Vec<&str> = left.filter_map(|at| texts.get(at).copied()).collect();
                let words = if left.is_empty() { &texts } else { &left };
                let sense = (phrase.commands, doubts(everyday, &texts));
                IndexedPhrase { phrase, stems: stems(everyday, words), sense, tells: 0.0 }
            })
            .collect();
        let mut senses: BTreeMap<Sense, BTreeSet<String>> = BTreeMap::new();
        let mut of_stem: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
        for IndexedPhrase { phrase, stems, sense, .. } in &phrases {
            let said = senses.entry(sense.clone()).or_default();
            for stem in stems.keys() {
                of_stem.entry(stem.clone()).or_default().insert(phrase.commands);
                said.insert(stem.clone());
            }
        }
        let meanings: BTreeSet<&str> = senses.keys().map(|(commands, _)| *commands).collect();
        let all = meanings.len() as f64;
        let rare = |meanings: f64| (1.0 + all / meanings).ln();
        let telling = of_stem.into_iter().map(|(stem, of)| (stem, rare(of.len() as f64))).collect();
        let mut with_stem: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (at, IndexedPhrase { stems, .. }) in phrases.iter().enumerate() {
            for (stem, _) in stems.iter().filter(|(_, share)| **share > LIGHT) {
                with_stem.entry(stem.clone()).or_default().push(at);
            }
        }
        let unknown = rare(UNKNOWN);
        let index = Index { telling, senses, unknown, with_stem, phrases: Vec::new() };
        for indexed in &mut phrases {
            indexed.tells = index.tells(&indexed.stems);
        }
        Index { phrases, ..index }
    }

    fn tells_of(&self, stem: &str) -> f64 {
        self.telling.get(stem).copied().unwrap_or(self.unknown)
    }

    /// How much the stems tell together.
    fn tells(&self, stems: &Stems) -> f64 {
        stems.iter().map(|(stem, share)| self.tells_of(stem) * share).sum()
    }

    /// How much of what both say a line and a phrase share. What other phrases of the same sense
    /// say counts for a part.
    fn likeness(&self, line: &Stems, tells: f64, indexed: &IndexedPhrase) -> Likeness {
        let sense = self.senses.get(&indexed.sense);
        let (mut shared, mut related, mut telling_words) = (0.0, 0.0, 0);
        for (stem, share) in line {
            let told = self.tells_of(stem);
            let of_phrase = indexed.stems.get(stem);
            match of_phrase {
                Some(of_phrase) => shared += told * share.min(*of_phrase),
                None if sense.is_some_and(|said| said.contains(stem)) => related += told * share,
                None => continue,
            }
            telling_words += usize::from(*share > LIGHT && !stem.starts_with('{'));
        }
        let of_line = (shared + RELATED * related) / tells.max(f64::MIN_POSITIVE);
        let of_phrase = (shared + MADE_UP_FOR * related).min(indexed.tells)
            / indexed.tells.max(f64::MIN_POSITIVE);
        let mean = 2.0 * of_line * of_phrase / (of_line + of_phrase).max(f64::MIN_POSITIVE);
        Likeness { hundredths: (100.0 * mean).round() as u32, telling_words }
    }
}

fn stems(everyday: &Everyday, words: &[&str]) -> Stems {
    let stems = words.iter().map(|word| {
        let share = if everyday.is_light(word) { LIGHT } else { 1.0 };
        (stem(word), share)
    });
    stems.collect()
}

fn stem(word: &str) -> String {
    match word.starts_with('{') {
        true => word.to_owned(),
        false => word.chars().take(STEM).collect(),
    }
}

/// What doubts or denies something, which no likeness makes up for.
fn doubts(everyday: &Everyday, words: &[&str]) -> BTreeSet<String> {
    let doubts = words.iter().filter(|word| everyday.doubts.contains(**word));
    doubts.map(|word| stem(word)).collect()
}
