//! Recognizes automatic mail. It never plays and is never answered, because two machines could
//! otherwise write to each other forever. Reports of mail servers are in `report`.

use crate::address::Recipient;
use crate::headers::MailHeaders;
use crate::message::Message;
use crate::phrases::{PhraseList, mail_phrases};
use crate::structured;

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

    /// The first sign in a mail (RFC 3834, and what programs wrote before it). A header that says
    /// no is none. `X-Auto-Response-Suppress` is not one either: programs also add it to mails that
    /// people write.
    pub fn find_in(message: &Message) -> Option<Automatic> {
        let headers = &message.headers;
        let has = |list: &PhraseList| list.any(|sign| has_sign(headers, sign));
        let phrases = mail_phrases();
        let signs = [
            (Automatic::Submitted, headers.all("auto-submitted").any(|value| !is_no(value))),
            (Automatic::Precedence, has(&phrases.bulk_headers)),
            (Automatic::List, has(&phrases.list_headers)),
            (Automatic::Autoreply, has(&phrases.autoreply_headers)),
            (Automatic::Report, message.is_report),
            (Automatic::Machine, message.from.as_deref().is_some_and(is_machine)),
            (Automatic::Away, is_away(&message.subject)),
        ];
        signs.into_iter().find_map(|(sign, is_there)| is_there.then_some(sign))
    }
}

/// Whether a mail has a header (`x-autoreply`) that doesn't say no, or one with a value
/// (`precedence: bulk`).
fn has_sign(headers: &MailHeaders, sign: &str) -> bool {
    match sign.split_once(": ") {
        None => headers.all(sign).any(|value| !is_no(value)),
        Some((name, wanted)) => headers.all(name).any(|value| {
            let value = plain(value);
            let rest = value.strip_prefix(wanted);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', ';', ',', '/']))
        }),
    }
}

/// Whether the value of a header denies what its name says.
fn is_no(value: &str) -> bool {
    let value = plain(value);
    let word = value.split([';', ',']).next().unwrap_or_default().trim();
    word.is_empty() || mail_phrases().denials.has_phrase(word)
}

/// A value in lower case, without comments and spaces around it.
fn plain(value: &str) -> String {
    let plain = structured::without_comments(value).unwrap_or_else(|| value.to_owned());
    plain.trim().trim_matches('"').to_lowercase()
}

/// Whether only machines write from an address.
pub fn is_machine(address: &str) -> bool {
    let local = address.split('@').next().unwrap_or_default();
    let local = local.split('+').next().unwrap_or_default();
    mail_phrases().machines.has_phrase(local)
}

/// Whether a subject is that of an automatic reply while somebody is away.
pub fn is_away(subject: &str) -> bool {
    let subject = subject.to_lowercase();
    mail_phrases().away_subjects.begins_text(without_prefixes(&subject).trim_start_matches('['))
}

/// A subject without the prefixes of answers and forwarded mails (`Re: AW: `).
pub fn without_prefixes(subject: &str) -> &str {
    let mut subject = subject.trim();
    while let Some((prefix, rest)) = subject.split_once(':')
        && mail_phrases().subject_prefixes.has_phrase(prefix.trim().to_lowercase().as_str())
    {
        subject = rest.trim();
    }
    subject
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
            ("X-AutoReply-From: alva@players.test", Some(Automatic::Autoreply)),
            ("Preference: auto_reply", Some(Automatic::Precedence)),
            ("X-Autogenerated: Reply", Some(Automatic::Autoreply)),
            ("X-POST-MessageClass: 9; Autoresponder", Some(Automatic::Autoreply)),
            ("X-Mail-Autoreply: alva", Some(Automatic::Autoreply)),
            ("X-FC-MachineGenerated: true", Some(Automatic::Autoreply)),
            ("Delivered-To: Autoresponder", Some(Automatic::Autoreply)),
            ("Delivered-To: alva@players.test", None),
            ("X-Apple-Action: VACATION/alva", Some(Automatic::Autoreply)),
            ("X-Precedence: Auto_Reply", Some(Automatic::Precedence)),
            ("X-Autoreply: no", None),
            ("X-Autoreply: No (a person wrote this)", None),
            ("X-Autorespond: false", None),
            ("X-FC-MachineGenerated: 0", None),
            ("X-Autoreply:", None),
            ("Auto-Submitted: (by hand) no", None),
            ("Auto-Submitted: (automatic) auto-notified", Some(Automatic::Submitted)),
            ("Precedence: list-of-friends", None),
            ("Precedence: (x) junk", Some(Automatic::Precedence)),
            ("X-Auto-Response-Suppress: All", None),
            ("Content-Type: Multipart/Report; boundary=x", Some(Automatic::Report)),
            ("From: MAILER-DAEMON@players.test", Some(Automatic::Machine)),
            ("From: noreply+x@players.test", Some(Automatic::Machine)),
            ("Subject: Out of Office: Re: [Tafl 12]", Some(Automatic::Away)),
            ("Subject: AW: Abwesenheitsnotiz", Some(Automatic::Away)),
            ("Subject: =?utf-8?q?Frav=C3=A6rsmelding?=", Some(Automatic::Away)),
            ("Subject: Respuesta automática: x", Some(Automatic::Away)),
            ("Subject: Ude af kontoret", Some(Automatic::Away)),
            ("Subject: SV: Frånvaro: Re: x", Some(Automatic::Away)),
            ("Subject: Automatisch antwoord: x", Some(Automatic::Away)),
            ("Subject: Automaattinen vastaus: x", Some(Automatic::Away)),
            ("Subject: Odp: Automatyczna odpowiedź: x", Some(Automatic::Away)),
            ("Subject: Resposta automática: x", Some(Automatic::Away)),
            ("Subject: R: Risposta automatica: x", Some(Automatic::Away)),
            ("Subject: Автоматический ответ: x", Some(Automatic::Away)),
            ("Subject: 自動応答: x", Some(Automatic::Away)),
            ("Subject: Sjálfvirkt svar: x", Some(Automatic::Away)),
            ("Subject: Automatická odpověď: x", Some(Automatic::Away)),
            ("Subject: Automatikus válasz: x", Some(Automatic::Away)),
            ("Subject: Αυτόματη απάντηση: x", Some(Automatic::Away)),
            ("Subject: [Out of office] x", Some(Automatic::Away)),
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
