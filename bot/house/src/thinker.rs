//! A thread that thinks about one thing after the other: it has the lowest priority, so that nobody's
//! request waits for it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc;
use std::thread;

use search::Searcher;
use tokio::sync::oneshot;

/// Two to that power positions are remembered: 8 MB.
const TABLE_BITS: u32 = 18;

/// The largest number by which a thread can step back behind others.
const NICEST: i32 = 19;

type AskedThought<Q, A> = (Q, oneshot::Sender<Option<A>>);

/// What is thought about something; the last argument is asked now and then, and ends it early.
pub(super) type Think<Q, A> = fn(&Q, &mut Searcher, &dyn Fn() -> bool) -> Option<A>;

/// Hands tasks to the thread, which ends with this.
pub(super) struct Thinker<Q, A>(mpsc::Sender<AskedThought<Q, A>>);

impl<Q: Send + 'static, A: Send + 'static> Thinker<Q, A> {
    pub fn start(think: Think<Q, A>) -> Thinker<Q, A> {
        let (sender, asked) = mpsc::channel::<AskedThought<Q, A>>();
        thread::spawn(move || {
            // On Linux this is about the thread alone. Without it the house is only less polite.
            if let Err(error) = rustix::process::nice(NICEST) {
                tracing::warn!("the house can't think at low priority: {error}");
            }
            let mut searcher = Searcher::new(TABLE_BITS);
            while let Ok((task, reply)) = asked.recv() {
                // Nobody waits any more once the club closes.
                let goes_on = || !reply.is_closed();
                let thought =
                    catch_unwind(AssertUnwindSafe(|| think(&task, &mut searcher, &goes_on)));
                let _ = reply.send(thought.ok().flatten());
            }
        });
        Thinker(sender)
    }

    /// What it finds; `None` if it couldn't.
    pub async fn think(&self, task: Q) -> Option<A> {
        let (reply, found) = oneshot::channel();
        self.0.send((task, reply)).ok()?;
        found.await.ok().flatten()
    }
}
