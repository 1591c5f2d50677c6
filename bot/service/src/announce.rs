//! What everybody in the club, or in a circle, is told: what an organiser announces, once a day, and
//! what can be entered from now on. Nobody's block matters, and each is told in their own way and at
//! their own hours.

use chrono::{DateTime, TimeDelta, Utc};
use storage::{Fault, FollowKind, FollowRow, HostLogRow, PlayerId};
use templates::notice::make_harmless;
use templates::told::{AnnouncementFacts, HostRefused};

use super::channels::SHOWS_GAMES;
use super::happened::Happened;
use super::host::{self, HostTarget};
use super::house;
use super::kept;
use super::ledger::Ledger;
use super::lookup::Lookup;
use super::refused::Stop;

/// What the log says of an announcement, whose text is its reason.
const ANNOUNCED: &str = "announced";

/// How long it takes until the next announcement can be made.
pub const PAUSE: TimeDelta = TimeDelta::days(1);

/// How many players are read at once.
const AT_ONCE: u32 = 500;

/// Who it reaches, of the club or of a circle: all who can be told anything, except the one who
/// does it.
pub(super) fn reached(
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
            if is_there && is_in && !house::is_house(lookup, player)? {
                reached.push(player);
            }
        }
    }
}

/// Tells everybody that it reaches; returns how many they are.
pub(super) fn tell_all(
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
pub(super) fn tell_of_opening(
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
pub(super) fn is_left_to_edition(
    lookup: Lookup<'_>,
    player: PlayerId,
    circle: Option<&str>,
    ruleset: &str,
) -> Result<bool, Fault> {
    let is_in = circle.map_or(Ok(true), |it| lookup.view.is_in_circle(it, player))?;
    Ok(is_in && !is_told_of_opening(lookup, player, ruleset)?)
}

/// Announces something to everybody, or to those in a circle.
pub(super) fn announce(
    ledger: &Ledger<'_>,
    circle: Option<&str>,
    text: &str,
) -> Result<Happened, Stop> {
    if let Some(again_at) = again_at(ledger.lookup(), circle)? {
        return Err(HostRefused::Announced { again_at: again_at.timestamp() }.into());
    }
    kept::check_length(text)?;
    let target = circle.map_or(HostTarget::Nobody, HostTarget::Circle);
    let act = host::log(ledger, ANNOUNCED, target, None, make_harmless(text))?;
    let players = tell_all(ledger, circle, &Happened::Announced { act, players: 0 })?;
    Ok(Happened::Announced { act, players })
}

/// When the next announcement can be made there; `None` if that is now.
fn again_at(lookup: Lookup<'_>, circle: Option<&str>) -> Result<Option<DateTime<Utc>>, Fault> {
    let last = lookup.view.last_host_act(ANNOUNCED, circle)?;
    let again_at = last.map(|last| last.at + PAUSE).filter(|again_at| *again_at > lookup.now);
    // Even if the clock was set back, it doesn't take longer.
    Ok(again_at.map(|again_at| again_at.min(lookup.now + PAUSE)))
}

/// What was announced with that act.
pub(super) fn announcement(lookup: Lookup<'_>, act: i64) -> Result<AnnouncementFacts, Fault> {
    let HostLogRow { organiser, circle, reason, .. } = lookup.view.host_act(act)?;
    let organiser = organiser.map(|organiser| organiser.0);
    Ok(AnnouncementFacts { organiser, circle, text: reason })
}
