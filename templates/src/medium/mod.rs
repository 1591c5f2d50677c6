//! How a page is laid out for where it is read: a terminal, the two halves of an email, Discord, a
//! browser. And deadlines as a calendar, which needs no page.
//! What it says has been decided before.

pub mod calendar;
pub mod discord;
pub mod mail;
pub mod terminal;
pub mod terminal_board;
pub(crate) mod terminal_colours;
pub mod web;
