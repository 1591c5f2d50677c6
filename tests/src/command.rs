//! One command of the program at a club, as a terminal would show it: warnings marked `! `, an exit
//! status other than 0 as `[exit 2]`, and everything that differs from run to run replaced by one
//! word.

use std::fmt::Write as _;
use std::fs::{self, Permissions};
use std::io::Write as _;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::running::{configure, without_ports};
use crate::taflpost;

/// What the program answers to these words about that club, within a minute.
///
/// # Panics
/// It cannot be run.
pub fn say(club: &Path, words: &[&str]) -> String {
    // A command that should have refused and serves instead would never end.
    let mut command = Command::new("timeout");
    command.arg("60").arg(taflpost()).args(words).arg("--club").arg(club).stdin(Stdio::null());
    shown(club, &command.output().expect("the program runs"))
}

/// The organisers open the ladder of a ruleset.
///
/// # Panics
/// They can't.
pub fn open_ladder(club: &Path, ruleset: &str) {
    let said = say(club, &["host", "ladder", "open", ruleset]);
    assert!(said.contains("have opened the"), "{said}");
}

/// The program with these words about that club, not run yet.
pub fn command(club: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(taflpost());
    command.args(words).arg("--club").arg(club).stdin(Stdio::null());
    command
}

/// What `taflpost serve` says to a configuration that it refuses. The configuration's folder has
/// the files `secret`, `open-secret`, which others can read, and `empty`.
///
/// # Panics
/// It refuses too late.
pub fn refused(configuration: &str) -> String {
    let parent = tempfile::tempdir().expect("a folder");
    let club = parent.path().join("club");
    configure(&club, configuration);
    for (name, text, mode) in
        [("secret", "hush\n", 0o600), ("open-secret", "hush\n", 0o644), ("empty", "\n", 0o600)]
    {
        fs::write(club.join(name), text).expect("a file");
        fs::set_permissions(club.join(name), Permissions::from_mode(mode)).expect("its mode");
    }
    let said = say(&club, &["serve"]);
    assert!(!club.join("club.sqlite").exists(), "nothing is started");
    said
}

/// The answers to a player who types these lines at the terminal.
///
/// # Panics
/// The program cannot be run.
pub fn play(club: &Path, name: &str, lines: &str) -> String {
    // It opens the club if nobody has, with all its channels.
    without_ports(club);
    play_in(club, name, lines, &[("LC_ALL", "C"), ("TZ", "UTC")])
}

/// The same on a machine with these variables in its environment.
///
/// # Panics
/// The program cannot be run.
pub fn play_in(club: &Path, name: &str, lines: &str, environment: &[(&str, &str)]) -> String {
    let mut command = command(club, &["play", "--as", name]);
    command.envs(environment.iter().copied());
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut program = command.spawn().expect("the program runs");
    let mut input = program.stdin.take().expect("its input");
    // It may end before it has read everything.
    let _ = input.write_all(lines.as_bytes());
    drop(input);
    shown(club, &program.wait_with_output().expect("the program ends"))
}

/// The output of a program, as a terminal would show it.
pub fn printed(output: &Output) -> String {
    let mut answer = String::from_utf8_lossy(&output.stdout).into_owned();
    for line in String::from_utf8_lossy(&output.stderr).lines() {
        writeln!(answer, "! {line}").expect("a string takes everything");
    }
    if !output.status.success() {
        writeln!(answer, "[exit {}]", output.status.code().unwrap_or(-1))
            .expect("a string takes everything");
    }
    answer
}

/// The same about a club, without what differs from run to run.
pub fn shown(club: &Path, output: &Output) -> String {
    let answer = printed(output).replace(&club.display().to_string(), "CLUB");
    let answer = answer.replace(&taflpost().display().to_string(), "taflpost");
    ["process ", "kill ", "version ", "knows "]
        .into_iter()
        .fold(answer, |text, before| numbers(&text, before))
}

/// The text with every number behind that word as `N`.
fn numbers(text: &str, before: &str) -> String {
    let mut parts = text.split(before);
    let mut changed = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let rest = part.trim_start_matches(|c: char| c.is_ascii_digit());
        let number = if rest.len() < part.len() { "N" } else { "" };
        write!(changed, "{before}{number}{rest}").expect("a string takes everything");
    }
    changed
}
