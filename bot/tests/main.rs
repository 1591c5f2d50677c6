//! The program, which every run of all tests builds for them.

mod cli;
mod engine;
mod limits;
