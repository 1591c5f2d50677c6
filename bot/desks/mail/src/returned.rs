//! What comes back: reports that an email did not arrive, complaints, and readers who want no more
//! email.

use chrono::{DateTime, TimeDelta, Utc};
use kernel::desk::Service;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::{folded_address, whole_seconds};
use kernel::{contacts, named, receipts};
use storage::{Channel, Fault, MailId, MailRow};
use templates::accounts::AccountNews;

use crate::contact;

/// After this many bounced emails in this time, nothing more is sent to an address, even if each
/// might have worked later.
pub const SOFT: (u32, TimeDelta) = (3, TimeDelta::days(14));

/// Why an email came back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Return {
    /// Nothing will ever arrive there.
    Hard,
    /// A later one may arrive: a full mailbox, a server that was down for long.
    Soft,
    /// Its reader calls it spam.
    Complaint,
    /// Its reader wants no more.
    Stop,
}

/// Notes how far a watched mailbox was read: UIDVALIDITY and UID.
pub fn set_mailbox(service: &mut Service, name: &str, place: (u32, u32)) -> Result<(), Fault> {
    let change = service.file.change()?;
    change.set_mailbox(name, place)?;
    change.forget_emails_numbered_otherwise(place.0)?;
    change.commit()
}

/// An email came back, or its reader wants no more. `trouble` says why, for the host.
pub fn mail_returned(
    service: &mut Service,
    now: DateTime<Utc>,
    mail: MailId,
    why: Return,
    trouble: &str,
) -> Result<(), Fault> {
    let mut ledger = service.ledger(whole_seconds(now))?;
    let Some(row) = ledger.view().mail(mail)? else { return Ok(()) };
    match (row.contact, why) {
        // A bounce is not a refusal.
        (Some(contact), Return::Soft | Return::Hard) => {
            ledger.change.delay_contact(contact, trouble, None)?;
        }
        (Some(contact), Return::Complaint | Return::Stop) => {
            if let Some(contact) = ledger.view().contact(contact)? {
                contact::refuse(&ledger, &contact)?;
            }
        }
        (None, Return::Soft) => soft(&mut ledger, &row, trouble)?,
        (None, Return::Hard) => lost(&ledger, &row, trouble)?,
        (None, Return::Complaint) => stop(&ledger, &row, "its reader marked an email as spam")?,
        (None, Return::Stop) => stop(&ledger, &row, contacts::STOPPED)?,
    }
    ledger.change.commit()
}

fn lost(ledger: &Ledger<'_>, mail: &MailRow, trouble: &str) -> Result<(), Fault> {
    for notice in ledger.view().mail_notices(mail.id)? {
        receipts::lost(ledger, notice, &mail.address, trouble)?;
    }
    Ok(())
}

/// Notes that an email bounced or was not accepted, though others may be; returns whether that
/// happened so often that we give up on the address.
pub(crate) fn counts_as_lost(ledger: &Ledger<'_>, mail: MailId) -> Result<bool, Fault> {
    ledger.change.mail_returned(mail, ledger.now)?;
    let Some(row) = ledger.view().mail(mail)? else { return Ok(false) };
    let Some(player) = row.player else { return Ok(false) };
    let (most, span) = SOFT;
    Ok(ledger.view().mails_returned(player, &row.address, ledger.now - span)? >= most)
}

fn soft(ledger: &mut Ledger<'_>, mail: &MailRow, trouble: &str) -> Result<(), Fault> {
    if counts_as_lost(ledger, mail.id)? {
        return lost(ledger, mail, trouble);
    }
    for notice in ledger.view().mail_notices(mail.id)? {
        receipts::came_back(ledger, notice, &mail.address, trouble)?;
    }
    Ok(())
}

/// Stops email to an address; opponents learn that it does not reach the player, and waiting
/// notices go another way if there is one.
fn stop(ledger: &Ledger<'_>, mail: &MailRow, because: &str) -> Result<(), Fault> {
    let Some(player) = mail.player else { return Ok(()) };
    let folded = folded_address(&mail.address);
    let identity = ledger.view().identity(Channel::Email, &folded)?;
    let Some(identity) = identity.filter(|identity| identity.player == player) else {
        // Somebody asked for a code to be sent there: no more are sent.
        return contacts::refuse_address(ledger, &mail.address);
    };
    // The player's own wish takes precedence, whatever else happens.
    if identity
        .suspended
        .as_ref()
        .is_some_and(|(_, why)| why == because || why == contacts::STOPPED)
    {
        return Ok(());
    }
    contacts::stop_addresses(ledger, player, std::slice::from_ref(&identity), because)?;
    let way = named::way_at(Channel::Email, &identity.address);
    if ledger.way(player)?.is_some() {
        ledger.tell(player, &Happened::Account(AccountNews::Stopped(way)))?;
    }
    ledger.reroute(player)
}
