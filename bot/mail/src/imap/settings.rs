//! Where a mailbox is, and how long to wait for its server.

use std::time::Duration;

pub use crate::settings::Tls;

/// Where the mailbox is. It must not be printed because it holds the password.
#[derive(Clone)]
pub struct ImapSettings {
    /// The server as `host:port`.
    pub server: String,
    pub tls: Tls,
    pub user: String,
    pub password: String,
    pub folder: String,
    /// A certificate (PEM) that is trusted besides the system's.
    pub authority: Option<Vec<u8>>,
}

#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// For news within one IDLE. Routers forget a silent connection after a longer time.
    pub idle: Duration,
    /// For the answer to DONE; a connection that broke in the meantime does not answer.
    pub done: Duration,
    /// For the answer to any other command, including a whole mail, and for connecting.
    pub command: Duration,
    /// Before the first new attempt at a connection, or at a mail that should come again.
    pub first_pause: Duration,
    /// Each pause is twice the one before, up to this.
    pub longest_pause: Duration,
}

impl Default for Times {
    fn default() -> Times {
        Times {
            idle: Duration::from_secs(5 * 60),
            done: Duration::from_secs(15),
            command: Duration::from_secs(60),
            first_pause: Duration::from_secs(1),
            longest_pause: Duration::from_secs(5 * 60),
        }
    }
}

impl Times {
    pub(super) fn after(&self, pause: Duration) -> Duration {
        pause.saturating_mul(2).min(self.longest_pause)
    }
}
