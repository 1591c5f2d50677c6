//! Other programs' records of games, read and replayed by our rules: OpenTafl's notation, and
//! tables with one game a line. Our own records are the engine's (`engine::notation`).

pub mod games_csv;
pub mod opentafl;
