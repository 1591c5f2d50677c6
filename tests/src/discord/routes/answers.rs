//! How the bot answers what people do: once within three seconds, and through the token for a
//! quarter of an hour.

use serde_json::{Value, json};

use super::super::checks::{Form, judge};
use super::super::interaction::{FIRST_ANSWER, Interaction, TOKEN_LIFE};
use super::super::refusal::Refusal;
use super::super::rest::{Answer, Ask};
use super::super::world::World;
use super::writing::{EPHEMERAL, Target, create, rewrite};
use super::{Answered, number};

/// How many messages may follow where only a person has installed the bot.
const FOREIGN_FOLLOWUPS: usize = 5;

/// The first answer.
pub(super) fn callback(world: &mut World, ask: &Ask, id: &str, token: &str) -> Answered {
    let found = number(id).and_then(|id| world.interactions.get(&id));
    let found = found.filter(|one| one.token == token);
    let interaction = found.ok_or_else(Refusal::unknown_interaction)?.clone();
    if interaction.answer.is_some() {
        return Err(Refusal::already_acknowledged());
    }
    let took = world.now().saturating_sub(interaction.at);
    if took > FIRST_ANSWER {
        return Err(Refusal::unknown_interaction());
    }
    let kind = ask.body.json["type"].as_u64().unwrap_or_default();
    let kind = u8::try_from(kind).unwrap_or_default();
    judge(world, ask, Form::Callback, &ask.body.json)?;
    if !fits(&interaction, kind) {
        let words = format!("type: an answer of type {kind} to one of {}", interaction.kind);
        world.violated(format!("POST {}: {words}", ask.path));
        return Err(Refusal::invalid_form(vec![words]));
    }
    let data = &ask.body.json["data"];
    let mut answered = interaction.clone();
    match kind {
        4 | 5 => {
            let target = Target { thinking: kind == 5, ..target(world, &interaction, data) };
            answered.original = Some(create(world, ask, target, data)?);
        }
        6 => answered.original = interaction.source,
        7 => {
            let source = interaction.source.expect("what was pressed");
            rewrite(world, ask, source, data)?;
            answered.original = Some(source);
        }
        8 => answered.choices = data["choices"].as_array().cloned().unwrap_or_default(),
        _ => answered.modal = Some(data.clone()),
    }
    answered.answer = Some((kind, took));
    let json = callback_json(world, &answered, kind);
    world.interactions.insert(interaction.id, answered);
    match ask.parameter("with_response") {
        Some("true") => Ok(Answer::ok(json)),
        _ => Ok(Answer::nothing()),
    }
}

/// Which answer fits which action.
fn fits(interaction: &Interaction, kind: u8) -> bool {
    match (interaction.kind, kind) {
        (4, 8) | (2 | 3 | 5, 4 | 5) | (2 | 3, 9) => true,
        (3 | 5, 6 | 7) => interaction.source.is_some(),
        _ => false,
    }
}

fn target(world: &World, interaction: &Interaction, data: &Value) -> Target {
    let channel = &world.channels[&interaction.channel];
    let flags = data["flags"].as_u64().unwrap_or_default();
    let is_hidden = flags & EPHEMERAL != 0 || world.hides_answers(channel);
    Target {
        channel: interaction.channel,
        ephemeral_for: is_hidden.then_some(interaction.user),
        interaction: Some(interaction.id),
        thinking: false,
    }
}

fn callback_json(world: &World, interaction: &Interaction, kind: u8) -> Value {
    let message = interaction.original.and_then(|id| world.messages.get(&id));
    let mut json = json!({
        "interaction": { "id": interaction.id.to_string(), "type": interaction.kind },
        "resource": { "type": kind },
    });
    if let Some(message) = message {
        json["interaction"]["response_message_id"] = message.id.to_string().into();
        json["interaction"]["response_message_loading"] = message.thinking.into();
        json["interaction"]["response_message_ephemeral"] = message.ephemeral_for.is_some().into();
        json["resource"]["message"] = world.message_json(message);
    }
    json
}

/// The interaction of that token, if it is still valid and has been answered.
fn alive(world: &World, token: &str) -> Result<Interaction, Refusal> {
    let found = world.interactions.values().find(|one| one.token == token);
    let interaction = found.ok_or_else(Refusal::unknown_webhook)?;
    if world.now().saturating_sub(interaction.at) > TOKEN_LIFE {
        return Err(Refusal::token_expired());
    }
    match interaction.answer {
        Some(_) => Ok(interaction.clone()),
        None => Err(Refusal::unknown_webhook()),
    }
}

/// Which message is meant: `@original`, or a later one.
fn meant(world: &World, interaction: &Interaction, which: &str) -> Result<u64, Refusal> {
    let id = if which == "@original" { interaction.original } else { number(which) };
    let is_its = |id: &u64| {
        (interaction.original == Some(*id) || interaction.followups.contains(id))
            && world.messages.contains_key(id)
    };
    id.filter(is_its).ok_or_else(Refusal::unknown_message)
}

pub(super) fn get(world: &World, token: &str, which: &str) -> Answered {
    let interaction = alive(world, token)?;
    let id = meant(world, &interaction, which)?;
    Ok(Answer::ok(world.message_json(&world.messages[&id])))
}

pub(super) fn edit(world: &mut World, ask: &Ask, token: &str, which: &str) -> Answered {
    let interaction = alive(world, token)?;
    let id = meant(world, &interaction, which)?;
    judge(world, ask, Form::EditAnswer, &ask.body.json)?;
    rewrite(world, ask, id, &ask.body.json)?;
    fulfil(world, interaction.id);
    Ok(Answer::ok(world.message_json(&world.messages[&id])))
}

fn fulfil(world: &mut World, id: u64) {
    world.interactions.get_mut(&id).expect("just seen").fulfilled = true;
}

/// One more message. The first after a promise fulfils the promise.
pub(super) fn follow_up(world: &mut World, ask: &Ask, token: &str) -> Answered {
    let interaction = alive(world, token)?;
    judge(world, ask, Form::Followup, &ask.body.json)?;
    let json = &ask.body.json;
    let promised = interaction.original;
    let promised = promised.filter(|id| world.messages.get(id).is_some_and(|one| one.thinking));
    if let Some(promised) = promised {
        rewrite(world, ask, promised, json)?;
        fulfil(world, interaction.id);
        return Ok(Answer::ok(world.message_json(&world.messages[&promised])));
    }
    let is_foreign = !world.is_joined(&world.channels[&interaction.channel]);
    if is_foreign && interaction.followups.len() >= FOREIGN_FOLLOWUPS {
        return Err(Refusal::too_many_followups());
    }
    let target = target(world, &interaction, json);
    let id = create(world, ask, target, json)?;
    world.interactions.get_mut(&interaction.id).expect("just seen").followups.push(id);
    fulfil(world, interaction.id);
    Ok(Answer::ok(world.message_json(&world.messages[&id])))
}

pub(super) fn delete(world: &mut World, token: &str, which: &str) -> Answered {
    let interaction = alive(world, token)?;
    let id = meant(world, &interaction, which)?;
    world.messages.remove(&id);
    fulfil(world, interaction.id);
    Ok(Answer::nothing())
}
