//! The other end of the club's mail, for `taflpost demo` and `taflpost mail`: somebody on this
//! machine who writes to the club and reads the answers in the postbox.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::SystemTime;
use std::{fs, io};

use chrono::Utc;
use club::BoxFuture;
use lettre::Address;
use mailparse::{MailHeaderMap, ParsedMail};

use crate::relay::{Relay, RelayOutcome};
use crate::settings::Tls;

#[derive(Debug)]
pub struct Correspondent {
    address: String,
    postbox: PathBuf,
    /// The file names of the mails that have been read.
    read: BTreeSet<String>,
}

#[derive(Clone, Debug)]
pub struct ReceivedLetter {
    pub to: String,
    pub subject: String,
    pub reply_to: String,
    pub text: String,
}

/// Whether a text is an email address without a name beside it.
pub fn is_address(typed: &str) -> bool {
    typed.parse::<Address>().is_ok()
}

impl Correspondent {
    pub fn new(address: &str, postbox: PathBuf) -> Correspondent {
        Correspondent { address: address.to_owned(), postbox, read: BTreeSet::new() }
    }

    /// A mail of one line, as a mail program would send it.
    pub fn draft(&self, to: &str, subject: &str, line: &str) -> String {
        let from = &self.address;
        let moment = Utc::now().timestamp_micros();
        format!(
            "From: <{from}>\r\nTo: <{to}>\r\nSubject: {subject}\r\n\
             Message-ID: <{moment}.{from}>\r\nContent-Type: text/plain; charset=utf-8\r\n\
             \r\n{line}\r\n"
        )
    }

    /// Sends a mail to the club over SMTP, at a port of this machine.
    pub fn send<'a>(
        &'a self,
        port: u16,
        to: &'a str,
        draft: &'a str,
    ) -> BoxFuture<'a, Result<(), String>> {
        Box::pin(async move {
            let club = Relay {
                host: "127.0.0.1".into(),
                port,
                tls: Tls::Off,
                login: None,
                authority: None,
            };
            let mut connection = club.connect("localhost").await?;
            let sent = connection.send(&self.address, to, draft.as_bytes()).await;
            connection.quit().await;
            match sent.unwrap_or_else(RelayOutcome::Again) {
                RelayOutcome::Taken => Ok(()),
                other => Err(format!("an email was not accepted: {other:?}")),
            }
        })
    }

    /// The oldest unread mail to this address, if there is one.
    pub fn read_next(&mut self) -> io::Result<Option<ReceivedLetter>> {
        let mut lying: Vec<(SystemTime, String, PathBuf)> = Vec::new();
        for part in ["new", "cur"] {
            for entry in fs::read_dir(self.postbox.join(part)).into_iter().flatten() {
                let entry = entry?;
                // A mail program that reads it moves it and adds flags after a colon.
                let Some(found) = unless_gone(entry.metadata())? else { continue };
                let name = entry.file_name().to_string_lossy().into_owned();
                let name = name.split(':').next().unwrap_or_default().to_owned();
                if !self.read.contains(&name) {
                    lying.push((found.modified()?, name, entry.path()));
                }
            }
        }
        lying.sort();
        for (_, name, path) in lying {
            let Some(bytes) = unless_gone(fs::read(&path))? else { continue };
            self.read.insert(name);
            // Mails to other addresses are left alone.
            let letter = letter(&bytes);
            if letter.as_ref().is_some_and(|one| one.to.eq_ignore_ascii_case(&self.address)) {
                return Ok(letter);
            }
        }
        Ok(None)
    }
}

fn unless_gone<T>(found: io::Result<T>) -> io::Result<Option<T>> {
    match found {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        found => found.map(Some),
    }
}

fn letter(bytes: &[u8]) -> Option<ReceivedLetter> {
    let mail = mailparse::parse_mail(bytes).ok()?;
    let header = |name| mail.headers.get_first_value(name);
    Some(ReceivedLetter {
        to: bare(&header("To")?).to_owned(),
        subject: header("Subject")?,
        reply_to: bare(&header("Reply-To")?).to_owned(),
        text: plain(&mail)?,
    })
}

/// The plain text of a mail.
pub(super) fn plain_text(bytes: &[u8]) -> Option<String> {
    plain(&mailparse::parse_mail(bytes).ok()?)
}

fn bare(written: &str) -> &str {
    written.rsplit_once('<').map_or(written, |(_, rest)| rest).trim_end_matches('>')
}

fn plain(mail: &ParsedMail<'_>) -> Option<String> {
    if mail.ctype.mimetype == "text/plain" {
        return mail.get_body().ok();
    }
    mail.subparts.iter().find_map(plain)
}
