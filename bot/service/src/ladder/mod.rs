//! Ladders: one for each ruleset for which organisers open one, in the club or in a circle, contested in matches of two games with sides swapped.
//!
//! In reading order (the numbers are in `ladder_rules`): `standing` (the arithmetic
//! of places), `step` (what changes a ladder: every change is one entry of its log, and the log
//! determines the ladder), `roll` (the current places, looked up), `may` (who can be challenged,
//! and why not) with `held` (which matches keep others away); then what players do: `member` (join,
//! leave, come back), `challenge`, `opening` (not beginning, deferring, conceding), `result` (the
//! effect of a match, recorded with its last game), `lateness` (games lost on time), `idle` (places
//! lost by not playing); `honours` and `past` (what the log tells), `present` (what sentences name)
//! and `view` (how questions are answered). `hosting` is what organisers do.

mod challenge;
mod feature;
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
pub(crate) mod shown;
mod standing;
pub(super) mod step;
mod view;

pub(super) use feature::Ladders;
pub(super) use idle::settle as settle_idle;
pub(super) use opening::settle as settle_opening;
pub(super) use order::carry_out;
pub(super) use present::{deferred_until, match_facts, step as step_facts};
pub(super) use roll::meant;
pub(super) use view::{answer, first_places, shown_rating, table_for_all};

pub use past::{Unlike, verify};
