//! Reads a mail: its claimed sender, what it answers, its headers and its text. Reading decides
//! nothing, trusts nothing, and takes limited time and memory for any bytes.

use sha2::{Digest as _, Sha256};
use templates::told::LostText;

use crate::body::MailBody;
use crate::headers::MailHeaders;
use crate::statement::Statement;
use crate::text::MailText;
use crate::unreadable::UnreadableMail;
use crate::{body, headers, sender};

/// The longest mail that is read.
pub const LONGEST: usize = lmtp::LARGEST;

const MOST_IDS: usize = 20;

const LONGEST_ID: usize = 250;

#[derive(Clone, Debug)]
pub struct Message {
    /// The one address in From in lower case; `None` if there is not exactly one usable address.
    /// Only reports are read without it.
    pub from: Option<String>,
    /// What the sender calls themselves.
    pub name: Option<String>,
    /// Its Message-ID, or a digest of sender, date and body, so that the same mail is recognized
    /// when it comes again.
    pub id: String,
    /// The ids of the mails that it answers, the most likely first.
    pub answers: Vec<String>,
    pub subject: String,
    pub headers: MailHeaders,
    /// Whether it is a mail server's report (`multipart/report`).
    pub is_report: bool,
    pub statement: Option<Statement>,
    /// What its parts say, in order.
    pub text: MailText,
    /// The same with the HTML form of each text, if one of them has two forms.
    pub html: Option<MailText>,
    /// Why a text in it could not be read.
    pub lost: Option<LostText>,
}

impl Message {
    /// The domain of the address in From; empty if there is none.
    pub fn domain(&self) -> &str {
        let from = self.from.as_deref().and_then(|from| from.rsplit_once('@'));
        from.map_or("", |(_, domain)| domain)
    }
}

/// Reads a mail. Its lines can end on CRLF or LF.
pub fn read_message(raw: &[u8]) -> Result<Message, UnreadableMail> {
    if raw.len() > LONGEST {
        return Err(UnreadableMail::Long);
    }
    let raw = without_envelope_line(raw);
    if has_two_line_ends(raw) {
        return Err(UnreadableMail::Control);
    }
    let mail = &with_line_feeds(raw);
    let headers = headers::read_headers(mail)?;
    let from = sender::read_sender(&headers).ok();
    let kept = headers::kept_headers(&headers);
    let MailBody { text, html, statement, lost } = body::read_body(mail)?;
    let kind = kept.first("content-type").unwrap_or_default().to_ascii_lowercase();
    let subject = headers.iter().find(|header| headers::header_name(header) == "subject");
    Ok(Message {
        name: sender::read_sender_name(&headers),
        id: id_or_digest(&kept, from.as_deref().unwrap_or_default(), mail),
        answers: answers(&kept),
        subject: subject.map(mailparse::MailHeader::get_value).unwrap_or_default(),
        headers: kept,
        is_report: kind.starts_with("multipart/report"),
        statement,
        text,
        html,
        lost,
        from,
    })
}

/// Whether some header lines end on CRLF and others on LF. Programs differ about where such headers
/// end.
fn has_two_line_ends(raw: &[u8]) -> bool {
    let lines = raw.split_inclusive(|&byte| byte == b'\n').filter(|line| line.ends_with(b"\n"));
    let mut is_crlf = None;
    for line in lines {
        let ends_on_crlf = line.ends_with(b"\r\n");
        if *is_crlf.get_or_insert(ends_on_crlf) != ends_on_crlf {
            return true;
        }
        if line.trim_ascii().is_empty() {
            break;
        }
    }
    false
}

pub fn with_line_feeds(raw: &[u8]) -> Vec<u8> {
    let mut lines = Vec::with_capacity(raw.len());
    let mut bytes = raw.iter().copied().peekable();
    while let Some(byte) = bytes.next() {
        if byte != b'\r' || bytes.peek() != Some(&b'\n') {
            lines.push(byte);
        }
    }
    lines
}

/// The mail as it is sent between mail servers: every line ends on CRLF.
pub fn as_sent(raw: &[u8]) -> Vec<u8> {
    let mut wire = Vec::with_capacity(raw.len());
    for byte in with_line_feeds(without_envelope_line(raw)) {
        match byte {
            b'\n' => wire.extend(b"\r\n"),
            byte => wire.push(byte),
        }
    }
    wire
}

/// Without the line that mail servers put before a mail that they send through a pipe.
fn without_envelope_line(mail: &[u8]) -> &[u8] {
    if !mail.starts_with(b"From ") {
        return mail;
    }
    let end = mail.iter().position(|&byte| byte == b'\n');
    end.and_then(|end| mail.get(end + 1..)).unwrap_or_default()
}

/// The Message-ID if there is exactly one and it is well formed, otherwise a digest.
fn id_or_digest(headers: &MailHeaders, from: &str, mail: &[u8]) -> String {
    let mut ids = headers.all("message-id");
    if let (Some(id), None) = (ids.next(), ids.next())
        && is_id(id)
    {
        return id.to_owned();
    }
    let body = mail.get(headers::headers_end(mail)..).unwrap_or_default();
    let mut digest = Sha256::new();
    for piece in [from.as_bytes(), headers.first("date").unwrap_or_default().as_bytes(), body] {
        digest.update((piece.len() as u64).to_be_bytes());
        digest.update(piece);
    }
    let hex = engine::hex::write_hex(&digest.finalize());
    format!("<{hex}@without.invalid>")
}

/// The ids of answered mails: In-Reply-To first, then References from the last to the first.
fn answers(headers: &MailHeaders) -> Vec<String> {
    let mut answers: Vec<String> = Vec::new();
    let direct = headers.all("in-reply-to").flat_map(ids);
    let mut thread: Vec<&str> = headers.all("references").flat_map(ids).collect();
    thread.reverse();
    for id in direct.chain(thread) {
        if answers.len() < MOST_IDS && !answers.iter().any(|other| other == id) {
            answers.push(id.to_owned());
        }
    }
    answers
}

fn ids(value: &str) -> impl Iterator<Item = &str> {
    value.split_inclusive('>').filter_map(|piece| {
        let id = piece.get(piece.rfind('<')?..)?;
        is_id(id).then_some(id)
    })
}

/// Whether a text is `<…@…>` without spaces and control characters, so that it can be put into a
/// header of ours without harm.
pub fn is_id(text: &str) -> bool {
    let inside = text.strip_prefix('<').and_then(|rest| rest.strip_suffix('>'));
    let Some((left, right)) = inside.and_then(|inside| inside.split_once('@')) else {
        return false;
    };
    let is_side = |side: &str| {
        !side.is_empty() && side.bytes().all(|b| b.is_ascii_graphic() && !b"<>@".contains(&b))
    };
    text.len() <= LONGEST_ID && is_side(left) && is_side(right)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    const PLAIN: &str = "From: Alva <alva@players.test>\r\nDate: today\r\nSubject: Re: \
        =?utf-8?q?[Tafl_12]_Alva?=\r\nIn-Reply-To: <b@club.test> (yours)\r\nReferences: \
        <a@club.test>\r\n <bad id@club.test> <b@club.test>\r\n <c@club.test>\r\n\r\nd1-d4\r\n";

    #[test]
    fn line_ends_make_no_difference() {
        let one = read_message(PLAIN.as_bytes()).unwrap();
        let other = read_message(PLAIN.replace("\r\n", "\n").as_bytes()).unwrap();
        assert_eq!(format!("{one:?}"), format!("{other:?}"));
        assert_eq!(one.from.as_deref(), Some("alva@players.test"));
        assert_eq!(one.subject, "Re: [Tafl 12] Alva");
        assert_eq!(one.answers, ["<b@club.test>", "<c@club.test>", "<a@club.test>"]);
        assert_eq!(one.text.lines().next(), Some("d1-d4"));
    }

    #[test]
    fn a_mail_without_id_is_known_again() {
        let one = read_message(PLAIN.as_bytes()).unwrap().id;
        let received = format!("From MAILER now\nReceived: again\r\n{PLAIN}");
        assert_eq!(read_message(received.as_bytes()).unwrap().id, one);
        assert_ne!(read_message(PLAIN.replace("d1-d4", "d1-d5").as_bytes()).unwrap().id, one);
        assert_ne!(read_message(PLAIN.replace("today", "later").as_bytes()).unwrap().id, one);
        assert!(is_id(&one));
        for (id, is_kept) in [
            ("<x@y>", true),
            ("<x y@z>", false),
            ("<x@y> <z@y>", false),
            ("x@y", false),
            ("<@y>", false),
            ("<x@y@z>", false),
        ] {
            let read = read_message(format!("Message-ID: {id}\r\n{PLAIN}").as_bytes()).unwrap().id;
            assert_eq!(read == id, is_kept, "{id}");
        }
        assert!(!is_id(&format!("<{}@y>", "x".repeat(250))));
    }

    #[test]
    fn of_two_forms_of_a_text_both_are_known() {
        let read = |plain: &str| {
            let mail = format!(
                "From: alva@players.test\nContent-Type: multipart/alternative; boundary=b\n\n--b\n\
                 Content-Type: text/plain\nContent-Transfer-Encoding: base64\n\n{plain}\n--b\n\
                 Content-Type: text/html\n\n<div>e1-e4</div>\n--b--\n"
            );
            let message = read_message(mail.as_bytes()).unwrap();
            let text = |text: &MailText| text.as_str().trim().to_owned();
            (text(&message.text), message.html.as_ref().map(text), message.lost)
        };
        let html = || Some("e1-e4".to_owned());
        assert_eq!(read("ZDEtZDQ="), ("d1-d4".to_owned(), html(), None));
        assert_eq!(read("ICAg"), ("e1-e4".to_owned(), None, None));
        assert_eq!(read("ZDEt > | ZDQ="), ("e1-e4".to_owned(), None, Some(LostText::Damaged)));
    }

    #[test]
    fn mails_that_cannot_be_read_have_a_name() {
        for (mail, why) in [
            (vec![b'x'; LONGEST + 1], UnreadableMail::Long),
            (b"From: a@b.test\nX: \0\n\nx".to_vec(), UnreadableMail::Control),
            (b"From: a@b.test\rFrom: c@d.test\n\nx".to_vec(), UnreadableMail::Control),
            (b"From: a@b.test\r\nX: y\n\r\nx".to_vec(), UnreadableMail::Control),
            (b"From: a@b.test\nX: y\n\r\nx".to_vec(), UnreadableMail::Control),
        ] {
            assert_eq!(read_message(&mail).err(), Some(why));
        }
        // It could be a report, which is decided later.
        for mail in ["Subject: x\n\nx", "From: <>\n\nx", ""] {
            assert_eq!(read_message(mail.as_bytes()).unwrap().from, None);
        }
    }
}
