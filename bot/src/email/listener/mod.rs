//! The way in behind a mail server: LMTP and SMTP on one TCP port. Judges recipients in the
//! dialogue and answers a mail when it is dealt with; what a mail means it does not know.
//!
//! In reading order: here are the connections, and in `waiting` who makes room when there are too
//! many; `wire` is one of them, `dialogue` the protocol over it, `path` its addresses, `message` the
//! octets of a mail.

pub mod dialogue;
mod door;
pub mod message;
pub mod path;
mod waiting;
mod wire;

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinSet;
use tokio::time::sleep;

use self::dialogue::{Dialogue, GO_ON, Step};
pub use self::door::Door;
use self::waiting::Waiting;
use self::wire::{Gone, Line, Wire};
use super::envelope::Envelope;
use super::taken::{LARGEST, Taken};
use crate::club::complain;

/// How much a client may ask of the listener.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections at a time. When there are more, one that only waits makes room.
    pub connections: usize,
    /// Octets of a mail that is taken.
    pub largest: usize,
    /// Octets that are read past that before the connection is closed.
    pub excess: usize,
    /// Recipients of a mail.
    pub recipients: usize,
    /// Commands of a connection.
    pub commands: usize,
    /// Mistakes of a connection.
    pub errors: usize,
    /// Mails of a connection.
    pub mails: usize,
    /// For a command to arrive, and for a reply to be fetched.
    pub command_time: Duration,
    /// For a whole message to arrive.
    pub message_time: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 32,
            largest: LARGEST,
            excess: 8 << 20,
            recipients: 100,
            commands: 1000,
            errors: 10,
            mails: 100,
            command_time: Duration::from_secs(60),
            message_time: Duration::from_secs(300),
        }
    }
}

/// Whether an address is ours cannot be found out now; the mail comes again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unavailable;

/// Serves mail servers until it is dropped, and with it every connection.
///
/// `name` is how it greets. `knows` says whether an address, as it was written, is one of ours.
/// `take` is called once a mail, whatever the number of its recipients, and the mail is
/// answered when it has resolved: a mail whose `take` was dropped, or answered to a client that
/// had gone, comes again.
pub async fn serve<K, Known, T, Dealt>(door: Door, name: String, limits: Limits, knows: K, take: T)
where
    K: Fn(String) -> Known + Send + Sync + 'static,
    Known: Future<Output = Result<bool, Unavailable>> + Send,
    T: Fn(Envelope, Vec<u8>) -> Dealt + Send + Sync + 'static,
    Dealt: Future<Output = Taken> + Send,
{
    let asks = Arc::new((knows, take));
    let places = Arc::new(Semaphore::new(limits.connections));
    let waiting = Waiting::default();
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = door.accept() => accepted,
            // How a connection ended is nobody's trouble.
            Some(_) = connections.join_next() => continue,
        };
        match accepted {
            Ok(client) => {
                let free = Arc::clone(&places).try_acquire_owned().ok();
                // Whoever keeps connections open and says nothing must not keep out the mail
                // server in front: one of those makes room.
                if free.is_none() && !waiting.send_one_away() {
                    client.turn_away();
                    continue;
                }
                let dialogue = Dialogue::new(name.clone(), limits);
                let (asks, waiting) = (Arc::clone(&asks), waiting.clone());
                let places = Arc::clone(&places);
                connections.spawn(async move {
                    let place = match free {
                        Some(place) => place,
                        // The one that makes room is already going.
                        None => places.acquire_owned().await.map_err(|_| Gone)?,
                    };
                    let wire = Wire::new(client.stream(), limits);
                    attend(wire, place, dialogue, &waiting, &asks.0, &asks.1).await
                });
            }
            Err(error) => {
                complain(&format!("the mail listener's socket: {error}"));
                sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

/// Serves one connection. Its place is free before the client has heard the last word.
async fn attend<Known, Dealt>(
    mut wire: Wire,
    place: OwnedSemaphorePermit,
    mut dialogue: Dialogue,
    waiting: &Waiting,
    knows: &impl Fn(String) -> Known,
    take: &impl Fn(Envelope, Vec<u8>) -> Dealt,
) -> Result<(), Gone>
where
    Known: Future<Output = Result<bool, Unavailable>>,
    Dealt: Future<Output = Taken>,
{
    wire.say(&dialogue.greeting()).await?;
    loop {
        let mut turn = waiting.begin(dialogue.has_begun_mail());
        let line = tokio::select! {
            line = wire.line() => Some(line?),
            () = turn.sent_away() => None,
        };
        let step = match line.filter(|_| !turn.end()) {
            Some(Line::Command(line)) => dialogue.hear(&line),
            Some(Line::TooLong) => dialogue.too_long(),
            Some(Line::Unfit(reply)) => Step::Part(reply.into()),
            None => Step::Part("421 4.7.0 Others wait for this place, try again later\r\n".into()),
        };
        match step {
            Step::Say(reply) => wire.say(&reply).await?,
            Step::Part(reply) => {
                drop(place);
                return wire.part(&reply).await;
            }
            Step::Judge(address) => {
                let ours = knows(address).await.ok();
                wire.say(&dialogue.judged(ours)).await?;
            }
            Step::Receive(envelope) => {
                wire.say(GO_ON).await?;
                let reply = match wire.message().await? {
                    Ok(message) => match message.text() {
                        Ok(text) => dialogue.taken(take(envelope, text).await),
                        Err(unfit) => dialogue.unfit(unfit),
                    },
                    Err(reply) => {
                        drop(place);
                        return wire.part(reply).await;
                    }
                };
                wire.say(&reply).await?;
            }
        }
    }
}
