//! How emails are read, judged and fetched.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod other;
mod styles;

mod beside;
mod effort;
mod forged;
mod fuzz_mail;
mod help;
mod imap;
mod mail;
mod mails;
mod natural;
mod prose;
mod unmarked;
mod written;
