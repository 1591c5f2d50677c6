//! What holds for every clock, and cases computed by hand.

mod laws;
mod table;
