//! The two threads of a running club: one does what was asked for, one job after the other, and
//! checks the clocks in between; the other answers questions in the same way.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use service::{Fault, OutboxState, Service};
use tokio::sync::{oneshot, watch};

use super::Unanswered;
use super::metrics::Metrics;

/// How often the clocks are checked.
const TICK: Duration = Duration::from_secs(5);

/// How many games are checked before others get a turn again.
const AT_ONCE: usize = 200;

/// Work for one of the two threads.
pub(super) type Job<T> = Box<dyn FnOnce(&mut T) + Send>;

/// Submits a job and waits for its result. A panic is a fault like others: the job's transaction is
/// dropped, and the caller is told at once, so that they do not send it again forever.
pub(super) async fn submit<S: 'static, T: Send + 'static>(
    to: &mpsc::Sender<Job<S>>,
    job: impl FnOnce(&mut S, DateTime<Utc>) -> Result<T, Fault> + Send + 'static,
) -> Result<T, Unanswered> {
    let (reply, answer) = oneshot::channel();
    let job = Box::new(move |state: &mut S| {
        let panicked = || Err(Fault::defect("a request made the club panic"));
        let done = isolate(|| job(state, Utc::now())).unwrap_or_else(panicked);
        // The caller may be gone; what was done stays done.
        let _ = reply.send(done);
    });
    to.send(job).map_err(|_| Unanswered::Closed)?;
    Ok(answer.await.map_err(|_| Unanswered::Closed)??)
}

/// The thread that decides: does one job after the other, and checks the clocks in between.
pub(super) fn run(
    service: &mut Service,
    jobs: &mpsc::Receiver<Job<Service>>,
    told: &watch::Sender<OutboxState>,
    metrics: &Metrics,
) {
    let mut next_tick = Instant::now();
    let mut complained = BTreeSet::new();
    loop {
        let wait = next_tick.saturating_duration_since(Instant::now());
        match jobs.recv_timeout(wait) {
            Ok(job) => {
                let began = Instant::now();
                job(service);
                metrics.decided(began.elapsed());
            }
            Err(mpsc::RecvTimeoutError::Timeout) => {}
            Err(mpsc::RecvTimeoutError::Disconnected) => return,
        }
        // Also between jobs when there is never a pause.
        if Instant::now() >= next_tick {
            let more = isolate(|| tick(service, Utc::now(), &mut complained, metrics));
            let more = more.unwrap_or(false);
            next_tick = Instant::now() + if more { Duration::ZERO } else { TICK };
        }
        // Taking what is waiting is a job too, so announcing it every time would go on forever.
        if let Ok(news) = service::letters::news(service) {
            told.send_if_modified(|last| std::mem::replace(last, news) != news);
        }
    }
}

/// Checks the clocks; returns whether there is more to do at once. The same trouble is logged once,
/// not every few seconds.
fn tick(
    service: &mut Service,
    now: DateTime<Utc>,
    complained: &mut BTreeSet<String>,
    metrics: &Metrics,
) -> bool {
    if let Ok(Some(late)) = service::upkeep::overdue(service, now) {
        metrics.late(late.to_std().unwrap_or_default());
    }
    if let Ok(Some(ahead)) = service::outage::time_ahead(service, now) {
        let until = (now + ahead).format("%F %T UTC");
        let complaint = format!(
            "this machine's clock is behind a time at which the club ran ({until}), and the players' \
             clocks are paused until then; set it if it is wrong, or close the club and run taflpost \
             host accept-time if it is right"
        );
        complain(complained, complaint);
    }
    // A machine that slept, or a disk that was full for hours, counts as an outage too.
    let done = service::upkeep::wake(service, now)
        .and_then(|_| service::upkeep::tick(service, now, AT_ONCE as u32));
    match done {
        Ok(games) => games == AT_ONCE,
        Err(fault) => {
            complain(complained, format!("cannot check the clocks: {fault}"));
            false
        }
    }
}

fn complain(complained: &mut BTreeSet<String>, complaint: String) {
    if !complained.contains(&complaint) {
        tracing::warn!("{complaint}");
        complained.insert(complaint);
    }
}

/// A job that panics affects nothing else; the panic itself is reported on standard error.
fn isolate<T>(job: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(job)).ok()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use engine::ruleset::shipped_library;
    use tokio::runtime::Runtime;

    use super::*;
    use crate::{Club, Folder};

    #[test]
    fn who_asks_for_what_panics_is_told_and_the_club_goes_on() {
        let parent = tempfile::tempdir().expect("a folder");
        let folder = Folder::open(&parent.path().join("club")).expect("a new club");
        let opened =
            Club::open(&folder, Arc::new(shipped_library().clone())).expect("an open club");
        let club = &opened.club;
        Runtime::new().expect("a runtime").block_on(async {
            for _ in 0..2 {
                let decided = club.decide::<()>(|_, _| panic!("on purpose")).await;
                assert!(matches!(decided, Err(Unanswered::Fault(Fault::Defect(_)))), "{decided:?}");
                let answered = club.answer::<()>(|_, _| panic!("on purpose")).await;
                assert!(
                    matches!(answered, Err(Unanswered::Fault(Fault::Defect(_)))),
                    "{answered:?}"
                );
            }
            let alive = club.decide(service::upkeep::alive).await;
            assert!(matches!(alive, Ok(())), "{alive:?}");
        });
    }
}
