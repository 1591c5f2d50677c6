//! Which connections wait for a command, and who is sent away when all places are taken: first
//! a connection that has begun no mail, and of equals the one that has waited longest. Whoever
//! hands a mail over, or is being answered, is never sent away.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// The connections that wait for a command.
#[derive(Clone, Debug, Default)]
pub struct Waiting(Arc<Mutex<Queue>>);

#[derive(Debug, Default)]
struct Queue {
    /// How many turns there have been.
    turns: u64,
    /// Those that wait, the first to go first.
    waiting: BTreeMap<Key, oneshot::Sender<()>>,
}

/// Whether a mail has been begun, and when the waiting began.
type Key = (bool, u64);

/// A connection waits for its next command, until this is dropped.
#[derive(Debug)]
pub struct Turn {
    key: Key,
    told: oneshot::Receiver<()>,
    waiting: Waiting,
}

impl Waiting {
    /// A connection begins to wait.
    pub fn begin(&self, has_begun_mail: bool) -> Turn {
        let (tell, told) = oneshot::channel();
        let mut queue = self.queue();
        queue.turns += 1;
        let key = (has_begun_mail, queue.turns);
        queue.waiting.insert(key, tell);
        Turn { key, told, waiting: self.clone() }
    }

    /// Sends one connection away, if any waits; whether one was.
    pub fn send_one_away(&self) -> bool {
        // It is gone for sure: who waits no longer is not in the queue.
        let first = self.queue().waiting.pop_first();
        first.is_some_and(|(_, tell)| tell.send(()).is_ok())
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        // No panic can leave the queue half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Turn {
    /// Resolves when the connection is to go.
    pub async fn sent_away(&mut self) {
        if (&mut self.told).await.is_err() {
            std::future::pending::<()>().await;
        }
    }

    /// Ends the waiting. Whether the connection is to go all the same: it was sent away in the
    /// very moment in which its command came.
    pub fn end(self) -> bool {
        !self.waiting.queue().waiting.contains_key(&self.key)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.waiting.queue().waiting.remove(&self.key);
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn who_has_begun_no_mail_goes_first_and_of_those_who_waited_longest() {
        let waiting = Waiting::default();
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
