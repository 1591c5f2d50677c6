//! The address that an email came from: whose it is, and what is told there.

use chrono::{DateTime, TimeDelta, Utc};
use commands::OrderFrom;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::folded_address;
use storage::{Channel, Fault, IdentityRow, PlayerId};

use crate::incoming::MailLine;

/// Queues a notice to the very address that an email came from, if it is the player's.
pub(crate) fn tell_there(
    ledger: &Ledger<'_>,
    player: PlayerId,
    from: &str,
    happened: &Happened,
) -> Result<(), Fault> {
    let Some(identity) = identity(ledger, player, from)? else { return Ok(()) };
    ledger.tell_at(player, (Channel::Email, identity.address), happened)
}

/// The same, at that time and not before.
pub(crate) fn tell_there_at(
    ledger: &Ledger<'_>,
    player: PlayerId,
    from: &str,
    happened: &Happened,
    at: DateTime<Utc>,
) -> Result<(), Fault> {
    let Some(identity) = identity(ledger, player, from)? else { return Ok(()) };
    ledger.tell_at_later(player, (Channel::Email, identity.address), happened, at)
}

/// The identity with that address, if it is the player's.
pub fn identity(
    ledger: &Ledger<'_>,
    player: PlayerId,
    address: &str,
) -> Result<Option<IdentityRow>, Fault> {
    let found = ledger.view().identity(Channel::Email, &folded_address(address))?;
    Ok(found.filter(|identity| identity.player == player))
}

pub(crate) fn needs_consent(said: &MailLine) -> bool {
    matches!(said, MailLine::Order(line) if line.order.row().from == OrderFrom::Confirmed)
}

/// How long the club waits for a "yes".
pub const PATIENCE: TimeDelta = TimeDelta::days(2);
