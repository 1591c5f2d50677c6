//! The courier takes mails from the club, composes them, hands them to the relay or stores them in
//! the postbox, and reports the outcome of each to the club. Mails whose outcome it has not
//! reported come again.

use std::sync::Arc;
use std::time::{Duration, Instant};

use club::{Closed, Club};
use pictures::Painter;
use service::Failure;
use service::mail::{Outgoing, Receipt, Sent};
use tokio::task::spawn_blocking;
use tokio::time::sleep;

use crate::compose::{Composed, Unsendable, compose_mail};
use crate::postbox;
use crate::relay::{RelayConnection, RelayOutcome};
use crate::settings::{MailSettings, WayOut};

/// The most mails that are taken at a time; these can go out twice if the club is killed.
const AT_ONCE: u32 = 16;

/// How often the outbox is checked without news, since digests and retries come due in between.
const GLANCE: Duration = Duration::from_secs(5);

/// After trouble with the club's file.
const PAUSE: Duration = Duration::from_secs(5);

/// How soon the club learns that a mail has gone.
const TELL: Duration = Duration::from_millis(500);

pub async fn run_courier(club: Club, settings: Arc<MailSettings>, painter: Arc<Painter>) {
    let mut courier = MailCourier { club, settings, painter, warned: String::new() };
    // A closed club has nothing more to send.
    let _ = courier.work().await;
}

/// The connection to the relay for the mails that are sent together, once it was tried. If it could
/// not be opened, the other mails need not try.
type RelayState = Option<Result<RelayConnection, String>>;

struct MailCourier {
    club: Club,
    settings: Arc<MailSettings>,
    painter: Arc<Painter>,
    /// The last trouble, which is logged once.
    warned: String,
}

impl MailCourier {
    async fn work(&mut self) -> Result<(), Closed> {
        let mut news = self.club.news();
        loop {
            match self.club.take_mails(AT_ONCE).await {
                Ok(mails) if mails.is_empty() => {
                    tokio::select! {
                        changed = news.changed() => changed.map_err(|_| Closed)?,
                        () = sleep(GLANCE) => {}
                    }
                }
                Ok(mails) => self.send(mails).await?,
                Err(why) => {
                    self.warn_once(format!("cannot read the outbox: {}", why.fault()?));
                    sleep(PAUSE).await;
                }
            }
        }
    }

    /// Sends mails one after the other, and in between reports those that have gone, several at
    /// once if sending is quick.
    async fn send(&mut self, mails: Vec<Outgoing>) -> Result<(), Closed> {
        let mut way = None;
        let mut receipts = Vec::new();
        let mut told = Instant::now();
        for mail in mails {
            let mut receipt = mail.receipt(later(""));
            receipt.sent = match self.composed(mail).await {
                Ok(composed) => self.hand_over(&composed, &mut way).await,
                Err(Unsendable::Address(why)) => Sent::Failed(Failure::Permanent, why),
                Err(Unsendable::Defect(why)) => {
                    tracing::warn!("a bug in this program: an email cannot be written: {why}");
                    later(&why)
                }
            };
            receipts.push(receipt);
            if told.elapsed() >= TELL {
                self.tell(std::mem::take(&mut receipts)).await?;
                told = Instant::now();
            }
        }
        if let Some(Ok(connection)) = way {
            connection.quit().await;
        }
        self.tell(receipts).await
    }

    async fn tell(&mut self, receipts: Vec<Receipt>) -> Result<(), Closed> {
        let noted = self
            .club
            .decide(move |service, now| service::mail::mails_sent(service, now, &receipts));
        if let Err(why) = noted.await {
            self.warn_once(format!("cannot store which emails were sent: {}", why.fault()?));
        }
        Ok(())
    }

    /// Drawing pictures takes milliseconds, so it is done on a thread for blocking work.
    async fn composed(&self, mail: Outgoing) -> Result<Composed, Unsendable> {
        let (settings, painter) = (Arc::clone(&self.settings), Arc::clone(&self.painter));
        let composed = spawn_blocking(move || compose_mail(&mail, &settings, &painter)).await;
        composed.unwrap_or_else(|_| {
            Err(Unsendable::Defect("the program panicked while writing it".into()))
        })
    }

    async fn hand_over(&mut self, mail: &Composed, way: &mut RelayState) -> Sent {
        let outcome = match &self.settings.way_out {
            WayOut::Postbox(folder) => {
                let (folder, bytes) = (folder.clone(), mail.bytes.clone());
                match spawn_blocking(move || postbox::store_mail(&folder, &bytes)).await {
                    Ok(Ok(())) => RelayOutcome::Taken,
                    Ok(Err(error)) => RelayOutcome::Again(format!("the postbox: {error}")),
                    Err(_) => RelayOutcome::Again("the postbox: a bug in this program".into()),
                }
            }
            WayOut::Relay(relay) => {
                let tried = match way {
                    Some(tried) => tried,
                    None => {
                        let tried = relay.connect(&self.settings.domain).await;
                        if tried.is_err() {
                            self.warn_once("the relay cannot be reached".into());
                        }
                        way.insert(tried)
                    }
                };
                let connection = match tried {
                    Ok(connection) => connection,
                    Err(why) => return later(why),
                };
                let sent = connection.send(&mail.from, &mail.to, &mail.bytes).await;
                sent.unwrap_or_else(|why| {
                    *way = None;
                    RelayOutcome::Again(why)
                })
            }
        };
        match outcome {
            RelayOutcome::Taken => {
                self.warned.clear();
                Sent::Handed
            }
            RelayOutcome::NoSuchAddress(why) => Sent::Failed(Failure::Permanent, why),
            RelayOutcome::Refused(why) => Sent::Refused(why),
            RelayOutcome::Rejected(why) => {
                self.warn_once(
                    "the mail server refuses an email permanently; run taflpost outbox to see why"
                        .into(),
                );
                Sent::Rejected(why)
            }
            RelayOutcome::Again(why) => {
                // The relay's answer may hold an address; the host can find it in the outbox.
                self.warn_once("an email was not accepted; run taflpost outbox to see why".into());
                later(&why)
            }
        }
    }

    fn warn_once(&mut self, what: String) {
        if self.warned != what {
            tracing::warn!("{what}");
            self.warned = what;
        }
    }
}

fn later(why: &str) -> Sent {
    Sent::Failed(Failure::Temporary, why.to_owned())
}
