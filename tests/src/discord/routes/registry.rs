//! What the application has registered at Discord: its commands and its emoji.

use serde_json::{Value, json};

use super::super::checks::{Form, judge};
use super::super::rest::{Answer, Ask};
use super::super::shape::user;
use super::super::world::{APPLICATION, BOT, World};
use super::Answered;

/// All commands; translations only if they were asked for.
pub(super) fn commands(world: &World, ask: &Ask) -> Answer {
    let mut commands = world.commands.clone();
    if ask.parameter("with_localizations") != Some("true") {
        commands.iter_mut().for_each(forget_localizations);
    }
    Answer::ok(commands.into())
}

fn forget_localizations(value: &mut Value) {
    match value {
        Value::Object(map) => {
            map.retain(|key, _| !key.ends_with("_localizations"));
            map.values_mut().for_each(forget_localizations);
        }
        Value::Array(list) => list.iter_mut().for_each(forget_localizations),
        _ => {}
    }
}

/// Options and choices that were sent as null are left out.
fn forget_nothings(value: &mut Value) {
    match value {
        Value::Object(map) => {
            map.retain(|_, value| !value.is_null());
            map.values_mut().for_each(forget_nothings);
        }
        Value::Array(list) => list.iter_mut().for_each(forget_nothings),
        _ => {}
    }
}

/// Those commands and no others; a command that keeps its name keeps its number.
pub(super) fn set_commands(world: &mut World, ask: &Ask) -> Answered {
    judge(world, ask, Form::Commands, &ask.body.json)?;
    let mut commands = Vec::new();
    for sent in ask.body.json.as_array().into_iter().flatten() {
        let known = world.commands.iter().find(|command| command["name"] == sent["name"]);
        let id = known.map(|command| command["id"].clone());
        let id = id.unwrap_or_else(|| world.new_id().to_string().into());
        let version = world.new_id().to_string();
        let mut command = json!({
            "id": id,
            "application_id": APPLICATION.to_string(),
            "version": version,
            "type": 1,
            "default_member_permissions": null,
            "dm_permission": true,
            "contexts": null,
            "integration_types": [0],
            "nsfw": false,
            "name_localizations": null,
            "description_localizations": null,
            "options": [],
        });
        for (key, value) in sent.as_object().into_iter().flatten() {
            command[key] = value.clone();
        }
        forget_nothings(&mut command["options"]);
        // An entry in a menu has an empty description.
        if command["description"].is_null() {
            command["description"] = "".into();
        }
        commands.push(command);
    }
    world.commands.clone_from(&commands);
    Ok(Answer::ok(commands.into()))
}

pub(super) fn add_emoji(world: &mut World, ask: &Ask) -> Answered {
    judge(world, ask, Form::Emoji, &ask.body.json)?;
    let name = ask.body.json["name"].as_str().unwrap_or_default().to_owned();
    Ok(Answer::created(upload_emoji(world, &name)))
}

/// The emoji of that name exists, no matter who uploaded it.
pub(in crate::discord) fn upload_emoji(world: &mut World, name: &str) -> Value {
    let emoji = json!({
        "id": world.new_id().to_string(),
        "name": name,
        "roles": [],
        "user": user(world.person(BOT)),
        "require_colons": true,
        "managed": false,
        "animated": false,
        "available": true,
    });
    world.emojis.push(emoji.clone());
    emoji
}
