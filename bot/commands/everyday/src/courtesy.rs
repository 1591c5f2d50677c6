//! Words around a command that people say around anything: `d1-d4 please`, `decline Nora's challenge`.

use engine::ruleset::Language;

use super::speech::{MOST_WORDS, MeantOrders, Speech, WordNumbers};
use super::{Vocabulary, named, read_by};
use commands::Deed;
use commands::{Order, OrderLine};
use words::{Everyday, fold, length_of_group};

/// Whether such words come after a move.
pub(super) fn is_behind_move(
    order: &Order,
    everyday: &[&Everyday],
    club: &impl Vocabulary,
) -> bool {
    let Order::Do(Deed::Ply(text)) = order else { return false };
    let folded = fold(text);
    let words: Vec<&str> = folded.split(' ').take(MOST_WORDS).collect();
    let mut behind = (1..words.len()).filter_map(|at| words.get(at..));
    behind.any(|words| {
        let is_name = || words.first().is_some_and(|word| named(word, club).is_some());
        length_around(words, everyday).is_some() || is_name()
    })
}

/// Declining without its reason, if that only says what is declined: `it please`, `number 8`, or the
/// challenge of somebody.
pub(super) fn declined(
    line: &OrderLine,
    language: Language,
    club: &impl Vocabulary,
) -> Option<OrderLine> {
    let Order::Do(Deed::Decline(None, Some(reason))) = &line.order else { return None };
    let everyday = read_by(language);
    let folded = fold(reason);
    let words: Vec<&str> = folded.split(' ').collect();
    if words.len() > MOST_WORDS {
        return None;
    }
    let is_of_playing = |word: &str| {
        let of_language = |everyday: &&Everyday| {
            let mut numbering = everyday.numbers.iter().flatten();
            everyday.playing.contains(word) || numbering.any(|numbering| numbering == word)
        };
        everyday.iter().any(of_language)
    };
    let (mut number, mut is_about_playing) = (None, false);
    let mut rest = words.as_slice();
    while let Some(first) = rest.first() {
        let taken = match (first.parse(), named(first, club)) {
            // `I have 3 already` counts something else.
            (Ok(told), _) if is_about_playing && number.is_none() => {
                number = Some(told);
                1
            }
            (_, Some(handle)) => match club.challenges_from(&handle).as_slice() {
                [only] if number.is_none() => {
                    number = Some(*only);
                    1
                }
                _ => return None,
            },
            _ if is_of_playing(first) => {
                is_about_playing = true;
                1
            }
            // Thanks and regrets are a reason.
            _ => everyday.iter().find_map(|everyday| {
                let is_light = || everyday.is_light(first).then_some(1);
                everyday.length_of_filler(rest).or_else(is_light)
            })?,
        };
        rest = rest.get(taken..).unwrap_or_default();
    }
    let says_what = number.is_some() || !is_about_playing;
    says_what.then(|| OrderLine::without_game(Deed::Decline(number, None)))
}

/// How many words at the front mean nothing much.
pub(super) fn length_around(words: &[&str], everyday: &[&Everyday]) -> Option<usize> {
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
    ) -> MeantOrders {
        let folded = self.folded(words);
        let mut rest = folded.as_slice();
        let mut greets = false;
        while let Some(first) = rest.first() {
            let greeting = length_of_group(&everyday.greetings, rest);
            greets |= greeting.is_some();
            let is_name = || everyday.is_light(first) || club.player(first).is_some();
            // The house is greeted, too; a line that begins with it is about a game.
            let house = || length_of_group(&everyday.house, rest).filter(|_| greets);
            let length = greeting.or_else(|| is_name().then_some(1)).or_else(house);
            let Some(length) = length else {
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
