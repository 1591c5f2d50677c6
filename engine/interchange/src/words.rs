//! Cuts the moves of a record into words, without the remarks between them, and keeps count of
//! their lines.

use crate::imported::Trouble;

/// What is left of a record, and the line it begins in.
#[derive(Clone)]
pub(crate) struct RecordWords<'a> {
    pub(crate) rest: &'a str,
    pub(crate) line: usize,
    /// What begins a remark, and what ends it. Round and square brackets may hold others.
    remarks: &'static [(char, char)],
}

impl<'a> RecordWords<'a> {
    pub(crate) fn new(text: &'a str, remarks: &'static [(char, char)]) -> RecordWords<'a> {
        RecordWords { rest: text, line: 1, remarks }
    }

    fn take(&mut self, bytes: usize) -> &'a str {
        // Callers cut where they found a character.
        let (taken, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    pub(crate) fn skip_spaces(&mut self) {
        let trimmed = self.rest.trim_start().len();
        self.take(self.rest.len() - trimmed);
    }

    /// The text of the remark that begins here, if one does, and its line.
    pub(crate) fn remark(&mut self) -> Result<Option<(usize, &'a str)>, Trouble> {
        self.skip_spaces();
        let (line, begins) = (self.line, self.rest.chars().next());
        let Some(&(open, close)) = self.remarks.iter().find(|(open, _)| begins == Some(*open))
        else {
            return Ok(None);
        };
        let mut depth = 0_usize;
        let end = self.rest.find(|c| {
            if c == open && (depth == 0 || matches!(c, '(' | '[')) {
                depth += 1;
            } else if c == close {
                depth -= 1;
            }
            depth == 0
        });
        // One bracket in a text may have no other.
        let end = end.or_else(|| self.rest.find(close).filter(|_| open == '['));
        // A remark that ends with its line may be the last.
        let length = match end {
            None if close == '\n' => self.rest.len(),
            None => return Err((line, format!("a bracket is not closed: {open}"))),
            Some(end) => end + close.len_utf8(),
        };
        let remark = self.take(length);
        let inner = remark.strip_prefix(open).unwrap_or(remark);
        Ok(Some((line, inner.strip_suffix(close).unwrap_or(inner))))
    }

    /// The next word and its line.
    pub(crate) fn next(&mut self) -> Result<Option<(usize, &'a str)>, Trouble> {
        while self.remark()?.is_some() {}
        if self.rest.is_empty() {
            return Ok(None);
        }
        let line = self.line;
        let opens = |c| self.remarks.iter().any(|&(open, _)| open == c);
        let end = self.rest.find(|c: char| c.is_whitespace() || opens(c));
        Ok(Some((line, self.take(end.unwrap_or(self.rest.len())))))
    }

    /// The next word if it passes the test; otherwise, and before a remark, nothing is consumed.
    pub(crate) fn word_if(&mut self, good: impl Fn(&str) -> bool) -> Option<(usize, &'a str)> {
        let mut ahead = self.clone();
        if ahead.remark() != Ok(None) {
            return None;
        }
        match ahead.next() {
            Ok(Some((line, word))) if good(word) => {
                *self = ahead;
                Some((line, word))
            }
            _ => None,
        }
    }
}
