//! Where games are shown publicly: in the channel of the server in which they were arranged, or in
//! the channel that the server has set. Only public games are, and only members of the server are
//! told there about their games.

use storage::{Channel, Fault, GameId, IdentityRow, InvitationId, PlayerRow, Venue};

use super::{Place, Scene};
use crate::orders::Visibility;
use crate::service::happened::Happened;
use crate::service::ledger::Ledger;
use crate::service::lookup::Lookup;
use crate::service::terms::Terms;

/// The address of a notice that is for everybody there and not for one player.
pub(in crate::service) fn address(venue: &Venue) -> String {
    format!("#{}", venue.channel)
}

/// Whether an address is one of these: accounts are numbers.
pub(in crate::service) fn is_address(address: &str) -> bool {
    address.starts_with('#')
}

/// Stores where an invitation to a public game was made.
pub(in crate::service) fn keep_invitation(
    ledger: &Ledger<'_>,
    invitation: InvitationId,
    terms: &Terms,
) -> Result<(), Fault> {
    match here(ledger).filter(|_| terms.visibility == Visibility::Public) {
        Some(venue) => ledger.change.set_invitation_venue(invitation, &venue),
        None => Ok(()),
    }
}

/// Stores where a game (and its partner) is shown that began with an invitation.
pub(in crate::service) fn keep_game(
    ledger: &Ledger<'_>,
    invitation: InvitationId,
    game: GameId,
) -> Result<(), Fault> {
    let venue = match ledger.view().invitation_venue(invitation)? {
        Some(venue) => Some(venue),
        None => here(ledger),
    };
    keep(ledger, venue, game)
}

/// Stores where a match that was requested here is shown, given its first game.
pub(in crate::service) fn keep_match(ledger: &Ledger<'_>, game: GameId) -> Result<(), Fault> {
    keep(ledger, here(ledger), game)
}

fn keep(ledger: &Ledger<'_>, venue: Option<Venue>, game: GameId) -> Result<(), Fault> {
    let Some(venue) = venue else { return Ok(()) };
    let set = ledger.view().server(&venue.server)?.and_then(|row| row.games);
    let venue = Venue { channel: set.unwrap_or(venue.channel), ..venue };
    let partner = ledger.view().game(game)?.and_then(|row| row.partner);
    for game in [Some(game), partner].into_iter().flatten() {
        if ledger.open(game)?.is_some_and(|open| open.course.start.public) {
            ledger.change.set_game_venue(game, &venue)?;
        }
    }
    Ok(())
}

/// Where the request was made.
fn here(ledger: &Ledger<'_>) -> Option<Venue> {
    match &ledger.scene {
        Some(Scene::Server(Place { server, channel, .. })) => {
            Some(Venue { server: server.clone(), channel: channel.clone(), thread: None })
        }
        _ => None,
    }
}

/// Where a notice is posted publicly, if a player with that account is told about such things
/// there.
pub(in crate::service) fn of_notice(
    lookup: Lookup<'_>,
    account: &str,
    happened: &Happened,
) -> Result<Option<Venue>, Fault> {
    if !happened.is_public() {
        return Ok(None);
    }
    let venue = match happened {
        Happened::Invited(invitation) => {
            lookup.view.invitation_venue(InvitationId(invitation.invitation))?
        }
        _ => match happened.moment() {
            Some(moment) => lookup.view.game_venue(GameId(moment.game))?,
            None => None,
        },
    };
    match venue {
        Some(venue) if lookup.view.is_member(account, &venue.server)? => Ok(Some(venue)),
        _ => Ok(None),
    }
}

/// The way to a player for notices that go where their game is shown: it is open even if their
/// direct messages are closed.
pub(in crate::service) fn way(
    lookup: Lookup<'_>,
    player: &PlayerRow,
    happened: &Happened,
) -> Result<Option<IdentityRow>, Fault> {
    if !happened.is_public() {
        return Ok(None);
    }
    let identities = lookup.view.identities(player.id)?;
    let of_discord = |identity: &&IdentityRow| identity.channel == Channel::Discord;
    let Some(own) = identities.iter().find(of_discord) else { return Ok(None) };
    let others_reach = identities
        .iter()
        .any(|identity| identity.channel == Channel::Email && identity.suspended.is_none());
    // Players who want their notices elsewhere get them elsewhere.
    if player.channel != Channel::Discord && others_reach {
        return Ok(None);
    }
    Ok(of_notice(lookup, &own.address, happened)?.map(|_| own.clone()))
}
