//! The state of the fake: people, messages, requests, and the time. All of it is behind one lock;
//! everybody who waits is woken by every change.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use chrono::{DateTime, SecondsFormat, Utc};
use serde_json::Value;

use super::faults::Waiting;
use super::gateway::Gateway;
use super::interaction::Interaction;
use super::limits::Limits;
use super::message::Message;
use super::place::{Channel, Guild, Kind, Permission, Person, Place};

/// The application.
pub(super) const APPLICATION: u64 = 1_000_000_000_000_000_001;

/// The bot's user; applications that are old enough have two numbers.
pub(super) const BOT: u64 = 1_000_000_000_000_000_002;

/// The bot's token; its first part is the bot's number.
pub(super) const TOKEN: &str =
    "MTAwMDAwMDAwMDAwMDAwMDAwMg.Gfake1.not-a-secret-of-anybody-but-the-tests";

/// The first millisecond of 2015, where Discord's numbers begin.
const EPOCH: i64 = 1_420_070_400_000;

/// How far back the clock of the fake starts: nothing that a test makes is older.
const BEFORE: Duration = Duration::from_hours(24 * 365);

/// How often messages older than an hour can be edited in a channel within an hour; Discord does
/// not say how often.
const OLD_EDITS: usize = 5;

/// A request of the bot.
#[derive(Clone, Debug)]
pub struct Request {
    /// GET, POST, PUT, PATCH or DELETE.
    pub method: String,
    /// After `/api/v10`, with the query string.
    pub path: String,
    /// Its JSON, also beside files.
    pub body: Value,
    /// The names of its files.
    pub files: Vec<String>,
    /// The status that it was answered with, once it was.
    pub status: Option<u16>,
}

/// Everything that the fake knows.
#[derive(Debug)]
pub struct World {
    pub(super) begun: Instant,
    pub(super) passed: Duration,
    last: u64,
    pub(super) people: BTreeMap<u64, Person>,
    pub(super) guilds: BTreeMap<u64, Guild>,
    pub(super) channels: BTreeMap<u64, Channel>,
    pub(super) messages: BTreeMap<u64, Message>,
    pub(super) interactions: BTreeMap<u64, Interaction>,
    pub(super) commands: Vec<Value>,
    pub(super) emojis: Vec<Value>,
    pub(super) requests: Vec<Request>,
    pub(super) violations: Vec<String>,
    pub(super) faults: Vec<Waiting>,
    /// The requests that are held until the test lets them go on.
    pub(super) held: BTreeSet<usize>,
    pub(super) gateway: Gateway,
    pub(super) gateway_url: String,
    /// How many milliseconds older the next interaction is.
    pub(super) next_age: Duration,
    /// Whether the next interaction comes twice.
    pub(super) next_twice: bool,
    pub(super) old_edits: usize,
    pub(super) limits: Limits,
    /// How many seconds its clock is ahead of this machine's.
    pub(super) ahead: i64,
    /// How long a person waits for an answer that was promised.
    pub(super) patience: Duration,
}

impl World {
    pub(super) fn new() -> World {
        let bot = Person {
            id: BOT,
            name: "taflpost".to_owned(),
            locale: "en-US".to_owned(),
            bot: true,
            closed: false,
        };
        World {
            begun: Instant::now(),
            passed: BEFORE,
            last: 0,
            people: BTreeMap::from([(BOT, bot)]),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            interactions: BTreeMap::new(),
            commands: Vec::new(),
            emojis: Vec::new(),
            requests: Vec::new(),
            violations: Vec::new(),
            faults: Vec::new(),
            held: BTreeSet::new(),
            gateway: Gateway::default(),
            gateway_url: String::new(),
            next_age: Duration::ZERO,
            next_twice: false,
            old_edits: OLD_EDITS,
            limits: Limits::default(),
            ahead: 0,
            patience: Duration::from_secs(30),
        }
    }

    /// The clock of the fake: the time since it began, plus the time that tests let pass.
    pub(super) fn now(&self) -> Duration {
        self.begun.elapsed() + self.passed
    }

    /// A number as Discord assigns them, later than all before.
    pub(super) fn new_id(&mut self) -> u64 {
        let now = Utc::now().timestamp_millis() - EPOCH;
        self.last = (self.last + 1).max(u64::try_from(now).unwrap_or_default() << 22);
        self.last
    }

    /// A number from an earlier time.
    pub(super) fn new_id_of(&mut self, age: Duration) -> u64 {
        let id = self.new_id();
        let age = u64::try_from(age.as_millis()).unwrap_or(u64::MAX >> 22);
        id.saturating_sub(age << 22)
    }

    /// Whether somebody has written exactly that, into a form or as an option.
    pub(super) fn was_written(&self, text: &str) -> bool {
        fn holds(value: &Value, text: &str) -> bool {
            match value {
                Value::String(written) => written.trim() == text,
                Value::Array(all) => all.iter().any(|one| holds(one, text)),
                Value::Object(all) => all
                    .iter()
                    .any(|(key, one)| key != "custom_id" && key != "name" && holds(one, text)),
                _ => false,
            }
        }
        self.interactions.values().any(|one| holds(&one.payload["data"], text))
    }

    /// What the bot did wrong.
    pub(super) fn violated(&mut self, what: impl Into<String>) {
        self.violations.push(what.into());
    }

    pub(super) fn person(&self, id: u64) -> &Person {
        self.people.get(&id).expect("a person that was made before")
    }

    pub(super) fn named(&self, name: &str) -> Option<&Person> {
        let name = name.trim_start_matches('@');
        let wanted = |person: &&Person| person.name == name || person.id.to_string() == name;
        self.people.values().find(wanted)
    }

    pub(super) fn place(&self, place: Place) -> &Channel {
        self.channels.get(&place.0).expect("a place that was made before")
    }

    /// The conversation of the bot with somebody, begun if necessary.
    pub(super) fn dm_of(&mut self, person: u64) -> u64 {
        let found = self
            .channels
            .values()
            .find(|channel| channel.kind == Kind::Dm && channel.people == [person]);
        if let Some(found) = found {
            return found.id;
        }
        let id = self.new_id();
        let mut channel = Channel::new(id, Kind::Dm, "", None);
        channel.people.push(person);
        self.channels.insert(id, channel);
        id
    }

    /// The first server with that name, made if necessary.
    pub(super) fn add_guild(&mut self, name: &str, locale: &str, joined: bool) -> u64 {
        let id = self.new_id();
        let (name, locale, rulers) = (name.to_owned(), locale.to_owned(), BTreeSet::new());
        let (rulers, left) = (rulers, BTreeSet::new());
        let guild =
            Guild { id, name, locale, joined, system_channel: None, rulers, left, opened: false };
        self.guilds.insert(id, guild);
        id
    }

    pub(super) fn add_channel(&mut self, kind: Kind, name: &str, guild: Option<u64>) -> u64 {
        let id = self.new_id();
        let mut channel = Channel::new(id, kind, name, guild);
        channel.created = timestamp();
        self.channels.insert(id, channel);
        id
    }

    /// Whether the bot is where that channel is.
    pub(super) fn is_joined(&self, channel: &Channel) -> bool {
        match channel.guild {
            Some(guild) => self.guilds[&guild].joined,
            None => channel.kind == Kind::Dm,
        }
    }

    /// Whether the bot may do that there; threads follow their channel.
    pub(super) fn allows(&self, channel: &Channel, permission: Permission) -> bool {
        let parent = channel.parent.and_then(|parent| self.channels.get(&parent));
        // In conversations nobody restricts it.
        channel.guild.is_none() || parent.unwrap_or(channel).allowed.contains(&permission)
    }

    /// What the bot may do there, as Discord's permission number.
    pub(super) fn permissions(&self, channel: &Channel) -> u64 {
        let allowed = Permission::ALL.into_iter().filter(|one| self.allows(channel, *one));
        allowed.map(Permission::bit).sum()
    }

    /// The messages of a channel, the oldest first.
    pub fn messages(&self, place: Place) -> Vec<Message> {
        self.messages.values().filter(|message| message.channel == place.0).cloned().collect()
    }

    /// The bot's requests.
    pub fn requests(&self) -> &[Request] {
        &self.requests
    }

    /// What it has registered.
    pub fn commands(&self) -> &[Value] {
        &self.commands
    }

    /// Whether the bot is there.
    pub fn is_connected(&self) -> bool {
        self.gateway.is_connected()
    }

    /// The violations so far.
    pub fn violations(&self) -> &[String] {
        &self.violations
    }

    pub(super) fn forget(&mut self, messages_kept: usize) {
        for request in self.requests.iter_mut().filter(|request| request.status.is_some()) {
            request.body = Value::Null;
            request.files = Vec::new();
        }
        let settled = self.interactions.values().filter(|one| self.is_settled(one));
        let settled: Vec<u64> = settled.map(|one| one.id).collect();
        for id in settled {
            self.interactions.remove(&id);
        }
        self.gateway.forget();
        let mut kept: BTreeMap<u64, usize> = BTreeMap::new();
        let old = self.messages.values().rev().filter(|message| {
            let kept = kept.entry(message.channel).or_default();
            *kept += 1;
            *kept > messages_kept
        });
        let old: Vec<u64> = old.map(|message| message.id).collect();
        for id in old {
            self.messages.remove(&id);
        }
    }

    /// What happened, for somebody who wonders why something did not.
    pub(super) fn story(&self) -> String {
        let mut lines =
            vec![format!("{} logins, {} returns", self.gateway.identifies, self.gateway.resumes)];
        for request in &self.requests {
            let Request { method, path, status, .. } = request;
            let status = status.map_or("no answer".to_owned(), |status| status.to_string());
            lines.push(format!("{method} {path}: {status}"));
        }
        lines.extend(self.violations.iter().cloned());
        lines.join("\n")
    }

    /// How often it logged in, how often it resumed, and its heartbeats.
    pub fn logins(&self) -> (usize, usize, usize) {
        (self.gateway.identifies, self.gateway.resumes, self.gateway.heartbeats)
    }
}

/// Now, as Discord writes it.
pub(super) fn timestamp() -> String {
    let now: DateTime<Utc> = Utc::now();
    now.to_rfc3339_opts(SecondsFormat::Micros, false)
}
