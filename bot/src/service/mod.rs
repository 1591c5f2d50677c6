//! The use cases: what players ask for, decided. Synchronous, given the time, and knowing no
//! channel: a [`Request`] goes in, an [`Answer`] comes back to the asker, and everyone else
//! is told through the outbox.
//!
//! In reading order: this file (the seam), `event`, `chain` and `course` (what a game is),
//! `clock`, `terms`; `ledger` (the one transaction) and `seat` (who asks where); the use
//! cases `join`, `invite`, `seek`, `rematch`, `play`, `agree`, `resign`, `talk`, `deadline`,
//! `deliver`; `pair` (a match of two games); `questions`, `why`; `happened` and `refused` (what is kept of an answer) and `present` (what its
//! reader gets); `verify`.

mod agree;
pub mod chain;
pub mod clock;
pub mod course;
mod deadline;
mod deliver;
pub mod event;
mod happened;
mod invite;
mod join;
mod ledger;
mod lookup;
pub mod names;
mod outage;
mod pair;
mod planning;
mod play;
mod present;
mod questions;
mod record;
mod refused;
mod rematch;
mod resign;
mod seat;
mod seek;
mod talk;
mod terms;
mod vacation;
pub mod verify;
mod why;

use std::collections::BTreeSet;
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Timelike, Utc};
use engine::ruleset::Library;
use storage::{Channel, File, GameId, InvitationId, NoticeId, OutboxRow, PlayerId};
use templates::{Notice, Reader, Refusal};

pub use questions::{Questions, is_question};
pub use storage::Fault;

use crate::orders::{Line, Order};
use happened::{Happened, Moment, Remembered};
use ledger::Ledger;
use lookup::Lookup;
use refused::{Refused, Stop};

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

/// A notice to be handed to its reader.
#[derive(Clone, Debug)]
pub struct Letter {
    /// The stable key.
    pub id: NoticeId,
    /// Whose it is.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// How they read.
    pub reader: Reader,
    /// What it says.
    pub notice: Notice,
}

/// What a player was shown by the answer to a question.
#[derive(Clone, Copy, Debug)]
pub struct Shown {
    player: PlayerId,
    moment: Moment,
}

/// Those who decide: the one owner of the connection that writes.
pub struct Service {
    file: File,
    library: Arc<Library>,
    entropy: Box<dyn FnMut() -> [u8; 32] + Send>,
}

impl std::fmt::Debug for Service {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Service").field("file", &self.file).finish_non_exhaustive()
    }
}

impl Service {
    /// A service over a club's file. `entropy` gives 32 bytes that nobody can guess.
    #[must_use]
    pub fn new(
        file: File,
        library: Arc<Library>,
        entropy: Box<dyn FnMut() -> [u8; 32] + Send>,
    ) -> Service {
        Service { file, library, entropy }
    }

    /// Carries out an order (questions are [`Questions::ask`]'s). What it changes is one
    /// transaction, on the disk when this returns.
    ///
    /// # Errors
    /// Trouble of ours; nothing has changed, and the same request can be made again.
    pub fn handle(&mut self, now: DateTime<Utc>, request: &Request) -> Result<Answer, Fault> {
        let now = whole_seconds(now);
        self.settle_games_of(now, &request.actor)?;
        let remembered = self.decide(now, request)?;
        self.present(now, &request.actor, &remembered)
    }

    /// Carries an order out and remembers what came of it; or remembers that it was.
    fn decide(&mut self, now: DateTime<Utc>, request: &Request) -> Result<Remembered, Fault> {
        let mut ledger = self.ledger(now)?;
        if let Some(kept) = ledger.view().answer(&request.id)? {
            return happened::read_answer(&kept);
        }
        let (player, remembered) = match carry_out(&mut ledger, request) {
            Ok((player, happened)) => (Some(player), Ok(happened)),
            Err(Stop::Fault(fault)) => return Err(fault),
            Err(Stop::Refused(refused)) => {
                // Whatever was begun is dropped; that it was refused is kept.
                drop(ledger);
                ledger = self.ledger(now)?;
                let player = ledger.lookup().who(&request.actor)?;
                (player.map(|player| player.id), Err(refused))
            }
        };
        let kept = happened::write_answer(&remembered)?;
        ledger.change.remember_answer(&request.id, player, now, &kept)?;
        ledger.change.commit()?;
        Ok(remembered)
    }

    /// A player was shown a turn of his by an answer: his clock runs from now, if it does
    /// not yet.
    ///
    /// # Errors
    /// Trouble of ours; nothing has changed.
    pub fn told(&mut self, now: DateTime<Utc>, shown: Shown) -> Result<(), Fault> {
        let ledger = self.ledger(whole_seconds(now))?;
        deliver::told(&ledger, shown.player, shown.moment)?;
        ledger.change.commit()
    }

    /// Does what is due about clocks and about invitations that expire, for at most so many
    /// of each; how many there were of what there was more of.
    ///
    /// # Errors
    /// Trouble of ours; those before it are done.
    pub fn tick(&mut self, now: DateTime<Utc>, most: u32) -> Result<usize, Fault> {
        let now = whole_seconds(now);
        let due = self.file.view().due_games(now, most)?;
        for &game in &due {
            self.settle(now, game)?;
        }
        Ok(due.len().max(self.expire(now, most)?))
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
        let Some(player) = self.lookup(now).who(actor)? else { return Ok(()) };
        for game in view.running_games(player.id)? {
            if game.folded.due_at.is_some_and(|due| due <= now) {
                self.settle(now, game.id)?;
            }
        }
        Ok(())
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
        self.take(now, |ledger| ledger.view().due_notices(channel, ledger.now, most))
    }

    /// Takes the notices that wait for a player at the terminal, but for those on their way.
    ///
    /// # Errors
    /// Trouble of ours; nothing is taken.
    pub fn claim_for(
        &mut self,
        now: DateTime<Utc>,
        player: PlayerId,
        on_their_way: &BTreeSet<NoticeId>,
    ) -> Result<Vec<Letter>, Fault> {
        const MOST: u32 = 50;
        self.take(now, |ledger| {
            let mut waiting = ledger.view().waiting_notices(player, Channel::Terminal, MOST)?;
            waiting.retain(|notice| !on_their_way.contains(&notice.id));
            Ok(waiting)
        })
    }

    fn take(
        &mut self,
        now: DateTime<Utc>,
        which: impl FnOnce(&Ledger<'_>) -> Result<Vec<OutboxRow>, Fault>,
    ) -> Result<Vec<Letter>, Fault> {
        let now = whole_seconds(now);
        let ledger = self.ledger(now)?;
        let notices = which(&ledger)?;
        if notices.is_empty() {
            return Ok(Vec::new());
        }
        deliver::claim(&ledger, &notices)?;
        let letters = notices.iter().map(|row| {
            let happened = happened::read(&row.data)?;
            let notice = present::notice(ledger.lookup(), row.player, &happened)?;
            let player = ledger.player(row.player)?;
            let reader = present::reader(now, &player);
            Ok(Letter { id: row.id, player: player.id, name: player.handle, reader, notice })
        });
        let letters = letters.collect::<Result<_, Fault>>()?;
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

    /// A channel could not take a notice.
    ///
    /// # Errors
    /// Trouble of ours; the notice will come again.
    pub fn not_handed(
        &mut self,
        now: DateTime<Utc>,
        notice: NoticeId,
        trouble: &str,
    ) -> Result<(), Fault> {
        let mut ledger = self.ledger(whole_seconds(now))?;
        deliver::failed(&mut ledger, notice, trouble)?;
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
        Lookup { view: self.file.view(), library: &self.library, now }
    }

    fn ledger(&mut self, now: DateTime<Utc>) -> Result<Ledger<'_>, Fault> {
        Ok(Ledger {
            change: self.file.change()?,
            library: &self.library,
            now,
            entropy: &mut *self.entropy,
        })
    }

    fn present(
        &self,
        now: DateTime<Utc>,
        actor: &Actor,
        remembered: &Remembered,
    ) -> Result<Answer, Fault> {
        let lookup = self.lookup(now);
        let reader = lookup.who(actor)?.map(|player| player.id);
        Ok(match remembered {
            Ok(happened) => {
                let reader = reader.ok_or_else(|| Fault::row("a reader who is no player"))?;
                Answer::Done(Box::new(present::notice(lookup, reader, happened)?))
            }
            Err(refused) => Answer::Refused(Box::new(present::refusal(lookup, reader, refused)?)),
        })
    }
}

/// Carries an order out, or says what stops it.
fn carry_out(ledger: &mut Ledger<'_>, request: &Request) -> Result<(PlayerId, Happened), Stop> {
    let actor = &request.actor;
    let player = ledger.lookup().who(actor)?;
    let Some(player) = player.map(|player| player.id) else {
        return match &request.order.order {
            Order::Join(name) => {
                let name = name.as_deref().unwrap_or(&actor.address);
                join::join(ledger, name, actor.channel)
            }
            _ => Err(Refused::NotAPlayer { name: actor.address.clone() }.into()),
        };
    };
    let happened = for_player(ledger, player, &request.order, request.ply)?;
    // Who is answered has been told: if he is to move, his clock runs.
    if let Some(moment) = happened.moment() {
        deliver::told(ledger, player, moment)?;
    }
    Ok((player, happened))
}

fn for_player(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    line: &Line,
    ply: Option<u32>,
) -> Result<Happened, Stop> {
    let number = line.game.map(|game| GameId(game.into()));
    let invitation = |number: Option<u32>| number.map(|number| InvitationId(number.into()));
    let seat = |ledger: &Ledger<'_>| seat::take(ledger.lookup(), player, number, ply);
    match &line.order {
        Order::Join(_) => Err(Refused::AlreadyAPlayer.into()),
        Order::Challenge { whom, proposal } => invite::challenge(ledger, player, whom, proposal),
        Order::Seek { games, proposal } => seek::seek(ledger, player, *games, proposal),
        Order::Rematch => rematch::rematch(ledger, player, number),
        Order::Accept(number) => invite::accept(ledger, player, invitation(*number)),
        Order::Decline(number, reason) => {
            invite::decline(ledger, player, invitation(*number), reason.clone())
        }
        Order::Counter(number, proposal) => {
            invite::counter(ledger, player, invitation(*number), proposal)
        }
        Order::Cancel(number) => invite::cancel(ledger, player, invitation(*number)),
        Order::Ply(text) => play::ply(ledger, seat(ledger)?, text),
        Order::Roll => play::roll(ledger, seat(ledger)?),
        Order::If(text) => planning::plan(ledger, seat(ledger)?, text),
        Order::IfClear => planning::clear(ledger, seat(ledger)?),
        Order::Withdraw => play::withdraw(ledger, seat(ledger)?),
        Order::Draw(offer) => agree::draw(ledger, seat(ledger)?, *offer),
        Order::Takeback(offer) => agree::takeback(ledger, seat(ledger)?, *offer),
        Order::Resign(sure) => resign::resign(ledger, seat(ledger)?, *sure),
        Order::Vacation(order) => vacation::vacation(ledger, player, *order),
        Order::Claim => resign::claim(ledger, seat(ledger)?),
        Order::Note(text) => talk::note(ledger, &seat(ledger)?, text),
        Order::Say(text) => talk::say(ledger, &seat(ledger)?, text),
        Order::Yes => {
            let waiting = resign::confirmed(ledger, player)?;
            let line = crate::orders::read(&waiting.order)
                .map_err(|_| Fault::row(format!("an order that waits: {}", waiting.order)))?;
            let game = waiting.game.and_then(|id| u32::try_from(id.0).ok());
            for_player(ledger, player, &Line { game, ..line }, None)
        }
        Order::No => {
            resign::confirmed(ledger, player)?;
            Ok(Happened::Dropped)
        }
        other => Err(Refused::NotYet { order: other.to_string() }.into()),
    }
}

/// The club counts whole seconds: what it writes it can read back.
fn whole_seconds(now: DateTime<Utc>) -> DateTime<Utc> {
    now.with_nanosecond(0).unwrap_or(now)
}
