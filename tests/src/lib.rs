//! The harness: text files that show what the program and the club say, run and compared; and
//! players who play at random at a real club while it is killed.
//!
//! `session` finds the program and runs commands as in a terminal; `transcript` plays whole
//! correspondences on a club's service, weeks of them in no time, `letters` such a one by email, both
//! with the house as an `opponent`; `simulated` is such a service for
//! randomised tests. `command` is one command at one club, `running` the program while it runs a
//! club, `terminal` a terminal at it, `keyboard` the program at a terminal of its own, `player` somebody who sits there, guided by `chance`, in a
//! `run` that can be repeated; `audit` is what must be true afterwards. `neighbours` are several clubs of one machine. `mail` is a club with its
//! correspondents and the mail server between them, `reports` what it is told of finished games, `discord` a Discord of our own; `crowd` is
//! people at all of them at once.

pub mod audit;
pub mod chance;
pub mod command;
pub mod crowd;
pub mod discord;
pub mod keyboard;
pub mod letters;
pub mod mail;
pub mod neighbours;
mod opponent;
pub mod player;
pub mod reports;
pub mod run;
pub mod running;
mod session;
pub mod simulated;
pub mod terminal;
pub mod transcript;

pub use session::{Session, taflpost};

/// The first line in which the file differs from what was said.
pub fn first_difference(written: &str, said: &str) -> Option<String> {
    let mut written = written.lines();
    let mut said = said.lines();
    for number in 1.. {
        match (written.next(), said.next()) {
            (None, None) => return None,
            (expected, found) if expected == found => {}
            (expected, found) => {
                let [expected, found] = [expected, found].map(|line| line.unwrap_or("(end)"));
                return Some(format!("line {number}\n expected: {expected}\n      said: {found}"));
            }
        }
    }
    None
}
