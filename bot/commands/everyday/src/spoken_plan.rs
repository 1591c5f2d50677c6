//! Reads a planned reply in words: `when he plays d4-d6, I answer f6-f3`.

use engine::Square;
use engine::ruleset::Language;

use super::speech::{MeantOrders, Speech};
use commands::read;
use words::Everyday;

impl Speech<'_> {
    /// The plan if the words have a condition and name two moves: first the opponent's, then the
    /// reply. `None` if a word denies something.
    pub(super) fn spoken_plan(&self, everyday: &Everyday) -> Option<MeantOrders> {
        let all: Vec<usize> = (0..self.words.len()).collect();
        let folded = self.folded(&all);
        let has = |words: &std::collections::BTreeSet<String>| {
            folded.iter().any(|word| words.contains(*word))
        };
        // A denial in any language counts: some words for a condition are the same in several.
        let denies = Language::ALL.into_iter().any(|language| has(&Everyday::of(language).denials));
        if !has(&everyday.conditions) || denies {
            return None;
        }
        let mut moves = self.line.split_whitespace().filter_map(|run| {
            let run = run.trim_matches([',', '.', ';', ':', '!', '(', ')']);
            let (from, to) = run.split_once(['-', '\u{2013}'])?;
            let squares = (from.parse::<Square>().ok()?, to.parse::<Square>().ok()?);
            Some(format!("{}-{}", squares.0, squares.1))
        });
        let (Some(expected), Some(reply), None) = (moves.next(), moves.next(), moves.next()) else {
            return None;
        };
        let line = read::read(&format!("if {expected} then {reply}")).ok()?;
        Some(vec![line])
    }
}
