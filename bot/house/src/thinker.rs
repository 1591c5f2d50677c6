//! The one thread on which the house thinks, whatever there is to think about: it has the lowest
//! priority, so that nobody's request waits for it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc;
use std::thread;

use search::Searcher;
use service::HouseTask;
use tokio::sync::oneshot;

use super::think::{Decision, think};

/// Two to that power positions are remembered: 8 MB.
const TABLE_BITS: u32 = 18;

/// The largest number by which a thread can step back behind others.
const NICEST: i32 = 19;

type Asked = (HouseTask, oneshot::Sender<Option<Decision>>);

/// Hands tasks to the thread, which ends with this.
pub(super) struct Thinker(mpsc::Sender<Asked>);

impl Thinker {
    pub fn start() -> Thinker {
        let (sender, asked) = mpsc::channel::<Asked>();
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

    /// What it decides; `None` if it couldn't.
    pub async fn think(&self, task: HouseTask) -> Option<Decision> {
        let (reply, decided) = oneshot::channel();
        self.0.send((task, reply)).ok()?;
        decided.await.ok().flatten()
    }
}
