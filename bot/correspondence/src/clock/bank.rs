//! How much time a player has: at the start, after each of their own plies, and how little must be
//! left before they are warned. Spans only; [`super::Running`] turns them into moments.

use chrono::TimeDelta;
use storage::clock::Pace;

/// What a player's clock shows before their first turn.
pub fn at_start(pace: Pace) -> TimeDelta {
    match pace {
        Pace::Bank { bank, .. } => bank,
        Pace::PerPly(span) => span,
    }
}

/// What a player's clock shows after one of their own plies, in a turn that began with `left` and
/// during which it ran for `ran`; never negative.
///
/// A bank loses the time that ran and then gains the increment, up to the cap. The cap only limits
/// what is gained: extra time given by an umpire is kept. With time per ply it is the full time
/// again.
pub fn after_ply(pace: Pace, left: TimeDelta, ran: TimeDelta) -> TimeDelta {
    match pace {
        Pace::Bank { increment, cap, .. } => {
            let kept = left.checked_sub(&ran).unwrap_or_default().max(TimeDelta::zero());
            let grown = kept.checked_add(&increment).unwrap_or(cap);
            kept.max(grown.min(cap))
        }
        Pace::PerPly(span) => span,
    }
}

/// The remaining time, in whole seconds, at the first and at the last warning, for a player who had
/// this much: see [`super::Running::warnings`].
pub(super) fn warn_at(had: TimeDelta) -> (TimeDelta, TimeDelta) {
    let had = had.num_seconds().max(0);
    let fifth = had / 5;
    let last = (had / 20).clamp(3_600, 12 * 3_600).min(fifth);
    (TimeDelta::seconds(fifth), TimeDelta::seconds(last))
}
