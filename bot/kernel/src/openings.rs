//! Who is told of what can be entered from now on, and of what is announced.

use storage::{Fault, FollowKind, FollowRow, PlayerId};

use crate::channels::SHOWS_GAMES;
use crate::happened::Happened;
use crate::house_players;
use crate::ledger::Ledger;
use crate::lookup::Lookup;

/// How many players are read at once.
pub const AT_ONCE: u32 = 500;

/// Who it reaches, of the club or of a circle: all who can be told anything, except the one who
/// does it.
pub fn reached(
    lookup: Lookup<'_>,
    circle: Option<&str>,
    by: Option<PlayerId>,
) -> Result<Vec<PlayerId>, Fault> {
    let mut reached = Vec::new();
    let mut after = PlayerId(0);
    loop {
        let players = lookup.view.players_after(after, AT_ONCE)?;
        let Some(&last) = players.last() else { return Ok(reached) };
        after = last;
        for player in players.into_iter().filter(|&player| Some(player) != by) {
            let row = lookup.view.player(player)?;
            let is_there = row.erased_at.is_none() && lookup.way(&row)?.is_some();
            let is_in = circle.map_or(Ok(true), |it| lookup.view.is_in_circle(it, player))?;
            if is_there && is_in && !house_players::is_house(lookup, player)? {
                reached.push(player);
            }
        }
    }
}

/// Tells everybody that it reaches; returns how many they are.
pub fn tell_all(
    ledger: &Ledger<'_>,
    circle: Option<&str>,
    happened: &Happened,
) -> Result<u32, Fault> {
    let players = reached(ledger.lookup(), circle, ledger.organiser)?;
    for &player in &players {
        ledger.tell_because(None, player, happened)?;
    }
    Ok(u32::try_from(players.len()).unwrap_or(u32::MAX))
}

/// Tells of a ladder or a tournament that is opened. Direct messages about it go only to those who
/// follow the club or the ruleset; others read it where news is shown, and in the evening edition.
pub fn tell_of_opening(
    ledger: &Ledger<'_>,
    circle: Option<&str>,
    ruleset: &str,
    happened: &Happened,
) -> Result<(), Fault> {
    for player in reached(ledger.lookup(), circle, ledger.organiser)? {
        if is_told_of_opening(ledger.lookup(), player, ruleset)? {
            ledger.tell_because(None, player, happened)?;
        }
    }
    Ok(())
}

/// Whether a player is told at once when a ladder or a tournament with that ruleset is opened.
fn is_told_of_opening(lookup: Lookup<'_>, player: PlayerId, ruleset: &str) -> Result<bool, Fault> {
    let way = lookup.way(&lookup.view.player(player)?)?;
    if way.is_none_or(|way| way.channel != SHOWS_GAMES) {
        return Ok(true);
    }
    let follows = |row: &FollowRow| match row.kind {
        FollowKind::Club => true,
        FollowKind::Ruleset => row.what == ruleset,
        FollowKind::Game | FollowKind::Player | FollowKind::Today => false,
    };
    Ok(lookup.view.follows(player)?.iter().any(follows))
}

/// Whether a player reads of it in their evening edition instead.
pub fn is_left_to_edition(
    lookup: Lookup<'_>,
    player: PlayerId,
    circle: Option<&str>,
    ruleset: &str,
) -> Result<bool, Fault> {
    let is_in = circle.map_or(Ok(true), |it| lookup.view.is_in_circle(it, player))?;
    Ok(is_in && !is_told_of_opening(lookup, player, ruleset)?)
}
