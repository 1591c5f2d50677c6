//! The club was not running for a while: nobody's clock ran, and everybody who plays is told.

use chrono::{DateTime, TimeDelta, Utc};
use storage::{Fault, Span};

use super::happened::Happened;
use super::ledger::Ledger;

/// A gap this long is no outage: the club notes more often that it is alive.
const HICCUP: TimeDelta = TimeDelta::seconds(60);

/// The club begins to run. If it had not been running since the moment when it last noted
/// so, that was an outage.
pub(super) fn wake(ledger: &Ledger<'_>) -> Result<Option<Span>, Fault> {
    let alive_at = ledger.view().club()?.map(|club| club.alive_at);
    ledger.change.set_alive(ledger.now)?;
    let Some(from) = alive_at.filter(|&at| ledger.now - at > HICCUP) else { return Ok(None) };
    let span = Span { from, until: ledger.now };
    ledger.change.insert_outage(span)?;
    for player in ledger.view().players_at_games()? {
        ledger.tell(player, &away(from, ledger.now))?;
    }
    Ok(Some(span))
}

fn away(from: DateTime<Utc>, until: DateTime<Utc>) -> Happened {
    Happened::ClubWasAway { from: from.timestamp(), until: until.timestamp() }
}
