//! The use cases: what players ask for, decided. Synchronous, given the time, and independent of
//! any channel: a [`Request`] goes in, an [`Answer`] comes back to the asker, and everyone else is
//! told through the outbox.
//!
//! In reading order: this file (the interface), `event`, `chain` and `course` (what a game is),
//! `clock`, `terms`, `names` with `alike`; `ledger` (the transaction) with `recent` and `remember`,
//! and `seat` (who asks about which game); `at_once` (how much of a message is dealt with);
//! `dispatch` (which use case an order belongs to) and the use cases `join`, `link`, `settings`
//! with `everywhere`, `distance`, `invite` with `addressed`, `seek`, `rematch`, `play`, `planning`,
//! `agree`, `resign` with `confirm` (the yes that it waits for), `talk` with `kept`, `vacation`,
//! `export` with `archive`, `erase`, `deadline`, `outage`, `upkeep`, `deliver` (what couriers take)
//! with `letters` and `pace`, `caused` (nobody is flooded by another), `receipts` (the result of a
//! delivery) and `telling` (its effect on clocks); `mail` (play by email, as far as decisions and
//! stored data are concerned) with `token`, and `discord` (the same for Discord); `pair` (a match
//! of two games); `host` (what the hosts decide); `questions`, `history` and `why`, and `choose`
//! (what a player can choose at a board); `happened` and `refused` (what is stored of an
//! answer) and `present` (what its reader gets); `record` and `verify`.

mod account;
pub(crate) mod addressed;
mod agree;
mod alike;
mod archive;
mod at_once;
pub(crate) mod caused;
pub mod chain;
pub mod choose;
pub mod clock;
pub(crate) mod confirm;
pub mod course;
mod deadline;
pub(crate) mod deliver;
pub mod discord;
mod dispatch;
mod distance;
mod erase;
pub mod event;
mod everywhere;
mod export;
mod happened;
mod history;
pub mod host;
pub(crate) mod invite;
mod join;
pub(crate) mod kept;
mod ladder;
mod ledger;
mod letters;
pub(crate) mod link;
mod lookup;
pub mod mail;
pub mod names;
mod outage;
mod pace;
mod pair;
mod planning;
mod play;
mod present;
mod questions;
pub mod ratings;
mod receipts;
mod recent;
mod record;
mod refused;
mod rematch;
pub(crate) mod remember;
mod resign;
mod rulebook;
mod seat;
pub(crate) mod seek;
mod settings;
mod talk;
mod telling;
mod terms;
pub mod token;
pub(crate) mod tournament;
mod upkeep;
pub(crate) mod vacation;
pub mod verify;
mod why;

use std::cell::Cell;
use std::collections::BTreeSet;
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Timelike, Utc};
use engine::ruleset::{Language, Library};
use storage::{Channel, File, PlayerId, PlayerRow};
use templates::{Notice, Refusal};

pub use at_once::{MOST_AT_ONCE, at_once};
pub use host::{HostOrder, HostSide, Verdict};
pub use kept::{LONGEST_TEXT, MESSAGES_A_DAY, NOTES_ON_A_GAME, REPORTS_A_DAY};
pub use ladder::{
    LadderRules, Unlike as UnlikeLog, rules as ladder_rules, verify as verify_ladder,
};
pub use letters::{Failure, Letter, News, Part};
pub use questions::{Questions, is_question};
pub use remember::kept as kept_answer;
pub use rulebook::Rulebook;
pub use storage::Fault;
use templates::told::{AccountRefused, GamePoint};
pub use tournament::TournamentAct;

use crate::orders::Line;
use happened::{Happened, Remembered};
use ledger::Ledger;
use lookup::Lookup;
use recent::Recent;
use refused::{Refused, Stop};

/// A request from somebody.
#[derive(Clone, Debug)]
pub struct Request {
    /// The channel's own id for this request: repeats have the same id, and get the same answer.
    pub id: String,
    pub actor: Actor,
    pub order: Line,
    /// The position that the asker was looking at, if the channel knows.
    pub seen: Option<Seen>,
    /// Where it was said, in the channel's own words: a "yes" answers what was asked in the same
    /// place, and nothing else. Without a place, nothing can be answered.
    pub place: Option<String>,
}

/// A position of a game as somebody was shown it. The number of the ply alone is not enough: when
/// plies are taken back, the same number occurs with another board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The ply that was due.
    pub ply: u32,
    /// The last event of the game.
    pub event: u32,
}

/// Who asks, as the channel knows them.
#[derive(Clone, Debug)]
pub struct Actor {
    pub channel: Channel,
    /// Their address there; at the terminal their name.
    pub address: String,
    /// The language that they seem to speak, if the channel can tell: the club answers in it while
    /// it does not know them, and it becomes their first setting.
    pub language: Option<Language>,
}

/// What the asker is told.
#[derive(Clone, Debug)]
pub enum Answer {
    /// It was done, or this is what was asked.
    Done(Box<Notice>),
    /// It was not done, and why. Nothing has changed.
    Refused(Box<Refusal>),
}

/// What has to be noted before a player is shown the answer to a question: that they are active,
/// and which game they see.
#[derive(Clone, Copy, Debug)]
pub struct Shown {
    player: PlayerId,
    moment: Option<GamePoint>,
}

/// Whether an answer can be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MayShow {
    /// Yes, and it counts as shown.
    Yes,
    /// A ply has been withdrawn since, which nobody should see: ask again.
    Outdated,
}

/// The write side: owns the only writable connection.
pub struct Service {
    file: File,
    library: Arc<Library>,
    entropy: Box<dyn FnMut() -> [u8; 32] + Send>,
    recent: Recent,
    /// How many answers have been given.
    answers: u32,
    /// The last player whose old data was removed.
    forgot: PlayerId,
    rules: Arc<LadderRules>,
    /// The language for people the club does not know.
    language: Language,
    /// The name of the club.
    club: Arc<str>,
    /// The channels over which players can be written to.
    channels: BTreeSet<Channel>,
    /// How often waiting notices have been rerouted.
    moved: Cell<u64>,
    /// Counts answers to emails that carried nothing out.
    breaker: mail::Breaker,
}

impl std::fmt::Debug for Service {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Service").field("file", &self.file).finish_non_exhaustive()
    }
}

impl Service {
    /// A service for a club's file, reached at the terminal only. `entropy` returns 32 bytes that
    /// nobody can guess.
    #[must_use]
    pub fn new(
        file: File,
        rules: impl Into<Rulebook>,
        entropy: Box<dyn FnMut() -> [u8; 32] + Send>,
    ) -> Service {
        let Rulebook { library, ladders, language, club } = rules.into();
        Service {
            file,
            library,
            entropy,
            recent: Recent::default(),
            rules: ladders,
            language,
            club,
            channels: BTreeSet::from([Channel::Terminal]),
            moved: Cell::default(),
            breaker: mail::Breaker::default(),
            answers: 0,
            forgot: PlayerId(0),
        }
    }

    /// Sets the channels over which it can be reached.
    #[must_use]
    pub fn reached_over(self, channels: impl IntoIterator<Item = Channel>) -> Service {
        Service { channels: channels.into_iter().collect(), ..self }
    }

    /// Sets the rules of its ladders from now on.
    pub fn set_ladders(&mut self, rules: Arc<LadderRules>) {
        self.rules = rules;
    }

    /// Carries out an order (questions go to [`Questions::ask`]). Its changes are one transaction,
    /// which is on the disk when this returns.
    pub fn handle(&mut self, now: DateTime<Utc>, request: &Request) -> Result<Answer, Fault> {
        self.handle_in(now, request, None)
    }

    /// The same for an order from a place in Discord.
    pub fn handle_in(
        &mut self,
        now: DateTime<Utc>,
        request: &Request,
        scene: Option<&discord::Scene>,
    ) -> Result<Answer, Fault> {
        let now = whole_seconds(now);
        self.settle_games_of(now, &request.actor)?;
        let number = self.next_number();
        let mut ledger = self.ledger(now)?;
        let asker = ledger.lookup().who(&request.actor)?;
        if let Some(asker) = &asker {
            seen(&ledger, asker)?;
        }
        let asker = asker.map(|player| player.id);
        if let Some(remembered) = remember::recall(ledger.view(), asker, &request.id)? {
            return answer(ledger.lookup(), asker, &remembered);
        }
        ledger.scene = scene.cloned();
        ledger.by = asker;
        let (player, remembered) = decide(&mut ledger, asker, request)?;
        if let Some(scene) = scene {
            // Somebody who has just joined counts as known, too.
            discord::note(&ledger, &request.actor, scene)?;
        }
        // The asker has been told by the answer: if they are to move, their clock starts. Even a
        // refusal can show a ply, which can't be withdrawn any more then.
        let moment = remembered.as_ref().map_or_else(Refused::shows, Happened::moment);
        if let (Some(player), Some(moment)) = (player, moment) {
            telling::told(&ledger, player, moment)?;
        }
        let asker = ledger.lookup().who(&request.actor)?.map(|player| player.id);
        remember::keep(&ledger.change, asker, &request.id, (now, number), &remembered)?;
        let answer = answer(ledger.lookup(), player, &remembered)?;
        ledger.change.commit()?;
        Ok(answer)
    }

    /// Carries out an order from the hosts; the channel must have checked that they are: one
    /// transaction, remembered by its id, written in the hosts' log.
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
        // Nobody else writes between this check and the change.
        let remembered = match remember::recall(self.file.view(), None, &id)? {
            Some(remembered) => remembered,
            None => self.decide_for_host(now, &id, order)?,
        };
        let lookup = self.lookup(now);
        Ok(match &remembered {
            Ok(happened) => Answer::Done(Box::new(present::for_hosts(lookup, happened)?)),
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
        let remembered = match ledger.attempt(|ledger| host::carry_out(ledger, order)) {
            Ok(happened) => Ok(happened),
            Err(Stop::Fault(fault)) => return Err(fault),
            Err(Stop::Refused(refused)) => Err(refused),
        };
        remember::keep(&ledger.change, None, id, (now, number), &remembered)?;
        ledger.change.commit()?;
        Ok(remembered)
    }

    /// Numbers the answers of one second, for as long as the club runs.
    fn next_number(&mut self) -> u32 {
        self.answers = self.answers.wrapping_add(1);
        self.answers
    }

    /// A player is about to be shown an answer. If it shows a game, that counts as seen, and if it
    /// is their turn, their clock starts.
    pub fn show(&mut self, now: DateTime<Utc>, shown: Shown) -> Result<MayShow, Fault> {
        let ledger = self.ledger(whole_seconds(now))?;
        let Shown { player, moment } = shown;
        seen(&ledger, &ledger.player(player)?)?;
        if let Some(moment) = moment {
            if telling::is_withdrawn(&ledger, moment)? {
                return Ok(MayShow::Outdated);
            }
            telling::told(&ledger, player, moment)?;
        }
        ledger.change.commit()?;
        Ok(MayShow::Yes)
    }

    fn lookup(&self, now: DateTime<Utc>) -> Lookup<'_> {
        Lookup {
            view: self.file.view(),
            library: &self.library,
            recent: &self.recent,
            rules: &self.rules,
            now,
        }
    }

    fn ledger(&mut self, now: DateTime<Utc>) -> Result<Ledger<'_>, Fault> {
        Ok(Ledger {
            change: self.file.change()?,
            library: &self.library,
            now,
            entropy: &mut *self.entropy,
            recent: &self.recent,
            rules: &self.rules,
            language: self.language,
            club: &self.club,
            channels: &self.channels,
            moved: &self.moved,
            place: None,
            scene: None,
            by: None,
        })
    }
}

/// Notes that a player was active; once an hour is enough.
fn seen(ledger: &Ledger<'_>, player: &PlayerRow) -> Result<(), Fault> {
    match is_news(player, ledger.now) {
        true => ledger.change.set_seen(player.id, ledger.now),
        false => Ok(()),
    }
}

/// Whether a player's activity has not been noted yet.
fn is_news(player: &PlayerRow, now: DateTime<Utc>) -> bool {
    now - player.seen_at >= TimeDelta::hours(1)
}

/// Carries out an order for the asker; if it is refused, only the refusal's own effects are stored.
/// Returns the player who is told, and what.
fn decide(
    ledger: &mut Ledger<'_>,
    asker: Option<PlayerId>,
    request: &Request,
) -> Result<(Option<PlayerId>, Remembered), Fault> {
    let channel = request.actor.channel;
    ledger.place = request.place.clone().map(|name| confirm::Place { channel, name });
    match ledger.attempt(|ledger| dispatch::carry_out(ledger, request)) {
        Ok((player, happened)) => Ok((Some(player), Ok(happened))),
        Err(Stop::Fault(fault)) => Err(fault),
        Err(Stop::Refused(refused)) => {
            if let Refused::Account(AccountRefused::WrongCode { link, left }) = refused {
                link::count_wrong(ledger, link, left)?;
            }
            Ok((asker, Err(refused)))
        }
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
            // A person who has just been erased is no longer a player, but is told so.
            let reader = reader.or(happened.erased());
            let reader = reader.ok_or_else(|| Fault::defect("a reader who is no player"))?;
            Answer::Done(Box::new(present::notice(lookup, reader, happened)?))
        }
        Err(refused) => Answer::Refused(Box::new(present::refusal(lookup, reader, refused)?)),
    })
}

/// The club counts whole seconds, so that it reads back exactly what it writes.
fn whole_seconds(now: DateTime<Utc>) -> DateTime<Utc> {
    now.with_nanosecond(0).unwrap_or(now)
}
