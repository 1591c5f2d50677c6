//! The club's one SQLite file: rows in and out. No rule, deadline or wording is decided
//! here, and SQL appears nowhere else.
//!
//! In reading order: `file` opens and creates it, `migrations` brings it up to date. The
//! tables themselves come with the club; so far a file holds none.

pub mod clock;
mod file;
mod migrations;

pub use file::{File, OpenError};
