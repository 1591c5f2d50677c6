//! What a finished game was worth: `text` says it in words and as a picture, `page` is what its players
//! are told.

pub(crate) mod page;
mod text;

pub(crate) use text::label;
/// A game with fewer plies gets no review: hardly anything has happened in it.
pub const LEAST_PLIES: usize = 10;

pub use text::{ReviewedGame, Tense, deed_said};
