//! What is kept of everything about a player's own account, done or refused, and what its
//! reader gets of it.

use chrono::DateTime;
use serde::{Deserialize, Serialize};
use storage::{BoardPreference, Channel, DigestPreference, Fault, GameId, PlayerId};
use templates::notice::{self, Settings};
use templates::orders::{ChannelWord, ValueWord};
use templates::{Notice, Refusal, RefusedAccount};

use super::lookup::Lookup;
use super::refused::Refused;
use super::{archive, erase};

/// Something about an account, as the outbox and remembered answers keep it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "of", rename_all = "kebab-case")]
pub enum Account {
    /// A code went to an address.
    LinkAsked(Way),
    /// The code itself, for that address; gone as soon as it was handed over.
    Code {
        code: Option<String>,
    },
    /// The code could not be brought there.
    CodeLost(Way),
    /// The address is the player's.
    Linked(Way),
    Unlinked(Way),
    /// What changed about the player's addresses, told at those where nobody asked for it.
    Elsewhere {
        changed: Changed,
        about: Way,
    },
    /// The player is asked there whether an email is to do what it asks for.
    ConsentAsked(Way),
    /// The settings were changed.
    Settings,
    ChannelChanged(Way),
    /// No messages in that game.
    Muted {
        game: i64,
    },
    Unmuted {
        game: i64,
    },
    /// Nothing from that player.
    Blocked(Other),
    Unblocked(Other),
    /// The hosts are told.
    Reported(Other),
    /// Nothing arrives at an address of the player's.
    Suspended(Way),
    /// No more mail goes to an address of the player's, at his own wish.
    Stopped(Way),
    /// Whoever reads at an address that is no player's was invited, unless he wants nothing.
    ContactInvited(Way),
    /// Nothing arrives at an address of an opponent's.
    Unreachable {
        player: i64,
        channel: String,
    },
    /// Whether all that is held is to go there.
    ExportAsked(Way),
    /// It is on its way there.
    Exporting(Way),
    /// All that is held.
    Archive,
    /// Whether the player is to be erased.
    EraseAsked,
    /// The player has been.
    Erased(Other),
    /// The last that goes to an erased player's address, and then is deleted.
    Farewell(Other),
    /// An opponent was erased.
    Left {
        player: i64,
        /// The games that this ended.
        games: Vec<i64>,
    },
}

/// What changed about a player's addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Changed {
    Linked,
    /// It isn't any more.
    Unlinked,
    /// Messages go there from now on.
    Chosen,
}

/// An address on a channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Way {
    pub channel: String,
    pub address: String,
}

impl Way {
    /// The way as it is kept.
    #[must_use]
    pub fn new(channel: Channel, address: &str) -> Way {
        Way { channel: channel.name().to_owned(), address: address.to_owned() }
    }

    fn shown(&self) -> notice::Way {
        notice::Way { channel: word(&self.channel), address: self.address.clone() }
    }
}

/// Another player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Other {
    pub player: i64,
}

impl From<PlayerId> for Other {
    fn from(id: PlayerId) -> Other {
        Other { player: id.0 }
    }
}

impl Other {
    fn name(self, lookup: Lookup<'_>) -> Result<String, Fault> {
        Ok(lookup.view.player(PlayerId(self.player))?.handle)
    }
}

/// Why something about an account was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "because", rename_all = "kebab-case")]
pub enum AccountRefused {
    /// Nobody is known at that address.
    Stranger {
        address: String,
    },
    /// The address is somebody else's.
    AddressTaken(Way),
    /// It is the asker's already.
    AlreadyLinked(Way),
    /// It is no address.
    BadAddress {
        typed: String,
    },
    /// Codes enough for a day.
    TooManyCodes,
    /// The asker has not been a player for long enough to have an address written to.
    TooNew {
        /// From when on that is possible, in seconds since 1970.
        from: i64,
    },
    NoCode,
    /// The code is wrong.
    WrongCode {
        /// The link that waits.
        link: i64,
        /// How many tries are left.
        left: u32,
    },
    /// The code has to come from the account to be linked.
    CodeElsewhere,
    /// Nothing of that kind is linked.
    NotLinked {
        typed: String,
    },
    /// Nothing else would reach the asker.
    LastWay(Way),
    /// Nothing is linked on that channel.
    NoWay {
        channel: String,
    },
    /// The club is not reached over that channel.
    NoChannel {
        channel: String,
    },
    /// That player takes no invitations from the asker.
    TakesNone(Other),
    /// The asker has blocked that player.
    YouBlock(Other),
    /// The asker has not.
    NotBlocked(Other),
    /// That can only be done to others.
    OnlyOthers,
    /// Nobody is known at that address.
    NobodyAt {
        typed: String,
    },
    /// The player has been erased.
    Gone(Other),
    /// That has to come from an address of the asker's own.
    NotFromHere,
    /// To be erased, a player types his own name.
    OtherName {
        typed: String,
    },
    /// A yes does not do for that.
    NameNeeded,
}

impl From<AccountRefused> for Refused {
    fn from(refused: AccountRefused) -> Refused {
        Refused::Account(refused)
    }
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
        Account::LinkAsked(way) => notice::Account::LinkAsked(way.shown()),
        Account::Code { code } => {
            let name = lookup.view.player(reader)?.handle;
            notice::Account::Code { name, code: code.clone() }
        }
        Account::CodeLost(way) => notice::Account::CodeLost(way.shown()),
        Account::Linked(way) => notice::Account::Linked(way.shown()),
        Account::Unlinked(way) => notice::Account::Unlinked(way.shown()),
        Account::Settings => return settings(lookup, reader),
        Account::ChannelChanged(way) => notice::Account::ChannelChanged(way.shown()),
        Account::Muted { game } => {
            notice::Account::Muted { game: *game, opponent: opponent(game)? }
        }
        Account::Unmuted { game } => {
            notice::Account::Unmuted { game: *game, opponent: opponent(game)? }
        }
        Account::Elsewhere { changed, about } => {
            let about = about.shown();
            notice::Account::Elsewhere(Box::new(match changed {
                Changed::Linked => notice::Account::Linked(about),
                Changed::Unlinked => notice::Account::Unlinked(about),
                Changed::Chosen => notice::Account::ChannelChanged(about),
            }))
        }
        Account::ConsentAsked(way) => notice::Account::ConsentAsked(way.shown()),
        Account::Blocked(other) => notice::Account::Blocked(other.name(lookup)?),
        Account::Unblocked(other) => notice::Account::Unblocked(other.name(lookup)?),
        Account::Reported(other) => notice::Account::Reported(other.name(lookup)?),
        Account::Suspended(way) => notice::Account::Suspended(way.shown()),
        Account::Stopped(way) => notice::Account::Stopped(way.shown()),
        Account::ContactInvited(way) => notice::Account::ContactInvited(way.shown()),
        Account::Unreachable { player, channel } => {
            let player = lookup.view.player(PlayerId(*player))?;
            let otherwise = lookup.way(&player)?.is_some();
            let name = player.handle;
            notice::Account::Unreachable { name, channel: word(channel), otherwise }
        }
        Account::ExportAsked(way) => notice::Account::ExportAsked(way.shown()),
        Account::Exporting(way) => notice::Account::Exporting(way.shown()),
        Account::Archive => return archive::to_be(lookup, reader),
        Account::EraseAsked => notice::Account::EraseAsked {
            games: lookup.view.running_games(reader)?.len(),
            pseudonym: erase::pseudonym(reader),
            name: lookup.view.player(reader)?.handle,
        },
        Account::Erased(who) => notice::Account::Erased { pseudonym: who.name(lookup)? },
        Account::Farewell(who) => notice::Account::Farewell { pseudonym: who.name(lookup)? },
        Account::Left { player, games } => {
            notice::Account::Left { pseudonym: named(*player)?, games: games.clone() }
        }
    }))
}

/// What a player has set.
pub(super) fn settings(lookup: Lookup<'_>, player: PlayerId) -> Result<Notice, Fault> {
    let player = lookup.view.player(player)?;
    let ways = lookup.view.identities(player.id)?.into_iter().map(|identity| {
        let way = Way::new(identity.channel, &identity.address).shown();
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

/// Why something about an account was refused, as the asker is told.
pub(super) fn refusal(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    refused: &AccountRefused,
) -> Result<Refusal, Fault> {
    let own_name = || match reader {
        Some(reader) => Ok::<_, Fault>(lookup.view.player(reader)?.handle),
        None => Ok(String::new()),
    };
    Ok(Refusal::Account(match refused {
        AccountRefused::Stranger { address } => {
            RefusedAccount::Stranger { address: address.clone() }
        }
        AccountRefused::AddressTaken(way) => RefusedAccount::AddressTaken(way.shown()),
        AccountRefused::AlreadyLinked(way) => RefusedAccount::AlreadyLinked(way.shown()),
        AccountRefused::BadAddress { typed } => RefusedAccount::BadAddress { typed: typed.clone() },
        AccountRefused::TooManyCodes => RefusedAccount::TooManyCodes,
        AccountRefused::TooNew { from } => RefusedAccount::TooNew {
            from: DateTime::from_timestamp(*from, 0)
                .ok_or_else(|| Fault::row("a moment out of all bounds"))?,
        },
        AccountRefused::NoCode => RefusedAccount::NoCode,
        AccountRefused::WrongCode { left, .. } => RefusedAccount::WrongCode { left: *left },
        AccountRefused::CodeElsewhere => RefusedAccount::CodeElsewhere,
        AccountRefused::NotLinked { typed } => RefusedAccount::NotLinked { typed: typed.clone() },
        AccountRefused::LastWay(way) => RefusedAccount::LastWay(way.shown()),
        AccountRefused::NoWay { channel } => RefusedAccount::NoWay(word(channel)),
        AccountRefused::NoChannel { channel } => RefusedAccount::NoChannel(word(channel)),
        AccountRefused::TakesNone(other) => RefusedAccount::TakesNone { name: other.name(lookup)? },
        AccountRefused::YouBlock(other) => RefusedAccount::YouBlock { name: other.name(lookup)? },
        AccountRefused::NotBlocked(other) => {
            RefusedAccount::NotBlocked { name: other.name(lookup)? }
        }
        AccountRefused::OnlyOthers => RefusedAccount::OnlyOthers,
        AccountRefused::NobodyAt { typed } => RefusedAccount::NobodyAt { typed: typed.clone() },
        AccountRefused::Gone(other) => RefusedAccount::Gone { name: other.name(lookup)? },
        AccountRefused::NotFromHere => RefusedAccount::NotFromHere,
        AccountRefused::OtherName { typed } => {
            RefusedAccount::OtherName { typed: typed.clone(), name: own_name()? }
        }
        AccountRefused::NameNeeded => RefusedAccount::NameNeeded { name: own_name()? },
    }))
}

/// The word for a channel of that name.
fn word(channel: &str) -> ChannelWord {
    match Channel::from_name(channel) {
        Some(Channel::Email) => ChannelWord::Mail,
        Some(Channel::Discord) => ChannelWord::Discord,
        Some(Channel::Terminal) | None => ChannelWord::Terminal,
    }
}
