//! Watches a mailbox over IMAP and hands over each new mail once and in order, as far as the server
//! keeps its numbers. It does not know what a mail means or who it is for.
//!
//! In reading order: this file decides what to do with a mailbox; `mailbox` is one on a server,
//! `connection` the way there, `settings` where it is, `status` what the host is told.

mod connection;
mod mailbox;
mod settings;
pub mod status;

use std::convert::Infallible;

use lmtp::{LARGEST, Taken};
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

use self::mailbox::Mailbox;
pub use self::settings::{ImapSettings, Times, Tls};
use self::status::{ImapLink, ImapStatus, ImapTrouble};

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

/// Watches a mailbox until it is dropped, and connects again whenever it must.
///
/// It begins after `place`; without one, or when the mailbox has new numbers, with all unseen
/// mails. A mail is marked as seen when `take` has answered, and then `keep` stores the new place.
/// If anything fails in between, the mail comes again. After [`Taken::Later`] it comes again after
/// a pause, before all later ones. Nothing is ever deleted.
pub async fn watch_mailbox<K, Kept, T, Dealt>(
    config: ImapSettings,
    times: Times,
    place: Option<MailboxPlace>,
    keep: K,
    take: T,
    status: watch::Sender<ImapStatus>,
) where
    K: Fn(MailboxPlace) -> Kept,
    Kept: Future<Output = Result<(), NotKept>>,
    T: Fn(Vec<u8>) -> Dealt,
    Dealt: Future<Output = Taken>,
{
    let mut reader = MailboxReader { place, keep, take, status };
    let mut pause = times.first_pause;
    loop {
        let began = Instant::now();
        let Err(trouble) = reader.attend(&config, times).await;
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
struct MailboxReader<K, T> {
    place: Option<MailboxPlace>,
    keep: K,
    take: T,
    status: watch::Sender<ImapStatus>,
}

enum MailboxLook {
    Nothing,
    Done,
    Later,
}

impl<K, Kept, T, Dealt> MailboxReader<K, T>
where
    K: Fn(MailboxPlace) -> Kept,
    Kept: Future<Output = Result<(), NotKept>>,
    T: Fn(Vec<u8>) -> Dealt,
    Dealt: Future<Output = Taken>,
{
    async fn attend(
        &mut self,
        config: &ImapSettings,
        times: Times,
    ) -> Result<Infallible, ImapTrouble> {
        let session = connection::open_session(config, &times).await?;
        let mut mailbox = Mailbox::open(session, &config.folder, times).await?;
        self.place = self.place.filter(|place| place.validity == mailbox.validity);
        self.tell(|status| status.link = ImapLink::Watching);
        let mut pause = times.first_pause;
        let mut is_sure = false;
        loop {
            match self.look(&mut mailbox).await? {
                MailboxLook::Later => {
                    sleep(pause).await;
                    pause = times.after(pause);
                }
                MailboxLook::Done => pause = times.first_pause,
                // The server announces a mail that came during the search with its answer, and not
                // again. One more look is enough: some servers announce all mails each time.
                MailboxLook::Nothing if mailbox.has_news && !is_sure => is_sure = true,
                MailboxLook::Nothing => {
                    mailbox = mailbox.idle().await?;
                    is_sure = false;
                }
            }
        }
    }

    async fn look(&mut self, mailbox: &mut Mailbox) -> Result<MailboxLook, ImapTrouble> {
        let Some(place) = self.place else { return self.look_first(mailbox).await };
        let new = mailbox.after(place.uid).await?;
        if new.is_empty() {
            return Ok(MailboxLook::Nothing);
        }
        for uid in new {
            if let MailboxLook::Later = self.deal(mailbox, uid).await? {
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
            if let MailboxLook::Later = self.deal(mailbox, uid).await? {
                return Ok(MailboxLook::Later);
            }
        }
        let last = unseen.last().copied().unwrap_or(0).max(mailbox.next.saturating_sub(1));
        self.keep(MailboxPlace { validity: mailbox.validity, uid: last }).await?;
        Ok(MailboxLook::Done)
    }

    async fn deal(&mut self, mailbox: &mut Mailbox, uid: u32) -> Result<MailboxLook, ImapTrouble> {
        // Somebody may have moved the mail away.
        let Some(size) = mailbox.size(uid).await? else { return Ok(MailboxLook::Done) };
        let text = if size <= LARGEST { mailbox.text(uid).await? } else { None };
        let taken = match text {
            Some(text) if text.len() <= LARGEST => (self.take)(text).await,
            _ => Taken::Refused("5.3.4 The email is too large"),
        };
        if taken == Taken::Later {
            return Ok(MailboxLook::Later);
        }
        mailbox.mark_seen(uid).await?;
        self.tell(|status| match taken {
            Taken::Yes => status.taken += 1,
            _ => status.refused += 1,
        });
        Ok(MailboxLook::Done)
    }

    async fn keep(&mut self, place: MailboxPlace) -> Result<(), ImapTrouble> {
        (self.keep)(place).await.map_err(|NotKept| ImapTrouble::NotKept)?;
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
