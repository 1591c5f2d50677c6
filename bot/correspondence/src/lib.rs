//! A game by correspondence: what can happen in it (`event`), everything that follows from that
//! (`course`), the hashes over it (`chain`), and how time is counted (`clock`). Pure: no file, no
//! player, no time of its own.

pub mod chain;
pub mod clock;
pub mod course;
pub mod event;
