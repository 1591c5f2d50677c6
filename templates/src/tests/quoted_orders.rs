//! The orders that the message catalogues quote for players to send: each language quotes the same
//! orders as English, in its own words.

use std::collections::BTreeSet;

use commands::plan::Plan;
use commands::words::{OrderWord, Word};
use commands::{Deed, Order, read};
use engine::ruleset::Language;

use crate::told::step::example;
use crate::words::Words;

/// The languages with their quotation marks. English is the first.
const CATALOGUES: [(Language, char, char); 5] = [
    (Language::English, '“', '”'),
    (Language::Bokmaal, '«', '»'),
    (Language::Danish, '»', '«'),
    (Language::German, '„', '“'),
    (Language::Spanish, '«', '»'),
];

/// The messages that explain how a command is written or what it does.
const EXPLAINED: [&str; 20] = [
    "act-history.help-more",
    "act-organise.help-more",
    "act-tournament.help-more",
    "guide-mail",
    "guide-terminal",
    "help",
    "help-in-discord",
    "help-nothing",
    "pick-unknown",
    "refusal-no-report",
    "refusal-no-way",
    "refusal-unreadable-not-a-roll",
    "review-stop",
    "review-stop-here",
    "settings-how",
    "stop-ask",
    "stop-done",
    "stop-gone",
    // Said by the terminal alone, while the club can offer nothing.
    "terminal-given-up",
    "write-roll",
];

/// Replaces the arguments of a quoted order by examples.
fn filled(quoted: &str) -> String {
    let mut text = String::new();
    let mut rest = quoted;
    while let Some((before, behind)) = rest.split_once("{ $") {
        let (name, after) = behind.split_once(" }").expect("an argument's end");
        text.push_str(before);
        text.push_str(match name {
            "number" | "numbers" | "game" | "roll" => "2",
            "name" | "sender" | "recipient" | "opponent" => "Ylva",
            "address" => "ylva@example.org",
            "id" => "skalk",
            "code" => "ABCD2345",
            _ => name,
        });
        rest = after;
    }
    let text = text + rest;
    // What players have to fill in is in capitals, and one word is enough for it.
    let is_open = |word: &str| word.len() > 3 && !word.chars().any(char::is_lowercase);
    let words = text.split(' ').map(|word| match word.chars().any(char::is_uppercase) {
        true if is_open(word) => "skalk",
        _ => word,
    });
    words.collect::<Vec<_>>().join(" ")
}

/// An order in canonical words.
fn canonical(text: &str) -> Option<String> {
    let line = read(text).ok()?;
    Some(match &line.order {
        // The text after `if` is only read when it is stored.
        Order::Do(Deed::Plan(plan)) => format!("if {:?}", Plan::read(plan)),
        _ => line.to_string(),
    })
}

/// The quoted texts and those between `COMMAND("` and `")`, with the id of the message that each is in.
fn quoted(source: &str, (open, close): (char, char)) -> Vec<(String, String)> {
    let marks = [(open.to_string(), close.to_string()), ("COMMAND(\"".into(), "\")".into())];
    marks.iter().flat_map(|(open, close)| between(source, open, close)).collect()
}

fn between(source: &str, open: &str, close: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let (mut message, mut id) = (String::new(), String::new());
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" =") {
            Some((name, _)) if !line.starts_with(' ') => {
                (message, id) = (name.to_owned(), name.to_owned());
            }
            Some((attribute, _)) if attribute.starts_with("    .") => {
                id = format!("{message}{}", attribute.trim_start());
            }
            _ => {}
        }
        let mut rest = line;
        while let Some((_, behind)) = rest.split_once(open) {
            let Some((inside, after)) = behind.split_once(close) else { break };
            found.push((id.clone(), filled(inside)));
            rest = after;
        }
    }
    found
}

/// The orders that a catalogue quotes, with the id of the message: in canonical words, without the
/// text that is written to people.
fn orders(source: &str, marks: (char, char)) -> BTreeSet<(String, String)> {
    let quoted = quoted(source, marks).into_iter();
    // Forms in help have a test of their own. The others quote a term of a clock,
    // which is also an order in English only, or a mere `if`, which is a yes in Spanish, or what
    // stands on buttons below it.
    let elsewhere =
        ["refusal-bad-clock", "refusal-no-plan", "refusal-plan-whose", "invited-newcomer-why"];
    let quoted =
        quoted.filter(|(id, _)| !elsewhere.contains(&id.as_str()) && !id.ends_with(".help"));
    quoted.filter_map(|(id, text)| Some((id, canonical(&text)?))).collect()
}

#[test]
fn every_language_quotes_the_same_orders() {
    let [(english, open, close), others @ ..] = CATALOGUES;
    let english = orders(Words::of(english).source(), (open, close));
    // What can be done next is data beside a sentence (`told/step.rs`). Only these explain commands.
    let ids: BTreeSet<&str> = english.iter().map(|(id, _)| id.as_str()).collect();
    assert_eq!(ids, BTreeSet::from(EXPLAINED));
    for (language, open, close) in others {
        let (code, source) = (language.code(), Words::of(language).source());
        let own = orders(source, (open, close));
        let missing: Vec<_> = english.difference(&own).collect();
        let more: Vec<_> = own.difference(&english).collect();
        assert!(missing.is_empty() && more.is_empty(), "{code}: {missing:#?} but {more:#?}");
    }
}

/// The forms that help offers.
fn offered(language: Language) -> Vec<String> {
    let words = Words::of(language);
    let helps = OrderWord::ALL.iter().map(|word| format!("act-{}.help", word.canonical()));
    let helps = helps.filter(|id| words.has(id)).map(|id| words.say(&id, &[]));
    let lines = helps.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>());
    let forms = lines.flat_map(|line| {
        let typed = line.split('|').next().unwrap_or_default().trim();
        typed.split(", ").map(str::to_owned).collect::<Vec<_>>()
    });
    forms.collect()
}

/// Compares every order of help that has nothing to be filled in.
#[test]
fn every_language_helps_with_the_same_orders() {
    let help = |language: Language| -> BTreeSet<String> {
        let forms = offered(language);
        forms.iter().filter_map(|text| canonical(&filled(text))).collect()
    };
    let english = help(Language::English);
    assert!(english.len() > 30, "{english:?}");
    for language in Language::ALL {
        assert_eq!(help(language), english, "{}", language.code());
    }
}

/// Text that is written to people is in their language; everything else is the same order.
#[test]
fn examples_are_the_same_in_every_language() {
    for &word in OrderWord::ALL {
        let english = read(&example(word, Words::of(Language::English))).unwrap();
        for language in Language::ALL {
            let line = example(word, Words::of(language));
            let own = read(&line).unwrap_or_else(|why| panic!("{line}: {why:?}"));
            let same = match (&own.order, &english.order) {
                (Order::Do(own), Order::Do(other)) => match (own, other) {
                    (Deed::Note(_), Deed::Note(_)) | (Deed::Say(_), Deed::Say(_)) => true,
                    (Deed::Decline(number, _), Deed::Decline(other, _)) => number == other,
                    (Deed::Report(name, _), Deed::Report(other, _)) => name == other,
                    (Deed::WriteToOrganisers(_), Deed::WriteToOrganisers(_)) => true,
                    (Deed::Plan(plan), Deed::Plan(other)) => Plan::read(plan) == Plan::read(other),
                    _ => own == other,
                },
                _ => own == english,
            };
            assert!(same, "{line}: {own}, not {english}");
            if !matches!(word, OrderWord::MailMe) {
                let first = word.phrase(language);
                assert!(line.starts_with(first), "{line} begins otherwise than {first}");
            }
        }
    }
}

/// What help says for something to be filled in is never taken for it: a line of help that is sent back
/// does nothing.
#[test]
fn what_is_to_be_filled_in_is_given_to_nobody() {
    let is_open = |word: &str| word.len() > 2 && word.chars().all(char::is_uppercase);
    for language in Language::ALL {
        let mut open = 0;
        for offered in offered(language) {
            let mut words = offered.split([' ', '[', ']']);
            // A plan is read when it is stored, and there is no ruleset of such a name.
            match read(&offered).map(|line| line.order) {
                Ok(Order::Do(Deed::Plan(_) | Deed::Ladder(_))) | Err(_) => {}
                Ok(order) if !words.any(is_open) || matches!(order, Order::Ask(_)) => continue,
                Ok(order) => panic!("{}: {offered:?} does {order:?}", language.code()),
            }
            open += 1;
        }
        assert!(open > 20, "{open}");
    }
    // Dag is a name, however it is typed.
    assert_eq!(read("rename DAG").unwrap().to_string(), "rename DAG");
}
