//! What the bot may do in a channel, asked of Discord: an interaction only says it about the channel
//! in which it is made. serenity forgets permissions that it doesn't know, so they are read here.

use std::sync::Arc;

use serde_json::Value;
use serenity::all::{ChannelId, GuildId, Http, LightMethod, Permissions, Request, Route};
use service::discord::ServerChannel;
use templates::{Right, ServerNote};

use super::there::parse_id;
use super::trouble::DiscordError;

const ADMINISTRATOR: u64 = Permissions::ADMINISTRATOR.bits();

/// What is wrong in a channel of a server, or that all is well; `named` if it isn't the one in which
/// this is asked.
pub async fn examine(
    http: &Arc<Http>,
    place: &ServerChannel,
    channel: &str,
    named: bool,
) -> ServerNote {
    let named = named.then(|| format!("<#{channel}>"));
    match permissions(http, place, channel).await {
        Ok(may) => ServerNote::Lacks(named, lacking(may)),
        Err(DiscordError::NoSuchChannel) => ServerNote::Gone,
        Err(DiscordError::NoAccess) => ServerNote::Lacks(named, Right::ALL.to_vec()),
        Err(trouble) => {
            tracing::warn!("Discord: cannot look up what is allowed in a channel: {trouble}");
            ServerNote::Unknown
        }
    }
}

async fn permissions(
    http: &Arc<Http>,
    place: &ServerChannel,
    channel: &str,
) -> Result<u64, DiscordError> {
    let ask = async |route| {
        let answered = http.fire::<Value>(Request::new(route, LightMethod::Get)).await;
        answered.map_err(DiscordError::from)
    };
    let channel_of = |id: &str| Ok::<_, DiscordError>(ChannelId::from(parse_id(id)?));
    let route = Route::Channel { channel_id: channel_of(channel)? };
    let mut shown = ask(route).await?;
    // What is allowed in a thread is what its channel allows.
    if shown.get("thread_metadata").is_some()
        && let Some(parent) = shown["parent_id"].as_str()
    {
        let route = Route::Channel { channel_id: channel_of(parent)? };
        shown = ask(route).await?;
    }
    let guild_id = GuildId::from(parse_id(&place.server)?);
    let guild = ask(Route::Guild { guild_id }).await?;
    let user_id = http.get_current_user().await?.id;
    let bot = ask(Route::GuildMember { guild_id, user_id }).await?;
    Ok(allowed(&guild, &bot, &shown, &user_id.to_string()))
}

/// Discord's rule: what the server allows to everybody and to the member's roles, changed by the
/// channel for everybody, for the roles, and for the member.
fn allowed(guild: &Value, member: &Value, channel: &Value, account: &str) -> u64 {
    let bits =
        |value: &Value| value.as_str().and_then(|bits| bits.parse::<u64>().ok()).unwrap_or(0);
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let everybody = &guild["id"];
    let own: Vec<Value> = list(&member["roles"]);
    let roles = list(&guild["roles"]);
    let counts = roles.iter().filter(|role| role["id"] == *everybody || own.contains(&role["id"]));
    let base = counts.fold(0, |may, role| may | bits(&role["permissions"]));
    if base & ADMINISTRATOR != 0 {
        return u64::MAX;
    }
    let changes = list(&channel["permission_overwrites"]);
    let change = |may: u64, whose: &dyn Fn(&Value) -> bool| {
        let all = || changes.iter().filter(|change| whose(&change["id"]));
        let denied = all().fold(0, |sum, change| sum | bits(&change["deny"]));
        all().fold(may & !denied, |may, change| may | bits(&change["allow"]))
    };
    let may = change(base, &|id| id == everybody);
    let may = change(may, &|id| own.contains(id));
    change(may, &|id| id == account)
}

/// What the bot lacks among the things that it needs.
fn lacking(may: u64) -> Vec<Right> {
    let lacks = Right::ALL.into_iter().filter(|right| {
        let needed = match right {
            Right::View => Permissions::VIEW_CHANNEL.bits(),
            Right::Send => Permissions::SEND_MESSAGES.bits(),
            Right::Attach => Permissions::ATTACH_FILES.bits(),
            Right::Embed => Permissions::EMBED_LINKS.bits(),
            Right::History => Permissions::READ_MESSAGE_HISTORY.bits(),
            Right::Threads => Permissions::CREATE_PUBLIC_THREADS.bits(),
            Right::InThreads => Permissions::SEND_MESSAGES_IN_THREADS.bits(),
            Right::Pin => 1 << 51,
        };
        may & needed != needed
    });
    lacks.collect()
}
