//! Games as OpenTafl records them (its notation specification, sections 1 to 4): tags, a
//! one-line rules string, turns. In reading order: `entries` (the rules string) with
//! `position`, `rules` (a ruleset in its words), `read` with `tokens`, `turns` and `moves`.
//!
//! **What a rules string can say.** [`rules_string`] refuses a ruleset that has one choice
//! without words there. The specification's words are read like this:
//! - `ks:n` takes the king between two *wherever* he stands. A ruleset in which the open board
//!   is like that, but the king needs more enemies on or beside his throne, cannot be said.
//!   `ks:y` asks for four sides; the edge is none of them.
//! - `K` among `cenhe` is the empty throne as the fourth side, or as the second of two
//!   in line; `K` among `corh` is the corner as the second of two.
//! - `cenh` can be read as hostile always, or as hostile under the king; only what is true in
//!   both readings is said.
//! - `surf` is our encirclement. The notation is silent about a side that cannot move: it loses.
//! - Positions begin with rank 1. `tfr` counts to three.
//!
//! **What is read.** [`read()`] looks for a ruleset that says the same rules (differences that
//! cannot matter, such as hostility to knights, are ignored), or takes the caller's. Under a
//! ruleset with announcements every route counts as announced. Variations, jumps, knights
//! and commanders are refused.

mod entries;
mod moves;
mod position;
mod read;
mod rules;
mod tokens;
mod turns;

pub use entries::RulesString;
pub use read::{OpenTaflError, OpenTaflGame, OpenTaflTag, Under, read};
pub use rules::rules_string;
