//! The one list of what can be refused, as it is kept and as it is said.
//!
//! A club's file keeps facts, never words: numbers of players and games, and what somebody typed.
//! Each reason is a variant of an enum here, and one arm turns it into a [`Sentence`]: the key of
//! its words and the values they name. What a number stands for is looked up through [`Lookups`],
//! on the day it is read and for the person who reads it.
//!
//! A new reason takes a variant, an arm, and its words in five languages.

mod account;
mod game;
mod host;
mod ladder;
mod lookups;
mod refused;
mod sentence;
mod tournament;

pub use account::{AccountRefused, Other, Way};
pub use game::GameNews;
pub use host::HostRefused;
pub use ladder::{Barrier, LadderRefused};
pub use lookups::{Became, ClockFault, InvitationFacts, Limit, Lookups, MatchFacts};
pub use refused::{BadName, BadPlan, GamePoint, InvitationRef, Refused, TextKind};
pub use sentence::{Sentence, Value};
pub use tournament::TournamentRefused;
