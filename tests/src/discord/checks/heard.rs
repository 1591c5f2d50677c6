//! Whether Discord would hear what a message tells its reader to do. Nobody types commands there:
//! they press, or give a slash command, so a command in quotation marks or as code is one that
//! nothing answers, and a slash command has to be one of ours.

use serde_json::Value;

use super::Findings;
use crate::discord::menu::list;

/// Quotation marks and code, as the five languages write them.
const QUOTES: [(char, char); 5] = [('“', '”'), ('„', '“'), ('«', '»'), ('»', '«'), ('`', '`')];

/// Everything in a message that somebody reads. An echo repeats what somebody wrote themselves.
pub(super) fn obeyed(
    message: &Value,
    commands: &[Value],
    is_echo: impl Fn(&str) -> bool,
    findings: &mut Findings,
) {
    let mut texts: Vec<&str> = message["content"].as_str().into_iter().collect();
    for control in controls(message) {
        texts.extend(control["placeholder"].as_str());
        let options = control["options"].as_array().into_iter().flatten();
        texts.extend(options.filter_map(|option| option["label"].as_str()));
    }
    let labels = || controls(message).filter_map(|control| control["label"].as_str());
    for text in texts.iter().flat_map(|text| outside_blocks(text)) {
        for typed in quoted(text).into_iter().filter(|typed| is_command(typed)) {
            // What stands on a button below it is pressed.
            if is_echo(&typed) || labels().any(|label| label == typed) {
                continue;
            }
            findings.note(format!("nothing in Discord hears {typed:?}, in: {text}"));
        }
        for named in slash_commands(text) {
            if !is_ours(&named, commands) {
                findings.note(format!("there is no command {named:?}, in: {text}"));
            }
        }
    }
}

/// Buttons and lists.
fn controls(message: &Value) -> impl Iterator<Item = &Value> {
    let rows = message["components"].as_array().into_iter().flatten();
    rows.flat_map(|row| row["components"].as_array().into_iter().flatten())
}

/// The text without blocks of code, in which help and boards are set.
fn outside_blocks(text: &str) -> impl Iterator<Item = &str> {
    text.split("```").step_by(2)
}

/// What stands in quotation marks.
fn quoted(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (open, close) in QUOTES {
        let mut rest = text;
        while let Some((inner, behind)) =
            rest.split_once(open).and_then(|(_, behind)| behind.split_once(close))
        {
            found.push(inner.replace('\\', "").trim().to_owned());
            rest = behind;
        }
    }
    found
}

/// Whether a terminal would take it for a command. Moves are chosen and typed in Discord, too.
fn is_command(typed: &str) -> bool {
    let mut letters = typed.chars();
    let is_move = letters.next().is_some_and(|file| ('a'..='s').contains(&file))
        && letters.next().is_some_and(|rank| rank.is_ascii_digit());
    !typed.starts_with('/') && !is_move && commands::read(typed).is_ok()
}

/// A slash command that a text names, and the id with which it can be pressed.
#[derive(Debug)]
struct Named<'a> {
    words: Vec<&'a str>,
    id: Option<&'a str>,
}

fn slash_commands(text: &str) -> Vec<Named<'_>> {
    let parts = text.match_indices('/').filter(|(at, _)| {
        let before = text[..*at].chars().next_back();
        // Anything else is a part of an address, a date or a fraction.
        before.is_none_or(|before| before.is_whitespace() || "<(“„«»`".contains(before))
    });
    let named = parts.filter_map(|(at, _)| {
        let behind = &text[at + 1..];
        let is_pressed = text[..at].ends_with('<');
        let ends = |c: char| !(c.is_alphanumeric() || "- :".contains(c));
        let whole = behind.split(ends).next().unwrap_or_default();
        let (words, id) = match whole.split_once(':').filter(|_| is_pressed) {
            Some((words, id)) => (words, Some(id)),
            None => (whole.split(':').next().unwrap_or_default(), None),
        };
        let is_name = words.starts_with(|c: char| c.is_ascii_lowercase());
        is_name.then(|| Named { words: words.split_whitespace().collect(), id })
    });
    named.collect()
}

fn is_ours(named: &Named<'_>, commands: &[Value]) -> bool {
    let called = |one: &&Value, word: &str| one["name"] == word;
    let mut words = named.words.iter();
    let command = words.next().and_then(|word| commands.iter().find(|one| called(one, word)));
    let Some(command) = command else { return false };
    let subs = list(command).iter().any(|option| option["type"].as_u64() == Some(1));
    let has_sub =
        words.next().is_some_and(|word| list(command).iter().any(|one| called(&one, word)));
    subs == has_sub && named.id.is_none_or(|id| command["id"] == id)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn found(text: &str) -> Vec<String> {
        let commands =
            [json!({ "id": "7", "name": "tafl", "options": [{ "name": "move", "type": 1 }] })];
        let mut findings = Findings::default();
        obeyed(&json!({ "content": text }), &commands, |typed| typed == "help", &mut findings);
        findings.noted
    }

    #[test]
    fn what_nothing_hears_is_found() {
        for text in ["Send “accept 1”.", "`seeks` lists them", "Schick „lösche mich“.", "«ja»"]
        {
            assert_eq!(found(text).len(), 1, "{text}: {:?}", found(text));
        }
        for text in ["Use /tafl accept.", "Use </tafl move:8>.", "Use /play."] {
            assert_eq!(found(text).len(), 1, "{text}: {:?}", found(text));
        }
    }

    #[test]
    fn what_stands_on_a_button_below_is_pressed() {
        let with = |label: &str| {
            let button = json!({ "type": 2, "label": label });
            let rows = json!([{ "type": 1, "components": [button] }]);
            let mut findings = Findings::default();
            let message = json!({ "content": "With “Decline” …", "components": rows });
            obeyed(&message, &[], |_| false, &mut findings);
            findings.noted.len()
        };
        assert_eq!((with("Decline"), with("Accept")), (0, 1));
    }

    #[test]
    fn what_is_heard_or_no_command_is_not() {
        for text in [
            "</tafl move:7> and /tafl move.",
            "“d1-d4”",
            "7d+1d/10d",
            "“raichi”",
            "“help”",
            "a / b",
        ] {
            assert_eq!(found(text), [""; 0], "{text}");
        }
        assert_eq!(found("```\naccept NUMBER “accept 1”\n```"), [""; 0]);
    }
}
