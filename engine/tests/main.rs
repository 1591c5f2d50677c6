//! The rules: as drawn cases, against a second reading of them, and as laws that every position keeps.

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
