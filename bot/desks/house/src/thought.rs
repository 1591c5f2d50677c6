//! What comes of thinking besides the order: what the house expects, and a hint.

use chrono::{DateTime, Utc};
use kernel::desk::Service;
use kernel::happened::Happened;
use storage::{Delivery, Expected, Fault};

use crate::{HouseTask, hint};

/// What the house keeps or tells besides its order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HouseThought {
    /// The answer that it expects to the move that it is about to make.
    Expects(Option<String>),
    /// What is told to the player who asked for a hint.
    Hint {
        /// A good move, as it is typed.
        ply: String,
        /// The player's chances, in hundredths.
        chances: u8,
    },
}

/// Keeps what the house expects, or tells a hint to the player who asked for it.
pub fn house_thought(
    service: &mut Service,
    now: DateTime<Utc>,
    task: &HouseTask,
    thought: &HouseThought,
) -> Result<(), Fault> {
    service.in_ledger(now, |ledger| match thought {
        HouseThought::Expects(answer) => {
            let ply = task.seen().ply;
            let answer = answer.as_deref();
            let expected = answer.map(|answer| Expected { ply, answer });
            ledger.change.set_house_expects(task.number, expected)
        }
        HouseThought::Hint { ply, chances } => {
            // It is told once, however often it has been found.
            let notice = ledger.view().notice(task.notice)?;
            let waits = notice.is_some_and(|notice| notice.state == Delivery::Queued);
            let at = super::task::moment(task);
            if !waits || !hint::is_still_wanted(ledger, at)? {
                return Ok(());
            }
            ledger.change.finish_notice(task.notice, Delivery::Handed)?;
            let open = ledger.lookup().existing(task.number)?;
            let asker = open.row.players[open.course.to_move()];
            let hint = Happened::Hint { at, ply: ply.clone(), chances: Some(*chances) };
            ledger.tell_because(None, asker, &hint)
        }
    })
}
