//! What the `DKIM-Signature` headers of a mail claim (RFC 6376): which domain signed which headers.
//! Whether that is true is not known here.

use crate::message::Message;
use crate::sender::is_domain;

/// The most headers that a signature may cover: each costs a search.
pub const MOST_HEADERS: usize = 100;

/// The most tags of a signature; the standards know fifteen.
const MOST_TAGS: usize = 40;

#[derive(Debug)]
pub struct SignatureClaim {
    /// The signing domain in lower case (`d=`).
    pub domain: String,
    /// The signature without spaces (`b=`).
    pub signature: String,
    /// The signed headers in lower case (`h=`).
    headers: Vec<String>,
}

impl SignatureClaim {
    /// All signatures of a mail; `None` if one of them is malformed, or has special characters in a
    /// field that mail servers repeat in their findings: with `i=x=3B=20dkim=3Dpass…` a forger
    /// could add a finding there.
    pub fn all_in(message: &Message) -> Option<Vec<SignatureClaim>> {
        message.headers.all("dkim-signature").map(SignatureClaim::read).collect()
    }

    fn read(value: &str) -> Option<SignatureClaim> {
        let mut tags: Vec<(&str, String)> = Vec::new();
        let end = value.trim_end().strip_suffix(';').unwrap_or(value);
        for tag in end.split(';') {
            let (name, value) = tag.split_once('=')?;
            let name = name.trim();
            if tags.len() >= MOST_TAGS || tags.iter().any(|(known, _)| *known == name) {
                return None;
            }
            tags.push((name, value.split_whitespace().collect()));
        }
        let tag =
            |name: &str| tags.iter().find(|(known, _)| *known == name).map(|(_, value)| value);
        let domain = tag("d")?.to_ascii_lowercase();
        let identity = tag("i").map_or(Some(String::new()), |identity| decoded(identity))?;
        let is_plain = |text: &str| {
            text.chars().all(|sign| sign.is_ascii_alphanumeric() || ".-_+@".contains(sign))
        };
        let headers = tag("h")?.split(':').map(str::to_ascii_lowercase).collect();
        (is_domain(&domain) && is_plain(tag("s")?) && is_plain(&identity)).then(|| SignatureClaim {
            domain,
            signature: tag("b").cloned().unwrap_or_default(),
            headers,
        })
    }

    pub fn covers(&self, header: &str) -> bool {
        self.headers.iter().any(|signed| signed == header)
    }
}

/// The domains and selectors of a mail's signatures, which may be malformed otherwise.
pub fn keys_in(message: &Message) -> impl Iterator<Item = (String, String)> {
    message.headers.all("dkim-signature").filter_map(|value| {
        let tag = |wanted: &str| {
            let mut tags = value.split(';').filter_map(|tag| tag.split_once('='));
            let (_, value) = tags.find(|(name, _)| name.trim() == wanted)?;
            Some(value.split_whitespace().collect::<String>().to_ascii_lowercase())
        };
        let (domain, selector) = (tag("d")?, tag("s")?);
        (is_domain(&domain) && is_selector(&selector, &domain)).then_some((domain, selector))
    })
}

/// Whether there can be a key of that name below a domain.
pub fn is_selector(selector: &str, domain: &str) -> bool {
    let is_label = |label: &str| {
        (1..=63).contains(&label.len())
            && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
    };
    // Between them is `._domainkey.`.
    selector.len() + domain.len() + 12 <= 253 && selector.split('.').all(is_label)
}

/// Whether two domains are the same or one is above the other. No other domain can vouch for one.
pub fn is_related(one: &str, other: &str) -> bool {
    is_below(one, other) || is_below(other, one) || one == other
}

pub fn is_below(low: &str, high: &str) -> bool {
    !high.is_empty()
        && low.strip_suffix(high).is_some_and(|rest| rest.ends_with('.') && rest.len() > 1)
}

/// Decodes `=3B` and the like.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        if byte != b'=' {
            bytes.push(byte);
            continue;
        }
        let (digits, after) = rest.split_at_checked(2)?;
        let digits = str::from_utf8(digits).ok()?;
        bytes.push(u8::from_str_radix(digits, 16).ok()?);
        rest = after;
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_signatures_are_read() {
        let text = "v=1; a=rsa-sha256; c=relaxed/simple; d=Players.test; s=mail; \
                    i=alva@players.test; h=From : To:\t Subject; bh=AAAA=; b=Ab\n c/+d==;";
        let claim = SignatureClaim::read(text).expect("a signature");
        assert_eq!((claim.domain.as_str(), claim.signature.as_str()), ("players.test", "Abc/+d=="));
        assert!(claim.covers("from") && claim.covers("subject") && !claim.covers("date"));
    }

    #[test]
    fn odd_ones_are_not() {
        let good = "d=players.test; s=mail; h=from; b=x";
        assert!(SignatureClaim::read(good).is_some());
        for text in [
            "",
            "d=players.test",
            "d=players; s=mail; h=from; b=x",
            "d=players.test(.x.test; s=mail; h=from; b=x",
            "d=players.test; d=x.test; s=mail; h=from; b=x",
            "d=players.test; s=mail; h=from; b=x; nonsense",
            "d=players.test; s=a(b; h=from; b=x",
            &format!(
                "d=players.test; s=mail; h=from; b=x{}",
                (0..50).map(|n| format!("; y{n}=z")).collect::<String>()
            ),
            "d=players.test; s=mail; h=from; b=x; i=x=3B=20dkim=3Dpass@players.test",
            "d=players.test; s=mail; h=from; b=x; i==22@players.test",
            "d=players.test; s=mail; h=from; b=x; i==2@players.test",
            "d=players.test; s=mail; h=from; b=x; i=(@players.test",
        ] {
            assert!(SignatureClaim::read(text).is_none(), "{text}");
        }
    }

    #[test]
    fn keys_have_names_that_the_dns_can_know() {
        for (selector, can_be) in [
            ("s1", true),
            ("2026.mail_a-b", true),
            ("", false),
            ("a..b", false),
            ("a b", false),
            ("ä", false),
            (&*"x".repeat(63), true),
            (&*"x".repeat(64), false),
            (&*"x.".repeat(120), false),
        ] {
            assert_eq!(is_selector(selector, "players.test"), can_be, "{selector}");
        }
    }
}
