//! Discord's objects as JSON: complete enough for two independent readers (a test shows it).

mod message;

use serde_json::{Value, json};

use super::place::{Channel, Guild, Kind, Person};
use super::world::{APPLICATION, BOT, World};

pub(super) use message::numbered;

/// How large a file from a person or the bot may be.
pub(super) const ATTACHMENT_LIMIT: usize = 10 << 20;

pub(super) fn user(person: &Person) -> Value {
    let mut user = json!({
        "id": person.id.to_string(),
        "username": person.name,
        "discriminator": if person.bot { "0420" } else { "0" },
        "global_name": (!person.bot).then(|| capitalized(&person.name)),
        "avatar": null,
        "avatar_decoration_data": null,
        "banner": null,
        "accent_color": null,
        "public_flags": 0,
        "flags": 0,
        "collectibles": null,
        "primary_guild": null,
    });
    if person.bot {
        user["bot"] = true.into();
    }
    user
}

/// People write these names with a capital letter, Discord without.
fn capitalized(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// The bot, to itself.
pub(super) fn current_user(person: &Person) -> Value {
    let mut user = user(person);
    user["mfa_enabled"] = true.into();
    user["verified"] = true.into();
    user["email"] = Value::Null;
    user["locale"] = person.locale.as_str().into();
    user
}

/// What everybody is allowed to do in a server.
pub(super) const EVERYBODY: u64 = 2_248_473_465_835_073;

/// To manage it.
pub(super) const MANAGE_GUILD: u64 = 1 << 5;

pub(super) fn member(person: &Person) -> Value {
    json!({
        "user": user(person),
        "nick": null,
        "avatar": null,
        "banner": null,
        "roles": [],
        "joined_at": "2024-02-29T12:00:00.000000+00:00",
        "premium_since": null,
        "deaf": false,
        "mute": false,
        "flags": 0,
        "pending": false,
        "communication_disabled_until": null,
        "permissions": EVERYBODY.to_string(),
    })
}

/// A member as Discord tells of one who is asked about: what they may do there isn't said.
pub(super) fn asked_member(guild: u64, person: &Person) -> Value {
    let mut member = member(person);
    if person.id == BOT {
        member["roles"] = json!([role_of_bot(guild)]);
    }
    member.as_object_mut().expect("an object").remove("permissions");
    member
}

/// The number of the bot's own role, to which channels allow things.
fn role_of_bot(guild: u64) -> String {
    (guild + 1).to_string()
}

/// A role that allows nothing by itself.
fn role(id: String, name: &str) -> Value {
    json!({
        "id": id,
        "name": name,
        "description": null,
        "permissions": "0",
        "position": 0,
        "color": 0,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "hoist": false,
        "managed": false,
        "mentionable": false,
        "icon": null,
        "unicode_emoji": null,
        "flags": 0,
    })
}

/// A member, as Discord describes one beside a user of the same number.
pub(super) fn resolved_member(person: &Person) -> Value {
    let mut member = member(person);
    for key in ["user", "deaf", "mute"] {
        member.as_object_mut().expect("an object").remove(key);
    }
    member
}

impl World {
    pub(super) fn channel_json(&self, channel: &Channel) -> Value {
        let last = self
            .messages
            .values()
            .rfind(|message| message.channel == channel.id && message.ephemeral_for.is_none());
        let mut json = json!({
            "id": channel.id.to_string(),
            "type": channel.kind as u8,
            "last_message_id": last.map(|message| message.id.to_string()),
            "flags": 0,
        });
        if matches!(channel.kind, Kind::Dm | Kind::Group) {
            let people = channel.people.iter().map(|id| user(self.person(*id)));
            json["recipients"] = people.collect();
            return json;
        }
        let guild = channel.guild.expect("a channel of a server");
        json["name"] = channel.name.as_str().into();
        json["guild_id"] = guild.to_string().into();
        json["nsfw"] = false.into();
        json["rate_limit_per_user"] = 0.into();
        json["parent_id"] = channel.parent.map(|parent| parent.to_string()).into();
        if channel.is_thread() {
            json["owner_id"] = channel.owner.map(|owner| owner.to_string()).into();
            json["thread_metadata"] = thread_metadata(channel);
            json["message_count"] = self.count(channel.id).into();
            json["total_message_sent"] = self.count(channel.id).into();
            json["member_count"] = 1.into();
        } else {
            json["topic"] = Value::Null;
            json["position"] = 0.into();
            json["permission_overwrites"] = json!([{
                "id": role_of_bot(guild),
                "type": 0,
                "allow": self.permissions(channel).to_string(),
                "deny": "0",
            }]);
        }
        json
    }

    fn count(&self, channel: u64) -> usize {
        self.messages.values().filter(|message| message.channel == channel).count()
    }

    pub(super) fn guild_json(guild: &Guild) -> Value {
        json!({
            "id": guild.id.to_string(),
            "name": guild.name,
            "icon": null,
            "splash": null,
            "discovery_splash": null,
            "owner_id": (BOT + 1).to_string(),
            "afk_channel_id": null,
            "afk_timeout": 300,
            "widget_enabled": false,
            "widget_channel_id": null,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "roles": [role(guild.id.to_string(), "@everyone"), role(role_of_bot(guild.id), "Taflpost")],
            "emojis": [],
            "features": [],
            "mfa_level": 0,
            "application_id": null,
            "system_channel_id": guild.system_channel.map(|channel| channel.to_string()),
            "system_channel_flags": 0,
            "rules_channel_id": null,
            "max_presences": null,
            "max_members": 500_000,
            "vanity_url_code": null,
            "description": null,
            "banner": null,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": guild.locale,
            "public_updates_channel_id": null,
            "nsfw_level": 0,
            "stickers": [],
            "premium_progress_bar_enabled": false,
            "safety_alerts_channel_id": null,
            "home_header": null,
            "incidents_data": null,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "nsfw": false,
            "region": "deprecated",
        })
    }

    /// A server, as the gateway tells of it.
    pub(super) fn guild_created(&self, guild: &Guild) -> Value {
        let mut json = Self::guild_json(guild);
        let channels = self
            .channels
            .values()
            .filter(|channel| channel.guild == Some(guild.id) && !channel.is_thread());
        json["channels"] = channels.map(|channel| self.channel_json(channel)).collect();
        json["joined_at"] = super::world::timestamp().into();
        json["large"] = false.into();
        json["unavailable"] = false.into();
        json["member_count"] = 1.into();
        for key in ["members", "voice_states", "threads", "presences"] {
            json[key] = json!([]);
        }
        for key in ["stage_instances", "guild_scheduled_events", "soundboard_sounds"] {
            json[key] = json!([]);
        }
        json
    }

    pub(super) fn application_json(&self) -> Value {
        let bot = self.person(BOT);
        // The owner of the application.
        let owner = Person { id: BOT + 1, name: "host".to_owned(), bot: false, ..bot.clone() };
        json!({
            "id": APPLICATION.to_string(),
            "name": "Taflpost",
            "icon": null,
            "description": "Hnefatafl by correspondence",
            "bot_public": true,
            "bot_require_code_grant": false,
            "bot": user(bot),
            "owner": user(&owner),
            "summary": "",
            "verify_key": "00".repeat(32),
            "team": null,
            "flags": 0,
            "flags_new": "0",
            "type": null,
            "approximate_guild_count": self.guilds.len(),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "eligible_oauth2_scopes": [],
            "explicit_content_filter": 0,
            "interactions_endpoint_url": null,
            "redirect_uris": [],
            "role_connections_verification_url": null,
            "integration_types_config": { "0": {}, "1": {} },
        })
    }
}

pub(super) fn thread_metadata(channel: &Channel) -> Value {
    json!({
        "archived": channel.archived,
        "auto_archive_duration": channel.auto_archive,
        "archive_timestamp": channel.created,
        "locked": channel.locked,
        "create_timestamp": channel.created,
    })
}
