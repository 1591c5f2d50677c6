//! Places that are lost by playing nothing: after some free days one for each span, as long as no
//! match goes on. Days of vacation do not count.

use chrono::{DateTime, TimeDelta, Utc};
use storage::{Fault, PlayerId, RungRow};

use super::standing;
use super::step::{self, Step, What};
use crate::service::happened::Happened;
use crate::service::ledger::Ledger;
use crate::service::lookup::Lookup;

/// Looks whether a player's idleness costs him a place.
pub(in crate::service) fn settle(ledger: &Ledger<'_>, rung: &RungRow) -> Result<(), Fault> {
    let lookup = ledger.lookup();
    let idle = idle(lookup, rung.player, rung.idle_since)?;
    let days = u32::try_from(idle.num_days()).unwrap_or(0);
    let lost = standing::decayed(lookup.rules, days);
    let last = ledger.view().count_rungs(&rung.ladder)?;
    let mut decayed = rung.decayed;
    while decayed < lost {
        decayed += 1;
        let place = ledger.view().rung(&rung.ladder, rung.player)?.and_then(|rung| rung.place);
        // The last loses nothing.
        let Some(place) = place.filter(|place| *place < last) else { continue };
        let step = Step {
            to: Some(place + 1),
            detail: Some(days),
            ..Step::stay(&rung.ladder, What::Decayed, rung.player, Some(place))
        };
        let step = step::take(ledger, step)?;
        ledger.tell(rung.player, &Happened::Ladder(step))?;
    }
    // No earlier can the next place be lost: a vacation only puts it off.
    let until = TimeDelta::days(standing::days_until(lookup.rules, decayed).into());
    let due = ledger.now + (until - idle).max(TimeDelta::seconds(1));
    ledger.change.set_rung(&RungRow { decayed, due_at: Some(due), ..rung.clone() })
}

/// For how long a player has been idle since then.
fn idle(lookup: Lookup<'_>, player: PlayerId, since: DateTime<Utc>) -> Result<TimeDelta, Fault> {
    let mut idle = lookup.now - since;
    let mut from = since;
    for vacation in lookup.view.vacations_since(player, since)? {
        // Two at once count once.
        let begins = vacation.span.from.max(from);
        let ends = vacation.span.until.min(lookup.now);
        if ends > begins {
            idle -= ends - begins;
            from = ends;
        }
    }
    Ok(idle.max(TimeDelta::zero()))
}
