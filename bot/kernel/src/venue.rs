//! Where games are shown publicly: in the channel of the server in which they were arranged, or in
//! the channel that the server has set. Only public games are, and only members of the server are
//! told there about their games.

use commands::Visibility;
use storage::{Fault, GameId, GameRow, InvitationId, PlayerId, ServerRow, Venue};

use crate::channels::SHOWS_GAMES;
use crate::ledger::Ledger;
use crate::lookup::Lookup;
use crate::scene::{Scene, ServerChannel};
use crate::server_scene;
use crate::terms::GameTerms;

/// The address of a notice that is for everybody there and not for one player.
pub fn address(venue: &Venue) -> String {
    format!("#{}", venue.channel)
}

/// Where people find its channel.
pub fn link(venue: &Venue) -> String {
    format!("https://discord.com/channels/{}/{}", venue.server, venue.channel)
}

/// Whether an address is one of these: accounts are numbers.
pub fn is_address(address: &str) -> bool {
    address.starts_with('#')
}

/// Stores where an invitation to a public game was made.
pub fn keep_invitation(
    ledger: &Ledger<'_>,
    invitation: InvitationId,
    terms: &GameTerms,
) -> Result<(), Fault> {
    match here(ledger)?.filter(|_| terms.visibility == Visibility::Public) {
        Some(venue) => ledger.change.set_invitation_venue(invitation, &venue),
        None => Ok(()),
    }
}

/// Stores where a game (and its partner) is shown that began with an invitation.
pub fn keep_game(ledger: &Ledger<'_>, invitation: InvitationId, game: GameId) -> Result<(), Fault> {
    let venue = match ledger.view().invitation_venue(invitation)? {
        Some(venue) => Some(venue),
        None => here(ledger)?,
    };
    keep(ledger, venue, game)
}

/// Stores where a match is shown, given its first game: where it was requested, or else in a server
/// that wants news and knows both players.
pub fn keep_match(ledger: &Ledger<'_>, game: GameId, players: [PlayerId; 2]) -> Result<(), Fault> {
    let venue = match here(ledger)? {
        Some(venue) => Some(venue),
        None => server_of_both(ledger, players)?,
    };
    keep(ledger, venue, game)
}

/// The same for a match that nobody requested.
pub fn keep_drawn_match(
    ledger: &Ledger<'_>,
    game: GameId,
    players: [PlayerId; 2],
) -> Result<(), Fault> {
    keep(ledger, server_of_both(ledger, players)?, game)
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

/// The games among those that are shown in the place where something is asked for: in its thread,
/// or in the channel itself.
pub fn shown_here(lookup: Lookup<'_>, games: &[GameRow]) -> Result<Vec<GameId>, Fault> {
    let mut shown = Vec::new();
    for game in games {
        if is_shown_here(lookup, game.id)? {
            shown.push(game.id);
        }
    }
    Ok(shown)
}

/// Whether everybody who reads along where something is asked for sees that game there.
pub fn is_shown_here(lookup: Lookup<'_>, game: GameId) -> Result<bool, Fault> {
    let Some(Scene::Server(place)) = lookup.scene else { return Ok(false) };
    let venue = lookup.view.game_venue(game)?;
    let at = venue.map(|venue| venue.thread.unwrap_or(venue.channel));
    Ok(at.as_deref() == Some(&place.channel))
}

/// The game in whose thread something is asked for; `None` elsewhere, and in the thread of a match of
/// two games.
pub fn of_thread(lookup: Lookup<'_>) -> Result<Option<GameId>, Fault> {
    let Some(Scene::Server(place)) = lookup.scene else { return Ok(None) };
    let games = lookup.view.games_in_thread(&place.channel)?;
    Ok(games.first().copied().filter(|_| games.len() == 1))
}

/// The channel in which something is asked for; in the thread of a game, that of the thread.
fn here(ledger: &Ledger<'_>) -> Result<Option<Venue>, Fault> {
    let Some(Scene::Server(ServerChannel { server, channel, .. })) = &ledger.scene else {
        return Ok(None);
    };
    let parent = ledger.view().channel_of_thread(channel)?;
    let channel = parent.unwrap_or_else(|| channel.clone());
    Ok(Some(Venue { server: server.clone(), channel, thread: None }))
}

/// Where news is posted.
pub fn venues(ledger: &Ledger<'_>) -> Result<Vec<Venue>, Fault> {
    if !ledger.channels.contains(&SHOWS_GAMES) {
        return Ok(Vec::new());
    }
    Ok(ledger.view().servers_with_news()?.iter().filter_map(games_channel).collect())
}

/// The channel in which a server shows its games.
pub fn games_channel(row: &ServerRow) -> Option<Venue> {
    let channel = row.games.clone()?;
    Some(Venue { server: row.id.clone(), channel, thread: None })
}

/// The server where a match is shown that was arranged nowhere: the oldest of those that want news
/// and know both players.
fn server_of_both(ledger: &Ledger<'_>, players: [PlayerId; 2]) -> Result<Option<Venue>, Fault> {
    for venue in venues(ledger)? {
        let [one, other] =
            players.map(|player| server_scene::knows(ledger.lookup(), &venue.server, player));
        if one? && other? {
            return Ok(Some(venue));
        }
    }
    Ok(None)
}
