//! Cuts a record into words and bracketed texts, and keeps count of their lines.

use super::OpenTaflError;

/// What is left of a record, and the line it begins in.
#[derive(Clone)]
pub(super) struct Tokens<'a> {
    pub(super) rest: &'a str,
    pub(super) line: usize,
}

pub(super) enum RecordToken<'a> {
    /// The text between brackets.
    Bracket(&'a str),
    /// Anything else, up to a space or bracket.
    Word(&'a str),
}

impl<'a> Tokens<'a> {
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

    /// The next token and the line in which it begins.
    pub(super) fn next(&mut self) -> Result<Option<(usize, RecordToken<'a>)>, OpenTaflError> {
        self.skip_spaces();
        let line = self.line;
        if self.rest.is_empty() {
            return Ok(None);
        }
        if self.rest.starts_with('[') {
            let Some(end) = self.rest.find(']') else {
                return Err(OpenTaflError { line, reason: "a bracket is not closed".into() });
            };
            let inner = self.take(end + 1).trim_start_matches('[').trim_end_matches(']');
            return Ok(Some((line, RecordToken::Bracket(inner))));
        }
        let end = self.rest.find(|c: char| c.is_whitespace() || c == '[');
        Ok(Some((line, RecordToken::Word(self.take(end.unwrap_or(self.rest.len()))))))
    }

    /// The next word if it passes the test; otherwise, and before a bracket, nothing is consumed.
    pub(super) fn word_if(&mut self, good: impl Fn(&str) -> bool) -> Option<(usize, &'a str)> {
        let mut ahead = self.clone();
        match ahead.next() {
            Ok(Some((line, RecordToken::Word(word)))) if good(word) => {
                *self = ahead;
                Some((line, word))
            }
            _ => None,
        }
    }
}
