//! The chain over a game's events: each hash covers its event, its time and the previous hash.
//! Anyone who has kept a head can tell whether anything up to it was changed since. Events after
//! the last head that somebody kept are not protected.
//!
//! It can be computed without this program: `printf '%s
//! %s %s %s' PREVIOUS NUMBER MOMENT TEXT | sha256sum`, the previous hash in hexadecimal (64 zeros
//! before the first), the moment as `2026-11-21T10:05:00Z`.

use chrono::{DateTime, SecondsFormat, Utc};
use engine::hex::write_hex;
use sha2::{Digest, Sha256};
use storage::EventRow;

/// The head before the first event.
pub const BEGINNING: Head = [0; 32];

/// The hash of an event and all before it.
pub type Head = [u8; 32];

/// An event as the chain covers it and as records show it: number, moment and text.
pub fn line(event: &EventRow) -> String {
    format!("{} {} {}", event.number, moment(event.at), event.text)
}

/// Reads the event back from such a line.
pub fn read_line(line: &str) -> Option<EventRow> {
    let (number, rest) = line.split_once(' ')?;
    let (at, text) = rest.split_once(' ')?;
    let at = DateTime::parse_from_rfc3339(at).ok()?.to_utc();
    let event = EventRow { number: number.parse().ok()?, at, text: text.to_owned() };
    // An event has exactly one line; any other way of writing it is rejected.
    (self::line(&event) == line).then_some(event)
}

/// The hash after one more event.
pub fn after(previous: &Head, event: &EventRow) -> Head {
    Sha256::digest(format!("{}\n{}", write_hex(previous), line(event))).into()
}

/// A moment as the chain and records write it: `2026-11-21T10:05:00Z`.
pub fn moment(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Secs, true)
}

/// How many digits of a head are shown: 128 bits, so that nobody can prepare two different
/// histories of a game with the same head.
pub const SHOWN: usize = 32;

/// What players are shown of a head: its first hexadecimal digits.
pub fn shown(head: &Head) -> String {
    write_hex(head).chars().take(SHOWN).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed with `printf` and `sha256sum`.
    #[test]
    fn the_chain_agrees_with_sha256sum() {
        let at = DateTime::from_timestamp(1_795_255_500, 0).expect("a moment");
        assert_eq!(moment(at), "2026-11-21T10:05:00Z");
        let event = |number, text: &str| EventRow { number, at, text: text.to_owned() };
        let first = after(&BEGINNING, &event(1, "handed"));
        assert_eq!(shown(&first), EXPECTED[0]);
        let second = after(&first, &event(2, "ply d1-d4"));
        assert_eq!(shown(&second), EXPECTED[1]);
    }

    const EXPECTED: [&str; 2] =
        ["618eace2e20335933e084f8cd87a3152", "8a1a4694df23639c18292e09c5808b1a"];

    #[test]
    fn a_line_reads_back_to_its_event() {
        let text = "2 2026-11-21T10:05:00Z ply d1-d4 raichi";
        assert_eq!(read_line(text).map(|event| line(&event)).as_deref(), Some(text));
        for other in
            ["", "2 ply", "02 2026-11-21T10:05:00Z handed", "2 2026-11-21T11:05:00+01:00 handed"]
        {
            assert_eq!(read_line(other), None, "{other}");
        }
    }
}
