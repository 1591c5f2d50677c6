//! Joining a ladder, leaving it, and coming back. A player who leaves finishes the current matches,
//! which count; only then are they gone, and their place is remembered for a while.

use chrono::TimeDelta;
use kernel::ladder_rules::Number;
use kernel::ledger::Ledger;
use kernel::lookup::Lookup;
use kernel::refused::Stop;
use kernel::{circles, ladders};
use storage::{Fault, PlayerId, RungRow};
use templates::ladder::{LadderChange, LadderNews, LadderRefused};
use templates::of_ladder;

use crate::shown::mark_boards_stale;
use crate::step::NewLadderStep;
use crate::{may, roll, standing, step};

/// Joins a ladder at its end, or comes back to it.
pub fn join(
    ledger: &Ledger<'_>,
    player: PlayerId,
    ruleset: Option<&str>,
) -> Result<LadderNews, Stop> {
    let ladder = roll::to_join(ledger.lookup(), player, ruleset)?;
    ladders::offered(ledger.lookup(), &ladder)?;
    circles::admit(ledger, player, of_ladder(&ladder).0)?;
    let known = ledger.view().rung(&ladder, player)?;
    match known {
        // Players who are leaving can't be challenged: announcing it and staying would be
        // protection at no cost.
        Some(RungRow { leaving: true, .. }) => {
            return Err(LadderRefused::AlreadyLeaving { ladder }.into());
        }
        Some(RungRow { place: Some(place), .. }) => {
            return Err(LadderRefused::AlreadyOn { ladder, place }.into());
        }
        _ => {}
    }
    Ok(enter(ledger, player, &ladder)?)
}

/// Puts a player at the end of a ladder on which they aren't, or near the place that they left.
pub fn enter(ledger: &Ledger<'_>, player: PlayerId, ladder: &str) -> Result<LadderNews, Fault> {
    let known = ledger.view().rung(ladder, player)?;
    let last = ledger.view().count_rungs(ladder)? + 1;
    let old = known.as_ref().map(|_| left_at(ledger, ladder, player)).transpose()?.flatten();
    let due = standing::days_until(ledger.lookup().rules, 0);
    ledger.change.set_rung(&RungRow {
        ladder: ladder.to_owned(),
        player,
        place: None,
        leaving: false,
        // Points for games lost on time are not cleared by leaving.
        points: known.as_ref().map_or(0, |rung| rung.points),
        held: known.as_ref().is_some_and(|rung| rung.held),
        idle_since: ledger.now,
        decayed: 0,
        due_at: Some(ledger.now + TimeDelta::days(due.into())),
    })?;
    let step = NewLadderStep::stay(ladder, LadderChange::Joined, player, None);
    let step = match old {
        Some(old) => NewLadderStep {
            what: LadderChange::Returned,
            to: Some(standing::back_at(old, last)),
            detail: Some(old),
            ..step
        },
        None => NewLadderStep { to: Some(last), ..step },
    };
    step::take(ledger, step)
}

/// The place that a player left, if they can come back to it.
fn left_at(ledger: &Ledger<'_>, ladder: &str, player: PlayerId) -> Result<Option<u32>, Fault> {
    let span = TimeDelta::days(ledger.lookup().rules.get(Number::LimboDays).into());
    // A ladder that was opened again began without anybody.
    let opened = ledger.view().open_ladder(ladder)?.map(|row| row.opened_at);
    let since = (ledger.now - span).max(opened.unwrap_or(ledger.now));
    let steps = ledger.view().steps_of(ladder, player, since)?;
    let left = steps.into_iter().find(|step| step.what == LadderChange::Left.code());
    Ok(left.and_then(|step| step.from))
}

/// Leaves a ladder: at once, or when the current matches are over.
pub fn leave(
    ledger: &Ledger<'_>,
    player: PlayerId,
    ruleset: Option<&str>,
) -> Result<LadderNews, Stop> {
    let ladder = roll::meant(ledger.lookup(), Some(player), ruleset)?;
    let rung = ledger.view().rung(&ladder, player)?.filter(|rung| rung.place.is_some());
    let Some(rung) = rung else { return Err(LadderRefused::NotOn { ladder }.into()) };
    if rung.leaving {
        return Err(LadderRefused::AlreadyLeaving { ladder }.into());
    }
    Ok(leave_rung(ledger, rung)?)
}

/// The places that a player has on the ladders of a circle and doesn't leave yet.
pub(crate) fn places_in(
    lookup: Lookup<'_>,
    player: PlayerId,
    circle: &str,
) -> Result<Vec<RungRow>, Fault> {
    let mut rungs = lookup.view.rungs_of(player)?;
    rungs.retain(|rung| {
        of_ladder(&rung.ladder).0 == Some(circle) && rung.place.is_some() && !rung.leaving
    });
    Ok(rungs)
}

/// A player leaves their place: at once, or when their matches are over.
pub(crate) fn leave_rung(ledger: &Ledger<'_>, rung: RungRow) -> Result<LadderNews, Fault> {
    let (ladder, player) = (rung.ladder.clone(), rung.player);
    ledger.change.set_rung(&RungRow { leaving: true, ..rung })?;
    mark_boards_stale(ledger, &ladder)?;
    Ok(go(ledger, &ladder, player)?.unwrap_or(LadderNews::Leaving { ladder }))
}

/// Removes a player who wants to leave and has no matches any more.
pub fn go(
    ledger: &Ledger<'_>,
    ladder: &str,
    player: PlayerId,
) -> Result<Option<LadderNews>, Fault> {
    let rung = ledger.view().rung(ladder, player)?.filter(|rung| rung.leaving);
    let Some(rung) = rung else { return Ok(None) };
    if !may::load(ledger.lookup(), ladder, player)?.matches.is_empty() {
        return Ok(None);
    }
    out(ledger, &rung, LadderChange::Left).map(Some)
}

/// Removes an erased player from all ladders. Their games have been resigned, and counted.
pub fn erased(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    for rung in ledger.view().rungs_of(player)? {
        if rung.place.is_some() {
            out(ledger, &rung, LadderChange::Erased)?;
        }
    }
    Ok(())
}

fn out(ledger: &Ledger<'_>, rung: &RungRow, what: LadderChange) -> Result<LadderNews, Fault> {
    out_because(ledger, rung, NewLadderStep::stay(&rung.ladder, what, rung.player, rung.place))
}

/// Removes a player from a ladder by that step.
pub(crate) fn out_because(
    ledger: &Ledger<'_>,
    rung: &RungRow,
    step: NewLadderStep<'_>,
) -> Result<LadderNews, Fault> {
    ledger.change.set_rung(&RungRow { leaving: false, due_at: None, ..rung.clone() })?;
    step::take(ledger, NewLadderStep { to: None, ..step })
}
