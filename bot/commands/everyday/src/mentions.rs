//! What a question is about that is like nothing that people say: the rulesets, players and squares
//! in it, and the words on which there is help. Only what can be asked about them is offered.

use std::collections::BTreeSet;

use engine::ruleset::Language;

use super::speech::{MeantOrders, Speech, SpokenWord, WordNumbers};
use super::{Vocabulary, read};
use commands::{Order, OrderLine};
use words::{Everyday, Hole};

/// The most words of a line that is about something; a longer one is prose.
const MOST_WORDS: usize = 12;

/// The most that a line can be about without being about nothing in particular.
const MOST: usize = 3;

impl Speech<'_> {
    /// Questions about what the line mentions, if it is a question itself; none if that is nothing,
    /// or too much.
    pub(super) fn mentioned(&self, language: Language, club: &impl Vocabulary) -> MeantOrders {
        let everyday = Everyday::of(language);
        let all: WordNumbers = (0..self.words.len()).collect();
        let asks = |word: &SpokenWord<'_>| everyday.asking.contains(&word.folded);
        let is_question = self.line.contains('?') || self.words.first().is_some_and(asks);
        if !is_question || all.len() > MOST_WORDS {
            return Vec::new();
        }
        let words = self.without_fillers(everyday, &all);
        let mut rest = words.as_slice();
        let (mut seen, mut questions) = (BTreeSet::new(), Vec::new());
        while let Some((&first, behind)) = rest.split_first() {
            let named = [(Hole::Ruleset, "rules"), (Hole::Name, "player"), (Hole::Square, "legal")]
                .into_iter()
                .find_map(|(hole, asks)| {
                    let (_, text, taken) = self.at_front(hole, rest, club)?;
                    Some((format!("{asks} {text}"), taken))
                });
            let word = &self.words[first].folded;
            let says_little = everyday.is_light(word)
                || everyday.asking.contains(word)
                || everyday.conditions.contains(word);
            let is_topic = || !says_little && club.has_help(word);
            let (question, taken) = match named {
                Some((question, taken)) => (Some(question), taken),
                None => (is_topic().then(|| format!("help {word}")), 1),
            };
            rest = rest.get(taken..).unwrap_or(behind);
            let Some(Ok(order @ Order::Ask(_))) = question.map(|text| read::order(&text)) else {
                continue;
            };
            if seen.insert(order.to_string()) {
                questions.push(OrderLine { game: None, order });
            }
        }
        if questions.len() > MOST { Vec::new() } else { questions }
    }
}
