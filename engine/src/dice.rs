//! The hún of kongens-bord: a die with the faces 0, 1, 2 and 3 for the king's reach, and
//! rolls that both players can verify by correspondence.
//!
//! At the game's start the service publishes [`commitment`] of a secret. The n-th roll is
//! [`Roll::nth`] of it; when the game has ended the secret is published, and anybody can
//! compute every roll again (RULES 6).

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// What the die shows: the most squares the king may move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Roll(u8);

/// The most squares a roll can allow; a goal farther away than this is no route.
pub const HIGHEST: u8 = 3;

impl Roll {
    /// A face of the die, 0 to 3.
    pub const fn new(face: u8) -> Option<Roll> {
        if face <= HIGHEST { Some(Roll(face)) } else { None }
    }

    /// 0 to 3.
    pub const fn face(self) -> u8 {
        self.0
    }

    /// The n-th roll of a game (from 1): the top two bits of the first byte of
    /// HMAC-SHA-256 under the secret of game id, line feed, n in decimal, line feed, and
    /// the canonical plies so far (see [`crate::Game::canonical_plies`]) with a space
    /// between.
    pub fn nth(secret: &[u8], game: &str, n: u32, plies: &str) -> Roll {
        // HMAC takes keys of any length, so `new_from_slice` never fails.
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret) else {
            unreachable!("HMAC takes keys of any length")
        };
        mac.update(format!("{game}\n{n}\n{plies}").as_bytes());
        Roll(mac.finalize().into_bytes()[0] >> 6)
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// SHA-256 of the secret, published before the first roll.
pub fn commitment(secret: &[u8]) -> [u8; 32] {
    Sha256::digest(secret).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed with Python's `hmac` and `hashlib`, so that the club's rolls can be
    /// checked without this program.
    #[test]
    fn rolls_agree_with_another_implementation() {
        let rolls: Vec<u8> =
            (1..=8).map(|n| Roll::nth(b"secret", "17", n, "e1-e2 f8-i8").face()).collect();
        assert_eq!(rolls, EXPECTED_ROLLS);
        assert_eq!(commitment(b"secret")[..4], [0x2b, 0xb8, 0x0d, 0x53]);
    }

    const EXPECTED_ROLLS: [u8; 8] = [0, 1, 0, 2, 2, 0, 1, 1];
}
