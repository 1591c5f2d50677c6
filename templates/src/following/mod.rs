//! What a player follows, and the evening edition that tells of it.

pub(crate) mod edition;
pub(crate) mod edition_board;
pub(crate) mod follow;

pub use edition::{Edition, EditionGame, MOST_BOARDS};
pub use edition_board::EditionBoard;
pub use follow::{FollowRefused, Followed, follows};
