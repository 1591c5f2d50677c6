//! Exists so that every test run builds the program, which the crate `tests` runs.

use std::fs::{self, OpenOptions};
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

/// Of a file that is larger than the memory that there is, a line is held at a time.
#[test]
fn a_huge_file_of_games_is_checked_in_little_memory() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games.csv");
    fs::write(&games, "d1-d4,0,0,Ongoing\n".repeat(3)).expect("a file");
    let file = OpenOptions::new().write(true).open(&games).expect("the file");
    // What is added takes no place on the disk.
    file.set_len(2 << 30).expect("a large file");
    let line = format!(
        "ulimit -v 1000000; exec {} games import --check {} --ruleset copenhagen",
        env!("CARGO_BIN_EXE_taflpost"),
        games.display()
    );
    let output = Command::new("sh").args(["-c", &line]).output().expect("it starts");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("games      3\n") && text.contains("unexplained    1\n"), "{text}");
    assert!(text.contains("line 4: the line has 2147483594 bytes"), "{text}");
}
