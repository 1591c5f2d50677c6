//! The terminal: players who sit at the club's machine. `protocol` defines the messages on the
//! socket, `server` is the club's side, `client` the player's, whose line `editor` edits
//! and `recall` lets come back.

pub mod client;
pub mod editor;
mod file;
mod pages;
pub mod protocol;
mod recall;
pub mod server;
pub mod sitting;
