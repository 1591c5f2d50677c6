//! Exists so that every test run builds the program, which the crate `tests` runs.

use std::process::Command;

#[test]
fn the_program_starts_and_names_its_commands() {
    let output =
        Command::new(env!("CARGO_BIN_EXE_taflpost")).arg("help").output().expect("it starts");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success());
    for command in ["rulesets", "rules", "board", "perft", "umpire", "games"] {
        assert!(text.lines().any(|line| line.trim_start().starts_with(command)), "{text}");
    }
}
