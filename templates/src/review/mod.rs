//! What a finished game was worth: `text` says it in words and as a picture, `page` is what its players
//! are told.

pub(crate) mod page;
mod text;

pub(crate) use text::label;
pub use text::{ReviewedGame, Tense, deed_said};
