//! What of a notice everyone may read: where players are told in a place that others see, they
//! are told as one who looks on would be.

use super::{Notice, Table, Time};

impl Notice {
    /// The notice for all eyes; `None` if it is for its reader alone.
    #[must_use]
    pub fn public(&self) -> Option<Notice> {
        let open = |table: &Table| {
            // Whoever reads it there is told by it.
            let told = table.seat == Some(table.game.position().to_move());
            let time = table.time.map(|time| Time {
                deadline: time.deadline.or(time.if_told.filter(|_| told)),
                ..time
            });
            Box::new(Table { seat: None, ruled: None, time, ..table.clone() })
        };
        Some(match self {
            Notice::Invited(invitation) => Notice::Invited(invitation.clone()),
            Notice::Began(table) => Notice::Began(open(table)),
            Notice::Ply(table) => Notice::Ply(open(table)),
            Notice::Rolled(table) => Notice::Rolled(open(table)),
            Notice::DrawOffered(table, by) => Notice::DrawOffered(open(table), *by),
            Notice::DrawDeclined(table, by) => Notice::DrawDeclined(open(table), *by),
            Notice::DrawWithdrawn(table, by) => Notice::DrawWithdrawn(open(table), *by),
            Notice::TakebackOffered(table, by) => Notice::TakebackOffered(open(table), *by),
            Notice::TakebackDeclined(table, by) => Notice::TakebackDeclined(open(table), *by),
            Notice::TakebackWithdrawn(table, by) => Notice::TakebackWithdrawn(open(table), *by),
            Notice::TakenBack(table) => Notice::TakenBack(open(table)),
            Notice::Ended(table) => Notice::Ended(open(table)),
            Notice::TimeUp(table) => Notice::TimeUp(open(table)),
            Notice::DayUsed(table) => Notice::DayUsed(open(table)),
            _ => return None,
        })
    }
}
