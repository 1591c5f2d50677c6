//! Invitations to an email address. The sender isn't told whether it belongs to a player, or to
//! which one, before that player accepts or makes another offer: all replies, and everything
//! written for the sender, are the same either way.

use chrono::{DateTime, TimeDelta};
use kernel::channels::{REACHES_STRANGERS, is_sent_to};
use kernel::feature::Occasion;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::folded_address;
use kernel::refused::{Refused, Stop, or_refused};
use kernel::terms::GameTerms;
use kernel::{contacts, named, suspended};
use play::distance;
use storage::{Fault, InvitationRow, InvitationState, NewInvitation, PlayerId};
use templates::accounts::AccountNews;

use crate::invite;

/// How many invitations to addresses a player can send in a day. They count as invitations too.
pub const MOST_A_DAY: usize = 5;

/// Invites the reader of an address.
pub fn invite(
    ledger: &Ledger<'_>,
    sender: PlayerId,
    address: &str,
    terms: &GameTerms,
) -> Result<Happened, Stop> {
    contacts::can_be_invited(ledger, address)?;
    contacts::may_write_to_addresses(ledger, sender)?;
    let known = ledger.view().identity(REACHES_STRANGERS, &folded_address(address))?;
    let known = known.map(|identity| identity.player);
    if known == Some(sender) {
        return Err(Refused::Yourself.into());
    }
    invite::may_send(ledger, sender)?;
    may_send(ledger, sender)?;
    let recipient = match known {
        Some(player) if reaches(ledger, sender, player)? => Some(player),
        _ => None,
    };
    let id = ledger.change.insert_invitation(NewInvitation {
        sender,
        recipient,
        address: Some(address),
        account: None,
        games: 1,
        terms: &terms.write()?,
        sent_at: ledger.now,
        expires_at: ledger.now + invite::PATIENCE,
    })?;
    match (known, recipient) {
        (None, _) => {
            let occasion = Occasion::AddressInvited { by: sender, address, terms };
            ledger.follow_up_on(&occasion)?;
        }
        (Some(_), Some(recipient)) => ledger.tell(recipient, &Happened::Invited(id.0.into()))?,
        (Some(_), None) => {}
    }
    Ok(Happened::Account(AccountNews::ContactInvited(named::way_at(REACHES_STRANGERS, address))))
}

/// Refuses if the sender has written to too many addresses in a day.
fn may_send(ledger: &Ledger<'_>, sender: PlayerId) -> Result<(), Stop> {
    let mut sent = ledger.view().invitations_by_address(ledger.now - TimeDelta::days(1))?;
    sent.retain(|row| row.sender == sender);
    match sent.first().filter(|_| sent.len() >= MOST_A_DAY) {
        Some(oldest) => {
            let again_at = (oldest.sent_at + TimeDelta::days(1)).timestamp();
            Err(Refused::TooManyToday { again_at, most: MOST_A_DAY as u32 }.into())
        }
        None => Ok(()),
    }
}

/// Whether a player accepts invitations from this sender. If not, it is as if nobody answered.
fn reaches(ledger: &Ledger<'_>, sender: PlayerId, player: PlayerId) -> Result<bool, Fault> {
    let takes = || {
        distance::not_blocked(ledger, sender, player)?;
        suspended::takes_invitations(ledger, player)
    };
    Ok(or_refused(takes())?.is_ok())
}

/// The reader of an address has become a player: the invitations waiting there can be answered now.
pub fn joined(ledger: &Ledger<'_>, address: &str, player: PlayerId) -> Result<(), Fault> {
    let waiting = to(ledger, address)?.into_iter().filter(|row| {
        row.recipient.is_none() && row.state == InvitationState::Open && row.expires_at > ledger.now
    });
    for row in waiting {
        if reaches(ledger, row.sender, player)? {
            ledger.change.set_invited(row.id, Some(player), row.address.as_deref())?;
            ledger.tell(player, &Happened::Invited(row.id.0.into()))?;
        }
    }
    Ok(())
}

/// The recipient doesn't want the invitation, or can't play any more. To the sender it stays open
/// until it expires, like one to an address where nobody answers.
pub(crate) fn leave_unanswered(
    ledger: &Ledger<'_>,
    invitation: &InvitationRow,
) -> Result<(), Fault> {
    ledger.change.set_invited(invitation.id, None, invitation.address.as_deref())
}

/// Removes an address from the invitations that were sent there. Open ones end.
pub fn forget(ledger: &Ledger<'_>, address: &str) -> Result<(), Fault> {
    to(ledger, address)?.iter().try_for_each(|row| forget_one(ledger, row))
}

/// Removes the addresses to which a player has sent invitations, and those of the player.
pub(crate) fn forget_player(ledger: &Ledger<'_>, sender: PlayerId) -> Result<(), Fault> {
    let mut sent = ledger.view().invitations_by_address(DateTime::UNIX_EPOCH)?;
    sent.retain(|row| row.sender == sender);
    sent.iter().try_for_each(|row| forget_one(ledger, row))?;
    let own = ledger.view().identities(sender)?.into_iter();
    own.filter(|way| is_sent_to(way.channel)).try_for_each(|way| forget(ledger, &way.address))
}

fn to(ledger: &Ledger<'_>, address: &str) -> Result<Vec<InvitationRow>, Fault> {
    let folded = folded_address(address);
    let mut rows = ledger.view().invitations_by_address(DateTime::UNIX_EPOCH)?;
    rows.retain(|row| row.address.as_deref().is_some_and(|to| folded_address(to) == folded));
    Ok(rows)
}

fn forget_one(ledger: &Ledger<'_>, row: &InvitationRow) -> Result<(), Fault> {
    if row.state == InvitationState::Open {
        ledger.change.set_invitation(row.id, InvitationState::Declined, None)?;
    }
    ledger.change.set_invited(row.id, row.recipient, Some(""))
}
