//! The harness: finds the program and runs session files, in which commands and what they
//! answered stand below each other as in a terminal.

mod session;

pub use session::{Session, taflpost};
