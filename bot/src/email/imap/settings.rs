//! What the watcher has to know about a mailbox: where it is, and how long to wait for what.

use std::time::Duration;

/// Where the mailbox is. Not for printing: the password is in it.
#[derive(Clone)]
pub struct ImapSettings {
    /// The server as `host:port`.
    pub server: String,
    /// How the way there is encrypted.
    pub tls: Tls,
    pub user: String,
    pub password: String,
    /// The mailbox, most often `INBOX`.
    pub folder: String,
    /// A certificate (PEM) that is trusted beside the system's.
    pub authority: Option<Vec<u8>>,
}

/// How the way to the server is encrypted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tls {
    /// Not at all; to this machine only.
    Off,
    /// After `STARTTLS`, commonly on port 143.
    StartTls,
    /// From the first octet, commonly on port 993.
    On,
}

/// How long is waited for what.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// For news within one IDLE. Shorter than routers forget a silent connection.
    pub idle: Duration,
    /// For the answer to DONE; a connection that slept in the meantime does not come back.
    pub done: Duration,
    /// For the answer to any other command, a whole mail included, and for connecting.
    pub command: Duration,
    /// Before the first new attempt, at a connection or at a mail that shall come again.
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
