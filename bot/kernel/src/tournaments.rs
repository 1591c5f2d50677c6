//! Which tournament is meant, who is in it, and whether it can be entered.

use storage::{EntrantRow, Fault, PlayerId, TournamentId, TournamentRow};
use templates::tournament::TournamentRefused;

use crate::lookup::Lookup;
use crate::refused::Stop;

/// How many of the last tournaments are listed.
pub const LISTED: u32 = 20;

/// The tournaments of a circle that aren't over, by number and name.
pub fn of_circle(lookup: Lookup<'_>, circle: &str) -> Result<Vec<(i64, String)>, Fault> {
    let rows = lookup.view.tournaments(LISTED)?.into_iter();
    let own = rows.filter(|row| row.ended_at.is_none() && row.circle.as_deref() == Some(circle));
    Ok(own.map(|row| (row.id.0, row.name)).collect())
}

/// Whether players can still enter.
pub fn can_be_entered(lookup: Lookup<'_>, number: i64) -> Result<bool, Fault> {
    let row = row(lookup, number)?;
    Ok(row.started_at.is_none() && row.ended_at.is_none())
}

pub fn row(lookup: Lookup<'_>, id: i64) -> Result<TournamentRow, Fault> {
    let row = lookup.view.tournament(TournamentId(id))?;
    row.ok_or_else(|| Fault::row(format_args!("tournament {id} is gone")))
}

pub fn of_number(lookup: Lookup<'_>, number: i64) -> Result<TournamentRow, Stop> {
    let row = lookup.view.tournament(TournamentId(number))?;
    Ok(row.ok_or(TournamentRefused::NoTournament { number })?)
}

pub fn entrant(
    lookup: Lookup<'_>,
    row: &TournamentRow,
    player: PlayerId,
) -> Result<Option<EntrantRow>, Fault> {
    let all = lookup.view.entrants(row.id)?;
    Ok(all.into_iter().find(|entrant| entrant.player == player))
}

/// Whether a player is in a tournament that isn't over.
pub fn is_in(lookup: Lookup<'_>, number: i64, player: PlayerId) -> Result<bool, Stop> {
    let row = of_number(lookup, number)?;
    let own = entrant(lookup, &row, player)?.filter(|entrant| entrant.gone.is_none());
    Ok(own.is_some() && row.ended_at.is_none())
}
