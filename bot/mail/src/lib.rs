//! Mail: whole games by replying.
//!
//! In reading order, the way in:
//! - `address`: what the club's addresses mean; `mailbox`: the envelope of a mail from a mailbox;
//! - `message`: reading a mail, with `headers` and `structured` (values with a grammar), `sender`,
//!   `parts`, `encoding` and `sealed` (mails packed in a signature), `body` (what the parts say),
//!   `text` and `html`;
//! - `automatic`, `statement` and `report`: mail from machines;
//! - `signature`, `verdict` and `replay`: whether it is proved who sent a mail;
//! - `phrases` (data in `phrases.toml`): what programs write into mails, in many languages;
//! - `written`: what the person wrote;
//! - `decide`: the one function that judges a mail;
//! - `dkim`: checking signatures, which asks the DNS; `proving`: what happens if it doesn't answer;
//! - `inbox`: from bytes to the club's answer. The crate `lmtp` and `imap` bring the mails.
//!
//! The way out: `compose`, then `relay` or `postbox`, driven by the `courier`. `settings` are the
//! host's, and `office` starts everything. `correspondent` is the other end, for `taflpost demo`
//! and `taflpost mail`.
//!
//! Everything up to `decide` is pure: it turns bytes, and what the club knows, into a decision.
//! `effort` counts in tests what that costs.

pub mod address;
pub mod automatic;
mod body;
pub mod compose;
pub mod correspondent;
mod courier;
pub mod decide;
pub mod dkim;
mod effort;
mod encoding;
pub mod headers;
pub mod html;
pub mod imap;
pub mod inbox;
pub mod mailbox;
pub mod message;
pub mod moves;
pub mod office;
pub mod parts;
mod phrases;
pub mod postbox;
mod proving;
pub mod relay;
mod replay;
pub mod report;
mod sealed;
mod sender;
pub mod settings;
mod signature;
mod statement;
mod structured;
pub mod text;
mod unreadable;
pub mod verdict;
pub mod written;

pub use decide::{
    Discard, Known, MailDecision, MailRules, Ours, Proof, Return, SenderPolicy, decide_mail,
};
pub use headers::Arrival;
pub use lmtp::{LARGEST, MailEnvelope, Taken};
pub use message::{Message, read_message};
pub use text::MailText;
pub use unreadable::UnreadableMail;
pub use verdict::{Evidence, SenderVerdict, Unproven};
pub use written::{BesideLine, MailLine, WrittenText, read_message_orders, read_orders};
