//! Play over Discord, as far as decisions and stored data are concerned: where games are shown
//! publicly (`venue`), what servers set for themselves, what is posted where (`post`), what
//! happened to it (`posted`), and the messages that show a ladder (`board`). Nothing here knows
//! what Discord is or how to talk to it.

pub(super) mod board;
pub(super) mod post;
pub(super) mod posted;
pub(super) mod venue;

use chrono::{DateTime, Utc};
use engine::ruleset::Language;
use storage::{Channel, DirectRow, Fault, ServerRow};

pub use board::{BoardShown, LadderBoard};
pub use post::{NewThread, Post, Target, Tried};
pub use posted::{PostReceipt, Posted};

use super::ledger::Ledger;
use super::lookup::folded_address;
use super::{Actor, Service, whole_seconds};

/// Where in Discord something was asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Scene {
    /// In the direct messages with the club.
    Direct,
    /// In a server where the club can post.
    Server(Place),
    /// Where the club cannot post.
    #[default]
    Elsewhere,
}

/// A channel of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub server: String,
    pub channel: String,
    /// The server's language, if the club speaks it.
    pub language: Option<Language>,
    /// Accounts that the request shows to be members there.
    pub members: Vec<String>,
}

/// What the people of a server have changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerChange {
    /// The channel in which games are shown.
    pub games: Option<String>,
    /// Whether each match gets a thread.
    pub threads: Option<bool>,
    /// The language of posts.
    pub language: Option<Language>,
}

impl Service {
    /// Somebody was seen in a place: a person who sends direct messages can receive them.
    pub fn visit(&mut self, now: DateTime<Utc>, actor: &Actor, scene: &Scene) -> Result<(), Fault> {
        let ledger = self.ledger(whole_seconds(now))?;
        note(&ledger, actor, scene)?;
        ledger.change.commit()
    }

    /// Changes the settings of a server. The caller must have checked that the requester has the
    /// right to do so.
    pub fn set_server(
        &mut self,
        now: DateTime<Utc>,
        place: &Place,
        change: &ServerChange,
    ) -> Result<ServerRow, Fault> {
        let ledger = self.ledger(whole_seconds(now))?;
        let mut row = server(&ledger, place)?;
        row.games = change.games.clone().or(row.games);
        row.threads = change.threads.unwrap_or(row.threads);
        if let Some(language) = change.language {
            (row.language, row.language_is_set) = (language, true);
        }
        ledger.change.set_server(&row)?;
        ledger.change.commit()?;
        Ok(row)
    }
}

/// The server of a place as stored, or as it is now.
fn server(ledger: &Ledger<'_>, place: &Place) -> Result<ServerRow, Fault> {
    Ok(ledger.view().server(&place.server)?.unwrap_or_else(|| ServerRow {
        id: place.server.clone(),
        language: place.language.unwrap_or(ledger.language),
        language_is_set: false,
        games: None,
        threads: false,
    }))
}

/// Notes what a request reveals about a server and its members. A person who sends direct messages
/// can receive them.
pub(super) fn note(ledger: &Ledger<'_>, actor: &Actor, scene: &Scene) -> Result<(), Fault> {
    let own = ledger.view().identity(Channel::Discord, &folded_address(&actor.address))?;
    match scene {
        Scene::Elsewhere => {}
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
            let mut row = server(ledger, place)?;
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
