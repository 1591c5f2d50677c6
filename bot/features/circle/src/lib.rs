//! Circles: clubs within the club, with members, ladders, tournaments and organisers of their own.
//! The club itself is no circle: everybody is in it, and what belongs to no circle belongs to it.
//! Players, games and ratings are the whole club's.
//!
//! `member` (joining and leaving), `hosting` (what organisers, and a server's managers, do) and
//! `view` (what is shown). A ladder names its circle (`templates::of_ladder`), and a tournament's
//! row does.

mod feature;
mod hosting;
mod member;
mod view;

pub use feature::Circles;
pub use hosting::{MOST_A_DAY, open_in_server};
pub use member::{carry_out, left_server};
pub use view::{answer, list, shown};
