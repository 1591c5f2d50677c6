//! Vacation: days on which none of a player's clocks runs, taken from a pool for the whole account.
//! A day is also taken automatically when a clock reaches zero.

use chrono::{DateTime, NaiveTime, TimeDelta, Utc};
use commands::VacationOrder;
use correspondence::clock;
use storage::clock::Vacation;
use storage::{Fault, PlayerId, Span, VacationKind};

use super::happened::Happened;
use super::ladder::shown::mark_boards_stale;
use super::ledger::Ledger;
use super::lookup::{Lookup, Open};
use super::refused::{Refused, Stop};

/// Days of vacation that a player has in any 365 days.
pub const POOL: i64 = 28;

const YEAR: TimeDelta = TimeDelta::days(365);

/// Shows, begins or ends a vacation.
pub(super) fn vacation(
    ledger: &Ledger<'_>,
    player: PlayerId,
    order: VacationOrder,
) -> Result<Happened, Stop> {
    let running = current(ledger.lookup(), player)?;
    let until = match order {
        VacationOrder::Show => return Ok(shown(ledger.lookup(), player)?),
        VacationOrder::Days(days) => ledger.now + TimeDelta::days(days.into()),
        VacationOrder::Until(date) => {
            let zone = ledger.player(player)?.locale.zone;
            clock::local_moment(zone, date.and_time(NaiveTime::MIN))
        }
        VacationOrder::End => {
            let Some(row) = running else { return Err(Refused::NotAway.into()) };
            ledger.change.end_vacation(row.id, ledger.now)?;
            refresh(ledger, player)?;
            tell_opponents(ledger, player, ledger.now)?;
            return Ok(shown(ledger.lookup(), player)?);
        }
    };
    if running.is_some() {
        return Err(Refused::AwayAlready.into());
    }
    let days = days(Span { from: ledger.now, until });
    let left = days_left(ledger.lookup(), player)?;
    if days < 1 {
        return Err(Refused::NoDays.into());
    }
    if days > left {
        return Err(Refused::TooFewDays { asked: days, left }.into());
    }
    let span = Span { from: ledger.now, until };
    ledger.change.insert_vacation(player, span, VacationKind::Asked)?;
    refresh(ledger, player)?;
    tell_opponents(ledger, player, until)?;
    Ok(shown(ledger.lookup(), player)?)
}

/// Takes a day for a player whose clock has been at zero since that moment, if the game allows it
/// and one is left. Returns whether it did.
pub(super) fn take_a_day(
    ledger: &Ledger<'_>,
    open: &Open,
    zero: DateTime<Utc>,
) -> Result<bool, Fault> {
    let player = open.row.players[open.course.to_move()];
    let allowed = open.course.start.clock.is_some_and(|clock| clock.vacation == Vacation::Allowed);
    // Time that is used up exactly when a pause begins is used up: the last second is given back.
    let from = zero - TimeDelta::seconds(1);
    let in_this_turn = open.course.clock_since().is_some_and(|since| since <= from);
    if !allowed || !in_this_turn || days_left(ledger.lookup(), player)? < 1 {
        return Ok(false);
    }
    let span = Span { from, until: from + TimeDelta::days(1) };
    ledger.change.insert_vacation(player, span, VacationKind::Automatic)?;
    refresh(ledger, player)?;
    Ok(true)
}

/// How many whole days of vacation a player has left.
pub(super) fn days_left(lookup: Lookup<'_>, player: PlayerId) -> Result<i64, Fault> {
    let taken = lookup.view.vacations_since(player, lookup.now - YEAR)?;
    // Even one that ended as it began counts: each one notifies all opponents.
    let used: i64 = taken.iter().map(|row| days(row.span).max(1)).sum();
    Ok((POOL - used).max(0))
}

/// Until when a player is on vacation, if they are.
pub(super) fn until(lookup: Lookup<'_>, player: PlayerId) -> Result<Option<DateTime<Utc>>, Fault> {
    Ok(current(lookup, player)?.map(|row| row.span.until))
}

fn current(lookup: Lookup<'_>, player: PlayerId) -> Result<Option<storage::VacationRow>, Fault> {
    let since = lookup.view.vacations_since(player, lookup.now)?;
    Ok(since.into_iter().find(|row| row.span.from <= lookup.now))
}

/// A partial day counts as a whole one.
fn days(span: Span) -> i64 {
    let seconds = (span.until - span.from).num_seconds().max(0);
    (seconds + 86_399) / 86_400
}

fn shown(lookup: Lookup<'_>, player: PlayerId) -> Result<Happened, Fault> {
    let until = current(lookup, player)?.map(|row| row.span.until.timestamp());
    Ok(Happened::Vacation { until, left: days_left(lookup, player)? })
}

/// Deadlines of the player's clocks are now later, or earlier, and ladders show that they are away.
fn refresh(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    for row in ledger.view().running_games(player)? {
        if row.folded.to_move.is_some_and(|side| row.players[side] == player) {
            ledger.refresh(row.id)?;
        }
    }
    for rung in ledger.view().rungs_of(player)? {
        mark_boards_stale(ledger, &rung.ladder)?;
    }
    Ok(())
}

/// All opponents are told once how long the player is away.
fn tell_opponents(
    ledger: &Ledger<'_>,
    player: PlayerId,
    until: DateTime<Utc>,
) -> Result<(), Fault> {
    let away = Happened::Away { player: player.0, until: until.timestamp() };
    ledger.opponents(player)?.into_iter().try_for_each(|opponent| ledger.tell(opponent, &away))
}
