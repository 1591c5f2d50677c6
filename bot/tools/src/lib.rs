//! What the program does without a club: it lists rulesets, prints rule sheets, draws boards, settles
//! disputes, counts positions, and plays as an engine or lets engines play. Each command is a module
//! with its arguments and `answer`.
//!
//! Below them is what commands about a club need as well: `trouble` (why a command could not answer),
//! `language`, `shelf` (the rulesets), `lines` (text that is read line by line), `progress`, and
//! `disk` (files that are written whole or not at all).

pub mod board;
pub mod disk;
pub mod engines;
pub mod language;
pub mod lines;
pub mod perft;
pub mod pictures;
pub mod progress;
pub mod rules;
pub mod rulesets;
pub mod shelf;
pub mod trouble;
pub mod uci;
pub mod umpire;

pub use trouble::{CliError, CliResult, Exit};
