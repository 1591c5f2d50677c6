//! How a page is laid out for where it is read: a terminal, the two halves of an email, Discord, a browser.
//! What it says has been decided before.

pub mod discord;
pub mod mail;
pub mod terminal;
pub mod terminal_board;
pub(crate) mod terminal_colours;
pub mod web;
