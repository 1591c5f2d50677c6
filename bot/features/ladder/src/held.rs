//! Which matches keep somebody from challenging a player: otherwise a few friends, one after the
//! other, could keep everybody else from the top for ever.

use chrono::{DateTime, TimeDelta, Utc};
use kernel::ladder_rules::Number;
use kernel::lookup::Lookup;
use play::vacation;
use storage::{Fault, PlayerId, Span};

/// For this many times the longest hold of a match, players who have not challenged a player come
/// before those who have. To keep everybody away for ever would take this many friends for each
/// challenge that a player can have, and on a small ladder no more than these are within reach.
const TIMES: i32 = 4;

/// How many matches keep the asker from challenging that player on a ladder now.
pub(crate) fn keeping_away(
    lookup: Lookup<'_>,
    ladder: &str,
    asker: PlayerId,
    player: PlayerId,
) -> Result<u32, Fault> {
    let most = TimeDelta::days(lookup.rules.get(Number::HoldDays).into());
    let again = |challenger: PlayerId, at: DateTime<Utc>| {
        let within = Span { from: at - most * TIMES, until: at };
        lookup.view.has_challenged(ladder, [challenger, player], within)
    };
    let asks_again = again(asker, lookup.now)?;
    let mut matches = lookup.view.running_ladder_matches(player)?;
    matches.retain(|row| row.ladder == ladder && row.defender == player);
    let mut keeping = 0;
    for row in matches {
        let counts = lookup.now - row.began_at < most
            && (asks_again || !again(row.challenger, row.began_at)?)
            // A delay caused by a vacation is nobody's fault.
            && vacation::until(lookup, row.challenger)?.is_none();
        keeping += u32::from(counts);
    }
    Ok(keeping)
}
