//! The stretches during which a clock runs: all time, minus the agreed stops and the pauses.

use chrono::{DateTime, Utc};

use super::calendar::agreed;
use super::{Pause, Running};

/// A stretch of running time, never empty: from one moment until just before the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stretch {
    /// The clock begins to run.
    pub from: DateTime<Utc>,
    pub until: DateTime<Utc>,
}

/// The running time from `from` on, in order and without overlaps; the last stretch lasts until the
/// end of the calendar.
pub(super) fn stretches(
    running: &Running<'_>,
    from: DateTime<Utc>,
) -> impl Iterator<Item = Stretch> {
    let mut pauses = running.pauses.to_vec();
    pauses.retain(|pause| pause.from < pause.until);
    pauses.sort_unstable_by_key(|pause| pause.from);
    // Nobody's clock runs after the end of the calendar: one more stop closes the last stretch.
    let end = Pause { from: DateTime::<Utc>::MAX_UTC, until: DateTime::<Utc>::MAX_UTC };
    let stops = in_order(agreed(running.stops, running.zone, from), pauses.into_iter());
    stops.chain([end]).scan(from, runs_before).flatten()
}

/// The stretch between `at`, before which everything has been handled, and the next stop; moves
/// `at` to the end of that stop. There is none if the stop had already begun.
fn runs_before(at: &mut DateTime<Utc>, stop: Pause) -> Option<Option<Stretch>> {
    let stretch = Stretch { from: *at, until: stop.from };
    *at = stop.until.max(*at);
    Some((stretch.from < stretch.until).then_some(stretch))
}

/// Merges two sequences that are each ordered by their beginnings.
fn in_order(
    one: impl Iterator<Item = Pause>,
    other: impl Iterator<Item = Pause>,
) -> impl Iterator<Item = Pause> {
    let (mut one, mut other) = (one.peekable(), other.peekable());
    std::iter::from_fn(move || match (one.peek(), other.peek()) {
        (Some(a), Some(b)) if b.from < a.from => other.next(),
        (None, _) => other.next(),
        (Some(_), _) => one.next(),
    })
}
