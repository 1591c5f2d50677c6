//! Mail: whole games by replying.
//!
//! In reading order, the way in:
//! - `mailbox`: the envelope of a mail from a mailbox;
//! - `email`, a crate: an email as its writer's program sent it, and mail from machines; `report`:
//!   what says that an email of ours didn't arrive;
//! - `verdict` and `replay`: whether it is proved who sent an email;
//! - `written`, a crate: what the person wrote;
//! - `decide`: the one function that judges a mail;
//! - `dkim`: checking signatures, which asks the DNS; `proving`: what happens if it doesn't answer;
//! - `inbox`: from bytes to the club's answer. The crate `lmtp` and `imap` bring the mails.
//!
//! The way out: `compose`, then `relay` or `postbox`, driven by the `courier`. `settings` are the
//! host's, and `office` starts everything. `correspondent` is the other end, for `taflpost demo`
//! and `taflpost mail`.
//!
//! Everything up to `decide` is pure: it turns bytes, and what the club knows, into a decision.
//! `email::effort` counts in tests what that costs.

pub mod compose;
pub mod correspondent;
mod courier;
pub mod decide;
pub mod dkim;
pub mod imap;
pub mod inbox;
pub mod mailbox;
pub mod moves;
pub mod office;
pub mod postbox;
mod proving;
pub mod relay;
mod replay;
pub mod report;
pub mod settings;
pub mod verdict;

pub use decide::{
    Discard, Known, MailDecision, MailRules, Ours, Proof, Return, SenderPolicy, decide_mail,
};
pub use email::headers::Arrival;
pub use email::message::{Message, read_message};
pub use email::text::MailText;
pub use email::unreadable::UnreadableMail;
pub use email::{address, automatic, headers, html, message, parts, text};
pub use lmtp::{LARGEST, MailEnvelope, Taken};
pub use verdict::{Evidence, SenderVerdict, Unproven};
pub use written::{self, BesideLine, MailLine, WrittenText, read_message_orders, read_orders};
