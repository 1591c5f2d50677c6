//! The club's own opponent, played at the terminal of the real program.

mod asked;
mod crashes;
mod games;
mod table;
