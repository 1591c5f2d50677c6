//! The host's settings for mail, checked: where it comes in, where it goes out, and what proves a
//! sender.

use std::net::SocketAddr;
use std::path::PathBuf;

use club::ListenAt;

use crate::decide::SenderPolicy;
use crate::imap;
use crate::relay::Relay;

/// The domain of a club without its own; it is known only on this machine.
pub const NO_DOMAIN: &str = "taflpost.localhost";

/// The name of a club that the host has not named.
pub const USUAL_NAME: &str = "Taflpost";

#[derive(Clone)]
pub struct MailSettings {
    pub name: String,
    pub domain: String,
    pub policy: SenderPolicy,
    /// The name that our mail server writes first in its Authentication-Results, if its word about
    /// senders counts.
    pub authserv: Option<String>,
    /// The name server that is asked about signatures; the system's if there is none.
    pub dns: Option<SocketAddr>,
    /// Where mail comes in over LMTP and SMTP.
    pub listen: Option<ListenAt>,
    pub mailbox: Option<imap::ImapSettings>,
    pub way_out: WayOut,
    /// The public address of the club's pages, `https://…`, without a slash at the end.
    pub pages: Option<String>,
}

/// How the way to a mail server is encrypted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tls {
    /// Not at all; only to this machine.
    Off,
    /// After `STARTTLS`, commonly on port 143 (IMAP) or 587; if that is refused, it is closed.
    StartTls,
    /// From the first byte, commonly on port 993 (IMAP) or 465.
    On,
}

#[derive(Clone)]
pub enum WayOut {
    Postbox(PathBuf),
    Relay(Relay),
}
