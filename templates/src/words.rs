//! The catalogues: one folder for each language, embedded, read once. A message has an id and named
//! arguments; its wording, order and inflection are up to the file.

use std::sync::OnceLock;

use std::borrow::Cow;

use commands::{command_in_language, house_player_level};
use engine::dice::Roll;
use engine::ruleset::Language;
use engine::{Move, Side, Square};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// Each is read when it is first used.
static CATALOGUES: [OnceLock<Words>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// The same catalogues for readers in Discord.
static IN_DISCORD: [OnceLock<Words>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// Encloses a command in what is said to readers in Discord, until it is laid out there: a
/// private-use character, which nobody types.
pub(crate) const COMMAND_MARK: char = '\u{f8fe}';

/// Stands before the name of the house until a sentence is complete: a private-use character, as above.
pub(crate) const HOUSE_MARK: char = '\u{f8fc}';

/// Arguments that are what somebody wrote.
const WRITTEN: [&str; 3] = ["text", "typed", "reason"];

/// Arguments that name a player beside others.
const TELLS_PLAYERS_APART: [&str; 3] = ["attackers", "defenders", "player"];

/// The beginnings of the ids of messages in which several levels of the house can appear.
const SHOWS_MANY_PLAYERS: [&str; 8] =
    ["ladder", "tournament", "organise", "match", "member", "server", "news-ladder", "refusal-"];

/// The files of a language's folder, one behind the other. What is said of one feature is in a file of
/// its own.
macro_rules! catalogue {
    ($code:literal) => {
        catalogue!(
            $code: "accounts" "acts" "archive" "board" "circle" "common" "discord" "following" "game"
                "house" "invitation" "ladder" "mail" "organising" "pages" "review" "rules" "terminal"
                "tournament"
        )
    };
    ($code:literal: $($file:literal)*) => {
        concat!($(include_str!(concat!("../words/", $code, "/", $file, ".ftl"))),*)
    };
}

fn source(language: Language) -> &'static str {
    match language {
        Language::English => catalogue!("en"),
        Language::Bokmaal => catalogue!("nb"),
        Language::Danish => catalogue!("da"),
        Language::German => catalogue!("de"),
        Language::Spanish => catalogue!("es"),
    }
}

/// What a catalogue is said in. Sentences that name a command say `{ COMMAND("export") }`, with the
/// command in canonical words, and those that need other words for one of these ask `CLIENT()`,
/// which is `discord` or `typed`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SaidIn {
    /// Wherever commands are typed: by email and at a terminal.
    Typed,
    /// Where there are slash commands.
    Discord,
}

pub struct Words {
    language: Language,
    said_in: SaidIn,
    bundle: FluentBundle<FluentResource>,
    #[cfg(test)]
    source: &'static str,
}

impl Words {
    /// The words of that language. No catalogue borrows messages from another.
    pub fn of(language: Language) -> &'static Words {
        // The languages are numbered from 0, and there are as many places.
        CATALOGUES[language as usize]
            .get_or_init(|| Words::read(language, SaidIn::Typed, source(language)))
    }

    /// The same words for somebody in Discord, where commands aren't typed: they stay marked in
    /// what is said, for the medium to lay out.
    pub fn in_discord(language: Language) -> &'static Words {
        IN_DISCORD[language as usize]
            .get_or_init(|| Words::read(language, SaidIn::Discord, source(language)))
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// The message of that id with its arguments filled in, or what an attribute of it says, as in
    /// `act-join.button`.
    ///
    /// Ids and arguments are written in this crate and tests render them all, so a message
    /// that is missing is a defect here: debug builds stop, others show the id.
    pub fn say(&self, id: &str, arguments: &[(&str, Arg)]) -> String {
        #[cfg(test)]
        note_used(id);
        let (of, attribute) = id.split_once('.').map_or((id, None), |(of, name)| (of, Some(name)));
        let pattern = self.bundle.get_message(of).and_then(|message| match attribute {
            Some(name) => Some(message.get_attribute(name)?.value()),
            None => message.value(),
        });
        debug_assert!(pattern.is_some(), "no message {id} in {}", self.language.code());
        let Some(pattern) = pattern else { return id.to_owned() };
        let arguments: Vec<(&str, Cow<'_, Arg>)> = arguments
            .iter()
            .map(|(name, value)| (*name, self.with_house(id, name, value)))
            .collect();
        let arguments: FluentArgs<'_> =
            arguments.iter().map(|(name, value)| (*name, value.fluent())).collect();
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{id} in {}: {errors:?}", self.language.code());
        let said = match said.contains(HOUSE_MARK) {
            true => Cow::from(self.around_house(&said)),
            false => said,
        };
        match self.said_in {
            SaidIn::Typed if said.contains(COMMAND_MARK) => self.with_typed_commands(&said),
            SaidIn::Typed | SaidIn::Discord => said.into_owned(),
        }
    }

    /// The house is called by what it is in the reader's language, and with its level where one of its
    /// levels is told from another. What somebody wrote stays as it is.
    fn with_house<'a>(&self, id: &str, name: &str, value: &'a Arg) -> Cow<'a, Arg> {
        let level = match value {
            Arg::Text(text) if !WRITTEN.contains(&name) => house_player_level(text),
            _ => None,
        };
        let Some(level) = level else { return Cow::Borrowed(value) };
        let is_told_apart = TELLS_PLAYERS_APART.contains(&name)
            || SHOWS_MANY_PLAYERS.iter().any(|part| id.starts_with(part));
        let house = match is_told_apart {
            true => self.say("house-at-level", &[("level", level.into())]),
            false => self.say("house-name", &[]),
        };
        Cow::Owned(Arg::Text(format!("{HOUSE_MARK}{house}")))
    }

    /// The text in which the house has a capital letter at the beginning of a sentence, and what stands
    /// before it is joined with its article where the language does so.
    fn around_house(&self, said: &str) -> String {
        let joined = self.say("house-name.joined", &[]);
        let mut text = said.to_owned();
        for (apart, joined) in joined.lines().filter_map(|line| line.split_once('|')) {
            if let Some((before, article)) = apart.trim().split_once(' ') {
                text = text.replace(
                    &format!("{before} {HOUSE_MARK}{article} "),
                    &format!("{} ", joined.trim()),
                );
            }
        }
        let mut parts = text.split(HOUSE_MARK);
        let mut text = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let is_first =
                text.is_empty() || [". ", "! ", "? ", "\n"].iter().any(|end| text.ends_with(end));
            let mut letters = part.chars();
            match letters.next().filter(|_| is_first) {
                Some(first) => text.extend(first.to_uppercase()),
                None => letters = part.chars(),
            }
            text.push_str(letters.as_str());
        }
        text
    }

    /// The text with its commands as they are typed, in quotation marks.
    fn with_typed_commands(&self, said: &str) -> String {
        let parts = said.split(COMMAND_MARK).enumerate();
        let typed = parts.map(|(number, part)| match number % 2 {
            0 => part.to_owned(),
            _ => {
                let command = command_in_language(part, self.language);
                self.say("misread-near", &[("text", command.into())])
            }
        });
        typed.collect()
    }

    pub(crate) fn has(&self, id: &str) -> bool {
        match id.split_once('.') {
            Some((of, attribute)) => {
                let message = self.bundle.get_message(of);
                message.is_some_and(|message| message.get_attribute(attribute).is_some())
            }
            None => self.bundle.has_message(id),
        }
    }

    /// A list of squares as the language joins it: `f7, f8 and e6`. Empty for none.
    pub fn squares(&self, squares: impl IntoIterator<Item = Square>) -> String {
        self.list(squares.into_iter().map(|square| square.to_string()).collect())
    }

    /// A list as the language joins it. Empty for none.
    pub fn list(&self, items: Vec<String>) -> String {
        self.join(items, "list-last")
    }

    /// A list of alternatives: `“draw” or “board”`. Empty for none.
    pub fn any_of(&self, items: Vec<String>) -> String {
        self.join(items, "list-or")
    }

    /// A player's name where it stands alone: the house is called by what it is in that language.
    pub fn player_name(&self, name: &str) -> String {
        match house_player_level(name) {
            Some(level) => self.say("house-at-level", &[("level", level.into())]),
            None => name.to_owned(),
        }
    }

    fn join(&self, items: Vec<String>, last_id: &str) -> String {
        let mut items: Vec<String> = items.iter().map(|item| self.player_name(item)).collect();
        let Some(last) = items.pop() else { return String::new() };
        let join = |id, items: String, item: String| {
            self.say(id, &[("items", items.into()), ("item", item.into())])
        };
        match items.into_iter().reduce(|items, item| join("list-more", items, item)) {
            Some(items) => join(last_id, items, last),
            None => last,
        }
    }

    fn read(language: Language, said_in: SaidIn, source: &'static str) -> Words {
        let code = language.code();
        // Tests read every shipped catalogue, so a build that passed cannot fail here.
        let resource = FluentResource::try_new(source.to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{code}.ftl: {errors:?}"));
        let locale: LanguageIdentifier =
            code.parse().unwrap_or_else(|error| panic!("{code}: {error}"));
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Players copy squares and moves from what we write: no invisible marks around them.
        bundle.set_use_isolating(false);
        if let Err(errors) = bundle.add_resource(resource) {
            panic!("{code}.ftl: {errors:?}");
        }
        let client = match said_in {
            SaidIn::Typed => "typed",
            SaidIn::Discord => "discord",
        };
        let functions = [
            bundle.add_function("CLIENT", move |_, _| FluentValue::from(client)),
            bundle.add_function("COMMAND", |values, _| match values {
                [FluentValue::String(command)] => {
                    format!("{COMMAND_MARK}{command}{COMMAND_MARK}").into()
                }
                _ => FluentValue::Error,
            }),
        ];
        for added in functions {
            added.unwrap_or_else(|error| panic!("{code}.ftl: {error:?}"));
        }
        Words {
            language,
            said_in,
            bundle,
            #[cfg(test)]
            source,
        }
    }

    /// Whether a message has no text of its own.
    #[cfg(test)]
    pub(crate) fn is_silent(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_none_or(|message| message.value().is_none())
    }

    #[cfg(test)]
    pub(crate) fn source(&self) -> &'static str {
        self.source
    }
}

/// An argument of a message: a text to show or to choose the words by, or a number to count by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Shown as it is.
    Text(String),
    /// Shown in digits, and inflects the words around it.
    Number(u32),
}

impl Arg {
    fn fluent(&self) -> FluentValue<'_> {
        match self {
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Number(number) => FluentValue::from(*number),
        }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Arg {
        Arg::Text(text.clone())
    }
}

impl From<Square> for Arg {
    fn from(square: Square) -> Arg {
        Arg::Text(square.to_string())
    }
}

impl From<Move> for Arg {
    fn from(mv: Move) -> Arg {
        Arg::Text(mv.to_string())
    }
}

impl From<Side> for Arg {
    /// `attackers` or `defenders`, to choose by.
    fn from(side: Side) -> Arg {
        Arg::Text(side.name().to_owned())
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Arg {
        Arg::Number(number)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<usize> for Arg {
    /// Our counts fit; a larger one is shown as the largest.
    fn from(number: usize) -> Arg {
        Arg::Number(number.try_into().unwrap_or(u32::MAX))
    }
}

impl From<Roll> for Arg {
    fn from(roll: Roll) -> Arg {
        Arg::Number(roll.face().into())
    }
}

#[cfg(test)]
thread_local! {
    static USED: std::cell::RefCell<std::collections::BTreeSet<String>> =
        const { std::cell::RefCell::new(std::collections::BTreeSet::new()) };
}

/// Notes that the running test has rendered this message.
#[cfg(test)]
fn note_used(id: &str) {
    USED.with_borrow_mut(|used| used.insert(id.to_owned()));
}

/// The messages that the running test has rendered.
#[cfg(test)]
pub(crate) fn used() -> std::collections::BTreeSet<String> {
    USED.with_borrow(Clone::clone)
}
