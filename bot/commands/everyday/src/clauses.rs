//! Reads a line clause by clause that means nothing as a whole: `this is hopeless, I give up`.

use engine::ruleset::Language;

use super::likeness::Guess;
use super::{Misread, Vocabulary, has_digit, is_done, understand};
use commands::Deed;
use commands::read;
use commands::{Order, OrderLine};
use words::{Everyday, fold};

/// The most commands that are asked about.
const MOST_OFFERED: usize = 2;

/// What the clauses of a line mean that mean anything: a question is answered, all else is offered.
/// `None` if it is one clause, or if one that is not understood has a word of doubt.
pub(super) fn meant(line: &str, language: Language, club: &impl Vocabulary) -> Option<Guess> {
    let clauses = clauses(line);
    if clauses.len() < 2 {
        return None;
    }
    let (mut offers, mut questions, mut answers) = (Vec::new(), Vec::new(), Vec::new());
    for clause in clauses {
        match understand(clause, language, club) {
            Ok(line) if line.order.is_question() => questions.push(line),
            Ok(line) if is_done(&line.order) => answers.push(line),
            // `Well, if you` is no plan.
            Ok(OrderLine { order: Order::Do(Deed::Plan(_)), .. }) if !has_digit(clause) => {}
            Ok(line) => offers.push(line),
            Err(Misread::Offered { commands }) => {
                offers.extend(commands.iter().filter_map(|command| read::read(command).ok()));
            }
            Err(_) if has_condition(clause, language) => return None,
            Err(_) => {}
        }
    }
    // Somebody who also greets or thanks, or says yes to the rest, means the rest.
    offers.retain(|line| !matches!(line.order, Order::Do(Deed::Say(_))));
    for found in [&mut offers, &mut questions, &mut answers] {
        let all = std::mem::take(found);
        for line in all {
            if !found.contains(&line) {
                found.push(line);
            }
        }
        found.truncate(MOST_OFFERED);
    }
    match (offers.is_empty(), questions.is_empty(), answers.len()) {
        (true, true, 1) => Some(Guess::Perhaps(answers)),
        (true, true, _) => None,
        (true, false, _) if questions.len() == 1 => Some(Guess::Sure(questions)),
        (true, false, _) => Some(Guess::Perhaps(questions)),
        (false, ..) => Some(Guess::Perhaps(offers)),
    }
}

/// The parts of a line between punctuation that is followed by a blank.
fn clauses(line: &str) -> Vec<&str> {
    const MARKS: [char; 8] = [',', ';', '.', '!', '?', '\u{2013}', '\u{2014}', '\u{2026}'];
    let mut clauses = Vec::new();
    let mut rest = line;
    while !rest.trim().is_empty() {
        let end = rest.match_indices(MARKS).find(|(at, mark)| {
            rest.get(at + mark.len()..).is_some_and(|next| next.starts_with(' '))
        });
        let (clause, next) = match end {
            Some((at, mark)) => (rest.get(..at), rest.get(at + mark.len()..)),
            None => (Some(rest), None),
        };
        clauses.extend(clause.map(str::trim).filter(|clause| !fold(clause).is_empty()));
        rest = next.unwrap_or_default();
    }
    clauses
}

/// Whether it has a word of doubt or condition; a denial denies its own clause alone.
fn has_condition(clause: &str, language: Language) -> bool {
    let folded = fold(clause);
    let mut everyday = [language, Language::English].into_iter().map(Everyday::of);
    everyday.any(|everyday| {
        let mut words = folded.split(' ');
        words.any(|word| everyday.doubts.contains(word) && !everyday.denials.contains(word))
    })
}
