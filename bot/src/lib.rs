//! Taflpost: a club plays hnefatafl by correspondence.
//!
//! In reading order: `orders` reads what players type; `service` decides what happens; `club` is a
//! running club with its folder and threads; `terminal`, `email` and `discord` are the channels to
//! it, and `web` its pages; `cli` is the command line.

#[cfg(all(feature = "email", feature = "discord", feature = "web"))]
pub mod cli;
pub mod club;
#[cfg(feature = "discord")]
pub mod discord;
#[cfg(feature = "email")]
pub mod email;
#[cfg(all(test, feature = "email", feature = "discord", feature = "web"))]
mod limits;
pub mod orders;
pub mod service;
pub mod terminal;
#[cfg(feature = "web")]
pub mod web;
