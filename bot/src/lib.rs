//! Taflpost: a club plays hnefatafl by correspondence.
//!
//! In reading order: `cli`, the command line. So far it holds the commands that need no
//! club: looking at rulesets and boards, counting, judging and checking games. `orders` reads
//! what players type. The service (the use cases) and its channels come beside them.

pub mod cli;
pub mod orders;
pub mod service;
