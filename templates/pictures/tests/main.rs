//! Boards as pictures, files and replays, and plots.

mod shown;

mod dots;
mod picture_files;
mod pictures;
mod pictures_look;
mod plots;
mod replays;
