//! Reports of mail servers: a mail of ours did not arrive, is delayed, or was called spam. Which
//! mail it was follows from the address to which the report came, and from nothing in it.

use email::automatic;
use email::message::Message;
use email::phrases::{PhraseList, mail_phrases};
use email::statement::{LONGEST, Statement, status_codes};
use service::mail::Return;

/// How many lines of a report are searched for phrases.
const MOST_LINES: usize = 60;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeliveryReport {
    /// It did not arrive, or its reader calls it spam; with the mail server's status code, which
    /// is empty if there is none.
    Returned(Return, String),
    /// It arrived, or may still arrive.
    Fine,
}

impl DeliveryReport {
    /// Reads a mail that came to the address for reports; `None` if it is not a report.
    pub fn from_message(message: &Message) -> Option<DeliveryReport> {
        let Some(statement) = &message.statement else {
            return is_report(message).then(|| failed(String::new(), "", message));
        };
        Some(match statement {
            Statement::Feedback { is_fine: false } => {
                DeliveryReport::Returned(Return::Complaint, "complaint".to_owned())
            }
            Statement::Feedback { is_fine: true } | Statement::Receipt => DeliveryReport::Fine,
            Statement::Delivery { action, status, diagnostic } => match action.as_str() {
                // Some servers state nothing else.
                "failed" | "" => failed(status.clone(), diagnostic, message),
                // No server refused it in all that time.
                "expired" => DeliveryReport::Returned(Return::Soft, status.clone()),
                _ => DeliveryReport::Fine,
            },
        })
    }
}

/// A failure with this status, or with one from the text.
fn failed(status: String, diagnostic: &str, message: &Message) -> DeliveryReport {
    let text = message.text.as_str();
    let text = text.get(..text.floor_char_boundary(LONGEST)).unwrap_or(text);
    let status = match status.is_empty() {
        false => status,
        true => status_codes(text).next().or_else(|| reply_code(text)).unwrap_or_default(),
    };
    let is_hard = !is_temporary(&status) && !says_it_passes(diagnostic, text);
    DeliveryReport::Returned(if is_hard { Return::Hard } else { Return::Soft }, status)
}

/// Whether the words beside a code say that the trouble passes. Servers also use the codes for
/// "no such user" for full mailboxes and for complaints about the sender's server. If they say as
/// well that the mailbox does not exist, that counts.
fn says_it_passes(diagnostic: &str, text: &str) -> bool {
    let is_copy = |line: &&str| mail_phrases().copies.begins_text(line);
    let lower = text.to_lowercase();
    // Below it is our own mail.
    let told = lower.lines().map(str::trim).take_while(|line| !is_copy(line)).take(MOST_LINES);
    // A sentence may span several lines.
    let told = told.collect::<Vec<_>>().join(" ");
    let says = |phrases: &PhraseList| phrases.is_in(diagnostic) || phrases.is_in(&told);
    says(&mail_phrases().passing) && !says(&mail_phrases().nobody)
}

/// Whether a mail without a part for programs looks like a report, by its sender, its subject or a
/// header, and is not an automatic reply of somebody who is away.
fn is_report(message: &Message) -> bool {
    let subject = message.subject.to_lowercase();
    let is_away = automatic::is_away(&message.subject);
    let is_known = mail_phrases().bounce_subjects.is_in(&subject);
    let is_server = match &message.from {
        Some(from) => automatic::is_machine(from) && !from.starts_with("no"),
        // The address was unusable, so only the raw header is left.
        None => message.headers.first("from").is_some_and(|from| {
            let from = from.to_ascii_lowercase();
            ["mailer-daemon", "postmaster", "mail delivery"].iter().any(|name| from.contains(name))
        }),
    };
    let has_failed = message.headers.has("x-failed-recipients");
    !is_away && (message.is_report || has_failed || is_known || is_server)
}

/// Full mailboxes, mails that are too large or took too long, trouble of a server, local rules and
/// everything that is called temporary pass. A mailbox that does not exist does not.
fn is_temporary(status: &str) -> bool {
    match status.split_once('.') {
        Some(("5", rest)) => {
            matches!(rest, "2.2" | "2.3" | "3.1" | "3.2" | "3.4" | "4.7" | "4.300")
                || rest.starts_with("7.")
                || rest.starts_with("6.")
        }
        _ => !status.starts_with('5'),
    }
}

/// An SMTP reply code in a text, as an enhanced status code where it says more: `550 No such user`.
fn reply_code(text: &str) -> Option<String> {
    const CODES: &[&str] = &[
        "421", "450", "451", "452", "500", "501", "503", "510", "511", "512", "521", "523", "541",
        "550", "551", "552", "553", "554", "556",
    ];
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let mut found = words.filter(|word| CODES.contains(word));
    // These codes also mean "mailbox full" and "refused by a local rule".
    found.next().map(|code| match code {
        "552" | "523" => "5.2.2".to_owned(),
        "541" | "554" => "5.7.0".to_owned(),
        code => code.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use email::message;

    fn report(mail: &str) -> Option<DeliveryReport> {
        DeliveryReport::from_message(&message::read_message(mail.as_bytes()).unwrap())
    }

    fn stated(fields: &str) -> Option<DeliveryReport> {
        report(&format!(
            "From: MAILER-DAEMON@isp.test\nSubject: Undelivered Mail Returned to Sender\n\
             Auto-Submitted: auto-replied\nContent-Type: multipart/report; boundary=b; \
             report-type=delivery-status\n\n--b\n\nI am sorry\n--b\n\
             Content-Type: message/delivery-status\n\nReporting-MTA: dns; isp.test\n\n{fields}\n\
             --b\nContent-Type: text/rfc822-headers\n\nFrom: play@club.test\n--b--\n"
        ))
    }

    fn is(why: Return, status: &str) -> Option<DeliveryReport> {
        Some(DeliveryReport::Returned(why, status.to_owned()))
    }

    #[test]
    fn stated_reports() {
        for (fields, expected) in [
            ("Action: failed\nStatus: 5.1.1 (no such user)", is(Return::Hard, "5.1.1")),
            ("Status: 5.0.0\nAction: FAILED", is(Return::Hard, "5.0.0")),
            ("Action: failed\nStatus: 5.2.1", is(Return::Hard, "5.2.1")),
            ("Action: failed\nStatus: 5.4.4", is(Return::Hard, "5.4.4")),
            ("Action: failed\nStatus: 5.2.2", is(Return::Soft, "5.2.2")),
            ("Action: failed\nStatus: 5.2.3", is(Return::Soft, "5.2.3")),
            ("Action: failed\nStatus: 5.3.4", is(Return::Soft, "5.3.4")),
            ("Action: failed\nStatus: 5.7.26", is(Return::Soft, "5.7.26")),
            ("Action: failed\nStatus: 4.4.7", is(Return::Soft, "4.4.7")),
            ("Action: failed", is(Return::Soft, "")),
            ("Action: delayed\nStatus: 4.4.1", Some(DeliveryReport::Fine)),
            ("Action: expired\nStatus: 4.4.7", is(Return::Soft, "4.4.7")),
            ("Action: expired\nStatus: 5.0.0", is(Return::Soft, "5.0.0")),
            ("Action: failed\nStatus: 5.4.7", is(Return::Soft, "5.4.7")),
            (
                "Action: delivered\nStatus: 2.0.0\n\nAction: expired\nStatus: 4.4.1",
                is(Return::Soft, "4.4.1"),
            ),
            (
                "Action: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; 550 Blocked by our list",
                is(Return::Soft, "5.0.0"),
            ),
            (
                "Action: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 Mailbox is full",
                is(Return::Soft, "5.1.1"),
            ),
            (
                "Action: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 User unknown; blocked",
                is(Return::Hard, "5.1.1"),
            ),
            ("Action: delivered\nStatus: 2.0.0", Some(DeliveryReport::Fine)),
            (
                "Action: delayed\nStatus: 4.0.0\n\nAction: failed\nStatus: 5.1.2",
                is(Return::Hard, "5.1.2"),
            ),
        ] {
            assert_eq!(stated(fields), expected, "{fields}");
        }
    }

    #[test]
    fn told_reports() {
        for (subject, text, expected) in [
            ("failure notice", "<x@y.test>: 550 No such user here", is(Return::Hard, "550")),
            ("Undeliverable: x", "status was 5.1.10, sorry", is(Return::Hard, "5.1.10")),
            ("Mail delivery failed", "mailbox is full (452)", is(Return::Soft, "452")),
            ("failure notice", "550 too many\nconnections from you", is(Return::Soft, "550")),
            ("failure notice", "554 5.0.0 no PTR record", is(Return::Soft, "5.0.0")),
            ("failure notice", "550 sorry\nSubject: x\nmailbox full", is(Return::Hard, "550")),
            ("Returned mail", "on 10.5.1.1 nobody knows", is(Return::Soft, "")),
            ("Unzustellbar", "", is(Return::Soft, "")),
            ("Re: [Tafl 12]", "d1-d4 and 550", None),
            ("Out of office: delivery failure", "5.1.1", None),
        ] {
            let mail = format!("From: x@y.test\nSubject: {subject}\n\n{text}\n");
            assert_eq!(report(&mail), expected, "{subject}");
        }
    }

    #[test]
    fn complaints_and_receipts() {
        let of = |kind: &str| {
            report(&format!(
                "From: x@y.test\nContent-Type: multipart/report; boundary=b\n\n--b\n\nx\n--b\n\
                 Content-Type: {kind}\n\nFeedback-Type: abuse\n--b--\n"
            ))
        };
        assert_eq!(of("message/feedback-report"), is(Return::Complaint, "complaint"));
        assert_eq!(of("message/disposition-notification"), Some(DeliveryReport::Fine));
    }
}
