//! How much time a player has: at the start, after each ply of his own, and how little must be
//! left before he is warned. Spans only; which moments they meet is for [`super::Running`].

use chrono::TimeDelta;
use storage::clock::Pace;

/// What a player's clock shows before his first turn.
pub fn at_start(pace: Pace) -> TimeDelta {
    match pace {
        Pace::Bank { bank, .. } => bank,
        Pace::PerPly(span) => span,
    }
}

/// What a player's clock shows after a ply of his own, which he began with `left` and during
/// which it ran for `ran`; never negative.
///
/// A bank loses what ran and then gains the increment, up to the cap. The cap only limits
/// what is gained: who was given more by an umpire keeps it. With time per ply it is the full
/// time again.
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

/// What is left, in whole seconds, at the first warning and at the last, for a player who had
/// this much: see [`super::Running::warnings`].
pub(super) fn warn_at(had: TimeDelta) -> (TimeDelta, TimeDelta) {
    let had = had.num_seconds().max(0);
    let fifth = had / 5;
    let last = (had / 20).clamp(3_600, 12 * 3_600).min(fifth);
    (TimeDelta::seconds(fifth), TimeDelta::seconds(last))
}
