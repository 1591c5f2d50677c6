//! What the host is told of a watched mailbox. Nothing here can hold an address, a password or a
//! piece of a mail.

use std::fmt;

/// How it goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Status {
    /// The way to the mailbox.
    pub link: Link,
    /// Mails that were dealt with.
    pub taken: u64,
    /// Mails that will never be: too large, or refused.
    pub refused: u64,
}

/// How the way to the mailbox is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Link {
    /// The first attempt.
    #[default]
    Connecting,
    /// The mailbox is open and watched.
    Watching,
    /// It is not, and will be tried again.
    Trouble(Trouble),
}

/// Why a mailbox is not watched. What the server said about it is not kept: it may name
/// addresses, or be a piece of a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
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

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Trouble::Unreachable => "the IMAP server cannot be reached",
            Trouble::Unencrypted => {
                "the IMAP server is not on this machine, and its password would go there in \
                 clear: switch TLS on"
            }
            Trouble::Encryption => "no TLS with the IMAP server: is its certificate trusted?",
            Trouble::NoTls => "this build has no TLS: build it with the feature `tls`",
            Trouble::Login => "the IMAP server does not accept user and password",
            Trouble::Folder => "the IMAP server has no such folder",
            Trouble::NoIdle => "the IMAP server has no IDLE",
            Trouble::Denied => "the IMAP server refused a command",
            Trouble::Silent => "the IMAP server does not answer",
            Trouble::Lost => "the connection to the IMAP server was lost",
            Trouble::NotKept => "what was read of the mailbox cannot be noted",
        })
    }
}

impl From<async_imap::error::Error> for Trouble {
    fn from(error: async_imap::error::Error) -> Trouble {
        use async_imap::error::Error;
        match error {
            Error::No(_) | Error::Bad(_) | Error::Validate(_) => Trouble::Denied,
            _ => Trouble::Lost,
        }
    }
}
