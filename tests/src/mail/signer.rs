//! A provider that signs what its users send, as large providers do.

use mail_auth::common::crypto::Ed25519Key;
use mail_auth::common::headers::HeaderWriter as _;
use mail_auth::dkim::DkimSigner;

use super::correspondent::Draft;
use super::names::{Answer, Names};

/// What is signed of every email.
const ADDRESSED: [&str; 5] = ["From", "To", "Subject", "Date", "Message-ID"];

/// What says how a body is read.
const READ: [&str; 2] = ["Content-Type", "Content-Transfer-Encoding"];

/// A domain that signs.
pub struct Signer {
    domain: String,
    selector: String,
    key: Vec<u8>,
}

impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.domain)
    }
}

impl Signer {
    /// A domain with a new key, which the name server is told.
    ///
    /// # Panics
    /// No key can be made.
    pub fn of(domain: &str, names: &Names) -> Signer {
        Signer::with_selector(domain, "s1", names)
    }

    /// The same with a key of that name.
    ///
    /// # Panics
    /// No key can be made.
    pub fn with_selector(domain: &str, selector: &str, names: &Names) -> Signer {
        let key = Ed25519Key::generate_pkcs8().expect("a key");
        let signer = Signer { domain: domain.to_owned(), selector: selector.to_owned(), key };
        signer.publish(names);
        signer
    }

    /// The name server knows the key.
    ///
    /// # Panics
    /// Never.
    pub fn publish(&self, names: &Names) {
        let public = Ed25519Key::from_pkcs8_der(&self.key).expect("a key").public_key();
        let record = format!("v=DKIM1; k=ed25519; p={}", base64(&public));
        self.answer(names, Answer::Text(record));
    }

    /// The name server answers that about the key.
    pub fn answer(&self, names: &Names, answer: Answer) {
        names.tell(&format!("{}._domainkey.{}", self.selector, self.domain), answer);
    }

    /// The same email with the domain's signature on top, and perhaps a claim about who signed it.
    ///
    /// # Panics
    /// It cannot be signed.
    pub fn sign(&self, draft: &Draft, identity: Option<&str>) -> Draft {
        self.sign_headers(draft, &[&ADDRESSED[..], &READ].concat(), identity)
    }

    /// The same without a word about how its body is read.
    ///
    /// # Panics
    /// It cannot be signed.
    pub fn sign_loosely(&self, draft: &Draft) -> Draft {
        self.sign_headers(draft, &ADDRESSED, None)
    }

    fn sign_headers(&self, draft: &Draft, headers: &[&str], identity: Option<&str>) -> Draft {
        let key = Ed25519Key::from_pkcs8_der(&self.key).expect("a key");
        let signer = DkimSigner::from_key(key).domain(&self.domain).selector(&self.selector);
        let mut signer = signer.headers(headers.iter().copied());
        if let Some(identity) = identity {
            signer = signer.agent_user_identifier(identity);
        }
        let signature = signer.sign(&draft.bytes).expect("a signature").to_header();
        Draft { bytes: [signature.as_bytes(), &draft.bytes].concat(), ..draft.clone() }
    }
}

fn base64(bytes: &[u8]) -> String {
    const SIGNS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let bits = three.iter().fold(0_u32, |bits, &byte| bits << 8 | u32::from(byte));
        let bits = bits << (8 * (3 - three.len()));
        for sign in 0..4 {
            let index = (bits >> (18 - 6 * sign)) as usize & 63;
            text.push(if sign > three.len() { '=' } else { char::from(SIGNS[index]) });
        }
    }
    text
}
