//! What the club signs and recognizes again without keeping it: the Message-IDs of its mails,
//! and the tokens of the addresses to which reports and "no more mail" come.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use storage::{ContactId, Fault, MailId, NoticeId, View};

use crate::service::token::{SIGNS, Token};

/// How many signs of a Message-ID are the signature: 80 bits.
const SIGNATURE: usize = 16;

/// What a token is for that stands for a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// Reports about it come there.
    Bounce,
    /// Its reader wants no more.
    Stop,
}

/// What a Message-ID of ours names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Named {
    /// The mail whose first notice that is.
    Notice(NoticeId),
    /// The mail to a contact.
    Contact(ContactId),
}

/// The club's key.
#[derive(Clone, Copy)]
pub(super) struct Signer([u8; 32]);

impl Signer {
    pub fn of(view: View<'_>) -> Result<Signer, Fault> {
        view.mail_secret().map(Signer)
    }

    /// The left half of the Message-ID of a mail. The same for the same notice, however often
    /// it is sent.
    pub fn notice(self, notice: NoticeId) -> String {
        self.signed(&format!("n{notice}"))
    }

    /// Of a mail to a contact, which may be written to again another day.
    pub fn contact(self, contact: ContactId, asked_at: i64) -> String {
        self.signed(&format!("c{contact}-{asked_at}"))
    }

    /// Of the mail that never was, and under which all mails of a game stand.
    pub fn game(self, game: i64) -> String {
        self.signed(&format!("g{game}"))
    }

    /// What the left half of a Message-ID names, if the club has written it.
    pub fn read(self, id: &str) -> Option<Named> {
        let (what, _) = id.split_once('.')?;
        // Message-IDs are no secret, so that comparing need not take the same time.
        if self.signed(what) != id {
            return None;
        }
        if let Some(notice) = what.strip_prefix('n') {
            return notice.parse().ok().map(|id| Named::Notice(NoticeId(id)));
        }
        let (contact, _) = what.strip_prefix('c')?.split_once('-')?;
        contact.parse().ok().map(|id| Named::Contact(ContactId(id)))
    }

    /// The token of a mail for a purpose: its number, and 80 bits of signature.
    pub fn token(self, purpose: Purpose, mail: MailId) -> Token {
        let mut bits = [0; 16];
        bits[..6].copy_from_slice(&mail.0.to_be_bytes()[2..]);
        let signature = self.mac(&format!("{purpose:?} {mail}"));
        bits[6..].copy_from_slice(&signature[..10]);
        Token::of_bits(bits)
    }

    /// The mail of such a token.
    pub fn mail(self, purpose: Purpose, token: Token) -> Option<MailId> {
        let mut number = [0; 8];
        number[2..].copy_from_slice(&token.bits()[..6]);
        let mail = MailId(i64::from_be_bytes(number));
        (self.token(purpose, mail) == token).then_some(mail)
    }

    fn signed(self, what: &str) -> String {
        let mac = self.mac(what);
        let signs = mac.iter().take(SIGNATURE).map(|byte| SIGNS[usize::from(byte & 31)]);
        format!("{what}.{}", signs.map(char::from).collect::<String>())
    }

    fn mac(self, what: &str) -> [u8; 32] {
        match Hmac::<Sha256>::new_from_slice(&self.0) {
            Ok(mac) => mac.chain_update(what).finalize().into_bytes().into(),
            // HMAC takes keys of any length.
            Err(_) => unreachable!("a key of 32 bytes"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIGNER: Signer = Signer([7; 32]);

    #[test]
    fn what_the_club_signed_is_read_and_nothing_else() {
        let id = SIGNER.notice(NoticeId(12));
        assert_eq!(SIGNER.read(&id), Some(Named::Notice(NoticeId(12))));
        assert_eq!(Signer([8; 32]).read(&id), None);
        assert_eq!(SIGNER.read(&id.replace("n12", "n13")), None);
        let contact = SIGNER.contact(ContactId(3), 1_700_000_000);
        assert_eq!(SIGNER.read(&contact), Some(Named::Contact(ContactId(3))));
        // Under a game stand many mails: it names none of them.
        assert_eq!(SIGNER.read(&SIGNER.game(4)), None);
    }

    #[test]
    fn a_token_is_good_for_its_purpose_alone() {
        for mail in [MailId(1), MailId(1 << 40)] {
            let token = SIGNER.token(Purpose::Bounce, mail);
            assert_eq!(SIGNER.mail(Purpose::Bounce, token), Some(mail));
            assert_eq!(SIGNER.mail(Purpose::Stop, token), None);
            let mut bits = token.bits();
            bits[5] ^= 1;
            assert_eq!(SIGNER.mail(Purpose::Bounce, Token::of_bits(bits)), None);
        }
    }
}
