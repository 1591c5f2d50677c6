//! Help: all of it, or the part about one order or group of orders. A part is cut out of the whole,
//! which in every language has a heading for each group, each order on a line indented by two
//! spaces, and its explanation after or below it. Words of the game have texts of their own. What
//! orders do is not known here.

use commands::Question;
use commands::words::{OrderWord, TopicWord, Word, fold};
use engine::ruleset::Language;

use crate::page::{Block, Page, Reply, Term};
use crate::shown::make_harmless;
use crate::told::step::give;
use crate::words::{Arg, Words};

/// How wide the commands are.
const COLUMN: usize = 16;

/// Whether there is help on a topic in that language.
pub fn has_help(topic: &str, language: Language) -> bool {
    let words = Words::of(language);
    about(words, &HelpGroup::all(&words.say("help", &[])), topic).is_some()
}

/// What a reader can do now, before the help on everything.
pub(super) fn first(words: &Words, now: &[Reply]) -> String {
    if now.is_empty() {
        return String::new();
    }
    let mut text = words.say("help-now", &[]);
    for Reply { line, what } in now {
        let line = format!("\n  {line:<COLUMN$}");
        text.push_str(&line);
        // At least two spaces, or the two would read as one.
        if line.trim_end().chars().count() >= COLUMN + 2 {
            text.push_str(&format!("\n  {:COLUMN$}", ""));
        }
        text.push_str(&format!(" {what}"));
    }
    text + "\n\n"
}

/// The help on a topic: the canonical word of an order, or what was typed.
pub(super) fn text(words: &Words, topic: Option<&str>) -> String {
    let whole = words.say("help", &[]);
    let Some(topic) = topic.filter(|topic| !fold(topic).is_empty()) else { return whole };
    let groups = HelpGroup::all(&whole);
    if let Some(about) = about(words, &groups, topic) {
        return about;
    }
    let parts =
        groups.iter().map(|group| words.say("misread-near", &[("text", group.heading.into())]));
    let parts = words.list(parts.collect());
    words
        .say("help-nothing", &[("topic", Arg::from(make_harmless(topic))), ("parts", parts.into())])
}

/// All of the help, each command leading to what there is about it.
pub(super) fn page<'a>(words: &Words) -> Page<'a> {
    let whole = words.say("help", &[]);
    let mut blocks = Vec::new();
    for paragraph in whole.split("\n\n") {
        match HelpGroup::read(paragraph) {
            Some(group) => {
                blocks.push(Block::Heading(group.heading.to_owned()));
                let mut terms: Vec<Term> = Vec::new();
                for term in group.entries.iter().flat_map(Entry::terms) {
                    match terms.last_mut() {
                        // The list of what can be typed is long, and goes on here.
                        Some(last) if last.what.is_empty() && last.typed.ends_with(',') => {
                            last.typed = format!("{} {}", last.typed, term.typed);
                            last.what = term.what;
                        }
                        _ => terms.push(term),
                    }
                }
                blocks.push(Block::Terms(terms));
            }
            None => {
                let sentences = paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
                blocks.push(Block::Paragraph(sentences));
            }
        }
    }
    Page { blocks, ..Page::default() }
}

fn about(words: &Words, groups: &[HelpGroup<'_>], topic: &str) -> Option<String> {
    let mut parts = Vec::new();
    if let Some(order) = OrderWord::find(topic) {
        let entries = groups.iter().flat_map(|group| group.about(order));
        parts.extend(entries.map(Entry::text));
        match order {
            OrderWord::History => parts.push(words.say("help-chain", &[])),
            OrderWord::Clock | OrderWord::Time => parts.push(words.say("help-clock", &[])),
            OrderWord::Circle => parts.push(words.say("help-organise-circle", &[])),
            OrderWord::Organise => parts.push(words.say("help-organise", &[])),
            OrderWord::Ladder => parts.push(words.say("help-organise-ladder", &[])),
            OrderWord::Tournament => parts.push(words.say("help-organise-tournament", &[])),
            _ => {}
        }
    }
    if let Some(word) = TopicWord::find(topic) {
        parts.push(match word {
            TopicWord::Chain => words.say("help-chain", &[]),
            word => words.say(&format!("topic-{}", word.canonical()), &[]),
        });
    }
    if !parts.is_empty() {
        return Some(parts.join("\n"));
    }
    let group = groups.iter().find(|group| fold(group.heading) == fold(topic));
    group.map(|group| group.text.to_owned())
}

/// Orders that belong together, below their heading.
struct HelpGroup<'a> {
    heading: &'a str,
    text: &'a str,
    entries: Vec<Entry<'a>>,
}

/// The explanation of one or two orders, or a remark about a group.
struct Entry<'a> {
    lines: Vec<&'a str>,
}

impl<'a> HelpGroup<'a> {
    /// All groups of the help.
    fn all(whole: &'a str) -> Vec<HelpGroup<'a>> {
        whole.split("\n\n").filter_map(HelpGroup::read).collect()
    }

    /// A group, if the paragraph is one.
    fn read(text: &'a str) -> Option<HelpGroup<'a>> {
        let text = text.trim_matches('\n');
        let (heading, below) = text.split_once('\n')?;
        let mut entries: Vec<Entry<'a>> = Vec::new();
        for line in below.lines() {
            let begins = !line.get(2..)?.starts_with(' ');
            match entries.last_mut() {
                Some(entry) if !begins => entry.lines.push(line),
                _ => entries.push(Entry { lines: vec![line] }),
            }
        }
        let is_group =
            entries.iter().all(|entry| entry.lines.iter().all(|line| line.starts_with("  ")));
        is_group.then_some(HelpGroup { heading, text, entries })
    }

    /// The explanation of an order; with the remarks of its group, if it takes terms.
    fn about(&self, order: OrderWord) -> Vec<&Entry<'a>> {
        let mut found: Vec<_> = self.entries.iter().filter(|entry| entry.names(order)).collect();
        let terms = [OrderWord::Challenge, OrderWord::Seek, OrderWord::Counter];
        if !found.is_empty() && terms.contains(&order) {
            found.extend(self.entries.iter().filter(|entry| entry.is_remark()));
        }
        found
    }
}

impl Entry<'_> {
    /// The form of the order, as far as it is on the first line.
    fn orders(&self) -> impl Iterator<Item = Vec<OrderWord>> {
        let first = self.lines.first().map_or("", |line| line.trim());
        let said = first.split_once("  ").map_or(first, |(said, _)| said);
        said.split(", ").filter_map(|said| Some(OrderWord::at_start(said)?.0))
    }

    fn names(&self, order: OrderWord) -> bool {
        self.orders().any(|meanings| meanings.contains(&order))
    }

    fn is_remark(&self) -> bool {
        self.orders().next().is_none()
    }

    /// What is typed and what it does. A remark is a sentence, below which there can be words that are
    /// typed besides.
    fn terms(&self) -> Vec<Term> {
        let lines = self.lines.iter().map(|line| line.trim_end());
        let mut terms: Vec<Term> = Vec::new();
        for line in lines {
            let indent = line.len() - line.trim_start().len();
            let words = line.trim();
            let split = words.split_once("  ").map(|(typed, what)| (typed, what.trim()));
            match (split, terms.last_mut()) {
                (Some((typed, what)), _) => terms.push(Term::of(typed, what)),
                (None, Some(last)) if indent > 4 || last.typed.is_empty() => {
                    let joint = if last.what.is_empty() { "" } else { " " };
                    last.what = format!("{}{joint}{words}", last.what);
                }
                (None, _) if self.is_remark() && self.goes_on() => terms.push(Term::of("", words)),
                (None, _) => terms.push(Term::of(words, "")),
            }
        }
        if let (Some(order), Some(first)) =
            (self.orders().next().and_then(|found| found.first().copied()), terms.first_mut())
        {
            first.to = Some(give(Question::Help(Some(order.canonical().to_owned()))));
        }
        terms
    }

    /// Whether what stands below its first line isn't an explanation of that.
    fn goes_on(&self) -> bool {
        let indent = |line: &&str| line.len() - line.trim_start().len();
        self.lines.iter().skip(1).all(|line| indent(line) <= 4)
    }

    fn text(&self) -> String {
        self.lines.join("\n")
    }
}
