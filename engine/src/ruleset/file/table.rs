//! TOML tables with what is needed to complain about them: lines, what is missing, what
//! was probably meant.

use std::borrow::Cow;
use std::ops::Range;

use strsim::levenshtein;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::RulesetError;

/// The file's text, for line numbers.
pub(super) struct FileReader<'a> {
    pub text: &'a str,
}

impl FileReader<'_> {
    pub fn line(&self, at: usize) -> usize {
        1 + self.text.bytes().take(at).filter(|&byte| byte == b'\n').count()
    }

    pub fn error(&self, at: Range<usize>, reason: String) -> RulesetError {
        RulesetError { line: self.line(at.start), reason }
    }
}

/// One table of the file, with what is needed to complain about it.
pub(super) struct FileTable<'a> {
    pub reader: &'a FileReader<'a>,
    pub entries: &'a DeTable<'a>,
    pub span: Range<usize>,
    pub name: &'a str,
}

impl<'a> FileTable<'a> {
    pub fn allow_keys(&self, known: &[&str]) -> Result<(), RulesetError> {
        match self.entries.keys().find(|key| !known.contains(&key.as_ref().as_ref())) {
            Some(key) => Err(self.unknown_key(key, known)),
            None => Ok(()),
        }
    }

    pub fn unknown_key(&self, key: &Spanned<Cow<'_, str>>, known: &[&str]) -> RulesetError {
        let reason = format!(
            "unknown key {:?} in {}{}",
            key.as_ref(),
            self.name,
            did_you_mean(key.as_ref(), known)
        );
        self.reader.error(key.span(), reason)
    }

    pub fn missing_key(&self, key: &str) -> RulesetError {
        self.reader.error(self.span.clone(), format!("{key} is missing in {}", self.name))
    }

    pub fn required_value(&self, key: &str) -> Result<&'a Spanned<DeValue<'a>>, RulesetError> {
        self.entries.get(key).ok_or_else(|| self.missing_key(key))
    }

    pub fn string_of(
        &self,
        key: &str,
        value: &'a Spanned<DeValue<'a>>,
    ) -> Result<Cow<'a, str>, RulesetError> {
        match value.as_ref() {
            DeValue::String(text) => Ok(text.clone()),
            _ => Err(self.reader.error(value.span(), format!("{key} must be text in quotes"))),
        }
    }

    pub fn string(&self, key: &str) -> Result<Cow<'a, str>, RulesetError> {
        self.string_of(key, self.required_value(key)?)
    }

    pub fn flag(&self, key: &str) -> Result<bool, RulesetError> {
        let value = self.required_value(key)?;
        value
            .as_ref()
            .as_bool()
            .ok_or_else(|| self.reader.error(value.span(), format!("{key} must be true or false")))
    }

    pub fn table(&self, key: &'a str) -> Result<FileTable<'a>, RulesetError> {
        let value = self.required_value(key)?;
        match value.as_ref() {
            DeValue::Table(entries) => {
                Ok(FileTable { reader: self.reader, entries, span: value.span(), name: key })
            }
            _ => Err(self.reader.error(value.span(), format!("{key} must be a table: [{key}]"))),
        }
    }
}

/// ` (did you mean …?)` where one of the known words is close.
pub(super) fn did_you_mean(word: &str, known: &[&str]) -> String {
    let close = |known: &&&str| levenshtein(word, known) <= 2.max(word.len() / 4);
    match known.iter().filter(close).min_by_key(|known| levenshtein(word, known)) {
        Some(known) => format!(" (did you mean {known}?)"),
        None => String::new(),
    }
}
