//! How a message is created and changed, wherever it is written: what a form names is replaced,
//! what it does not name stays, and people it names can be mentioned.

use serde_json::Value;

use super::super::body::Upload;
use super::super::message::{Attachment, Message};
use super::super::place::Permission;
use super::super::refusal::Refusal;
use super::super::rest::Ask;
use super::super::world::{BOT, World, timestamp};
use super::number;

/// A message for one person only.
pub(super) const EPHEMERAL: u64 = 1 << 6;

/// A promise of a message.
const LOADING: u64 = 1 << 7;

/// Where a new message goes.
pub(super) struct Target {
    pub channel: u64,
    pub ephemeral_for: Option<u64>,
    pub interaction: Option<u64>,
    pub thinking: bool,
}

/// Writes a message that has been judged.
pub(super) fn create(
    world: &mut World,
    ask: &Ask,
    target: Target,
    json: &Value,
) -> Result<u64, Refusal> {
    let replies_to = &json["message_reference"]["message_id"];
    let replies_to = replies_to.as_str().and_then(number).or_else(|| replies_to.as_u64());
    let mut message = Message {
        id: world.new_id(),
        channel: target.channel,
        author: BOT,
        content: String::new(),
        embeds: Vec::new(),
        components: Vec::new(),
        attachments: Vec::new(),
        ephemeral_for: target.ephemeral_for,
        thinking: target.thinking,
        pings: Vec::new(),
        pings_everyone: false,
        pinned: false,
        edits: 0,
        nonce: Some(json["nonce"].clone()).filter(|nonce| !nonce.is_null()),
        interaction: target.interaction,
        replies_to: replies_to.filter(|id| world.messages.contains_key(id)),
        flags: json["flags"].as_u64().unwrap_or_default(),
        at: world.now(),
        written: timestamp(),
        edited: None,
    };
    if target.ephemeral_for.is_some() {
        message.flags |= EPHEMERAL;
    }
    if target.thinking {
        message.flags |= LOADING;
    } else {
        fill(world, &mut message, json, &ask.body.files)?;
        call(world, ask, &mut message, json);
    }
    let id = message.id;
    world.messages.insert(id, message);
    Ok(id)
}

/// Changes a message by a form that has been judged.
pub(super) fn rewrite(world: &mut World, ask: &Ask, id: u64, json: &Value) -> Result<(), Refusal> {
    let mut message = world.messages.get(&id).ok_or_else(Refusal::unknown_message)?.clone();
    fill(world, &mut message, json, &ask.body.files)?;
    if message.thinking {
        message.thinking = false;
        message.flags &= !LOADING;
    } else {
        message.edits += 1;
        message.edited = Some(timestamp());
    }
    world.messages.insert(id, message);
    Ok(())
}

/// What is named is replaced, everything else stays.
fn fill(
    world: &mut World,
    message: &mut Message,
    json: &Value,
    files: &[Upload],
) -> Result<(), Refusal> {
    if let Some(content) = json.get("content") {
        content.as_str().unwrap_or_default().clone_into(&mut message.content);
    }
    if let Some(embeds) = json.get("embeds") {
        message.embeds = embeds.as_array().cloned().unwrap_or_default();
    }
    if let Some(components) = json.get("components") {
        message.components = components.as_array().cloned().unwrap_or_default();
    }
    let described = json.get("attachments").and_then(Value::as_array);
    let about = |wanted: u64| {
        described.into_iter().flatten().find(|one| number_of(&one["id"]) == Some(wanted))
    };
    if described.is_some() {
        message.attachments.retain(|file| about(file.id).is_some());
    }
    for file in files {
        let about = about(file.number);
        let description = about.and_then(|about| about["description"].as_str());
        message.attachments.push(Attachment {
            id: world.new_id(),
            filename: file.name.clone(),
            description: description.map(str::to_owned),
            bytes: file.bytes.clone(),
        });
    }
    let pictures = message.embeds.iter().flat_map(|embed| [&embed["image"], &embed["thumbnail"]]);
    let named =
        pictures.filter_map(|picture| picture["url"].as_str()?.strip_prefix("attachment://"));
    for name in named {
        if !message.attachments.iter().any(|file| file.filename == name) {
            world.violations.push(format!("an embed shows {name:?}, which is not there"));
        }
    }
    let is_empty = message.content.is_empty()
        && message.embeds.is_empty()
        && message.attachments.is_empty()
        && message.components.is_empty();
    if is_empty { Err(Refusal::empty_message()) } else { Ok(()) }
}

pub(super) fn number_of(value: &Value) -> Option<u64> {
    value.as_str().and_then(number).or_else(|| value.as_u64())
}

/// Mentions the people that the words name and the form allows. If the form does not say who may be
/// mentioned, everybody may: a bot must not leave that to chance.
fn call(world: &mut World, ask: &Ask, message: &mut Message, json: &Value) {
    let named = world.mentioned(&message.content);
    let all = ["@everyone", "@here"].iter().any(|word| message.content.contains(word));
    let roles = message.content.contains("<@&");
    let allowed = json.get("allowed_mentions").filter(|allowed| allowed.is_object());
    if allowed.is_none() && (all || roles || !named.is_empty()) {
        world.violated(format!("{} {}: calls people unasked", ask.method, ask.path));
    }
    if message.ephemeral_for.is_some() {
        return;
    }
    let parses = |what: &str| match allowed {
        None => true,
        Some(allowed) => {
            allowed["parse"].as_array().is_some_and(|list| list.iter().any(|one| one == what))
        }
    };
    let listed = |id: u64| {
        let users = allowed.and_then(|allowed| allowed["users"].as_array());
        users.into_iter().flatten().any(|one| number_of(one) == Some(id))
    };
    let channel = &world.channels[&message.channel];
    let is_answer = message.interaction.is_some();
    message.pings_everyone = all
        && parses("everyone")
        && channel.guild.is_some()
        && (is_answer || world.allows(channel, Permission::MentionEveryone));
    message.pings = named.into_iter().filter(|id| parses("users") || listed(*id)).collect();
}
