//! What is said and seen in Discord, written down for a reader: who types or presses what, and the
//! result. Whatever differs from run to run is replaced by one word.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use chrono::{Datelike, TimeDelta, Utc};
use engine::ruleset::Language;
use templates::Reader;
use tests::discord::{Discord, Message, Place, Reply, User};

/// A script that is being written.
pub struct Script<'a> {
    discord: &'a Discord,
    names: BTreeMap<u64, String>,
    read: BTreeMap<Place, usize>,
    text: String,
}

impl Script<'_> {
    /// An empty one.
    pub fn new<'a>(discord: &'a Discord, people: &[(&User, &str)]) -> Script<'a> {
        let names = people.iter().map(|(user, name)| (user.id(), (*name).to_owned())).collect();
        Script { discord, names, read: BTreeMap::new(), text: String::new() }
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Somebody types a command.
    pub fn says(&mut self, user: &User, place: Place, line: &str, given: &[(&str, &str)]) -> Reply {
        let given_text: String =
            given.iter().map(|(key, value)| format!(" {key}: {value}")).collect();
        self.heading(user, &format!("types {line}{given_text}"));
        let reply = user.says(place, line, given);
        self.reply(&reply);
        reply
    }

    /// Somebody writes commands into the box for them.
    pub fn orders(&mut self, user: &User, place: Place, text: &str) -> Reply {
        self.heading(user, &format!("writes {text}"));
        let reply = user.orders(place, text);
        self.reply(&reply);
        reply
    }

    /// Somebody chooses an entry in another person's menu.
    pub fn opens_menu(&mut self, user: &User, place: Place, of: &User, entry: &str) -> Reply {
        let name = self.names.get(&of.id()).cloned().unwrap_or_default();
        self.heading(user, &format!("chooses {entry} in the menu of {name}"));
        let reply = user.opens_menu(place, of, entry);
        self.reply(&reply);
        reply
    }

    /// Somebody presses a button.
    pub fn presses(&mut self, user: &User, message: &Message, which: &str) -> Reply {
        self.heading(user, &format!("presses [{which}]"));
        let reply = user.presses(message, which);
        self.reply(&reply);
        reply
    }

    /// Somebody presses a button of a message that has changed since they saw it.
    pub fn presses_late(&mut self, user: &User, message: &Message, which: &str) -> Reply {
        self.heading(user, &format!("presses [{which}] too late"));
        let reply = user.presses_as_seen(message, which);
        self.reply(&reply);
        reply
    }

    /// Somebody chooses from a list.
    pub fn selects(&mut self, user: &User, message: &Message, which: &str, what: &str) -> Reply {
        self.heading(user, &format!("chooses {what}"));
        let reply = user.selects(message, which, what);
        self.reply(&reply);
        reply
    }

    /// What is offered to somebody who types.
    pub fn completes(
        &mut self,
        user: &User,
        place: Place,
        line: &str,
        given: &[(&str, &str)],
        focused: &str,
    ) -> Vec<String> {
        let given_text: String =
            given.iter().map(|(key, value)| format!(" {key}: {value}")).collect();
        self.heading(user, &format!("begins to type {line}{given_text}"));
        let offered = user.completes(place, line, given, focused);
        let names: Vec<String> = offered.into_iter().map(|(name, _)| name).collect();
        self.lines(&names.join(" | "));
        names
    }

    /// The next message that everybody in a place, or the owner of the direct messages, can read.
    pub fn reads(&mut self, called: &str, place: Place) -> Message {
        let seen = self.read.entry(place).or_default();
        let nth = *seen;
        *seen += 1;
        let message = self.discord.wait_for("a message", |world| {
            let open = |message: &Message| message.ephemeral_for.is_none();
            world.messages(place).into_iter().filter(open).nth(nth)
        });
        writeln!(self.text, "{called}").expect("a string takes everything");
        self.lines(&message.text());
        message
    }

    /// Something else that can be seen.
    pub fn notes(&mut self, called: &str, text: &str) {
        writeln!(self.text, "{called}").expect("a string takes everything");
        self.lines(text);
    }

    /// A message as it is now.
    pub fn shows(&mut self, called: &str, message: &Message) {
        writeln!(self.text, "{called}").expect("a string takes everything");
        self.lines(&message.text());
    }

    /// Checks that nobody is told anything more there.
    pub fn is_quiet(&self, place: Place) {
        let open = |message: &Message| message.ephemeral_for.is_none();
        let there: Vec<Message> = self.discord.messages(place).into_iter().filter(open).collect();
        let read = self.read.get(&place).copied().unwrap_or(0);
        let more: Vec<String> = there.iter().skip(read).map(Message::text).collect();
        assert!(more.is_empty(), "{}", more.join("\n"));
    }

    fn heading(&mut self, user: &User, what: &str) {
        let name = self.names.get(&user.id()).cloned().unwrap_or_default();
        writeln!(self.text, "{name} {what}").expect("a string takes everything");
    }

    fn reply(&mut self, reply: &Reply) {
        self.lines(&reply.text());
    }

    fn lines(&mut self, text: &str) {
        let text = timeless(&tame(text, &self.names));
        for line in text.trim_end().lines() {
            writeln!(self.text, "    {line}").expect("a string takes everything");
        }
        self.text.push('\n');
    }
}

/// A text whose lines do not say how much time is left, which is their last sentence.
fn timeless(text: &str) -> String {
    const CLOCKS: [&str; 6] = ["<a moment>", "clock", "klokken", "uret", "Uhr", "reloj"];
    const LEFT: [&str; 5] = [" left.", " igjen.", " tilbage.", " hat noch ", " para mover."];
    let is_time = |last: &str| {
        let is_left = last.contains(|sign: char| sign.is_ascii_digit());
        CLOCKS.iter().any(|clock| last.contains(clock))
            || is_left && LEFT.iter().any(|left| last.contains(left))
    };
    let line = |line: &str| match line.rsplit_once(". ") {
        Some((before, last)) if is_time(last) => {
            // The terms of games stay.
            if line.starts_with(' ') { line.to_owned() } else { format!("{before}. (time)") }
        }
        _ => line.to_owned(),
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// What the month in which the test runs is called, in every language.
fn this_month() -> Vec<String> {
    let now = Utc::now();
    // It may have begun a moment ago.
    [now, now - TimeDelta::minutes(10)]
        .into_iter()
        .flat_map(|at| {
            Language::ALL.map(|language| {
                Reader::stranger(language, "Tafl Club", at).month(at.year(), at.month())
            })
        })
        .collect()
}

/// A text without anything that differs from run to run.
pub fn tame(text: &str, names: &BTreeMap<u64, String>) -> String {
    let mut tamed = text.to_owned();
    for (id, name) in names {
        tamed = tamed.replace(&format!("<@{id}>"), &format!("@{name}"));
    }
    let is_digit = |c: char| c.is_ascii_digit();
    while let Some((before, id)) = tamed.split_once("<#").filter(|(_, id)| id.starts_with(is_digit))
    {
        let behind = id.trim_start_matches(is_digit).trim_start_matches('>');
        tamed = format!("{before}#channel{behind}");
    }
    const LINK: &str = "https://discord.com/channels/";
    // A slash command can be pressed once its id is known, which may be after the first answers.
    let mut parts = tamed.split("</");
    let mut named = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (command, behind) = part.split_once('>').unwrap_or((part, ""));
        let command = command.split_once(':').map_or(command, |(command, _)| command);
        named.push_str(&format!("/{command}{behind}"));
    }
    tamed = named;
    let is_linked = |c: char| is_digit(c) || c == '/';
    while let Some((before, ids)) = tamed.split_once(LINK) {
        tamed = format!("{before}(link){}", ids.trim_start_matches(is_linked));
    }
    let mut rest = tamed.as_str();
    let mut whole = String::new();
    while let Some((before, behind)) = rest.split_once("<t:") {
        whole.push_str(before);
        whole.push_str("<a moment>");
        rest = behind.split_once('>').map_or("", |(_, behind)| behind);
    }
    whole.push_str(rest);
    for month in this_month() {
        whole = whole.replace(&month, "<this month>");
    }
    let words = whole.split_inclusive(|c: char| !c.is_ascii_alphanumeric());
    words
        .map(|word| {
            let bare = word.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
            let is_chain = bare.len() == 32 && bare.chars().all(|c| c.is_ascii_hexdigit());
            if is_chain { word.replace(bare, "CHAIN") } else { word.to_owned() }
        })
        .collect()
}
