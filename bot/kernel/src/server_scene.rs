//! What a request shows about a server and its members.

use storage::{Channel, DirectRow, Fault, PlayerId, ServerRow};

use crate::channels::SHOWS_GAMES;
use crate::ledger::Ledger;
use crate::lookup::{Lookup, folded_address};
use crate::request::Actor;
use crate::scene::{Scene, ServerChannel};

/// The server of a place as stored, or as it is now.
pub fn server_of(ledger: &Ledger<'_>, place: &ServerChannel) -> Result<ServerRow, Fault> {
    Ok(ledger.view().server(&place.server)?.unwrap_or_else(|| ServerRow {
        id: place.server.clone(),
        language: place.language.unwrap_or(ledger.language),
        language_is_set: false,
        games: None,
        // Three games in one channel would be hard to follow.
        threads: true,
        one_board: false,
        news: false,
        evening: false,
    }))
}

/// Notes what a request reveals about a server and its members. A person who sends direct messages
/// can receive them.
pub fn note_scene(ledger: &Ledger<'_>, actor: &Actor, scene: &Scene) -> Result<(), Fault> {
    let own = ledger.view().identity(Channel::Discord, &folded_address(&actor.address))?;
    match scene {
        Scene::Pages | Scene::Elsewhere => {}
        Scene::Direct => {
            let Some(own) = own.filter(|own| own.suspended.is_some()) else { return Ok(()) };
            let known = ledger.view().direct_messages(&actor.address)?;
            let channel = known.and_then(|known| known.channel);
            let open = DirectRow { channel, closed_at: None };
            ledger.change.set_direct_messages(&actor.address, &open)?;
            ledger.change.resume_identity(own.id)?;
            ledger.reroute(own.player)?;
        }
        Scene::Server(place) => {
            let mut row = server_of(ledger, place)?;
            let spoken = place.language.filter(|_| !row.language_is_set);
            row.language = spoken.unwrap_or(row.language);
            if ledger.view().server(&place.server)?.as_ref() != Some(&row) {
                ledger.change.set_server(&row)?;
            }
            for account in place.members.iter().chain([&actor.address]) {
                // Nothing is stored about people who are not players.
                let folded = folded_address(account);
                let is_player = ledger.view().identity(Channel::Discord, &folded)?.is_some();
                if is_player && !ledger.view().is_member(account, &place.server)? {
                    ledger.change.insert_member(account, &place.server)?;
                }
            }
        }
    }
    Ok(())
}

/// Whether a player is known as a member of a server.
pub fn knows(lookup: Lookup<'_>, server: &str, player: PlayerId) -> Result<bool, Fault> {
    for way in lookup.view.identities(player)? {
        if way.channel == SHOWS_GAMES && lookup.view.is_member(&way.address, server)? {
            return Ok(true);
        }
    }
    Ok(false)
}
