//! Discord's limits, taken by hand from its documentation; also those that neither its own
//! description nor twilight expresses, and one of its clients: they stop drawing emoji from about
//! two hundred in a message, or a hundred in an embed.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{Findings, Form, commands, message_of};

/// More emoji than this are not drawn in a message.
const EMOJI: usize = 190;

/// More emoji than this are not drawn in an embed.
const EMBEDDED_EMOJI: usize = 100;

/// What a form has to obey.
pub(super) fn obeyed(form: Form, json: &Value, findings: &mut Findings) {
    if let Some(message) = message_of(form, json) {
        self::message(message, findings);
    }
    match form {
        Form::Commands => commands::obeyed(json, findings),
        Form::Callback => match json["type"].as_u64() {
            Some(8) => choices(&json["data"]["choices"], findings),
            Some(9) => modal(&json["data"], findings),
            _ => {}
        },
        Form::Emoji => emoji(json, findings),
        Form::Dm if json["recipient_id"].is_null() => {
            findings.refuse("recipient_id is required");
        }
        Form::ThreadOfMessage | Form::Thread | Form::ChangeThread => {
            if form != Form::ChangeThread && !json["name"].is_string() {
                findings.refuse("name is required");
            }
            findings.length("name", &json["name"], 1, 100);
            let minutes = &json["auto_archive_duration"];
            if !minutes.is_null() && ![60, 1440, 4320, 10080].contains(&number(minutes)) {
                findings.refuse(format!("auto_archive_duration cannot be {minutes}"));
            }
        }
        _ => {}
    }
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or(u64::MAX)
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn letters(value: &Value) -> usize {
    value.as_str().map_or(0, |text| text.chars().count())
}

fn message(message: &Value, findings: &mut Findings) {
    findings.length("content", &message["content"], 0, 2000);
    let emoji = count_emoji(message["content"].as_str().unwrap_or_default());
    if emoji > EMOJI {
        findings.note(format!("content has {emoji} emoji: not all will be drawn"));
    }
    findings.number("embeds", &message["embeds"], 0, 10);
    for embed in list(&message["embeds"]) {
        self::embed(embed, findings);
    }
    let total: usize = list(&message["embeds"]).iter().map(embed_letters).sum();
    if total > 6000 {
        findings.refuse(format!("embeds have {total} characters together, not up to 6000"));
    }
    findings.number("attachments", &message["attachments"], 0, 10);
    for about in list(&message["attachments"]) {
        findings.length("an alternative text", &about["description"], 0, 1024);
    }
    mentions(&message["allowed_mentions"], findings);
    findings.length("nonce", &message["nonce"], 1, 25);
    if message["enforce_nonce"] == true && message["nonce"].is_null() {
        findings.note("enforce_nonce without a nonce");
    }
    rows(&message["components"], findings);
}

fn mentions(allowed: &Value, findings: &mut Findings) {
    for (parse, key) in [("users", "users"), ("roles", "roles")] {
        let parses = list(&allowed["parse"]).iter().any(|one| one == parse);
        if parses && !list(&allowed[key]).is_empty() {
            findings.refuse(format!("allowed_mentions: all {key} and some"));
        }
        findings.number("allowed_mentions", &allowed[key], 0, 100);
    }
}

fn embed(embed: &Value, findings: &mut Findings) {
    findings.length("an embed's title", &embed["title"], 0, 256);
    findings.length("an embed's description", &embed["description"], 0, 4096);
    findings.length("an embed's footer", &embed["footer"]["text"], 1, 2048);
    findings.length("an embed's author", &embed["author"]["name"], 1, 256);
    findings.number("an embed's fields", &embed["fields"], 0, 25);
    for field in list(&embed["fields"]) {
        findings.length("a field's name", &field["name"], 1, 256);
        findings.length("a field's value", &field["value"], 1, 1024);
        if !field["name"].is_string() || !field["value"].is_string() {
            findings.refuse("a field needs name and value");
        }
    }
    let texts = [&embed["title"], &embed["description"]];
    let fields = list(&embed["fields"]).iter().map(|field| &field["value"]);
    let emoji = texts.into_iter().chain(fields).map(|text| text.as_str().unwrap_or_default());
    let emoji: usize = emoji.map(count_emoji).sum();
    if emoji > EMBEDDED_EMOJI {
        findings.note(format!("an embed has {emoji} emoji: not all will be drawn"));
    }
}

fn embed_letters(embed: &Value) -> usize {
    let fields = list(&embed["fields"]).iter();
    letters(&embed["title"])
        + letters(&embed["description"])
        + letters(&embed["footer"]["text"])
        + letters(&embed["author"]["name"])
        + fields.map(|field| letters(&field["name"]) + letters(&field["value"])).sum::<usize>()
}

/// Custom emoji, and characters that are drawn as pictures; in code they are only letters.
fn count_emoji(text: &str) -> usize {
    let spoken: String = text.split('`').step_by(2).collect();
    let custom = ["<:", "<a:"].map(|begin| spoken.matches(begin).count());
    let is_drawn = |letter: &char| {
        matches!(*letter,
            '\u{1F000}'..='\u{1FAFF}' | '\u{2600}'..='\u{27BF}' | '\u{25FB}'..='\u{25FE}'
            | '\u{25AA}' | '\u{25AB}' | '\u{2B1B}' | '\u{2B1C}' | '\u{2B50}' | '\u{2B55}')
    };
    custom[0] + custom[1] + spoken.chars().filter(is_drawn).count()
}

fn rows(rows: &Value, findings: &mut Findings) {
    findings.number("rows of components", rows, 0, 5);
    let mut seen = BTreeSet::new();
    for row in list(rows) {
        if row["type"] != 1 {
            findings.refuse(format!("not a row: {row}"));
            continue;
        }
        findings.number("components of a row", &row["components"], 1, 5);
        let controls = list(&row["components"]);
        let selects = controls.iter().filter(|one| number(&one["type"]) != 2).count();
        if selects > 0 && controls.len() > 1 {
            findings.refuse("a list shares its row");
        }
        for control in controls {
            match control["type"].as_u64() {
                Some(2) => button(control, findings),
                Some(3 | 5..=8) => select(control, findings),
                _ => findings.refuse(format!("not a control of a message: {control}")),
            }
            unique(control, &mut seen, findings);
        }
    }
}

fn unique(control: &Value, seen: &mut BTreeSet<String>, findings: &mut Findings) {
    let Some(id) = control["custom_id"].as_str() else { return };
    findings.length("custom_id", &control["custom_id"], 1, 100);
    if !seen.insert(id.to_owned()) {
        findings.refuse(format!("custom_id {id:?} is there twice"));
    }
}

fn button(button: &Value, findings: &mut Findings) {
    findings.length("a button's label", &button["label"], 0, 80);
    if letters(&button["label"]) == 0 && button["emoji"].is_null() {
        findings.refuse(format!("a button without words or sign: {button}"));
    }
    let is_link = button["style"] == 5;
    if !(1..=5).contains(&number(&button["style"])) {
        findings.refuse(format!("no such style of a button: {}", button["style"]));
    }
    if is_link == button["url"].is_null() || is_link == button["custom_id"].is_string() {
        findings.refuse(format!("a link has a url, other buttons a custom_id: {button}"));
    }
}

fn select(select: &Value, findings: &mut Findings) {
    if !select["custom_id"].is_string() {
        findings.refuse("a list without custom_id");
    }
    findings.length("a placeholder", &select["placeholder"], 0, 150);
    let options = list(&select["options"]);
    if select["type"] == 3 {
        findings.number("choices of a list", &select["options"], 1, 25);
        if options.is_empty() {
            findings.refuse("a list without choices");
        }
    }
    let mut seen = BTreeSet::new();
    for option in options {
        findings.length("a choice's label", &option["label"], 1, 100);
        findings.length("a choice's value", &option["value"], 1, 100);
        findings.length("a choice's description", &option["description"], 0, 100);
        if !seen.insert(option["value"].as_str()) {
            findings.refuse(format!("the choice {} is there twice", option["value"]));
        }
    }
    let most = select["max_values"].as_u64().unwrap_or(1);
    let chosen = options.iter().filter(|option| option["default"] == true).count();
    if most > 25 || select["type"] == 3 && most > options.len() as u64 || chosen as u64 > most {
        findings.refuse(format!("a list of {}: {most} of them, {chosen} chosen", options.len()));
    }
}

fn choices(choices: &Value, findings: &mut Findings) {
    findings.number("choices", choices, 0, 25);
    if !choices.is_array() {
        findings.refuse("choices are required");
    }
    for choice in list(choices) {
        findings.length("a choice's name", &choice["name"], 1, 100);
        findings.length("a choice's value", &choice["value"], 1, 100);
    }
}

fn modal(modal: &Value, findings: &mut Findings) {
    findings.length("a form's title", &modal["title"], 1, 45);
    findings.length("a form's custom_id", &modal["custom_id"], 1, 100);
    if !modal["title"].is_string() || !modal["custom_id"].is_string() {
        findings.refuse("a form needs title and custom_id");
    }
    findings.number("components of a form", &modal["components"], 1, 5);
    let mut seen = BTreeSet::new();
    for row in list(&modal["components"]) {
        let field = match row["type"].as_u64() {
            Some(18) => &row["component"],
            _ => &row["components"][0],
        };
        if row["type"] == 1 && list(&row["components"]).len() != 1 || !field.is_object() {
            findings.refuse(format!("a row of a form has one field: {row}"));
        }
        let label = if row["type"] == 18 { &row["label"] } else { &field["label"] };
        findings.length("a field's label", label, 1, 45);
        findings.length("a field's placeholder", &field["placeholder"], 0, 100);
        unique(field, &mut seen, findings);
        let least = field["min_length"].as_u64().unwrap_or(0);
        let most = field["max_length"].as_u64().unwrap_or(4000);
        let filled = letters(&field["value"]) as u64;
        if least > most || most == 0 || most > 4000 || filled > most {
            findings.refuse(format!("{least} to {most} letters, {filled} there: {field}"));
        }
    }
}

fn emoji(json: &Value, findings: &mut Findings) {
    findings.length("name", &json["name"], 2, 32);
    let name = json["name"].as_str().unwrap_or_default();
    if !name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_') {
        findings.refuse(format!("an emoji cannot be called {name:?}"));
    }
    let image = json["image"].as_str().unwrap_or_default();
    let is_picture = ["png", "jpeg", "gif", "webp"]
        .iter()
        .any(|kind| image.starts_with(&format!("data:image/{kind};base64,")));
    if !is_picture {
        findings.refuse("image is no data URI of a picture");
    }
    // Base64 has four letters for three bytes; more than 256 KiB are too many.
    if image.len() > (256 << 10) / 3 * 4 {
        findings.refuse(format!("image has {} letters", image.len()));
    }
}
