//! From a challenge to the game that begins with it.
//!
//! `invite` (challenges and their answers), `invite_house` (the house accepts at once), `addressed` (to
//! an email address), `newcomer` (to somebody in Discord who isn't a player), `seek` (open challenges),
//! `rematch`.

pub mod addressed;
pub mod invite;
pub mod invite_house;
pub mod newcomer;
pub mod rematch;
pub mod seek;
