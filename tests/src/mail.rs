//! Playing by email as the players see it: a running club with a mail office, correspondents who
//! write like their email programs and send their emails to the club's listener, the emails that
//! come back, a mail server that accepts them when it likes, a mailbox that the club watches, a
//! provider that signs them, and the name server that has its key.

mod club;
mod correspondent;
mod letter;
mod mailbox;
mod names;
mod relay;
mod signer;

use std::thread;
use std::time::{Duration, Instant};

pub use club::{Club, in_order_of};
pub use correspondent::{Correspondent, Draft, Style};
pub use letter::Letter;
pub use mailbox::Mailbox;
pub use names::{Answer, Names};
pub use relay::{Mood, Relay};
pub use signer::Signer;

/// How long anything may take on a busy machine, also what the club does at low priority.
const PATIENCE: Duration = Duration::from_secs(300);

/// The pause between two looks.
const GLANCE: Duration = Duration::from_millis(5);

/// Looks again and again until there is something to see.
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
