//! Accepts connections, as many as the limits allow, and serves each until it ends.

use std::sync::Arc;
use std::time::Duration;

use tokio::io::AsyncWriteExt as _;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::connection::{Connection, Disconnected, ProtocolLine};
use crate::dialogue::{Dialogue, DialogueStep, GO_ON};
use crate::door::{Door, Stream};
use crate::handler::MailHandler;
use crate::limits::Limits;
use crate::waiting::WaitingConnections;

/// Serves clients until the future is dropped, which ends every connection. `name` is how the
/// server greets them.
pub async fn serve(door: Door, name: String, limits: Limits, handler: impl MailHandler) {
    let handler = Arc::new(handler);
    let places = Arc::new(Semaphore::new(limits.connections));
    let waiting = WaitingConnections::default();
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = door.accept() => accepted,
            // How a connection ended does not matter.
            Some(_) = connections.join_next() => continue,
        };
        let stream = match accepted {
            Ok(stream) => stream,
            Err(error) => {
                handler.socket_failed(&error);
                sleep(Duration::from_secs(1)).await;
                continue;
            }
        };
        let free = Arc::clone(&places).try_acquire_owned().ok();
        // A client that keeps connections open and says nothing must not keep the mail server
        // in front out, so one of those makes room.
        if free.is_none() && !waiting.send_one_away() {
            turn_away(stream).await;
            continue;
        }
        let dialogue = Dialogue::new(name.clone(), limits);
        let (handler, waiting) = (Arc::clone(&handler), waiting.clone());
        let places = Arc::clone(&places);
        connections.spawn(async move {
            let place = match free {
                Some(place) => place,
                // The connection that makes room is already closing.
                None => places.acquire_owned().await.map_err(|_| Disconnected)?,
            };
            attend(Connection::new(stream, limits), place, dialogue, &waiting, &*handler).await
        });
    }
}

/// Tells a client that there is no room. A fresh socket has room for a line; one that has none is
/// closed without a word, so that nobody waits for it.
async fn turn_away(mut stream: Box<dyn Stream>) {
    let line = b"421 4.7.0 Too many connections, try again later\r\n";
    let _ = timeout(Duration::ZERO, stream.write_all(line)).await;
}

/// Serves one connection. Its place is free before the client has heard the last word.
async fn attend(
    mut connection: Connection,
    place: OwnedSemaphorePermit,
    mut dialogue: Dialogue,
    waiting: &WaitingConnections,
    handler: &impl MailHandler,
) -> Result<(), Disconnected> {
    connection.say(&dialogue.greeting()).await?;
    let last_word = loop {
        let mut turn = waiting.begin(dialogue.has_begun_mail());
        let line = tokio::select! {
            line = connection.line() => Some(line?),
            () = turn.sent_away() => None,
        };
        let step = match line.filter(|_| !turn.end()) {
            Some(ProtocolLine::Whole(line)) => dialogue.hear(&line),
            Some(ProtocolLine::TooLong) => dialogue.too_long(),
            Some(ProtocolLine::Unfit(reply)) => DialogueStep::Part(reply.into()),
            None => DialogueStep::Part("421 4.7.0 Others are waiting, try again later\r\n".into()),
        };
        let reply = match step {
            DialogueStep::Say(reply) => reply,
            DialogueStep::Part(reply) => break reply,
            DialogueStep::Judge(address) => dialogue.judged(handler.accepts(&address).await),
            DialogueStep::Receive(envelope) => {
                connection.say(GO_ON).await?;
                match connection.message().await? {
                    Ok(message) => match message.text() {
                        Ok(text) => dialogue.taken(handler.take(envelope, text).await),
                        Err(unfit) => dialogue.unfit(unfit),
                    },
                    Err(reply) => break reply.into(),
                }
            }
        };
        connection.say(&reply).await?;
    };
    drop(place);
    connection.part(&last_word).await
}
