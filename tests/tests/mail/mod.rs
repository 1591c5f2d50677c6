//! Playing by email, from the listener to the postbox: the real program, emails over real SMTP, and
//! what comes back, read as a player reads it. Every email is checked for what
//! `tests::mail::Letter` promises of all of them: a fixed set of headers, and no line outside the
//! marked block that would be an order if it came back.

mod again;
mod announcing;
mod aside;
mod beside;
mod bounded;
mod configuration;
mod contacts;
mod courtesies;
mod crashes;
mod evenings;
mod flood;
mod following;
mod forgotten;
mod games;
mod kept;
mod languages;
mod limits;
mod more_time;
mod pictures;
mod prose;
mod questions;
mod receive;
mod rejected;
mod relays;
mod reports;
mod restored;
mod returns;
mod safety;
mod senders;
mod sentences;
mod socket;
mod table;
mod takeover;
mod unread;
mod unsubscribing;
