//! The messages in servers that show a ladder: a change of the ladder makes them due.

use chrono::TimeDelta;
use kernel::ledger::Ledger;
use storage::{Fault, LadderBoardRow};

/// The shortest time between two edits of a message.
pub const PAUSE: TimeDelta = TimeDelta::minutes(1);

/// A ladder has changed: the messages that show it are due, some time after their last update.
pub(crate) fn mark_boards_stale(ledger: &Ledger<'_>, ladder: &str) -> Result<(), Fault> {
    for row in ledger.view().ladder_boards(ladder)? {
        // An update that is being sent now may be older than this change.
        let due_at = row.due_at.unwrap_or(ledger.now + PAUSE);
        let due_at = Some(due_at.min(ledger.now + PAUSE));
        ledger.change.set_ladder_board(&LadderBoardRow { stale: true, due_at, ..row })?;
    }
    Ok(())
}
