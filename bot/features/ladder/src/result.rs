//! The effect of a match: recorded in the transaction in which its last game ends. The player with
//! the lower place at that moment is treated as the challenger, no matter who asked for the match.

use chrono::TimeDelta;
use engine::Side;
use engine::matches::Player;
use engine::notation::record::EndedBy;
use kernel::happened::Happened;
use kernel::ladders;
use kernel::ledger::Ledger;
use kernel::lookup::Open;
use play::pair;
use storage::{Fault, LadderMatchRow, PlayerId, RungRow};
use templates::ladder::{LadderChange, LadderNews};

use crate::step::NewLadderStep;
use crate::{lateness, member, standing, step};

/// Applies a game that has just ended to its ladder, if it belongs to a ladder match.
pub fn conclude(ledger: &Ledger<'_>, open: &Open) -> Result<(), Fault> {
    let Some(partner) = open.row.partner else { return Ok(()) };
    let first = open.row.id.min(partner);
    let row = ledger.view().ladder_match(first)?.filter(|row| row.ended_at.is_none());
    let Some(row) = row else { return Ok(()) };
    // A loss on time is marked at once, but the player drops only after the match has been counted.
    lateness::note(ledger, &row, open)?;
    let games = pair::both(ledger.lookup(), first)?;
    if games.iter().any(|game| game.course.end.is_none()) {
        return Ok(());
    }
    book(ledger, &row, &games)?;
    for player in [row.challenger, row.defender] {
        lateness::sink_if_often(ledger, &row.ladder, player)?;
    }
    Ok(())
}

/// The two players of a match with their current places.
struct MatchPlaces {
    challenger: (PlayerId, u32),
    defender: (PlayerId, u32),
}

fn stand(ledger: &Ledger<'_>, row: &LadderMatchRow) -> Result<Option<MatchPlaces>, Fault> {
    let place = |player| ladders::place(ledger.lookup(), &row.ladder, player);
    let (Some(one), Some(two)) = (place(row.challenger)?, place(row.defender)?) else {
        return Ok(None);
    };
    let (one, two) = ((row.challenger, one), (row.defender, two));
    let (defender, challenger) = if one.1 < two.1 { (one, two) } else { (two, one) };
    Ok(Some(MatchPlaces { challenger, defender }))
}

fn book(ledger: &Ledger<'_>, row: &LadderMatchRow, games: &[Open; 2]) -> Result<(), Fault> {
    ledger.change.end_ladder_match(row.game, ledger.now)?;
    let step = match stand(ledger, row)? {
        Some(stand) => decided(ledger, row, games, &stand)?,
        // Without effect: for example, the hosts have closed one of its games.
        None => without_play(ledger, row, LadderChange::Closed)?,
    };
    for player in [row.challenger, row.defender] {
        over(ledger, &row.ladder, player, Played::Yes)?;
    }
    let happened = Happened::Ladder(step);
    ledger.tell(row.challenger, &happened)?;
    ledger.tell(row.defender, &happened)?;
    leave_if_wanted(ledger, row)
}

fn decided(
    ledger: &Ledger<'_>,
    row: &LadderMatchRow,
    games: &[Open; 2],
    stand: &MatchPlaces,
) -> Result<LadderNews, Fault> {
    let [first, _] = games;
    let Some(result) = pair::result(ledger.lookup(), first, None)? else {
        return without_play(ledger, row, LadderChange::Closed);
    };
    let (challenger, from) = stand.challenger;
    let (defender, place) = stand.defender;
    let ones = first.row.players.attackers;
    let won = result.outcome.winner.map(|winner| match winner {
        Player::One => ones,
        Player::Two => first.row.players.defenders,
    });
    let (what, to) = match won {
        Some(winner) if winner == challenger => (LadderChange::Won, place),
        Some(_) => (LadderChange::Lost, from),
        None => (LadderChange::Tied, standing::after_tie(ledger.lookup().rules.tie, from, place)),
    };
    let points = |game: &Open| {
        let end = game.course.end.map(|(end, _)| end);
        let side = Side::BOTH.into_iter().find(|&side| game.row.players[side] == challenger);
        match end.map(|end| (end.by, end.winner)) {
            Some((EndedBy::Closing, _)) | None => 0,
            Some((_, None)) => 1,
            Some((_, winner)) if winner == side => 2,
            Some(_) => 0,
        }
    };
    let step = NewLadderStep {
        to: Some(to),
        rival: Some((defender, Some(place))),
        game: Some(row.game),
        detail: Some(games.iter().map(points).sum()),
        ..NewLadderStep::stay(&row.ladder, what, challenger, Some(from))
    };
    step::take(ledger, step)
}

/// The effect of a match that is not played: nothing, or the player who asked for it gets the
/// place.
pub(crate) fn without_play(
    ledger: &Ledger<'_>,
    row: &LadderMatchRow,
    what: LadderChange,
) -> Result<LadderNews, Fault> {
    let place = |player| ladders::place(ledger.lookup(), &row.ladder, player);
    let (own, others) = (place(row.challenger)?, place(row.defender)?);
    let to = match (what, own, others) {
        // If the challenger stands above by now, nothing is gained.
        (LadderChange::Absent | LadderChange::Conceded, Some(own), Some(others)) => {
            Some(own.min(others))
        }
        _ => own,
    };
    let step = NewLadderStep {
        to,
        rival: Some((row.defender, others)),
        game: Some(row.game),
        ..NewLadderStep::stay(&row.ladder, what, row.challenger, own)
    };
    step::take(ledger, step)
}

/// A player's match is over. If they have played it, their idle days start again; if they never
/// showed up, the days continue. Nothing is due while another match runs.
pub fn over(
    ledger: &Ledger<'_>,
    ladder: &str,
    player: PlayerId,
    played: Played,
) -> Result<(), Fault> {
    let Some(rung) = ledger.view().rung(ladder, player)? else { return Ok(()) };
    let rung = match played {
        Played::Yes => RungRow { idle_since: ledger.now, decayed: 0, ..rung },
        Played::No => rung,
    };
    let running = ledger.view().running_ladder_matches(player)?;
    let plays = running.iter().any(|row| row.ladder == ladder);
    let days = standing::days_until(ledger.lookup().rules, rung.decayed);
    let due = (rung.idle_since + TimeDelta::days(days.into())).max(ledger.now);
    ledger.change.set_rung(&RungRow { due_at: (!plays).then_some(due), ..rung })
}

/// Whether somebody has played a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    Yes,
    No,
}

/// Removes those of the two players who wanted to leave after this match.
pub(crate) fn leave_if_wanted(ledger: &Ledger<'_>, row: &LadderMatchRow) -> Result<(), Fault> {
    for player in [row.challenger, row.defender] {
        if let Some(left) = member::go(ledger, &row.ladder, player)? {
            ledger.tell(player, &Happened::Ladder(left))?;
        }
    }
    Ok(())
}
