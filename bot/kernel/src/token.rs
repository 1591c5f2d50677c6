//! Tokens: they turn knowledge of an address of the club's into a right. A person who was sent an
//! email can answer it at an address that nobody else could guess.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest as _, Sha256};

/// The characters of tokens: RFC 4648's base32 in lower case, because some mail systems fold case.
pub const SIGNS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

/// 128 bits at five per character.
const LENGTH: usize = 26;

/// 128 bits that nobody can guess.
///
/// Its text is 26 letters and digits; case does not matter when it is parsed. Nothing else reveals
/// it: no log, no `Debug`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Token([u8; 16]);

impl Token {
    /// A token of the first 16 of these bytes.
    pub fn of(bytes: [u8; 32]) -> Token {
        let mut token = [0; 16];
        token.copy_from_slice(&bytes[..16]);
        Token(token)
    }

    pub const fn of_bits(bits: [u8; 16]) -> Token {
        Token(bits)
    }

    pub const fn bits(self) -> [u8; 16] {
        self.0
    }

    /// The stored form.
    pub fn hash(self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = u128::from_be_bytes(self.0);
        for sign in 0..LENGTH {
            // The last character contains the three remaining bits, and two zeros.
            let shift = 128 - 5 * (sign as i32 + 1);
            let five = if shift >= 0 { bits >> shift } else { bits << -shift };
            let sign = SIGNS.get((five & 31) as usize).copied().unwrap_or(b'a');
            write!(f, "{}", char::from(sign))?;
        }
        Ok(())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoToken;

impl FromStr for Token {
    type Err = NoToken;

    fn from_str(text: &str) -> Result<Token, NoToken> {
        if text.len() != LENGTH {
            return Err(NoToken);
        }
        let mut bits: u128 = 0;
        for (index, byte) in text.bytes().enumerate() {
            let sign = byte.to_ascii_lowercase();
            let five = SIGNS.iter().position(|&other| other == sign).ok_or(NoToken)? as u128;
            if index + 1 < LENGTH {
                bits = bits << 5 | five;
            } else if five & 3 == 0 {
                bits = bits << 3 | five >> 2;
            } else {
                // If a token had two texts, one right could have two rows.
                return Err(NoToken);
            }
        }
        Ok(Token(bits.to_be_bytes()))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn tokens_read_back_in_any_case(bytes: [u8; 32]) {
            let token = Token::of(bytes);
            let text = token.to_string();
            prop_assert_eq!(text.len(), LENGTH);
            prop_assert_eq!(text.parse::<Token>(), Ok(token));
            prop_assert_eq!(text.to_uppercase().parse::<Token>(), Ok(token));
            prop_assert_eq!(Token::of_bits(token.bits()), token);
        }
    }

    #[test]
    fn other_texts_are_no_tokens() {
        let token = Token::of([7; 32]).to_string();
        for text in ["", "play", &token[1..], &format!("{token}a"), &token.replace('a', "1")] {
            assert!(text == token || text.parse::<Token>().is_err(), "{text}");
        }
        assert!("ab".repeat(13).parse::<Token>().is_err(), "bits beyond the last");
        assert_eq!(format!("{:?}", Token::of([7; 32])), "Token(…)");
    }
}
