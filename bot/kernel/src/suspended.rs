//! Who is suspended, and what they can't do as long as they are.

use storage::{Fault, HostLogRow, PlayerId};
use templates::accounts::AccountRefused;
use templates::organising::HostRefused;

use crate::ledger::Ledger;
use crate::lookup::Lookup;
use crate::refused::Stop;

pub const SUSPENDED: &str = "suspended";

pub const LIFTED: &str = "lifted";

/// The act by which a player is suspended now, if any.
pub fn suspension(lookup: Lookup<'_>, player: PlayerId) -> Result<Option<HostLogRow>, Fault> {
    let mut acts = lookup.view.host_acts_about(player)?;
    acts.retain(|act| act.what == SUSPENDED || act.what == LIFTED);
    Ok(acts
        .pop()
        .filter(|act| act.what == SUSPENDED && act.until.is_none_or(|until| until > lookup.now)))
}

pub fn is_suspended(lookup: Lookup<'_>, player: PlayerId) -> Result<bool, Fault> {
    Ok(suspension(lookup, player)?.is_some())
}

/// Refuses whatever a suspended player can't do.
pub fn may_act(lookup: Lookup<'_>, player: PlayerId) -> Result<(), Stop> {
    match suspension(lookup, player)? {
        Some(act) => Err(HostRefused::Suspended { act: act.id }.into()),
        None => Ok(()),
    }
}

/// Refuses to invite a suspended player; the reason is nobody else's concern.
pub fn takes_invitations(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Stop> {
    match suspension(ledger.lookup(), player)? {
        Some(_) => Err(AccountRefused::TakesNone(player.0.into()).into()),
        None => Ok(()),
    }
}
