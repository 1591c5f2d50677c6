//! Guesses what a line means that says none of the phrases: those that share the most telling
//! words with it. A word tells the more, the fewer meanings have it in a phrase.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use engine::ruleset::Language;
use templates::orders::{Everyday, EverydayPhrase, Hole, PhrasePart};

use super::{Filled, Meant, NAME_WORDS, Speech, Vocabulary, WordNumbers, in_game};

/// The likeness, in hundredths, from which on a line says as good as the phrase.
const SAME: u32 = 80;

/// The likeness from which on it is worth asking whether the phrase is meant.
const SIMILAR: u32 = 55;

/// How far behind the likest phrase another can be and still be asked about.
const CLOSE: u32 = 8;

/// The most commands that are asked about.
const MOST_GUESSES: usize = 2;

/// How much a word counts that hardly changes what a phrase means, next to another.
const LIGHT: f64 = 0.25;

/// As much of a word's beginning as counts: `attack`, `attacks` and `attacking` are one.
const STEM: usize = 5;

/// What a line may mean.
pub(super) enum Guess {
    /// As good as said.
    Sure(Meant),
    /// To be asked about, the likest first.
    Perhaps(Meant),
}

/// The stems of some words, and of holes, with how much each counts.
type Stems = BTreeMap<String, f64>;

struct IndexedPhrase {
    phrase: &'static EverydayPhrase,
    stems: Stems,
    doubts: BTreeSet<String>,
    /// How much all its stems tell.
    tells: f64,
}

/// The phrases of a language by their stems.
struct Index {
    phrases: Vec<IndexedPhrase>,
    /// How much a stem tells.
    telling: BTreeMap<String, f64>,
    /// How much a stem tells that is in no phrase.
    unknown: f64,
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
        for indexed in index.phrases.iter().filter(|indexed| indexed.doubts == doubts) {
            let phrase = indexed.phrase;
            let likeness = index.likeness(&stems, tells, indexed);
            let is_better = best.get(phrase.commands).is_none_or(|(likest, _)| *likest < likeness);
            if likeness >= SIMILAR && is_better {
                best.insert(phrase.commands, (likeness, phrase));
            }
        }
        let mut found: Vec<(u32, Meant)> = best
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
        let mut meant: Meant = close.flat_map(|(_, meant)| meant.iter().cloned()).collect();
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
        static ALL: LazyLock<Vec<(Language, Index)>> = LazyLock::new(|| {
            Language::ALL.into_iter().map(|language| (language, Index::new(language))).collect()
        });
        let of_language = ALL.iter().find(|(known, _)| *known == language);
        // Every language is in the list of all.
        &of_language.unwrap_or_else(|| unreachable!("{language:?}")).1
    }

    fn new(language: Language) -> Index {
        let everyday = Everyday::of(language);
        let phrases = everyday.phrases.iter().filter(|phrase| {
            // What is said freely has no likeness.
            !phrase.parts.contains(&PhrasePart::Hole(Hole::Rest))
        });
        let mut phrases: Vec<IndexedPhrase> = phrases
            .map(|phrase| {
                let texts: Vec<&str> = phrase.parts.iter().map(PhrasePart::text).collect();
                let left = everyday.without_fillers(&texts).into_iter();
                let left: Vec<&str> = left.filter_map(|at| texts.get(at).copied()).collect();
                let words = if left.is_empty() { &texts } else { &left };
                let doubts = doubts(everyday, &texts);
                IndexedPhrase { phrase, stems: stems(everyday, words), doubts, tells: 0.0 }
            })
            .collect();
        let mut meanings: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
        for IndexedPhrase { phrase, stems, .. } in &phrases {
            for stem in stems.keys() {
                meanings.entry(stem.clone()).or_default().insert(phrase.commands);
            }
        }
        let all: BTreeSet<&str> = phrases.iter().map(|indexed| indexed.phrase.commands).collect();
        let all = all.len() as f64;
        let rare = |meanings: usize| (1.0 + all / meanings as f64).ln();
        let telling =
            meanings.into_iter().map(|(stem, meanings)| (stem, rare(meanings.len()))).collect();
        let index = Index { telling, unknown: rare(1), phrases: Vec::new() };
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

    /// How much of what both say a line and a phrase share, in hundredths.
    fn likeness(&self, line: &Stems, tells: f64, indexed: &IndexedPhrase) -> u32 {
        let shared = line.iter().filter_map(|(stem, share)| {
            Some(self.tells_of(stem) * share.min(*indexed.stems.get(stem)?))
        });
        (200.0 * shared.sum::<f64>() / (tells + indexed.tells)).round() as u32
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
