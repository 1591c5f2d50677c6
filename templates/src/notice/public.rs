//! How much of a notice everyone may read: in a place that others see, players get the notice that
//! a spectator would get.

use super::{Invitation, Notice, Party};
use crate::notice::table::{Table, Time};

impl Notice {
    /// The notice for everyone; `None` if it is only for its reader.
    pub fn public(&self) -> Option<Notice> {
        let open = |table: &Table| {
            // Any player who reads it there has been notified by it.
            let told = table.seat == Some(table.game.position().to_move());
            let time = table.time.map(|time| Time {
                deadline: time.deadline.or(time.if_told.filter(|_| told)),
                ..time
            });
            Box::new(Table { seat: None, ruled: None, time, ..table.clone() })
        };
        Some(match self {
            // Whoever reads it there, it is addressed to the one who is invited.
            Notice::Invited(invitation) => Notice::Invited(Box::new(Invitation {
                reader: Party::Recipient,
                ..(**invitation).clone()
            })),
            Notice::Sought(seek) => Notice::Sought(Box::new(Invitation {
                reader: Party::Recipient,
                ..(**seek).clone()
            })),
            Notice::Game { table, news, side } if news.is_public() => {
                Notice::Game { table: open(table), news: *news, side: *side }
            }
            Notice::Review(table, review) => Notice::Review(open(table), review.clone()),
            _ => return None,
        })
    }
}
