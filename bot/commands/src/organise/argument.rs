//! What can come with an organiser's act: how each kind of it is read, and how it is written.

use engine::Side;
use engine::ruleset::Language;

use super::form::{ActPlace, FormPart, said};
use super::{ExtraTime, Verdict, event_word};
use crate::Misread;
use crate::rest::RestOfLine;
use crate::text::joined;
use crate::words::{EventWord, VacationWord, VerdictWord, Word};

/// A kind of argument.
pub trait Argument {
    type Value;

    /// How it stands in the form of an act.
    const PARTS: &'static [FormPart];

    /// Takes it from the front of a line.
    fn read(rest: &mut RestOfLine<'_>) -> Result<Self::Value, Misread>;

    /// Its text in the words of a language, or in those that are stored, which read back to it.
    fn written(value: &Self::Value, language: Option<Language>) -> String;

    /// The ladder that it names.
    fn ladder_in(_: &mut Self::Value) -> Option<&mut String> {
        None
    }
}

impl RestOfLine<'_> {
    /// Takes an argument of an organiser's act; an error says which it was.
    pub fn argument<A: Argument>(&mut self) -> Result<A::Value, Misread> {
        let before = self.act;
        if let ([part], Some(place)) = (A::PARTS, before) {
            self.act = Some(ActPlace { part: Some(*part), ..place });
        }
        let value = A::read(self)?;
        self.act = before;
        Ok(value)
    }
}

/// Kinds that are written as they are shown.
macro_rules! plain {
    ($rest:ident: $($Kind:ident: $Type:ty, $Part:ident = $read:expr;)+) => {$(
        pub struct $Kind;

        impl Argument for $Kind {
            type Value = $Type;
            const PARTS: &'static [FormPart] = &[FormPart::$Part];

            fn read($rest: &mut RestOfLine<'_>) -> Result<$Type, Misread> {
                $read
            }

            fn written(value: &$Type, _: Option<Language>) -> String {
                value.to_string()
            }
        }
    )+};
}

plain! {
    rest:
    Name: String, Name = rest.need_name();
    Circle: String, Circle = rest.need_name();
    Ruleset: String, Ruleset = rest.need_name();
    Game: i64, Game = rest.need_number().map(i64::from);
    Number: i64, Number = rest.need_number().map(i64::from);
    Place: u32, Place = rest.need_number();
    Reason: String, Reason = rest.need_reason();
    Text: String, Text = rest.need_text();
}

/// The ladder of a ruleset, or a circle's as in `vikings/tablut`.
pub struct Ladder;

impl Argument for Ladder {
    type Value = String;
    const PARTS: &'static [FormPart] = Ruleset::PARTS;

    fn read(rest: &mut RestOfLine<'_>) -> Result<String, Misread> {
        Ruleset::read(rest)
    }

    fn written(value: &String, language: Option<Language>) -> String {
        Ruleset::written(value, language)
    }

    fn ladder_in(value: &mut String) -> Option<&mut String> {
        Some(value)
    }
}

/// `house 1`, or nothing.
pub struct House;

impl Argument for House {
    type Value = Option<u32>;
    const PARTS: &'static [FormPart] =
        &[FormPart::Option(EventWord::House, &[FormPart::Sample("1")])];

    fn read(rest: &mut RestOfLine<'_>) -> Result<Option<u32>, Misread> {
        if rest.is_empty() {
            return Ok(None);
        }
        event_word(rest, &[EventWord::House])?;
        rest.need_number().map(Some)
    }

    fn written(value: &Option<u32>, language: Option<Language>) -> String {
        option(EventWord::House, value.map(|level| level.to_string()), language)
    }
}

/// How long a suspension is: a number of days, or permanent.
pub struct SuspendedFor;

impl Argument for SuspendedFor {
    type Value = Option<u32>;
    const PARTS: &'static [FormPart] = &[FormPart::Days];

    /// Takes `3 days`, `2 weeks`, `3d` or `permanently`: nobody is to be suspended for good because a
    /// length was forgotten.
    fn read(rest: &mut RestOfLine<'_>) -> Result<Option<u32>, Misread> {
        let before = *rest;
        if let Some(EventWord::Permanently) = rest.word() {
            return Ok(None);
        }
        *rest = before;
        days(rest).map(Some)
    }

    fn written(value: &Option<u32>, language: Option<Language>) -> String {
        match value {
            Some(days) => format!("{days} {}", said(VacationWord::Days, language)),
            None => said(EventWord::Permanently, language).to_owned(),
        }
    }
}

/// Takes `3 days`, `2 weeks` or `3d`.
fn days(rest: &mut RestOfLine<'_>) -> Result<u32, Misread> {
    rest.need_more()?;
    let before = *rest;
    let wrong = || before.bad(before.peek(), Vec::new());
    if let Some(ExtraTime(seconds)) = ExtraTime::read(rest.peek()) {
        rest.skip();
        let days = u32::try_from(seconds / 86_400).ok().filter(|_| seconds % 86_400 == 0);
        return days.ok_or_else(wrong);
    }
    let number = rest.number().ok_or_else(wrong)?;
    match rest.word() {
        Some(VacationWord::Days) => Ok(number),
        Some(VacationWord::Weeks) => Ok(number.saturating_mul(7)),
        _ => Err(wrong()),
    }
}

/// A length of time, as in `1d12h`.
pub struct More;

impl Argument for More {
    type Value = ExtraTime;
    const PARTS: &'static [FormPart] = &[FormPart::Sample("2d")];

    /// Takes the same, or `2 days`.
    fn read(rest: &mut RestOfLine<'_>) -> Result<ExtraTime, Misread> {
        if let Some(time) = ExtraTime::read(rest.peek()) {
            rest.skip();
            return Ok(time);
        }
        Ok(ExtraTime(i64::from(days(rest)?) * 86_400))
    }

    fn written(value: &ExtraTime, _: Option<Language>) -> String {
        value.to_string()
    }
}

/// Which side gets something.
pub struct OfSide;

impl Argument for OfSide {
    type Value = Side;
    const PARTS: &'static [FormPart] = &[FormPart::Side];

    fn read(rest: &mut RestOfLine<'_>) -> Result<Side, Misread> {
        let before = *rest;
        match VerdictGiven::read(rest)? {
            Verdict::Won(side) => Ok(side),
            Verdict::Draw => {
                let sides = [VerdictWord::Attackers, VerdictWord::Defenders];
                Err(before.bad(before.peek(), sides.map(|side| side.canonical().to_owned()).into()))
            }
        }
    }

    fn written(value: &Side, language: Option<Language>) -> String {
        VerdictGiven::written(&Verdict::Won(*value), language)
    }
}

/// Who wins.
pub struct VerdictGiven;

impl Argument for VerdictGiven {
    type Value = Verdict;
    const PARTS: &'static [FormPart] = &[FormPart::Side];

    fn read(rest: &mut RestOfLine<'_>) -> Result<Verdict, Misread> {
        Ok(match rest.need_word()? {
            VerdictWord::Attackers => Verdict::Won(Side::Attackers),
            VerdictWord::Defenders => Verdict::Won(Side::Defenders),
            VerdictWord::Draw => Verdict::Draw,
        })
    }

    fn written(value: &Verdict, language: Option<Language>) -> String {
        let word = match value {
            Verdict::Won(Side::Attackers) => VerdictWord::Attackers,
            Verdict::Won(Side::Defenders) => VerdictWord::Defenders,
            Verdict::Draw => VerdictWord::Draw,
        };
        said(word, language).to_owned()
    }
}

/// Takes options in any order: each a word, and what [`RestOfLine::argument`] takes after it. `of` are
/// all that there can be.
pub(super) fn read_options<'a>(
    rest: &mut RestOfLine<'a>,
    of: &[FormPart],
    mut take: impl FnMut(EventWord, &mut RestOfLine<'a>) -> Result<(), Misread>,
) -> Result<(), Misread> {
    let word_of = |part: &FormPart| match part {
        FormPart::Option(word, _) => Some(*word),
        _ => None,
    };
    let words: Vec<EventWord> = of.iter().filter_map(word_of).collect();
    let before = rest.act;
    while !rest.is_empty() {
        let word = event_word(rest, &words)?;
        let part = of.iter().copied().find(|part| word_of(part) == Some(word));
        rest.act = before.map(|place| ActPlace { part, ..place });
        take(word, rest)?;
        rest.act = before;
    }
    Ok(())
}

/// An option as it is written; nothing without a value.
pub(super) fn option(word: EventWord, value: Option<String>, language: Option<Language>) -> String {
    value.map(|value| joined(&[said(word, language).to_owned(), value])).unwrap_or_default()
}
