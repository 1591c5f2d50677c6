//! A mailbox on an IMAP server: what is in it, and waiting for more. Every wait has a limit. How
//! far its mail was dealt with is not known here.

use std::time::Duration;

use async_imap::imap_proto::{AttributeValue, Capability, MailboxDatum, Response, Status};
use async_imap::types::UnsolicitedResponse;
use chrono::{DateTime, Utc};
use tokio::time::timeout;

use crate::imap::connection::Session;
use crate::imap::settings::Times;
use crate::imap::status::ImapTrouble;

pub struct Mailbox {
    session: Session,
    times: Times,
    /// UIDVALIDITY: which numbering of its mails this is.
    pub validity: u32,
    /// UIDNEXT when it was opened: the number of the next mail to come.
    pub next: u32,
    /// Whether the server has announced more mails since the last search.
    pub has_news: bool,
}

impl Mailbox {
    /// Opens a mailbox; its server must support IDLE.
    pub async fn open(
        session: Session,
        folder: &str,
        times: Times,
    ) -> Result<Mailbox, ImapTrouble> {
        let mut mailbox = Mailbox { session, times, validity: 0, next: 1, has_news: false };
        let mut can_idle = false;
        mailbox
            .run("CAPABILITY", |response| {
                if let Response::Capabilities(all) = response {
                    can_idle |= all.iter().any(is_idle);
                }
            })
            .await?;
        if !can_idle {
            return Err(ImapTrouble::NoIdle);
        }
        let selecting = mailbox.session.select(folder);
        let selected = timeout(times.command, selecting).await.map_err(|_| ImapTrouble::Silent)?;
        let selected = selected.map_err(|error| match error {
            async_imap::error::Error::No(_) => ImapTrouble::Folder,
            other => other.into(),
        })?;
        let Some(validity) = selected.uid_validity else {
            // async-imap mistakes the end of a connection for the end of the answer.
            mailbox.run("NOOP", |_| {}).await?;
            return Err(ImapTrouble::Folder);
        };
        mailbox.validity = validity;
        mailbox.next = selected.uid_next.unwrap_or(1);
        Ok(mailbox)
    }

    /// The unseen mails in the order in which they came.
    pub async fn unseen(&mut self) -> Result<Vec<u32>, ImapTrouble> {
        self.search("UID SEARCH UNSEEN").await
    }

    /// The mails after `uid`, seen or not, in the order in which they came.
    pub async fn after(&mut self, uid: u32) -> Result<Vec<u32>, ImapTrouble> {
        let Some(first) = uid.checked_add(1) else { return Ok(Vec::new()) };
        let mut uids = self.search(&format!("UID SEARCH UID {first}:*")).await?;
        // `*` is the last mail and ranges can be backwards, so the last mail is always found.
        uids.retain(|&found| found >= first);
        Ok(uids)
    }

    async fn search(&mut self, command: &str) -> Result<Vec<u32>, ImapTrouble> {
        self.has_news = false;
        let mut uids = Vec::new();
        self.run(command, |response| {
            if let Response::MailboxData(MailboxDatum::Search(found)) = response {
                uids.extend_from_slice(found);
            }
        })
        .await?;
        uids.sort_unstable();
        uids.dedup();
        Ok(uids)
    }

    /// The size of a mail in bytes, and when it reached the mailbox, if the server says so; `None`
    /// if it is no longer there.
    pub async fn listed(
        &mut self,
        uid: u32,
    ) -> Result<Option<(usize, Option<DateTime<Utc>>)>, ImapTrouble> {
        let (mut size, mut arrived) = (None, None);
        self.run(&format!("UID FETCH {uid} (UID RFC822.SIZE INTERNALDATE)"), |response| {
            for attribute in of(response, uid) {
                match attribute {
                    AttributeValue::Rfc822Size(bytes) => size = Some(*bytes as usize),
                    AttributeValue::InternalDate(date) => arrived = read_moment(date),
                    _ => {}
                }
            }
        })
        .await?;
        Ok(size.map(|size| (size, arrived)))
    }

    /// A mail, which stays unseen; `None` if it is no longer there.
    pub async fn text(&mut self, uid: u32) -> Result<Option<Vec<u8>>, ImapTrouble> {
        let mut text = None;
        self.run(&format!("UID FETCH {uid} (UID BODY.PEEK[])"), |response| {
            for attribute in of(response, uid) {
                if let AttributeValue::BodySection { section: None, data: Some(bytes), .. } =
                    attribute
                {
                    text = Some(bytes.to_vec());
                }
            }
        })
        .await?;
        Ok(text)
    }

    /// Marks a mail as seen for people who look into the mailbox. Nothing depends on it, so the
    /// server may refuse.
    pub async fn mark_seen(&mut self, uid: u32) -> Result<(), ImapTrouble> {
        match self.run(&format!("UID STORE {uid} +FLAGS.SILENT (\\Seen)"), |_| {}).await {
            Err(ImapTrouble::Denied) => Ok(()),
            other => other,
        }
    }

    /// Waits until the server announces a change, for the limit of one IDLE, or for as long as that.
    /// Afterwards the caller has to look.
    pub async fn idle(mut self, most: Option<Duration>) -> Result<Mailbox, ImapTrouble> {
        let limit = most.map_or(self.times.idle, |most| most.min(self.times.idle));
        // A mail that came since the last search is announced before the wait begins or not at all.
        let told = self.session.unsolicited_responses.clone();
        while told.try_recv().is_ok() {}
        let mut idle = self.session.idle();
        timeout(self.times.command, idle.init()).await.map_err(|_| ImapTrouble::Silent)??;
        let mut is_over = false;
        while let Ok(response) = told.try_recv() {
            is_over |= matches!(response, UnsolicitedResponse::Exists(_));
        }
        if !is_over {
            let (wait, _interrupt) = idle.wait_with_timeout(limit);
            // The outer limit is for a server that says "still here" forever.
            if let Ok(waited) = timeout(limit, wait).await {
                waited?;
            }
        }
        let done = timeout(self.times.done, idle.done()).await;
        self.session = done.map_err(|_| ImapTrouble::Silent)??;
        Ok(self)
    }

    /// Runs a command and shows each response until the server has answered it.
    ///
    /// async-imap's own `uid_fetch` and `uid_search` end the same way after success, a refusal and
    /// a lost connection. A mail that was not sent would seem to be no longer there.
    async fn run(
        &mut self,
        command: &str,
        mut show: impl FnMut(&Response<'_>),
    ) -> Result<(), ImapTrouble> {
        let running = async {
            let tag = self.session.run_command(command).await?;
            loop {
                let response = self.session.read_response().await.map_err(|_| ImapTrouble::Lost)?;
                let response = response.ok_or(ImapTrouble::Lost)?;
                match response.parsed() {
                    Response::Done { tag: ended, status, .. } if *ended == tag => {
                        return match status {
                            Status::Ok => Ok(()),
                            _ => Err(ImapTrouble::Denied),
                        };
                    }
                    Response::MailboxData(MailboxDatum::Exists(_)) => self.has_news = true,
                    other => show(other),
                }
            }
        };
        timeout(self.times.command, running).await.map_err(|_| ImapTrouble::Silent)?
    }
}

/// A moment as IMAP writes it (RFC 3501, `date-time`): `" 7-Feb-1994 21:52:25 -0800"`.
fn read_moment(date: &str) -> Option<DateTime<Utc>> {
    let read = DateTime::parse_from_str(date.trim(), "%d-%b-%Y %H:%M:%S %z");
    read.ok().map(|moment| moment.to_utc())
}

fn is_idle(capability: &Capability<'_>) -> bool {
    matches!(capability, Capability::Atom(name) if name.eq_ignore_ascii_case("IDLE"))
}

/// What a response says about a mail; a server may mention others in between.
fn of<'a>(response: &'a Response<'a>, uid: u32) -> &'a [AttributeValue<'a>] {
    match response {
        Response::Fetch(_, attributes) if attributes.contains(&AttributeValue::Uid(uid)) => {
            attributes
        }
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_read_as_servers_write_them() {
        for (date, expected) in [
            ("17-Jul-1996 02:44:25 -0700", Some("1996-07-17T09:44:25Z")),
            (" 7-Feb-2026 21:52:25 +0100", Some("2026-02-07T20:52:25Z")),
            ("yesterday", None),
            ("", None),
        ] {
            let expected = expected.and_then(|moment| moment.parse::<DateTime<Utc>>().ok());
            assert_eq!(read_moment(date), expected, "{date}");
        }
    }
}
