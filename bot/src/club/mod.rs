//! A running club: the folder it is in, the one thread that decides and writes, and the one that
//! answers questions (`threads`). Channels hold a [`Club`] and ask it; it knows none of them.

mod choose;
mod discord;
pub mod folder;
mod mail;
pub mod metrics;
mod threads;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Arc, mpsc};
use std::thread::{self, JoinHandle};

use chrono::{TimeDelta, Utc};
use engine::ruleset::Language;
use storage::{Channel, File, NoticeId, OpenError, PlayerId};
use templates::{Apology, Reader};
use tokio::sync::watch;

pub use folder::{Folder, FolderError, Lock};

use self::metrics::{Metrics, Outcome};
use self::threads::{Job, run, submit};
use crate::orders::Order;
use crate::service::{
    Actor, Answer, Fault, HostOrder, LadderRules, Letter, MayShow, News, Questions, Request,
    Rulebook, Service, Shown,
};

/// A running club as seen by channels. Clones are the same club.
#[derive(Clone, Debug)]
pub struct Club {
    decide: mpsc::Sender<Job<Service>>,
    answer: mpsc::Sender<Job<Questions>>,
    news: watch::Receiver<News>,
    metrics: Arc<Metrics>,
    language: Language,
}

/// A club that has just been opened.
#[derive(Debug)]
pub struct Opened {
    /// The club, for its channels.
    pub club: Club,
    pub threads: Threads,
    /// How long it had been down, if that was long enough to matter.
    pub outage: Option<TimeDelta>,
}

/// The threads of a running club; it closes when this and all [`Club`]s are dropped.
#[derive(Debug)]
pub struct Threads {
    decided: JoinHandle<()>,
    _lock: Lock,
}

/// Why a club cannot be opened.
#[derive(Debug)]
pub enum CannotOpen {
    Folder(FolderError),
    File(std::path::PathBuf, OpenError),
    /// Trouble with its file after it was opened.
    Fault(Fault),
}

impl std::fmt::Display for CannotOpen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            CannotOpen::Folder(error) => error.fmt(f),
            CannotOpen::File(path, error) => {
                let path = path.display();
                match error {
                    OpenError::NotAClub => write!(
                        f,
                        "{path} is not a club's file, or is damaged; put the last backup in its \
                         place (a copy made by `taflpost backup`)"
                    ),
                    OpenError::Newer { file, known } => write!(
                        f,
                        "{path} was written by a newer taflpost (version {file} of the file; this \
                         program knows {known}); run that one"
                    ),
                    OpenError::Older { file, known } => write!(
                        f,
                        "{path} was written by an older taflpost (version {file} of the file; this \
                         program knows {known}); start the club once, which brings it up to date"
                    ),
                    OpenError::Foreign { kind, name } => write!(
                        f,
                        "{path} holds a {kind} that this program did not make ({name:?}), so \
                         somebody has changed the file; put a backup from before that in its place"
                    ),
                    OpenError::Locked => write!(f, "another program holds {path}; end it first"),
                    OpenError::ReadOnly => write!(
                        f,
                        "{path} cannot be written; see to its rights (chmod 700 for the folder, \
                         600 for the file), and to whom they belong"
                    ),
                    OpenError::Sqlite(error) => write!(f, "cannot open {path}: {error}"),
                }
            }
            CannotOpen::Fault(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for CannotOpen {}

impl From<FolderError> for CannotOpen {
    fn from(error: FolderError) -> CannotOpen {
        CannotOpen::Folder(error)
    }
}

/// The club closed before it could answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Closed;

impl Club {
    /// Opens the club of a folder, which can be reached only at the terminal, and starts its
    /// threads.
    pub fn open(folder: &Folder, rules: impl Into<Rulebook>) -> Result<Opened, CannotOpen> {
        Club::open_to(folder, rules, &[Channel::Terminal])
    }

    /// The same for a club that can be reached over these channels, each of which has its courier.
    pub fn open_to(
        folder: &Folder,
        rules: impl Into<Rulebook>,
        channels: &[Channel],
    ) -> Result<Opened, CannotOpen> {
        let rules = rules.into();
        let language = rules.language;
        let lock = folder.lock()?;
        if folder.moved().exists() {
            return Err(FolderError::Moved(folder.moved()).into());
        }
        let path = folder.file();
        let failed = |error| CannotOpen::File(path.clone(), error);
        let file = File::open(&path).map_err(failed)?;
        make_private(&path);
        let reading = File::open_to_read(&path).map_err(failed)?;
        let service = Service::new(file, rules.clone(), Box::new(entropy));
        let mut service = service.reached_over(channels.iter().copied());
        let outage = service.wake(Utc::now()).map_err(CannotOpen::Fault)?;
        service.begin_anew(Utc::now()).map_err(CannotOpen::Fault)?;
        let (decide, deciding) = mpsc::channel();
        let (answer, answering) = mpsc::channel::<Job<Questions>>();
        let (told, news) = watch::channel(News::default());
        let mut questions = Questions::new(reading, rules);
        let asked = thread::spawn(move || {
            while let Ok(job) = answering.recv() {
                job(&mut questions);
            }
        });
        let metrics = Arc::new(Metrics::default());
        let counted = Arc::clone(&metrics);
        let decided = thread::spawn(move || {
            run(&mut service, &deciding, &told, &counted);
            // The two connections are closed one after the other, because the log beside the file
            // is only removed by the last to close it, and remains if both close at once.
            let _ = asked.join();
        });
        let club = Club { decide, answer, news, metrics, language };
        Ok(Opened { club, threads: Threads { decided, _lock: lock }, outage })
    }

    /// The language for people the club does not know yet.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Answers a request, whether an order or a question.
    pub async fn ask(&self, request: Request) -> Result<Result<Answer, Fault>, Closed> {
        let channel = request.actor.channel;
        let answered = match request.order.order.clone() {
            Order::Ask(question) => {
                let (actor, game) = (request.actor, request.order.game);
                let ask = move |questions: &mut Questions| {
                    questions.ask(Utc::now(), &actor, game, &question)
                };
                self.look(ask).await?
            }
            Order::Do(_) => {
                self.decide(move |service| service.handle(Utc::now(), &request)).await?
            }
        };
        self.count_answer(channel, &answered);
        Ok(answered)
    }

    fn count_answer(&self, channel: Channel, answered: &Result<Answer, Fault>) {
        let outcome = match answered {
            Ok(Answer::Done(_)) => Outcome::Done,
            Ok(Answer::Refused(_)) => Outcome::Refused,
            Err(_) => Outcome::Failed,
        };
        self.count(channel, outcome);
    }

    fn count(&self, channel: Channel, outcome: Outcome) {
        self.metrics.asked(channel, outcome);
        tracing::info!(channel = channel.name(), outcome = outcome.word(), "a request");
    }

    /// Changes the rules of the ladders from now on.
    pub async fn set_ladders(&self, rules: Arc<LadderRules>) -> Result<Result<(), Fault>, Closed> {
        let asked = Arc::clone(&rules);
        let decided = self.decide(move |service| {
            service.set_ladders(rules);
            Ok(())
        });
        if let Err(fault) = decided.await? {
            return Ok(Err(fault));
        }
        self.answer(move |questions| {
            questions.set_ladders(asked);
            Ok(())
        })
        .await
    }

    /// Whether both threads answer.
    pub async fn pulse(&self) -> Result<Result<(), Fault>, Closed> {
        if let Err(fault) = self.decide(|_| Ok(())).await? {
            return Ok(Err(fault));
        }
        self.answer(|questions| questions.outbox().map(drop)).await
    }

    /// Whether anybody has ever played here.
    pub async fn has_games(&self) -> Result<Result<bool, Fault>, Closed> {
        self.answer(|questions| questions.has_games()).await
    }

    /// What a host can monitor, in the text format of Prometheus.
    pub async fn metrics(&self) -> Result<Result<String, Fault>, Closed> {
        let outbox = self.answer(|questions| questions.outbox()).await?;
        Ok(outbox.map(|outbox| self.metrics.text(&outbox, Utc::now())))
    }

    /// Runs a query and records that its result is about to be shown; repeats it if the result is
    /// outdated by then.
    async fn look<T: Send + 'static>(
        &self,
        look: impl Fn(&mut Questions) -> Result<(T, Option<Shown>), Fault> + Clone + Send + 'static,
    ) -> Result<Result<T, Fault>, Closed> {
        loop {
            let (seen, shown) = match self.answer(look.clone()).await? {
                Ok((seen, Some(shown))) => (seen, shown),
                Ok((seen, None)) => return Ok(Ok(seen)),
                Err(fault) => return Ok(Err(fault)),
            };
            match self.decide(move |service| service.show(Utc::now(), shown)).await? {
                Ok(MayShow::Yes) => return Ok(Ok(seen)),
                Ok(MayShow::Outdated) => {}
                Err(fault) => return Ok(Err(fault)),
            }
        }
    }

    /// Carries out a host's order. The channel knows who can give one.
    pub async fn host(
        &self,
        id: String,
        order: HostOrder,
    ) -> Result<Result<Answer, Fault>, Closed> {
        self.decide(move |service| service.host(Utc::now(), &id, &order)).await
    }

    /// The player behind an actor, and how the actor reads.
    pub async fn who(
        &self,
        actor: Actor,
    ) -> Result<Result<(Option<PlayerId>, Reader), Fault>, Closed> {
        self.answer(move |questions| questions.who(Utc::now(), &actor)).await
    }

    /// Takes the notices that wait for a player at the terminal and have not been sent there yet:
    /// none if there are no more.
    pub async fn take_letters(
        &self,
        player: PlayerId,
        sent: BTreeSet<NoticeId>,
    ) -> Result<Result<Vec<Letter>, Fault>, Closed> {
        let taken = self.decide(move |service| service.claim_for(Utc::now(), player, &sent));
        let mut letters = match taken.await? {
            Ok(letters) => letters,
            Err(fault) => return Ok(Err(fault)),
        };
        if !letters.iter().any(Letter::has_archive) {
            return Ok(Ok(letters));
        }
        self.answer(move |questions| {
            for letter in &mut letters {
                questions.complete(Utc::now(), letter)?;
            }
            Ok(letters)
        })
        .await
    }

    /// Notes that a notice was shown.
    pub async fn handed(&self, notice: NoticeId) -> Result<Result<(), Fault>, Closed> {
        self.decide(move |service| service.handed(Utc::now(), notice)).await
    }

    /// Changes whenever there may be more to take than before.
    #[must_use]
    pub fn news(&self) -> watch::Receiver<News> {
        self.news.clone()
    }

    async fn decide<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Service) -> Result<T, Fault> + Send + 'static,
    ) -> Result<Result<T, Fault>, Closed> {
        submit(&self.decide, job).await
    }

    async fn answer<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Questions) -> Result<T, Fault> + Send + 'static,
    ) -> Result<Result<T, Fault>, Closed> {
        submit(&self.answer, job).await
    }
}

impl Threads {
    /// Waits until the club has closed; everything that was asked before is still done.
    pub fn join(self) {
        // A thread that panicked has reported it; there is nothing left to wait for.
        let _ = self.decided.join();
    }
}

/// What the person affected is told about a fault.
#[must_use]
pub fn apology(fault: &Fault) -> Apology {
    match fault {
        Fault::Full => Apology::Full,
        Fault::Locked => Apology::Locked,
        Fault::Damaged(_) => Apology::Damaged,
        Fault::Row(_) | Fault::Defect(_) | Fault::Sqlite(_) => Apology::Other,
    }
}

fn make_private(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    // The folder is already private; this is for copies that keep the mode.
    let _ = std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600));
}

fn entropy() -> [u8; 32] {
    let mut bytes = [0; 32];
    // Without the system's randomness no secret can be created, so it is better to stop here.
    if let Err(error) = getrandom::fill(&mut bytes) {
        panic!("the system gives no randomness: {error}");
    }
    bytes
}
