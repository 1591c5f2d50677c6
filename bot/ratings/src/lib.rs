//! Ratings: Glicko-2 for each ruleset, the games of a match rated in one period, with the ruleset's
//! own bias towards a side and each player's lean.
//!
//! `glicko` is the published system, `form` what is known about a player and how a match changes
//! it, `book` which games count, and how their ratings are written when they end.

use kernel::feature::{Feature, Occasion};
use kernel::ledger::Ledger;
use kernel::refused::Stop;

mod book;
pub mod form;
pub mod glicko;
pub mod recompute;

pub use book::{book, form as form_of_row, form_of, forms_on, side_bias};
pub use recompute::{Difference, Recomputed, recompute};

/// The ratings of the club's players.
pub struct Ratings;

impl Feature for Ratings {
    fn follow_up(&self, ledger: &Ledger<'_>, occasion: &Occasion<'_>) -> Result<(), Stop> {
        match *occasion {
            Occasion::GameEnded(open) => Ok(book(ledger, open)?),
            _ => Ok(()),
        }
    }
}
