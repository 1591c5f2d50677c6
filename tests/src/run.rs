//! A randomised run: its settings from the environment, and what it prints, so that a failure can
//! be repeated.

use std::env;
use std::fmt::Display;
use std::io::Write;
use std::str::FromStr;
use std::time::{Duration, SystemTime};

/// The value of that environment variable, if it is set.
///
/// # Panics
/// It has another value.
pub fn setting<T: FromStr<Err: Display>>(name: &str) -> Option<T> {
    let text = env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|error| panic!("{name}={text}: {error}")))
}

/// The seed of this run: `TAFLPOST_SEED`, otherwise the time. It is printed.
///
/// # Panics
/// The environment has another value.
pub fn seed(test: &str) -> u64 {
    let now = SystemTime::UNIX_EPOCH.elapsed().unwrap_or(Duration::ZERO);
    let seed = setting("TAFLPOST_SEED").unwrap_or(now.as_secs());
    note(test, &format!("TAFLPOST_SEED={seed}"));
    seed
}

/// Prints something that is also in the output of a run that succeeds.
pub fn note(test: &str, what: &str) {
    // The test is still valid if nobody listens.
    let _ = writeln!(std::io::stderr(), "{test}: {what}");
}
