//! That a player has been told how a game stands: what waits about it counts as shown, and his
//! clock starts if it is his turn. What told him comes back: his clock waits again.

use storage::{Fault, GameRow, PlayerId};

use super::course::{Course, Refund};
use super::event::Event;
use super::happened::{Happened, Moment};
use super::ledger::Ledger;

/// A player has been told how a game stands: what waits about it counts as shown, and if it
/// is his turn, his clock runs from now.
pub(super) fn told(ledger: &Ledger<'_>, player: PlayerId, moment: Moment) -> Result<(), Fault> {
    shown(ledger, player, moment)?;
    start_clock(ledger, player, moment)
}

/// What waits for a player about a game, up to that moment, counts as shown.
pub(super) fn shown(ledger: &Ledger<'_>, player: PlayerId, moment: Moment) -> Result<(), Fault> {
    for waiting in ledger.view().waiting_about(moment.game(), player)? {
        let told = waiting.about.is_some_and(|(_, event)| event <= moment.event);
        if told && waiting.claimed_at.is_none() {
            ledger.change.notice_shown(waiting.id, ledger.now)?;
        }
    }
    Ok(())
}

/// Whether a ply has been withdrawn since that moment.
pub(super) fn is_withdrawn(ledger: &Ledger<'_>, moment: Moment) -> Result<bool, Fault> {
    let since = ledger.view().events_after(moment.game(), moment.event)?;
    Ok(since.iter().any(|event| event.text == Event::Withdrawn.to_string()))
}

/// A notice about this moment has gone out, or would have if its player did not want it
/// later: if it is his turn, his clock runs from now.
pub(super) fn start_clock(
    ledger: &Ledger<'_>,
    player: PlayerId,
    moment: Moment,
) -> Result<(), Fault> {
    let row = ledger.view().game(moment.game())?;
    let his_turn = |row: &GameRow| row.folded.to_move.map(|side| row.players[side]) == Some(player);
    let Some(row) = row.filter(his_turn) else { return Ok(()) };
    let mut open = ledger.lookup().open_row(row)?;
    let course = &open.course;
    if !course.handed() && tells_of_turn(course, moment) {
        ledger.book(&mut open, &Event::Handed)?;
    }
    Ok(())
}

/// What told a player of his turn came back: his clock waits until something reaches him.
pub(super) fn stop_clock(
    ledger: &Ledger<'_>,
    player: PlayerId,
    moment: Moment,
) -> Result<(), Fault> {
    let Some(mut open) = ledger.open(moment.game())? else { return Ok(()) };
    let course = &open.course;
    let his_turn = open.row.players[course.to_move()] == player;
    if !his_turn || !tells_of_turn(course, moment) {
        return Ok(());
    }
    let Some(refund) = course.refund(ledger.now) else { return Ok(()) };
    let opponent = open.row.players[!course.to_move()];
    let bounced = ledger.book(&mut open, &Event::Bounced)?;
    if refund == Refund::Rest {
        let happened = Happened::RefundedRest(bounced);
        ledger.tell(player, &happened)?;
        ledger.tell(opponent, &happened)?;
    }
    Ok(())
}

/// Whether a notice of that moment tells of the turn that goes on, and not of an older one.
pub(super) fn tells_of_turn(course: &Course, moment: Moment) -> bool {
    let made = course.turns().last().and_then(|turn| turn.made).map_or(1, |(_, event)| event);
    moment.event >= made
}

/// A game that cannot be read (its ruleset is missing, say) keeps nothing else from being done.
pub(super) fn unless_unreadable(done: Result<(), Fault>) -> Result<(), Fault> {
    match done {
        Err(Fault::Row(_)) => Ok(()),
        done => done,
    }
}
