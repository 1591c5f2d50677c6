//! The terminal: players who sit at the club's machine. `protocol` defines the messages on the
//! socket, `server` is the club's side, `client` the player's.

pub mod client;
mod file;
pub mod protocol;
pub mod server;
pub mod sitting;
