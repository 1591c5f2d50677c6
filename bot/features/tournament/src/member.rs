//! Who plays in a tournament: entering it, and withdrawing from it before or after it has begun.

use commands::{Deed, OrderLine, Sure, TournamentDeed};
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::Lookup;
use kernel::refused::Stop;
use kernel::{circles, tournaments};
use play::asked;
use storage::{EntrantRow, Fault, PlayerId, TournamentRow};
use templates::tournament::{Gone, TournamentEvent, TournamentNews, TournamentRefused};

use crate::{course, stage};

/// How many players can enter a tournament: all its games begin in one transaction.
pub const MOST: u32 = 128;

/// How many of the last tournaments are searched for the one that is meant.
const LOOKED_AT: u32 = 50;

/// Carries out a player's order about a tournament.
pub fn carry_out(
    ledger: &Ledger<'_>,
    player: PlayerId,
    deed: TournamentDeed,
) -> Result<TournamentNews, Stop> {
    match deed {
        TournamentDeed::Join(number) => join(ledger, player, number),
        TournamentDeed::Leave(number, sure) => leave(ledger, player, number, sure),
    }
}

/// The tournament that is meant: the one with that number, or the only one that fits.
fn meant(
    lookup: Lookup<'_>,
    number: Option<u32>,
    may: impl Fn(&TournamentRow) -> Result<bool, Fault>,
) -> Result<TournamentRow, Stop> {
    if let Some(number) = number {
        return tournaments::of_number(lookup, number.into());
    }
    let mut possible = Vec::new();
    for row in lookup.view.tournaments(LOOKED_AT)? {
        if row.ended_at.is_none() && may(&row)? {
            possible.push(row);
        }
    }
    let tournaments: Vec<i64> = possible.iter().map(|row| row.id.0).collect();
    match (possible.pop(), tournaments.len()) {
        (Some(only), 1) => Ok(only),
        (None, _) => Err(TournamentRefused::NoneMeant.into()),
        (Some(_), _) => Err(TournamentRefused::WhichTournament { tournaments }.into()),
    }
}

fn join(
    ledger: &Ledger<'_>,
    player: PlayerId,
    number: Option<u32>,
) -> Result<TournamentNews, Stop> {
    let lookup = ledger.lookup();
    let could = |row: &TournamentRow| {
        Ok(row.started_at.is_none() && tournaments::entrant(lookup, row, player)?.is_none())
    };
    let row = meant(lookup, number, could)?;
    let tournament = row.id.0;
    let entrants = ledger.view().entrants(row.id)?;
    let own = entrants.iter().find(|entrant| entrant.player == player);
    if row.ended_at.is_none() && own.is_some_and(|own| own.gone.is_none()) {
        return Err(TournamentRefused::AlreadyIn { tournament }.into());
    }
    if row.started_at.is_some() || row.ended_at.is_some() {
        return Err(TournamentRefused::NotOpen { tournament }.into());
    }
    if own.is_some() {
        return Err(TournamentRefused::TakenOut { tournament }.into());
    }
    // A player who was taken out needs no seat.
    let playing = entrants.iter().filter(|entrant| entrant.gone.is_none());
    if playing.count() >= stage::most_entrants(&row)? as usize {
        return Err(TournamentRefused::Full { tournament }.into());
    }
    circles::admit(ledger, player, row.circle.as_deref())?;
    enter(ledger, &row, player)?;
    Ok(TournamentNews { tournament, news: TournamentEvent::Entered })
}

/// Notes that somebody plays in a tournament that has not begun.
pub fn enter(ledger: &Ledger<'_>, row: &TournamentRow, player: PlayerId) -> Result<(), Fault> {
    ledger.change.set_entrant(&EntrantRow {
        tournament: row.id,
        player,
        entered_at: ledger.now,
        seat: None,
        reminded: false,
        gone: None,
    })
}

/// Withdraws. Once the tournament has begun this ends games, so it asks first.
fn leave(
    ledger: &Ledger<'_>,
    player: PlayerId,
    number: Option<u32>,
    sure: Sure,
) -> Result<TournamentNews, Stop> {
    let lookup = ledger.lookup();
    let plays = |row: &TournamentRow| {
        Ok(tournaments::entrant(lookup, row, player)?.is_some_and(|entrant| entrant.gone.is_none()))
    };
    let row = meant(lookup, number, plays)?;
    let tournament = row.id.0;
    let own = tournaments::entrant(lookup, &row, player)?.filter(|entrant| entrant.gone.is_none());
    let own = own.ok_or(TournamentRefused::NotIn { tournament })?;
    if row.ended_at.is_some() {
        return Err(TournamentRefused::Ended { tournament }.into());
    }
    if row.started_at.is_none() {
        ledger.change.delete_entrant(row.id, player)?;
        return Ok(TournamentNews { tournament, news: TournamentEvent::Left });
    }
    if sure == Sure::Ask {
        let number = u32::try_from(tournament).ok();
        let leave = Deed::Tournament(TournamentDeed::Leave(number, Sure::Yes));
        let told = TournamentNews { tournament, news: TournamentEvent::LeaveAsked };
        let line = OrderLine::without_game(leave);
        asked::ask(ledger, player, &line, Happened::Tournament(told.clone()))?;
        return Ok(told);
    }
    Ok(course::go(ledger, &row, &own, Gone::Withdrew, None)?)
}

/// Withdraws a player who leaves a circle from its tournaments that haven't begun.
pub(crate) fn leave_waiting(
    ledger: &Ledger<'_>,
    player: PlayerId,
    circle: &str,
) -> Result<(), Fault> {
    for row in ledger.view().waiting_tournaments()? {
        let own = tournaments::entrant(ledger.lookup(), &row, player)?;
        if row.circle.as_deref() == Some(circle) && own.is_some_and(|own| own.gone.is_none()) {
            ledger.change.delete_entrant(row.id, player)?;
        }
    }
    Ok(())
}

/// Removes an erased player from all tournaments.
pub fn erased(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    for entrant in ledger.view().entries_of(player)? {
        let row = ledger.view().tournament(entrant.tournament)?;
        let Some(row) = row.filter(|row| row.ended_at.is_none()) else { continue };
        if row.started_at.is_none() {
            ledger.change.delete_entrant(row.id, player)?;
        } else if entrant.gone.is_none() {
            course::go(ledger, &row, &entrant, Gone::Erased, None)?;
        }
    }
    Ok(())
}
