//! The terminal: players who sit at the club's machine. `protocol` defines the messages on the
//! socket, `server` is the club's side, `client` the player's, whose line `editor` edits.

pub mod client;
pub mod editor;
mod file;
mod pages;
pub mod protocol;
pub mod server;
pub mod sitting;
