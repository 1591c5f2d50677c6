//! The use cases: what players do, decided.

pub mod clock;
