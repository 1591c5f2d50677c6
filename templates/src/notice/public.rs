//! How much of a notice everyone may read: in a place that others see, players get the notice that
//! a spectator would get. And where it can be seen on the club's pages.

use crate::invitation::{Invitation, Party};
use crate::ladder::LadderAnswer;
use crate::notice::Notice;
use crate::notice::mailed::AnsweredLine;
use crate::notice::table::{Table, Time};
use crate::reader::Reader;
use crate::tournament::Tournament;

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
            // Its reader's own address is a secret.
            Box::new(Table { seat: None, ruled: None, time, page: None, ..table.clone() })
        };
        Some(match self {
            // No matter who reads it there, it is addressed to the one who is invited.
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

    /// Where its reader can see it on the club's pages; `None` where nothing may link to them.
    pub(super) fn address(&self, reader: &Reader) -> Option<String> {
        let table = self.table().filter(|_| !self.is_elsewhere());
        if let Some(own) = table.and_then(|table| table.page.clone()) {
            return Some(own);
        }
        let path = match self {
            Notice::Ladder(LadderAnswer::Table(table)) => format!("ladder/{}", table.ladder.id()),
            Notice::Tournament(Tournament::Page(page))
            | Notice::Tournament(Tournament::News { page: Some(page), .. }) => {
                format!("tournament/{}", page.line.number)
            }
            Notice::Tournament(Tournament::ForEverybody { number, .. }) => {
                format!("tournament/{number}")
            }
            Notice::Answered { lines, .. } if table.is_none() => {
                let mut done = lines.iter().rev().filter_map(AnsweredLine::done);
                return done.find_map(|answer| answer.address(reader));
            }
            _ => format!("game/{}", table.filter(|table| table.is_public)?.number),
        };
        Some(format!("{}/{path}", reader.pages?))
    }
}
