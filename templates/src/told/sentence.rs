//! A sentence that is still to be said: the key of its words, and what they name.

use chrono::{DateTime, TimeDelta, Utc};
use commands::command_in_language;
use engine::Move;
use engine::ruleset::Language;
use search::facts::MoveDeed;

use crate::invitation::challenger::Challenger;
use crate::notice::table::Table;
use crate::reader::Reader;
use crate::refusal::ply::RefusedPly;
use crate::review::{Tense, deed_said};
use crate::ruleset_name::RulesetName;
use crate::shown::make_harmless;
use crate::told::step::NextStep;
use crate::words::{Arg, Words};

/// A sentence before it is put into anybody's language.
#[derive(Clone, Debug)]
pub struct Sentence {
    key: String,
    code: &'static str,
    values: Vec<(&'static str, Value)>,
    /// What is said after it, each on the same line or on one of its own.
    after: Vec<(char, Value)>,
    /// What the reader can do because of it.
    next: Vec<NextStep>,
}

/// What a sentence names.
#[derive(Clone, Debug)]
pub enum Value {
    /// What somebody wrote or is called, or a number by which something is called.
    Text(String),
    /// An address, as somebody gave it or as it is stored.
    Address(String),
    /// A number that the words agree with.
    Count(u32),
    /// A word by which the words are chosen. Nobody reads it.
    Choice(&'static str),
    Moment(DateTime<Utc>),
    Span(TimeDelta),
    /// A year, and a month of it from 1.
    Month(i32, u32),
    Ruleset(RulesetName),
    /// A language, by its own name.
    Language(Language),
    /// The club whose sentence it is.
    Club,
    /// A list: “a, b and c”.
    All(Vec<String>),
    /// A choice: “a, b or c”.
    AnyOf(Vec<String>),
    /// A choice of games by number and opponent.
    AnyGame(Vec<(i64, String)>),
    /// A command in canonical words.
    Command(String),
    /// Why a move can't be played, and what can be played instead.
    Refused(Box<RefusedPly>),
    /// How a game stands or ended.
    Standing(Box<Table>),
    /// What the last move of a game did.
    LastPly(Box<Table>),
    /// Who challenges.
    Challenger(Box<Challenger>),
    /// What that move does.
    Deed(Move, MoveDeed),
    /// Something said along with it.
    Sentence(Box<Sentence>),
    /// How much time the player on move has.
    TimeLeft(Box<Table>),
}

impl Sentence {
    pub fn of(key: &'static str) -> Sentence {
        Sentence {
            key: key.to_owned(),
            code: key,
            values: Vec::new(),
            after: Vec::new(),
            next: Vec::new(),
        }
    }

    /// The sentence of a refusal: its key is `refusal-CODE`.
    pub fn refusal(code: &'static str) -> Sentence {
        Sentence { key: format!("refusal-{code}"), ..Sentence::of(code) }
    }

    /// The same reason in other words.
    #[must_use]
    pub fn worded(self, key: impl Into<String>) -> Sentence {
        Sentence { key: key.into(), ..self }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, value: Value) -> Sentence {
        self.values.push((name, value));
        self
    }

    #[must_use]
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Sentence {
        self.with(name, Value::Text(text.into()))
    }

    #[must_use]
    pub fn address(self, name: &'static str, address: impl Into<String>) -> Sentence {
        self.with(name, Value::Address(address.into()))
    }

    /// Names something that is called by its number.
    #[must_use]
    pub fn number(self, name: &'static str, number: i64) -> Sentence {
        self.text(name, number.to_string())
    }

    /// Our counts fit; a larger one is said as the largest.
    #[must_use]
    pub fn count(self, name: &'static str, count: impl TryInto<u32>) -> Sentence {
        self.with(name, Value::Count(count.try_into().unwrap_or(u32::MAX)))
    }

    #[must_use]
    pub fn choice(self, name: &'static str, word: &'static str) -> Sentence {
        self.with(name, Value::Choice(word))
    }

    /// Names a moment, given in seconds since 1970.
    #[must_use]
    pub fn moment(self, name: &'static str, seconds: i64) -> Sentence {
        self.with(name, Value::Moment(DateTime::from_timestamp(seconds, 0).unwrap_or_default()))
    }

    /// What is said after it, if that is anything.
    #[must_use]
    pub fn then(mut self, value: Value) -> Sentence {
        self.after.push((' ', value));
        self
    }

    /// What is said after it.
    #[must_use]
    pub fn and(self, more: impl IntoIterator<Item = Sentence>) -> Sentence {
        more.into_iter().fold(self, |said, more| said.then(Value::Sentence(Box::new(more))))
    }

    /// What is said below it, on a line of its own.
    #[must_use]
    pub fn below(mut self, more: Sentence) -> Sentence {
        self.after.push(('\n', Value::Sentence(Box::new(more))));
        self
    }

    /// The same, with what the reader can do because of it.
    #[must_use]
    pub fn next(mut self, steps: impl IntoIterator<Item = NextStep>) -> Sentence {
        self.next.extend(steps);
        self
    }

    /// What the reader can do because of it and of what is said after it.
    pub fn next_steps(&self) -> Vec<NextStep> {
        let after = self.after.iter().flat_map(|(_, value)| match value {
            Value::Sentence(said) => said.next_steps(),
            _ => Vec::new(),
        });
        self.next.iter().cloned().chain(after).collect()
    }

    /// The same words for another reason.
    #[must_use]
    pub fn coded(self, code: &'static str) -> Sentence {
        Sentence { code, ..self }
    }

    /// A short word for machines, one for each reason.
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// What it names by that name, or what is said after it.
    pub fn value(&self, name: &str) -> Option<&Value> {
        let own = self.values.iter().find(|(known, _)| *known == name).map(|(_, value)| value);
        own.or_else(|| {
            self.after.iter().find_map(|(_, more)| match more {
                Value::Sentence(more) => more.value(name),
                _ => None,
            })
        })
    }

    pub fn say(&self, reader: &Reader) -> String {
        let arguments: Vec<(&str, Arg)> =
            self.values.iter().map(|(name, value)| (*name, value.argument(reader))).collect();
        let mut said = reader.words().say(&self.key, &arguments);
        for (before, value) in &self.after {
            let more = value.say(reader);
            if !said.is_empty() && !more.is_empty() {
                said.push(*before);
            }
            said.push_str(&more);
        }
        said
    }
}

impl Sentence {
    /// The games of which one is meant, each with its opponent.
    pub fn games(&self) -> &[(i64, String)] {
        let games = self.values.iter().find_map(|(_, value)| match value {
            Value::AnyGame(games) => Some(games.as_slice()),
            _ => None,
        });
        games.unwrap_or_default()
    }
}

impl Value {
    fn argument(&self, reader: &Reader) -> Arg {
        match self {
            Value::Count(count) => (*count).into(),
            other => other.say(reader).into(),
        }
    }

    pub(crate) fn say(&self, reader: &Reader) -> String {
        let words = reader.words();
        match self {
            Value::Text(text) => make_harmless(text),
            Value::Address(address) => reader.address(address),
            Value::Count(count) => count.to_string(),
            Value::Choice(word) => (*word).to_owned(),
            Value::Moment(at) => reader.moment(*at),
            Value::Span(span) => reader.span(*span),
            Value::Month(year, month) => reader.month(*year, *month),
            Value::Ruleset(name) => reader.ruleset(name),
            Value::Language(language) => Words::of(*language).say("language-own-name", &[]),
            Value::Club => make_harmless(reader.club),
            Value::All(items) => words.list(items.clone()),
            Value::AnyOf(items) => words.any_of(items.clone()),
            Value::AnyGame(games) => {
                let one = |(game, opponent): &(i64, String)| {
                    let game = ("game", game.to_string().into());
                    let opponent = ("opponent", make_harmless(opponent).into());
                    words.say("refusal-which-game-line", &[game, opponent])
                };
                words.any_of(games.iter().map(one).collect())
            }
            Value::Command(command) => command_in_language(command, reader.language),
            Value::Refused(refused) => refused.say(words),
            Value::Standing(table) => table.standing(reader).join(" "),
            Value::LastPly(table) => table.last_ply(reader),
            Value::Challenger(challenger) => challenger.line(reader),
            Value::Deed(mv, deed) => deed_said(words, Tense::Now, *mv, deed),
            Value::Sentence(sentence) => sentence.say(reader),
            Value::TimeLeft(table) => table.time_left(reader).unwrap_or_default(),
        }
    }
}
