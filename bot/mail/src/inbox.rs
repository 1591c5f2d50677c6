//! An incoming mail from its bytes to the club's answer: it is read, looked up, judged and dealt
//! with. Mails that come at the same time share one transaction.

use std::io;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use club::{Closed, Club, Unanswered};
use email::address::Recipient;
use email::headers::Arrival;
use email::message::{self, Message};
use email::unreadable::UnreadableMail;
use lmtp::{MailEnvelope, MailHandler, Taken};
use service::Fault;
use service::mail::{Incoming, Keys, Known};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::task::spawn_blocking;
use written::WrittenText;

use crate::decide;
use crate::decide::{Discard, MailDecision};
use crate::dkim::Checker;
use crate::imap::{Dealt, MailboxMail, MailboxPlace};
use crate::mailbox::{recipients_of_mailbox, sender_of_mailbox};
use crate::proving::{Proving, aside_email};
use crate::settings::MailSettings;
use crate::verdict::{Evidence, SenderVerdict, Unproven};

const TOGETHER: usize = 64;

/// The most mails that are read or judged at the same time; each may need some megabytes and a
/// processor core.
pub const READING: usize = 4;

/// The reply to a mail that cannot be read; the sending server passes it on to the person.
const UNREADABLE: &str = "5.6.0 This email cannot be read; please send it again as plain text";

/// The reply if it is not certain who a From line names. Nobody else can be told: any address in
/// it may belong to somebody who has not written.
const NOBODY: &str = "5.7.1 The From line must have one address, written plainly: \
                      name@example.org, or \"Your Name\" <name@example.org>, without other \
                      brackets, commas or comments";

/// The reply to a mail that makes the club fail, which it would do again.
const DEFECT: &str = "5.3.0 The club cannot handle this email; its organisers have been told";

/// Takes incoming mail. Clones share everything.
#[derive(Clone)]
pub struct Inbox {
    pub(super) club: Club,
    pub(super) settings: Arc<MailSettings>,
    dealing: mpsc::Sender<Dealing>,
    reading: Arc<Semaphore>,
    pub(super) checker: Option<Arc<Checker>>,
}

/// A mail that was read, and what the club knows about it.
pub(super) struct ReadMail {
    pub envelope: MailEnvelope,
    pub message: Message,
    pub known: Known,
}

/// How a mail came: from a mail server, which keeps it until it is taken, or from a mailbox.
#[derive(Clone, Copy, Debug)]
pub(super) enum Came {
    Handed,
    InMailbox { place: MailboxPlace, arrived: Option<DateTime<Utc>> },
}

impl Came {
    fn way(self) -> Arrival {
        match self {
            Came::Handed => Arrival::Handed,
            Came::InMailbox { .. } => Arrival::Mailbox,
        }
    }
}

/// A mail, and where its answer goes.
type Dealing = (Incoming, oneshot::Sender<Taken>);

impl MailHandler for Inbox {
    async fn accepts(&self, recipient: &str) -> Option<bool> {
        let known = match Recipient::from_address(recipient, &self.settings.domain) {
            None => return Some(false),
            Some(Recipient::Club) => return Some(true),
            Some(Recipient::Reply(token)) => {
                self.club
                    .answer(move |questions, now| service::mail::is_live(questions, now, token))
                    .await
            }
            Some(Recipient::Bounce(token) | Recipient::Stop(token)) => {
                self.club
                    .answer(move |questions, now| service::mail::is_signed(questions, now, token))
                    .await
            }
        };
        if let Err(Unanswered::Fault(fault)) = &known {
            tracing::warn!("cannot look up one of the club's addresses: {fault}");
        }
        known.ok()
    }

    async fn take(&self, envelope: MailEnvelope, raw: Vec<u8>) -> Taken {
        let raw = Arc::new(raw);
        let message = match self.read(&raw).await {
            Ok(message) => message,
            Err(taken) => return taken,
        };
        match self.deal_with(envelope, message, raw, Came::Handed).await {
            Ok(Dealt::Taken(taken)) => taken,
            // Its mail server keeps it.
            Ok(Dealt::Aside) => Taken::Later,
            Err(why) => unanswered(why),
        }
    }

    fn socket_failed(&self, error: &io::Error) {
        tracing::warn!("the mail listener's socket: {error}");
    }
}

impl Inbox {
    /// Must be called within the club's runtime.
    pub fn new(club: Club, settings: Arc<MailSettings>) -> Inbox {
        let (dealing, dealt) = mpsc::channel(TOGETHER);
        tokio::spawn(deal(club.clone(), dealt));
        let checker = Checker::new(settings.dns).map(Arc::new);
        let checker = checker
            .map_err(|error| tracing::warn!("signatures of emails are not checked: {error}"));
        let reading = Arc::new(Semaphore::new(READING));
        Inbox { club, settings, dealing, reading, checker: checker.ok() }
    }

    /// Takes a mail from a mailbox. It has no envelope: the mailbox's server has written the
    /// recipients into the mail itself.
    pub async fn take_from_mailbox(&self, mail: MailboxMail) -> Dealt {
        let came = Came::InMailbox { place: mail.place, arrived: mail.arrived };
        let raw = Arc::new(mail.text);
        let message = match self.read(&raw).await {
            Ok(message) => message,
            // Nobody could be told, and it would hold up the others forever.
            Err(Taken::Refused(_)) => return Dealt::Taken(Taken::Yes),
            Err(taken) => return Dealt::Taken(taken),
        };
        let recipients = recipients_of_mailbox(&message, &self.settings.domain);
        let sender = sender_of_mailbox(&message);
        let envelope = MailEnvelope { sender, recipients };
        let dealt = self.deal_with(envelope, message, raw, came).await;
        dealt.unwrap_or_else(|why| Dealt::Taken(unanswered(why)))
    }

    async fn read(&self, raw: &Arc<Vec<u8>>) -> Result<Message, Taken> {
        let Ok(_turn) = self.reading.acquire().await else { return Err(Taken::Later) };
        let raw = Arc::clone(raw);
        match spawn_blocking(move || message::read_message(&raw)).await {
            Ok(Ok(message)) => Ok(message),
            Ok(Err(why)) => Err(unreadable(why)),
            // A defect. If the mail came again, it would panic again.
            Err(_) => {
                tracing::warn!(
                    "a bug in this program: it panicked while reading an email, which was refused"
                );
                Err(Taken::Refused(UNREADABLE))
            }
        }
    }

    async fn deal_with(
        &self,
        envelope: MailEnvelope,
        message: Message,
        raw: Arc<Vec<u8>>,
        came: Came,
    ) -> Result<Dealt, Unanswered> {
        let keys = keys(&envelope, &message, &self.settings.domain);
        let known = self
            .club
            .answer(move |questions, now| service::mail::mail(questions, now, &keys))
            .await?;
        let mail = Arc::new(ReadMail { envelope, message, known });
        let mut evidence = Evidence {
            signature: SenderVerdict::Unproven(Unproven::NotEnough),
            way: came.way(),
            now: chrono::Utc::now(),
        };
        let depends = self.judge(&mail, move |mail, rules| {
            let ReadMail { envelope, message, known } = mail;
            decide::depends_on_signature(&rules, envelope, message, known, came.way())
        });
        let mut arrived = None;
        match depends.await? {
            Ok(true) => match self.prove(raw, &mail, came).await? {
                Proving::Ended(verdict, waited) => {
                    (evidence.signature, arrived) = (verdict, waited);
                }
                Proving::Waits => return Ok(Dealt::Aside),
                Proving::Failed => return Ok(Dealt::Taken(Taken::Refused(UNREADABLE))),
            },
            Ok(false) => {}
            Err(refused) => return Ok(Dealt::Taken(refused)),
        }
        let decided = self.judge(&mail, move |mail, rules| {
            let ReadMail { envelope, message, known } = mail;
            decide::decide_mail(&rules, envelope, message, known, &evidence)
        });
        let taken = match decided.await? {
            Ok(decision) => self.follow(&mail, decision, arrived).await?,
            Err(refused) => refused,
        };
        if arrived.is_some() && taken != Taken::Later {
            let aside = aside_email(&mail.message, came);
            self.club
                .decide(move |service, _| service::mail::forget_aside(service, &aside))
                .await?;
        }
        Ok(Dealt::Taken(taken))
    }

    /// Decides something about a mail where that holds up nobody; a refusal if it panics.
    async fn judge<T: Send + 'static>(
        &self,
        mail: &Arc<ReadMail>,
        decide: impl FnOnce(&ReadMail, decide::MailRules<'_>) -> T + Send + 'static,
    ) -> Result<Result<T, Taken>, Closed> {
        let turn = self.reading.acquire().await.map_err(|_| Closed)?;
        let (settings, mail) = (Arc::clone(&self.settings), Arc::clone(mail));
        let decided = spawn_blocking(move || decide(&mail, rules(&settings))).await;
        drop(turn);
        Ok(decided.map_err(|_| {
            tracing::warn!(
                "a bug in this program: it panicked while judging an email, which was refused"
            );
            Taken::Refused(UNREADABLE)
        }))
    }

    /// Does what was decided about a mail, which reached the club at that moment if it was set aside.
    async fn follow(
        &self,
        mail: &ReadMail,
        decision: MailDecision,
        arrived: Option<DateTime<Utc>>,
    ) -> Result<Taken, Unanswered> {
        let (WrittenText { said, rest, beside, own, language, lost }, proof) = match decision {
            MailDecision::Discard(Discard::Unreadable(why)) => return Ok(unreadable(why)),
            MailDecision::Discard(why) => {
                tracing::warn!("an email was ignored: {}", why.name());
                return Ok(Taken::Yes);
            }
            MailDecision::Returned { mail, why, status } => {
                let returned = self.club.decide(move |service, now| {
                    service::mail::mail_returned(service, now, mail, why, &status)
                });
                returned.await?;
                return Ok(Taken::Yes);
            }
            MailDecision::Take(written, proof) => (written, proof),
        };
        let answered = mail.known.answers.as_ref();
        let incoming = Incoming {
            id: mail.message.id.clone(),
            // Without an address in From nothing is taken.
            from: mail.message.from.clone().unwrap_or_default(),
            name: mail.message.name.clone(),
            answers: answered.map(|ours| ours.mail),
            proof,
            proves: answered.is_some_and(|ours| ours.proves),
            said,
            rest,
            beside,
            own,
            language,
            lost,
            arrived,
        };
        let (reply, dealt) = oneshot::channel();
        self.dealing.send((incoming, reply)).await.map_err(|_| Closed)?;
        Ok(dealt.await.map_err(|_| Closed)?)
    }
}

/// Refuses a mail that cannot be read, so that the sending server tells the person.
fn unreadable(why: UnreadableMail) -> Taken {
    tracing::warn!("an email was refused: {}", why.name());
    Taken::Refused(if why == UnreadableMail::Sender { NOBODY } else { UNREADABLE })
}

/// Deals with mails as they come; those that have come in the meantime share a transaction.
async fn deal(club: Club, mut coming: mpsc::Receiver<Dealing>) {
    let mut mails = Vec::new();
    while coming.recv_many(&mut mails, TOGETHER).await > 0 {
        let (incoming, replies): (Vec<_>, Vec<_>) = mails.drain(..).unzip();
        let Ok(dealt) = deal_with_all(&club, incoming).await else { return };
        for (reply, taken) in replies.into_iter().zip(dealt) {
            // The client may have gone; then the mail comes again and is recognized.
            let _ = reply.send(taken);
        }
    }
}

/// The answer to each mail. If one makes the club fail, each is dealt with alone.
async fn deal_with_all(club: &Club, mails: Vec<Incoming>) -> Result<Vec<Taken>, Closed> {
    let fault = match club.deal_with(mails.clone()).await {
        Ok(each) => return Ok(each.into_iter().map(taken).collect()),
        Err(why) => why.fault()?,
    };
    if mails.len() < 2 {
        return Ok(vec![taken(Err(fault))]);
    }
    let mut all = Vec::new();
    for mail in mails {
        all.push(match club.deal_with(vec![mail]).await {
            Ok(each) => each.into_iter().map(taken).next().unwrap_or(Taken::Later),
            Err(why) => taken(Err(why.fault()?)),
        });
    }
    Ok(all)
}

fn taken(dealt: Result<(), Fault>) -> Taken {
    dealt.map_or_else(failed, |()| Taken::Yes)
}

fn unanswered(why: Unanswered) -> Taken {
    why.fault().map_or(Taken::Later, failed)
}

/// A mail comes again after trouble that may pass; otherwise it would hold up all those after it.
fn failed(fault: Fault) -> Taken {
    tracing::warn!("an incoming email failed: {fault}");
    if fault.is_lasting() { Taken::Refused(DEFECT) } else { Taken::Later }
}

pub(super) fn rules(settings: &MailSettings) -> decide::MailRules<'_> {
    decide::MailRules {
        domain: &settings.domain,
        policy: settings.policy,
        authserv: settings.authserv.as_deref(),
    }
}

/// What the club at `domain` has to look up for a mail before it can be judged: which of our emails
/// its recipients and its references name.
#[must_use]
pub fn keys(envelope: &MailEnvelope, message: &Message, domain: &str) -> Keys {
    let mut keys = Keys { id: message.id.clone(), from: message.from.clone(), ..Keys::default() };
    for recipient in &envelope.recipients {
        match Recipient::from_address(recipient, domain) {
            Some(Recipient::Reply(token)) => keys.replies.push(token),
            Some(Recipient::Bounce(token)) => keys.bounces.push(token),
            Some(Recipient::Stop(token)) => keys.stops.push(token),
            Some(Recipient::Club) | None => {}
        }
    }
    let ours = message.answers.iter().filter_map(|id| {
        let id = id.strip_prefix('<')?.strip_suffix('>')?;
        let (id, at) = id.rsplit_once('@')?;
        at.eq_ignore_ascii_case(domain).then(|| id.to_owned())
    });
    keys.references = ours.collect();
    keys
}
