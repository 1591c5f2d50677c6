//! Messages that the bot writes without being asked: written, changed, read, pinned and deleted; in
//! channels, threads and direct messages.

use std::time::Duration;

use serde_json::Value;

use super::super::checks::{Form, judge, limit_of};
use super::super::message::Message;
use super::super::place::{Kind, Permission};
use super::super::refusal::Refusal;
use super::super::rest::{Answer, Ask};
use super::super::world::{BOT, World};
use super::writing::{EPHEMERAL, Target, create, rewrite};
use super::{Answered, number, permitted, visible};

/// How long Discord remembers a nonce; it says "a few minutes".
const NONCE_LIFE: Duration = Duration::from_mins(3);

/// From when on edits are counted.
const OLD: Duration = Duration::from_hours(1);

pub(super) fn open_dm(world: &mut World, ask: &Ask) -> Answered {
    judge(world, ask, Form::Dm, &ask.body.json)?;
    let id = &ask.body.json["recipient_id"];
    let id = id.as_str().and_then(number).or_else(|| id.as_u64());
    let person = id.and_then(|id| world.people.get(&id)).ok_or_else(Refusal::unknown_user)?;
    if person.bot {
        return Err(Refusal::closed());
    }
    let (person, now) = (person.id, world.now());
    let is_new = !world.channels.values().any(|one| one.kind == Kind::Dm && one.people == [person]);
    if is_new {
        world.limits.open(now)?;
    }
    let dm = world.dm_of(person);
    Ok(Answer::ok(world.channel_json(&world.channels[&dm])))
}

pub(super) fn post(world: &mut World, ask: &Ask, id: &str) -> Answered {
    let json = &ask.body.json;
    let channel = visible(world, id)?;
    if channel.kind == Kind::Dm && channel.people.iter().any(|id| world.person(*id).closed) {
        return Err(Refusal::closed());
    }
    let permission = match channel.is_thread() {
        true => Permission::SendMessagesInThreads,
        false => Permission::SendMessages,
    };
    permitted(world, channel, permission)?;
    if !ask.body.files.is_empty() {
        permitted(world, channel, Permission::AttachFiles)?;
    }
    if json["embeds"].as_array().is_some_and(|embeds| !embeds.is_empty()) {
        permitted(world, channel, Permission::EmbedLinks)?;
    }
    if channel.archived && channel.locked {
        return Err(Refusal::archived());
    }
    let channel = channel.id;
    judge(world, ask, Form::Message, json)?;
    if json["flags"].as_u64().is_some_and(|flags| flags & EPHEMERAL != 0) {
        world.violated(format!("POST {}: only answers can be ephemeral", ask.path));
    }
    if json["enforce_nonce"] == true {
        let earlier = with_nonce(world, &json["nonce"]).map(|one| (one.id, one.channel));
        if let Some((earlier, place)) = earlier {
            if place != channel {
                world.violated(format!("POST {}: a nonce of channel {place}", ask.path));
            }
            return Ok(Answer::ok(world.message_json(&world.messages[&earlier])));
        }
    }
    let target = Target { channel, ephemeral_for: None, interaction: None, thinking: false };
    let id = create(world, ask, target, json)?;
    // Writing opens a closed thread again.
    world.channels.get_mut(&channel).expect("a channel that was just seen").archived = false;
    Ok(Answer::ok(world.message_json(&world.messages[&id])))
}

fn with_nonce<'a>(world: &'a World, nonce: &Value) -> Option<&'a Message> {
    let nonce = Some(nonce).filter(|nonce| !nonce.is_null())?;
    let now = world.now();
    world.messages.values().find(|message| {
        message.nonce.as_ref() == Some(nonce) && now.saturating_sub(message.at) < NONCE_LIFE
    })
}

/// A message that the bot can find by its number: not one for a single person.
fn found<'a>(world: &'a World, channel: u64, id: &str) -> Result<&'a Message, Refusal> {
    let message = number(id).and_then(|id| world.messages.get(&id));
    let message = message.filter(|one| one.channel == channel && one.ephemeral_for.is_none());
    message.ok_or_else(Refusal::unknown_message)
}

pub(super) fn get(world: &World, id: &str, message: &str) -> Answered {
    let channel = visible(world, id)?;
    permitted(world, channel, Permission::ReadMessageHistory)?;
    Ok(Answer::ok(world.message_json(found(world, channel.id, message)?)))
}

/// The newest first, as many as are asked for, or 50.
pub(super) fn list(world: &World, ask: &Ask, id: &str) -> Answered {
    let channel = visible(world, id)?;
    let limit = ask.parameter("limit").map_or(Some(50), |limit| limit.parse().ok());
    let limit: u16 = limit.ok_or_else(|| Refusal::invalid_form(vec!["limit".to_owned()]))?;
    limit_of(limit).map_err(|words| Refusal::invalid_form(vec![words]))?;
    if !world.allows(channel, Permission::ReadMessageHistory) {
        return Ok(Answer::ok(Value::Array(Vec::new())));
    }
    let limit = usize::from(limit);
    let all = world.messages.values().rev();
    let all: Vec<&Message> =
        all.filter(|one| one.channel == channel.id && one.ephemeral_for.is_none()).collect();
    let bound = |name| ask.parameter(name).and_then(number);
    let chosen: Vec<&Message> = match (bound("before"), bound("after"), bound("around")) {
        (Some(before), ..) => all.into_iter().filter(|one| one.id < before).take(limit).collect(),
        (_, Some(after), _) => {
            let later: Vec<&Message> = all.into_iter().filter(|one| one.id > after).collect();
            later[later.len().saturating_sub(limit)..].to_vec()
        }
        (_, _, Some(around)) => {
            let at = all.iter().take_while(|one| one.id > around).count();
            all.into_iter().skip(at.saturating_sub(limit / 2)).take(limit).collect()
        }
        _ => all.into_iter().take(limit).collect(),
    };
    Ok(Answer::ok(chosen.into_iter().map(|one| world.message_json(one)).collect()))
}

pub(super) fn patch(world: &mut World, ask: &Ask, id: &str, message: &str) -> Answered {
    let channel = visible(world, id)?;
    let message = found(world, channel.id, message)?;
    if message.author != BOT {
        return Err(Refusal::not_yours());
    }
    if channel.archived {
        return Err(Refusal::archived());
    }
    if !ask.body.files.is_empty() {
        permitted(world, channel, Permission::AttachFiles)?;
    }
    let (channel, message, at) = (channel.id, message.id, message.at);
    judge(world, ask, Form::EditMessage, &ask.body.json)?;
    let now = world.now();
    if now.saturating_sub(at) > OLD {
        let allowed = world.old_edits;
        let edits = &mut world.channels.get_mut(&channel).expect("just seen").old_edits;
        edits.retain(|edit| now.saturating_sub(*edit) < OLD);
        if edits.len() >= allowed {
            let oldest = edits.first().copied().unwrap_or(now);
            let after = world.limits.said(oldest + OLD - now);
            return Err(Refusal::too_many_old_edits(after));
        }
        edits.push(now);
    }
    rewrite(world, ask, message, &ask.body.json)?;
    Ok(Answer::ok(world.message_json(&world.messages[&message])))
}

pub(super) fn delete(world: &mut World, id: &str, message: &str) -> Answered {
    let channel = visible(world, id)?;
    let message = found(world, channel.id, message)?;
    if message.author != BOT {
        let refusal =
            if channel.guild.is_none() { Refusal::not_here } else { Refusal::missing_permissions };
        return Err(refusal());
    }
    let message = message.id;
    world.messages.remove(&message);
    Ok(Answer::nothing())
}

pub(super) fn pin(world: &mut World, id: &str, message: &str) -> Answered {
    let channel = visible(world, id)?;
    permitted(world, channel, Permission::PinMessages)?;
    if channel.archived {
        return Err(Refusal::archived());
    }
    let message = found(world, channel.id, message)?.id;
    world.messages.get_mut(&message).expect("just seen").pinned = true;
    Ok(Answer::nothing())
}
