//! Who organises the club, or a circle: it follows from the organisers' log, in which the last entry about a player counts.

use std::collections::BTreeSet;

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use chrono_tz::Tz;
use correspondence::clock::local_moment;
use storage::{Fault, HostLogRow, PlayerId};
use templates::organising::HostRefused;

use crate::happened::Happened;
use crate::ledger::Ledger;
use crate::lookup::Lookup;
use crate::refused::Stop;
use crate::suspended;

/// What the log says of a player who became an organiser, and of one who is one no longer.
pub const APPOINTED: &str = "appointed";

pub const DISMISSED: &str = "dismissed";

/// Who organises the club, or a circle, in the order in which they were appointed.
pub fn all(lookup: Lookup<'_>, circle: Option<&str>) -> Result<Vec<PlayerId>, Fault> {
    let mut players = Vec::new();
    for act in lookup.view.last_host_acts([APPOINTED, DISMISSED])? {
        let appointed = act.player.filter(|_| act.what == APPOINTED);
        if let Some(player) = appointed.filter(|_| act.circle.as_deref() == circle)
            && can_act(lookup, player)?
        {
            players.push(player);
        }
    }
    Ok(players)
}

/// Who organises the club.
pub fn of_club(lookup: Lookup<'_>) -> Result<Vec<PlayerId>, Fault> {
    all(lookup, None)
}

/// Who organises a circle, besides the organisers of the club.
pub fn of_circle(lookup: Lookup<'_>, circle: &str) -> Result<Vec<PlayerId>, Fault> {
    all(lookup, Some(circle))
}

/// Whether an appointed player can act: nobody does who is suspended or gone.
fn can_act(lookup: Lookup<'_>, player: PlayerId) -> Result<bool, Fault> {
    let is_gone = lookup.view.player(player)?.erased_at.is_some();
    Ok(!is_gone && !suspended::is_suspended(lookup, player)?)
}

/// Whether a player is an organiser of the whole club.
pub fn is_organiser(lookup: Lookup<'_>, player: PlayerId) -> Result<bool, Fault> {
    is_appointed(lookup, player, None)
}

/// Whether a player is an organiser of a circle.
pub fn organises(lookup: Lookup<'_>, player: PlayerId, circle: &str) -> Result<bool, Fault> {
    is_appointed(lookup, player, Some(circle))
}

fn is_appointed(lookup: Lookup<'_>, player: PlayerId, circle: Option<&str>) -> Result<bool, Fault> {
    Ok(appointment(lookup, player, circle)?.is_some() && can_act(lookup, player)?)
}

/// The entry by which a player is appointed now, if any.
fn appointment(
    lookup: Lookup<'_>,
    player: PlayerId,
    circle: Option<&str>,
) -> Result<Option<HostLogRow>, Fault> {
    let mut acts = lookup.view.host_acts_about(player)?;
    acts.retain(|act| {
        act.circle.as_deref() == circle && (act.what == APPOINTED || act.what == DISMISSED)
    });
    Ok(acts.pop().filter(|act| act.what == APPOINTED))
}

/// Whether that organiser made a player one.
pub fn has_appointed(
    lookup: Lookup<'_>,
    organiser: PlayerId,
    player: PlayerId,
    circle: Option<&str>,
) -> Result<bool, Fault> {
    let appointment = appointment(lookup, player, circle)?;
    Ok(appointment.is_some_and(|act| act.organiser == Some(organiser)))
}

/// Tells a player who has become an organiser or is one no longer, and all other organisers of the
/// club and of the circle, except who decided it.
pub fn tell_of_change(
    ledger: &Ledger<'_>,
    player: PlayerId,
    circle: Option<&str>,
    happened: &Happened,
) -> Result<(), Fault> {
    let mut told: BTreeSet<PlayerId> = of_club(ledger.lookup())?.into_iter().collect();
    if let Some(circle) = circle {
        told.extend(of_circle(ledger.lookup(), circle)?);
    }
    told.retain(|organiser| Some(*organiser) != ledger.organiser);
    told.insert(player);
    told.into_iter().try_for_each(|organiser| ledger.tell(organiser, happened))
}

/// Refuses anybody who isn't an organiser of the club.
pub fn must_be_organiser(lookup: Lookup<'_>, player: PlayerId) -> Result<(), Stop> {
    match is_organiser(lookup, player)? {
        true => Ok(()),
        false => Err(HostRefused::OnlyOrganisers.into()),
    }
}

/// A time of day as an organiser means it, or as the host does: in UTC.
pub fn moment(ledger: &Ledger<'_>, local: NaiveDateTime) -> Result<DateTime<Utc>, Fault> {
    let zone = match ledger.organiser {
        Some(organiser) => ledger.player(organiser)?.locale.zone,
        None => Tz::UTC,
    };
    Ok(local_moment(zone, local))
}

/// How long only the host makes a new player an organiser.
pub const NEW: TimeDelta = TimeDelta::days(7);

/// Refuses to make somebody an organiser who is suspended; and somebody new, unless the host does.
pub fn may_organise(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Stop> {
    if suspended::is_suspended(ledger.lookup(), player)? {
        return Err(HostRefused::SuspendedCandidate(player.0.into()).into());
    }
    let from = ledger.player(player)?.joined_at + NEW;
    match ledger.organiser.is_some() && ledger.now < from {
        true => {
            let (player, from) = (player.0, from.timestamp());
            Err(HostRefused::NewCandidate { player, from }.into())
        }
        false => Ok(()),
    }
}

/// How long somebody who was appointed counts as close to who appointed them.
pub const CLOSE: TimeDelta = TimeDelta::days(28);
