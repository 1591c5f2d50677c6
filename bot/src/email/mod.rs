//! Mail: whole games by replying.
//!
//! In reading order, the way in: `address` (to whom), `message` (what a mail is,
//! with its `headers`, `parts`, `encoding`, `sender` and `text`), `automatic` and `report` (what it
//! says of itself), `signature`, `verdict` and `replay` (who is proved to have sent it), `written`
//! (what the person wrote), `decide` (what is to come of it: the one function that judges),
//! `phrases` (by what all these recognize what programs write, as data in `phrases.toml`),
//! `dkim` (the signatures checked, which asks the DNS), `inbox` (from bytes to the club's answer);
//! the crate `lmtp` and `imap` are the two doors, `mailbox` the envelope of a mail that has none.
//! The way out: `compose`, `relay` or `postbox`, and the
//! `courier`. `settings` is what a host says, `office` runs it all; `correspondent` is the other
//! end, for `taflpost demo` and `mail`.
//!
//! All up to `decide` is pure: bytes, and what the club knows, become a decision.

pub mod address;
pub mod automatic;
pub mod compose;
pub mod correspondent;
mod courier;
pub mod decide;
pub mod dkim;
mod effort;
mod encoding;
pub mod headers;
pub(crate) mod html;
pub mod imap;
pub mod inbox;
pub mod mailbox;
pub mod message;
pub mod office;
pub(crate) mod parts;
mod phrases;
pub mod postbox;
pub mod relay;
mod replay;
pub mod report;
mod sender;
pub mod settings;
mod signature;
mod statement;
pub mod text;
mod unreadable;
pub mod verdict;
pub mod written;

pub use decide::{
    Discard, Known, MailDecision, MailRules, Ours, Proof, Return, SenderPolicy, decide,
};
pub use headers::Arrival;
pub use lmtp::{LARGEST, MailEnvelope, Taken};
pub use message::{Message, read_message};
pub use text::MailText;
pub use unreadable::UnreadableMail;
pub use verdict::{Evidence, SenderVerdict, Unproven};
pub use written::{Said, WrittenText, written};
