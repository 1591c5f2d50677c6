//! What the hosts decide: who is suspended, how a game ends that its players cannot end, who gets
//! more time. Each decision has a reason, shown to those it concerns, and is written in the hosts'
//! log; decisions about games are also events like any other. The channel knows who is a host.
//!
//! The clocks of a suspended player keep running: stopping them would hold up the opponents for the
//! whole suspension, and they have done nothing wrong. Vacation is used up first as usual,
//! opponents learn how long they would wait in vain, and the hosts can give time or end a game.

use chrono::{DateTime, TimeDelta, Utc};
use commands::Deed;
use correspondence::event::{Event, MOST_EXTENDED};
use engine::Side;
use engine::notation::record::RecordLine;
use serde::{Deserialize, Serialize};
use storage::{Fault, GameId, HostLogRow, PlayerId};
use templates::notice::make_harmless;
use templates::told::{AccountRefused, ActFacts, GameNews, HostRefused};

use super::happened::Happened;
use super::invite;
use super::ladder;
use super::ledger::Ledger;
use super::lookup::Lookup;
use super::names;
use super::pair;
use super::refused::{Refused, Stop};
use super::tournament;
use crate::tournament::hosting::TournamentAct;

/// The most characters in a reason.
pub(super) const LONGEST_REASON: usize = 500;

/// The most days of a suspension, unless it is permanent.
const MOST_DAYS: u32 = 366;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HostOrder {
    /// A player can give no orders for a number of days, or permanently.
    Suspend {
        name: String,
        days: Option<u32>,
        reason: String,
    },
    Lift {
        name: String,
        reason: String,
    },
    Adjudicate {
        game: i64,
        verdict: Verdict,
        reason: String,
    },
    Extend {
        game: i64,
        side: HostSide,
        seconds: i64,
        reason: String,
    },
    Ladder {
        ladder: String,
        name: String,
        place: u32,
        reason: String,
    },
    Tournament(TournamentAct),
    /// The game ends without a result.
    Close {
        game: i64,
        reason: String,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    Won(HostSide),
    Draw,
}

/// A side, as it is written in hosts' orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HostSide {
    Attackers,
    Defenders,
}

impl From<HostSide> for Side {
    fn from(side: HostSide) -> Side {
        match side {
            HostSide::Attackers => Side::Attackers,
            HostSide::Defenders => Side::Defenders,
        }
    }
}

impl HostOrder {
    pub fn game(&self) -> Option<GameId> {
        match self {
            HostOrder::Adjudicate { game, .. }
            | HostOrder::Extend { game, .. }
            | HostOrder::Close { game, .. } => Some(GameId(*game)),
            HostOrder::Suspend { .. }
            | HostOrder::Lift { .. }
            | HostOrder::Ladder { .. }
            | HostOrder::Tournament(_) => None,
        }
    }
}

const SUSPENDED: &str = "suspended";

const LIFTED: &str = "lifted";

/// The act by which a player is suspended now, if any.
fn suspension(lookup: Lookup<'_>, player: PlayerId) -> Result<Option<HostLogRow>, Fault> {
    let mut acts = lookup.view.host_acts_about(player)?;
    acts.retain(|act| act.what == SUSPENDED || act.what == LIFTED);
    Ok(acts
        .pop()
        .filter(|act| act.what == SUSPENDED && act.until.is_none_or(|until| until > lookup.now)))
}

pub(super) fn is_suspended(lookup: Lookup<'_>, player: PlayerId) -> Result<bool, Fault> {
    Ok(suspension(lookup, player)?.is_some())
}

/// Refuses what a suspended player can't do. Their data stays theirs.
pub(super) fn may(lookup: Lookup<'_>, player: PlayerId, deed: &Deed) -> Result<(), Stop> {
    let always = matches!(
        deed,
        Deed::Export(_)
            | Deed::Unsubscribe(_)
            | Deed::Erase(_)
            | Deed::EndDevices(_)
            | Deed::Yes
            | Deed::No
    );
    // What a "yes" confirms is checked separately.
    if always { Ok(()) } else { may_act(lookup, player) }
}

/// Refuses whatever a suspended player can't do.
pub(super) fn may_act(lookup: Lookup<'_>, player: PlayerId) -> Result<(), Stop> {
    match suspension(lookup, player)? {
        Some(act) => Err(HostRefused::Suspended { act: act.id }.into()),
        None => Ok(()),
    }
}

/// Refuses to invite a suspended player; the reason is nobody else's concern.
pub(super) fn takes_invitations(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Stop> {
    match suspension(ledger.lookup(), player)? {
        Some(_) => Err(AccountRefused::TakesNone(player.0.into()).into()),
        None => Ok(()),
    }
}

/// Carries out an order from the hosts; everybody it concerns is told.
pub(super) fn carry_out(ledger: &mut Ledger<'_>, order: &HostOrder) -> Result<Happened, Stop> {
    match order {
        HostOrder::Suspend { name, days, reason } => suspend(ledger, name, *days, reason),
        HostOrder::Lift { name, reason } => lift(ledger, name, reason),
        HostOrder::Adjudicate { game, verdict, reason } => {
            let winner = match verdict {
                Verdict::Won(side) => Some(Side::from(*side)),
                Verdict::Draw => None,
            };
            rule(ledger, *game, Event::Adjudicated(winner, self::reason(reason)?))
        }
        HostOrder::Extend { game, side, seconds, reason } => {
            let most = MOST_EXTENDED.num_days() as u32;
            let more = TimeDelta::try_seconds(*seconds)
                .filter(|more| *more > TimeDelta::zero() && *more <= MOST_EXTENDED)
                .ok_or(HostRefused::BadSpan { most })?;
            rule(ledger, *game, Event::Extended((*side).into(), more, self::reason(reason)?))
        }
        HostOrder::Ladder { ladder, name, place, reason } => {
            let player = called(ledger, name)?;
            let reason = self::reason(reason)?.to_string();
            let step = ladder::correct(ledger, ladder, player, *place, reason.clone())?;
            log(
                ledger,
                &format!("ladder {ladder} {place}"),
                HostTarget::Player(player),
                None,
                reason,
            )?;
            let happened = Happened::Ladder(step);
            ledger.tell(player, &happened)?;
            Ok(happened)
        }
        HostOrder::Tournament(act) => {
            tournament::carry_out_for_hosts(ledger, act).map(Happened::Tournament)
        }
        HostOrder::Close { game, reason } => {
            rule(ledger, *game, Event::Closed(self::reason(reason)?))
        }
    }
}

/// A reason as it is stored: one line of a record.
pub(super) fn reason(text: &str) -> Result<RecordLine, Stop> {
    let line = RecordLine::new(&make_harmless(text)).ok_or(HostRefused::NoReason)?;
    if line.as_str().chars().count() > LONGEST_REASON {
        return Err(HostRefused::LongReason.into());
    }
    Ok(line)
}

fn rule(ledger: &Ledger<'_>, game: i64, event: Event) -> Result<Happened, Stop> {
    let open = ledger.open(GameId(game))?;
    let mut open = open.ok_or(HostRefused::NoSuchGame { game })?;
    if open.course.end.is_some() {
        return Err(Refused::Over(open.moment()).into());
    }
    let (news, what, reason) = match &event {
        Event::Extended(side, more, reason) => {
            if open.course.start.clock.is_none() {
                return Err(HostRefused::NoClock { game }.into());
            }
            let what = format!("extended {side} {}", more.num_seconds());
            (None, what, reason.to_string())
        }
        Event::Adjudicated(winner, reason) => {
            let what = format!("adjudicated {}", winner.map_or("draw", Side::name));
            (Some(GameNews::Ended), what, reason.to_string())
        }
        Event::Closed(reason) => (Some(GameNews::Ended), "closed".to_owned(), reason.to_string()),
        other => {
            return Err(Fault::defect(format_args!("{other} isn't an organiser's event")).into());
        }
    };
    let moment = ledger.book(&mut open, &event)?;
    log(ledger, &what, HostTarget::Game(open.row.id), None, reason)?;
    let extended = Happened::Extended(moment);
    let happened = news.map_or(extended, |news| Happened::game(news, moment));
    ledger.tell(open.row.players.attackers, &happened)?;
    if open.row.players.defenders != open.row.players.attackers {
        ledger.tell(open.row.players.defenders, &happened)?;
    }
    pair::conclude(ledger, &open, moment)?;
    Ok(happened)
}

/// A player can give no more orders. Their offers to others are withdrawn, and offers to them
/// declined, because nobody could play those games.
fn suspend(
    ledger: &Ledger<'_>,
    name: &str,
    days: Option<u32>,
    reason: &str,
) -> Result<Happened, Stop> {
    let player = called(ledger, name)?;
    let reason = self::reason(reason)?.to_string();
    if days.is_some_and(|days| !(1..=MOST_DAYS).contains(&days)) {
        return Err(HostRefused::BadSpan { most: MOST_DAYS }.into());
    }
    let until = days.map(|days| ledger.now + TimeDelta::days(days.into()));
    let act = log(ledger, SUSPENDED, HostTarget::Player(player), until, reason)?;
    invite::close_all(ledger, player)?;
    tell_all(ledger, player, act)
}

fn lift(ledger: &Ledger<'_>, name: &str, reason: &str) -> Result<Happened, Stop> {
    let player = called(ledger, name)?;
    let reason = self::reason(reason)?.to_string();
    if suspension(ledger.lookup(), player)?.is_none() {
        return Err(HostRefused::NotSuspended(player.0.into()).into());
    }
    let act = log(ledger, LIFTED, HostTarget::Player(player), None, reason)?;
    tell_all(ledger, player, act)
}

/// Tells the player and their opponents, who would otherwise wait for a move.
fn tell_all(ledger: &Ledger<'_>, player: PlayerId, act: i64) -> Result<Happened, Stop> {
    let happened = Happened::Barred { act };
    ledger.tell(player, &happened)?;
    for opponent in ledger.opponents(player)? {
        ledger.tell(opponent, &happened)?;
    }
    Ok(happened)
}

pub(super) fn called(ledger: &Ledger<'_>, name: &str) -> Result<PlayerId, Stop> {
    let player = ledger.view().player_called(&names::folded(name))?;
    let nobody = || Refused::NoPlayer { name: name.to_owned() };
    Ok(player.ok_or_else(nobody)?.id)
}

pub(super) enum HostTarget {
    Player(PlayerId),
    Game(GameId),
    Nobody,
}

/// Writes into the hosts' log; returns the number of the entry.
pub(super) fn log(
    ledger: &Ledger<'_>,
    what: &str,
    whom: HostTarget,
    until: Option<DateTime<Utc>>,
    reason: String,
) -> Result<i64, Fault> {
    let (player, game) = match whom {
        HostTarget::Player(player) => (Some(player), None),
        HostTarget::Game(game) => (None, Some(game)),
        HostTarget::Nobody => (None, None),
    };
    let (at, what) = (ledger.now, what.to_owned());
    ledger.change.insert_host_act(&HostLogRow { id: 0, at, what, player, game, until, reason })
}

/// A decision about a player, as sentences name it.
pub(super) fn act(lookup: Lookup<'_>, act: i64) -> Result<ActFacts, Fault> {
    let row = lookup.view.host_act(act)?;
    let player = row.player.ok_or_else(|| Fault::row(format_args!("act {act} has no player")))?;
    let is_lifted = row.what == LIFTED;
    Ok(ActFacts { player: player.0, is_lifted, until: row.until, reason: row.reason })
}
