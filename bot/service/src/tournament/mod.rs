//! Tournaments: round robins in groups, everybody against everybody on both sides; perhaps followed by
//! a final.
//!
//! In reading order: `standing` (the arithmetic of a crosstable), `group` (a group with the state
//! of its games), then what happens in the order of a tournament's life: `hosting` (organisers open it,
//! start it early, call it off), `member` (players enter and withdraw), `start` (groups are made
//! and all games begin), `course` (players are absent or leave, and the end), `stage` (what follows
//! it); `view` (what readers get).

mod course;
mod group;
pub(crate) mod hosting;
pub mod member;
mod stage;
mod standing;
pub mod start;
mod view;

pub(super) use course::{call_off_waiting, conclude, settle, to_begin};
pub(super) use hosting::{
    cancel_tournament, open_tournament, start_tournament, take_out_of_tournament,
};
pub(super) use member::{carry_out, erased, is_in, leave_waiting};
pub(super) use view::{
    answer, can_be_entered, current, facts, for_organiser, leaving, no_entries, of_circle,
    own_group, page_with,
};
