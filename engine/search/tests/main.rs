//! What the search aims at, finds, plays, and says of a finished game.

mod aims;
mod known;
mod play;
mod review;
