//! A person asked for something impossible: what happened, why, and what to do instead. Only the
//! asker may see a refusal, because some reveal open routes.

pub(crate) mod mail;
pub(crate) mod misread;
pub(crate) mod nearest;
pub(crate) mod ply;

use commands::{Deed, Misread};
use engine::{Game, Illegal, WrongRoll};

use crate::page::Page;
use crate::reader::Reader;
use crate::told::sentence::Sentence;
use crate::told::step::{NextStep, give};

pub use mail::RefusedMail;
pub use misread::{act_line, say_misread, say_misread_after};
pub use nearest::Nearest;
pub use ply::RefusedPly;

/// Whether what somebody wrote is short and has only what moves are written with, perhaps with the
/// number of a game: only such a text is repeated as a line to send.
pub(crate) fn is_plain_move(text: &str) -> bool {
    let is_part = |c: char| c.is_ascii_alphanumeric() || " -:.".contains(c);
    text.len() <= 24 && text.chars().all(is_part) && text.contains(|c: char| c.is_ascii_digit())
}

/// Everything that can be refused. A refusal changes nothing.
#[derive(Clone, Debug)]
pub enum Refusal {
    /// The ply asked for cannot be played.
    Ply(Box<RefusedPly>),
    /// The line is not an order.
    Misread(Misread),
    /// The club has a reason ([`crate::told::Refused`]).
    Club(Sentence),
    /// An email is unclear about it.
    Mail(RefusedMail),
}

impl Refusal {
    /// A ply that `game` has refused, as it was typed.
    pub fn ply(game: &Game, typed: &str, why: Illegal) -> Refusal {
        Refusal::Ply(Box::new(RefusedPly::new(game, typed, why)))
    }

    /// A short word for machines, one for each reason.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Ply(refused) => refused.why.code(),
            Refusal::Misread(misread) => misread.code(),
            Refusal::Club(refused) => refused.code(),
            Refusal::Mail(refused) => refused.code(),
        }
    }

    /// What to tell the asker, before a medium lays it out.
    pub fn page(&self, reader: &Reader) -> Page<'_> {
        Page { next: self.next_steps(), ..Page::from_lines(&self.say(reader)) }
    }

    /// What the asker can do instead.
    pub fn next_steps(&self) -> Vec<NextStep> {
        match self {
            Refusal::Ply(refused) => match refused.why {
                Illegal::Dice(WrongRoll::RollFirst) => vec![give(Deed::Roll)],
                _ => Vec::new(),
            },
            Refusal::Misread(misread) => misread::steps_after(misread),
            Refusal::Club(refused) => refused.next_steps(),
            Refusal::Mail(RefusedMail::Several(moves)) => {
                NextStep::offered(&RefusedMail::offered_moves(moves))
            }
            Refusal::Mail(_) => Vec::new(),
        }
    }

    /// The games of which the asker has to name one, each with its opponent.
    pub fn games(&self) -> &[(i64, String)] {
        match self {
            Refusal::Club(refused) => refused.games(),
            Refusal::Ply(_) | Refusal::Misread(_) | Refusal::Mail(_) => &[],
        }
    }

    pub fn say(&self, reader: &Reader) -> String {
        match self {
            Refusal::Ply(refused) => refused.say(reader.words()),
            Refusal::Misread(misread) => say_misread(misread, reader.words()),
            Refusal::Club(refused) => refused.say(reader),
            Refusal::Mail(refused) => refused.say(reader),
        }
    }
}
