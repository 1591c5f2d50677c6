//! Keeping other players at a distance: no messages in a game, nothing from a player, a report to
//! the organisers. The other player is never told.

use storage::{InvitationState, PlayerId};
use templates::told::{AccountNews, AccountRefused};

use super::addressed;
use super::caused;
use super::happened::Happened;
use super::invite;
use super::ledger::Ledger;
use super::names;
use super::refused::Stop;
use super::reports;
use super::seat::SeatAtGame;

/// No messages from the opponent in this game.
pub(super) fn mute(ledger: &Ledger<'_>, seat: &SeatAtGame) -> Result<Happened, Stop> {
    let game = seat.open.row.id;
    ledger.change.insert_mute(seat.player, game)?;
    Ok(Happened::Account(AccountNews::Muted { game: game.0 }))
}

pub(super) fn unmute(ledger: &Ledger<'_>, seat: &SeatAtGame) -> Result<Happened, Stop> {
    let game = seat.open.row.id;
    ledger.change.delete_mute(seat.player, game)?;
    Ok(Happened::Account(AccountNews::Unmuted { game: game.0 }))
}

/// Refuses if one of the two has blocked the other. A blocked player gets the same answer as if
/// nobody could invite that player.
pub(super) fn not_blocked(
    ledger: &Ledger<'_>,
    asker: PlayerId,
    other: PlayerId,
) -> Result<(), Stop> {
    if ledger.view().has_blocked(asker, other)? {
        return Err(AccountRefused::YouBlock(other.0.into()).into());
    }
    if ledger.view().has_blocked(other, asker)? {
        return Err(AccountRefused::TakesNone(other.0.into()).into());
    }
    Ok(())
}

/// Blocks another player: nothing from them any more except what their games need. Invitations
/// between the two end as if they had been declined or withdrawn, and waiting notices are dropped.
pub(super) fn block(ledger: &Ledger<'_>, player: PlayerId, typed: &str) -> Result<Happened, Stop> {
    let other = another(ledger, player, typed)?;
    ledger.change.insert_block(player, other)?;
    caused::silence(ledger, player, other)?;
    for invitation in ledger.view().open_invitations(player)? {
        if invitation.address.is_some() {
            // Nothing here must reveal who owns the address.
            if invitation.sender == other {
                addressed::leave_unanswered(ledger, &invitation)?;
            }
        } else if invitation.sender == other {
            ledger.change.set_invitation(invitation.id, InvitationState::Declined, None)?;
            let invitation = invitation.id.0;
            ledger.tell(other, &Happened::InvitationDeclined { invitation, reason: None })?;
        } else if invitation.recipient == Some(other) {
            ledger.change.set_invitation(invitation.id, InvitationState::Cancelled, None)?;
            ledger.tell(other, &Happened::InvitationCancelled(invitation.id.0.into()))?;
        }
    }
    Ok(Happened::Account(AccountNews::Blocked(other.0.into())))
}

pub(super) fn unblock(
    ledger: &Ledger<'_>,
    player: PlayerId,
    typed: &str,
) -> Result<Happened, Stop> {
    let other = another(ledger, player, typed)?;
    if !ledger.view().has_blocked(player, other)? {
        return Err(AccountRefused::NotBlocked(other.0.into()).into());
    }
    ledger.change.delete_block(player, other)?;
    Ok(Happened::Account(AccountNews::Unblocked(other.0.into())))
}

pub(super) fn report(
    ledger: &Ledger<'_>,
    player: PlayerId,
    typed: &str,
    text: &str,
) -> Result<Happened, Stop> {
    let (name, text) = whole_name(ledger, typed, text)?;
    let other = another(ledger, player, &name)?;
    reports::make(ledger, player, Some(other), text)?;
    Ok(Happened::Account(AccountNews::Reported(other.0.into())))
}

/// Somebody's name with the words at the front of a text that belong to it, and the rest of the text:
/// `report Anna Berg insults me` isn't about another Anna.
fn whole_name<'a>(
    ledger: &Ledger<'_>,
    typed: &str,
    text: &'a str,
) -> Result<(String, &'a str), Stop> {
    for (front, rest) in names::fronts(text, names::MOST_WORDS - 1) {
        let name = format!("{typed} {}", front.trim_end_matches([':', ',', '.']));
        if !rest.is_empty() && ledger.view().player_called(&names::folded(&name))?.is_some() {
            return Ok((name, rest));
        }
    }
    Ok((typed.to_owned(), text))
}

fn another(ledger: &Ledger<'_>, player: PlayerId, typed: &str) -> Result<PlayerId, Stop> {
    match invite::named(ledger.lookup(), typed)? {
        other if other == player => Err(AccountRefused::OnlyOthers.into()),
        other => Ok(other),
    }
}
