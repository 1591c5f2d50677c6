//! Where the channels of a running club listen, and where they can't for now.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::sleep;

use crate::{BoxFuture, ListenAt, Listener};

/// Until it is tried again to listen where it failed.
const PAUSE: Duration = Duration::from_secs(3);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubDoor {
    pub at: ListenAt,
    /// Why nothing listens there.
    pub trouble: Option<String>,
}

/// The doors of a club, by what comes in there: `mail`, `pages`, `watch`.
#[derive(Clone, Debug, Default)]
pub struct Doors(Arc<Mutex<BTreeMap<&'static str, ClubDoor>>>);

impl Doors {
    pub fn all(&self) -> BTreeMap<&'static str, ClubDoor> {
        self.known().clone()
    }

    /// Listens there. If that can't be done, it is logged, seen in [`all`](Self::all), and tried
    /// again every few seconds. What is returned serves whatever comes, and does all of that.
    pub async fn open<Serving: Future<Output = ()> + Send + 'static>(
        &self,
        what: &'static str,
        at: ListenAt,
        serve: impl FnOnce(Listener) -> Serving + Send + 'static,
    ) -> (io::Result<ListenAt>, BoxFuture<'static, ()>) {
        match self.try_open(what, &at).await {
            Ok((listener, at)) => (Ok(at), Box::pin(serve(listener))),
            Err(error) => {
                tracing::warn!(
                    "{what}: nothing is listening, because {at} cannot be used ({error}); it is \
                     tried again every few seconds"
                );
                let doors = self.clone();
                let trying = async move {
                    let listener = loop {
                        sleep(PAUSE).await;
                        if let Ok((listener, at)) = doors.try_open(what, &at).await {
                            tracing::warn!("{what}: listening at {at} now");
                            break listener;
                        }
                    };
                    serve(listener).await;
                };
                (Err(error), Box::pin(trying))
            }
        }
    }

    async fn try_open(
        &self,
        what: &'static str,
        at: &ListenAt,
    ) -> io::Result<(Listener, ListenAt)> {
        let opened = at.listen().await;
        let door = match &opened {
            Ok((_, at)) => ClubDoor { at: at.clone(), trouble: None },
            Err(error) => ClubDoor { at: at.clone(), trouble: Some(error.to_string()) },
        };
        self.known().insert(what, door);
        opened
    }

    fn known(&self) -> MutexGuard<'_, BTreeMap<&'static str, ClubDoor>> {
        // What is changed under this lock is whole after each line.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
