//! A Discord of our own, on loopback: what a bot needs to believe it is real, and people who type,
//! press and read.
//!
//! `world` is its state: people and places (`place`), messages (`message`, and as JSON `shape`),
//! actions (`interaction`). `rest` takes requests over TLS, `body` unpacks them, `checks` judges
//! them, `routes` answers with the right thing or a `refusal`; `gateway` is the other socket.
//! `faults` are the failures that a test orders, `limits` Discord's own. `user` is a person, `menu` what that person is
//! offered.
//!
//! It is strict where Discord is, and stricter where bots go wrong unnoticed: anything that it does
//! not know or finds wrong fails the test in the end. Answers to interactions need no permission,
//! as at Discord; the effects of roles, bans and slow mode are left out.

mod body;
mod certificate;
mod checks;
mod faults;
mod gateway;
mod interaction;
mod limits;
mod menu;
mod message;
mod orders;
mod place;
mod refusal;
mod reply;
mod rest;
mod routes;
mod seen;
mod server;
mod shape;
mod shared;
mod user;
mod world;

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::net::SocketAddr;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::runtime::Runtime;

pub use faults::{Fault, Faults, Scope};
pub use gateway::{Shard, Zlib};
pub use message::{Attachment, Button, Choice, Message, Select};
pub use orders::GatewayOrders;
pub use place::{Permission, Place};
pub use reply::{Field, Modal, Reply};
pub use server::Server;
pub use user::User;
pub use world::{Request, World};

use place::{Kind, Person};
use shared::Shared;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A Discord on this machine, until it is dropped.
#[derive(Debug)]
pub struct Discord {
    shared: Arc<Shared>,
    runtime: Option<Runtime>,
    api: SocketAddr,
    gateway: SocketAddr,
}

impl Discord {
    /// A Discord with nobody in it but the bot, which has not logged in yet.
    ///
    /// # Panics
    /// There is no port, or the certificate is not there; or Discord's own description should be
    /// at hand and is not.
    pub fn start() -> Discord {
        checks::require_spec();
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("discord")
            .enable_all()
            .build()
            .expect("a runtime");
        let shared = Arc::new(Shared::new());
        let listen = || runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("a port");
        let (rest, gateway) = (listen(), listen());
        let address = |listener: &TcpListener| listener.local_addr().expect("a port");
        let (api, ws) = (address(&rest), address(&gateway));
        shared.change(|world| world.gateway_url = gateway::url(ws));
        runtime.spawn(rest::serve(rest, certificate::acceptor(), Arc::clone(&shared)));
        runtime.spawn(gateway::serve(gateway, Arc::clone(&shared)));
        Discord { shared, runtime: Some(runtime), api, gateway: ws }
    }

    /// The bot's token.
    pub fn token(&self) -> &'static str {
        world::TOKEN
    }

    /// The application's number.
    pub fn application(&self) -> u64 {
        world::APPLICATION
    }

    /// The number of the bot's user.
    pub fn bot(&self) -> u64 {
        world::BOT
    }

    /// The address that stands in for `discord.com`.
    pub fn api(&self) -> SocketAddr {
        self.api
    }

    /// Where the gateway is; the REST interface gives the same address.
    pub fn gateway_address(&self) -> SocketAddr {
        self.gateway
    }

    /// The file with the certificate that has to be trusted.
    pub fn ca(&self) -> PathBuf {
        certificate::fixture("ca.pem")
    }

    /// The lines about it in a club's configuration; the token is in that folder.
    ///
    /// # Panics
    /// Nothing can be written there.
    pub fn configuration(&self, secrets: &Path) -> String {
        let token = secrets.join("token");
        fs::remove_file(&token).ok();
        let mut options = OpenOptions::new();
        let file = options.write(true).create_new(true).mode(0o600).open(&token);
        file.expect("a file").write_all(self.token().as_bytes()).expect("a token");
        format!(
            "[discord]\ntoken-file = {token:?}\napi = \"{}\"\napi-authority = {:?}\n",
            self.api,
            self.ca()
        )
    }

    /// A server that has invited the bot, with the language that it speaks.
    pub fn server(&self, name: &str, locale: &str) -> Server {
        let server = self.server_without_bot(name, locale);
        server.invites_bot();
        server
    }

    /// A server that has not invited the bot yet.
    pub fn server_without_bot(&self, name: &str, locale: &str) -> Server {
        let id = self.shared.change(|world| world.add_guild(name, locale, false));
        Server { shared: Arc::clone(&self.shared), id }
    }

    /// One of the bot's commands is no longer registered.
    pub fn forgets_a_command(&self) {
        self.shared.change(|world| drop(world.commands.pop()));
    }

    /// The host has uploaded an emoji of that name for the bot.
    pub fn has_emoji(&self, name: &str) {
        self.shared.change(|world| drop(routes::registry::upload_emoji(world, name)));
    }

    /// A person, with the language that they read.
    pub fn user(&self, name: &str, locale: &str) -> User {
        let id = self.shared.change(|world| {
            let id = world.new_id();
            let (name, locale) = (name.to_owned(), locale.to_owned());
            let person = Person { id, name, locale, bot: false, closed: false };
            world.people.insert(id, person);
            id
        });
        User { shared: Arc::clone(&self.shared), id }
    }

    /// The person's conversation with the bot.
    pub fn dm(&self, user: &User) -> Place {
        Place(self.shared.change(|world| world.dm_of(user.id)))
    }

    /// A channel of a server that does not know the bot; the person has installed it for
    /// themselves.
    pub fn elsewhere(&self, _user: &User) -> Place {
        Place(self.shared.change(|world| {
            let found = world.guilds.values().find(|guild| !guild.joined).map(|guild| guild.id);
            let guild = found.unwrap_or_else(|| world.add_guild("Elsewhere", "en-US", false));
            let mut channels = world.channels.values();
            let found = channels.find(|one| one.guild == Some(guild)).map(|one| one.id);
            found.unwrap_or_else(|| world.add_channel(Kind::Text, "somewhere", Some(guild)))
        }))
    }

    /// A conversation of people without the bot; the first of them has installed it for themselves.
    pub fn group(&self, people: &[&User]) -> Place {
        Place(self.shared.change(|world| {
            let id = world.add_channel(Kind::Group, "", None);
            let people = people.iter().map(|user| user.id).collect();
            world.channels.get_mut(&id).expect("just made").people = people;
            id
        }))
    }

    /// The place of that number, which a thread gets from the bot.
    ///
    /// # Panics
    /// There is none.
    pub fn place(&self, id: u64) -> Place {
        assert!(self.shared.look().channels.contains_key(&id), "no channel {id}");
        Place(id)
    }

    /// The threads of a channel: their names and whether they are closed, the oldest first.
    pub fn threads(&self, channel: Place) -> Vec<(Place, String, bool)> {
        let world = self.shared.look();
        let threads = world.channels.values().filter(|one| one.parent == Some(channel.0));
        threads.map(|one| (Place(one.id), one.name.clone(), one.archived)).collect()
    }

    /// Forgets what is long over, so that the fake does not run out of memory in a long run:
    /// requests and their answers, and all but the last messages of each place.
    pub fn forgets(&self, messages_kept: usize) {
        self.shared.change(|world| world.forget(messages_kept));
    }

    /// Somebody closes a thread, as Discord does by itself after a while.
    pub fn archives(&self, thread: Place) {
        self.shared.change(|world| {
            world.channels.get_mut(&thread.0).expect("a thread").archived = true;
        });
    }

    /// Somebody closes a thread for good.
    pub fn locks(&self, thread: Place) {
        self.shared.change(|world| {
            let thread = world.channels.get_mut(&thread.0).expect("a thread");
            (thread.archived, thread.locked) = (true, true);
        });
    }

    /// Somebody renames a thread, which counts towards its limit.
    pub fn renames(&self, thread: Place, name: &str) {
        self.shared.change(|world| {
            name.clone_into(&mut world.channels.get_mut(&thread.0).expect("a thread").name);
            let now = world.now();
            world.limits.rename(thread.0, now);
        });
    }

    /// A person deletes a message, or removes one from their own screen.
    pub fn deletes(&self, message: &Message) {
        self.shared.change(|world| world.messages.remove(&message.id));
    }

    /// A channel, a thread or a conversation is gone with everything in it.
    pub fn removes(&self, place: Place) {
        self.shared.change(|world| {
            world.channels.remove(&place.0);
            world.messages.retain(|_, one| one.channel != place.0);
        });
    }

    /// How long people wait for an answer that was promised; half a minute if not set.
    pub fn patience(&self, patience: Duration) {
        self.shared.change(|world| world.patience = patience);
    }

    /// Lets time pass for everything that depends on it: answers, tokens, nonces, the edits of old
    /// messages.
    pub fn let_pass(&self, time: Duration) {
        self.shared.change(|world| world.passed += time);
    }

    /// The next interaction has taken that long to reach the bot; its number says so, too.
    pub fn ages_next(&self, age: Duration) {
        self.shared.change(|world| world.next_age = age);
    }

    /// The next interaction comes twice.
    pub fn doubles_next(&self) {
        self.shared.change(|world| world.next_twice = true);
    }

    /// An interaction comes once more.
    ///
    /// # Panics
    /// There was none.
    pub fn repeats(&self, interaction: u64) {
        self.shared.change(|world| {
            let payload = world.interactions[&interaction].payload.clone();
            world.gateway.dispatch("INTERACTION_CREATE", payload);
        });
    }

    /// How often old messages can be edited in a channel within an hour.
    pub fn allows_old_edits(&self, edits: usize) {
        self.shared.change(|world| world.old_edits = edits);
    }

    /// Takes no more requests of a kind than Discord does.
    pub fn keeps_limits(&self) {
        self.shared.change(|world| world.limits.apply = true);
    }

    /// The next refusal because of a limit doesn't say for how long to wait.
    pub fn leaves_wait_unsaid(&self) {
        self.shared.change(|world| world.limits.unsaid += 1);
    }

    /// How far the clock of its answers is ahead of this machine's, in seconds.
    pub fn is_ahead(&self, seconds: i64) {
        self.shared.change(|world| world.ahead = seconds);
    }

    /// The failures of requests.
    pub fn faults(&self) -> Faults<'_> {
        Faults(&self.shared)
    }

    /// The failures of the gateway.
    pub fn gateway(&self) -> GatewayOrders<'_> {
        GatewayOrders(&self.shared)
    }

    /// The violations found so far, which then count as expected.
    pub fn expects_violations(&self) -> Vec<String> {
        self.shared.change(|world| std::mem::take(&mut world.violations))
    }

    /// Ends it.
    ///
    /// # Panics
    /// There was a violation that was not expected.
    pub fn finish(self) {
        drop(self);
    }
}

impl Drop for Discord {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
        let violations = self.expects_violations();
        if violations.is_empty() {
            return;
        }
        let amiss = format!("amiss:\n{}\n", violations.join("\n"));
        // A test that is failing already is told the possible reason.
        if std::thread::panicking() {
            let _ = std::io::stderr().write_all(amiss.as_bytes());
        } else {
            panic!("{}", amiss.trim_end());
        }
    }
}
