//! What happens in a tournament as it goes on: who does not come, who goes before the end, and
//! when it is over.

use chrono::TimeDelta;
use engine::Side;
use storage::{EntrantRow, Fault, GameRow, PlayerId, TournamentRow};

use super::group::{self, Group};
use super::start::{self, LEAST};
use super::told::{Gone, News, Tournament};
use crate::service::event::Event;
use crate::service::happened::Happened;
use crate::service::ledger::Ledger;
use crate::service::lookup::{Lookup, Open};
use crate::service::pair;
use crate::service::refused::Stop;

/// Does what is due about a tournament: it begins, or whoever has not come is out.
pub(in crate::service) fn settle(
    ledger: &mut Ledger<'_>,
    row: &TournamentRow,
) -> Result<(), Fault> {
    if row.started_at.is_some() {
        return take_out_absent(ledger, row);
    }
    if ledger.view().entrants(row.id)?.len() < LEAST as usize {
        return call_off(ledger, row, None);
    }
    start::start(ledger, row).map_err(|stop| match stop {
        Stop::Fault(fault) => fault,
        // What the hosts have chosen was looked at when they did.
        Stop::Refused(refused) => Fault::row(format_args!("tournament {}: {refused:?}", row.id)),
    })
}

/// A tournament is not played, or not to its end: games that go on end without a result, and
/// everybody who has entered is told.
pub(super) fn call_off(
    ledger: &Ledger<'_>,
    row: &TournamentRow,
    reason: Option<String>,
) -> Result<(), Fault> {
    let ended_at = Some(ledger.now);
    let off = TournamentRow { ended_at, cancelled: true, reason, due_at: None, ..row.clone() };
    ledger.change.set_tournament(&off)?;
    tell_all(ledger, row, &News::CalledOff)?;
    for game in group::games(ledger.lookup(), row)? {
        if game.folded.ended_at.is_none() {
            void(ledger, ledger.lookup().open_row(game)?)?;
        }
    }
    Ok(())
}

fn tell_all(ledger: &Ledger<'_>, row: &TournamentRow, news: &News) -> Result<(), Fault> {
    let happened = Tournament { tournament: row.id.0, news: news.clone() };
    for entrant in ledger.view().entrants(row.id)? {
        if ledger.player(entrant.player)?.erased_at.is_none() {
            ledger.tell(entrant.player, &Happened::Tournament(happened.clone()))?;
        }
    }
    Ok(())
}

/// Whoever has made no ply when his clock has run for the first days is out. As on ladders it does
/// not run before he was told, on vacation where that is allowed, or while the club is away: what
/// is due can only come later than was thought.
fn take_out_absent(ledger: &Ledger<'_>, row: &TournamentRow) -> Result<(), Fault> {
    let allowed = TimeDelta::days(row.window_days.into());
    let mut again: Option<TimeDelta> = None;
    for entrant in ledger.view().entrants(row.id)? {
        if entrant.gone.is_some() {
            continue;
        }
        let games = games(ledger, row, entrant.player)?;
        if games.iter().any(|open| pair::plies_of(open, entrant.player) > 0) {
            continue;
        }
        // Whoever has lost all on time has not come either.
        let left = pair::waited_for(&games, entrant.player, ledger.now).map(|ran| allowed - ran);
        match left.filter(|left| *left > TimeDelta::zero()) {
            Some(left) => again = Some(again.map_or(left, |again| again.min(left))),
            None => {
                go(ledger, row, &entrant, Gone::Absent, None)?;
            }
        }
    }
    // It may have ended with them.
    let Some(row) = ledger.view().tournament(row.id)?.filter(|row| row.ended_at.is_none()) else {
        return Ok(());
    };
    let due_at = again.map(|again| ledger.now + again.max(TimeDelta::seconds(1)));
    ledger.change.set_tournament(&TournamentRow { due_at, ..row })
}

/// The games of a player in a tournament.
fn games(ledger: &Ledger<'_>, row: &TournamentRow, player: PlayerId) -> Result<Vec<Open>, Fault> {
    let Some(group) = group::of(ledger.lookup(), row, player)? else { return Ok(Vec::new()) };
    group.games_of(player).map(|game| ledger.lookup().open_row(game.clone())).collect()
}

/// What becomes of somebody's games if he goes now.
pub(super) struct Going {
    /// Whether at least half of them were over: then the others count as lost, else none counts.
    pub counts: bool,
    /// Those that he resigns: of matches that have begun for him.
    resigned: Vec<Open>,
    /// Those that end without a result.
    void: Vec<Open>,
}

impl Going {
    pub fn of(lookup: Lookup<'_>, group: &Group, player: PlayerId) -> Result<Going, Fault> {
        // Against whoever has gone before there is nothing to play.
        let played = |game: &&GameRow| group::has_result(game) || game.folded.ended_at.is_none();
        let games: Vec<_> = group.games_of(player).filter(played).collect();
        let over = games.iter().filter(|game| group::has_result(game)).count();
        let mut going =
            Going { counts: 2 * over >= games.len(), resigned: Vec::new(), void: Vec::new() };
        for game in &games {
            if game.folded.ended_at.is_some() {
                continue;
            }
            let open = lookup.open_row((*game).clone())?;
            let partner = games.iter().find(|other| game.partner == Some(other.id));
            let partner = partner.map(|other| lookup.open_row((*other).clone()));
            let partner = partner.transpose()?;
            let begun = [Some(&open), partner.as_ref()]
                .into_iter()
                .flatten()
                .any(|open| pair::plies_of(open, player) > 0 || group::has_result(&open.row));
            if begun { going.resigned.push(open) } else { going.void.push(open) }
        }
        Ok(going)
    }

    /// How many games he resigns.
    pub fn resigned(&self) -> u32 {
        u32::try_from(self.resigned.len()).unwrap_or(u32::MAX)
    }
}

/// Somebody goes from a tournament that has begun. Those who play in his group are told, and so is
/// he if he has not asked for it; then his games end, and maybe the tournament.
pub(super) fn go(
    ledger: &Ledger<'_>,
    row: &TournamentRow,
    entrant: &EntrantRow,
    how: Gone,
    act: Option<i64>,
) -> Result<Tournament, Fault> {
    let player = entrant.player;
    let none = || Fault::row(format_args!("tournament {} has no group of {player}", row.id));
    let group = group::of(ledger.lookup(), row, player)?.ok_or_else(none)?;
    let mut going = Going::of(ledger.lookup(), &group, player)?;
    if how == Gone::Absent {
        // He has resigned nothing: what he has lost on time is all that he has played.
        going.void.append(&mut going.resigned);
    }
    let gone = Some((how.write(going.counts), ledger.now));
    ledger.change.set_entrant(&EntrantRow { gone, ..entrant.clone() })?;
    let counts = Some(going.counts);
    let news = News::Gone { player: player.0, how, counts, act };
    let told = Tournament { tournament: row.id.0, news };
    let asked = matches!(how, Gone::Withdrew | Gone::Erased);
    for seat in &group.seats {
        let himself = seat.player == player;
        if if himself { !asked } else { seat.gone.is_none() } {
            ledger.tell(seat.player, &Happened::Tournament(told.clone()))?;
        }
    }
    for mut open in going.resigned {
        let side = Side::BOTH.into_iter().find(|&side| open.row.players[side] == player);
        let Some(side) = side else { continue };
        let moment = ledger.book(&mut open, &Event::Resigned(side))?;
        ledger.tell(open.row.players[!side], &Happened::Ended(moment))?;
        pair::conclude(ledger, &open, moment)?;
    }
    for open in going.void {
        void(ledger, open)?;
    }
    Ok(told)
}

fn void(ledger: &Ledger<'_>, mut open: Open) -> Result<(), Fault> {
    let moment = ledger.book(&mut open, &Event::Void)?;
    pair::conclude(ledger, &open, moment)
}

/// What a game that has just ended means for its tournament, if it is one of one: with the last
/// game that is over.
pub(in crate::service) fn conclude(ledger: &Ledger<'_>, open: &Open) -> Result<(), Fault> {
    let Some(partner) = open.row.partner else { return Ok(()) };
    let Some(id) = ledger.view().tournament_of(open.row.id.min(partner))? else { return Ok(()) };
    let none = || Fault::row(format_args!("tournament {id} is gone"));
    let row = ledger.view().tournament(id)?.ok_or_else(none)?;
    if row.ended_at.is_some() || group::goes_on(ledger.lookup(), &row)? {
        return Ok(());
    }
    let ended_at = Some(ledger.now);
    ledger.change.set_tournament(&TournamentRow { ended_at, due_at: None, ..row.clone() })?;
    tell_all(ledger, &row, &News::Over)
}
