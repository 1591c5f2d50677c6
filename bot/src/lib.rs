//! Taflpost: a club plays hnefatafl by correspondence.
//!
//! In reading order: `orders` reads what players type; `service` decides what becomes of it;
//! `club` is a running one, with its folder and threads; `terminal` is a channel to it; `cli`
//! is the command line.

pub mod cli;
pub mod club;
pub mod orders;
pub mod service;
pub mod terminal;
