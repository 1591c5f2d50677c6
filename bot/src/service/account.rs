//! What is stored about everything that happens to a player's own account, done or refused, and how
//! it is shown to its reader.

use serde::{Deserialize, Serialize};
use storage::{BoardPreference, Channel, DigestPreference, Fault, GameId, PlayerId};
use templates::Notice;
use templates::notice::{self, Settings};
use templates::orders::{ChannelWord, ValueWord};
use templates::told::{Other, Way};

use super::lookup::Lookup;
use super::{archive, erase};

/// Something about an account, as the outbox and remembered answers store it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "of", rename_all = "kebab-case")]
pub enum Account {
    /// A code was sent to an address.
    LinkAsked(Way),
    /// The code itself, for that address; deleted as soon as it has been delivered.
    Code {
        code: Option<String>,
    },
    /// The code could not be delivered there.
    CodeLost(Way),
    /// The address now belongs to the player.
    Linked(Way),
    Unlinked(Way),
    /// What changed about the player's addresses, told at those from which nobody asked for it.
    Elsewhere {
        changed: Changed,
        about: Way,
    },
    /// The player is asked there whether an email should do what it asks for.
    ConsentAsked(Way),
    /// The settings were changed.
    Settings,
    ChannelChanged(Way),
    /// No messages in that game any more.
    Muted {
        game: i64,
    },
    Unmuted {
        game: i64,
    },
    /// Nothing from that player any more.
    Blocked(Other),
    Unblocked(Other),
    /// The hosts are told.
    Reported(Other),
    /// Nothing arrives at one of the player's addresses.
    Suspended(Way),
    /// No more email is sent to one of the player's addresses, as they asked.
    Stopped(Way),
    /// The reader of an address without a player was invited, unless they want nothing from the
    /// club.
    ContactInvited(Way),
    /// Nothing arrives at one of an opponent's addresses.
    Unreachable {
        player: i64,
        channel: String,
    },
    /// Asks whether everything stored about the player should be sent there.
    ExportAsked(Way),
    /// The archive is on its way there.
    Exporting(Way),
    /// Everything stored about the player.
    Archive,
    /// Asks whether the player should be erased.
    EraseAsked,
    /// The player has been erased.
    Erased(Other),
    /// The last message to an erased player's address, which is deleted afterwards.
    Farewell(Other),
    /// An opponent was erased.
    Left {
        player: i64,
        /// The games that ended because of this.
        games: Vec<i64>,
    },
}

/// What changed about a player's addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Changed {
    Linked,
    /// The address is no longer the player's.
    Unlinked,
    /// Messages go there from now on.
    Chosen,
}

/// An address as it is stored.
pub fn way_at(channel: Channel, address: &str) -> Way {
    Way { channel: channel.name().to_owned(), address: address.to_owned() }
}

fn shown(way: &Way) -> notice::Way {
    notice::Way { channel: word(&way.channel), address: way.address.clone() }
}

/// What a reader is told of something about an account.
pub(super) fn notice(
    lookup: Lookup<'_>,
    reader: PlayerId,
    account: &Account,
) -> Result<Notice, Fault> {
    let opponent = |game: &i64| match lookup.view.game(GameId(*game))? {
        Some(row) => {
            let players = [row.players.attackers, row.players.defenders];
            let other = players.into_iter().find(|&player| player != reader).unwrap_or(reader);
            Ok::<_, Fault>(lookup.view.player(other)?.handle)
        }
        None => Ok(String::new()),
    };
    let named = |id: i64| Ok::<_, Fault>(lookup.view.player(PlayerId(id))?.handle);
    Ok(Notice::Account(match account {
        Account::LinkAsked(way) => notice::Account::LinkAsked(shown(way)),
        Account::Code { code } => {
            let name = lookup.view.player(reader)?.handle;
            notice::Account::Code { name, code: code.clone() }
        }
        Account::CodeLost(way) => notice::Account::CodeLost(shown(way)),
        Account::Linked(way) => notice::Account::Linked(shown(way)),
        Account::Unlinked(way) => notice::Account::Unlinked(shown(way)),
        Account::Settings => return settings(lookup, reader),
        Account::ChannelChanged(way) => notice::Account::ChannelChanged(shown(way)),
        Account::Muted { game } => {
            notice::Account::Muted { game: *game, opponent: opponent(game)? }
        }
        Account::Unmuted { game } => {
            notice::Account::Unmuted { game: *game, opponent: opponent(game)? }
        }
        Account::Elsewhere { changed, about } => {
            let about = shown(about);
            notice::Account::Elsewhere(Box::new(match changed {
                Changed::Linked => notice::Account::Linked(about),
                Changed::Unlinked => notice::Account::Unlinked(about),
                Changed::Chosen => notice::Account::ChannelChanged(about),
            }))
        }
        Account::ConsentAsked(way) => notice::Account::ConsentAsked(shown(way)),
        Account::Blocked(other) => notice::Account::Blocked(named(other.player)?),
        Account::Unblocked(other) => notice::Account::Unblocked(named(other.player)?),
        Account::Reported(other) => notice::Account::Reported(named(other.player)?),
        Account::Suspended(way) => notice::Account::Suspended(shown(way)),
        Account::Stopped(way) => notice::Account::Stopped(shown(way)),
        Account::ContactInvited(way) => notice::Account::ContactInvited(shown(way)),
        Account::Unreachable { player, channel } => {
            let player = lookup.view.player(PlayerId(*player))?;
            let otherwise = lookup.way(&player)?.is_some();
            let name = player.handle;
            notice::Account::Unreachable { name, channel: word(channel), otherwise }
        }
        Account::ExportAsked(way) => notice::Account::ExportAsked(shown(way)),
        Account::Exporting(way) => notice::Account::Exporting(shown(way)),
        Account::Archive => return archive::to_be(lookup, reader),
        Account::EraseAsked => notice::Account::EraseAsked {
            games: lookup.view.running_games(reader)?.len(),
            pseudonym: erase::pseudonym(reader),
            name: lookup.view.player(reader)?.handle,
        },
        Account::Erased(who) => notice::Account::Erased { pseudonym: named(who.player)? },
        Account::Farewell(who) => notice::Account::Farewell { pseudonym: named(who.player)? },
        Account::Left { player, games } => {
            notice::Account::Left { pseudonym: named(*player)?, games: games.clone() }
        }
    }))
}

/// The player's settings.
pub(super) fn settings(lookup: Lookup<'_>, player: PlayerId) -> Result<Notice, Fault> {
    let player = lookup.view.player(player)?;
    let ways = lookup.view.identities(player.id)?.into_iter().map(|identity| {
        let way = shown(&way_at(identity.channel, &identity.address));
        (way, identity.suspended.is_some())
    });
    Ok(Notice::Account(notice::Account::Settings(Box::new(Settings {
        language: player.locale.language,
        zone: player.locale.zone.name().to_owned(),
        channel: word(player.channel.name()),
        digest: match player.preferences.digest {
            DigestPreference::Off => ValueWord::Off,
            DigestPreference::Hourly => ValueWord::Hourly,
            DigestPreference::Daily => ValueWord::Daily,
        },
        quiet: player.preferences.quiet,
        board: match player.preferences.board {
            BoardPreference::Picture => ValueWord::Picture,
            BoardPreference::Emoji => ValueWord::Emoji,
            BoardPreference::Text => ValueWord::Text,
            BoardPreference::Unicode => ValueWord::Unicode,
            BoardPreference::Words => ValueWord::Words,
        },
        ways: ways.collect(),
        blocked: lookup.view.blocked_by(player.id)?,
    }))))
}

/// The word for a channel of that name.
fn word(channel: &str) -> ChannelWord {
    match Channel::from_name(channel) {
        Some(Channel::Email) => ChannelWord::Mail,
        Some(Channel::Discord) => ChannelWord::Discord,
        Some(Channel::Terminal) | None => ChannelWord::Terminal,
    }
}
