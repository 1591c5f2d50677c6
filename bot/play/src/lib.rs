//! A game between two players by correspondence, and how each of them sees it.
//!
//! In reading order:
//! - `begin` (how games begin), `seat` (who acts in which game), `ply` (moves) with `announcing`,
//!   `planning` (moves made ahead), `agree` (offers), `resign`, `pair` (a match of two games),
//!   `distance` (what players keep from each other) and `talk` with `held` (what waits to be passed on);
//! - what somebody says: `understand`, `asked` (the yes that something waits for), `deciding`;
//! - time: `deadline`, `settling`, `vacation`, `outage`;
//! - what is seen: `shown_game`, `shown_invitation`, `history`, `record`, `choose` (what can be chosen
//!   at a board), `trying` (lines that are only tried) and `here` (where a game is shown).

pub mod agree;
pub mod announcing;
pub mod asked;
pub mod begin;
pub mod choose;
pub mod deadline;
pub mod deciding;
pub mod distance;
pub mod held;
pub mod here;
pub mod history;
pub mod outage;
pub mod pair;
pub mod planning;
pub mod ply;
pub mod record;
pub mod resign;
pub mod seat;
pub mod settling;
pub mod shown_game;
pub mod shown_invitation;
pub mod talk;
pub mod trying;
pub mod understand;
pub mod vacation;
