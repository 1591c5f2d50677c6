//! The chain over a game's events: each hash covers its event, its moment and the hash
//! before it, so that nobody can change the past of a game whose head was once shown.
//!
//! It can be computed without this program:
//! `printf '%s\n%s %s %s' PREVIOUS NUMBER MOMENT TEXT | sha256sum`, the previous hash in
//! hexadecimal (64 zeros before the first), the moment as `2026-11-21T10:05:00Z`.

use chrono::{DateTime, SecondsFormat, Utc};
use sha2::{Digest, Sha256};

use super::event::hex;

/// What stands before the first event.
pub const BEGINNING: Head = [0; 32];

/// The hash of an event and all before it.
pub type Head = [u8; 32];

/// The hash after one more event.
#[must_use]
pub fn after(previous: &Head, number: u32, at: DateTime<Utc>, text: &str) -> Head {
    let at = moment(at);
    Sha256::digest(format!("{}\n{number} {at} {text}", hex(previous))).into()
}

/// A moment as the chain and records write it: `2026-11-21T10:05:00Z`.
#[must_use]
pub fn moment(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Secs, true)
}

/// What of a head is shown to players: its first 12 hexadecimal digits.
#[must_use]
pub fn shown(head: &Head) -> String {
    hex(head).chars().take(12).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed with `printf` and `sha256sum`.
    #[test]
    fn the_chain_agrees_with_sha256sum() {
        let at = DateTime::from_timestamp(1_795_255_500, 0).expect("a moment");
        assert_eq!(moment(at), "2026-11-21T10:05:00Z");
        let first = after(&BEGINNING, 1, at, "handed");
        assert_eq!(shown(&first), EXPECTED[0]);
        let second = after(&first, 2, at, "ply d1-d4");
        assert_eq!(shown(&second), EXPECTED[1]);
    }

    const EXPECTED: [&str; 2] = ["618eace2e203", "8a1a4694df23"];
}
