//! Other programs' records of games, read and replayed by our rules. In reading order:
//! `imported` (which formats there are, and what is read out of each), `opentafl`,
//! `hnefatafl_org`, then what they share: `plies` (moves are played) with `words`. Tables with one
//! game a line are apart (`games_csv`). Our own records are the engine's (`engine::notation`).

pub mod games_csv;
mod hnefatafl_org;
mod imported;
pub mod opentafl;
mod plies;
mod words;

pub use imported::{Format, ImportError, ImportedGame, ImportedTag, Under, read};
