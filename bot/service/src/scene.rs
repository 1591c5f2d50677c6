//! Where something was asked for, and what that shows about a server and its members.

use std::collections::BTreeMap;

use engine::ruleset::Language;
use storage::{Channel, DirectRow, Fault, ServerRow};

use super::ledger::Ledger;
use super::lookup::folded_address;
use super::request::Actor;

/// Where something was asked for, on a channel whose people meet in servers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Scene {
    /// In the direct messages with the club.
    Direct,
    /// In a server where the club can post.
    Server(ServerChannel),
    /// Where the club cannot post.
    #[default]
    Elsewhere,
    /// On the club's pages, where the reader is a visitor unless their device is known.
    Pages,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerChannel {
    pub server: String,
    pub channel: String,
    /// The server's language, if the club speaks it.
    pub language: Option<Language>,
    /// Accounts that the request shows to be members there.
    pub members: Vec<String>,
    /// What those of them who are people are called in Discord.
    pub names: BTreeMap<String, String>,
}

/// The server of a place as stored, or as it is now.
pub(super) fn server_of(ledger: &Ledger<'_>, place: &ServerChannel) -> Result<ServerRow, Fault> {
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
pub(super) fn note_scene(ledger: &Ledger<'_>, actor: &Actor, scene: &Scene) -> Result<(), Fault> {
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
