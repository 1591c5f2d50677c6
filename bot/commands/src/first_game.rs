//! The game that is offered first to somebody who has played none: against the house, at once.

use super::proposal::{FIRST_RULESET, Proposal, SideChoice};
use super::rest::house_at;
use super::table::Deed;

/// A game that begins at once for somebody who has played none: against the house at its easiest
/// level, with the side that moves first.
pub fn first_game() -> Deed {
    let terms = Proposal {
        ruleset: Some(FIRST_RULESET.to_owned()),
        side: Some(SideChoice::Attack),
        ..Proposal::default()
    };
    Deed::Challenge(house_at(1), terms)
}
