//! The gateway: who has logged in, which events were sent to which session, and the failures that a
//! test has ordered. `line` is one socket, `login` what is said on it.

mod line;
mod login;

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

pub(super) use line::serve;

/// Which connections get zlib frames, where the bot understands them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Zlib {
    /// Every other.
    #[default]
    EveryOther,
    Always,
    Never,
}

/// What a connection is told to do.
#[derive(Debug)]
enum Order {
    Say(Value),
    /// Say exactly this.
    Raw(String),
    /// Hang up, with a code.
    Close(u16),
    /// End without a word.
    Cut,
}

/// A login and the events it got, for a bot that resumes it.
#[derive(Debug)]
struct Session {
    id: String,
    told: Vec<Value>,
    compress: bool,
    /// Whether it wants to hear of servers.
    guilds: bool,
    /// Its shard.
    shard: Shard,
    valid: bool,
    line: Option<(u64, UnboundedSender<Order>)>,
}

/// Which of how many shards a login is for: each hears of its part of the servers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    pub number: u64,
    pub of: u64,
}

impl Shard {
    /// Whether it hears of that server. The first one hears of all that is in no server.
    fn hears_of(self, guild: Option<u64>) -> bool {
        guild.map_or(0, |guild| (guild >> 22) % self.of) == self.number
    }
}

/// The state of the gateway.
#[derive(Debug)]
pub(super) struct Gateway {
    sessions: Vec<Session>,
    connections: u64,
    pub interval: Duration,
    pub zlib: Zlib,
    pub acknowledges: bool,
    /// How many shards are recommended to the bot.
    pub shards: u64,
    pub identifies: usize,
    /// The shards that have logged in, in order, and the moment of the last.
    pub identified: Vec<Shard>,
    identified_at: Option<Instant>,
    /// Logins that came too soon after another shard's.
    pub hasty: usize,
    pub resumes: usize,
    /// The shards that have taken a session up again.
    pub resumed: Vec<Shard>,
    pub heartbeats: usize,
    pub lost: usize,
}

impl Default for Gateway {
    fn default() -> Gateway {
        Gateway {
            sessions: Vec::new(),
            connections: 0,
            interval: Duration::from_millis(41_250),
            zlib: Zlib::default(),
            acknowledges: true,
            shards: 1,
            identifies: 0,
            identified: Vec::new(),
            identified_at: None,
            hasty: 0,
            resumes: 0,
            resumed: Vec::new(),
            heartbeats: 0,
            lost: 0,
        }
    }
}

impl Gateway {
    /// Whether all shards are there.
    pub fn is_connected(&self) -> bool {
        let is_here = |number| {
            let shard = Shard { number, of: self.shards };
            let mut own = self.sessions.iter().filter(|session| session.shard == shard);
            own.any(|session| session.valid && session.line.is_some())
        };
        (0..self.shards).all(is_here)
    }

    /// How many sessions have a connection.
    pub fn lines(&self) -> usize {
        self.sessions.iter().filter(|session| session.line.is_some()).count()
    }

    /// The last valid session that hears of a server.
    fn session_for(&mut self, guild: Option<u64>) -> Option<&mut Session> {
        self.sessions.iter_mut().rfind(|one| one.valid && one.shard.hears_of(guild))
    }

    /// Tells the bot, now or when it resumes its session. Without a session nobody is told.
    pub fn dispatch(&mut self, name: &str, data: Value) {
        let key = if name == "GUILD_CREATE" { "id" } else { "guild_id" };
        let guild = data[key].as_str().and_then(|guild| guild.parse().ok());
        match self.session_for(guild) {
            Some(session) => session.tell(name, &data),
            None => self.lost += 1,
        }
    }

    /// Whether the bot wants to hear of servers, where it would hear of that one.
    pub fn hears_of_guilds(&mut self, guild: u64) -> bool {
        self.session_for(Some(guild)).is_some_and(|session| session.guilds)
    }

    /// A bot that resumes a session does not get events that are this old.
    pub fn forget(&mut self) {
        for session in &mut self.sessions {
            session.told.fill(Value::Null);
        }
    }

    fn order(&mut self, order: Order) {
        if let Some(session) = self.sessions.iter_mut().rfind(|one| one.line.is_some()) {
            session.order(order);
        }
    }

    pub fn close(&mut self, code: u16) {
        self.order(Order::Close(code));
    }

    pub fn cut(&mut self) {
        self.order(Order::Cut);
    }

    /// Ends the connection of one shard.
    pub fn cut_shard(&mut self, number: u64) {
        let mut lines = self.sessions.iter_mut().filter(|one| one.line.is_some());
        if let Some(session) = lines.rfind(|one| one.shard.number == number) {
            session.order(Order::Cut);
        }
    }

    pub fn ask_to_reconnect(&mut self) {
        self.order(Order::Say(json!({ "op": 7, "d": null })));
    }

    /// The session is over, or only this connection.
    pub fn invalidate(&mut self, resumable: bool) {
        if !resumable {
            self.sessions.iter_mut().for_each(|session| session.valid = false);
        }
        self.order(Order::Say(json!({ "op": 9, "d": resumable })));
    }

    /// An event whose data are wrong.
    pub fn malformed(&mut self) {
        self.dispatch("INTERACTION_CREATE", json!({ "id": "1", "type": 2 }));
    }

    /// An event of an unknown kind.
    pub fn unheard_of(&mut self) {
        self.dispatch("TAFL_CREATE", json!({}));
    }

    /// Something that is not JSON.
    pub fn garbage(&mut self) {
        self.order(Order::Raw("{\"op\":0,".to_owned()));
    }
}

impl Session {
    /// Tells of an event, and keeps it for a bot that takes the session up again.
    fn tell(&mut self, name: &str, data: &Value) {
        let event = json!({ "op": 0, "s": self.told.len() + 1, "t": name, "d": data });
        self.told.push(event.clone());
        self.order(Order::Say(event));
    }

    fn order(&mut self, order: Order) {
        let told = self.line.as_ref().is_some_and(|(_, line)| line.send(order).is_ok());
        if !told {
            self.line = None;
        }
    }
}

/// The published address of the gateway.
pub(super) fn url(address: SocketAddr) -> String {
    format!("ws://{address}")
}
