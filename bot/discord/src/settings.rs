//! The host's settings for Discord, checked. `cli` reads the files.

use std::net::SocketAddr;

#[derive(Clone)]
pub struct DiscordSettings {
    pub token: String,
    /// A Discord on this machine instead of the real one.
    pub local: Option<LocalDiscord>,
}

impl std::fmt::Debug for DiscordSettings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Settings").field("local", &self.local).finish_non_exhaustive()
    }
}

/// A Discord on loopback, for tests.
#[derive(Clone, Debug)]
pub struct LocalDiscord {
    /// Where its REST interface listens, as `discord.com`.
    pub api: SocketAddr,
    /// The certificate of the authority that vouches for it, in PEM.
    pub authority: Vec<u8>,
}
