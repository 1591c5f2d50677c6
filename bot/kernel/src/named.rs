//! Who is meant by a name, a handle or a mention.

use storage::{Channel, PlayerId, PlayerRow};
use templates::accounts::AccountRefused;
use templates::told::Way;

use crate::channels::SHOWS_GAMES;
use crate::ledger::Ledger;
use crate::lookup::{Lookup, folded_address};
use crate::refused::{Refused, Stop};
use crate::{named, names};

/// The account in a mention as Discord writes it.
pub fn mentioned(typed: &str) -> Option<&str> {
    let id = typed.strip_prefix("<@")?.strip_suffix('>')?;
    Some(id.trim_start_matches('!'))
}

/// Whether somebody is given by email address rather than by name. Nobody is ever told who owns
/// such an address.
pub fn is_address(typed: &str) -> bool {
    typed.contains('@') && mentioned(typed).is_none()
}

/// The player with that name or Discord account, which Discord shows to everybody; names come
/// first. Email addresses are never looked up.
pub fn named(lookup: Lookup<'_>, typed: &str) -> Result<PlayerId, Stop> {
    let account = |id: &str| lookup.view.identity(SHOWS_GAMES, &folded_address(id));
    if let Some(id) = mentioned(typed) {
        let nobody = || AccountRefused::NobodyAt { typed: typed.to_owned() };
        return Ok(account(id)?.ok_or_else(nobody)?.player);
    }
    if let Some(player) = lookup.view.player_called(&names::folded(typed))? {
        return Ok(player.id);
    }
    let nobody = || Refused::NoPlayer { name: typed.to_owned() };
    let known = if is_address(typed) { None } else { account(typed)? };
    Ok(known.ok_or_else(nobody)?.player)
}

/// An address as it is stored.
pub fn way_at(channel: Channel, address: &str) -> Way {
    Way { channel: channel.name().to_owned(), address: address.to_owned() }
}

pub fn another(ledger: &Ledger<'_>, player: PlayerId, typed: &str) -> Result<PlayerId, Stop> {
    match named::named(ledger.lookup(), typed)? {
        other if other == player => Err(AccountRefused::OnlyOthers.into()),
        other => Ok(other),
    }
}

pub fn find(lookup: Lookup<'_>, name: &str) -> Result<PlayerRow, Stop> {
    let no_player = || Refused::NoPlayer { name: name.to_owned() };
    Ok(lookup.view.player_called(&names::folded(name))?.ok_or_else(no_player)?)
}
