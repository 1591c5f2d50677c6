//! A tournament of several stages: each is a tournament of its own that follows another, and is
//! played by those who did best in it.

use commands::NextStage;
use kernel::ledger::Ledger;
use kernel::lookup::Lookup;
use kernel::refused::Stop;
use kernel::{news, suspended};
use storage::{EntrantRow, Fault, PlayerId, TournamentId, TournamentRow};
use templates::tournament::{FinalOf, FollowedBy, TournamentEvent};

use crate::group::GroupGames;
use crate::start::MOST_IN_GROUP;
use crate::{course, group, member, start};

/// What is to follow a tournament.
pub fn next_stage(row: &TournamentRow) -> Result<Option<NextStage>, Fault> {
    let bad = |text: &str| Fault::row(format_args!("tournament {}: next stage {text}", row.id));
    row.next_stage.as_deref().map(|text| text.parse().map_err(|()| bad(text))).transpose()
}

/// The most of a group who can go on to a final: there are at least two groups.
pub(crate) const fn most_first(group_size: u32) -> u32 {
    group_size / 2
}

/// How many players can enter a tournament. What follows it has to have room for those who go on.
pub(crate) fn most_entrants(row: &TournamentRow) -> Result<u32, Fault> {
    Ok(match next_stage(row)? {
        Some(NextStage::Final { first, .. }) => {
            member::MOST.min(MOST_IN_GROUP / first.max(1) * row.group_size)
        }
        None => member::MOST,
    })
}

/// The tournament whose final this one is.
pub(crate) fn final_of(lookup: Lookup<'_>, row: &TournamentRow) -> Result<Option<FinalOf>, Fault> {
    let Some(previous) = previous(lookup, row)? else { return Ok(None) };
    Ok(next_stage(&previous)?
        .map(|NextStage::Final { carried, .. }| FinalOf { number: previous.id.0, carried }))
}

/// The tournament that this one follows.
pub fn previous(lookup: Lookup<'_>, row: &TournamentRow) -> Result<Option<TournamentRow>, Fault> {
    row.previous.map_or(Ok(None), |previous| lookup.view.tournament(previous))
}

/// What is to follow a tournament, and what has come of it.
pub fn shown(
    lookup: Lookup<'_>,
    row: &TournamentRow,
) -> Result<Option<(NextStage, FollowedBy)>, Fault> {
    // What is called off leads to nothing.
    let Some(stage) = next_stage(row)?.filter(|_| !row.cancelled) else { return Ok(None) };
    let Some(next) = lookup.view.tournament_after(row.id)? else {
        // Until the club has looked at it, it isn't known.
        let is_open = row.ended_at.is_none() || row.due_at.is_some();
        return Ok(Some((stage, if is_open { FollowedBy::Nothing } else { FollowedBy::Dropped })));
    };
    let number = next.id.0;
    let name = |player| Ok::<_, Fault>(lookup.view.player(player)?.name);
    let then = if next.cancelled {
        FollowedBy::CalledOff(number)
    } else if next.ended_at.is_some() {
        let mut winners = Vec::new();
        for group in group::groups(lookup, &next)? {
            for (seat, standing) in group.seats.iter().zip(group.standings()) {
                if standing.place == Some(1) {
                    winners.push(name(seat.player)?);
                }
            }
        }
        FollowedBy::Over(number, winners)
    } else {
        let entrants = lookup.view.entrants(next.id)?;
        let names = entrants.iter().map(|entrant| name(entrant.player));
        FollowedBy::Running(number, names.collect::<Result<_, _>>()?)
    };
    Ok(Some((stage, then)))
}

/// A tournament with a next stage has ended: that begins, and everybody is told who plays in it.
pub fn follow(ledger: &mut Ledger<'_>, row: &TournamentRow) -> Result<(), Fault> {
    let row = TournamentRow { due_at: None, ..row.clone() };
    ledger.change.set_tournament(&row)?;
    let next = match next_stage(&row)? {
        Some(NextStage::Final { first, .. }) => open_final(ledger, &row, first)?,
        None => None,
    };
    news::tell_of_tournament(ledger, &row, TournamentEvent::Over)?;
    course::tell_all(ledger, &row, &TournamentEvent::Over)?;
    let Some((next, finalists)) = next else { return Ok(()) };
    if start::ruleset(ledger, &next).is_none() {
        return course::call_off(ledger, &next, course::ruleset_gone(&next));
    }
    match start::begin(ledger, &next, &[finalists]) {
        Ok(()) => Ok(()),
        Err(Stop::Fault(fault)) => Err(fault),
        Err(Stop::Refused(refused)) => {
            Err(Fault::row(format_args!("tournament {}: {refused:?}", next.id)))
        }
    }
}

/// Opens the final of a tournament with its players, if there are players from two groups: those of
/// one have already played it out.
fn open_final(
    ledger: &Ledger<'_>,
    row: &TournamentRow,
    first: u32,
) -> Result<Option<(TournamentRow, Vec<EntrantRow>)>, Fault> {
    let mut ranked = Vec::new();
    let mut groups = 0;
    for group in group::groups(ledger.lookup(), row)? {
        let best = best(ledger.lookup(), &group, first)?;
        groups += u32::from(!best.is_empty());
        ranked.extend(best.into_iter().zip(1u32..).map(|(player, rank)| (rank, player)));
    }
    if groups < 2 {
        return Ok(None);
    }
    // The first of each group are in front; the sort keeps the order of the groups.
    ranked.sort_by_key(|(rank, _)| *rank);
    let next = TournamentRow {
        id: TournamentId(0),
        group_size: MOST_IN_GROUP,
        opened_at: ledger.now,
        starts_at: ledger.now,
        started_at: None,
        ended_at: None,
        previous: Some(row.id),
        next_stage: None,
        ..row.clone()
    };
    let next = TournamentRow { id: ledger.change.insert_tournament(&next)?, ..next };
    let entrant = |((_, player), seat): ((u32, PlayerId), u32)| EntrantRow {
        tournament: next.id,
        player,
        entered_at: ledger.now,
        seat: Some((1, seat)),
        reminded: false,
        gone: None,
    };
    let finalists: Vec<_> = ranked.into_iter().zip(1..).map(entrant).collect();
    for entrant in &finalists {
        ledger.change.set_entrant(entrant)?;
    }
    Ok(Some((next, finalists)))
}

/// The best of a group who can go on, the first place at the front; of players who share a place,
/// the one who is listed above the other. A player who has left or is suspended doesn't go on.
fn best(lookup: Lookup<'_>, group: &GroupGames, first: u32) -> Result<Vec<PlayerId>, Fault> {
    let mut placed = Vec::new();
    for (seat, standing) in group.seats.iter().zip(group.standings()) {
        let Some(place) = standing.place.filter(|_| seat.gone.is_none()) else { continue };
        let has_left = lookup.view.player(seat.player)?.erased_at.is_some();
        if !has_left && !suspended::is_suspended(lookup, seat.player)? {
            placed.push((place, seat.player));
        }
    }
    placed.sort_by_key(|(place, _)| *place);
    Ok(placed.into_iter().take(first as usize).map(|(_, player)| player).collect())
}
