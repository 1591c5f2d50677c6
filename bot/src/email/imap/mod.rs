//! The way in from a mailbox: watches it over IMAP and hands over what comes, each mail once
//! and in order as far as the server keeps its numbers. What a mail means, and to whom of ours
//! it goes, it does not know.
//!
//! In reading order: here is what is done with a mailbox; `mailbox` is one on a server,
//! `connection` the way there, `status` what the host is told.

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

/// Up to where a mailbox was dealt with. The number of a mail means nothing without the
/// validity under which it was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MailboxPlace {
    /// The mailbox's UIDVALIDITY.
    pub validity: u32,
    /// The UID of the last mail that was dealt with.
    pub uid: u32,
}

/// The place could not be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotKept;

/// Watches a mailbox until it is dropped, and connects again whenever it must.
///
/// It begins after `place`; without one, or when the mailbox counts anew, with all mails that
/// are unseen. A mail is marked as seen when `take` has answered, and then `keep` notes the new
/// place: whatever fails between, the mail comes again. At [`Taken::Later`] it comes again after
/// a pause, and nothing behind it before it. Nothing is ever deleted.
pub async fn watch<K, Kept, T, Dealt>(
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
        // A connection that stood for longer than it was paused for was worth it.
        if began.elapsed() > pause {
            pause = times.first_pause;
        }
        sleep(pause).await;
        pause = times.after(pause);
    }
}

/// Who reads the mailbox, over one connection after the other.
struct MailboxReader<K, T> {
    place: Option<MailboxPlace>,
    keep: K,
    take: T,
    status: watch::Sender<ImapStatus>,
}

/// What came of a look into the mailbox.
enum MailboxLook {
    /// There was nothing new.
    Nothing,
    Done,
    /// A mail shall come again.
    Later,
}

impl<K, Kept, T, Dealt> MailboxReader<K, T>
where
    K: Fn(MailboxPlace) -> Kept,
    Kept: Future<Output = Result<(), NotKept>>,
    T: Fn(Vec<u8>) -> Dealt,
    Dealt: Future<Output = Taken>,
{
    /// Watches over one connection.
    async fn attend(
        &mut self,
        config: &ImapSettings,
        times: Times,
    ) -> Result<Infallible, ImapTrouble> {
        let session = connection::open(config, &times).await?;
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
                // A mail that came during the search is told with its answer, and not again. One
                // more look is enough: there are servers that tell of all mails with each.
                MailboxLook::Nothing if mailbox.has_news && !is_sure => is_sure = true,
                MailboxLook::Nothing => {
                    mailbox = mailbox.idle().await?;
                    is_sure = false;
                }
            }
        }
    }

    /// Deals with what is there.
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

    /// Deals with what is unseen in a mailbox that was never read under these numbers. Among it
    /// stands what others have read long ago, so that the place is noted when all is done.
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
        // A mail that somebody moved away is nobody's trouble.
        let Some(size) = mailbox.size(uid).await? else { return Ok(MailboxLook::Done) };
        let text = if size <= LARGEST { mailbox.text(uid).await? } else { None };
        let taken = match text {
            Some(text) if text.len() <= LARGEST => (self.take)(text).await,
            _ => Taken::Refused("5.3.4 The mail is too large"),
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

    /// Whoever watches is woken by changes alone: the same trouble again is none.
    fn tell(&self, change: impl FnOnce(&mut ImapStatus)) {
        self.status.send_if_modified(|status| {
            let before = *status;
            change(status);
            *status != before
        });
    }
}
