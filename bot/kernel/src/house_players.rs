//! The players that the house is, one for each level: people are told apart from them by their address.

use storage::{Channel, Fault, GameId, Locale, NewPlayer, PlayerId};

use crate::ledger::Ledger;
use crate::lookup::Lookup;
use crate::refused::{Refused, Stop};
use crate::{free_names, names, rename};

/// Which level of the house a player is; `None` for people.
pub fn level(lookup: Lookup<'_>, player: PlayerId) -> Result<Option<u32>, Fault> {
    let address = lookup.view.house_address(player)?;
    Ok(address.and_then(|address| address.parse().ok()))
}

pub fn is_house(lookup: Lookup<'_>, player: PlayerId) -> Result<bool, Fault> {
    Ok(level(lookup, player)?.is_some())
}

/// Refuses the house in a tournament that it hasn't been entered for.
pub fn stays_out(lookup: Lookup<'_>, player: PlayerId) -> Result<(), Stop> {
    match is_house(lookup, player)? {
        true => Err(Refused::HouseStaysOut { ruleset: None }.into()),
        false => Ok(()),
    }
}

/// The player that the house is at a level that somebody has asked for.
pub fn player_at(ledger: &Ledger<'_>, level: u32) -> Result<PlayerId, Stop> {
    match commands::HOUSE_LEVELS.contains(&level) {
        true => player_of(ledger, level),
        false => Err(Refused::NoHouseLevel { level }.into()),
    }
}

/// Notes that these games are the house's, if it is one of their players: it answers at once there.
pub fn note_games(
    ledger: &Ledger<'_>,
    players: [PlayerId; 2],
    games: [GameId; 2],
) -> Result<(), Fault> {
    for player in players {
        if is_house(ledger.lookup(), player)? {
            return games
                .into_iter()
                .try_for_each(|game| ledger.change.insert_house_game(game, false));
        }
    }
    Ok(())
}

/// The player that a level is. The first time, it joins; nobody else can have its name.
pub fn player_of(ledger: &Ledger<'_>, level: u32) -> Result<PlayerId, Stop> {
    let address = level.to_string();
    if let Some(house) = ledger.view().identity(Channel::House, &address)? {
        return Ok(house.player);
    }
    let (name, handle) = (commands::house_player_name(level), names::handle_of_house(level));
    let folded = names::folded(&handle);
    // From a time when the name could be taken.
    if let Some(other) = ledger.view().player_called(&folded)? {
        rename::bar(ledger, &other)?;
    }
    let house = ledger.change.insert_player(NewPlayer {
        handle: &handle,
        folded: &folded,
        ascii: &handle,
        name: &name,
        locale: Locale { language: ledger.language, ..Locale::default() },
        channel: Channel::House,
        joined_at: ledger.now,
    })?;
    free_names::give(ledger, house, &handle)?;
    free_names::give(ledger, house, &name)?;
    ledger.change.insert_identity(house, Channel::House, &address, &address, ledger.now)?;
    Ok(house)
}
