//! The law `position_line` of `laws.rs`, for cargo-fuzz.
#![no_main]

#[path = "../laws.rs"]
mod laws;

libfuzzer_sys::fuzz_target!(|data: &[u8]| laws::position_line(data));
