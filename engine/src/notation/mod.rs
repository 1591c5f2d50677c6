//! Reading and writing: plies, positions, records, and other programs' forms. Syntax is
//! read here; whether it makes sense in a game is for [`crate::Game`] to say.

mod fold;
pub mod games_csv;
pub mod opentafl;
mod ply_text;
mod position_line;
pub mod record;

pub use fold::fold;
pub(crate) use fold::fold_announcement;
pub use ply_text::{Body, PlyText, Unreadable};
pub(crate) use position_line::ranks;
pub use position_line::{PositionError, PositionLine};
pub use record::Record;
