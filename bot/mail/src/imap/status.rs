//! What the host is told about a watched mailbox. Nothing here can hold an address, a password or a
//! part of a mail.

use std::fmt;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImapStatus {
    pub link: ImapLink,
    pub taken: u64,
    /// Mails that will never be taken: too large, or refused.
    pub refused: u64,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ImapLink {
    #[default]
    Connecting,
    Watching,
    /// It is not watched, and the next attempt follows.
    Trouble(ImapTrouble),
}

/// Why a mailbox is not watched. The server's own words are not kept because they may hold
/// addresses or a part of a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImapTrouble {
    Unreachable,
    /// The server is on another machine, and the connection is not encrypted.
    Unencrypted,
    Encryption,
    Login,
    /// There is no such folder, or it does not number its mails permanently.
    Folder,
    NoIdle,
    Denied,
    Silent,
    /// The connection was lost, or what came over it could not be read.
    Lost,
    NotKept,
}

impl fmt::Display for ImapTrouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ImapTrouble::Unreachable => "the IMAP server cannot be reached",
            ImapTrouble::Unencrypted => {
                "the IMAP server is not on this machine, and the password would be sent \
                 unencrypted; switch TLS on"
            }
            ImapTrouble::Encryption => "no TLS with the IMAP server: is its certificate trusted?",
            ImapTrouble::Login => "the IMAP server does not accept the user name and password",
            ImapTrouble::Folder => "the IMAP server has no such folder",
            ImapTrouble::NoIdle => "the IMAP server does not support IDLE",
            ImapTrouble::Denied => "the IMAP server refused a command",
            ImapTrouble::Silent => "the IMAP server does not answer",
            ImapTrouble::Lost => "the connection to the IMAP server was lost",
            ImapTrouble::NotKept => "cannot store how far the mailbox was read",
        })
    }
}

impl From<async_imap::error::Error> for ImapTrouble {
    fn from(error: async_imap::error::Error) -> ImapTrouble {
        use async_imap::error::Error;
        match error {
            Error::No(_) | Error::Bad(_) | Error::Validate(_) => ImapTrouble::Denied,
            _ => ImapTrouble::Lost,
        }
    }
}
