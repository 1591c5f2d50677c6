//! A watched mailbox, with a receiver behind it that answers as it is told.

use std::collections::{BTreeSet, VecDeque};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use mail::Taken;
use mail::imap::status::ImapStatus;
use mail::imap::{
    Dealt, ImapSettings, MailboxHandler, MailboxMail, MailboxPlace, NotKept, Times, watch_mailbox,
};
use tokio::sync::{Semaphore, mpsc, watch as state};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::imap::PATIENCE;

pub struct Watcher {
    came: mpsc::UnboundedReceiver<String>,
    answers: Arc<Mutex<VecDeque<Dealt>>>,
    gate: Arc<Semaphore>,
    place: state::Receiver<Option<MailboxPlace>>,
    status: state::Receiver<ImapStatus>,
    task: JoinHandle<()>,
}

/// What is behind the mailbox. Mails that are set aside are looked at again at once.
struct Receiver {
    coming: mpsc::UnboundedSender<String>,
    answers: Arc<Mutex<VecDeque<Dealt>>>,
    gate: Arc<Semaphore>,
    kept: state::Sender<Option<MailboxPlace>>,
    aside: Mutex<BTreeSet<u32>>,
}

impl MailboxHandler for Receiver {
    async fn keep(&self, place: MailboxPlace) -> Result<(), NotKept> {
        self.kept.send_replace(Some(place));
        Ok(())
    }

    async fn take(&self, mail: MailboxMail) -> Dealt {
        self.coming.send(subject(&mail.text)).unwrap();
        let _open = self.gate.acquire().await.unwrap();
        let answer = self.answers.lock().unwrap().pop_front();
        let dealt = answer.unwrap_or(Dealt::Taken(Taken::Yes));
        if dealt == Dealt::Aside {
            self.aside.lock().unwrap().insert(mail.place.uid);
        }
        dealt
    }

    async fn next_aside(&self, _: u32) -> Result<Option<(u32, Duration)>, NotKept> {
        let first = self.aside.lock().unwrap().first().copied();
        Ok(first.map(|uid| (uid, Duration::ZERO)))
    }

    async fn forget(&self, place: MailboxPlace) -> Result<(), NotKept> {
        assert!(self.aside.lock().unwrap().remove(&place.uid), "{place:?}");
        Ok(())
    }
}

impl Watcher {
    pub fn start(config: ImapSettings, times: Times, place: Option<MailboxPlace>) -> Watcher {
        let (coming, came) = mpsc::unbounded_channel();
        let answers = Arc::new(Mutex::new(VecDeque::new()));
        let gate = Arc::new(Semaphore::new(1));
        let (kept, place_kept) = state::channel(place);
        let (told, status) = state::channel(ImapStatus::default());
        let receiver = Receiver {
            coming,
            answers: Arc::clone(&answers),
            gate: Arc::clone(&gate),
            kept,
            aside: Mutex::default(),
        };
        let task = tokio::spawn(watch_mailbox(config, times, place, receiver, told));
        Watcher { came, answers, gate, place: place_kept, status, task }
    }

    /// Sets the answers to the next mails; all others are taken.
    pub fn answer(&self, answers: &[Taken]) {
        self.deal(&answers.iter().copied().map(Dealt::Taken).collect::<Vec<_>>());
    }

    /// Sets what happens to the next emails.
    pub fn deal(&self, dealt: &[Dealt]) {
        self.answers.lock().unwrap().extend(dealt);
    }

    /// From now on nothing is answered.
    pub fn shut(&self) {
        self.gate.forget_permits(1);
    }

    /// Waits for mails with these subjects, and no other before them.
    pub async fn expect(&mut self, subjects: &[&str]) {
        for subject in subjects {
            let came = timeout(PATIENCE, self.came.recv()).await;
            let status = self.status();
            assert_eq!(came.unwrap_or_else(|_| panic!("{subject}: {status:?}")).unwrap(), *subject);
        }
    }

    pub fn status(&self) -> ImapStatus {
        *self.status.borrow()
    }

    pub async fn until(&self, is_so: impl Fn(&ImapStatus) -> bool) {
        let mut status = self.status.clone();
        let waited = timeout(PATIENCE, status.wait_for(is_so)).await;
        assert!(waited.is_ok(), "{:?}", self.status());
    }

    /// Waits until the place after the mail with that number is stored.
    pub async fn until_place(&self, uid: u32) {
        let mut kept = self.place.clone();
        let is_there = |kept: &Option<MailboxPlace>| kept.is_some_and(|place| place.uid == uid);
        let waited = timeout(PATIENCE, kept.wait_for(is_there)).await;
        assert!(waited.is_ok(), "{:?}", self.place.borrow());
    }

    /// Stops, and returns up to where the mailbox was dealt with.
    pub async fn stop(mut self) -> Option<MailboxPlace> {
        self.task.abort();
        let _ = (&mut self.task).await;
        *self.place.borrow()
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        self.task.abort();
    }
}

pub fn subject(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    text.lines().find_map(|line| line.strip_prefix("Subject: ")).unwrap_or_default().to_owned()
}
