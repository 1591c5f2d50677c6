//! The terminal: players who sit at the club's machine. `protocol` is what passes over the
//! socket, `server` speaks for the club, `client` for the player.

pub mod client;
mod file;
pub mod protocol;
pub mod server;
pub mod sitting;
