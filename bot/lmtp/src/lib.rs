//! An LMTP (RFC 2033) and SMTP (RFC 5321) server for programs that sit behind a mail server.
//! It takes mails within fixed limits and hands each one to a [`MailHandler`]. It does not send,
//! queue, filter or encrypt, and it knows nothing of what a mail says.
//!
//! ```no_run
//! use lmtp::{Door, Limits, MailEnvelope, MailHandler, Taken};
//!
//! /// Takes mail for one address and prints how large it is.
//! struct Printer;
//!
//! impl MailHandler for Printer {
//!     async fn accepts(&self, recipient: &str) -> Option<bool> {
//!         Some(recipient == "club@example.org")
//!     }
//!
//!     async fn take(&self, envelope: MailEnvelope, mail: Vec<u8>) -> Taken {
//!         println!("{} bytes from {:?}", mail.len(), envelope.sender);
//!         Taken::Yes
//!     }
//! }
//!
//! #[tokio::main]
//! async fn main() -> std::io::Result<()> {
//!     let door = Door::Tcp(tokio::net::TcpListener::bind("127.0.0.1:2424").await?);
//!     lmtp::serve(door, "mail.example.org".into(), Limits::default(), Printer).await;
//!     Ok(())
//! }
//! ```
//!
//! The protocol follows from the client's greeting: after `LHLO` a mail is answered once for each
//! recipient, after `EHLO` or `HELO` once. A mail is answered only when [`MailHandler::take`] has
//! resolved, so the sending server keeps it until the program has it for good.
//!
//! In reading order: this file is what a caller needs; `server` accepts connections and `waiting`
//! chooses which of them makes room when there are too many; `connection` reads and writes one of
//! them, `dialogue` is the protocol, `path` the addresses in it, `message` the bytes of a mail.

mod connection;
mod dialogue;
mod door;
mod message;
mod path;
mod server;
mod waiting;

use std::io;
use std::time::Duration;

pub use door::Door;
pub use server::serve;

/// The largest mail that is taken by default, in bytes, with its headers and line ends.
pub const LARGEST: usize = 1 << 20;

/// What the sending server says about a mail besides the mail itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MailEnvelope {
    /// Where reports go; `None` is the null sender (`<>`), which reports themselves have.
    pub sender: Option<String>,
    /// The accepted recipients as the client wrote them, each once.
    pub recipients: Vec<String>,
}

/// How a mail is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// The program has it, and the sending server can forget it.
    Yes,
    /// It will never be taken. The text follows `550 ` in the reply: a status and a sentence,
    /// such as `5.6.0 This mail cannot be read`, on one line and in ASCII.
    Refused(&'static str),
    /// The program has trouble; the mail should be sent again.
    Later,
}

/// The program behind the server.
pub trait MailHandler: Send + Sync + 'static {
    /// Whether mail for this address is taken; `None` if that cannot be found out now, so the
    /// client tries again later.
    fn accepts(&self, recipient: &str) -> impl Future<Output = Option<bool>> + Send;

    /// Takes a mail, once for all of its recipients. If the future is dropped, or the client has
    /// gone when it resolves, the mail comes again.
    fn take(&self, envelope: MailEnvelope, mail: Vec<u8>) -> impl Future<Output = Taken> + Send;

    /// The socket could not accept a client. The server goes on a second later.
    fn socket_failed(&self, error: &io::Error) {
        let _ = error;
    }
}

/// How much a client may ask of the server.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections at a time. When there are more, one that is only waiting makes room.
    pub connections: usize,
    /// Bytes of a mail that is taken.
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
    /// For a whole mail to arrive.
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
