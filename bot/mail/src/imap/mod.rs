//! Watches a mailbox over IMAP and hands over each new mail once and in order, as far as the server
//! keeps its numbers; one that is set aside is handed over again. It does not know what a mail means
//! or who it is for.
//!
//! In reading order: this file decides what to do with a mailbox; `mailbox` is one on a server,
//! `connection` the way there, `settings` where it is, `status` what the host is told.

mod connection;
mod mailbox;
mod settings;
pub mod status;

use std::convert::Infallible;
use std::time::Duration;

use chrono::{DateTime, Utc};
use lmtp::{LARGEST, Taken};
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

use crate::imap::mailbox::Mailbox;
use crate::imap::status::{ImapLink, ImapStatus, ImapTrouble};

pub use self::settings::{ImapSettings, Times, Tls};

/// How far a mailbox was dealt with. The number of a mail means nothing without the validity under
/// which the server gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MailboxPlace {
    pub validity: u32,
    /// The UID of the last mail that was dealt with.
    pub uid: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotKept;

/// A mail that is handed over.
#[derive(Clone, Debug)]
pub struct MailboxMail {
    pub place: MailboxPlace,
    /// When it reached the mailbox, if its server says so.
    pub arrived: Option<DateTime<Utc>>,
    pub text: Vec<u8>,
}

/// What became of a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dealt {
    Taken(Taken),
    /// It is looked at again later, and those after it don't wait for it.
    Aside,
}

/// What the emails of a mailbox are handed to. It remembers how far the mailbox was dealt with, and
/// which emails were set aside.
pub trait MailboxHandler: Send + Sync {
    fn keep(&self, place: MailboxPlace) -> impl Future<Output = Result<(), NotKept>> + Send;

    fn take(&self, mail: MailboxMail) -> impl Future<Output = Dealt> + Send;

    /// Of the mails that were set aside under these numbers, the one to look at next, and how long
    /// that is until then.
    fn next_aside(
        &self,
        validity: u32,
    ) -> impl Future<Output = Result<Option<(u32, Duration)>, NotKept>> + Send;

    /// A mail that was set aside has been dealt with, or is no longer there.
    fn forget(&self, place: MailboxPlace) -> impl Future<Output = Result<(), NotKept>> + Send;
}

/// Watches a mailbox until it is dropped, and connects again whenever it must.
///
/// It begins after `place`; without one, or when the mailbox has new numbers, with all unseen
/// mails. A mail is marked as seen when the handler has taken it, and then the new place is kept.
/// If anything fails in between, the mail comes again. After [`Taken::Later`] it comes again after
/// a pause, before all later ones; after [`Dealt::Aside`] when its time has come, and stays unseen
/// until then. Nothing is ever deleted.
pub async fn watch_mailbox(
    config: ImapSettings,
    times: Times,
    place: Option<MailboxPlace>,
    handler: impl MailboxHandler,
    status: watch::Sender<ImapStatus>,
) {
    let mut reader = MailboxReader { place, handler, status, times, pause: times.first_pause };
    let mut pause = times.first_pause;
    loop {
        let began = Instant::now();
        let Err(trouble) = reader.attend(&config).await;
        reader.tell(|status| status.link = ImapLink::Trouble(trouble));
        // A connection that lasted longer than the pause before it was a success.
        if began.elapsed() > pause {
            pause = times.first_pause;
        }
        sleep(pause).await;
        pause = times.after(pause);
    }
}

/// Reads the mailbox over one connection after the other.
struct MailboxReader<H> {
    place: Option<MailboxPlace>,
    handler: H,
    status: watch::Sender<ImapStatus>,
    times: Times,
    /// The pause before the next attempt at a mail that should come again.
    pause: Duration,
}

enum MailboxLook {
    Nothing,
    Done,
    Later,
}

/// What there is to do about the mails that were set aside.
enum Asides {
    /// One was looked at.
    Looked,
    Later,
    /// Nothing yet, if ever.
    In(Option<Duration>),
}

impl<H: MailboxHandler> MailboxReader<H> {
    async fn attend(&mut self, config: &ImapSettings) -> Result<Infallible, ImapTrouble> {
        let session = connection::open_session(config, &self.times).await?;
        let mut mailbox = Mailbox::open(session, &config.folder, self.times).await?;
        self.place = self.place.filter(|place| place.validity == mailbox.validity);
        self.tell(|status| status.link = ImapLink::Watching);
        let mut is_sure = false;
        loop {
            match self.look(&mut mailbox).await? {
                MailboxLook::Later => self.rest().await,
                MailboxLook::Done => {}
                // The server announces a mail that came during the search with its answer, and not
                // again. One more look is enough: some servers announce all mails each time.
                MailboxLook::Nothing if mailbox.has_news && !is_sure => is_sure = true,
                MailboxLook::Nothing => {
                    is_sure = false;
                    // After each of them it looks for new mail, which need not wait for all.
                    match self.look_at_one_aside(&mut mailbox).await? {
                        Asides::Looked => {}
                        Asides::Later => self.rest().await,
                        Asides::In(wait) => mailbox = mailbox.idle(wait).await?,
                    }
                }
            }
        }
    }

    async fn rest(&mut self) {
        sleep(self.pause).await;
        self.pause = self.times.after(self.pause);
    }

    async fn look(&mut self, mailbox: &mut Mailbox) -> Result<MailboxLook, ImapTrouble> {
        let Some(place) = self.place else { return self.look_first(mailbox).await };
        let new = mailbox.after(place.uid).await?;
        if new.is_empty() {
            return Ok(MailboxLook::Nothing);
        }
        for uid in new {
            if self.deal(mailbox, uid).await? == Dealt::Taken(Taken::Later) {
                return Ok(MailboxLook::Later);
            }
            self.keep(MailboxPlace { uid, ..place }).await?;
        }
        Ok(MailboxLook::Done)
    }

    /// Deals with the unseen mails of a mailbox that was never read under these numbers. There may
    /// be seen mails among them, so the place is stored when all are done.
    async fn look_first(&mut self, mailbox: &mut Mailbox) -> Result<MailboxLook, ImapTrouble> {
        let unseen = mailbox.unseen().await?;
        for &uid in &unseen {
            if self.deal(mailbox, uid).await? == Dealt::Taken(Taken::Later) {
                return Ok(MailboxLook::Later);
            }
        }
        let last = unseen.last().copied().unwrap_or(0).max(mailbox.next.saturating_sub(1));
        self.keep(MailboxPlace { validity: mailbox.validity, uid: last }).await?;
        Ok(MailboxLook::Done)
    }

    /// Looks again at a mail that was set aside, if it is time.
    async fn look_at_one_aside(&mut self, mailbox: &mut Mailbox) -> Result<Asides, ImapTrouble> {
        let validity = mailbox.validity;
        let next = self.handler.next_aside(validity).await.map_err(not_kept)?;
        let Some((uid, _)) = next.filter(|(_, wait)| wait.is_zero()) else {
            return Ok(Asides::In(next.map(|(_, wait)| wait)));
        };
        match self.deal(mailbox, uid).await? {
            Dealt::Taken(Taken::Later) => return Ok(Asides::Later),
            Dealt::Taken(_) => {
                let place = MailboxPlace { validity, uid };
                self.handler.forget(place).await.map_err(not_kept)?;
            }
            Dealt::Aside => {}
        }
        Ok(Asides::Looked)
    }

    async fn deal(&mut self, mailbox: &mut Mailbox, uid: u32) -> Result<Dealt, ImapTrouble> {
        // Somebody may have moved the mail away.
        let Some((size, arrived)) = mailbox.listed(uid).await? else {
            return Ok(Dealt::Taken(Taken::Yes));
        };
        let place = MailboxPlace { validity: mailbox.validity, uid };
        let text = if size <= LARGEST { mailbox.text(uid).await? } else { None };
        let dealt = match text {
            Some(text) if text.len() <= LARGEST => {
                self.handler.take(MailboxMail { place, arrived, text }).await
            }
            _ => Dealt::Taken(Taken::Refused("5.3.4 The email is too large")),
        };
        let Dealt::Taken(taken) = dealt else { return Ok(dealt) };
        if taken == Taken::Later {
            return Ok(dealt);
        }
        self.pause = self.times.first_pause;
        mailbox.mark_seen(uid).await?;
        self.tell(|status| match taken {
            Taken::Yes => status.taken += 1,
            _ => status.refused += 1,
        });
        Ok(dealt)
    }

    async fn keep(&mut self, place: MailboxPlace) -> Result<(), ImapTrouble> {
        self.handler.keep(place).await.map_err(not_kept)?;
        self.place = Some(place);
        Ok(())
    }

    /// Only a change wakes the receiver; the same trouble again is not one.
    fn tell(&self, change: impl FnOnce(&mut ImapStatus)) {
        self.status.send_if_modified(|status| {
            let before = *status;
            change(status);
            *status != before
        });
    }
}

fn not_kept(NotKept: NotKept) -> ImapTrouble {
    ImapTrouble::NotKept
}
