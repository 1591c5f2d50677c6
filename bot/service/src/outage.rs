//! The club was not running for a while: nobody's clock ran, and all active players are told.

use chrono::{DateTime, TimeDelta};
use storage::{Fault, Span};

use super::happened::Happened;
use super::ledger::Ledger;
use super::telling::unless_unreadable;

/// A gap up to this long is not an outage: the club notes more often that it is alive.
const HICCUP: TimeDelta = TimeDelta::seconds(60);

/// The club starts. If it had not been running since the last time it noted that it was, that was
/// an outage.
pub(super) fn wake(ledger: &Ledger<'_>) -> Result<Option<Span>, Fault> {
    let outage = note(ledger)?;
    look_anew(ledger)?;
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
fn look_anew(ledger: &Ledger<'_>) -> Result<(), Fault> {
    let games = ledger.view().due_games(DateTime::UNIX_EPOCH, u32::MAX)?;
    games.into_iter().try_for_each(|game| unless_unreadable(ledger.refresh(game)))
}
