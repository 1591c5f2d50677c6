//! The other end of the club's mail, for showing how it goes: somebody who writes to it over SMTP on
//! loopback, and reads what is laid into the postbox for him.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::time::SystemTime;

use mailparse::{MailHeaderMap, ParsedMail};

use super::relay::{Outcome, Relay, Security};

/// Somebody with a mail program.
#[derive(Debug)]
pub struct Correspondent {
    address: String,
    club: Relay,
    postbox: PathBuf,
    /// The mails that have been read.
    read: BTreeSet<PathBuf>,
}

/// A mail of the club's.
#[derive(Clone, Debug)]
pub struct Letter {
    /// Its subject.
    pub subject: String,
    /// Where answers go.
    pub reply_to: String,
    /// Its plain half.
    pub text: String,
}

impl Correspondent {
    /// Somebody with that address, who writes to the club at that port of this machine; his mail is
    /// all that lies in that postbox.
    #[must_use]
    pub fn new(address: &str, port: u16, postbox: PathBuf) -> Correspondent {
        let club = Relay {
            host: "127.0.0.1".into(),
            port,
            security: Security::None,
            login: None,
            authority: None,
        };
        Correspondent { address: address.to_owned(), club, postbox, read: BTreeSet::new() }
    }

    /// Writes a mail of one line.
    ///
    /// # Errors
    /// The club has not taken it, and why.
    pub async fn write(&self, to: &str, subject: &str, line: &str) -> Result<(), String> {
        let (from, number) = (&self.address, self.read.len());
        let mail = format!(
            "From: <{from}>\r\nTo: <{to}>\r\nSubject: {subject}\r\n\
             Message-ID: <{number}.{from}>\r\nContent-Type: text/plain; charset=utf-8\r\n\
             \r\n{line}\r\n"
        );
        let mut connection = self.club.connect("localhost").await?;
        let (outcome, _) = connection.send(from, to, mail.as_bytes()).await;
        connection.quit().await;
        match outcome {
            Outcome::Taken => Ok(()),
            other => Err(format!("a mail was not taken: {other:?}")),
        }
    }

    /// The oldest mail that has not been read, if there is one.
    ///
    /// # Errors
    /// The postbox cannot be read, or what lies in it.
    pub fn read_next(&mut self) -> io::Result<Option<Letter>> {
        let mut lying: Vec<(SystemTime, PathBuf)> = Vec::new();
        for entry in fs::read_dir(self.postbox.join("new")).into_iter().flatten() {
            let entry = entry?;
            lying.push((entry.metadata()?.modified()?, entry.path()));
        }
        lying.retain(|(_, path)| !self.read.contains(path));
        let Some((_, path)) = lying.into_iter().min() else { return Ok(None) };
        let letter = letter(&fs::read(&path)?);
        self.read.insert(path);
        letter.map(Some).ok_or_else(|| io::Error::other("a mail cannot be read"))
    }
}

fn letter(bytes: &[u8]) -> Option<Letter> {
    let mail = mailparse::parse_mail(bytes).ok()?;
    let written = mail.headers.get_first_value("Reply-To")?;
    let address = written.rsplit_once('<').map_or(&*written, |(_, rest)| rest);
    Some(Letter {
        subject: mail.headers.get_first_value("Subject")?,
        reply_to: address.trim_end_matches('>').to_owned(),
        text: plain(&mail)?,
    })
}

/// The plain half of a mail.
fn plain(mail: &ParsedMail<'_>) -> Option<String> {
    if mail.ctype.mimetype == "text/plain" {
        return mail.get_body().ok();
    }
    mail.subparts.iter().find_map(plain)
}
