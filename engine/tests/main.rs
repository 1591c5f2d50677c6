//! The rules: as drawn cases, against a second reading of them, and as laws that every position keeps.
#![allow(clippy::unwrap_used, clippy::print_stdout)]
// The engine reads no files, but its tests read cases.
#![allow(clippy::disallowed_methods)]

mod case;
mod generator;
mod house_rules;
mod reference;
mod rulesets;

mod against_reference;
mod cases;
mod fuzz;
mod laws;
mod perft;
mod records;
mod ruleset_files;
