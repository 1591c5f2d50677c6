//! Challenges in Discord to members of a server who aren't players yet: each is posted where it was
//! made and mentions them, so there are few, and none after a no. Accounts are public there, so the
//! sender may know who it is.

use chrono::TimeDelta;
use commands::Visibility;
use kernel::channels::SHOWS_GAMES;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::refused::{Refused, Stop};
use kernel::request::Actor;
use kernel::scene::Scene;
use kernel::terms::GameTerms;
use kernel::{contacts, venue};
use storage::{Fault, InvitationId, InvitationRow, InvitationState, NewInvitation, PlayerId};
use templates::accounts::{AccountNews, AccountRefused};

use crate::invite;

/// How many challenges to people who aren't players somebody can make in a day.
pub const MOST_A_DAY: usize = 3;

/// Challenges the person with that account, in public.
pub fn invite(
    ledger: &Ledger<'_>,
    sender: PlayerId,
    account: &str,
    terms: &GameTerms,
) -> Result<Happened, Stop> {
    let name = match &ledger.scene {
        Some(Scene::Server(place)) => place.names.get(account),
        _ => None,
    };
    let name = name.filter(|_| terms.visibility == Visibility::Public);
    let name = name.ok_or(AccountRefused::NotYetAPlayer)?;
    if wants_nothing(ledger, account)? {
        return Err(AccountRefused::LeftAlone { name: name.clone() }.into());
    }
    invite::may_send(ledger, sender)?;
    let mut sent =
        ledger.view().invitations_to_accounts(sender, ledger.now - TimeDelta::days(1))?;
    let written = terms.write()?;
    let is_same = |row: &InvitationRow| {
        let is_open = row.state == InvitationState::Open && row.expires_at > ledger.now;
        is_open && row.account.as_deref() == Some(account) && row.terms == written
    };
    if let Some(same) = sent.iter().find(|row| is_same(row)) {
        return Err(Refused::InvitedAlready(same.id.0.into()).into());
    }
    sent.truncate(MOST_A_DAY);
    // Nor is anybody mentioned more often because several players do it, or one who joined again.
    let mut received = ledger.view().invitations_for_account(account)?;
    received.reverse();
    received.retain(|row| row.sent_at > ledger.now - TimeDelta::days(1));
    for rows in [&sent, &received] {
        if let Some(last) = rows.get(MOST_A_DAY - 1) {
            let again_at = (last.sent_at + TimeDelta::days(1)).timestamp();
            return Err(Refused::TooManyToday { again_at, most: MOST_A_DAY as u32 }.into());
        }
    }
    let id = ledger.change.insert_invitation(NewInvitation {
        sender,
        recipient: None,
        address: Some(name),
        account: Some(account),
        games: 1,
        terms: &written,
        sent_at: ledger.now,
        expires_at: ledger.now + invite::PATIENCE,
    })?;
    venue::keep_invitation(ledger, id, terms)?;
    let happened = Happened::Invited(id.0.into());
    ledger.show_invitation(sender, id, &happened)?;
    Ok(happened)
}

/// The account now belongs to a player, who can answer what was waiting for it.
pub fn joined(ledger: &Ledger<'_>, account: &str, player: PlayerId) -> Result<(), Fault> {
    for row in waiting_for(ledger, account)? {
        ledger.change.set_invited(row.id, Some(player), None)?;
        ledger.change.forget_account_of(row.id)?;
    }
    Ok(())
}

/// Declines a challenge to the asker, who isn't a player: it may be over by now, but the club never
/// mentions them again.
pub fn decline(
    ledger: &Ledger<'_>,
    from: &Actor,
    number: InvitationId,
) -> Result<Option<Happened>, Fault> {
    let all = ledger.view().invitations_for_account(&from.address)?;
    match all.iter().any(|row| row.id == number) {
        true => leave_alone(ledger, from).map(Some),
        false => Ok(None),
    }
}

/// Somebody who isn't a player wants to hear nothing: all that waits for them is declined, and the
/// club never mentions them again.
pub fn leave_alone(ledger: &Ledger<'_>, from: &Actor) -> Result<Happened, Fault> {
    waiting_for(ledger, &from.address)?.iter().try_for_each(|row| close(ledger, row))?;
    contacts::refuse_address(ledger, &contact(&from.address))?;
    Ok(Happened::Account(AccountNews::LeftAlone))
}

fn close(ledger: &Ledger<'_>, row: &InvitationRow) -> Result<(), Fault> {
    ledger.change.set_invitation(row.id, InvitationState::Declined, None)?;
    ledger.change.forget_account_of(row.id)?;
    let declined = Happened::InvitationDeclined { invitation: row.id.0, reason: None };
    ledger.tell(row.sender, &declined)
}

fn waiting_for(ledger: &Ledger<'_>, account: &str) -> Result<Vec<InvitationRow>, Fault> {
    let mut rows = ledger.view().invitations_for_account(account)?;
    rows.retain(|row| row.state == InvitationState::Open && row.expires_at > ledger.now);
    Ok(rows)
}

/// Whether the person with that account wants no mention.
pub fn wants_nothing(ledger: &Ledger<'_>, account: &str) -> Result<bool, Fault> {
    contacts::wants_nothing(ledger, &contact(account))
}

/// The person with that account isn't a player any more. A player who has blocked somebody here
/// doesn't want to be mentioned because of them either.
pub fn left(ledger: &Ledger<'_>, player: PlayerId, account: &str) -> Result<(), Fault> {
    match ledger.view().blocked_by(player)?.is_empty() {
        true => Ok(()),
        false => contacts::refuse_address(ledger, &contact(account)),
    }
}

/// What stands for an account among people who aren't players; no email address reads like it.
fn contact(account: &str) -> String {
    format!("{} {account}", SHOWS_GAMES.name())
}
