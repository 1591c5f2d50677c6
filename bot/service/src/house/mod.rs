//! The house: the club's own opponent at five levels. Each level is a player like others, with an
//! address on a channel of its own, so that games, ratings and notices are the same for it as for
//! people. `task` is what it has to do, `turns` who is served first, `pace` when, `thought` what
//! comes of thinking, `reason` why it made its last move. How it thinks is known to its own crate.

mod hint;
mod pace;
mod reason;
mod task;
#[cfg(test)]
mod tests;
mod thought;
mod turns;

use commands::{Proposal, SideChoice};
use storage::{Channel, Fault, GameId, Locale, NewPlayer, PlayerId};
use templates::play;
use templates::told::GameNews;

use super::happened::Happened;
use super::ledger::Ledger;
use super::lookup::Lookup;
use super::refused::{Refused, Stop};
use super::terms::GameTerms;
use super::{distance, host, invite, names, ratings, rename, venue};

pub(super) use hint::ask as hint;
pub(super) use reason::reason;
pub use task::{HouseTask, HouseWork};
pub use thought::HouseThought;
pub(super) use turns::HouseTurns;
pub use turns::{LONGEST, NEWCOMER};

/// The levels, the weakest first.
const LEVELS: std::ops::RangeInclusive<u32> = play::HOUSE_LEVELS;

/// How many games a player can have against the house at the same time.
pub const MOST_GAMES: u32 = 6;

/// How strong a level is taken to be until it has been rated in a ruleset.
fn strength_assumed(level: u32) -> f64 {
    900.0 + 250.0 * f64::from(level.saturating_sub(1))
}

/// The deviation from which on a rating says more than what was assumed.
const KNOWN: f64 = 150.0;

/// Which level of the house a player is; `None` for people.
pub(super) fn level(lookup: Lookup<'_>, player: PlayerId) -> Result<Option<u32>, Fault> {
    let address = lookup.view.house_address(player)?;
    Ok(address.and_then(|address| address.parse().ok()))
}

pub(super) fn is_house(lookup: Lookup<'_>, player: PlayerId) -> Result<bool, Fault> {
    Ok(level(lookup, player)?.is_some())
}

/// Refuses the house in a tournament that it hasn't been entered for.
pub(super) fn stays_out(lookup: Lookup<'_>, player: PlayerId) -> Result<(), Stop> {
    match is_house(lookup, player)? {
        true => Err(Refused::HouseStaysOut { ruleset: None }.into()),
        false => Ok(()),
    }
}

/// The player that the house is at a level that somebody has asked for.
pub(super) fn player_at(ledger: &Ledger<'_>, level: u32) -> Result<PlayerId, Stop> {
    match LEVELS.contains(&level) {
        true => player_of(ledger, level),
        false => Err(Refused::NoHouseLevel { level }.into()),
    }
}

/// Notes that these games are the house's, if it is one of their players: it answers at once there.
pub(super) fn note_games(
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

/// Begins a game against the house, or a match of two: it accepts at once. Without a level, it plays
/// at the one that suits the challenger.
pub(super) fn challenge(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    asked: Option<u32>,
    proposal: &Proposal,
) -> Result<Happened, Stop> {
    let terms = GameTerms::of(proposal, ledger.library)?;
    let house = match asked {
        Some(level) => player_at(ledger, level)?,
        None => player_of(ledger, suitable_level(ledger.lookup(), player, &terms.ruleset)?)?,
    };
    begin(ledger, player, house, &terms)
}

/// The same against a level that is given as a player.
pub(super) fn begin(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    house: PlayerId,
    terms: &GameTerms,
) -> Result<Happened, Stop> {
    distance::not_blocked(ledger, player, house)?;
    host::takes_invitations(ledger, house)?;
    let more = if terms.side == SideChoice::Match { 2 } else { 1 };
    if games_against_house(ledger.lookup(), player)? + more > MOST_GAMES {
        return Err(Refused::TooManyWithHouse { most: MOST_GAMES }.into());
    }
    let (first, second) = invite::begin_games(ledger, terms, player, house)?;
    let games = || [Some(first), second].into_iter().flatten();
    for game in games() {
        ledger.change.insert_house_game(GameId(game.game), terms.slowly)?;
    }
    venue::keep_match(ledger, GameId(first.game), [player, house])?;
    for game in games() {
        let began = Happened::game(GameNews::Began, game);
        ledger.tell(house, &began)?;
        ledger.show(player, house, &began)?;
    }
    if let Some(second) = second {
        ledger.tell_because(None, player, &Happened::game(GameNews::Began, second))?;
    }
    Ok(Happened::game(GameNews::Began, first))
}

fn games_against_house(lookup: Lookup<'_>, player: PlayerId) -> Result<u32, Fault> {
    let mut count = 0;
    for game in lookup.view.running_games(player)? {
        count += u32::from(lookup.view.house_game(game.id)?.is_some());
    }
    Ok(count)
}

/// The level whose strength in a ruleset is nearest to a player's. A player without a rating there
/// begins with the first.
fn suitable_level(lookup: Lookup<'_>, player: PlayerId, ruleset: &str) -> Result<u32, Fault> {
    let Some(form) = ratings::form_of(lookup, ruleset, player)? else {
        return Ok(*LEVELS.start());
    };
    let mut nearest = (f64::INFINITY, *LEVELS.start());
    for level in LEVELS {
        let distance = (strength(lookup, level, ruleset)? - form.rating.rating).abs();
        if distance < nearest.0 {
            nearest = (distance, level);
        }
    }
    Ok(nearest.1)
}

fn strength(lookup: Lookup<'_>, level: u32, ruleset: &str) -> Result<f64, Fault> {
    let house = lookup.view.identity(Channel::House, &level.to_string())?;
    let form = house.map(|house| ratings::form_of(lookup, ruleset, house.player)).transpose()?;
    let known = form.flatten().filter(|form| form.rating.deviation <= KNOWN);
    Ok(known.map_or_else(|| strength_assumed(level), |form| form.rating.rating))
}

/// The player that a level is. The first time, it joins; nobody else can have its name.
fn player_of(ledger: &Ledger<'_>, level: u32) -> Result<PlayerId, Stop> {
    let address = level.to_string();
    if let Some(house) = ledger.view().identity(Channel::House, &address)? {
        return Ok(house.player);
    }
    let (name, handle) = (names::of_house(level), names::handle_of_house(level));
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
    names::give(ledger, house, &handle)?;
    names::give(ledger, house, &name)?;
    ledger.change.insert_identity(house, Channel::House, &address, &address, ledger.now)?;
    Ok(house)
}
