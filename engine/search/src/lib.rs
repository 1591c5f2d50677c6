//! Finds good moves under any ruleset.
//!
//! A [`Searcher`] looks ahead in an [`engine::Game`] as far as a [`Budget`] of nodes lets it, and names the
//! best move with what it expects. The same game, budget and table size give the same answer on
//! every machine: there is no clock here, and no chance.
//!
//! In reading order: `node` (a position while it is searched), `keys` (its number), `evaluation`
//! (how good it looks), `weights` (the numbers for that), `targets` (where something may be taken),
//! `order` (which moves come first), `table` (what is known already), `history` (repetitions),
//! `tree` (the search itself), `announce` (what is said with a move), `choice` (which of several good
//! moves is played), `level` (how strongly the house plays), `protocol` (how other programs ask); then
//! `proof` (what is certain), `facts` (what a move does), `aims` (what it is for), `review` (what a game
//! was worth) and `review_text` (the same to be kept).

pub mod aims;
mod announce;
mod choice;
mod evaluation;
pub mod facts;
mod history;
mod keys;
mod level;
mod node;
mod order;
mod proof;
pub mod protocol;
pub mod review;
mod review_text;
mod table;
mod targets;
mod tree;
mod weights;

pub use announce::with_announcement;
pub use choice::{Sight, TRAITS};
pub use level::{Chosen, Level, LevelTurn};
pub use proof::{Bounds, forced_win};
pub use review_text::NotAReview;
pub use tree::{Budget, Found, Searcher};
pub use weights::{FEATURES, Weights};

/// How much a certain win is worth; one in `n` plies is worth `n` less.
pub const WIN: i32 = 30_000;

/// Anything beyond this is a proven win or loss.
pub const PROVEN: i32 = WIN - 1_000;
