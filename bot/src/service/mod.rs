//! The use cases: what players ask for, decided. Synchronous, given the time, and knowing no
//! channel: a [`Request`] goes in, an [`Answer`] comes back to the asker, and everyone else
//! is told through the outbox.
//!
//! In reading order: this file (the seam), `event`, `chain` and `course` (what a game is),
//! `clock`, `terms`, `names` with `alike`; `ledger` (the one transaction) with `recent` and
//! `remember`, and `seat` (who asks where); `dispatch` (which use case an order is for) and the use
//! cases `join`, `link`, `settings`, `distance`, `invite`, `seek`, `rematch`, `play`,
//! `planning`, `agree`, `resign`, `talk`, `vacation`, `export` with `archive`, `erase`,
//! `deadline`, `outage`, `deliver` with `pace`; `pair` (a match of two games); `host` (what the
//! hosts decide); `questions`, `history` and `why`; `happened`, `refused` and
//! `account` (what is kept of an answer) and `present` (what its reader gets); `record` and
//! `verify`.

mod account;
mod agree;
mod alike;
mod archive;
pub mod chain;
pub mod clock;
pub mod course;
mod deadline;
mod deliver;
mod dispatch;
mod distance;
mod erase;
pub mod event;
mod export;
mod happened;
mod history;
pub mod host;
mod invite;
mod join;
mod ledger;
mod link;
mod lookup;
pub mod names;
mod outage;
mod pace;
mod pair;
mod planning;
mod play;
mod present;
mod questions;
mod recent;
mod record;
mod refused;
mod rematch;
mod remember;
mod resign;
mod seat;
mod seek;
mod settings;
mod talk;
mod terms;
mod vacation;
pub mod verify;
mod why;

use std::cell::Cell;
use std::collections::BTreeSet;
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Timelike, Utc};
use engine::ruleset::Library;
use storage::{Channel, File, GameId, NoticeId, OutboxRow, PlayerId, Traces};
use templates::{Notice, Reader, Refusal};

pub use host::{HostOrder, HostSide, Verdict};
pub use questions::{Questions, is_question};
pub use remember::kept as kept_answer;
pub use storage::Fault;

use crate::orders::Line;
use account::AccountRefused;
use happened::{Moment, Remembered};
use ledger::Ledger;
use lookup::Lookup;
use recent::Recent;
use refused::{Refused, Stop};

/// A file of so many bytes is rewritten in well under a second.
const SMALL: u64 = 64 << 20;

/// Somebody asks for something.
#[derive(Clone, Debug)]
pub struct Request {
    /// The channel's own name for this request: the same one comes with the same id, however
    /// often it comes, and gets the same answer.
    pub id: String,
    /// Who asks.
    pub actor: Actor,
    /// What for.
    pub order: Line,
    /// The ply that the asker had before his eyes, if the channel knows.
    pub ply: Option<u32>,
}

/// Who asks, as the channel knows them.
#[derive(Clone, Debug)]
pub struct Actor {
    /// Over which channel.
    pub channel: Channel,
    /// Who they are there; at the terminal the handle.
    pub address: String,
}

/// What the asker is told.
#[derive(Clone, Debug)]
pub enum Answer {
    /// It was done, or this is what was asked.
    Done(Box<Notice>),
    /// It was not done, and why. Nothing has changed.
    Refused(Box<Refusal>),
}

/// What is to be handed to a reader at once: one notice, or a digest of several.
#[derive(Clone, Debug)]
pub struct Letter {
    /// Whose it is.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// Where it goes, as the channel writes it.
    pub address: String,
    /// How they read.
    pub reader: Reader,
    /// What it says, at least one; each is to be reported as handed or not.
    pub parts: Vec<Part>,
}

impl Letter {
    /// Whether an archive goes with it, which [`Questions::complete`] has to put together.
    #[must_use]
    pub fn has_archive(&self) -> bool {
        self.parts.iter().any(|part| part.notice.archive().is_some())
    }
}

/// A notice in a letter.
#[derive(Clone, Debug)]
pub struct Part {
    /// The stable key.
    pub id: NoticeId,
    /// What it says.
    pub notice: Notice,
}

/// Why a channel could not take a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// It may go better later: no connection, a full mailbox, too many at once.
    Temporary,
    /// Nothing will ever arrive there: no such mailbox, direct messages closed.
    Permanent,
}

/// What a player is about to be shown by the answer to a question.
#[derive(Clone, Copy, Debug)]
pub struct Shown {
    player: PlayerId,
    moment: Moment,
}

/// Whether an answer may be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MayShow {
    /// It may, and counts as shown.
    Yes,
    /// A ply has been withdrawn since, which nobody is to see: ask anew.
    Outdated,
}

/// What there is to be taken from the outbox: differs whenever somebody may find more there
/// than before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// The last notice that was queued for anybody.
    pub newest: Option<NoticeId>,
    moved: u64,
}

/// Those who decide: the one owner of the connection that writes.
pub struct Service {
    file: File,
    library: Arc<Library>,
    entropy: Box<dyn FnMut() -> [u8; 32] + Send>,
    recent: Recent,
    /// How many answers were given.
    answers: u32,
    /// The last player of whom what is old was forgotten.
    forgot: PlayerId,
    /// Over which one can write to players here.
    channels: BTreeSet<Channel>,
    /// How often notices that waited have been sent another way.
    moved: Cell<u64>,
}

impl std::fmt::Debug for Service {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Service").field("file", &self.file).finish_non_exhaustive()
    }
}

impl Service {
    /// A service over a club's file, reached at the terminal alone. `entropy` gives 32 bytes
    /// that nobody can guess.
    #[must_use]
    pub fn new(
        file: File,
        library: Arc<Library>,
        entropy: Box<dyn FnMut() -> [u8; 32] + Send>,
    ) -> Service {
        Service {
            file,
            library,
            entropy,
            recent: Recent::default(),
            channels: BTreeSet::from([Channel::Terminal]),
            moved: Cell::default(),
            answers: 0,
            forgot: PlayerId(0),
        }
    }

    /// The same, reached over these channels.
    #[must_use]
    pub fn reached_over(self, channels: impl IntoIterator<Item = Channel>) -> Service {
        Service { channels: channels.into_iter().collect(), ..self }
    }

    /// Carries out an order (questions are [`Questions::ask`]'s). What it changes is one
    /// transaction, on the disk when this returns.
    ///
    /// # Errors
    /// Trouble of ours; nothing has changed, and the same request can be made again.
    pub fn handle(&mut self, now: DateTime<Utc>, request: &Request) -> Result<Answer, Fault> {
        let now = whole_seconds(now);
        self.settle_games_of(now, &request.actor)?;
        let number = self.next_number();
        let mut ledger = self.ledger(now)?;
        let asker = ledger.lookup().who(&request.actor)?.map(|player| player.id);
        if let Some(remembered) = remember::recall(ledger.view(), asker, &request.id)? {
            return answer(ledger.lookup(), asker, &remembered);
        }
        let (player, remembered) = match dispatch::carry_out(&mut ledger, request) {
            Ok((player, happened)) => (Some(player), Ok(happened)),
            Err(Stop::Fault(fault)) => return Err(fault),
            Err(Stop::Refused(refused)) => {
                // Whatever was begun is dropped; that it was refused is kept.
                drop(ledger);
                ledger = self.ledger(now)?;
                if let Refused::Account(AccountRefused::WrongCode { link, left }) = refused {
                    link::count_wrong(&ledger, link, left)?;
                }
                // A refusal too can show a ply, which cannot be withdrawn any more then.
                if let (Some(player), Some(moment)) = (asker, refused.shows()) {
                    deliver::told(&ledger, player, moment)?;
                }
                (asker, Err(refused))
            }
        };
        let asker = ledger.lookup().who(&request.actor)?.map(|player| player.id);
        remember::keep(&ledger.change, asker, &request.id, (now, number), &remembered)?;
        let answer = answer(ledger.lookup(), player, &remembered)?;
        ledger.change.commit()?;
        Ok(answer)
    }

    /// Carries out an order of the hosts', whom the channel must know to be that: one
    /// transaction, remembered by its id, written in the hosts' log.
    ///
    /// # Errors
    /// Trouble of ours; nothing has changed, and the same order can be given again.
    pub fn host(
        &mut self,
        now: DateTime<Utc>,
        id: &str,
        order: &HostOrder,
    ) -> Result<Answer, Fault> {
        let now = whole_seconds(now);
        if let Some(game) = order.game() {
            self.settle_if_due(now, game)?;
        }
        let id = format!("host {id}");
        // Nobody else writes between this look and the change.
        let remembered = match remember::recall(self.file.view(), None, &id)? {
            Some(remembered) => remembered,
            None => self.decide_for_host(now, &id, order)?,
        };
        let lookup = self.lookup(now);
        Ok(match &remembered {
            Ok(happened) => Answer::Done(Box::new(host::notice(lookup, happened)?)),
            Err(refused) => Answer::Refused(Box::new(present::refusal(lookup, None, refused)?)),
        })
    }

    fn decide_for_host(
        &mut self,
        now: DateTime<Utc>,
        id: &str,
        order: &HostOrder,
    ) -> Result<Remembered, Fault> {
        let number = self.next_number();
        let mut ledger = self.ledger(now)?;
        let remembered = match host::carry_out(&ledger, order) {
            Ok(happened) => Ok(happened),
            Err(Stop::Fault(fault)) => return Err(fault),
            Err(Stop::Refused(refused)) => {
                drop(ledger);
                ledger = self.ledger(now)?;
                Err(refused)
            }
        };
        remember::keep(&ledger.change, None, id, (now, number), &remembered)?;
        ledger.change.commit()?;
        Ok(remembered)
    }

    /// Orders the answers of one second.
    fn next_number(&mut self) -> u32 {
        self.answers = self.answers.wrapping_add(1);
        self.answers
    }

    /// A player is about to be shown a game by an answer: what it shows counts as seen, and if
    /// it is his turn, his clock runs from now.
    ///
    /// # Errors
    /// Trouble of ours; nothing has changed.
    pub fn show(&mut self, now: DateTime<Utc>, shown: Shown) -> Result<MayShow, Fault> {
        let ledger = self.ledger(whole_seconds(now))?;
        let Shown { player, moment } = shown;
        if deliver::is_withdrawn(&ledger, moment)? {
            return Ok(MayShow::Outdated);
        }
        deliver::told(&ledger, player, moment)?;
        ledger.change.commit()?;
        Ok(MayShow::Yes)
    }

    /// Does what is due about clocks and about invitations that expire, for at most so many
    /// of each; how many there were of what there was more of.
    ///
    /// # Errors
    /// Trouble of ours; those before it are done.
    pub fn tick(&mut self, now: DateTime<Utc>, most: u32) -> Result<usize, Fault> {
        let now = whole_seconds(now);
        let due = self.file.view().due_games(now, most)?;
        // One game that cannot be read stops no other's clock; it is told of at the end.
        let mut trouble = None;
        for &game in &due {
            if let Err(fault) = self.settle(now, game) {
                trouble.get_or_insert(fault);
            }
        }
        let most = due.len().max(self.expire(now, most)?);
        self.forgot = remember::forget_old(&mut self.file, now, self.forgot)?;
        // Last: no clock waits for a disk that is too full to write the file anew.
        self.sweep()?;
        trouble.map_or(Ok(most), Err)
    }

    /// Removes what erased players have left between the rows of the file.
    fn sweep(&mut self) -> Result<(), Fault> {
        if self.file.view().traces()? != Traces::Some {
            return Ok(());
        }
        let small = self.file.size()? <= SMALL;
        if small {
            self.file.rewrite()?;
        }
        let change = self.file.change()?;
        change.set_traces(if small { Traces::None } else { Traces::Stay })?;
        change.commit()?;
        if !self.file.empty_log()? {
            // Somebody reads: once more with the next tick.
            let change = self.file.change()?;
            change.set_traces(Traces::Some)?;
            change.commit()?;
        }
        Ok(())
    }

    fn expire(&mut self, now: DateTime<Utc>, most: u32) -> Result<usize, Fault> {
        if self.file.view().due_invitations(now, 1)?.is_empty() {
            return Ok(0);
        }
        let ledger = self.ledger(now)?;
        let due = ledger.view().due_invitations(now, most)?;
        for invitation in &due {
            invite::expire(&ledger, invitation)?;
        }
        ledger.change.commit()?;
        Ok(due.len())
    }

    /// Whose time is up has no move left, even if nobody has looked at the clock yet.
    fn settle_games_of(&mut self, now: DateTime<Utc>, actor: &Actor) -> Result<(), Fault> {
        let view = self.file.view();
        // Mostly nobody's is: the clocks are looked at every few seconds.
        if view.due_games(now, 1)?.is_empty() {
            return Ok(());
        }
        let Some(player) = self.lookup(now).who(actor)? else { return Ok(()) };
        for game in view.running_games(player.id)? {
            if game.folded.due_at.is_some_and(|due| due <= now) {
                // Trouble with one of his games is no reason to refuse him the others.
                let _ = self.settle(now, game.id);
            }
        }
        Ok(())
    }

    fn settle_if_due(&mut self, now: DateTime<Utc>, game: GameId) -> Result<(), Fault> {
        match self.file.view().game(game)?.and_then(|row| row.folded.due_at) {
            Some(due) if due <= now => self.settle(now, game),
            _ => Ok(()),
        }
    }

    fn settle(&mut self, now: DateTime<Utc>, game: GameId) -> Result<(), Fault> {
        let ledger = self.ledger(now)?;
        deadline::settle(&ledger, game)?;
        ledger.change.commit()
    }

    /// Takes the notices that are due on a channel, at most so many, to be handed over.
    ///
    /// # Errors
    /// Trouble of ours; nothing is taken.
    pub fn claim(
        &mut self,
        now: DateTime<Utc>,
        channel: Channel,
        most: u32,
    ) -> Result<Vec<Letter>, Fault> {
        self.take(now, |ledger| deliver::take_due(ledger, channel, most))
    }

    /// Takes the notices that wait for a player at the terminal, but for those that were
    /// sent there, in order; not all of them at once, but some if there are any.
    ///
    /// # Errors
    /// Trouble of ours; nothing is taken.
    pub fn claim_for(
        &mut self,
        now: DateTime<Utc>,
        player: PlayerId,
        sent: &BTreeSet<NoticeId>,
    ) -> Result<Vec<Letter>, Fault> {
        const MOST: usize = 50;
        let most = u32::try_from(MOST + sent.len()).unwrap_or(u32::MAX);
        self.take(now, |ledger| {
            let first = NoticeId(0);
            // One that was moved here stands among older ones.
            let mut waiting =
                ledger.view().waiting_notices(player, Channel::Terminal, first, most)?;
            waiting.retain(|notice| !sent.contains(&notice.id));
            waiting.truncate(MOST);
            deliver::take_at_terminal(ledger, waiting)
        })
    }

    /// What there is to be taken.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn news(&self) -> Result<News, Fault> {
        Ok(News { newest: Some(self.file.view().newest_notice()?), moved: self.moved.get() })
    }

    fn take(
        &mut self,
        now: DateTime<Utc>,
        which: impl FnOnce(&Ledger<'_>) -> Result<Vec<deliver::Envelope>, Fault>,
    ) -> Result<Vec<Letter>, Fault> {
        let now = whole_seconds(now);
        let mut ledger = self.ledger(now)?;
        let mut letters = Vec::new();
        for envelope in which(&ledger)? {
            let mut parts = Vec::new();
            for row in &envelope.notices {
                parts.extend(part(&mut ledger, row)?);
            }
            if parts.is_empty() {
                continue;
            }
            let player = ledger.player(envelope.player)?;
            letters.push(Letter {
                parts,
                reader: present::reader(now, &player),
                player: player.id,
                name: player.handle,
                address: envelope.address,
            });
        }
        // What was put off is kept too.
        ledger.change.commit()?;
        Ok(letters)
    }

    /// A channel has taken a notice.
    ///
    /// # Errors
    /// Trouble of ours; the notice will come again.
    pub fn handed(&mut self, now: DateTime<Utc>, notice: NoticeId) -> Result<(), Fault> {
        let ledger = self.ledger(whole_seconds(now))?;
        deliver::handed(&ledger, notice)?;
        ledger.change.commit()
    }

    /// A channel could not take a notice that was to go to the address `to` (its letter's), or
    /// learned later that it did not arrive there. `trouble` says why, for the host.
    ///
    /// # Errors
    /// Trouble of ours; the notice will come again.
    pub fn not_handed(
        &mut self,
        now: DateTime<Utc>,
        notice: NoticeId,
        to: &str,
        failure: Failure,
        trouble: &str,
    ) -> Result<(), Fault> {
        let mut ledger = self.ledger(whole_seconds(now))?;
        match failure {
            Failure::Temporary => deliver::failed(&mut ledger, notice, trouble)?,
            Failure::Permanent => deliver::lost(&ledger, notice, to, trouble)?,
        }
        ledger.change.commit()
    }

    /// The club begins to run. How long it had not, if that is worth telling: nobody's clock
    /// ran then, and everybody who plays is told.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn wake(&mut self, now: DateTime<Utc>) -> Result<Option<TimeDelta>, Fault> {
        let ledger = self.ledger(whole_seconds(now))?;
        let outage = outage::wake(&ledger)?;
        ledger.change.commit()?;
        Ok(outage.map(|span| span.until - span.from))
    }

    /// Notes that the club runs.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn alive(&mut self, now: DateTime<Utc>) -> Result<(), Fault> {
        let change = self.file.change()?;
        change.set_alive(whole_seconds(now))?;
        change.commit()
    }

    fn lookup(&self, now: DateTime<Utc>) -> Lookup<'_> {
        Lookup { view: self.file.view(), library: &self.library, recent: &self.recent, now }
    }

    fn ledger(&mut self, now: DateTime<Utc>) -> Result<Ledger<'_>, Fault> {
        Ok(Ledger {
            change: self.file.change()?,
            library: &self.library,
            now,
            entropy: &mut *self.entropy,
            recent: &self.recent,
            channels: &self.channels,
            moved: &self.moved,
        })
    }
}

/// A notice for its letter. One that cannot be shown now (its ruleset is missing, say) is tried
/// again later; the others do not wait for it.
fn part(ledger: &mut Ledger<'_>, row: &OutboxRow) -> Result<Option<Part>, Fault> {
    let Some(happened) = deliver::readable(ledger, row)? else { return Ok(None) };
    match present::notice(ledger.lookup(), row.player, &happened) {
        Ok(notice) => Ok(Some(Part { id: row.id, notice })),
        Err(Fault::Row(why)) => {
            deliver::failed(ledger, row.id, &why)?;
            Ok(None)
        }
        Err(fault) => Err(fault),
    }
}

/// What the asker is told.
fn answer(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    remembered: &Remembered,
) -> Result<Answer, Fault> {
    Ok(match remembered {
        Ok(happened) => {
            // Who has just been erased is nobody any more, and is told so.
            let reader = reader.or(happened.erased());
            let reader = reader.ok_or_else(|| Fault::row("a reader who is no player"))?;
            Answer::Done(Box::new(present::notice(lookup, reader, happened)?))
        }
        Err(refused) => Answer::Refused(Box::new(present::refusal(lookup, reader, refused)?)),
    })
}

/// The club counts whole seconds: what it writes it can read back.
fn whole_seconds(now: DateTime<Utc>) -> DateTime<Utc> {
    now.with_nanosecond(0).unwrap_or(now)
}
