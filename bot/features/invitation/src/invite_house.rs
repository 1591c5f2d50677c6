//! Invitations to the house, which accepts at once.

use commands::{Proposal, SideChoice};
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::Lookup;
use kernel::refused::{Refused, Stop};
use kernel::terms::GameTerms;
use kernel::{house_players, suspended, venue};
use play::{begin, distance};
use storage::{Channel, Fault, GameId, PlayerId};
use templates::told::GameNews;

/// How many games a player can have against the house at the same time.
pub const MOST_GAMES: u32 = 6;

/// How strong a level is taken to be until it has been rated in a ruleset.
fn strength_assumed(level: u32) -> f64 {
    900.0 + 250.0 * f64::from(level.saturating_sub(1))
}

/// The deviation from which on a rating says more than what was assumed.
pub const KNOWN: f64 = 150.0;

/// Begins a game against the house, or a match of two: it accepts at once. Without a level, it plays
/// at the one that suits the challenger.
pub fn challenge(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    asked: Option<u32>,
    proposal: &Proposal,
) -> Result<Happened, Stop> {
    let terms = GameTerms::of(proposal, ledger.library)?;
    let house = match asked {
        Some(level) => house_players::player_at(ledger, level)?,
        None => house_players::player_of(
            ledger,
            suitable_level(ledger.lookup(), player, &terms.ruleset)?,
        )?,
    };
    begin(ledger, player, house, &terms)
}

/// The same against a level that is given as a player.
pub fn begin(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    house: PlayerId,
    terms: &GameTerms,
) -> Result<Happened, Stop> {
    distance::not_blocked(ledger, player, house)?;
    suspended::takes_invitations(ledger, house)?;
    let more = if terms.side == SideChoice::Match { 2 } else { 1 };
    if games_against_house(ledger.lookup(), player)? + more > MOST_GAMES {
        return Err(Refused::TooManyWithHouse { most: MOST_GAMES }.into());
    }
    let (first, second) = begin::begin_games(ledger, terms, player, house)?;
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
        return Ok(*commands::HOUSE_LEVELS.start());
    };
    let mut nearest = (f64::INFINITY, *commands::HOUSE_LEVELS.start());
    for level in commands::HOUSE_LEVELS {
        let distance = (strength(lookup, level, ruleset)? - form.rating.rating).abs();
        if distance < nearest.0 {
            nearest = (distance, level);
        }
    }
    Ok(nearest.1)
}

pub fn strength(lookup: Lookup<'_>, level: u32, ruleset: &str) -> Result<f64, Fault> {
    let house = lookup.view.identity(Channel::House, &level.to_string())?;
    let form = house.map(|house| ratings::form_of(lookup, ruleset, house.player)).transpose()?;
    let known = form.flatten().filter(|form| form.rating.deviation <= KNOWN);
    Ok(known.map_or_else(|| strength_assumed(level), |form| form.rating.rating))
}
