//! Cuts a record into words and bracketed texts, and knows their lines.

use super::Error;

/// Bracketed texts and words, with their lines.
#[derive(Clone)]
pub(super) struct Words<'a> {
    pub(super) rest: &'a str,
    pub(super) line: usize,
}

/// A piece of a record.
pub(super) enum Item<'a> {
    /// What stands between brackets.
    Bracket(&'a str),
    /// Anything else, up to a space or bracket.
    Word(&'a str),
}

impl<'a> Words<'a> {
    fn take(&mut self, bytes: usize) -> &'a str {
        // Callers cut where they found a character.
        let (taken, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    pub(super) fn skip_spaces(&mut self) {
        let trimmed = self.rest.trim_start().len();
        self.take(self.rest.len() - trimmed);
    }

    /// The next item and the line in which it begins.
    pub(super) fn next(&mut self) -> Result<Option<(usize, Item<'a>)>, Error> {
        self.skip_spaces();
        let line = self.line;
        if self.rest.is_empty() {
            return Ok(None);
        }
        if self.rest.starts_with('[') {
            let Some(end) = self.rest.find(']') else {
                return Err(Error { line, reason: "a bracket is not closed".into() });
            };
            let inner = self.take(end + 1).trim_start_matches('[').trim_end_matches(']');
            return Ok(Some((line, Item::Bracket(inner))));
        }
        let end = self.rest.find(|c: char| c.is_whitespace() || c == '[');
        Ok(Some((line, Item::Word(self.take(end.unwrap_or(self.rest.len()))))))
    }

    /// The next word if it is such a one, brackets left alone; else nothing is consumed.
    pub(super) fn word_if(&mut self, good: impl Fn(&str) -> bool) -> Option<(usize, &'a str)> {
        let mut ahead = self.clone();
        match ahead.next() {
            Ok(Some((line, Item::Word(word)))) if good(word) => {
                *self = ahead;
                Some((line, word))
            }
            _ => None,
        }
    }
}
