//! A circle that an organiser opens: `vikings language de`.

use engine::ruleset::Language;

use super::argument::{Argument, Circle, option, read_options};
use super::form::{FormPart, said};
use crate::Misread;
use crate::rest::RestOfLine;
use crate::text::joined;
use crate::words::{EventWord, LanguageWord, Word};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewCircle {
    pub name: String,
    pub language: Option<Language>,
    /// The number of the Discord server in which it lives.
    pub server: Option<String>,
}

impl Argument for NewCircle {
    type Value = NewCircle;
    const PARTS: &'static [FormPart] = &[
        FormPart::Circle,
        FormPart::Option(EventWord::Language, &[FormPart::Sample("de")]),
        FormPart::Option(EventWord::Server, &[FormPart::Number]),
    ];

    fn read(rest: &mut RestOfLine<'_>) -> Result<NewCircle, Misread> {
        let name = rest.argument::<Circle>()?;
        let mut new = NewCircle { name, language: None, server: None };
        read_options(rest, Self::PARTS, |word, rest| {
            match word {
                EventWord::Language => {
                    let word: LanguageWord = rest.need_word()?;
                    new.language = Language::from_code(word.canonical());
                }
                _ => new.server = Some(rest.need_name()?),
            }
            Ok(())
        })?;
        Ok(new)
    }

    fn written(value: &NewCircle, language: Option<Language>) -> String {
        let NewCircle { name, language: spoken, server } = value;
        let word_for = |spoken: Language| {
            let word = LanguageWord::find(spoken.code());
            word.map_or(spoken.code(), |word| said(word, language)).to_owned()
        };
        joined(&[
            name.clone(),
            option(EventWord::Language, spoken.map(word_for), language),
            option(EventWord::Server, server.clone(), language),
        ])
    }
}
