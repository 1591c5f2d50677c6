//! How an organiser's act goes: its words, and what follows them. What stands for a name or a reason
//! in a language isn't known here.

use engine::ruleset::Language;

use crate::words::{EventWord, OrganiseWord, Word};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActForm {
    /// What it is for, in English, as a shell lists it.
    pub about: &'static str,
    pub(super) word: OrganiseWord,
    /// What is done about a circle, a ladder or a tournament.
    pub(super) event: Option<EventWord>,
    pub(super) arguments: &'static [&'static [FormPart]],
}

/// A part of a form, in the order in which it stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormPart {
    Name,
    Circle,
    Ruleset,
    Game,
    Number,
    Place,
    Reason,
    Text,
    /// A name in quotation marks.
    Title,
    /// `3 days`.
    Days,
    Side,
    /// The terms of a game, in canonical words.
    Terms(&'static str),
    /// What is written like that in every language.
    Sample(&'static str),
    /// What can be left out, and stands anywhere among others like it.
    Option(EventWord, &'static [FormPart]),
}

/// Where in an act something is missing or wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActPlace {
    pub form: &'static ActForm,
    /// `None` if no part of the form should stand there.
    pub part: Option<FormPart>,
}

impl ActForm {
    /// The words with which it begins, in a language or as they are stored.
    pub fn words(&self, language: Option<Language>) -> Vec<&'static str> {
        let event = self.event.map(|event| said(event, language));
        [said(self.word, language)].into_iter().chain(event).collect()
    }

    /// What follows its words.
    pub fn parts(&self) -> impl Iterator<Item = FormPart> {
        self.arguments.iter().copied().flatten().copied()
    }
}

/// A word in a language, or as it is stored.
pub(super) fn said<W: Word>(word: W, language: Option<Language>) -> &'static str {
    language.map_or(word.canonical(), |language| word.phrase(language))
}
