//! How much a client may ask of the server.

use std::time::Duration;

/// The largest mail that is taken by default, in bytes, with its headers and line ends.
pub const LARGEST: usize = 1 << 20;

/// How much a client may ask of the server.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections at a time. When there are more, one that is only waiting makes room.
    pub connections: usize,
    pub largest: usize,
    /// Bytes that are read beyond that before the connection is closed.
    pub excess: usize,
    pub recipients: usize,
    /// Commands, mistakes and mails on one connection.
    pub commands: usize,
    pub errors: usize,
    pub mails: usize,
    /// For a command to arrive, and for a reply to be fetched.
    pub command_time: Duration,
    pub message_time: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 32,
            largest: LARGEST,
            excess: 8 << 20,
            recipients: 100,
            commands: 1000,
            errors: 10,
            mails: 100,
            command_time: Duration::from_secs(60),
            message_time: Duration::from_secs(300),
        }
    }
}
