//! Games as OpenTafl records them (its notation specification, sections 1 to 4): tags, a
//! one-line rules string, turns. In reading order: `entries` (the rules string) with
//! `position`, `rules` (a ruleset in its words), `write`, `read` with `words`, `turns` and
//! `moves`.
//!
//! **What a rules string can say.** [`rules()`] refuses a ruleset that has one choice
//! without words there, and names all of them. Read by the specification's own words:
//! - `ks:n` takes the king between two *wherever* he stands. A king who falls so in the
//!   open, but needs more on or beside his throne, cannot be said. `ks:y` asks for four
//!   sides; the edge is none of them.
//! - `K` among `cenhe` is the empty throne as the fourth side, or as the second of two
//!   in line; `K` among `corh` the corner as the second of two.
//! - `cenh` is read as hostile always, or as hostile under the king; only what is true in
//!   both readings is said.
//! - `surf` is our encirclement. A side that cannot move is not spoken of, and loses.
//! - Positions begin with rank 1. `tfr` counts to three; its `w` and `l` are explained both
//!   ways round in the specification and again in the program, so no game that such a rule
//!   ended is written, and the ruleset's own words always stand in the `variant` tag.
//!
//! **What a game needs.** [`write()`] replays the game under the rules that the string does
//! say. If a ply would take other pieces there, or the game end otherwise, the export is
//! refused with the ply and all that cannot be said. If every ply comes out the same, the
//! unsayable choices made no difference, and they are named in the `variant` tag.
//! Announcements are not written. A game in which the hún was agreed is refused.
//!
//! **What is read.** [`read()`] looks for a ruleset that says the same rules (hostility to
//! knights, and whatever else makes no difference, aside), or takes the caller's. Under a
//! ruleset with announcements every route counts as announced. Variations, jumps, knights
//! and commanders are refused.

mod entries;
mod moves;
mod position;
mod read;
mod rules;
mod turns;
mod words;
mod write;

pub use entries::RulesString;
pub use read::{Error, OpenTaflGame, Tag, Under, read};
pub use rules::{Unsayable, rules};
pub use write::{End, Header, Refused, write};
