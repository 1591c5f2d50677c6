//! The program run once, as from a shell: its arguments, the lines it is given, and what it
//! answers.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::taflpost;

/// What the program answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Standard output.
    pub text: String,
    /// Standard error.
    pub complaints: String,
    /// The exit status.
    pub code: i32,
}

/// Runs the program for the club in that folder, with those lines as its input.
///
/// # Panics
/// It cannot be run.
#[must_use]
pub fn run(club: &Path, arguments: &[&str], lines: &str) -> Said {
    let mut program = Command::new(taflpost())
        .arg("--club")
        .arg(club)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = program.stdin.take().expect("it was piped");
    // A program that refuses its arguments does not wait for its input.
    let _ = input.write_all(lines.as_bytes());
    drop(input);
    let output = program.wait_with_output().expect("the program ends");
    Said {
        text: String::from_utf8_lossy(&output.stdout).into_owned(),
        complaints: String::from_utf8_lossy(&output.stderr).into_owned(),
        code: output.status.code().unwrap_or(-1),
    }
}

/// A player says some lines at the terminal.
///
/// # Panics
/// One of them is refused, or the program cannot be run.
pub fn play(club: &Path, name: &str, lines: &str) -> String {
    let said = run(club, &["play", "--as", name], lines);
    assert_eq!(said.code, 0, "{name}: {lines}\n{}{}", said.text, said.complaints);
    said.text
}
