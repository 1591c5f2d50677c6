//! A player has been told the state of a game: waiting notices about it count as shown, and their
//! clock starts if it is their turn. Or they could not be told: their clock runs by the same rules
//! for all, and gets some time back.

use correspondence::course::Course;
use correspondence::event::Event;
use storage::{Fault, GameId, GameRow, OutboxRow, PlayerId};
use templates::told::{GameNews, GamePoint};

use crate::happened::Happened;
use crate::ledger::Ledger;
use crate::lookup::Open;

/// A player has been told the state of a game: waiting notices about it count as shown, and if it
/// is their turn, their clock starts.
pub fn told(ledger: &Ledger<'_>, player: PlayerId, moment: GamePoint) -> Result<(), Fault> {
    shown(ledger, player, moment)?;
    start_clock(ledger, player, moment)
}

/// A player's waiting notices about a game, up to that moment, count as shown.
pub fn shown(ledger: &Ledger<'_>, player: PlayerId, moment: GamePoint) -> Result<(), Fault> {
    for waiting in ledger.view().waiting_about(GameId(moment.game), player)? {
        let told = waiting.about.is_some_and(|(_, event)| event <= moment.event);
        if told && waiting.claimed_at.is_none() {
            ledger.change.notice_shown(waiting.id, ledger.now)?;
        }
    }
    Ok(())
}

/// Whether a waiting notice can have been seen: a courier has taken it, its player was shown the
/// same elsewhere, or it has been posted for everybody.
pub fn is_seen(ledger: &Ledger<'_>, notice: &OutboxRow) -> Result<bool, Fault> {
    let for_all = notice.shown.map(|shown| ledger.view().notice(shown)).transpose()?.flatten();
    Ok(notice.claimed_at.is_some() || for_all.is_some_and(|row| row.claimed_at.is_some()))
}

/// Whether a ply has been withdrawn since that moment.
pub fn is_withdrawn(ledger: &Ledger<'_>, moment: GamePoint) -> Result<bool, Fault> {
    let since = ledger.view().events_after(GameId(moment.game), moment.event)?;
    Ok(since.iter().any(|event| event.text == Event::Withdrawn.to_string()))
}

/// A notice about this moment has been sent, or would have been if its player did not want it
/// later: if it is their turn, their clock starts. If it was running already, they get back the
/// time of which they were not told.
pub fn start_clock(ledger: &Ledger<'_>, player: PlayerId, moment: GamePoint) -> Result<(), Fault> {
    let Some(mut open) = turn_of(ledger, player, moment)? else { return Ok(()) };
    if open.course.is_told() {
        return Ok(());
    }
    if open.course.is_unreached() {
        give_back(ledger, &mut open)?;
    }
    ledger.book(&mut open, &Event::Handed)?;
    Ok(())
}

/// A player who should be told of that moment can't be reached any more: if it is their turn, their
/// clock starts anyway, and both players are told.
pub(crate) fn without_telling(
    ledger: &Ledger<'_>,
    player: PlayerId,
    moment: GamePoint,
) -> Result<(), Fault> {
    let Some(open) = turn_of(ledger, player, moment)? else { return Ok(()) };
    match open.course.runs() {
        true => Ok(()),
        false => give_up(ledger, open),
    }
}

/// Starts the clock although nothing has told its player; both players are told.
pub fn give_up(ledger: &Ledger<'_>, mut open: Open) -> Result<(), Fault> {
    let happened =
        Happened::game(GameNews::TellingGivenUp, ledger.book(&mut open, &Event::Unreached)?);
    ledger.tell(open.row.players.attackers, &happened)?;
    ledger.tell(open.row.players.defenders, &happened)
}

/// A message about that moment did not reach its player, whose address may be good: if it is their
/// turn, their clock runs, and gets its time back as if they had not been told.
pub(crate) fn not_reached(
    ledger: &Ledger<'_>,
    player: PlayerId,
    moment: GamePoint,
) -> Result<(), Fault> {
    let Some(mut open) = turn_of(ledger, player, moment)? else { return Ok(()) };
    if open.course.runs() {
        return give_back(ledger, &mut open);
    }
    ledger.book(&mut open, &Event::Unreached)?;
    Ok(())
}

/// A message about that moment bounced: if it is its player's turn, their clock gets back the time
/// that ran.
pub fn came_back(ledger: &Ledger<'_>, player: PlayerId, moment: GamePoint) -> Result<(), Fault> {
    match turn_of(ledger, player, moment)? {
        Some(mut open) => give_back(ledger, &mut open),
        None => Ok(()),
    }
}

/// Gives the running clock back the time that ran in this turn, as far as the rules allow; both
/// players are told if that is not all of it.
fn give_back(ledger: &Ledger<'_>, open: &mut Open) -> Result<(), Fault> {
    let Some(back) = open.course.can_get_back(ledger.now) else { return Ok(()) };
    let is_all = open.course.ran(ledger.now) == Some(back);
    let moment = ledger.book(open, &Event::GivenBack(back))?;
    if is_all {
        return Ok(());
    }
    let happened = Happened::game(GameNews::RefundedRest, moment);
    ledger.tell(open.row.players.attackers, &happened)?;
    ledger.tell(open.row.players.defenders, &happened)
}

/// The game of a moment, if it is that player's turn there and the moment belongs to the turn.
fn turn_of(
    ledger: &Ledger<'_>,
    player: PlayerId,
    moment: GamePoint,
) -> Result<Option<Open>, Fault> {
    let row = ledger.view().game(GameId(moment.game))?;
    let his_turn = |row: &GameRow| row.folded.to_move.map(|side| row.players[side]) == Some(player);
    let Some(row) = row.filter(his_turn) else { return Ok(None) };
    let open = ledger.lookup().open_row(row)?;
    Ok(Some(open).filter(|open| tells_of_turn(&open.course, moment)))
}

/// Whether a notice of that moment is about the current turn, and not about an older one.
pub fn tells_of_turn(course: &Course, moment: GamePoint) -> bool {
    let made = course.turns().last().and_then(|turn| turn.made).map_or(1, |(_, event)| event);
    moment.event >= made
}

/// A game that cannot be read (for example, because its ruleset is missing) doesn't stop anything
/// else.
pub fn unless_unreadable(done: Result<(), Fault>) -> Result<(), Fault> {
    done.or_else(|fault| fault.lasting().map(drop))
}
