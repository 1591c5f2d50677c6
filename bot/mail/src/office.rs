//! The mail office of a running club: it opens the ways in and starts the courier. What cannot be
//! opened is logged, and the rest runs.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use club::{BoxFuture, Club, ListenAt, Listener, Unanswered};
use lmtp::{Door, Limits};
use pictures::Painter;
use service::mail::AsideEmail;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::imap::status::{ImapLink, ImapStatus};
use crate::imap::{Dealt, MailboxHandler, MailboxMail, MailboxPlace, NotKept};
use crate::inbox::Inbox;
use crate::settings::MailSettings;
use crate::{courier, imap};

/// The name under which the place in the watched mailbox is kept.
const MAILBOX: &str = "mailbox";

const PAUSE: Duration = Duration::from_secs(5);

/// An open mail office, which closes when it is dropped.
pub struct Office {
    tasks: JoinSet<()>,
    inbox: Inbox,
    /// Where it listens, or why it can't for now.
    pub listens: Option<Result<ListenAt, io::Error>>,
}

/// Opens the mail office. `taflpost receive` connects to `socket`. Must be called within the club's
/// runtime.
pub fn open_office<'a>(
    club: &'a Club,
    settings: Arc<MailSettings>,
    painter: Arc<Painter>,
    socket: &'a Path,
) -> BoxFuture<'a, Office> {
    Box::pin(async move {
        let mut office = open_ways_in(club, Arc::clone(&settings)).await;
        match club::folder::bind(socket) {
            Ok(door) => {
                let (domain, inbox) = (settings.domain.clone(), office.inbox.clone());
                office.tasks.spawn(lmtp::serve(Door::Unix(door), domain, Limits::default(), inbox));
            }
            Err(error) => tracing::warn!("{}: {error}", socket.display()),
        }
        office.tasks.spawn(courier::run_courier(club.clone(), settings, painter));
        office
    })
}

/// Opens the configured ways in, without a way out.
pub async fn open_ways_in(club: &Club, settings: Arc<MailSettings>) -> Office {
    let inbox = Inbox::new(club.clone(), Arc::clone(&settings));
    let mut tasks = JoinSet::new();
    let listens = match settings.listen.clone() {
        None => None,
        Some(at) => {
            let (domain, inbox) = (settings.domain.clone(), inbox.clone());
            let serve = move |listener| {
                let door = match listener {
                    Listener::Port(port) => Door::Tcp(port),
                    Listener::Socket(socket) => Door::Unix(socket),
                };
                lmtp::serve(door, domain, Limits::default(), inbox)
            };
            let (listens, serving) = club.doors().open("mail", at, serve).await;
            tasks.spawn(serving);
            Some(listens)
        }
    };
    if let Some(mailbox) = &settings.mailbox {
        tasks.spawn(watch(club.clone(), mailbox.clone(), inbox.clone()));
    }
    Office { tasks, inbox, listens }
}

/// Watches the mailbox, and logs when that fails and when it works again.
async fn watch(club: Club, mailbox: imap::ImapSettings, inbox: Inbox) {
    let place = loop {
        match club.answer(|questions, _| service::mail::mailbox(questions, MAILBOX)).await {
            Ok(place) => {
                break place.map(|(validity, uid)| MailboxPlace { validity, uid });
            }
            Err(Unanswered::Fault(fault)) => tracing::warn!("the mailbox: {fault}"),
            Err(Unanswered::Closed) => return,
        }
        tokio::time::sleep(PAUSE).await;
    };
    let (tell, mut told) = watch::channel(ImapStatus::default());
    let handler = ClubMailbox { club, inbox };
    let watching = imap::watch_mailbox(mailbox, imap::Times::default(), place, handler, tell);
    let telling = async move {
        let mut last = ImapLink::default();
        while told.changed().await.is_ok() {
            let link = told.borrow_and_update().link;
            if link == last {
                continue;
            }
            match link {
                ImapLink::Trouble(trouble) => tracing::warn!("{trouble}"),
                // After trouble the host should see the all-clear too.
                ImapLink::Watching if matches!(last, ImapLink::Trouble(_)) => {
                    tracing::warn!("the mailbox is being watched");
                }
                ImapLink::Watching => tracing::info!("the mailbox is being watched"),
                ImapLink::Connecting => {}
            }
            last = link;
        }
        std::future::pending::<()>().await;
    };
    tokio::select! {
        () = watching => {}
        () = telling => {}
    }
}

/// The club behind a mailbox.
struct ClubMailbox {
    club: Club,
    inbox: Inbox,
}

impl MailboxHandler for ClubMailbox {
    async fn keep(&self, place: MailboxPlace) -> Result<(), NotKept> {
        let place = (place.validity, place.uid);
        let kept =
            self.club.decide(move |service, _| service::mail::set_mailbox(service, MAILBOX, place));
        kept.await.map_err(|_| NotKept)
    }

    async fn take(&self, mail: MailboxMail) -> Dealt {
        self.inbox.take_from_mailbox(mail).await
    }

    async fn next_aside(&self, validity: u32) -> Result<Option<(u32, Duration)>, NotKept> {
        let next = self.club.answer(move |questions, now| {
            let next = service::mail::next_email_aside(questions, validity)?;
            Ok(next.map(|(uid, at)| (uid, (at - now).to_std().unwrap_or_default())))
        });
        next.await.map_err(|_| NotKept)
    }

    async fn forget(&self, place: MailboxPlace) -> Result<(), NotKept> {
        let email = AsideEmail::InMailbox { validity: place.validity, uid: place.uid };
        let forgotten =
            self.club.decide(move |service, _| service::mail::forget_aside(service, &email));
        forgotten.await.map_err(|_| NotKept)
    }
}
