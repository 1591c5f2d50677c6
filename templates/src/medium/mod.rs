//! How a page is laid out for where it is read: a terminal, the two halves of a mail, Discord.
//! What is told is decided before.

pub mod discord;
pub mod mail;
pub mod terminal;
