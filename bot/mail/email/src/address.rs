//! The club's own addresses: one mailbox, and after its plus sign what a mail to it means.

use service::token::Token;

pub const MAILBOX: &str = "play";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recipient {
    /// The club itself: `play@DOMAIN`.
    Club,
    /// An answer to one of our mails: `play+TOKEN@DOMAIN`.
    Reply(Token),
    /// A report that one of our mails did not arrive: `play+bounce-TOKEN@DOMAIN`.
    Bounce(Token),
    /// No more mail: `play+stop-TOKEN@DOMAIN`.
    Stop(Token),
}

impl Recipient {
    /// Reads an address of the club at `domain`; `None` if it is not one. Upper and lower case are
    /// the same, and a token alone before the `@` is accepted for mail servers without plus
    /// addresses.
    pub fn from_address(address: &str, domain: &str) -> Option<Recipient> {
        let (local, at) = address.rsplit_once('@')?;
        if !at.eq_ignore_ascii_case(domain) {
            return None;
        }
        let local = local.to_ascii_lowercase();
        if local == MAILBOX {
            return Some(Recipient::Club);
        }
        let tag = local.strip_prefix(MAILBOX).and_then(|rest| rest.strip_prefix('+'));
        let tag = tag.unwrap_or(&local);
        if let Some(token) = tag.strip_prefix("bounce-") {
            return token.parse().ok().map(Recipient::Bounce);
        }
        if let Some(token) = tag.strip_prefix("stop-") {
            return token.parse().ok().map(Recipient::Stop);
        }
        tag.parse().ok().map(Recipient::Reply)
    }

    #[must_use]
    pub fn address_at(self, domain: &str) -> String {
        match self {
            Recipient::Club => format!("{MAILBOX}@{domain}"),
            Recipient::Reply(token) => format!("{MAILBOX}+{token}@{domain}"),
            Recipient::Bounce(token) => format!("{MAILBOX}+bounce-{token}@{domain}"),
            Recipient::Stop(token) => format!("{MAILBOX}+stop-{token}@{domain}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_read_back_in_any_case() {
        let token = Token::of([0x5a; 32]);
        for recipient in [
            Recipient::Club,
            Recipient::Reply(token),
            Recipient::Bounce(token),
            Recipient::Stop(token),
        ] {
            let address = recipient.address_at("tafl.example");
            assert!(address.find('@') <= Some(64), "a local part is at most 64 long: {address}");
            for written in [address.clone(), address.to_uppercase()] {
                assert_eq!(Recipient::from_address(&written, "tafl.example"), Some(recipient));
            }
            assert_eq!(Recipient::from_address(&address, "other.example"), None);
        }
        let bare = format!("{token}@tafl.example");
        assert_eq!(Recipient::from_address(&bare, "tafl.example"), Some(Recipient::Reply(token)));
        for other in ["play+@tafl.example", "play+x@tafl.example", "alva@tafl.example", "play"] {
            assert_eq!(Recipient::from_address(other, "tafl.example"), None, "{other}");
        }
    }
}
