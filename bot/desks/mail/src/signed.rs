//! What the club signs and recognizes again without storing it: the Message-IDs of its emails, and
//! the tokens of the addresses for reports and "no more email". The numbers in them are disguised:
//! otherwise they would reveal whether the club has just written to somebody else.

use hmac::{Hmac, KeyInit, Mac};
use kernel::token::{SIGNS, Token};
use sha2::Sha256;
use storage::{ContactId, Fault, MailId, NoticeId, View};

/// How many characters of a Message-ID are the signature: 80 bits.
const SIGNATURE: usize = 16;

/// The purpose of a token that belongs to an email.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Reports about it are sent there.
    Bounce,
    /// Its reader wants no more.
    Stop,
}

/// What a Message-ID of ours names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageIdTarget {
    /// The email whose first notice this is.
    Notice(NoticeId),
    /// The email to a contact.
    Contact(ContactId),
}

/// The club's key.
#[derive(Clone, Copy)]
pub struct Signer([u8; 32]);

impl Signer {
    pub fn of(view: View<'_>) -> Result<Signer, Fault> {
        view.mail_secret().map(Signer)
    }

    /// The left half of the Message-ID of an email. It is the same for the same notice, however
    /// often it is sent.
    pub fn notice(self, notice: NoticeId) -> String {
        let signature = self.signature(&format!("n{notice}"));
        format!("n{}.{signature}", self.veiled(&signature, notice.0))
    }

    /// The same for an email to a contact, who may be written to again another day.
    pub fn contact(self, contact: ContactId, asked_at: i64) -> String {
        let signature = self.signature(&format!("c{contact}-{asked_at}"));
        format!("c{}-{asked_at}.{signature}", self.veiled(&signature, contact.0))
    }

    /// The same for an imaginary email under which all emails of a game are grouped.
    pub fn game(self, game: i64) -> String {
        format!("g{game}.{}", self.signature(&format!("g{game}")))
    }

    /// What the left half of a Message-ID names, if the club wrote it.
    pub fn read(self, id: &str) -> Option<MessageIdTarget> {
        let (what, signature) = id.split_once('.')?;
        // Message-IDs are not secret, so the comparison need not take constant time.
        let is_signed = |what: String| self.signature(&what) == signature;
        if let Some(number) = what.strip_prefix('n') {
            let mut numbers = self.numbers(number, signature).into_iter().flatten();
            let notice = numbers.find(|number| is_signed(format!("n{number}")))?;
            return Some(MessageIdTarget::Notice(NoticeId(notice)));
        }
        let (number, asked_at) = what.strip_prefix('c')?.split_once('-')?;
        let mut numbers = self.numbers(number, signature).into_iter().flatten();
        let contact = numbers.find(|number| is_signed(format!("c{number}-{asked_at}")))?;
        Some(MessageIdTarget::Contact(ContactId(contact)))
    }

    /// The token of an email for a purpose: its number, and 80 bits of signature.
    pub fn token(self, purpose: Purpose, mail: MailId) -> Token {
        let mac = self.mac(format!("{purpose:?} {mail}"));
        let mut bits = [0; 16];
        bits[6..].copy_from_slice(&mac[..10]);
        let veiled = mail.0 ^ self.veil(&bits[6..]);
        bits[..6].copy_from_slice(&veiled.to_be_bytes()[2..]);
        Token::of_bits(bits)
    }

    /// The email of such a token.
    pub fn mail(self, purpose: Purpose, token: Token) -> Option<MailId> {
        let bits = token.bits();
        let mut number = [0; 8];
        number[2..].copy_from_slice(&bits[..6]);
        let written = i64::from_be_bytes(number);
        // Older tokens, with undisguised numbers, are valid until their emails are forgotten.
        [written ^ self.veil(&bits[6..]), written]
            .map(MailId)
            .into_iter()
            .find(|mail| self.mac(format!("{purpose:?} {mail}"))[..10] == bits[6..])
    }

    /// The numbers that a text in a Message-ID can mean: disguised, or undisguised as in older
    /// ones.
    fn numbers(self, text: &str, signature: &str) -> [Option<i64>; 2] {
        let veiled = i64::from_str_radix(text, 16).ok();
        [veiled.map(|number| number ^ self.veil(signature.as_bytes())), text.parse().ok()]
    }

    fn veiled(self, signature: &str, number: i64) -> String {
        format!("{:012x}", number ^ self.veil(signature.as_bytes()))
    }

    /// 48 bits that differ for each signature and disguise the number that it signs.
    fn veil(self, signature: &[u8]) -> i64 {
        let mac = self.mac([b"veil ".as_slice(), signature].concat());
        mac.iter().take(6).fold(0, |bits, &byte| bits << 8 | i64::from(byte))
    }

    fn signature(self, what: &str) -> String {
        let mac = self.mac(what);
        let signs = mac.iter().take(SIGNATURE).map(|byte| SIGNS[usize::from(byte & 31)]);
        signs.map(char::from).collect()
    }

    fn mac(self, what: impl AsRef<[u8]>) -> [u8; 32] {
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
        assert_eq!(SIGNER.read(&id), Some(MessageIdTarget::Notice(NoticeId(12))));
        assert_eq!(Signer([8; 32]).read(&id), None);
        let changed = if id.starts_with("n0") { "n1" } else { "n0" };
        assert_eq!(SIGNER.read(&format!("{changed}{}", &id[2..])), None);
        // An older one, with an undisguised number.
        let old = format!("n12.{}", SIGNER.signature("n12"));
        assert_eq!(SIGNER.read(&old), Some(MessageIdTarget::Notice(NoticeId(12))));
        let contact = SIGNER.contact(ContactId(3), 1_700_000_000);
        assert_eq!(SIGNER.read(&contact), Some(MessageIdTarget::Contact(ContactId(3))));
        // Many emails are grouped under a game: it names none of them.
        assert_eq!(SIGNER.read(&SIGNER.game(4)), None);
    }

    #[test]
    fn nobody_can_count_along() {
        let id = |number| SIGNER.notice(NoticeId(number));
        let token = |number| SIGNER.token(Purpose::Stop, MailId(number)).bits();
        // Not even by what two numbers have in common.
        let same = |one: &[u8], other: &[u8]| {
            one.iter().zip(other).filter(|(one, other)| one == other).count()
        };
        for number in 1..100 {
            assert!(!id(number).contains(&format!("n{number}.")));
            assert!(same(&id(number).as_bytes()[1..13], &id(number + 1).as_bytes()[1..13]) < 8);
            assert!(same(&token(number)[..6], &token(number + 1)[..6]) < 4);
        }
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
