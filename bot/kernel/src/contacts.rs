//! Addresses of people who aren't players: whether they can be written to, and which want nothing.

use chrono::TimeDelta;
use sha2::{Digest as _, Sha256};
use storage::{AskedBy, Channel, ContactRow, Fault, IdentityRow, PlayerId, StrangerMessage};
use templates::accounts::{AccountNews, AccountRefused};

use crate::happened::Happened;
use crate::ledger::Ledger;
use crate::lookup::{folded_address, mailbox};
use crate::refused::Stop;

/// How long somebody must have been a player before they can have an address written to: accounts
/// cost nothing, and their name is shown there.
pub const NEWCOMER: TimeDelta = TimeDelta::days(1);

pub fn hash(address: &str) -> [u8; 32] {
    Sha256::digest(mailbox(address)).into()
}

/// The contact with an address.
pub fn known(ledger: &Ledger<'_>, address: &str) -> Result<Option<ContactRow>, Fault> {
    match ledger.view().contact_at(hash(address))? {
        Some(row) => Ok(Some(row)),
        // Before version 16 of the file the address itself was hashed.
        None => ledger.view().contact_at(Sha256::digest(folded_address(address)).into()),
    }
}

/// Notes that nothing should be sent to an address, no matter who requests it.
pub fn refuse_address(ledger: &Ledger<'_>, address: &str) -> Result<(), Fault> {
    ledger.change.refuse_address(hash(address), ledger.now)
}

/// Whether the reader of an address wants nothing from the club.
pub fn wants_nothing(ledger: &Ledger<'_>, address: &str) -> Result<bool, Fault> {
    let known = known(ledger, address)?;
    Ok(known.is_some_and(|row| row.refused_at.is_some()))
}

/// Refuses a player who has not been one for long enough to have any address written to.
pub fn may_write_to_addresses(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Stop> {
    let from = ledger.player(player)?.joined_at + NEWCOMER;
    // Without email nothing is sent there anyway.
    match from <= ledger.now || !ledger.channels.contains(&Channel::Email) {
        true => Ok(()),
        false => Err(AccountRefused::TooNew { from: from.timestamp() }.into()),
    }
}

/// Refuses an invalid address, or any address if the club has no email.
pub fn can_be_invited(ledger: &Ledger<'_>, address: &str) -> Result<(), AccountRefused> {
    if !ledger.channels.contains(&Channel::Email) {
        return Err(AccountRefused::NobodyAt { typed: address.to_owned() });
    }
    if !is_mail_address(address) {
        return Err(AccountRefused::BadAddress { typed: address.to_owned() });
    }
    Ok(())
}

/// How often the club writes to the mailbox of somebody who isn't a player, at the request of
/// others.
pub const TO_STRANGER: (TimeDelta, u32) = (TimeDelta::days(1), 3);

/// How many strangers it writes to because an unproven email claims to come from their address: in
/// one domain, so that a forged one leaves room for others, and in total.
pub const UNPROVEN: (TimeDelta, u32, u32) = (TimeDelta::hours(1), 10, 60);

/// Whether the mailbox of somebody who isn't a player can be written to though its reader hasn't
/// proved to have asked for it; if so, it is noted.
pub fn may_write_to_stranger(
    ledger: &Ledger<'_>,
    address: &str,
    asked_by: AskedBy,
) -> Result<bool, Fault> {
    let (day, most) = TO_STRANGER;
    let to = of_stranger(address, asked_by);
    let view = ledger.view();
    if view.messages_to_mailbox(to.mailbox, ledger.now - day, ledger.now)? >= most {
        return Ok(false);
    }
    if asked_by == AskedBy::Anyone {
        let (hour, in_domain, in_all) = UNPROVEN;
        let (there, all) = view.messages_to_anyone(to.domain, ledger.now - hour, ledger.now)?;
        if there >= in_domain || all >= in_all {
            return Ok(false);
        }
    }
    ledger.change.note_stranger_message(&to, ledger.now, ledger.now - day)?;
    Ok(true)
}

pub fn hashed_mailbox(address: &str) -> [u8; 32] {
    Sha256::digest(mailbox(address)).into()
}

fn of_stranger(address: &str, asked_by: AskedBy) -> StrangerMessage {
    let mailbox = mailbox(address);
    let domain = mailbox.rsplit_once('@').map_or("", |(_, domain)| domain);
    StrangerMessage {
        mailbox: Sha256::digest(&mailbox).into(),
        domain: Sha256::digest(domain).into(),
        asked_by,
    }
}

/// Why an address is suspended whose reader wants no more email: only they can end that.
pub const STOPPED: &str = "no more mail, at its reader's wish";

/// Stops email to addresses of a player, and tells their opponents. The player's waiting notices
/// have to be sent another way.
pub fn stop_addresses(
    ledger: &Ledger<'_>,
    player: PlayerId,
    identities: &[IdentityRow],
    because: &str,
) -> Result<(), Fault> {
    for identity in identities {
        ledger.change.suspend_identity(identity.id, ledger.now, because)?;
    }
    tell_opponents(ledger, player, Channel::Email)
}

/// All opponents of this player are told once that a channel does not reach the player.
pub fn tell_opponents(
    ledger: &Ledger<'_>,
    player: PlayerId,
    channel: Channel,
) -> Result<(), Fault> {
    let channel = channel.name().to_owned();
    let happened = Happened::Account(AccountNews::Unreachable { player: player.0, channel });
    let mut opponents = ledger.opponents(player)?.into_iter();
    opponents.try_for_each(|opponent| ledger.tell_because(Some(player), opponent, &happened))
}

/// Whether email could be sent there: a name, one `@`, a domain with a dot, and nothing that could
/// end a header.
pub fn is_mail_address(address: &str) -> bool {
    let plain = |c: char| !c.is_control() && !c.is_whitespace() && !"<>()[],;:\\\"".contains(c);
    match address.split_once('@') {
        Some((local, domain)) => {
            (1..=64).contains(&local.len())
                && (3..=190).contains(&domain.len())
                && !domain.contains('@')
                && !domain.contains("..")
                && domain.contains('.')
                && !domain.starts_with(['.', '-'])
                && !domain.ends_with(['.', '-'])
                && address.chars().all(plain)
        }
        None => false,
    }
}
