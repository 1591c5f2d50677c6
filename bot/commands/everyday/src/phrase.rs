//! Finds the phrase that a line is, and fills its holes.

use std::cmp::Reverse;

use engine::Square;

use super::speech::{MeantOrders, NAME_WORDS, Speech, WordNumbers};
use super::{Vocabulary, named, names_nothing};
use commands::Deed;
use commands::Order;
use commands::read;
use words::{Everyday, EverydayPhrase, Hole, PhrasePart, fold};

impl Speech<'_> {
    /// What a phrase means that the words are: exactly, or without what hardly matters in either.
    pub(super) fn phrase(
        &self,
        everyday: &Everyday,
        words: &WordNumbers,
        is_bare: bool,
        club: &impl Vocabulary,
    ) -> MeantOrders {
        let spoken = self.folded(words);
        // What is nearly all light words could mean anything.
        let shared = self.without_fillers(everyday, words).len().min(2);
        let words = if is_bare { self.bare(everyday, words) } else { words.clone() };
        let folded = self.folded(&words);
        let whole = match is_bare {
            // Of several the one that is nearest to what was said.
            true => everyday
                .phrases
                .with_content(&folded)
                .map(|phrase| (phrase.count_of(&spoken), phrase))
                .filter(|(count, _)| *count >= shared)
                .max_by_key(|(count, phrase)| (*count, Reverse(phrase.parts.len())))
                .map(|(_, phrase)| phrase),
            false => everyday.phrases.with_words(&folded),
        };
        let whole = whole.map(|whole| Filled::default().meant(everyday, whole, club));
        if let Some(meant) = whole.filter(|meant| !meant.is_empty()) {
            return meant;
        }
        let mut best = (0, Vec::new());
        for phrase in everyday.phrases.with_holes(&folded) {
            let parts = if is_bare { &phrase.bare } else { &phrase.parts };
            let mut own = 0;
            let has_words = parts.iter().all(|part| match part {
                PhrasePart::Word(word) => {
                    own += 1;
                    folded.contains(&word.as_str())
                }
                // Whoever's challenge waits is nearer to what was said than any player.
                PhrasePart::Hole(hole) => {
                    own += usize::from(*hole == Hole::Challenger);
                    true
                }
            });
            let mut filled = Filled::default();
            // What has no words of its own would be anything.
            if has_words && own > best.0 && self.fits(parts, &words, club, &mut filled) {
                let meant = filled.meant(everyday, phrase, club);
                if !meant.is_empty() {
                    best = (own, meant);
                }
            }
        }
        best.1
    }

    /// Whether the words are these parts, and what is in the holes then.
    pub(super) fn fits(
        &self,
        parts: &[PhrasePart],
        words: &[usize],
        club: &impl Vocabulary,
        filled: &mut Filled,
    ) -> bool {
        let Some((part, parts)) = parts.split_first() else { return words.is_empty() };
        let hole = match part {
            PhrasePart::Hole(hole) => *hole,
            PhrasePart::Word(word) => {
                return words.split_first().is_some_and(|(&at, words)| {
                    self.words[at].folded == *word && self.fits(parts, words, club, filled)
                });
            }
        };
        let most = match hole {
            Hole::Rest => words.len(),
            Hole::Name | Hole::Challenger | Hole::Ruleset => words.len().min(NAME_WORDS),
            Hole::Square | Hole::Number => words.len().min(1),
        };
        let before = filled.holes.len();
        (1..=most).rev().any(|count| {
            let (inside, words) = words.split_at(count);
            let Some(text) = self.in_hole(hole, inside, club) else { return false };
            filled.holes.truncate(before);
            filled.holes.push((hole, text));
            self.fits(parts, words, club, filled)
        })
    }

    /// What stands in a command for the words in a hole, if they fit into it.
    pub(super) fn in_hole(
        &self,
        hole: Hole,
        words: &[usize],
        club: &impl Vocabulary,
    ) -> Option<String> {
        let folded = self.folded(words).join(" ");
        let player = || club.player(&self.written(words)).or_else(|| named(&folded, club));
        match hole {
            Hole::Name => player(),
            Hole::Challenger => match club.challenges_from(&player()?).as_slice() {
                [only] => Some(only.to_string()),
                _ => None,
            },
            Hole::Ruleset => club.ruleset(&folded),
            Hole::Square => folded.parse::<Square>().ok().map(|square| square.to_string()),
            Hole::Number => folded.parse::<u32>().ok().map(|number| number.to_string()),
            // With the fillers inside it, which are a part of it.
            Hole::Rest => {
                let (first, last) = (*words.first()?, *words.last()?);
                Some(self.written(&(first..=last).collect::<WordNumbers>()))
            }
        }
    }
}

/// What the holes of a phrase have in them.
#[derive(Default)]
pub(super) struct Filled {
    pub(super) holes: Vec<(Hole, String)>,
}

impl Filled {
    /// The commands that a phrase means, as far as they can be read.
    pub(super) fn meant(
        &self,
        everyday: &Everyday,
        phrase: &EverydayPhrase,
        club: &impl Vocabulary,
    ) -> MeantOrders {
        let commands = phrase.commands.split(" | ").filter_map(|command| {
            let filled = self.holes.iter().fold(command.to_owned(), |command, (hole, text)| {
                command.replacen(hole.text(), text, 1)
            });
            // A hole that nothing fills is no name.
            let line = read::read(&filled).ok().filter(|_| !filled.contains('{'))?;
            let is_sound =
                self.is_sound(&line.order, everyday) && !names_nothing(&line.order, club);
            is_sound.then_some(line)
        });
        commands.collect()
    }

    /// Whether what was said freely fits the order that was made of it.
    pub(super) fn is_sound(&self, order: &Order, everyday: &Everyday) -> bool {
        let has_doubt =
            |text: &str| fold(text).split(' ').any(|word| everyday.doubts.contains(word));
        let is_name = |name: &str| {
            let mut words = name.split(' ');
            words.clone().count() <= 2 || words.all(|word| word.starts_with(char::is_uppercase))
        };
        if let Order::Do(Deed::Rename(name)) = order
            && !is_name(name)
        {
            return false;
        }
        matches!(order, Order::Do(Deed::Say(_)))
            || !self.holes.iter().any(|(hole, text)| *hole == Hole::Rest && has_doubt(text))
    }
}
