//! Games as they are looked for: `games` (lists of them) and `recorded` (games from elsewhere).

pub mod games;
pub mod recorded;
