//! Vacation: days on which none of a player's clocks runs, taken from a pool for the whole account.
//! A day is also taken automatically when a clock reaches zero.

use chrono::{DateTime, NaiveDate, NaiveTime, TimeDelta, Utc};
use commands::{VacationOrder, VacationSpan};
use correspondence::clock;
use kernel::feature::Occasion;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::{Lookup, Open};
use kernel::refused::{Refused, Stop};
use storage::clock::Vacation;
use storage::{Fault, PlayerId, Span, VacationKind, VacationRow};

/// Days of vacation that a player has in any 365 days.
pub const POOL: i64 = 28;

const YEAR: TimeDelta = TimeDelta::days(365);

/// Shows, begins, plans or ends a vacation. A new one replaces the one that was running or planned.
pub fn vacation(
    ledger: &Ledger<'_>,
    player: PlayerId,
    order: VacationOrder,
) -> Result<Happened, Stop> {
    let asked = match order {
        VacationOrder::Show => return Ok(shown(ledger.lookup(), player)?),
        VacationOrder::End => return end(ledger, player),
        VacationOrder::Away(asked) => span(ledger, player, asked)?,
    };
    let lookup = ledger.lookup();
    let (running, planned) = (current(lookup, player)?, planned(lookup, player)?);
    let is_now = asked.from <= ledger.now;
    // What is replaced gives its days back, except those that have begun.
    let replaced = running.filter(|_| is_now);
    let given_back: i64 = planned.iter().map(|row| whole_days(row.span)).sum::<i64>()
        + replaced.map_or(0, |row| {
            whole_days(row.span) - whole_days(Span { until: ledger.now, ..row.span })
        });
    let (days, left) = (days(asked), days_left(lookup, player)? + given_back);
    if days < 1 {
        return Err(Refused::NoDays.into());
    }
    if days > left {
        return Err(Refused::TooFewDays { asked: days, left }.into());
    }
    if let Some(row) = planned {
        ledger.change.delete_vacation(row.id)?;
    }
    if let Some(row) = replaced {
        ledger.change.end_vacation(row.id, ledger.now)?;
    }
    ledger.change.insert_vacation(player, asked, VacationKind::Asked, ledger.now)?;
    refresh(ledger, player)?;
    if is_now {
        tell_opponents(ledger, player, asked.until)?;
    }
    Ok(shown(ledger.lookup(), player)?)
}

/// Ends the vacation that is running, or gives up the one that is planned.
fn end(ledger: &Ledger<'_>, player: PlayerId) -> Result<Happened, Stop> {
    if let Some(row) = current(ledger.lookup(), player)? {
        ledger.change.end_vacation(row.id, ledger.now)?;
        refresh(ledger, player)?;
        tell_opponents(ledger, player, ledger.now)?;
    } else if let Some(row) = planned(ledger.lookup(), player)? {
        ledger.change.delete_vacation(row.id)?;
        refresh(ledger, player)?;
    } else {
        return Err(Refused::NotAway.into());
    }
    Ok(shown(ledger.lookup(), player)?)
}

/// When that vacation begins and ends. It lasts to the end of its last day, so it ends a minute
/// before the next one: that shows the date which the player named.
fn span(ledger: &Ledger<'_>, player: PlayerId, asked: VacationSpan) -> Result<Span, Fault> {
    let zone = ledger.player(player)?.locale.zone;
    let today = ledger.now.with_timezone(&zone).date_naive();
    let (first, last) = asked.dates(today);
    let end_of = |date: NaiveDate| {
        let next = date.succ_opt().unwrap_or(date).and_time(NaiveTime::MIN);
        clock::local_moment(zone, next) - TimeDelta::minutes(1)
    };
    let from = match asked.from() {
        Some(_) => clock::local_moment(zone, first.and_time(NaiveTime::MIN)).max(ledger.now),
        None => ledger.now,
    };
    let until = match asked {
        VacationSpan::Days { from: None, count } => ledger.now + TimeDelta::days(count.into()),
        _ => end_of(last),
    };
    // One that is running already goes on until it ends.
    let running = current(ledger.lookup(), player)?.map(|row| row.span.until);
    let from = if from > ledger.now { running.map_or(from, |end| from.max(end)) } else { from };
    Ok(Span { from, until })
}

/// A planned vacation begins: opponents are told.
pub fn begin(ledger: &Ledger<'_>, row: &VacationRow) -> Result<(), Fault> {
    ledger.change.begin_vacation(row.id)?;
    refresh(ledger, row.player)?;
    tell_opponents(ledger, row.player, row.span.until)
}

/// Takes a day for a player whose clock has been at zero since that moment, if the game allows it
/// and one is left. Returns whether it did.
pub(crate) fn take_a_day(
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
    ledger.change.insert_vacation(player, span, VacationKind::Automatic, ledger.now)?;
    refresh(ledger, player)?;
    Ok(true)
}

/// How many whole days of vacation a player has left.
fn days_left(lookup: Lookup<'_>, player: PlayerId) -> Result<i64, Fault> {
    let taken = lookup.view.vacations_since(player, lookup.now - YEAR)?;
    let used: i64 = taken.iter().map(|row| whole_days(row.span)).sum();
    Ok((POOL - used).max(0))
}

/// Until when a player is on vacation, if they are.
pub fn until(lookup: Lookup<'_>, player: PlayerId) -> Result<Option<DateTime<Utc>>, Fault> {
    Ok(current(lookup, player)?.map(|row| row.span.until))
}

fn current(lookup: Lookup<'_>, player: PlayerId) -> Result<Option<VacationRow>, Fault> {
    let since = lookup.view.vacations_since(player, lookup.now)?;
    Ok(since.into_iter().find(|row| row.span.from <= lookup.now))
}

/// The vacation that has not begun yet: at most one.
fn planned(lookup: Lookup<'_>, player: PlayerId) -> Result<Option<VacationRow>, Fault> {
    let since = lookup.view.vacations_since(player, lookup.now)?;
    Ok(since.into_iter().find(|row| row.span.from > lookup.now))
}

/// A partial day counts as a whole one.
fn days(span: Span) -> i64 {
    let seconds = (span.until - span.from).num_seconds().max(0);
    (seconds + 86_399) / 86_400
}

/// The days that a vacation takes from the pool. Even one that ended as it began counts: each one
/// notifies all opponents.
fn whole_days(span: Span) -> i64 {
    days(span).max(1)
}

fn shown(lookup: Lookup<'_>, player: PlayerId) -> Result<Happened, Fault> {
    let planned = planned(lookup, player)?.map(|row| {
        let Span { from, until } = row.span;
        (from.timestamp(), until.timestamp())
    });
    Ok(Happened::Vacation {
        until: current(lookup, player)?.map(|row| row.span.until.timestamp()),
        left: days_left(lookup, player)?,
        planned,
    })
}

/// Deadlines of the player's clocks are now later, or earlier.
fn refresh(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    for row in ledger.view().running_games(player)? {
        if row.folded.to_move.is_some_and(|side| row.players[side] == player) {
            ledger.refresh(row.id)?;
        }
    }
    ledger.follow_up_on(&Occasion::VacationChanged(player))
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
