//! What the bot says on the gateway: it logs in, resumes, and sends heartbeats.

use std::time::{Duration, Instant};

use axum::extract::ws::CloseFrame;
use serde_json::{Value, json};

use super::super::shape::current_user;
use super::super::world::{APPLICATION, BOT, TOKEN, World};
use super::line::Line;
use super::{Order, Session, Shard, Zlib};

/// The largest payload that a bot may send.
const LARGEST: usize = 4096;

/// How long Discord wants a shard to wait for the one before is five seconds. Programs count from
/// their connection, so on a busy machine the logins themselves can be closer.
const APART: Duration = Duration::from_secs(2);

impl World {
    /// Tells the bot of a server that it is in, if it wants to know.
    pub(in crate::discord) fn tell_of_guild(&mut self, guild: u64) {
        if !self.gateway.hears_of_guilds(guild) {
            return;
        }
        let json = self.guild_created(&self.guilds[&guild]);
        self.gateway.dispatch("GUILD_CREATE", json);
    }

    /// What the bot says on the gateway, and what is answered at once.
    pub(super) fn hear(&mut self, line: &mut Line, text: &str) -> Option<Order> {
        if text.len() > LARGEST {
            self.violated(format!("gateway: said {} bytes at once", text.len()));
            return Some(Order::Close(4002));
        }
        let Ok(said) = serde_json::from_str::<Value>(text) else {
            self.violated("gateway: said what is no JSON");
            return Some(Order::Close(4002));
        };
        match said["op"].as_u64() {
            Some(1) => {
                self.gateway.heartbeats += 1;
                self.gateway.acknowledges.then(|| Order::Say(json!({ "op": 11, "d": null })))
            }
            Some(2) => self.identify(line, &said["d"]),
            Some(3) => None,
            Some(6) => self.resume(line, &said["d"]),
            op => {
                self.violated(format!("gateway: said op {op:?}"));
                Some(Order::Close(4001))
            }
        }
    }

    fn packs(&self, line: &Line, compress: bool) -> bool {
        compress
            && match self.gateway.zlib {
                Zlib::EveryOther => line.number.is_multiple_of(2),
                Zlib::Always => true,
                Zlib::Never => false,
            }
    }

    fn identify(&mut self, line: &mut Line, data: &Value) -> Option<Order> {
        self.gateway.identifies += 1;
        if self.gateway.identifies > 1000 {
            self.violated("gateway: more than 1000 logins in a day");
        }
        if !is_ours(&data["token"]) {
            self.violated("gateway: a login with another token");
            return Some(Order::Close(4004));
        }
        let intents = data["intents"].as_u64();
        if intents.is_none_or(|intents| intents & !GUILDS != 0) {
            self.violated(format!("gateway: asks for intents {}", data["intents"]));
            if intents.is_none_or(|intents| intents & PRIVILEGED != 0) {
                return Some(Order::Close(4014));
            }
        }
        let shard = match (data["shard"][0].as_u64(), data["shard"][1].as_u64()) {
            (Some(number), Some(of)) => Shard { number, of },
            _ => Shard { number: 0, of: 1 },
        };
        if shard.of != self.gateway.shards || shard.number >= shard.of {
            self.violated(format!("gateway: is shard {}", data["shard"]));
            return Some(Order::Close(4010));
        }
        // A program that was killed and comes back at once is let in, which saves tests time.
        let other = self.gateway.identified.last().is_some_and(|last| *last != shard);
        if other && self.gateway.identified_at.is_some_and(|at| at.elapsed() < APART) {
            self.gateway.hasty += 1;
            return Some(Order::Say(json!({ "op": 9, "d": false })));
        }
        self.gateway.identified.push(shard);
        self.gateway.identified_at = Some(Instant::now());
        for key in ["os", "browser", "device"] {
            if !data["properties"][key].is_string() {
                self.violated(format!("gateway: does not tell its {key}"));
            }
        }
        let compress = data["compress"] == true;
        line.packs = self.packs(line, compress);
        let id = format!("{:032x}", self.new_id());
        let guilds = self.guilds.values().filter(|guild| guild.joined);
        let guilds: Vec<u64> =
            guilds.map(|guild| guild.id).filter(|id| shard.hears_of(Some(*id))).collect();
        let unavailable =
            guilds.iter().map(|id| json!({ "id": id.to_string(), "unavailable": true }));
        let ready = json!({
            "v": 10,
            "user": current_user(self.person(BOT)),
            "user_settings": {},
            "guilds": unavailable.collect::<Vec<_>>(),
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "guild_join_requests": [],
            "geo_ordered_rtc_regions": ["stockholm"],
            "auth": {},
            "session_id": id,
            "session_type": "normal",
            "resume_gateway_url": self.gateway_url,
            "shard": [shard.number, shard.of],
            "application": { "id": APPLICATION.to_string(), "flags": 0 },
            "_trace": ["fake"],
        });
        let ready = json!({ "op": 0, "s": 1, "t": "READY", "d": ready });
        // Events that were meant for an earlier login of this shard are lost, and so is whatever
        // belongs to another division into shards.
        for session in &mut self.gateway.sessions {
            session.valid &= session.shard.of == shard.of && session.shard != shard;
        }
        self.gateway.sessions.push(Session {
            id,
            told: vec![ready.clone()],
            compress,
            guilds: intents.is_some_and(|intents| intents & GUILDS != 0),
            shard,
            valid: true,
            line: Some((line.number, line.orders.clone())),
        });
        self.gateway.order(Order::Say(ready));
        guilds.into_iter().for_each(|guild| self.tell_of_guild(guild));
        None
    }

    fn resume(&mut self, line: &mut Line, data: &Value) -> Option<Order> {
        self.gateway.resumes += 1;
        if !is_ours(&data["token"]) {
            self.violated("gateway: a return with another token");
            return Some(Order::Close(4004));
        }
        let sessions = &mut self.gateway.sessions;
        let at = sessions.iter().position(|one| one.valid && data["session_id"] == *one.id);
        let Some(at) = at else {
            return Some(Order::Say(json!({ "op": 9, "d": false })));
        };
        let compress = sessions[at].compress;
        let told = sessions[at].told.len();
        let seen = data["seq"].as_u64().and_then(|seen| usize::try_from(seen).ok());
        let Some(seen) = seen.filter(|seen| *seen <= told) else {
            self.violated(format!("gateway: returns at {}, having heard {told}", data["seq"]));
            return Some(Order::Close(4007));
        };
        line.packs = self.packs(line, compress);
        let session = &mut self.gateway.sessions[at];
        session.line = Some((line.number, line.orders.clone()));
        let missed = session.told[seen..].to_vec();
        for event in missed {
            session.order(Order::Say(event));
        }
        session.tell("RESUMED", &json!({ "_trace": ["fake"] }));
        let shard = session.shard;
        self.gateway.resumed.push(shard);
        None
    }

    /// The bot has hung up. 1000 and 1001 mean that it does not come back.
    pub(super) fn left(&mut self, number: u64, frame: Option<&CloseFrame>) {
        let code = frame.map_or(1005, |frame| frame.code);
        for session in &mut self.gateway.sessions {
            if session.line.as_ref().is_some_and(|(line, _)| *line == number) {
                session.valid &= !matches!(code, 1000 | 1001);
            }
        }
    }
}

/// With the word `Bot` before it, as serenity sends it, or without.
fn is_ours(token: &Value) -> bool {
    token.as_str().map(|token| token.strip_prefix("Bot ").unwrap_or(token)) == Some(TOKEN)
}

/// Servers and their channels.
const GUILDS: u64 = 1;

/// Presences, members of servers, and message contents.
const PRIVILEGED: u64 = 1 << 8 | 1 << 1 | 1 << 15;
