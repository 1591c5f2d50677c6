//! Ladders: one for each ruleset for which organisers open one, in the club or in a circle, contested in matches of two games with sides swapped.
//!
//! In reading order: `rules` (all numbers), `standing` (the arithmetic
//! of places), `step` (what changes a ladder: every change is one entry of its log, and the log
//! determines the ladder), `roll` (the current places, looked up), `may` (who can be challenged,
//! and why not) with `held` (which matches keep others away); then what players do: `member` (join,
//! leave, come back), `challenge`, `opening` (not beginning, deferring, conceding), `result` (the
//! effect of a match, recorded with its last game), `lateness` (games lost on time), `idle` (places
//! lost by not playing); `honours` and `past` (what the log tells), `present` (what sentences name)
//! and `view` (how questions are answered). `hosting` is what organisers do.

mod challenge;
mod held;
mod honours;
mod hosting;
mod idle;
mod lateness;
mod may;
mod member;
mod opening;
mod order;
mod past;
mod present;
mod result;
mod roll;
pub mod rules;
pub(crate) mod shown;
mod standing;
pub(super) mod step;
mod view;

pub(super) use hosting::{close_ladder, open_ladder, place_on_ladder, take_off_ladder};
pub(super) use idle::settle as settle_idle;
pub(super) use lateness::ply_made;
pub(super) use member::{erased, leave_rung};
pub(super) use opening::{settle as settle_opening, to_begin};
pub(super) use order::carry_out;
pub(super) use present::{deferred_until, match_facts, step as step_facts};
pub(super) use result::conclude;
pub(super) use roll::{meant, offered, open, place, typed};
pub(super) use step::change_of;
pub(super) use view::{answer, first_places, shown_rating, table_for_all};

pub use past::{Unlike, verify};
pub use rules::LadderRules;
