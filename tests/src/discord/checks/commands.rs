//! The rules of commands: names, order, number, and how much text there may be in all.

use std::collections::BTreeSet;

use serde_json::Value;

use super::Findings;
use crate::discord::menu::list;

/// How many letters a command may have in all. Discord has allowed 8000 since 2025; nobody reads
/// that much text.
const TEXT: usize = 4000;

/// Discord's languages.
const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
];

/// All commands at once.
pub(super) fn obeyed(commands: &Value, findings: &mut Findings) {
    let Some(commands) = commands.as_array() else {
        return findings.refuse("commands are a list");
    };
    if commands.len() > 100 {
        findings.refuse(format!("{} commands, not up to 100", commands.len()));
    }
    names_apart(commands, "commands", findings);
    for command in commands {
        let name = command["name"].as_str().unwrap_or_default();
        if command["type"].as_u64().is_some_and(|kind| kind > 1) {
            in_menu(command, name, findings);
            continue;
        }
        named(command, name, findings);
        let contexts = command["contexts"].as_array();
        if contexts.is_some_and(Vec::is_empty) {
            findings.refuse(format!("/{name} is offered nowhere"));
        }
        level(command, &format!("/{name}"), 0, findings);
        let text = letters(command);
        if text > TEXT {
            findings.refuse(format!("/{name} has {text} characters in all, not up to {TEXT}"));
        }
    }
}

/// An entry in a menu: it has a name as people write it, and nothing else.
fn in_menu(command: &Value, name: &str, findings: &mut Findings) {
    let translated = command["name_localizations"].as_object().into_iter().flatten();
    for name in translated.map(|(_, name)| name).chain([&command["name"]]) {
        findings.length("a menu's entry", name, 1, 32);
    }
    if command["description"].as_str().is_some_and(|text| !text.is_empty()) {
        findings.refuse(format!("{name} is an entry in a menu and has a description"));
    }
    if !list(command).is_empty() {
        findings.refuse(format!("{name} is an entry in a menu and has options"));
    }
}

/// Names and descriptions, in every language.
fn named(value: &Value, path: &str, findings: &mut Findings) {
    let translations = |key: &str| {
        value[key].as_object().into_iter().flatten().map(|(l, text)| (l.as_str(), text))
    };
    let names = translations("name_localizations").chain([("en-US", &value["name"])]);
    for (locale, name) in names {
        let name = name.as_str().unwrap_or_default();
        let is_fit = |letter: char| {
            letter.is_alphanumeric() || letter == '-' || letter == '_' || letter == '\''
        };
        let is_lower = name.to_lowercase() == name;
        let length = name.chars().count();
        if !(1..=32).contains(&length) || !is_lower || !name.chars().all(is_fit) {
            findings.refuse(format!("{path} cannot be called {name:?} in {locale}"));
        }
    }
    let words = translations("description_localizations").chain([("en-US", &value["description"])]);
    for (locale, description) in words {
        let length = description.as_str().unwrap_or_default().chars().count();
        if !(1..=100).contains(&length) {
            let what = format!("{path}'s description in {locale}");
            findings.refuse(format!("{what} has {length} characters, not 1 to 100"));
        }
    }
    for key in ["name_localizations", "description_localizations"] {
        for (locale, _) in translations(key) {
            if !LOCALES.contains(&locale) {
                findings.refuse(format!("{path}: {locale:?} is none of Discord's languages"));
            }
        }
    }
}

/// Checks that in no language two things have the same name.
fn names_apart(values: &[Value], path: &str, findings: &mut Findings) {
    for locale in LOCALES {
        let name = |value: &Value| {
            let translated = value["name_localizations"][locale].as_str();
            translated.or_else(|| value["name"].as_str()).unwrap_or_default().to_owned()
        };
        let mut seen = BTreeSet::new();
        for value in values {
            let name = name(value);
            if seen.contains(&name) {
                findings.refuse(format!("{path}: two are called {name:?} in {locale}"));
            }
            seen.insert(name);
        }
    }
}

/// The options of a command or of a subcommand.
fn level(level: &Value, path: &str, depth: usize, findings: &mut Findings) {
    let options = list(level);
    if options.len() > 25 {
        findings.refuse(format!("{path} has {} options, not up to 25", options.len()));
    }
    names_apart(options, path, findings);
    let is_sub = |option: &Value| matches!(option["type"].as_u64(), Some(1 | 2));
    let subs = options.iter().filter(|option| is_sub(option)).count();
    if subs > 0 && subs < options.len() {
        findings.refuse(format!("{path} has subcommands beside options"));
    }
    let mut may_come = true;
    for option in options {
        let path = format!("{path} {}", option["name"].as_str().unwrap_or_default());
        named(option, &path, findings);
        if is_sub(option) {
            let is_group = option["type"] == 2;
            if depth > 1 || is_group && depth > 0 {
                findings.refuse(format!("{path} is too deep"));
            }
            self::level(option, &path, depth + 1, findings);
            continue;
        }
        let required = option["required"] == true;
        if required && !may_come {
            findings.refuse(format!("{path} is required and comes after what is not"));
        }
        may_come = required;
        choices(option, &path, findings);
    }
}

fn choices(option: &Value, path: &str, findings: &mut Findings) {
    let choices = option["choices"].as_array().map_or(&[][..], Vec::as_slice);
    if choices.len() > 25 {
        findings.refuse(format!("{path} has {} choices, not up to 25", choices.len()));
    }
    if !choices.is_empty() && option["autocomplete"] == true {
        findings.refuse(format!("{path} has choices and is completed"));
    }
    names_apart(choices, path, findings);
    for choice in choices {
        let texts = choice["name_localizations"].as_object().into_iter().flatten();
        let texts = texts.map(|(_, text)| text).chain([&choice["name"]]);
        for text in texts {
            findings.length(&format!("{path}'s choice"), text, 1, 100);
        }
        findings.length(&format!("{path}'s value"), &choice["value"], 1, 100);
    }
}

/// The longest translation of everything.
fn letters(value: &Value) -> usize {
    let longest = |key: &str| {
        let translated = value[format!("{key}_localizations")].as_object().into_iter().flatten();
        let texts = translated.map(|(_, text)| text).chain([&value[key]]);
        let lengths = texts.map(|text| text.as_str().map_or(0, |text| text.chars().count()));
        lengths.max().unwrap_or_default()
    };
    let inside = ["options", "choices"].into_iter().flat_map(|key| value[key].as_array());
    longest("name")
        + longest("description")
        + value["value"].as_str().map_or(0, |text| text.chars().count())
        + inside.flatten().map(letters).sum::<usize>()
}
