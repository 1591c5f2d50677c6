//! A second opinion on a form: twilight's types must read it, and twilight's limits must hold.
//! Where serenity writes something in its own way, it is first changed to twilight's.

use std::fmt::Display;

use serde::de::DeserializeOwned;
use serde_json::Value;
use twilight_model::application::command::{Command, CommandOption, CommandOptionChoice};
use twilight_model::channel::message::{AllowedMentions, Component, Embed};
use twilight_model::http::attachment::Attachment;
use twilight_model::http::interaction::InteractionResponse;
use twilight_validate::{command, embed, message, request};

use super::{Findings, Form, message_of};

/// What twilight finds.
pub(super) fn opinion(form: Form, json: &Value, findings: &mut Findings) {
    if let Some(message) = message_of(form, json) {
        self::message(message, findings);
    }
    match form {
        Form::Commands => {
            for command in json.as_array().into_iter().flatten() {
                self::command(command, findings);
            }
        }
        Form::Callback => callback(json, findings),
        Form::Thread | Form::ThreadOfMessage | Form::ChangeThread => {
            if let Some(name) = json["name"].as_str() {
                agree("name", twilight_validate::channel::name(name), findings);
            }
        }
        _ => {}
    }
}

fn agree<E: Display>(what: &str, result: Result<(), E>, findings: &mut Findings) {
    if let Err(error) = result {
        findings.refuse(format!("{what}: {error} (twilight)"));
    }
}

fn read<T: DeserializeOwned>(what: &str, json: Value, findings: &mut Findings) -> Option<T> {
    match serde_json::from_value(json) {
        Ok(read) => Some(read),
        Err(error) => {
            findings.refuse(format!("{what} cannot be read: {error} (twilight)"));
            None
        }
    }
}

/// Adds what Discord adds to a command, because twilight expects it.
fn command(json: &Value, findings: &mut Findings) {
    let mut json = json.clone();
    if !json.is_object() {
        return findings.refuse("a command is an object");
    }
    json["version"] = "1".into();
    if json["type"].is_null() {
        json["type"] = 1.into();
    }
    // An entry in a menu has an empty description there.
    let is_in_menu = json["type"] != 1;
    if is_in_menu && json["description"].is_null() {
        json["description"] = "".into();
    }
    let Some(read) = read::<Command>("a command", json, findings) else { return };
    if is_in_menu {
        return agree("an entry in a menu", command::name(&read.name), findings);
    }
    agree("a command", command::command(&read), findings);
    options(&read.options, findings);
}

/// Options, and those inside them.
fn options(options: &[CommandOption], findings: &mut Findings) {
    agree("a command", command::options(options), findings);
    for option in options {
        agree("a command", command::option(option), findings);
        for choice in option.choices.iter().flatten() {
            agree("a command", command::choice(choice), findings);
        }
        self::options(option.options.as_deref().unwrap_or_default(), findings);
    }
}

fn callback(json: &Value, findings: &mut Findings) {
    let mut json = json.clone();
    if let Some(data) = json.get_mut("data") {
        as_twilight_writes(data);
    }
    let Some(read) = read::<InteractionResponse>("an answer", json, findings) else { return };
    let Some(data) = read.data else { return };
    for choice in data.choices.iter().flatten() {
        self::choice(choice, findings);
    }
    if let Some(title) = &data.title {
        let length = title.chars().count();
        if !(1..=45).contains(&length) {
            findings.refuse(format!("a form's title has {length} characters (twilight)"));
        }
        for component in data.components.iter().flatten() {
            agree("a form", twilight_validate::component::component_v1(component), findings);
        }
    }
}

fn choice(choice: &CommandOptionChoice, findings: &mut Findings) {
    agree("a choice", command::choice(choice), findings);
}

fn message(json: &Value, findings: &mut Findings) {
    let mut json = json.clone();
    as_twilight_writes(&mut json);
    if let Some(content) = json["content"].as_str() {
        agree("content", message::content(content), findings);
    }
    let mut take = |key: &str| Some(json[key].take()).filter(|value| !value.is_null());
    if let Some(embeds) = take("embeds")
        && let Some(embeds) = read::<Vec<Embed>>("embeds", embeds, findings)
    {
        agree("embeds", message::embeds(&embeds), findings);
        for one in &embeds {
            agree("an embed", embed::embed(one), findings);
        }
    }
    if let Some(components) = take("components")
        && let Some(components) = read::<Vec<Component>>("components", components, findings)
    {
        agree("components", message::components(&components, false), findings);
    }
    if let Some(files) = take("attachments") {
        for file in read::<Vec<Attachment>>("attachments", files, findings).iter().flatten() {
            agree("an attachment", message::attachment(file), findings);
        }
    }
    if let Some(allowed) = take("allowed_mentions") {
        read::<AllowedMentions>("allowed_mentions", allowed, findings);
    }
}

/// Embeds have a type, new files a number, and files that stay are left out.
fn as_twilight_writes(message: &mut Value) {
    for embed in message.get_mut("embeds").and_then(Value::as_array_mut).into_iter().flatten() {
        if embed.is_object() && embed["type"].is_null() {
            embed["type"] = "rich".into();
        }
    }
    let files = message.get_mut("attachments").and_then(Value::as_array_mut);
    if let Some(files) = files {
        files.retain(|file| file["filename"].is_string());
        for file in files {
            if let Some(id) = file["id"].as_str().and_then(|id| id.parse::<u64>().ok()) {
                file["id"] = id.into();
            }
        }
    }
}

/// How many messages may be asked for at once.
pub(in super::super) fn limit(limit: u16) -> Result<(), String> {
    request::get_channel_messages_limit(limit).map_err(|error| error.to_string())
}
