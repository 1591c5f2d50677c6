//! Places that are lost by not playing: after some free days one per span, unless a match is going
//! on. Days of vacation do not count.

use chrono::{DateTime, TimeDelta, Utc};
use kernel::happened::Happened;
use kernel::ladders;
use kernel::ledger::Ledger;
use kernel::lookup::Lookup;
use storage::{Fault, PlayerId, RungRow};
use templates::ladder::LadderChange;

use crate::step::NewLadderStep;
use crate::{standing, step};

/// Checks whether idleness costs a player a place.
pub fn settle(ledger: &Ledger<'_>, rung: &RungRow) -> Result<(), Fault> {
    let lookup = ledger.lookup();
    let idle = idle(lookup, rung.player, rung.idle_since)?;
    let days = u32::try_from(idle.num_days()).unwrap_or(0);
    let lost = standing::decayed(lookup.rules, days);
    let mut decayed = rung.decayed;
    while decayed < lost {
        decayed += 1;
        let place = ladders::place(lookup, &rung.ladder, rung.player)?;
        let below = place.map(|place| below(ledger, &rung.ladder, place)).transpose()?.flatten();
        // Nobody below is active: nothing is lost.
        let (Some(place), Some(to)) = (place, below) else { continue };
        let step = NewLadderStep {
            to: Some(to),
            detail: Some(days),
            ..NewLadderStep::stay(&rung.ladder, LadderChange::Decayed, rung.player, Some(place))
        };
        let step = step::take(ledger, step)?;
        ledger.tell(rung.player, &Happened::Ladder(step))?;
    }
    // The next place can't be lost earlier than this: a vacation only delays it.
    let until = TimeDelta::days(standing::days_until(lookup.rules, decayed).into());
    let due = ledger.now + (until - idle).max(TimeDelta::seconds(1));
    ledger.change.set_rung(&RungRow { decayed, due_at: Some(due), ..rung.clone() })
}

/// The place of the next player below who is not idle too: otherwise idle neighbours would just
/// swap places with each other.
fn below(ledger: &Ledger<'_>, ladder: &str, place: u32) -> Result<Option<u32>, Fault> {
    let lookup = ledger.lookup();
    for rung in ledger.view().rungs(ladder)? {
        if rung.place.is_none_or(|other| other <= place) {
            continue;
        }
        // Nothing is due during a match.
        let idle = match rung.due_at {
            Some(_) => idle(lookup, rung.player, rung.idle_since)?,
            None => TimeDelta::zero(),
        };
        let days = u32::try_from(idle.num_days()).unwrap_or(0);
        if standing::decayed(lookup.rules, days) == 0 {
            return Ok(rung.place);
        }
    }
    Ok(None)
}

/// How long a player has been idle since that moment.
fn idle(lookup: Lookup<'_>, player: PlayerId, since: DateTime<Utc>) -> Result<TimeDelta, Fault> {
    let mut idle = lookup.now - since;
    let mut from = since;
    for vacation in lookup.view.vacations_since(player, since)? {
        // Overlapping vacations count once.
        let begins = vacation.span.from.max(from);
        let ends = vacation.span.until.min(lookup.now);
        if ends > begins {
            idle -= ends - begins;
            from = ends;
        }
    }
    Ok(idle.max(TimeDelta::zero()))
}
