//! Keeping other players at a distance: no messages in a game, nothing from a player, a report to
//! the organisers. The other player is never told.

use kernel::feature::Occasion;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::refused::Stop;
use kernel::{caused, named};
use storage::PlayerId;
use templates::accounts::{AccountNews, AccountRefused};

use crate::seat::SeatAtGame;

/// No messages from the opponent in this game.
pub fn mute(ledger: &Ledger<'_>, seat: &SeatAtGame) -> Result<Happened, Stop> {
    let game = seat.open.row.id;
    ledger.change.insert_mute(seat.player, game)?;
    Ok(Happened::Account(AccountNews::Muted { game: game.0 }))
}

pub fn unmute(ledger: &Ledger<'_>, seat: &SeatAtGame) -> Result<Happened, Stop> {
    let game = seat.open.row.id;
    ledger.change.delete_mute(seat.player, game)?;
    Ok(Happened::Account(AccountNews::Unmuted { game: game.0 }))
}

/// Refuses if one of the two has blocked the other. A blocked player gets the same answer as if
/// nobody could invite that player.
pub fn not_blocked(ledger: &Ledger<'_>, asker: PlayerId, other: PlayerId) -> Result<(), Stop> {
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
pub fn block(ledger: &Ledger<'_>, player: PlayerId, typed: &str) -> Result<Happened, Stop> {
    let other = named::another(ledger, player, typed)?;
    ledger.change.insert_block(player, other)?;
    caused::silence(ledger, player, other)?;
    ledger.follow_up_on(&Occasion::Blocked { by: player, other })?;
    Ok(Happened::Account(AccountNews::Blocked(other.0.into())))
}

pub fn unblock(ledger: &Ledger<'_>, player: PlayerId, typed: &str) -> Result<Happened, Stop> {
    let other = named::another(ledger, player, typed)?;
    if !ledger.view().has_blocked(player, other)? {
        return Err(AccountRefused::NotBlocked(other.0.into()).into());
    }
    ledger.change.delete_block(player, other)?;
    Ok(Happened::Account(AccountNews::Unblocked(other.0.into())))
}
