//! A running club: the folder it is in, the one thread that decides and writes, and the one that
//! answers questions (`threads`). Channels hold a [`Club`] and give it jobs for these threads; what
//! takes more than one job is a function here, or in `mail` or `discord`.

mod discord;
mod doors;
pub mod folder;
pub mod listener;
mod machine;
mod mail;
pub mod metrics;
mod threads;

use std::collections::BTreeSet;
use std::path::Path;
use std::pin::Pin;
use std::sync::{Arc, mpsc};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use engine::ruleset::Language;
use storage::{Channel, File, GameId, NoticeId, OpenError, Opening, PlayerId};
use templates::notice::make_harmless;
use templates::{Apology, Notice, Reader, Refusal};
use tokio::sync::watch;

pub use doors::{ClubDoor, Doors};
pub use folder::{Folder, FolderError, Lock};
pub use listener::{ListenAt, Listener};
pub use machine::{MACHINE_ID, Machine};

use commands::{Misread, Order, OrderLine};
use service::choose::{BoardChoice, BoardQuestion};
use service::discord::Scene;
use service::{
    Actor, Answer, Fault, Heard, LadderRules, Letter, MayShow, OutboxState, Place, Questions,
    Request, Rulebook, Seen, Service, Shown,
};

use self::metrics::{Metrics, RequestOutcome};
use self::threads::{Job, run, submit};

/// What the public functions of a channel return where they wait: with a plain `async fn`, the
/// channel's code would be compiled once more in every crate that calls it.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// A running club as seen by channels. Clones are the same club.
#[derive(Clone, Debug)]
pub struct Club {
    decide: mpsc::Sender<Job<Service>>,
    answer: mpsc::Sender<Job<Questions>>,
    news: watch::Receiver<OutboxState>,
    metrics: Arc<Metrics>,
    doors: Doors,
    language: Language,
    name: &'static str,
}

#[derive(Debug)]
pub struct Opened {
    pub club: Club,
    pub threads: Threads,
    /// How long it had been down, if that was long enough to matter.
    pub outage: Option<TimeDelta>,
    /// Where it was open before, if it has been taken over from another machine.
    pub taken_over: Option<Opening>,
}

/// The threads of a running club; it closes when this and all [`Club`]s are dropped.
#[derive(Debug)]
pub struct Threads {
    decided: JoinHandle<()>,
    _lock: Lock,
}

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
                        "{path} isn't a club's file, or it is damaged; replace it with the last \
                         backup (a copy made by `taflpost backup`), and remove {path}-wal and \
                         {path}-shm if they are there"
                    ),
                    OpenError::OtherLog { damage } => {
                        write!(
                            f,
                            "the log beside {path} ({path}-wal) belongs to another copy of it"
                        )?;
                        if let Some(damage) = damage {
                            let damage = make_harmless(damage);
                            write!(f, ", or both are damaged ({damage})")?;
                        }
                        write!(
                            f,
                            ", so nothing has been changed; make sure that {path} is the backup with \
                             which you want to go on, and remove {path}-wal and {path}-shm"
                        )
                    }
                    OpenError::NoCopy { to, why } => write!(
                        f,
                        "{path} has to be brought up to date, but can't be copied to {} before ({why}); \
                         make room there for a second file of its size",
                        to.display()
                    ),
                    OpenError::Newer { file, known } => write!(
                        f,
                        "{path} was written by a newer taflpost (the file has version {file}, \
                         this program knows {known}); run that newer program"
                    ),
                    OpenError::Older { file, known } => write!(
                        f,
                        "{path} was written by an older taflpost (the file has version {file}, \
                         this program knows {known}); start the club once to bring it up to date"
                    ),
                    OpenError::Foreign { kind, name } => write!(
                        f,
                        "{path} contains a {kind} that this program didn't create ({name:?}), so \
                         somebody has changed the file; replace it with a backup from before that"
                    ),
                    OpenError::Elsewhere { opening, alive_at } => {
                        let (host, at) = (make_harmless(&opening.host), opening.at.format(MOMENT));
                        write!(f, "{path} was opened on {host}, another machine, on {at}")?;
                        if let Some(alive_at) = alive_at {
                            write!(f, ", last ran there on {}", alive_at.format(MOMENT))?;
                        }
                        f.write_str(
                            ", and has not been closed there: if it still runs there, both would \
                             go on with the same games, and what is played in one of them would \
                             be lost; close it there, or, if that machine is gone, run taflpost \
                             serve --take-over",
                        )
                    }
                    OpenError::Locked => {
                        write!(f, "another program is using {path}; close that program first")
                    }
                    OpenError::ReadOnly => write!(
                        f,
                        "{path} cannot be written; check its permissions (chmod 700 for the \
                         folder, 600 for the file) and its owner"
                    ),
                    OpenError::Sqlite(error) => write!(f, "cannot open {path}: {error}"),
                    OpenError::Fault(fault) => write!(f, "cannot open {path}: {fault}"),
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

/// How a host is told a moment.
const MOMENT: &str = "%F at %H:%M UTC";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Closed;

#[derive(Debug)]
pub enum Unanswered {
    /// It closed before it could.
    Closed,
    Fault(Fault),
}

impl Unanswered {
    /// What is wrong, for a caller that goes on unless the club has closed.
    pub fn fault(self) -> Result<Fault, Closed> {
        match self {
            Unanswered::Closed => Err(Closed),
            Unanswered::Fault(fault) => Ok(fault),
        }
    }
}

impl std::fmt::Display for Unanswered {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Unanswered::Closed => f.write_str("the club has closed"),
            Unanswered::Fault(fault) => fault.fmt(f),
        }
    }
}

impl From<Closed> for Unanswered {
    fn from(_: Closed) -> Unanswered {
        Unanswered::Closed
    }
}

impl From<Fault> for Unanswered {
    fn from(fault: Fault) -> Unanswered {
        Unanswered::Fault(fault)
    }
}

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
        let (language, name) = (rules.language, rules.club);
        let lock = folder.lock()?;
        if folder.moved().exists() {
            return Err(FolderError::Moved(folder.moved()).into());
        }
        let path = folder.file();
        let failed = |error| CannotOpen::File(path.clone(), error);
        let (file, taken_over) = folder.open_file(&lock)?;
        make_private(&path);
        let reading = File::open_to_read(&path).map_err(failed)?;
        let service = service::write_side(file, rules.clone(), Box::new(entropy));
        let mut service = service.reached_over(channels.iter().copied());
        let outage = service::upkeep::wake(&mut service, Utc::now()).map_err(CannotOpen::Fault)?;
        service::letters::begin_again(&mut service, Utc::now()).map_err(CannotOpen::Fault)?;
        let (decide, deciding) = mpsc::channel();
        let (answer, answering) = mpsc::channel::<Job<Questions>>();
        let (told, news) = watch::channel(OutboxState::default());
        let mut questions = service::read_side(reading, rules);
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
        let doors = Doors::default();
        let club = Club { decide, answer, news, metrics, doors, language, name };
        Ok(Opened { club, threads: Threads { decided, _lock: lock }, outage, taken_over })
    }

    /// Where its channels listen.
    pub fn doors(&self) -> &Doors {
        &self.doors
    }

    /// The settings of a reader who isn't known, except perhaps for a language.
    pub fn stranger(&self, language: Option<Language>) -> Reader {
        Reader::stranger(language.unwrap_or(self.language), self.name, Utc::now())
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// Answers a request, whether an order or a question.
    pub async fn ask(&self, request: Request) -> Result<Answer, Unanswered> {
        self.ask_in(request, None).await
    }

    /// The same for a request that was made there.
    pub async fn ask_in(
        &self,
        request: Request,
        scene: Option<Scene>,
    ) -> Result<Answer, Unanswered> {
        Ok(self.hear(request, scene).await?.answer)
    }

    /// The same, with what it leaves unanswered.
    pub async fn hear(&self, request: Request, scene: Option<Scene>) -> Result<Heard, Unanswered> {
        let channel = request.actor.channel;
        let answered = match request.order.order.clone() {
            Order::Ask(question) => {
                let closed = self.close_question(&request.actor, request.place.as_ref()).await?;
                let at = request.place.map(|place| (request.actor.clone(), place));
                let (actor, game) = (request.actor, request.order.game);
                if scene == Some(Scene::Direct) {
                    let (actor, scene) = (actor.clone(), Scene::Direct);
                    self.decide(move |service, now| {
                        service::discord::visit(service, now, &actor, &scene)
                    })
                    .await?;
                }
                let answered = self.look(move |questions, now| {
                    service::put_question_in(
                        questions,
                        now,
                        &actor,
                        scene.as_ref(),
                        game,
                        &question,
                    )
                });
                let answer = answered.await?;
                if let Some((actor, place)) = at.filter(|_| answer.offers_first_game()) {
                    self.decide(move |service, now| {
                        service::note_first_game(service, now, &actor, &place)
                    })
                    .await?;
                }
                Ok(Heard { first: closed, answer, joined: false })
            }
            Order::Do(_) => {
                self.decide(move |service, now| {
                    service::hear(service, now, &request, scene.as_ref())
                })
                .await
            }
        };
        let outcome = match answered.as_ref().map(|heard| &heard.answer) {
            Ok(Answer::Done(_)) => RequestOutcome::Done,
            Ok(Answer::Refused(_)) => RequestOutcome::Refused,
            Err(Unanswered::Fault(_)) => RequestOutcome::Failed,
            Err(Unanswered::Closed) => return answered,
        };
        self.count(channel, outcome);
        answered
    }

    /// Answers a line that is no order: what it may mean is offered, in that game if it needs one.
    pub async fn hear_misread(
        &self,
        (actor, place): (Actor, Place),
        game: Option<u32>,
        misread: Misread,
    ) -> Result<Heard, Unanswered> {
        let offers = matches!(misread, Misread::Offered { .. } | Misread::NoClock { .. });
        if !offers {
            let closed = self.close_question(&actor, Some(&place)).await?;
            let answer = Answer::Refused(Box::new(Refusal::Misread(misread)));
            return Ok(Heard { first: closed, answer, joined: false });
        }
        self.decide(move |service, now| {
            service::hear_misread(service, now, (&actor, &place), game, misread)
        })
        .await
    }

    /// Closes the question that is open where something else is said. Usually none is, which is
    /// looked up where it holds up nobody.
    async fn close_question(
        &self,
        actor: &Actor,
        place: Option<&Place>,
    ) -> Result<Option<Box<Notice>>, Unanswered> {
        let Some(place) = place.cloned() else { return Ok(None) };
        let at = (actor.clone(), place.clone());
        let is_open = self.answer(move |questions, now| {
            service::understand::has_open_question(questions, now, &at.0, &at.1)
        });
        if !is_open.await? {
            return Ok(None);
        }
        let actor = actor.clone();
        self.decide(move |service, now| service::close_question(service, now, &actor, &place)).await
    }

    fn count(&self, channel: Channel, outcome: RequestOutcome) {
        self.metrics.asked(channel, outcome);
        tracing::info!(channel = channel.name(), outcome = outcome.word(), "a request");
    }

    /// Reads what somebody typed there as a command, or else as people speak.
    pub async fn understand(
        &self,
        actor: Actor,
        place: &Place,
        line: &str,
    ) -> Result<Result<OrderLine, Misread>, Closed> {
        let (typed, place) = (line.to_owned(), place.clone());
        let read = self.answer(move |questions, now| {
            service::understand::understand_line(questions, now, &actor, &place, &typed)
        });
        match read.await {
            Ok(read) => Ok(read),
            Err(why) => {
                tracing::warn!("a line is only read as a command: {}", why.fault()?);
                Ok(commands::read(line))
            }
        }
    }

    /// The same for the lines of a text that was sent as a whole.
    pub async fn understand_lines(
        &self,
        actor: Actor,
        text: &str,
    ) -> Result<Vec<Result<OrderLine, Misread>>, Closed> {
        let typed = text.to_owned();
        let read = self.answer(move |questions, now| {
            service::understand::understand_lines(questions, now, &actor, &typed)
        });
        match read.await {
            Ok(read) => Ok(read),
            Err(why) => {
                tracing::warn!("a text is only read as a command: {}", why.fault()?);
                // Line by line, a move would lose what is said about announcing below it.
                Ok(vec![commands::read(text)])
            }
        }
    }

    /// What a player can choose from at a board.
    pub async fn choose(
        &self,
        actor: Actor,
        (game, seen): (GameId, Option<Seen>),
        look: BoardQuestion,
    ) -> Result<Result<BoardChoice, Refusal>, Unanswered> {
        self.look(move |questions, now| {
            service::choose::choose_at_board(questions, now, &actor, (game, seen), &look)
        })
        .await
    }

    pub async fn set_ladders(&self, rules: Arc<LadderRules>) -> Result<(), Unanswered> {
        let asked = Arc::clone(&rules);
        self.decide(move |service, _| {
            service.set_ladders(rules);
            Ok(())
        })
        .await?;
        self.answer(move |questions, _| {
            questions.set_ladders(asked);
            Ok(())
        })
        .await
    }

    /// Whether both threads answer.
    pub async fn pulse(&self) -> Result<(), Unanswered> {
        self.decide(service::upkeep::alive).await?;
        self.answer(|questions, _| service::questions::outbox(questions).map(drop)).await
    }

    /// What a host can monitor, in the text format of Prometheus.
    pub async fn metrics(&self) -> Result<String, Unanswered> {
        let outbox = self.answer(|questions, _| service::questions::outbox(questions)).await?;
        Ok(self.metrics.text(&outbox, Utc::now()))
    }

    /// Notes for how long Discord takes no more requests of some kind.
    pub fn limited(&self, by: Duration) {
        self.metrics.limited(by);
    }

    /// Runs a query and records that its result is about to be shown; repeats it if the result is
    /// outdated by then.
    async fn look<T: Send + 'static>(
        &self,
        look: impl Fn(&mut Questions, DateTime<Utc>) -> Result<(T, Option<Shown>), Fault>
        + Clone
        + Send
        + 'static,
    ) -> Result<T, Unanswered> {
        loop {
            let (seen, shown) = self.answer(look.clone()).await?;
            let Some(shown) = shown else { return Ok(seen) };
            match self.decide(move |service, now| service::show(service, now, shown)).await? {
                MayShow::Yes => return Ok(seen),
                MayShow::Outdated => {}
            }
        }
    }

    /// The player behind an actor, and how the actor reads.
    pub async fn who(&self, actor: Actor) -> Result<(Option<PlayerId>, Reader), Unanswered> {
        self.answer(move |questions, now| questions.who(now, &actor)).await
    }

    /// Takes the notices that wait for a player at the terminal and have not been sent there yet:
    /// none if there are no more.
    pub async fn take_letters(
        &self,
        player: PlayerId,
        sent: BTreeSet<NoticeId>,
    ) -> Result<Vec<Letter>, Unanswered> {
        let taken = self
            .decide(move |service, now| service::letters::claim_for(service, now, player, &sent));
        let mut letters = taken.await?;
        if !letters.iter().any(Letter::has_export) {
            return Ok(letters);
        }
        self.answer(move |questions, now| {
            for letter in &mut letters {
                service::letters::complete(questions, now, letter)?;
            }
            Ok(letters)
        })
        .await
    }

    /// Changes whenever there may be more to take than before.
    pub fn news(&self) -> watch::Receiver<OutboxState> {
        self.news.clone()
    }

    /// Runs a job on the thread that decides, and gives it the time at which it begins.
    pub async fn decide<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Service, DateTime<Utc>) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Unanswered> {
        submit(&self.decide, job).await
    }

    /// Runs a job on the thread that answers questions.
    pub async fn answer<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Questions, DateTime<Utc>) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Unanswered> {
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

/// 32 bytes that nobody can guess.
pub fn entropy() -> [u8; 32] {
    let mut bytes = [0; 32];
    // Without the system's randomness no secret can be created, so it is better to stop here.
    if let Err(error) = getrandom::fill(&mut bytes) {
        panic!("the system provides no random numbers: {error}");
    }
    bytes
}
