//! Turns what a person does into an INTERACTION_CREATE, and keeps its state.

use std::time::Duration;

use serde_json::{Value, json};

use super::message::Message;
use super::place::{Channel, Kind, Permission, Place};
use super::shape::{ATTACHMENT_LIMIT, EVERYBODY, MANAGE_GUILD, member, resolved_member, user};
use super::world::{APPLICATION, World};

/// How long the bot has for its first answer.
pub(super) const FIRST_ANSWER: Duration = Duration::from_secs(3);

/// How long everything that belongs to an interaction can be changed.
pub(super) const TOKEN_LIFE: Duration = Duration::from_mins(15);

/// What a person who has installed the bot for themselves may do in a foreign place: write, show
/// embeds and files, use external apps.
const FOREIGN: u64 = 1 << 11 | 1 << 14 | 1 << 15 | 1 << 17 | 1 << 18 | 1 << 50;

/// An interaction, and how it was answered.
#[derive(Clone, Debug)]
pub(super) struct Interaction {
    pub id: u64,
    pub token: String,
    /// 2 a command, 3 a control, 4 a completion, 5 a form.
    pub kind: u8,
    pub user: u64,
    pub channel: u64,
    /// By the clock of the fake.
    pub at: Duration,
    pub owners: Value,
    pub payload: Value,
    /// The message whose control was used.
    pub source: Option<u64>,
    /// The interaction that opened the form.
    pub opened_by: Option<u64>,
    /// The kind of its first answer, and how long that took.
    pub answer: Option<(u8, Duration)>,
    /// What `@original` is.
    pub original: Option<u64>,
    /// Whether a promised answer has been given.
    pub fulfilled: bool,
    pub followups: Vec<u64>,
    pub modal: Option<Value>,
    pub choices: Vec<Value>,
}

/// What a person did.
pub(super) struct Deed {
    pub kind: u8,
    pub user: u64,
    pub place: Place,
    pub data: Value,
    pub source: Option<u64>,
    pub opened_by: Option<u64>,
}

impl World {
    /// Tells the bot what somebody did, whether or not the bot is there.
    pub(super) fn happen(&mut self, deed: Deed) -> u64 {
        let age = std::mem::take(&mut self.next_age);
        let id = if age.is_zero() { self.new_id() } else { self.new_id_of(age) };
        let token = format!("aW50ZXJhY3Rpb24-{id}");
        let owners = self.owners(self.place(deed.place), deed.user);
        let payload = self.payload(id, &token, &deed, &owners);
        let interaction = Interaction {
            id,
            token,
            kind: deed.kind,
            user: deed.user,
            channel: deed.place.0,
            at: self.now().saturating_sub(age),
            owners,
            payload: payload.clone(),
            source: deed.source,
            opened_by: deed.opened_by,
            answer: None,
            original: None,
            fulfilled: false,
            followups: Vec::new(),
            modal: None,
            choices: Vec::new(),
        };
        self.interactions.insert(id, interaction);
        self.gateway.dispatch("INTERACTION_CREATE", payload.clone());
        if std::mem::take(&mut self.next_twice) {
            self.gateway.dispatch("INTERACTION_CREATE", payload);
        }
        id
    }

    /// Who installed the bot there.
    fn owners(&self, channel: &Channel, user: u64) -> Value {
        match channel.guild {
            Some(guild) if self.guilds[&guild].joined => json!({ "0": guild.to_string() }),
            None if channel.kind == Kind::Dm => json!({ "0": "0", "1": user.to_string() }),
            _ => json!({ "1": user.to_string() }),
        }
    }

    fn payload(&self, id: u64, token: &str, deed: &Deed, owners: &Value) -> Value {
        let channel = self.place(deed.place);
        let person = self.person(deed.user);
        let mut json = json!({
            "id": id.to_string(),
            "application_id": APPLICATION.to_string(),
            "type": deed.kind,
            "token": token,
            "version": 1,
            "data": deed.data,
            "channel_id": channel.id.to_string(),
            "channel": self.channel_json(channel),
            "locale": person.locale,
            "app_permissions": self.app_permissions(channel).to_string(),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": owners,
            "context": context(channel),
            "attachment_size_limit": ATTACHMENT_LIMIT,
        });
        json["channel"]["permissions"] = EVERYBODY.to_string().into();
        match channel.guild {
            Some(guild) => {
                let guild = &self.guilds[&guild];
                json["guild_id"] = guild.id.to_string().into();
                json["guild_locale"] = guild.locale.as_str().into();
                json["guild"] = json!({
                    "id": guild.id.to_string(), "locale": guild.locale, "features": [],
                });
                json["member"] = member(person);
                if guild.rulers.contains(&person.id) {
                    json["member"]["permissions"] = (EVERYBODY | MANAGE_GUILD).to_string().into();
                }
            }
            None => json["user"] = user(person),
        }
        if let Some(source) = deed.source {
            json["message"] = self.message_json(&self.messages[&source]);
        }
        json
    }

    fn app_permissions(&self, channel: &Channel) -> u64 {
        if self.is_joined(channel) { self.permissions(channel) } else { FOREIGN }
    }

    /// Whether only the asker can see the answers, whatever the bot wants.
    pub(super) fn hides_answers(&self, channel: &Channel) -> bool {
        !self.is_joined(channel) && !self.allows(channel, Permission::UseExternalApps)
    }

    /// What the interaction's `resolved` says about people and channels.
    pub(super) fn resolved(&self, place: Place, people: &[u64], channels: &[u64]) -> Value {
        let mut json = json!({});
        for id in people {
            let person = self.person(*id);
            json["users"][id.to_string()] = user(person);
            if self.place(place).guild.is_some() {
                json["members"][id.to_string()] = resolved_member(person);
            }
        }
        for id in channels {
            let channel = &self.channels[id];
            let mut about = json!({
                "id": id.to_string(),
                "name": channel.name,
                "type": channel.kind as u8,
                "permissions": EVERYBODY.to_string(),
            });
            if channel.is_thread() {
                about["parent_id"] = channel.parent.map(|parent| parent.to_string()).into();
                about["thread_metadata"] = super::shape::thread_metadata(channel);
            }
            json["channels"][id.to_string()] = about;
        }
        json
    }

    /// The message of an interaction: its answer, or the message that it changed.
    pub(super) fn outcome(&self, interaction: &Interaction) -> Option<Message> {
        self.messages.get(&interaction.original?).cloned()
    }

    /// Whether there is nothing left to wait for.
    pub(super) fn is_settled(&self, interaction: &Interaction) -> bool {
        match interaction.answer {
            None => self.now().saturating_sub(interaction.at) > FIRST_ANSWER,
            Some((5 | 6, _)) => interaction.fulfilled,
            Some(_) => true,
        }
    }
}

/// 0 in a server, 1 alone with the bot, 2 in a conversation without it.
pub(super) fn context(channel: &Channel) -> u8 {
    match (channel.guild, channel.kind) {
        (Some(_), _) => 0,
        (None, Kind::Dm) => 1,
        (None, _) => 2,
    }
}
