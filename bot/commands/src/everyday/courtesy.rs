//! Words around a command that people say around anything: `d1-d4 please`, `decline Nora's challenge`.

use engine::ruleset::Language;
use templates::orders::{Everyday, fold, length_of_group};

use super::speech::{Meant, Speech, WordNumbers};
use super::{Vocabulary, named, read_by};
use crate::order::{Order, OrderLine};
use crate::table::Deed;

/// Whether such words stand behind a move.
pub(super) fn is_behind_move(
    order: &Order,
    everyday: &[&Everyday],
    club: &impl Vocabulary,
) -> bool {
    let Order::Do(Deed::Ply(text)) = order else { return false };
    let folded = fold(text);
    let words: Vec<&str> = folded.split(' ').collect();
    let mut behind = (1..words.len()).filter_map(|at| words.get(at..));
    behind.any(|words| {
        let is_name = || words.first().is_some_and(|word| named(word, club).is_some());
        length_around(words, everyday).is_some() || is_name()
    })
}

/// Declining without its reason, if that only says what is declined.
pub(super) fn declined(
    line: &OrderLine,
    language: Language,
    club: &impl Vocabulary,
) -> Option<OrderLine> {
    let Order::Do(Deed::Decline(number, Some(reason))) = &line.order else { return None };
    let everyday = read_by(language);
    let playing = |word: &str| everyday.iter().any(|everyday| everyday.playing.contains(word));
    let folded = fold(reason);
    let words: Vec<&str> = folded.split(' ').collect();
    let mut rest = words.as_slice();
    let (mut says_what, mut number) = (false, *number);
    while let Some(first) = rest.first() {
        let counted = first.parse().ok().filter(|_| number.is_none());
        number = number.or(counted);
        let is_what = counted.is_some() || playing(first) || named(first, club).is_some();
        says_what |= is_what;
        let taken = if is_what { 1 } else { length_around(rest, &everyday)? };
        rest = rest.get(taken..).unwrap_or_default();
    }
    says_what.then(|| OrderLine::without_game(Deed::Decline(number, None)))
}

/// How many words at the front mean nothing much.
fn length_around(words: &[&str], everyday: &[&Everyday]) -> Option<usize> {
    everyday.iter().find_map(|everyday| {
        let is_light = || words.first().is_some_and(|word| everyday.is_light(word));
        everyday.length_of_courtesy(words).or_else(|| is_light().then_some(1))
    })
}

impl Speech<'_> {
    /// Whether it begins with a greeting or thanks.
    pub(super) fn begins_with_greeting(&self, everyday: &Everyday) -> bool {
        let all: WordNumbers = (0..self.words.len()).collect();
        length_of_group(&everyday.greetings, &self.folded(&all)).is_some()
    }

    /// A greeting or thanks, which is for the opponent.
    pub(super) fn greeting(
        &self,
        everyday: &Everyday,
        words: &[usize],
        club: &impl Vocabulary,
    ) -> Meant {
        let folded = self.folded(words);
        let mut rest = folded.as_slice();
        let mut greets = false;
        while let Some(first) = rest.first() {
            let greeting = length_of_group(&everyday.greetings, rest);
            greets |= greeting.is_some();
            let is_name = || everyday.is_light(first) || club.player(first).is_some();
            let Some(length) = greeting.or_else(|| is_name().then_some(1)) else {
                return Vec::new();
            };
            rest = rest.get(length..).unwrap_or_default();
        }
        match greets {
            true => vec![OrderLine::without_game(Deed::Say(self.as_written(words)))],
            false => Vec::new(),
        }
    }
}
