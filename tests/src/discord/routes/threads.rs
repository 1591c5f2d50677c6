//! Threads: begun from a message or without one, closed and opened again.

use serde_json::Value;

use super::super::checks::{Form, judge};
use super::super::place::{Channel, Kind, Permission};
use super::super::refusal::Refusal;
use super::super::rest::{Answer, Ask};
use super::super::world::{BOT, World, timestamp};
use super::{Answered, number, permitted, visible};

/// A thread that belongs to a message; it has the message's number.
pub(super) fn from_message(world: &mut World, ask: &Ask, id: &str, message: &str) -> Answered {
    let channel = visible(world, id)?;
    if channel.kind != Kind::Text {
        return Err(Refusal::wrong_kind());
    }
    let parent = channel.id;
    permitted(world, channel, Permission::CreatePublicThreads)?;
    let message = number(message).and_then(|message| world.messages.get(&message));
    let message = message.filter(|one| one.channel == parent && one.ephemeral_for.is_none());
    let message = message.ok_or_else(Refusal::unknown_message)?.id;
    if world.channels.contains_key(&message) {
        return Err(Refusal::thread_exists());
    }
    judge(world, ask, Form::ThreadOfMessage, &ask.body.json)?;
    Ok(Answer::created(begin(world, message, Kind::PublicThread, parent, &ask.body.json)))
}

/// A thread that belongs to no message; it is private unless it is said to be public.
pub(super) fn open(world: &mut World, ask: &Ask, id: &str) -> Answered {
    let channel = visible(world, id)?;
    if channel.kind != Kind::Text {
        return Err(Refusal::wrong_kind());
    }
    let parent = channel.id;
    permitted(world, channel, Permission::CreatePublicThreads)?;
    judge(world, ask, Form::Thread, &ask.body.json)?;
    let kind = match ask.body.json["type"].as_u64() {
        Some(11) => Kind::PublicThread,
        _ => Kind::PrivateThread,
    };
    let id = world.new_id();
    Ok(Answer::created(begin(world, id, kind, parent, &ask.body.json)))
}

fn begin(world: &mut World, id: u64, kind: Kind, parent: u64, json: &Value) -> Value {
    let guild = world.channels[&parent].guild;
    let name = json["name"].as_str().unwrap_or_default();
    let thread = Channel {
        parent: Some(parent),
        owner: Some(BOT),
        auto_archive: json["auto_archive_duration"].as_u64().unwrap_or(1440),
        created: timestamp(),
        ..Channel::new(id, kind, name, guild)
    };
    let answer = world.channel_json(&thread);
    world.channels.insert(id, thread);
    answer
}

/// Adds somebody to a thread, or the bot itself.
pub(super) fn add(world: &mut World, id: &str, who: &str) -> Answered {
    let channel = visible(world, id)?;
    if !channel.is_thread() {
        return Err(Refusal::wrong_kind());
    }
    if channel.archived {
        return Err(Refusal::archived());
    }
    let id = channel.id;
    let who = if who == "@me" { Some(BOT) } else { number(who) };
    let who = who.filter(|who| world.people.contains_key(who)).ok_or_else(Refusal::unknown_user)?;
    let people = &mut world.channels.get_mut(&id).expect("just seen").people;
    if !people.contains(&who) {
        people.push(who);
    }
    Ok(Answer::nothing())
}

/// Closes or opens a thread, or renames it; the bot is not allowed to change channels.
pub(super) fn change(world: &mut World, ask: &Ask, id: &str) -> Answered {
    let json = &ask.body.json;
    let channel = visible(world, id)?;
    let may_manage = world.allows(channel, Permission::ManageThreads);
    let is_own = channel.owner == Some(BOT);
    if !channel.is_thread() || !(is_own || may_manage) {
        return Err(Refusal::missing_permissions());
    }
    if (channel.locked || json["locked"] == true) && !may_manage {
        return Err(Refusal::missing_permissions());
    }
    if channel.archived && json["archived"] != false {
        return Err(Refusal::archived());
    }
    let id = channel.id;
    judge(world, ask, Form::ChangeThread, json)?;
    let thread = world.channels.get_mut(&id).expect("a thread that was just seen");
    if let Some(archived) = json["archived"].as_bool() {
        thread.archived = archived;
    }
    if let Some(locked) = json["locked"].as_bool() {
        thread.locked = locked;
    }
    if let Some(name) = json["name"].as_str() {
        name.clone_into(&mut thread.name);
    }
    if let Some(minutes) = json["auto_archive_duration"].as_u64() {
        thread.auto_archive = minutes;
    }
    Ok(Answer::ok(world.channel_json(&world.channels[&id])))
}
