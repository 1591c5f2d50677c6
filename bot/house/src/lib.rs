//! The house as a channel: it is told what its levels have to do, thinks about it, and gives orders as
//! a person would.
//!
//! `courier` takes one thing to do after the other, `mind` thinks about each board once, `thinker` is
//! the one thread that thinks, and `think` what it thinks: a pure function of the game. `reviews` works out what finished games were
//! worth, on a thread of its own. What there is to do, and when, is the
//! service's business.

mod courier;
mod mind;
mod reviews;
mod think;
mod thinker;

pub use courier::run_house;
pub use reviews::{review, run_reviews};
pub use think::{Decision, think};
