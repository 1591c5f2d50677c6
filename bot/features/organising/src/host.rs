//! What organisers decide: who is suspended, how a game ends that its players cannot end, who gets
//! more time. Each decision has a reason, shown to those it concerns, and is written in the
//! organisers' log; decisions about games are also events like any other. Who may decide what is
//! said in `organise`.
//!
//! The clocks of a suspended player keep running: stopping them would hold up the opponents for the
//! whole suspension, and they have done nothing wrong. Vacation is used up first as usual,
//! opponents learn how long they would wait in vain, and the organisers can give time or end a game.

use chrono::TimeDelta;
use commands::{Deed, ExtraTime, OrganiserAct, Verdict};
use correspondence::event::{Event, MOST_EXTENDED};
use engine::Side;
use kernel::feature::Occasion;
use kernel::happened::Happened;
use kernel::host_log::{self, HostTarget};
use kernel::ledger::Ledger;
use kernel::lookup::Lookup;
use kernel::refused::{Refused, Stop};
use kernel::{circles, house_players, named, organisers, suspended};
use play::pair;
use storage::{Fault, GameId, PlayerId};
use templates::organising::HostRefused;
use templates::told::{ActFacts, GameNews};

use crate::{announce, reports};

/// The most days of a suspension, unless it is permanent.
const MOST_DAYS: u32 = 366;

/// Refuses what a suspended player can't do. Their data stays theirs, and they can write to the
/// organisers about it.
pub fn may(lookup: Lookup<'_>, player: PlayerId, deed: &Deed) -> Result<(), Stop> {
    // What a "yes" confirms is checked separately.
    if deed.row().suspended { Ok(()) } else { suspended::may_act(lookup, player) }
}

/// Carries out what an organiser or the host decides; everybody it concerns is told.
pub fn carry_out(ledger: &mut Ledger<'_>, act: &OrganiserAct) -> Result<Happened, Stop> {
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
            rule(ledger, *game, Event::Adjudicated(winner, host_log::reason(reason)?))
        }
        OrganiserAct::Extend { game, side, more: ExtraTime(seconds), reason } => {
            let most = MOST_EXTENDED.num_days() as u32;
            let more = TimeDelta::try_seconds(*seconds)
                .filter(|more| *more > TimeDelta::zero() && *more <= MOST_EXTENDED)
                .ok_or(HostRefused::BadSpan { most })?;
            rule(ledger, *game, Event::Extended(*side, more, host_log::reason(reason)?))
        }
        OrganiserAct::Close { game, reason } => {
            rule(ledger, *game, Event::Closed(host_log::reason(reason)?))
        }
        OrganiserAct::Announce { text } => announce::announce(ledger, None, text),
        OrganiserAct::AnnounceInCircle { circle, text } => {
            let circle = circles::named(ledger.lookup(), Some(circle))?;
            announce::announce(ledger, circle.as_deref(), text)
        }
        OrganiserAct::Answer { number, answer } => reports::answer(ledger, *number, answer),
        other => {
            let mut features = ledger.assembly.features().iter();
            let decided = features.find_map(|feature| feature.decide(ledger, other));
            decided.unwrap_or_else(|| {
                Err(Fault::defect(format_args!("{other} is for no feature")).into())
            })
        }
    }
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
    host_log::log(ledger, &what, HostTarget::Game(open.row.id), None, reason)?;
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
    let player = named::named(ledger.lookup(), name)?;
    let reason = host_log::reason(reason)?.to_string();
    if days.is_some_and(|days| !(1..=MOST_DAYS).contains(&days)) {
        return Err(HostRefused::BadSpan { most: MOST_DAYS }.into());
    }
    let until = days.map(|days| ledger.now + TimeDelta::days(days.into()));
    let act =
        host_log::log(ledger, suspended::SUSPENDED, HostTarget::Player(player), until, reason)?;
    ledger.follow_up_on(&Occasion::Suspended(player))?;
    tell_all(ledger, player, act)
}

fn lift(ledger: &Ledger<'_>, name: &str, reason: &str) -> Result<Happened, Stop> {
    let player = named::named(ledger.lookup(), name)?;
    let reason = host_log::reason(reason)?.to_string();
    if suspended::suspension(ledger.lookup(), player)?.is_none() {
        return Err(HostRefused::NotSuspended(player.0.into()).into());
    }
    let act = host_log::log(ledger, suspended::LIFTED, HostTarget::Player(player), None, reason)?;
    tell_all(ledger, player, act)
}

fn appoint(ledger: &Ledger<'_>, name: &str) -> Result<Happened, Stop> {
    let player = named::named(ledger.lookup(), name)?;
    if house_players::is_house(ledger.lookup(), player)? {
        return Err(Refused::NoPlayer { name: name.to_owned() }.into());
    }
    if organisers::is_organiser(ledger.lookup(), player)? {
        return Err(HostRefused::AlreadyOrganiser(player.0.into()).into());
    }
    organisers::may_organise(ledger, player)?;
    let act = host_log::log(
        ledger,
        organisers::APPOINTED,
        HostTarget::Player(player),
        None,
        String::new(),
    )?;
    let happened = Happened::OrganiserChanged { act };
    organisers::tell_of_change(ledger, player, None, &happened)?;
    Ok(happened)
}

fn dismiss(ledger: &Ledger<'_>, name: &str, reason: &str) -> Result<Happened, Stop> {
    let player = named::named(ledger.lookup(), name)?;
    let reason = host_log::reason(reason)?.to_string();
    if !organisers::is_organiser(ledger.lookup(), player)? {
        return Err(HostRefused::NotOrganiser(player.0.into()).into());
    }
    let act =
        host_log::log(ledger, organisers::DISMISSED, HostTarget::Player(player), None, reason)?;
    let happened = Happened::OrganiserChanged { act };
    organisers::tell_of_change(ledger, player, None, &happened)?;
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

/// A decision about a player, as sentences name it.
pub fn act(lookup: Lookup<'_>, act: i64) -> Result<ActFacts, Fault> {
    let row = lookup.view.host_act(act)?;
    let player = row.player.ok_or_else(|| Fault::row(format_args!("act {act} has no player")))?;
    let is_over = row.what == suspended::LIFTED || row.what == organisers::DISMISSED;
    let organiser = row.organiser.map(|organiser| organiser.0);
    Ok(ActFacts { player: player.0, is_over, until: row.until, reason: row.reason, organiser })
}
