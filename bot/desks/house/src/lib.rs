//! The house: the club's own opponent at five levels. Each level is a player like others, with an
//! address on a channel of its own, so that games, ratings and notices are the same for it as for
//! people. `task` is what it has to do, `turns` who is served first, `pace` when, `thought` what
//! comes of thinking, `reason` why it made its last move. How it thinks is known to its own crate.

mod hint;
mod pace;
mod reason;
mod task;
mod thought;
mod turns;

pub use hint::ask as hint;
pub use reason::reason;
pub use task::{HouseTask, HouseWork};
pub use task::{house_failed, house_task};
pub use thought::HouseThought;
pub use thought::house_thought;
pub use turns::{HouseTurns, LONGEST, NEWCOMER};
