//! The way to a player for a notice: to where its game is shown publicly, or to the player alone.

use std::collections::BTreeSet;

use storage::{Channel, Fault, GameId, IdentityRow, InvitationId, PlayerRow, Venue};

use crate::channels::{SHOWS_GAMES, is_sent_to};
use crate::happened::Happened;
use crate::lookup::Lookup;

/// The way that a notice takes: to where its game is shown publicly, otherwise to its player alone.
pub(crate) fn way_of_notice(
    lookup: Lookup<'_>,
    channels: &BTreeSet<Channel>,
    player: &PlayerRow,
    happened: &Happened,
) -> Result<Option<IdentityRow>, Fault> {
    let shown = match channels.contains(&SHOWS_GAMES) {
        true => public_way(lookup, player, happened)?,
        false => None,
    };
    shown.map_or_else(|| lookup.way(player), |way| Ok(Some(way)))
}

/// Where everybody can read about what happened, if anywhere.
pub fn venue_for_all(lookup: Lookup<'_>, happened: &Happened) -> Result<Option<Venue>, Fault> {
    if !happened.is_public() {
        return Ok(None);
    }
    match happened {
        Happened::Invited(invitation) | Happened::Sought(invitation) => {
            lookup.view.invitation_venue(InvitationId(invitation.invitation))
        }
        _ => match happened.moment() {
            Some(moment) => lookup.view.game_venue(GameId(moment.game)),
            None => Ok(None),
        },
    }
}

/// Where a notice is posted publicly, if a player with that account is told about such things
/// there.
pub fn venue_of_notice(
    lookup: Lookup<'_>,
    account: &str,
    happened: &Happened,
) -> Result<Option<Venue>, Fault> {
    match venue_for_all(lookup, happened)? {
        Some(venue) if lookup.view.is_member(account, &venue.server)? => Ok(Some(venue)),
        _ => Ok(None),
    }
}

/// The way to a player for notices that go where their game is shown: it is open even if their
/// direct messages are closed.
pub fn public_way(
    lookup: Lookup<'_>,
    player: &PlayerRow,
    happened: &Happened,
) -> Result<Option<IdentityRow>, Fault> {
    if !happened.is_public() {
        return Ok(None);
    }
    let identities = lookup.view.identities(player.id)?;
    let is_there = |identity: &&IdentityRow| identity.channel == SHOWS_GAMES;
    let Some(own) = identities.iter().find(is_there) else { return Ok(None) };
    let others_reach = identities.iter().any(|identity| {
        is_sent_to(identity.channel) && !is_there(&identity) && identity.suspended.is_none()
    });
    // Players who want their notices elsewhere get them elsewhere.
    if player.channel != SHOWS_GAMES && others_reach {
        return Ok(None);
    }
    Ok(venue_of_notice(lookup, &own.address, happened)?.map(|_| own.clone()))
}
