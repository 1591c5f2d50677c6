//! Whether a signed mail is meant for the club, and now. A signature is valid forever and for every
//! mailbox, so anybody who has a player's signed mail can send it to the club again.

use chrono::{DateTime, TimeDelta, Utc};
use email::address::Recipient;
use email::message::Message;
use email::sender;
use email::signature::{SignatureClaim, is_related};

const LONGEST_WAY: TimeDelta = TimeDelta::days(3);

/// How far ahead the sender's clock may be.
const AHEAD: TimeDelta = TimeDelta::days(1);

/// What a mail certainly says about itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occasion {
    pub is_recent: bool,
    pub is_to_us: bool,
    /// Nobody can have changed how its body is read: as which type, between which boundaries, and
    /// in which encoding.
    pub is_read_as_signed: bool,
}

impl Occasion {
    /// Reads a mail whose sender is proved. Headers that a signature of the sender's domain leaves
    /// out don't count; without a signature, the mail server saw where the mail came from.
    pub fn of_message(message: &Message, domain: &str, now: DateTime<Utc>) -> Occasion {
        let from = message.domain();
        let claims = SignatureClaim::all_in(message);
        let is_sure = |header: &str| {
            message.headers.all(header).count() == 1
                && claims.as_ref().is_some_and(|claims| {
                    let mut own = claims.iter().filter(|claim| is_related(&claim.domain, from));
                    own.all(|claim| claim.covers(header))
                })
        };
        let date = message.headers.first("date").and_then(|date| mailparse::dateparse(date).ok());
        let date = date.and_then(|seconds| DateTime::from_timestamp(seconds, 0));
        let is_ours = |address: &String| Recipient::from_address(address, domain).is_some();
        let names_us = |header: &str| {
            message
                .headers
                .all(header)
                .any(|value| sender::read_recipients(value).iter().any(is_ours))
        };
        Occasion {
            is_recent: is_sure("date")
                && date.is_some_and(|date| now - LONGEST_WAY <= date && date <= now + AHEAD),
            is_to_us: ["to", "cc"].iter().any(|header| is_sure(header) && names_us(header)),
            is_read_as_signed: ["content-type", "content-transfer-encoding"]
                .iter()
                .all(|header| message.headers.first(header).is_none() || is_sure(header)),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use email::message;

    fn occasion(headers: &str) -> (bool, bool) {
        let mail = format!("From: Alva <alva@players.test>\n{headers}\n\nd1-d4\n");
        let message = message::read_message(mail.as_bytes()).unwrap();
        let now = "2026-11-22T12:00:00Z".parse().unwrap();
        let Occasion { is_recent, is_to_us, .. } = Occasion::of_message(&message, "club.test", now);
        (is_recent, is_to_us)
    }

    #[test]
    fn only_what_was_signed_with_its_type_is_read_as_signed() {
        const TYPE: &str = "Content-Type: text/html";
        const CODED: &str = "Content-Transfer-Encoding: quoted-printable";
        let signed = |what: &str| format!("DKIM-Signature: d=players.test; s=a; h={what}; b=x");
        let (bare, all) = (signed("from"), signed("from:content-type:content-transfer-encoding"));
        for (headers, expected) in [
            (bare.clone(), true),
            (format!("{TYPE}\n{CODED}\n{all}"), true),
            (format!("{TYPE}\n{CODED}"), true),
            (format!("{TYPE}\n{bare}"), false),
            (format!("{CODED}\n{bare}"), false),
            (format!("{TYPE}\n{CODED}\n{}", signed("from:content-type")), false),
            (format!("{TYPE}\n{TYPE}\n{all}"), false),
        ] {
            let mail = format!("From: Alva <alva@players.test>\n{headers}\n\nd1-d4\n");
            let message = message::read_message(mail.as_bytes()).unwrap();
            let occasion = Occasion::of_message(&message, "club.test", DateTime::UNIX_EPOCH);
            assert_eq!(occasion.is_read_as_signed, expected, "{headers}");
        }
    }

    #[test]
    fn only_what_was_signed_lately_and_to_us_counts() {
        const DATE: &str = "Date: Sun, 22 Nov 2026 11:00:00 +0100";
        const TO: &str = "To: \"The club\" <play@club.test>";
        let signed = |by: &str, what: &str| format!("DKIM-Signature: d={by}; s=a; h={what}; b=x");
        let all = signed("players.test", "from:date:to:cc");
        for (headers, expected) in [
            (format!("{DATE}\n{TO}\n{all}"), (true, true)),
            (format!("{DATE}\n{TO}"), (true, true)),
            (format!("{DATE}\nTo: bo@x.test\nCc: a@b.test, play@club.test\n{all}"), (true, true)),
            (format!("Date: Wed, 18 Nov 2026 11:00:00 +0100\n{TO}\n{all}"), (false, true)),
            (format!("Date: Tue, 24 Nov 2026 11:00:00 +0100\n{TO}\n{all}"), (false, true)),
            (format!("Date: today\n{TO}\n{all}"), (false, true)),
            (format!("{TO}\n{all}"), (false, true)),
            (format!("{DATE}\n{DATE}\n{TO}\n{all}"), (false, true)),
            (format!("{DATE}\nTo: bo@x.test\n{all}"), (true, false)),
            (format!("{DATE}\nTo: \"play@club.test\" <bo@x.test>\n{all}"), (true, false)),
            // Another To on top is not the one that was signed.
            (format!("{TO}\n{DATE}\nTo: bo@x.test\n{all}"), (true, false)),
            (format!("{DATE}\n{TO}\n{}", signed("players.test", "from:to")), (false, true)),
            (format!("{DATE}\n{TO}\n{}", signed("players.test", "from:date")), (true, false)),
            // A forger's own signature covers nothing for the sender's domain.
            (format!("{DATE}\n{TO}\n{}\n{all}", signed("players.test", "from")), (false, false)),
            (format!("{DATE}\n{TO}\n{}", signed("x.test", "from")), (true, true)),
        ] {
            assert_eq!(occasion(&headers), expected, "{headers}");
        }
    }
}
