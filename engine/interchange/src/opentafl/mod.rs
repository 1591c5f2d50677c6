//! Games as OpenTafl records them: tags, a one-line rules string in one of them, turns. The source
//! is its notation specification (`opentafl-notation-spec.txt`, as of version 0.4.8), and where that
//! leaves something open, what its program does. In reading order: `entries` (the rules string)
//! with `position`, `rules` (a ruleset in its words), `read`.
//!
//! **What a rules string can say.** The specification's words are read like this:
//! - `ks:w` takes the king between two *wherever* he stands, `ks:c` asks for four sides on and
//!   beside his throne, `ks:s` everywhere; the edge is no side. In `ks:m` it is one, and so is a
//!   corner that is hostile to him. The older `ks:y` and `ks:n` are `s` and `w`.
//! - `K` among `cenhe` is the empty throne as the fourth side, or as the second of two
//!   in line; `K` among `corh` is the corner as the second of two. `cenh` is about the throne
//!   with the king on it.
//! - `surf` is our encirclement. The notation is silent about a side that cannot move: it loses.
//! - `start` begins with rank 1, `starti` with the last. `tfr` counts to three.
//!
//! **Which ruleset it is.** One that says the same; differences that cannot matter, such as
//! hostility to knights, are ignored. Where a game starts and which side begins is the record's,
//! and no part of that. So is the third occurrence of a position where our ruleset has a rule for
//! which `tfr` has no letter (in `copenhagen` the defenders lose): if a game comes to it, it is
//! judged by our rule.
//!
//! **What is read of the moves.** The game itself, with exactly the captures that are written.
//! Variations and commentary are left out; jumps, berserk moves and the pieces that make them are
//! refused.

mod entries;
mod position;
mod read;
mod rules;

pub use entries::RulesString;
pub(crate) use position::read_position;
pub(crate) use read::read;
pub use rules::rules_string;
