//! The gateway: who has logged in, which events were sent to which session, and the failures that a
//! test has ordered. `line` is one socket, `login` what is said on it.

mod line;
mod login;

use std::net::SocketAddr;
use std::time::Duration;

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
    valid: bool,
    line: Option<(u64, UnboundedSender<Order>)>,
}

/// The state of the gateway.
#[derive(Debug)]
pub(super) struct Gateway {
    sessions: Vec<Session>,
    connections: u64,
    pub interval: Duration,
    pub zlib: Zlib,
    pub acknowledges: bool,
    pub identifies: usize,
    pub resumes: usize,
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
            identifies: 0,
            resumes: 0,
            heartbeats: 0,
            lost: 0,
        }
    }
}

impl Gateway {
    pub fn is_connected(&self) -> bool {
        self.sessions.iter().any(|session| session.valid && session.line.is_some())
    }

    /// Tells the bot, now or when it resumes its session. Without a session nobody is told.
    pub fn dispatch(&mut self, name: &str, data: Value) {
        let Some(session) = self.sessions.iter_mut().rfind(|session| session.valid) else {
            self.lost += 1;
            return;
        };
        let event = json!({ "op": 0, "s": session.told.len() + 1, "t": name, "d": data });
        session.told.push(event.clone());
        session.order(Order::Say(event));
    }

    /// Whether the bot wants to hear of servers.
    pub fn hears_of_guilds(&self) -> bool {
        self.sessions.iter().rfind(|session| session.valid).is_some_and(|session| session.guilds)
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
