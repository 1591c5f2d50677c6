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
pub mod shown;
mod standing;
pub mod step;
mod view;

pub use feature::Ladders;
pub use idle::settle as settle_idle;
pub use opening::settle as settle_opening;
pub use order::carry_out;
pub use past::{Unlike, verify};
pub use present::{deferred_until, match_facts, step as step_facts};
pub use roll::meant;
pub use view::{answer, first_places, shown_rating, table_for_all};
