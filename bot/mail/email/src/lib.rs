//! An email, read: what its writer's program sent.
//!
//! In reading order: `address` (what the club’s addresses mean), `message` (an email as a whole), with `headers` and `structured` (values with a
//! grammar), `sender`, `statement`, `parts`, `encoding` and `sealed` (emails packed in a signature),
//! `body` (what the parts say), `text` and `html`; `automatic`: emails from machines; `signature`:
//! what is signed; `phrases` (data in `phrases.toml`): what programs write into emails, in many
//! languages. `effort` counts in tests what reading costs, and `unreadable` says why it can't be read.

pub mod address;
pub mod automatic;
mod body;
pub mod effort;
mod encoding;
pub mod headers;
pub mod html;
pub mod message;
pub mod parts;
pub mod phrases;
mod sealed;
pub mod sender;
pub mod signature;
pub mod statement;
mod structured;
pub mod text;
pub mod unreadable;
