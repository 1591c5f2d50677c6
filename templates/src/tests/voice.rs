//! How the catalogues are worded, as far as a program can tell: no phrase that readers found wrong
//! comes back, and words agree with their numbers.

use std::collections::BTreeSet;

use engine::ruleset::Language;

use crate::words::Words;

/// Each language with its list of terms and banned phrases.
const TERMS: [(Language, &str); Language::ALL.len()] = [
    (Language::English, include_str!("../../words/en.terms.toml")),
    (Language::Bokmaal, include_str!("../../words/nb.terms.toml")),
    (Language::Danish, include_str!("../../words/da.terms.toml")),
    (Language::German, include_str!("../../words/de.terms.toml")),
    (Language::Spanish, include_str!("../../words/es.terms.toml")),
];

/// Each message with its key, comments apart.
fn messages(source: &str) -> Vec<(String, String)> {
    let mut messages: Vec<(String, String)> = Vec::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" =").filter(|_| line.starts_with(char::is_alphabetic)) {
            Some((key, text)) => messages.push((key.to_owned(), text.trim().to_owned())),
            None => {
                if let Some((_, text)) = messages.last_mut() {
                    text.push('\n');
                    text.push_str(line);
                }
            }
        }
    }
    messages
}

/// On one line, as far as line ends don't count.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

#[test]
fn no_banned_phrase_comes_back() {
    for (language, terms) in TERMS {
        let (code, source) = (language.code(), Words::of(language).source());
        let terms: toml::Table = terms.parse().unwrap();
        let phrases = terms["banned"]["phrases"].as_array().unwrap();
        let phrases: Vec<String> =
            phrases.iter().map(|phrase| flat(phrase.as_str().unwrap())).collect();
        assert!(phrases.len() > 30 && terms["terms"].as_table().unwrap().len() >= 40);
        let found = messages(source).into_iter().flat_map(|(key, text)| {
            let text = flat(&text);
            let found = phrases.iter().filter(|phrase| text.contains(phrase.as_str()));
            found.map(|phrase| format!("{key}: {phrase}")).collect::<Vec<_>>()
        });
        let found: Vec<String> = found.collect();
        assert!(found.is_empty(), "{code}: {found:#?}");
    }
}

/// The arguments of a text that are printed before a word: `{ $days } days`.
fn counted(text: &str) -> BTreeSet<&str> {
    text.split("{ $")
        .skip(1)
        .filter_map(|rest| {
            let (name, behind) = rest.split_once(" }")?;
            let is_name = name.chars().all(|c| c.is_ascii_lowercase() || c == '-');
            let word = behind.strip_prefix(' ')?;
            (is_name && word.starts_with(char::is_lowercase)).then_some(name)
        })
        .collect()
}

/// Arguments by which a catalogue chooses between one and several are numbers; wherever such a
/// number is printed before a word, that word has to agree with it.
#[test]
fn words_agree_with_their_numbers() {
    /// What is printed there is always several, or isn't what the next word counts: “roll 2 and
    /// move”, “{ $left } left” of a span.
    const APART: [&str; 31] = [
        "refusal-bad-circle-name",
        "legend-last-move",
        "ply-rolled",
        "ending-repetition-draw",
        "ending-repetition-defenders-lose",
        "ending-repetition-forbidden",
        "refusal-announce-or-silent",
        "refusal-already-rolled",
        "refusal-king-must-move",
        "time-running",
        "time-standing",
        "time-not-running",
        "rolled",
        "legal-repeats",
        "tried-repeats",
        "legal-ends",
        "history-ply",
        "refusal-too-many-seeks",
        "refusal-too-many-invitations",
        "refusal-too-many-today",
        "refusal-too-many-with-house",
        "refusal-too-many-messages",
        "refusal-too-many-reports",
        "refusal-long-reason",
        "refusal-long-line",
        "refusal-follow-too-much",
        "ladder-stands",
        "ladder-step-returned",
        "tournament-began-own",
        "refusal-tournament-full",
        "refusal-bad-tournament-name",
    ];
    for language in Language::ALL {
        let (code, source) = (language.code(), Words::of(language).source());
        let messages = messages(source);
        let selected = |text: &str| -> Vec<String> {
            let selectors = text.split("{ $").skip(1);
            let names = selectors.filter_map(|rest| {
                let (name, behind) = rest.split_once(" ->")?;
                let choices = behind.split("\n    }").next()?;
                choices.contains("[one]").then(|| name.trim().to_owned())
            });
            names.collect()
        };
        let numbers: BTreeSet<String> =
            messages.iter().flat_map(|(_, text)| selected(text)).collect();
        assert!(numbers.len() > 10, "{numbers:?}");
        let mut wrong = Vec::new();
        for (key, text) in &messages {
            let agreed = selected(text);
            for name in counted(text) {
                let is_number = numbers.contains(name) && !APART.contains(&key.as_str());
                if is_number && !agreed.iter().any(|own| own == name) {
                    wrong.push(format!("{key}: {name}"));
                }
            }
        }
        assert!(wrong.is_empty(), "{code}: {wrong:#?}");
    }
}
