//! A person asked for something impossible: what happened, why, and what to do instead.
//! Refusals are for the asker's eyes alone, since some tell what is open.

mod nearest;
mod ply;

use std::sync::Arc;

use engine::{Game, Illegal, Position, Ruleset};

use crate::Words;

pub use nearest::Nearest;
pub(crate) use ply::example_routes;

/// Everything that can be refused. Nothing has changed when one is given.
#[derive(Clone, Debug)]
pub enum Refusal {
    /// The ply asked for cannot be played.
    Ply(Box<RefusedPly>),
}

/// A ply that cannot be played, with what its words look at.
#[derive(Clone, Debug)]
pub struct RefusedPly {
    /// The reason.
    pub why: Illegal,
    /// The rules.
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
        Refusal::Ply(Box::new(RefusedPly {
            nearest: Nearest::find(game, typed, &why),
            why,
            ruleset: Arc::clone(game.ruleset()),
            position: *game.position(),
        }))
    }

    /// A short word for machines, one for each reason.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Ply(refused) => refused.why.code(),
        }
    }

    /// What to tell the asker.
    #[must_use]
    pub fn say(&self, words: &Words) -> String {
        match self {
            Refusal::Ply(refused) => {
                let why = refused.reason(words);
                match refused.nearest.say(words) {
                    Some(instead) => format!("{why} {instead}"),
                    None => why,
                }
            }
        }
    }
}
