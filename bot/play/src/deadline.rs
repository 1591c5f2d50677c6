//! What the clock does on its own: warnings, reminders, days of vacation, and time running out.

use chrono::{DateTime, TimeDelta, Utc};
use correspondence::event::Event;
use engine::notation::record::EndedBy;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::telling;
use storage::{Fault, GameId, PlayerId};
use templates::told::GameNews;

use crate::{pair, vacation};

pub use correspondence::course::time::DueWhat;

/// Reminds the player whose turn it is, who asked for that some hours before the time runs out.
pub fn remind(ledger: &Ledger<'_>, game: GameId) -> Result<(), Fault> {
    let Some(open) = ledger.open(game)? else { return Ok(()) };
    ledger.change.set_remind_at(game, None)?;
    let is_ahead = open.course.deadline().is_some_and(|deadline| deadline > ledger.now);
    match is_ahead {
        true => {
            let player = open.row.players[open.course.to_move()];
            ledger.tell(player, &Happened::Reminded(open.moment()))
        }
        false => Ok(()),
    }
}

/// What is waited for before somebody's time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waits {
    /// A move that reached the club in time and was set aside.
    ForEmail,
    ForNothing,
}

/// Does what is due about the clock of a game, if anything is; both players are told.
pub fn settle(ledger: &Ledger<'_>, game: GameId, waits: Waits) -> Result<(), Fault> {
    let Some(mut open) = ledger.open(game)? else { return Ok(()) };
    // If several things are overdue, only the latest counts: the last warning, or that the time is
    // up.
    let mut next = None;
    let mut ahead = open.course.clone();
    while let Some(due) = ahead.due().filter(|due| due.at <= ledger.now) {
        next = Some(due);
        match due.what {
            DueWhat::Warn(warning) => ahead.assume_warned(warning),
            DueWhat::Zero | DueWhat::GiveUpTelling => break,
        }
    }
    let side = open.course.to_move();
    let player = open.row.players[side];
    let Some(due) = next else {
        // A pause was added in between: check again later.
        return ledger.refresh(game);
    };
    match due.what {
        DueWhat::Warn(warning) => {
            let moment = ledger.book(&mut open, &Event::Warned(warning))?;
            ledger.tell(player, &Happened::Warned(moment))
        }
        DueWhat::GiveUpTelling => telling::give_up(ledger, open),
        DueWhat::Zero
            if waits == Waits::ForEmail
                && is_awaited(ledger, (player, game), open.course.due_ply(), due.at)? =>
        {
            Ok(())
        }
        DueWhat::Zero if vacation::take_a_day(ledger, &open, due.at)? => {
            let happened = Happened::game(GameNews::DayUsed, open.moment());
            ledger.tell(player, &happened)?;
            ledger.tell(open.row.players[!side], &happened)
        }
        DueWhat::Zero => {
            let moment = ledger.book(&mut open, &Event::TimeUp)?;
            let lost = matches!(&open.course.end, Some((end, _)) if end.by == EndedBy::Time);
            let happened = if lost {
                Happened::game(GameNews::Ended, moment)
            } else {
                Happened::game(GameNews::TimeUp, moment)
            };
            ledger.tell(player, &happened)?;
            ledger.tell(open.row.players[!side], &happened)?;
            pair::conclude(ledger, &open, moment)
        }
    }
}

/// How far back a move that was set aside counts at most.
pub const COUNTS_BACK: TimeDelta = TimeDelta::hours(1);

/// Whether a move may still come that reached the club before the time was up at `zero`.
fn is_awaited(
    ledger: &Ledger<'_>,
    (player, game): (PlayerId, GameId),
    ply: u32,
    zero: DateTime<Utc>,
) -> Result<bool, Fault> {
    Ok(ledger.now < zero + COUNTS_BACK && ledger.view().awaits_email((player, game), ply, zero)?)
}
