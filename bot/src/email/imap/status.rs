//! What the host is told of a watched mailbox. Nothing here can hold an address, a password or a
//! piece of a mail.

use std::fmt;

/// How it goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImapStatus {
    /// The way to the mailbox.
    pub link: ImapLink,
    /// Mails that were dealt with.
    pub taken: u64,
    /// Mails that will never be: too large, or refused.
    pub refused: u64,
}

/// How the way to the mailbox is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ImapLink {
    /// The first attempt.
    #[default]
    Connecting,
    /// The mailbox is open and watched.
    Watching,
    /// It is not, and will be tried again.
    Trouble(ImapTrouble),
}

/// Why a mailbox is not watched. What the server said about it is not kept: it may name
/// addresses, or be a piece of a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImapTrouble {
    /// There is nobody at the server's address.
    Unreachable,
    /// The server is elsewhere, and the way there is not encrypted.
    Unencrypted,
    /// The encryption failed, or the server's certificate is not trusted.
    Encryption,
    /// This program was built without encryption.
    NoTls,
    /// User or password are wrong.
    Login,
    /// There is no such folder, or its mails have no lasting numbers.
    Folder,
    /// The server cannot say when a mail comes.
    NoIdle,
    /// The server refused a command.
    Denied,
    /// The server did not answer in time.
    Silent,
    /// The connection was lost, or what came over it could not be read.
    Lost,
    /// What was dealt with could not be noted.
    NotKept,
}

impl fmt::Display for ImapTrouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ImapTrouble::Unreachable => "the IMAP server cannot be reached",
            ImapTrouble::Unencrypted => {
                "the IMAP server is not on this machine, and its password would go there in \
                 clear: switch TLS on"
            }
            ImapTrouble::Encryption => "no TLS with the IMAP server: is its certificate trusted?",
            ImapTrouble::NoTls => "this build has no TLS: build it with the feature `tls`",
            ImapTrouble::Login => "the IMAP server does not accept user and password",
            ImapTrouble::Folder => "the IMAP server has no such folder",
            ImapTrouble::NoIdle => "the IMAP server has no IDLE",
            ImapTrouble::Denied => "the IMAP server refused a command",
            ImapTrouble::Silent => "the IMAP server does not answer",
            ImapTrouble::Lost => "the connection to the IMAP server was lost",
            ImapTrouble::NotKept => "what was read of the mailbox cannot be noted",
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
