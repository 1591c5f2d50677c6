//! An incoming mail from its bytes to the club's answer: it is read, looked up, judged and dealt
//! with. Mails that come at the same time share one transaction.

use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use club::{Closed, Club, Unanswered};
use lmtp::{MailEnvelope, MailHandler, Taken};
use service::Fault;
use service::mail::{Incoming, Keys};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::task::spawn_blocking;

use super::address::Recipient;
use super::decide::{self, Discard, MailDecision};
use super::dkim::{Checker, Silent};
use super::headers::Arrival;
use super::mailbox::{recipients_of_mailbox, sender_of_mailbox};
use super::message::{self, Message};
use super::settings::MailSettings;
use super::unreadable::UnreadableMail;
use super::verdict::{Evidence, SenderVerdict, Unproven};
use super::written::WrittenText;

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

/// How often a mail from a mailbox waits for the DNS and holds up those after it. Then its sender
/// counts as unproven and is asked.
const TRIES: u8 = 3;

const WAITING: usize = 100;

/// The reply to a mail that makes the club fail, which it would do again.
const DEFECT: &str = "5.3.0 The club cannot handle this email; its organisers have been told";

/// Takes incoming mail. Clones share everything.
#[derive(Clone)]
pub struct Inbox {
    club: Club,
    settings: Arc<MailSettings>,
    dealing: mpsc::Sender<Dealing>,
    reading: Arc<Semaphore>,
    checker: Option<Arc<Checker>>,
    /// How often mails from a mailbox have waited for the DNS, by their ids.
    waited: Arc<Mutex<VecDeque<(String, u8)>>>,
}

/// A mail, and where its answer goes.
type Dealing = (Incoming, oneshot::Sender<Taken>);

impl MailHandler for Inbox {
    async fn accepts(&self, recipient: &str) -> Option<bool> {
        let known = match Recipient::from_address(recipient, &self.settings.domain) {
            None => return Some(false),
            Some(Recipient::Club) => return Some(true),
            Some(Recipient::Reply(token)) => {
                self.club.answer(move |questions, now| questions.is_live(now, token)).await
            }
            Some(Recipient::Bounce(token) | Recipient::Stop(token)) => {
                self.club.answer(move |questions, now| questions.is_signed(now, token)).await
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
        let taken = self.deal_with(envelope, message, raw, Arrival::Handed).await;
        taken.unwrap_or_else(unanswered)
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
        Inbox { club, settings, dealing, reading, checker: checker.ok(), waited: Arc::default() }
    }

    /// Takes a mail from a mailbox. It has no envelope: the mailbox's server has written the
    /// recipients into the mail itself.
    pub async fn take_from_mailbox(&self, raw: Vec<u8>) -> Taken {
        let raw = Arc::new(raw);
        let message = match self.read(&raw).await {
            Ok(message) => message,
            // Nobody could be told, and it would hold up the others forever.
            Err(Taken::Refused(_)) => return Taken::Yes,
            Err(taken) => return taken,
        };
        let recipients = recipients_of_mailbox(&message, &self.settings.domain);
        let sender = sender_of_mailbox(&message);
        let envelope = MailEnvelope { sender, recipients };
        let taken = self.deal_with(envelope, message, raw, Arrival::Mailbox).await;
        taken.unwrap_or_else(unanswered)
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
        way: Arrival,
    ) -> Result<Taken, Unanswered> {
        let keys = keys(&envelope, &message, &self.settings.domain);
        let known = self.club.answer(move |questions, now| questions.mail(now, &keys)).await?;
        let (settings, message) = (Arc::clone(&self.settings), Arc::new(message));
        // Without an address in From nothing is taken.
        let (id, from) = (message.id.clone(), message.from.clone().unwrap_or_default());
        let name = message.name.clone();
        let answers = known.answers.as_ref().map(|ours| ours.mail);
        let proves = known.answers.as_ref().is_some_and(|ours| ours.proves);
        let mut evidence = Evidence {
            signature: SenderVerdict::Unproven(Unproven::NotEnough),
            way,
            now: chrono::Utc::now(),
        };
        if decide::depends_on_signature(&rules(&settings), &envelope, &message, &known, way) {
            match self.checked(raw, &message).await {
                Ok(Ok(verdict)) => evidence.signature = verdict,
                Ok(Err(Silent)) if way == Arrival::Handed || self.may_wait(&message.id) => {
                    tracing::warn!(
                        "an email has to wait: the DNS does not answer about its signature"
                    );
                    return Ok(Taken::Later);
                }
                Ok(Err(Silent)) => {}
                Err(refused) => return Ok(refused),
            }
        }
        let turn = self.reading.acquire().await.map_err(|_| Closed)?;
        let decided = spawn_blocking(move || {
            decide::decide_mail(&rules(&settings), &envelope, &message, &known, &evidence)
        });
        let decided = decided.await;
        drop(turn);
        let Ok(decision) = decided else {
            tracing::warn!(
                "a bug in this program: it panicked while judging an email, which was refused"
            );
            return Ok(Taken::Refused(UNREADABLE));
        };
        let (WrittenText { said, rest, beside, own, language, lost }, proof) = match decision {
            MailDecision::Discard(Discard::Unreadable(why)) => return Ok(unreadable(why)),
            MailDecision::Discard(why) => {
                tracing::warn!("an email was ignored: {}", why.name());
                return Ok(Taken::Yes);
            }
            MailDecision::Returned { mail, why, status } => {
                let returned = self
                    .club
                    .decide(move |service, now| service.mail_returned(now, mail, why, &status));
                returned.await?;
                return Ok(Taken::Yes);
            }
            MailDecision::Take(written, proof) => (written, proof),
        };
        let incoming = Incoming {
            id,
            from,
            name,
            answers,
            proof,
            proves,
            said,
            rest,
            beside,
            own,
            language,
            lost,
        };
        let (reply, dealt) = oneshot::channel();
        self.dealing.send((incoming, reply)).await.map_err(|_| Closed)?;
        Ok(dealt.await.map_err(|_| Closed)?)
    }

    /// What the signatures of a mail prove, or a refusal if checking them panics.
    async fn checked(
        &self,
        raw: Arc<Vec<u8>>,
        message: &Arc<Message>,
    ) -> Result<Result<SenderVerdict, Silent>, Taken> {
        let unproven = Ok(Ok(SenderVerdict::Unproven(Unproven::NotEnough)));
        let Some(checker) = &self.checker else { return unproven };
        let (checker, message) = (Arc::clone(checker), Arc::clone(message));
        let checking = tokio::spawn(async move { checker.check(&raw, &message).await });
        checking.await.map_err(|_| {
            tracing::warn!(
                "a bug in this program: it panicked while checking the signatures of an email, \
                 which was refused"
            );
            Taken::Refused(UNREADABLE)
        })
    }

    /// Whether a mail from a mailbox may wait once more and hold up those after it.
    fn may_wait(&self, id: &str) -> bool {
        let mut waited = self.waited.lock().unwrap_or_else(PoisonError::into_inner);
        match waited.iter_mut().find(|(known, _)| known == id) {
            Some((_, times)) => {
                *times = times.saturating_add(1);
                *times <= TRIES
            }
            None => {
                if waited.len() >= WAITING {
                    waited.pop_front();
                }
                waited.push_back((id.to_owned(), 1));
                true
            }
        }
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

fn rules(settings: &MailSettings) -> decide::MailRules<'_> {
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
