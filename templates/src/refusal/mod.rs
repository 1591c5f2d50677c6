//! A person asked for something impossible: what happened, why, and what to do instead.
//! Refusals are for the asker's eyes alone, since some tell what is open.

mod mail;
mod misread;
mod nearest;
mod ply;

use std::sync::Arc;

use engine::{Game, Illegal, Position, Ruleset};

use crate::page::Page;
use crate::told::Sentence;
use crate::{Reader, Words};

pub use mail::RefusedMail;
pub use misread::{Misread, example};
pub use nearest::Nearest;
pub(crate) use ply::example_routes;

/// Everything that can be refused. Nothing has changed when one is given.
#[derive(Clone, Debug)]
pub enum Refusal {
    /// The ply asked for cannot be played.
    Ply(Box<RefusedPly>),
    /// The line is no order.
    Misread(Misread),
    /// The club has a reason ([`crate::told::Refused`]).
    Club(Sentence),
    /// A mail leaves it open.
    Mail(RefusedMail),
}

/// A ply that cannot be played, with what its words look at.
#[derive(Clone, Debug)]
pub struct RefusedPly {
    pub why: Illegal,
    pub ruleset: Arc<Ruleset>,
    /// The board it was asked for on.
    pub position: Position,
    /// What may be played instead.
    pub nearest: Nearest,
}

impl Refusal {
    /// A ply that `game` has refused, as it was typed.
    #[must_use]
    pub fn ply(game: &Game, typed: &str, why: Illegal) -> Refusal {
        Refusal::Ply(Box::new(RefusedPly::new(game, typed, why)))
    }

    /// A short word for machines, one for each reason.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Ply(refused) => refused.why.code(),
            Refusal::Misread(misread) => misread.code(),
            Refusal::Club(refused) => refused.code(),
            Refusal::Mail(refused) => refused.code(),
        }
    }

    /// What to tell the asker, before a medium lays it out.
    #[must_use]
    pub fn page(&self, reader: &Reader) -> Page<'_> {
        Page::lines(&self.text(reader))
    }

    /// What to tell the asker.
    #[must_use]
    pub fn text(&self, reader: &Reader) -> String {
        match self {
            Refusal::Ply(refused) => refused.say(reader.words()),
            Refusal::Misread(misread) => misread.say(reader.words()),
            Refusal::Club(refused) => refused.say(reader),
            Refusal::Mail(refused) => refused.say(reader),
        }
    }
}

impl RefusedPly {
    /// A ply that `game` has refused, as it was typed.
    #[must_use]
    pub fn new(game: &Game, typed: &str, why: Illegal) -> RefusedPly {
        RefusedPly {
            nearest: Nearest::find(game, typed, &why),
            why,
            ruleset: Arc::clone(game.ruleset()),
            position: *game.position(),
        }
    }

    /// What happened, why, and what may be played instead.
    #[must_use]
    pub fn say(&self, words: &Words) -> String {
        let why = self.reason(words);
        match self.nearest.say(words) {
            Some(instead) => format!("{why} {instead}"),
            None => why,
        }
    }
}
