//! What organisers decide: who is suspended, how a game ends that its players cannot end, who gets
//! more time. Each decision has a reason, shown to those it concerns, and is written in the
//! organisers' log; decisions about games are also events like any other. Who may decide what is
//! said in `organise`.
//!
//! The clocks of a suspended player keep running: stopping them would hold up the opponents for the
//! whole suspension, and they have done nothing wrong. Vacation is used up first as usual,
//! opponents learn how long they would wait in vain, and the organisers can give time or end a game.

use chrono::{DateTime, TimeDelta, Utc};
use commands::{Deed, ExtraTime, OrganiserAct, Verdict};
use correspondence::event::{Event, MOST_EXTENDED};
use engine::Side;
use engine::notation::record::RecordLine;
use storage::{Fault, GameId, HostLogRow, PlayerId};
use templates::notice::make_harmless;
use templates::told::{AccountRefused, ActFacts, GameNews, HostRefused};

use super::announce;
use super::circle;
use super::happened::Happened;
use super::house;
use super::invite;
use super::ladder;
use super::ledger::Ledger;
use super::lookup::Lookup;
use super::organise;
use super::pair;
use super::refused::{Refused, Stop};
use super::reports;
use super::tournament;

/// The most characters in a reason.
pub(super) const LONGEST_REASON: usize = 500;

/// The most days of a suspension, unless it is permanent.
const MOST_DAYS: u32 = 366;

/// How long only the host makes a new player an organiser.
const NEW: TimeDelta = TimeDelta::days(7);

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

/// Refuses what a suspended player can't do. Their data stays theirs, and they can write to the
/// organisers about it.
pub(super) fn may(lookup: Lookup<'_>, player: PlayerId, deed: &Deed) -> Result<(), Stop> {
    // What a "yes" confirms is checked separately.
    if deed.row().suspended { Ok(()) } else { may_act(lookup, player) }
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

/// Carries out what an organiser or the host decides; everybody it concerns is told.
pub(super) fn carry_out(ledger: &mut Ledger<'_>, act: &OrganiserAct) -> Result<Happened, Stop> {
    match act {
        OrganiserAct::Suspend { name, days, reason } => suspend(ledger, name, *days, reason),
        OrganiserAct::Lift { name, reason } => lift(ledger, name, reason),
        OrganiserAct::Appoint { name } => appoint(ledger, name),
        OrganiserAct::Dismiss { name, reason } => dismiss(ledger, name, reason),
        OrganiserAct::Adjudicate { game, verdict, reason } => {
            let winner = match verdict {
                Verdict::Won(side) => Some(*side),
                Verdict::Draw => None,
            };
            rule(ledger, *game, Event::Adjudicated(winner, self::reason(reason)?))
        }
        OrganiserAct::Extend { game, side, more: ExtraTime(seconds), reason } => {
            let most = MOST_EXTENDED.num_days() as u32;
            let more = TimeDelta::try_seconds(*seconds)
                .filter(|more| *more > TimeDelta::zero() && *more <= MOST_EXTENDED)
                .ok_or(HostRefused::BadSpan { most })?;
            rule(ledger, *game, Event::Extended(*side, more, self::reason(reason)?))
        }
        OrganiserAct::OpenCircle { new } => circle::open_circle(ledger, new).map(Happened::Circle),
        OrganiserAct::CloseCircle { circle, reason } => {
            circle::close_circle(ledger, circle, reason).map(Happened::Circle)
        }
        OrganiserAct::AppointInCircle { circle, name } => {
            circle::appoint_in_circle(ledger, circle, name).map(Happened::Circle)
        }
        OrganiserAct::DismissInCircle { circle, name, reason } => {
            circle::dismiss_in_circle(ledger, circle, name, reason).map(Happened::Circle)
        }
        OrganiserAct::PlaceOnLadder { ladder, name, place, reason } => {
            ladder::place_on_ladder(ledger, ladder, name, (*place, reason)).map(Happened::Ladder)
        }
        OrganiserAct::OpenLadder { ladder, house } => {
            ladder::open_ladder(ledger, ladder, *house).map(Happened::Ladder)
        }
        OrganiserAct::CloseLadder { ladder, reason } => {
            ladder::close_ladder(ledger, ladder, reason).map(Happened::Ladder)
        }
        OrganiserAct::TakeOffLadder { ladder, name, reason } => {
            ladder::take_off_ladder(ledger, ladder, name, reason).map(Happened::Ladder)
        }
        OrganiserAct::OpenTournament { new } => {
            tournament::open_tournament(ledger, new).map(Happened::Tournament)
        }
        OrganiserAct::StartTournament { number } => {
            tournament::start_tournament(ledger, *number).map(Happened::Tournament)
        }
        OrganiserAct::CancelTournament { number, reason } => {
            tournament::cancel_tournament(ledger, *number, reason).map(Happened::Tournament)
        }
        OrganiserAct::TakeOutOfTournament { number, name, reason } => {
            tournament::take_out_of_tournament(ledger, *number, name, reason)
                .map(Happened::Tournament)
        }
        OrganiserAct::Close { game, reason } => {
            rule(ledger, *game, Event::Closed(self::reason(reason)?))
        }
        OrganiserAct::Announce { text } => announce::announce(ledger, None, text),
        OrganiserAct::AnnounceInCircle { circle, text } => {
            let circle = circle::named(ledger.lookup(), Some(circle))?;
            announce::announce(ledger, circle.as_deref(), text)
        }
        OrganiserAct::Answer { number, answer } => reports::answer(ledger, *number, answer),
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

fn appoint(ledger: &Ledger<'_>, name: &str) -> Result<Happened, Stop> {
    let player = called(ledger, name)?;
    if house::is_house(ledger.lookup(), player)? {
        return Err(Refused::NoPlayer { name: name.to_owned() }.into());
    }
    if organise::is_organiser(ledger.lookup(), player)? {
        return Err(HostRefused::AlreadyOrganiser(player.0.into()).into());
    }
    may_organise(ledger, player)?;
    let act = log(ledger, organise::APPOINTED, HostTarget::Player(player), None, String::new())?;
    let happened = Happened::OrganiserChanged { act };
    organise::tell_of_change(ledger, player, None, &happened)?;
    Ok(happened)
}

/// Refuses to make somebody an organiser who is suspended; and somebody new, unless the host does.
pub(super) fn may_organise(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Stop> {
    if is_suspended(ledger.lookup(), player)? {
        return Err(HostRefused::SuspendedCandidate(player.0.into()).into());
    }
    let from = ledger.player(player)?.joined_at + NEW;
    match ledger.organiser.is_some() && ledger.now < from {
        true => {
            let (player, from) = (player.0, from.timestamp());
            Err(HostRefused::NewCandidate { player, from }.into())
        }
        false => Ok(()),
    }
}

fn dismiss(ledger: &Ledger<'_>, name: &str, reason: &str) -> Result<Happened, Stop> {
    let player = called(ledger, name)?;
    let reason = self::reason(reason)?.to_string();
    if !organise::is_organiser(ledger.lookup(), player)? {
        return Err(HostRefused::NotOrganiser(player.0.into()).into());
    }
    let act = log(ledger, organise::DISMISSED, HostTarget::Player(player), None, reason)?;
    let happened = Happened::OrganiserChanged { act };
    organise::tell_of_change(ledger, player, None, &happened)?;
    Ok(happened)
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
    invite::named(ledger.lookup(), name)
}

pub(super) enum HostTarget<'a> {
    Circle(&'a str),
    /// A player as a member of a circle.
    Member(&'a str, PlayerId),
    Player(PlayerId),
    Game(GameId),
    Nobody,
}

/// Writes into the organisers' log; returns the number of the entry.
pub(super) fn log(
    ledger: &Ledger<'_>,
    what: &str,
    target: HostTarget<'_>,
    until: Option<DateTime<Utc>>,
    reason: String,
) -> Result<i64, Fault> {
    let (player, game, circle) = match target {
        HostTarget::Circle(circle) => (None, None, Some(circle.to_owned())),
        HostTarget::Member(circle, player) => (Some(player), None, Some(circle.to_owned())),
        HostTarget::Player(player) => (Some(player), None, None),
        HostTarget::Game(game) => (None, Some(game), None),
        HostTarget::Nobody => (None, None, None),
    };
    let (at, what, organiser) = (ledger.now, what.to_owned(), ledger.organiser);
    let row = HostLogRow { id: 0, at, what, player, game, until, reason, organiser, circle };
    ledger.change.insert_host_act(&row)
}

/// A decision about a player, as sentences name it.
pub(super) fn act(lookup: Lookup<'_>, act: i64) -> Result<ActFacts, Fault> {
    let row = lookup.view.host_act(act)?;
    let player = row.player.ok_or_else(|| Fault::row(format_args!("act {act} has no player")))?;
    let is_over = row.what == LIFTED || row.what == organise::DISMISSED;
    let organiser = row.organiser.map(|organiser| organiser.0);
    Ok(ActFacts { player: player.0, is_over, until: row.until, reason: row.reason, organiser })
}
