//! A run of chance: what the environment says of it, and what it says of itself, so that what went
//! wrong can be tried again.

use std::env;
use std::fmt::Display;
use std::io::Write;
use std::str::FromStr;
use std::time::{Duration, SystemTime};

/// What that variable of the environment says, if it is set.
///
/// # Panics
/// It says something else.
#[must_use]
pub fn setting<T: FromStr<Err: Display>>(name: &str) -> Option<T> {
    let text = env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|error| panic!("{name}={text}: {error}")))
}

/// The seed of this run: `TAFLPOST_SEED`, else the time. It is said.
///
/// # Panics
/// The environment says something else.
#[must_use]
pub fn seed(test: &str) -> u64 {
    let now = SystemTime::UNIX_EPOCH.elapsed().unwrap_or(Duration::ZERO);
    let seed = setting("TAFLPOST_SEED").unwrap_or(now.as_secs());
    note(test, &format!("TAFLPOST_SEED={seed}"));
    seed
}

/// Says something that stands in the output of a run that succeeds, too.
pub fn note(test: &str, what: &str) {
    // If nobody listens, the test is still one.
    let _ = writeln!(std::io::stderr(), "{test}: {what}");
}
