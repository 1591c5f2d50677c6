//! Reading and writing plies, positions and records. Only syntax is read here; whether it makes
//! sense in a game is for [`crate::Game`] to say. Other programs' records: crate `interchange`.

pub(crate) mod fold;
pub(crate) mod ply_text;
mod position_line;
pub mod record;

pub use fold::{fold_typed, without_spaces_at_dashes};
pub use ply_text::{Body, PlyText, Unreadable};
pub use position_line::{PositionError, PositionLine};
pub use record::Record;
