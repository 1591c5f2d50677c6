//! Judges every form that the bot sends in, by three independent judges: by hand (`rules`, and
//! `known` for words that Discord does not know, `heard` for what nobody can do there), by the types and limits of twilight (`second`),
//! and by Discord's own description, if it is available (`spec`). That also judges what we answer
//! (`own`).

mod commands;
mod heard;
mod known;
mod own;
mod rules;
mod second;
mod spec;

use serde_json::Value;

use super::body::Body;
use super::refusal::Refusal;
use super::rest::Ask;
use super::shape::ATTACHMENT_LIMIT;
use super::world::World;

pub(super) use own::answer as own_answer;
pub(super) use second::limit as limit_of;
pub(super) use spec::require as require_spec;

/// What a form is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Form {
    Commands,
    Emoji,
    Callback,
    Followup,
    EditAnswer,
    Message,
    EditMessage,
    Dm,
    ThreadOfMessage,
    Thread,
    ChangeThread,
}

/// What is wrong with a form.
#[derive(Debug, Default)]
pub(super) struct Findings {
    refused: Vec<String>,
    /// What Discord accepts, and we do not.
    noted: Vec<String>,
}

impl Findings {
    fn refuse(&mut self, what: impl Into<String>) {
        self.refused.push(what.into());
    }

    fn note(&mut self, what: impl Into<String>) {
        self.noted.push(what.into());
    }

    /// Checks that a text has an allowed number of letters (code points, as Discord counts).
    fn length(&mut self, what: &str, text: &Value, least: usize, most: usize) {
        let Some(text) = text.as_str() else { return };
        let length = text.chars().count();
        if !(least..=most).contains(&length) {
            self.refuse(format!("{what} has {length} characters, not {least} to {most}"));
        }
    }

    /// Checks that there is an allowed number of them.
    fn number(&mut self, what: &str, list: &Value, least: usize, most: usize) {
        let Some(list) = list.as_array() else { return };
        if !(least..=most).contains(&list.len()) {
            self.refuse(format!("{what}: {} of them, not {least} to {most}", list.len()));
        }
    }
}

/// All findings become violations; what Discord would not take is refused.
pub(super) fn judge(world: &mut World, ask: &Ask, form: Form, json: &Value) -> Result<(), Refusal> {
    if ask.body.files.iter().any(|file| file.bytes.len() > ATTACHMENT_LIMIT) {
        world.violated(format!("{} {}: a file is too large", ask.method, ask.path));
        return Err(Refusal::too_large());
    }
    let mut findings = Findings::default();
    packing(&ask.body, form, json, &mut findings);
    known::words(form, json, &mut findings);
    rules::obeyed(form, json, &mut findings);
    second::opinion(form, json, &mut findings);
    spec::followed(form, json, &mut findings);
    // Before the bot has registered its commands, a message can only name them.
    if let Some(message) = message_of(form, json).filter(|_| !world.commands.is_empty()) {
        let is_echo = |typed: &str| world.was_written(typed);
        heard::obeyed(message, &world.commands, is_echo, &mut findings);
    }
    for finding in findings.refused.iter().chain(&findings.noted) {
        world.violated(format!("{} {}: {finding}", ask.method, ask.path));
    }
    let refused = findings.refused;
    if refused.is_empty() { Ok(()) } else { Err(Refusal::invalid_form(refused)) }
}

/// The part of a form that is a message.
fn message_of(form: Form, json: &Value) -> Option<&Value> {
    match form {
        Form::Callback => {
            matches!(json["type"].as_u64(), Some(4 | 5 | 7)).then(|| json.get("data")).flatten()
        }
        Form::Followup | Form::EditAnswer | Form::Message | Form::EditMessage => Some(json),
        _ => None,
    }
}

/// Checks that every file is announced, and every announced file is there.
fn packing(body: &Body, form: Form, json: &Value, findings: &mut Findings) {
    for fault in &body.faults {
        findings.refuse(fault.clone());
    }
    let Some(message) = message_of(form, json) else {
        if !body.files.is_empty() {
            findings.refuse("files where none belong");
        }
        return;
    };
    if body.files.len() > 10 {
        findings.refuse(format!("{} files", body.files.len()));
    }
    let announced: Vec<&Value> = message["attachments"].as_array().into_iter().flatten().collect();
    for file in &body.files {
        let about = announced.iter().find(|about| number_of(about) == Some(file.number));
        match about {
            None => findings.refuse(format!("files[{}] is not in attachments", file.number)),
            Some(about) if about["filename"] != *file.name => findings.refuse(format!(
                "files[{}] is called {:?} and {}",
                file.number, file.name, about["filename"]
            )),
            Some(_) => {}
        }
        if file.bytes.is_empty() {
            findings.note(format!("{:?} is empty", file.name));
        }
        let is_plain = |letter: char| {
            letter.is_ascii_lowercase() || letter.is_ascii_digit() || "._-".contains(letter)
        };
        if !file.name.chars().all(is_plain) {
            findings.note(format!("the file name {:?} is not of a-z 0-9 . _ -", file.name));
        }
    }
    for about in announced {
        let number = number_of(about);
        // A number of Discord's own means a file that stays.
        let is_new = number.is_none_or(|number| number < 1 << 22);
        let is_there = body.files.iter().any(|file| Some(file.number) == number);
        if is_new && !is_there {
            findings.refuse(format!("attachments[{}] came without its file", about["id"]));
        }
    }
}

fn number_of(about: &Value) -> Option<u64> {
    let id = &about["id"];
    id.as_u64().or_else(|| id.as_str()?.parse().ok())
}
