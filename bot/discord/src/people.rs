//! What people are called in Discord, as far as that can be a name here. Somebody who isn't a player
//! is called like that when they are challenged.

use std::collections::BTreeMap;

use serenity::all::{CommandData, GuildId, Http, User, UserId};
use service::names;

use super::limits::within;
use super::there::parse_id;
use super::trouble::DiscordError;

/// The people that a command names among the members of a server, by their accounts.
pub fn named(data: &CommandData) -> BTreeMap<String, String> {
    let people = data.resolved.members.iter().filter_map(|(id, member)| {
        let user = data.resolved.users.get(id)?;
        Some((id.to_string(), called(user, member.nick.as_deref())?))
    });
    people.collect()
}

/// Asks Discord for a member of a server; `None` if that is a bot, or nobody there.
pub async fn member(
    http: &Http,
    server: &str,
    account: &str,
) -> Result<Option<String>, DiscordError> {
    let (server, account) = (GuildId::from(parse_id(server)?), UserId::from(parse_id(account)?));
    let member = within(http.get_member(server, account)).await?;
    Ok(called(&member.user, member.nick.as_deref()))
}

fn called(user: &User, nick: Option<&str>) -> Option<String> {
    if user.bot {
        return None;
    }
    let all = nick.into_iter().chain(user.global_name.as_deref()).chain([user.name.as_str()]);
    all.into_iter().find_map(names::suggested)
}
