//! Taflpost: a club plays hnefatafl by correspondence.
//!
//! In reading order: `cli`, the command line. So far it holds the commands that need no
//! club: looking at rulesets and boards, counting, judging and checking games. The service
//! (the use cases) and its channels come beside it.

pub mod cli;
pub mod service;
