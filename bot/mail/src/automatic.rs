//! Recognizes automatic mail. It never plays and is never answered, because two machines could
//! otherwise write to each other forever. Reports of mail servers are in `report`.

use super::address::Recipient;
use super::message::Message;
use super::phrases::mail_phrases;

pub const LOOP_HEADER: &str = "x-taflpost-loop";

const MOST_SERVERS: usize = 30;

/// The sign by which a mail is known to be automatic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Automatic {
    /// `Auto-Submitted` is not `no`.
    Submitted,
    /// `Precedence: bulk` and the like.
    Precedence,
    List,
    /// A header that only automatic replies have.
    Autoreply,
    Report,
    /// A sender like `no-reply`.
    Machine,
    /// A subject like `Out of office`.
    Away,
}

impl Automatic {
    /// A name for logs and tests.
    pub const fn name(self) -> &'static str {
        match self {
            Automatic::Submitted => "auto-submitted",
            Automatic::Precedence => "precedence",
            Automatic::List => "list",
            Automatic::Autoreply => "autoreply",
            Automatic::Report => "multipart-report",
            Automatic::Machine => "machine",
            Automatic::Away => "away",
        }
    }

    /// The first sign in a mail. `X-Auto-Response-Suppress` is not one: programs also add it to
    /// mails that people write.
    pub fn find_in(message: &Message) -> Option<Automatic> {
        let headers = &message.headers;
        let has = |names: &[&str]| names.iter().any(|name| headers.has(name));
        let is_submitted = |value: &str| !first_word(value).eq_ignore_ascii_case("no");
        let replies = ["x-autoreply", "x-autorespond", "x-autoresponder", "x-failed-recipients"];
        let signs = [
            (Automatic::Submitted, headers.all("auto-submitted").any(is_submitted)),
            (Automatic::Precedence, headers.all("precedence").any(is_bulk)),
            (Automatic::List, has(&["list-id", "list-post"])),
            (Automatic::Autoreply, has(&replies)),
            (Automatic::Report, message.is_report),
            (Automatic::Machine, message.from.as_deref().is_some_and(is_machine)),
            (Automatic::Away, is_away(&message.subject)),
        ];
        signs.into_iter().find_map(|(sign, is_there)| is_there.then_some(sign))
    }
}

fn is_bulk(precedence: &str) -> bool {
    let kinds = ["bulk", "junk", "list", "auto_reply", "auto-reply"];
    kinds.iter().any(|kind| first_word(precedence).eq_ignore_ascii_case(kind))
}

fn first_word(value: &str) -> &str {
    value.split([';', ' ', '\t', '(']).find(|word| !word.is_empty()).unwrap_or_default()
}

/// Whether only machines write from an address.
pub fn is_machine(address: &str) -> bool {
    let local = address.split('@').next().unwrap_or_default();
    let local = local.split('+').next().unwrap_or_default();
    mail_phrases().machines.has_phrase(local)
}

/// Whether a subject is that of an automatic reply while somebody is away.
pub fn is_away(subject: &str) -> bool {
    let mut subject = subject.trim().to_lowercase();
    while let Some((prefix, rest)) = subject.split_once(':')
        && ["re", "aw", "sv", "rv", "fwd", "fw", "wg"].contains(&prefix.trim())
    {
        subject = rest.trim().to_owned();
    }
    mail_phrases().away_subjects.begins_text(&subject)
}

/// Whether a mail comes from the club itself, or has passed through too many servers.
pub fn is_loop(message: &Message, domain: &str) -> bool {
    message.headers.has(LOOP_HEADER)
        || message
            .from
            .as_deref()
            .is_some_and(|from| Recipient::from_address(from, domain).is_some())
        || message.headers.all("received").count() > MOST_SERVERS
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::message;

    fn read(headers: &str) -> Message {
        let from = if headers.contains("From:") { "" } else { "From: alva@players.test\n" };
        message::read_message(format!("{from}{headers}\n\nd1-d4\n").as_bytes()).unwrap()
    }

    #[test]
    fn signs_of_machines() {
        for (headers, sign) in [
            ("Auto-Submitted: auto-replied (vacation)", Some(Automatic::Submitted)),
            ("Auto-Submitted: auto-generated; type=x", Some(Automatic::Submitted)),
            ("Auto-Submitted: No", None),
            ("Precedence: Bulk", Some(Automatic::Precedence)),
            ("Precedence: first-class", None),
            ("List-Id: <x>", Some(Automatic::List)),
            ("X-Autoreply: yes", Some(Automatic::Autoreply)),
            ("X-Failed-Recipients: x@y.test", Some(Automatic::Autoreply)),
            ("X-Auto-Response-Suppress: All", None),
            ("Content-Type: Multipart/Report; boundary=x", Some(Automatic::Report)),
            ("From: MAILER-DAEMON@players.test", Some(Automatic::Machine)),
            ("From: noreply+x@players.test", Some(Automatic::Machine)),
            ("Subject: Out of Office: Re: [Tafl 12]", Some(Automatic::Away)),
            ("Subject: AW: Abwesenheitsnotiz", Some(Automatic::Away)),
            ("Subject: =?utf-8?q?Frav=C3=A6rsmelding?=", Some(Automatic::Away)),
            ("Subject: Respuesta automática: x", Some(Automatic::Away)),
            ("Subject: Ude af kontoret", Some(Automatic::Away)),
            ("Subject: Re: [Tafl 12] Alva - Ylva", None),
        ] {
            assert_eq!(Automatic::find_in(&read(headers)), sign, "{headers}");
        }
    }

    #[test]
    fn our_own_mails_are_known() {
        let many = "Received: x\n".repeat(31);
        for (headers, expected) in [
            ("X-Taflpost-Loop: 1", true),
            ("From: Club <PLAY@club.test>", true),
            ("From: play+aaaaaaaaaaaaaaaaaaaaaaaaaa@club.test", true),
            ("From: play@other.test", false),
            ("From: host@club.test", false),
            (many.trim(), true),
            (many[12..].trim(), false),
        ] {
            assert_eq!(is_loop(&read(headers), "club.test"), expected, "{headers}");
        }
    }
}
