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
//! In reading order: `handler`, `limits` and `door` are what a caller needs; `server` accepts connections and `waiting`
//! chooses which of them makes room when there are too many; `connection` reads and writes one of
//! them, `dialogue` is the protocol, `path` the addresses in it, `message` the bytes of a mail.

mod connection;
mod dialogue;
mod door;
mod handler;
mod limits;
mod message;
mod path;
mod server;
mod waiting;

pub use door::Door;
pub use handler::{MailEnvelope, MailHandler, Taken};
pub use limits::{LARGEST, Limits};
pub use server::serve;
