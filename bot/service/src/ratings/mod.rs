//! Ratings: Glicko-2 for each ruleset, the games of a match rated in one period, with the ruleset's
//! own bias towards a side and each player's lean.
//!
//! `glicko` is the published system, `form` what is known about a player and how a match changes
//! it, `book` which games count, and how their ratings are written when they end.

use crate::feature::{Feature, Occasion};
use crate::ledger::Ledger;
use crate::refused::Stop;

mod book;
pub mod form;
pub mod glicko;
pub(crate) mod recompute;

pub use book::form as form_of_row;
pub(super) use book::{book, form_of, forms_on, side_bias};
pub use recompute::{Difference, Recomputed, recompute};

/// The ratings of the club's players.
pub(crate) struct Ratings;

impl Feature for Ratings {
    fn follow_up(&self, ledger: &Ledger<'_>, occasion: &Occasion<'_>) -> Result<(), Stop> {
        match *occasion {
            Occasion::GameEnded(open) => Ok(book(ledger, open)?),
            _ => Ok(()),
        }
    }
}
