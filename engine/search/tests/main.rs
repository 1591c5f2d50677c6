//! What the search aims at, finds, plays, and says of a finished game, and whom its easiest level lets win.

mod aims;
mod beginner;
mod known;
mod play;
mod review;
