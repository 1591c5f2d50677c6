//! Tournaments: round robins in groups, everybody against everybody on both sides; perhaps followed by
//! a final.
//!
//! In reading order: `standing` (the arithmetic of a crosstable), `group` (a group with the state
//! of its games), then what happens in the order of a tournament's life: `hosting` (organisers open it,
//! start it early, call it off), `member` (players enter and withdraw), `start` (groups are made
//! and all games begin), `course` (players are absent or leave, and the end), `stage` (what follows
//! it); `view` (what readers get).

mod course;
mod feature;
mod group;
pub mod hosting;
pub mod member;
mod stage;
mod standing;
pub mod start;
mod view;

pub use course::settle;
pub use feature::Tournaments;
pub use member::carry_out;
pub use view::{answer, current, facts, leaving, no_entries, own_group, page_with};
