//! A mailbox on an IMAP server: what is in it, and waiting for more. Every wait has a limit. How
//! far its mail was dealt with is not known here.

use async_imap::imap_proto::{AttributeValue, Capability, MailboxDatum, Response, Status};
use async_imap::types::UnsolicitedResponse;
use tokio::time::timeout;

use super::connection::Session;
use super::settings::Times;
use super::status::ImapTrouble;

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

    /// The size of a mail in bytes; `None` if it is no longer there.
    pub async fn size(&mut self, uid: u32) -> Result<Option<usize>, ImapTrouble> {
        let mut size = None;
        self.run(&format!("UID FETCH {uid} (UID RFC822.SIZE)"), |response| {
            for attribute in of(response, uid) {
                if let AttributeValue::Rfc822Size(bytes) = attribute {
                    size = Some(*bytes as usize);
                }
            }
        })
        .await?;
        Ok(size)
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

    /// Waits until the server announces a change, or for the limit of one IDLE. Afterwards the
    /// caller has to look.
    pub async fn idle(mut self) -> Result<Mailbox, ImapTrouble> {
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
            let (wait, _interrupt) = idle.wait_with_timeout(self.times.idle);
            // The outer limit is for a server that says "still here" forever.
            if let Ok(waited) = timeout(self.times.idle, wait).await {
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
