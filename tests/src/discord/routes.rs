//! What each request means. Each answer is either what Discord would give or its refusal; a request
//! that the fake does not know is a violation.

mod answers;
mod messages;
pub(super) mod registry;
mod threads;
mod writing;

use serde_json::json;

use super::place::{Channel, Permission};
use super::refusal::Refusal;
use super::rest::{Answer, Ask};
use super::shape::{asked_member, current_user, user};
use super::world::{APPLICATION, BOT, World};

type Answered = Result<Answer, Refusal>;

/// Does what is asked.
pub(super) fn answer(world: &mut World, ask: &Ask) -> Answered {
    let path: Vec<&str> = ask.path.trim_matches('/').split('/').collect();
    match (ask.method.as_str(), path.as_slice()) {
        ("GET", ["gateway"]) => Ok(Answer::ok(json!({ "url": world.gateway_url }))),
        ("GET", ["gateway", "bot"]) => Ok(Answer::ok(gateway_bot(world))),
        ("GET", ["oauth2" | "applications", .., "@me"]) => Ok(Answer::ok(world.application_json())),
        ("GET", ["users", "@me"]) => Ok(Answer::ok(current_user(world.person(BOT)))),
        ("POST", ["users", "@me", "channels"]) => messages::open_dm(world, ask),
        ("GET", ["users", id]) => {
            let found = number(id).and_then(|id| world.people.get(&id));
            found.map(|person| Answer::ok(user(person))).ok_or_else(Refusal::unknown_user)
        }

        ("GET", ["applications", app, "commands"]) => {
            ours(app).map(|()| registry::commands(world, ask))
        }
        ("PUT", ["applications", app, "commands"]) => {
            ours(app).and_then(|()| registry::set_commands(world, ask))
        }
        ("GET", ["applications", app, "emojis"]) => {
            ours(app).map(|()| Answer::ok(json!({ "items": world.emojis })))
        }
        ("POST", ["applications", app, "emojis"]) => {
            ours(app).and_then(|()| registry::add_emoji(world, ask))
        }

        ("POST", ["interactions", id, token, "callback"]) => {
            answers::callback(world, ask, id, token)
        }
        ("POST", ["webhooks", app, token]) => {
            ours(app).and_then(|()| answers::follow_up(world, ask, token))
        }
        ("GET", ["webhooks", app, token, "messages", which]) => {
            ours(app).and_then(|()| answers::get(world, token, which))
        }
        ("PATCH", ["webhooks", app, token, "messages", which]) => {
            ours(app).and_then(|()| answers::edit(world, ask, token, which))
        }
        ("DELETE", ["webhooks", app, token, "messages", which]) => {
            ours(app).and_then(|()| answers::delete(world, token, which))
        }

        ("GET", ["channels", id]) => {
            let channel = visible(world, id)?;
            Ok(Answer::ok(world.channel_json(channel)))
        }
        ("PATCH", ["channels", id]) => threads::change(world, ask, id),
        ("GET", ["channels", id, "messages"]) => messages::list(world, ask, id),
        ("POST", ["channels", id, "messages"]) => messages::post(world, ask, id),
        ("GET", ["channels", id, "messages", message]) => messages::get(world, id, message),
        ("PATCH", ["channels", id, "messages", message]) => {
            messages::patch(world, ask, id, message)
        }
        ("DELETE", ["channels", id, "messages", message]) => messages::delete(world, id, message),
        ("PUT", ["channels", id, "pins", message])
        | ("PUT", ["channels", id, "messages", "pins", message]) => {
            messages::pin(world, id, message)
        }
        ("POST", ["channels", id, "messages", message, "threads"]) => {
            threads::from_message(world, ask, id, message)
        }
        ("POST", ["channels", id, "threads"]) => threads::open(world, ask, id),
        ("PUT", ["channels", id, "thread-members", who]) => threads::add(world, id, who),

        ("GET", ["guilds", id]) => {
            let found = number(id).and_then(|id| world.guilds.get(&id));
            let joined = found.filter(|guild| guild.joined);
            let guild = joined.ok_or_else(Refusal::unknown_guild)?;
            Ok(Answer::ok(World::guild_json(guild)))
        }
        ("GET", ["guilds", id, "members", who]) => {
            let found = number(id).and_then(|id| world.guilds.get(&id));
            let joined = found.filter(|guild| guild.joined);
            let guild = joined.ok_or_else(Refusal::unknown_guild)?;
            // Everybody is in every server that they haven't left.
            match number(who).and_then(|who| world.people.get(&who)) {
                Some(person) if guild.left.contains(&person.id) => Err(Refusal::unknown_member()),
                Some(person) => Ok(Answer::ok(asked_member(guild.id, person))),
                None => Err(Refusal::unknown_user()),
            }
        }
        ("GET", ["guilds", id, "channels"]) => {
            let found = number(id).and_then(|id| world.guilds.get(&id));
            let joined = found.filter(|guild| guild.joined);
            let guild = joined.ok_or_else(Refusal::unknown_guild)?;
            let channels = world.channels.values().filter(|channel| {
                channel.guild == Some(guild.id)
                    && !channel.is_thread()
                    && world.allows(channel, Permission::ViewChannel)
            });
            Ok(Answer::ok(channels.map(|channel| world.channel_json(channel)).collect()))
        }
        (method, _) => {
            world.violated(format!("{method} {}: no such route here", ask.path));
            Err(Refusal::no_route())
        }
    }
}

fn gateway_bot(world: &World) -> serde_json::Value {
    json!({
        "url": world.gateway_url,
        "shards": world.gateway.shards,
        "session_start_limit": {
            "total": 1000,
            "remaining": 1000usize.saturating_sub(world.gateway.identifies),
            "reset_after": 86_400_000,
            "max_concurrency": 1,
        },
    })
}

fn number(text: &str) -> Option<u64> {
    text.parse().ok()
}

fn ours(application: &str) -> Result<(), Refusal> {
    let is_ours = number(application) == Some(APPLICATION);
    if is_ours { Ok(()) } else { Err(Refusal::unknown_application()) }
}

/// The channel of that number, if the bot can see it.
fn visible<'a>(world: &'a World, id: &str) -> Result<&'a Channel, Refusal> {
    let found = number(id).and_then(|id| world.channels.get(&id));
    let channel = found.ok_or_else(Refusal::unknown_channel)?;
    let sees = world.is_joined(channel) && world.allows(channel, Permission::ViewChannel);
    if sees { Ok(channel) } else { Err(Refusal::missing_access()) }
}

/// Checks that the bot may do that there; in direct messages nobody restricts it.
fn permitted(world: &World, channel: &Channel, permission: Permission) -> Result<(), Refusal> {
    if world.allows(channel, permission) { Ok(()) } else { Err(Refusal::missing_permissions()) }
}
