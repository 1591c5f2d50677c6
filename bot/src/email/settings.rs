//! What a host says about mail, checked: where it comes in, where it goes out, and whose word
//! about senders is taken. Files are read by `cli`; nothing here does.

use std::net::SocketAddr;
use std::path::PathBuf;

use super::decide::SenderPolicy;
use super::imap;
use super::relay::Relay;

/// The domain of a club that has none of its own: nothing outside of this machine knows it.
pub const NO_DOMAIN: &str = "taflpost.localhost";

/// What a club is called that has no name of its own.
pub const USUAL_NAME: &str = "Taflpost";

/// Everything that a host says about mail.
#[derive(Clone)]
pub struct MailSettings {
    /// What the club is called.
    pub name: String,
    /// The domain of the club's addresses.
    pub domain: String,
    /// What proves who sent a mail.
    pub policy: SenderPolicy,
    /// The name that the mail server of ours writes first in its Authentication-Results, if its
    /// word about senders counts.
    pub authserv: Option<String>,
    /// The name server that is asked about signatures; the system's, if none is said.
    pub dns: Option<SocketAddr>,
    /// Where mail comes in over LMTP and SMTP.
    pub listen: Option<SocketAddr>,
    /// The mailbox that is watched.
    pub mailbox: Option<imap::ImapSettings>,
    /// Where mail goes out.
    pub way_out: WayOut,
    /// The public address of the club's pages, `https://…`, without a slash at the end.
    pub pages: Option<String>,
}

/// Where mail goes out.
#[derive(Clone, Debug)]
pub enum WayOut {
    /// Into a Maildir of that folder.
    Postbox(PathBuf),
    /// To a mail server.
    Relay(Relay),
}
