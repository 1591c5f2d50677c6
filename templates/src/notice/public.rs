//! What of a notice everyone may read: where players are told in a place that others see, they
//! are told as one who looks on would be.

use super::Notice;
use crate::notice::table::{Table, Time};

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
            Notice::Game { table, news, side } if news.is_public() => {
                Notice::Game { table: open(table), news: *news, side: *side }
            }
            _ => return None,
        })
    }
}
