//! Play by mail as those who do it see it: a running club with an office, correspondents who
//! write in the manner of their mail programs and hand their mails to the club's listener, the
//! letters that come back, a mail server that takes them when it likes, a provider that signs them,
//! and the name server in which its key stands.

mod club;
mod correspondent;
mod letter;
mod names;
mod relay;
mod signer;

use std::thread;
use std::time::{Duration, Instant};

pub use club::Club;
pub use correspondent::{Correspondent, Draft, Style};
pub use letter::Letter;
pub use names::{Answer, Names};
pub use relay::{Mood, Relay};
pub use signer::Signer;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Between two looks.
const GLANCE: Duration = Duration::from_millis(5);

/// Looks until there is something to see.
///
/// # Panics
/// It takes too long.
pub fn until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(seen) = look() {
            return seen;
        }
        assert!(begun.elapsed() < PATIENCE, "waited in vain: {what}");
        thread::sleep(GLANCE);
    }
}
