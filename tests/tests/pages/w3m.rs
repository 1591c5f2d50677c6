//! The pages in w3m, a browser for terminals without scripts and styles: the board is there in
//! letters. Needs Debian's `w3m`; without it that is reported, and with `TAFLPOST_W3M=1` a failure.

use std::io::Write;
use std::process::Command;

use crate::pages::Hall;

#[test]
fn a_board_can_be_read_in_w3m() {
    let hall = Hall::open();
    let address = format!("http://{}/game/1", hall.club.pages());
    let shown = Command::new("w3m").args(["-dump", "-cols", "100", &address]).output();
    let Ok(shown) = shown else {
        let is_wanted = std::env::var_os("TAFLPOST_W3M").is_some_and(|value| value == "1");
        assert!(!is_wanted, "there is no w3m, and TAFLPOST_W3M=1 wants it");
        // Not with `eprintln`, because the output of a passing test is hidden.
        let line = b"NOT RUN: a_board_can_be_read_in_w3m: there is no w3m\n";
        return std::io::stderr().write_all(line).expect("an output");
    };
    let shown = String::from_utf8_lossy(&shown.stdout).into_owned();
    let rows: Vec<String> =
        shown.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    for row in ["a b c d e f g", "7 # . . X . . #", "4 X X O K O X X", "1 # . . X . . #"] {
        assert!(rows.iter().any(|line| line == row), "{row}: {shown}");
    }
}
