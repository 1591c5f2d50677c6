//! Challenges and open challenges: their terms, who sends them, what can be chosen for one without
//! typing, and why one is refused.

pub(crate) mod challenger;
pub mod choices;
pub(crate) mod refused;
pub(crate) mod terms;

pub use challenger::{Challenger, PlayedGames, Results};
pub use terms::{ClockTerms, Invitation, InvitationPace, Party, Sides};
