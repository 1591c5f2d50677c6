//! Ladder games that are lost on time: they cost points, which plies remove again, and put the
//! player on hold until the next ply; if it happens often, the player drops below all active
//! players.

use chrono::TimeDelta;
use engine::notation::record::EndedBy;
use kernel::happened::Happened;
use kernel::ladder_rules::{Number, PLY_POINTS, TIMEOUT_DAYS, TIMEOUT_POINTS};
use kernel::ladders;
use kernel::ledger::Ledger;
use kernel::lookup::Open;
use storage::{Fault, LadderMatchRow, PlayerId, RungRow};
use templates::ladder::LadderChange;

use crate::shown::mark_boards_stale;
use crate::step;
use crate::step::NewLadderStep;

/// Notes who has lost a game on time, if anybody.
pub fn note(ledger: &Ledger<'_>, row: &LadderMatchRow, open: &Open) -> Result<(), Fault> {
    let loser = match open.course.end {
        Some((end, _)) if end.by == EndedBy::Time => end.winner.map(|side| !side),
        _ => None,
    };
    let Some(player) = loser.map(|side| open.row.players[side]) else { return Ok(()) };
    let Some(rung) = ledger.view().rung(&row.ladder, player)? else { return Ok(()) };
    let points = rung.points + TIMEOUT_POINTS;
    let place = rung.place;
    ledger.change.set_rung(&RungRow { points, held: true, ..rung })?;
    let step = NewLadderStep {
        game: Some(row.game),
        detail: Some(points),
        ..NewLadderStep::stay(&row.ladder, LadderChange::Late, player, place)
    };
    let late = step::take(ledger, step)?;
    ledger.tell(player, &Happened::Ladder(late))
}

/// Moves a player who has recently lost too many games on time below the last active player.
pub(crate) fn sink_if_often(
    ledger: &Ledger<'_>,
    ladder: &str,
    player: PlayerId,
) -> Result<(), Fault> {
    let since = ledger.now - TimeDelta::days(TIMEOUT_DAYS.into());
    let steps = ledger.view().steps_of(ladder, player, since)?;
    // Games before the last such move don't count again.
    let recent = steps.iter().take_while(|step| step.what != LadderChange::Sunk.code());
    let late = recent.filter(|step| step.what == LadderChange::Late.code()).count();
    let late = u32::try_from(late).unwrap_or(u32::MAX);
    let own = ladders::place(ledger.lookup(), ladder, player)?;
    let (Some(own), true) = (own, late >= ledger.lookup().rules.get(Number::Timeouts)) else {
        return Ok(());
    };
    let Some(to) = last_active(ledger, ladder, player)?.filter(|last| *last > own) else {
        return Ok(());
    };
    let step = NewLadderStep {
        to: Some(to),
        detail: Some(late),
        ..NewLadderStep::stay(ladder, LadderChange::Sunk, player, Some(own))
    };
    let sunk = step::take(ledger, step)?;
    ledger.tell(player, &Happened::Ladder(sunk))
}

/// The place of the last active player: one who is not on hold and was active lately.
fn last_active(ledger: &Ledger<'_>, ladder: &str, but: PlayerId) -> Result<Option<u32>, Fault> {
    let silence = TimeDelta::days(ledger.lookup().rules.get(Number::SilenceDays).into());
    let mut last = None;
    for rung in ledger.view().rungs(ladder)? {
        let heard = ledger.now - ledger.player(rung.player)?.seen_at < silence;
        if rung.player != but && !rung.held && heard {
            last = rung.place;
        }
    }
    Ok(last)
}

/// A player has made a ply, in any game: their hold is over, and points are removed.
pub(crate) fn ply_made(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    for rung in ledger.view().rungs_of(player)? {
        if rung.held {
            mark_boards_stale(ledger, &rung.ladder)?;
        }
        if rung.held || rung.points > 0 {
            let points = rung.points.saturating_sub(PLY_POINTS);
            ledger.change.set_rung(&RungRow { points, held: false, ..rung })?;
        }
    }
    Ok(())
}
