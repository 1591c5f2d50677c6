//! The terms of a game as people say them, in the words of commands.

use engine::ruleset::Language;

use crate::clock_words;
use crate::words::{Everyday, Hole, ProposalWord, SpokenTerm, TermPart, Word, fold};

/// The canonical form of what are terms of a game in everyday words of one language, and nothing else.
pub fn spoken_terms(text: &str) -> Option<String> {
    let folded = fold(text);
    let words: Vec<&str> = folded.split_whitespace().collect();
    let read = |language: Language| {
        let everyday = Everyday::of(language);
        let mut rest = words.as_slice();
        let mut terms: Vec<String> = Vec::new();
        while !rest.is_empty() {
            let mut all = everyday.terms.iter().filter_map(|term| spoken(term, everyday, rest));
            // The others are rulesets, or ask for no clock.
            let said = all.find(|(term, _)| {
                clock_words::pace(term).is_some() || ProposalWord::find(term).is_some()
            });
            let (term, taken) = said.or_else(|| word_of_proposal(rest))?;
            terms.push(term);
            rest = rest.get(taken..).unwrap_or_default();
        }
        (!terms.is_empty()).then(|| terms.join(" "))
    };
    Language::ALL.into_iter().find_map(read)
}

/// A term that is said in the words of commands, and how many words it is.
pub fn word_of_proposal(words: &[&str]) -> Option<(String, usize)> {
    let joined = words.join(" ");
    let (meanings, rest) = ProposalWord::at_start(&joined)?;
    let word = meanings.into_iter().next()?;
    // These say nothing alone.
    let is_whole = !matches!(word, ProposalWord::Night | ProposalWord::Ply);
    let taken = words.len() - rest.split_whitespace().count();
    is_whole.then(|| (word.canonical().to_owned(), taken))
}

/// The canonical form of a term at the front of the words, and how many of them it is.
pub fn spoken(term: &SpokenTerm, everyday: &Everyday, words: &[&str]) -> Option<(String, usize)> {
    let mut command = term.means.to_owned();
    for (part, word) in term.parts.iter().zip(words) {
        match part {
            TermPart::Word(own) if own == word => {}
            TermPart::Count => {
                let count = everyday.count(word)?;
                command = command.replace(Hole::Number.text(), &count.to_string());
            }
            TermPart::Word(_) => return None,
        }
    }
    (term.parts.len() <= words.len()).then_some((command, term.parts.len()))
}
