//! What people write around what they want: greetings and thanks, closings, their own name, how to
//! reach them. It wants nothing, so it hides nothing, is never said to be unread, and needs no
//! question whether it is for the opponent.

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use commands::words::{Courtesies, Everyday, fold, length_of_group};
use engine::ruleset::Language;
use kernel::answered::BesideLine;
use kernel::ledger::Ledger;
use storage::{Fault, PlayerId};

use crate::incoming::{Incoming, MailLine};

/// The most words of a name, and of a line below a closing that says who its writer is.
const NAME: usize = 3;
const TITLE: usize = 6;

/// The most digits that a number to call has, and the fewest.
const DIGITS: std::ops::RangeInclusive<usize> = 5..=16;

/// The most lines below a closing that belong to it.
const SIGNATURE: usize = 8;

/// Who writes: the words of all the names that they have.
pub(super) struct Writer {
    names: BTreeSet<String>,
}

/// A folded word, and whether it is written like a name.
struct CourtesyWord {
    word: String,
    is_capital: bool,
}

impl Writer {
    pub fn of(
        ledger: &Ledger<'_>,
        player: Option<PlayerId>,
        mail: &Incoming,
    ) -> Result<Writer, Fault> {
        let mut names = vec![mail.name.clone().unwrap_or_default()];
        names.push(mail.from.split('@').next().unwrap_or_default().to_owned());
        if let Some(player) = player {
            let player = ledger.player(player)?;
            names.extend([player.name, player.handle]);
        }
        Ok(Writer::called(names.iter().map(String::as_str)))
    }

    fn called<'a>(names: impl IntoIterator<Item = &'a str>) -> Writer {
        let mut words = BTreeSet::new();
        for name in names {
            let folded = fold(name);
            let parts = folded.split(' ').filter(|part| part.chars().any(char::is_alphabetic));
            let parts: Vec<&str> = parts.collect();
            let initials: Vec<String> =
                parts.iter().filter_map(|part| part.chars().next()).map(String::from).collect();
            words.insert(initials.concat());
            words.extend(initials);
            words.extend(parts.into_iter().map(str::to_owned));
        }
        words.remove("");
        Writer { names: words }
    }

    fn is_named(&self, word: &str) -> bool {
        self.names.contains(word)
    }

    /// The lines that are more than courtesy.
    pub fn wanting(&self, lines: &[String]) -> Vec<String> {
        let mut kept = Vec::new();
        // How many lines can still belong to the closing above.
        let mut signature = 0_usize;
        for (at, line) in lines.iter().enumerate() {
            if self.is_courtesy(line) {
                if closes(line) {
                    signature = SIGNATURE;
                }
                continue;
            }
            if is_contact(line) {
                continue;
            }
            if signature > 0 && is_title(line) {
                signature -= 1;
                continue;
            }
            signature = 0;
            // Whose name it is can't be known where it isn't the one that the club knows.
            let is_last = at + 1 == lines.len() && at > 0;
            if is_last && is_name(line) {
                continue;
            }
            kept.push(line.clone());
        }
        kept
    }

    /// The lines that greet, thank or close, and are no mere names.
    pub fn formulas(&self, lines: &[String]) -> Vec<String> {
        let is_formula = |line: &&String| {
            let is_name = tokens(line).iter().all(|token| self.is_named(&token.word));
            self.is_courtesy(line) && !is_name
        };
        lines.iter().filter(is_formula).cloned().collect()
    }

    /// Whether a text is nothing but a greeting or a closing, with names, or the writer's own name.
    pub fn is_courtesy(&self, text: &str) -> bool {
        if text.contains('?') {
            return false;
        }
        let all = Courtesies::all();
        let tokens = tokens(text);
        let words: Vec<&str> = tokens.iter().map(|token| token.word.as_str()).collect();
        if words.is_empty() || words.iter().all(|word| self.is_named(word)) {
            return words.len() <= 2 * NAME;
        }
        let (mut at, mut names, mut has_begun) = (0, 0, false);
        while let (Some(rest), Some(token)) = (words.get(at..), tokens.get(at)) {
            let formula = all.length_of_hello(rest).max(all.length_of_closing(rest));
            let other = length_of_group(&all.others, rest).filter(|_| has_begun);
            at += match formula.max(other) {
                Some(length) => length,
                None if self.is_named(&token.word) => 1,
                None if has_begun && token.is_capital && names < NAME => {
                    names += 1;
                    1
                }
                None => return false,
            };
            has_begun |= formula.is_some();
        }
        has_begun
    }

    /// Whether all of a text is said to anybody: a greeting or a closing, or how one likes the game.
    pub fn is_small_talk(&self, text: &str) -> bool {
        let tokens = tokens(text);
        let words: Vec<&str> = tokens.iter().map(|token| token.word.as_str()).collect();
        let all = Language::ALL.map(Everyday::of);
        let mut at = 0;
        while let Some(rest) = words.get(at..).filter(|rest| !rest.is_empty()) {
            let said = all.iter().filter_map(|everyday| length_of_group(&everyday.greetings, rest));
            match said.max() {
                Some(length) => at += length,
                None if at > 0 && rest.first().is_some_and(|word| self.is_named(word)) => at += 1,
                None => return self.is_courtesy(text),
            }
        }
        true
    }

    /// A sentence without the greeting in front of it, and without the closing behind.
    pub fn without_greeting<'a>(&self, sentence: &'a str) -> &'a str {
        let mut rest = sentence.trim();
        let mut has_greeted = false;
        while let Some((front, behind)) = rest.split_once([',', '!', ':', '–', '—', '-']) {
            let says_more = behind.split_whitespace().count() > 1;
            let is_greeting = self.is_courtesy(front) || has_greeted && is_name(front);
            if !says_more || front.trim().is_empty() || !is_greeting {
                break;
            }
            (rest, has_greeted) = (behind.trim(), true);
        }
        while let Some((front, behind)) = rest.rsplit_once([',', '–', '—']) {
            let says_more = front.split_whitespace().count() > 1;
            if !says_more || behind.trim().is_empty() || !self.is_courtesy(behind) {
                break;
            }
            rest = front.trim();
        }
        rest
    }

    /// What stands around moves, if it is more than courtesy.
    pub fn beside(&self, words: &[BesideLine]) -> Vec<BesideLine> {
        let is_courtesy = |line: &BesideLine| self.is_all_courtesy(&line.text);
        if words.iter().all(is_courtesy) { Vec::new() } else { words.to_vec() }
    }

    /// Whether each sentence of a text is courtesy.
    fn is_all_courtesy(&self, text: &str) -> bool {
        let mut sentences = text.split_inclusive(['.', '!', '?', ';']);
        self.is_courtesy(text)
            || is_contact(text)
            || sentences.all(|sentence| {
                let bare = fold(sentence);
                bare.is_empty() || self.is_courtesy(sentence)
            })
    }

    /// What an email says, without lines that only look like a mistyped command.
    pub fn said(&self, said: &[MailLine]) -> Vec<MailLine> {
        let is_meant = |said: &&MailLine| match said {
            MailLine::Unclear { typed, .. } => {
                said.is_stop() || !(self.is_courtesy(typed) || is_contact(typed))
            }
            MailLine::Order(_) | MailLine::Several(_) | MailLine::Held { .. } => true,
        };
        said.iter().filter(is_meant).cloned().collect()
    }
}

fn tokens(text: &str) -> Vec<CourtesyWord> {
    let mut tokens = Vec::new();
    for written in text.split_whitespace() {
        let is_capital =
            written.chars().find(|c| c.is_alphabetic()).is_some_and(char::is_uppercase);
        let folded = fold(written);
        let words = folded.split(' ').filter(|word| !word.is_empty());
        tokens.extend(words.map(|word| CourtesyWord { word: word.to_owned(), is_capital }));
    }
    tokens
}

/// Whether a courtesy closes an email.
fn closes(line: &str) -> bool {
    let folded = fold(line);
    let words: Vec<&str> = folded.split(' ').collect();
    Courtesies::all().length_of_closing(&words).is_some()
}

/// `Tel. 555 0100`, `+47 22 33 44 55`, `www.example.org`, `anna@example.org`.
fn is_contact(line: &str) -> bool {
    let folded = fold(line);
    let words: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
    let digits = line.chars().filter(char::is_ascii_digit).count();
    let label = length_of_group(&Courtesies::all().contacts, &words);
    let behind = words.get(label.unwrap_or_default()..).unwrap_or_default();
    let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    let numbers = behind.iter().filter(|word| is_number(word)).count();
    let is_call = DIGITS.contains(&digits)
        && (numbers == behind.len() || label.is_some() && behind.len() - numbers <= 2);
    let is_link = |word: &str| {
        let word = word.trim_matches(|c: char| matches!(c, '<' | '>' | '(' | ')' | ',' | '.'));
        word.contains("://") || word.starts_with("www.") || word.contains('@') && word.contains('.')
    };
    let mut written = line.split_whitespace();
    let is_reached = written.clone().any(is_link) && written.by_ref().count() <= 3;
    is_call || is_reached
}

/// What stands below a closing: a name, what somebody does, where they live.
fn is_title(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_end = |c: char| matches!(c, '?' | '!' | ':');
    let begins = |word: &&&str| {
        word.chars()
            .find(|c| c.is_alphanumeric())
            .is_none_or(|c| c.is_uppercase() || c.is_numeric())
    };
    let capitals = words.iter().filter(begins).count();
    words.len() <= TITLE && !line.ends_with(is_end) && capitals * 2 > words.len()
}

/// `Anna`, `Anna Lindqvist`, `A. L.`
fn is_name(line: &str) -> bool {
    let bare = line.trim().trim_start_matches(['-', '~', '/', '–', '—', ' ']);
    let words: Vec<&str> = bare.split_whitespace().collect();
    let is_of_name = |c: char| c.is_alphabetic() || matches!(c, '.' | '-' | '\'' | '\u{2019}');
    (1..=NAME).contains(&words.len())
        && words.iter().all(|word| word.starts_with(char::is_uppercase))
        && words.iter().all(|word| word.chars().all(is_of_name))
}
