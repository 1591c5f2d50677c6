//! The club was not running for a while: nobody's clock ran, and all active players are told. So it
//! seems where the machine's clock ran ahead; once that is right again, the hosts say so.

use std::collections::BTreeSet;

use chrono::{DateTime, TimeDelta, Utc};
use correspondence::event::Event;
use kernel::desk::Service;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::whole_seconds;
use kernel::telling::unless_unreadable;
use storage::{EventRow, Fault, GameId, Span};

/// A gap up to this long is not an outage: the club notes more often that it is alive.
const HICCUP: TimeDelta = TimeDelta::seconds(60);

/// The club starts. If it had not been running since the last time it noted that it was, that was
/// an outage.
pub fn wake(ledger: &Ledger<'_>) -> Result<Option<Span>, Fault> {
    let outage = note(ledger)?;
    look_again(ledger)?;
    Ok(outage)
}

fn note(ledger: &Ledger<'_>) -> Result<Option<Span>, Fault> {
    let alive_at = ledger.view().club()?.map(|club| club.alive_at);
    ledger.change.set_alive(ledger.now)?;
    let Some(from) = alive_at.filter(|&at| ledger.now - at > HICCUP) else { return Ok(None) };
    let span = Span { from, until: ledger.now };
    ledger.change.insert_outage(span)?;
    let away = Happened::ClubWasAway { from: from.timestamp(), until: ledger.now.timestamp() };
    for player in ledger.view().players_at_games()? {
        ledger.tell(player, &away)?;
    }
    Ok(Some(span))
}

/// Recomputes what is due for games that a migration has marked as due at the beginning of time:
/// that can only be known by folding their events.
fn look_again(ledger: &Ledger<'_>) -> Result<(), Fault> {
    let games = ledger.view().due_games(DateTime::UNIX_EPOCH, u32::MAX)?;
    games.into_iter().try_for_each(|game| unless_unreadable(ledger.refresh(game)))
}

/// By how much the club's time is ahead, if the machine's clock once was.
pub fn time_ahead(service: &Service, now: DateTime<Utc>) -> Result<Option<TimeDelta>, Fault> {
    let latest = service.file.view().latest_outage()?;
    Ok(latest.map(|until| until - now).filter(|ahead| *ahead > HICCUP))
}

/// The machine's clock had run ahead and is right again: what seemed to happen later happened by
/// now, the clocks of games go on, and their players are told. Returns by how much the club's time
/// was ahead; `None` if it wasn't.
pub fn accept_time(service: &mut Service, now: DateTime<Utc>) -> Result<Option<TimeDelta>, Fault> {
    let ahead = time_ahead(service, now)?;
    if ahead.is_some() {
        let ledger = service.ledger(whole_seconds(now))?;
        set_back(&ledger)?;
        ledger.change.commit()?;
    }
    Ok(ahead)
}

fn set_back(ledger: &Ledger<'_>) -> Result<(), Fault> {
    let wrong = ledger.view().outages_since(ledger.now)?;
    ledger.change.end_outages(ledger.now)?;
    ledger.change.set_alive(ledger.now)?;
    let players = ledger.view().players_at_games()?;
    let mut games = BTreeSet::new();
    for &player in &players {
        games.extend(ledger.view().running_games(player)?.into_iter().map(|row| row.id));
    }
    for game in games {
        unless_unreadable(set_game_back(ledger, game))?;
    }
    let from = wrong.iter().map(|span| span.from.min(ledger.now)).min().unwrap_or(ledger.now);
    let away = Happened::ClubWasAway { from: from.timestamp(), until: ledger.now.timestamp() };
    players.into_iter().try_for_each(|player| ledger.tell(player, &away))
}

fn set_game_back(ledger: &Ledger<'_>, game: GameId) -> Result<(), Fault> {
    let Some(mut open) = ledger.open(game)? else { return Ok(()) };
    if open.course.last_at <= ledger.now {
        return ledger.refresh(game);
    }
    let (number, text) = (open.course.events + 1, Event::ClockSetBack.to_string());
    let set_back = EventRow { number, at: ledger.now, text };
    ledger.restore(&mut open, &[set_back]).map(drop)
}
