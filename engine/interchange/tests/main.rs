//! Other programs' records, written by the tests as those programs write them, and read.
#![allow(clippy::unwrap_used)]

mod games;
mod hnefatafl_org;
mod moves;
mod opentafl;
