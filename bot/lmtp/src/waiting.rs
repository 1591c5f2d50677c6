//! Which connections are waiting for a command, and which of them is closed when all places are
//! taken: first one that has begun no mail, and among equals the one that has waited longest. A
//! connection that is sending a mail, or waiting for the answer to one, is never closed.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

#[derive(Clone, Debug, Default)]
pub struct WaitingConnections(Arc<Mutex<Queue>>);

#[derive(Debug, Default)]
struct Queue {
    /// How often a connection has begun to wait.
    turns: u64,
    /// In the order in which they are closed.
    waiting: BTreeMap<Key, oneshot::Sender<()>>,
}

/// Whether a mail has been begun, and the number of the turn.
type Key = (bool, u64);

/// A connection is waiting for its next command until this is dropped.
#[derive(Debug)]
pub struct WaitingTurn {
    key: Key,
    told: oneshot::Receiver<()>,
    waiting: WaitingConnections,
}

impl WaitingConnections {
    pub fn begin(&self, has_begun_mail: bool) -> WaitingTurn {
        let (tell, told) = oneshot::channel();
        let mut queue = self.queue();
        queue.turns += 1;
        let key = (has_begun_mail, queue.turns);
        queue.waiting.insert(key, tell);
        WaitingTurn { key, told, waiting: self.clone() }
    }

    /// Closes one waiting connection; whether there was one.
    pub fn send_one_away(&self) -> bool {
        // It will close for sure: a connection that no longer waits is not in the queue.
        let first = self.queue().waiting.pop_first();
        first.is_some_and(|(_, tell)| tell.send(()).is_ok())
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        // No panic can leave the queue half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl WaitingTurn {
    /// Resolves when the connection should close.
    pub async fn sent_away(&mut self) {
        if (&mut self.told).await.is_err() {
            std::future::pending::<()>().await;
        }
    }

    /// Ends the waiting. True if the connection was sent away just as its command came.
    pub fn end(self) -> bool {
        !self.waiting.queue().waiting.contains_key(&self.key)
    }
}

impl Drop for WaitingTurn {
    fn drop(&mut self) {
        self.waiting.queue().waiting.remove(&self.key);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn connections_without_a_mail_close_first_and_then_the_longest_waiting() {
        let waiting = WaitingConnections::default();
        let sender = waiting.begin(true);
        let old = waiting.begin(false);
        let gone = waiting.begin(false);
        let young = waiting.begin(false);
        assert!(!gone.end());
        for next in [old, young, sender] {
            assert!(waiting.send_one_away());
            assert!(next.end());
        }
        assert!(!waiting.send_one_away());
    }
}
