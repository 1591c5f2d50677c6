//! Who is an organiser, and what an organiser may decide. What they decide is done by `host`, as it
//! is for the host; here it is asked about first if it takes something away.
//!
//! Nobody decides anything that involves themselves, somebody they have just made an organiser, or
//! the one who has just made them one. Only the host suspends an organiser, and apart from the
//! host, only the player who appointed an organiser dismisses them. Who is one follows from the
//! organisers' log: the last entry about a player counts.

use std::collections::BTreeSet;

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use chrono_tz::Tz;
use commands::{ActOf, Concerned, Deed, OrderLine, OrganiserAct, Sure, Verdict};
use correspondence::clock::local_moment;
use storage::{Fault, GameId, HostLogRow, PlayerId};
use templates::notice::make_harmless;
use templates::told::{ActAsked, HostRefused, PartyTo, organisers};
use templates::{Notice, of_ladder};

use super::announce;
use super::asked;
use super::circle;
use super::happened::Happened;
use super::host;
use super::ladder;
use super::ledger::Ledger;
use super::lookup::Lookup;
use super::refused::Stop;
use super::reports;
use super::tournament;

/// What the log says of a player who became an organiser, and of one who is one no longer.
pub(super) const APPOINTED: &str = "appointed";
pub(super) const DISMISSED: &str = "dismissed";

/// How long somebody who was appointed counts as close to who appointed them.
pub(super) const CLOSE: TimeDelta = TimeDelta::days(28);

/// Who organises the club, or a circle, in the order in which they were appointed.
fn all(lookup: Lookup<'_>, circle: Option<&str>) -> Result<Vec<PlayerId>, Fault> {
    let mut players = Vec::new();
    for act in lookup.view.last_host_acts([APPOINTED, DISMISSED])? {
        let appointed = act.player.filter(|_| act.what == APPOINTED);
        if let Some(player) = appointed.filter(|_| act.circle.as_deref() == circle)
            && can_act(lookup, player)?
        {
            players.push(player);
        }
    }
    Ok(players)
}

/// Who organises the club.
pub(super) fn of_club(lookup: Lookup<'_>) -> Result<Vec<PlayerId>, Fault> {
    all(lookup, None)
}

/// Who organises a circle, besides the organisers of the club.
pub(super) fn of_circle(lookup: Lookup<'_>, circle: &str) -> Result<Vec<PlayerId>, Fault> {
    all(lookup, Some(circle))
}

/// Whether an appointed player can act: nobody does who is suspended or gone.
fn can_act(lookup: Lookup<'_>, player: PlayerId) -> Result<bool, Fault> {
    let is_gone = lookup.view.player(player)?.erased_at.is_some();
    Ok(!is_gone && !host::is_suspended(lookup, player)?)
}

/// Whether a player is an organiser of the whole club.
pub(super) fn is_organiser(lookup: Lookup<'_>, player: PlayerId) -> Result<bool, Fault> {
    is_appointed(lookup, player, None)
}

/// Whether a player is an organiser of a circle.
pub(super) fn organises(lookup: Lookup<'_>, player: PlayerId, circle: &str) -> Result<bool, Fault> {
    is_appointed(lookup, player, Some(circle))
}

fn is_appointed(lookup: Lookup<'_>, player: PlayerId, circle: Option<&str>) -> Result<bool, Fault> {
    Ok(appointment(lookup, player, circle)?.is_some() && can_act(lookup, player)?)
}

/// The entry by which a player is appointed now, if any.
fn appointment(
    lookup: Lookup<'_>,
    player: PlayerId,
    circle: Option<&str>,
) -> Result<Option<HostLogRow>, Fault> {
    let mut acts = lookup.view.host_acts_about(player)?;
    acts.retain(|act| {
        act.circle.as_deref() == circle && (act.what == APPOINTED || act.what == DISMISSED)
    });
    Ok(acts.pop().filter(|act| act.what == APPOINTED))
}

/// Whether that organiser made a player one.
fn has_appointed(
    lookup: Lookup<'_>,
    organiser: PlayerId,
    player: PlayerId,
    circle: Option<&str>,
) -> Result<bool, Fault> {
    let appointment = appointment(lookup, player, circle)?;
    Ok(appointment.is_some_and(|act| act.organiser == Some(organiser)))
}

/// The players that a player has made organisers in the last weeks, and those who have made that
/// player one, also by way of others: they could do for each other what nobody does for themselves.
/// That an appointment is over doesn't undo it.
fn close_to(lookup: Lookup<'_>, own: PlayerId) -> Result<BTreeSet<PlayerId>, Fault> {
    let acts = lookup.view.host_acts_since(APPOINTED, lookup.now - CLOSE)?;
    let pairs = acts.iter().filter_map(|act| act.organiser.zip(act.player));
    let pairs: Vec<(PlayerId, PlayerId)> = pairs.collect();
    let (mut appointed, mut appointing) = (BTreeSet::from([own]), BTreeSet::from([own]));
    for (by, player) in &pairs {
        if appointed.contains(by) {
            appointed.insert(*player);
        }
    }
    for (by, player) in pairs.iter().rev() {
        if appointing.contains(player) {
            appointing.insert(*by);
        }
    }
    appointed.append(&mut appointing);
    appointed.remove(&own);
    Ok(appointed)
}

/// Tells a player who has become an organiser or is one no longer, and all other organisers of the
/// club and of the circle, except who decided it.
pub(super) fn tell_of_change(
    ledger: &Ledger<'_>,
    player: PlayerId,
    circle: Option<&str>,
    happened: &Happened,
) -> Result<(), Fault> {
    let mut told: BTreeSet<PlayerId> = of_club(ledger.lookup())?.into_iter().collect();
    if let Some(circle) = circle {
        told.extend(of_circle(ledger.lookup(), circle)?);
    }
    told.retain(|organiser| Some(*organiser) != ledger.organiser);
    told.insert(player);
    told.into_iter().try_for_each(|organiser| ledger.tell(organiser, happened))
}

/// Refuses anybody who isn't an organiser of the club.
pub(super) fn must_be_organiser(lookup: Lookup<'_>, player: PlayerId) -> Result<(), Stop> {
    match is_organiser(lookup, player)? {
        true => Ok(()),
        false => Err(HostRefused::OnlyOrganisers.into()),
    }
}

/// Refuses a player who organises neither the club nor the circle that an act is about.
fn must_organise(ledger: &Ledger<'_>, player: PlayerId, act: &OrganiserAct) -> Result<(), Stop> {
    let lookup = ledger.lookup();
    if is_organiser(lookup, player)? {
        return Ok(());
    }
    let mut circles = Vec::new();
    for circle in lookup.view.circles_of(player)? {
        if organises(lookup, player, &circle)? {
            circles.push(circle);
        }
    }
    if circles.is_empty() {
        return Err(HostRefused::OnlyOrganisers.into());
    }
    match circle_of(ledger, act)? {
        Some(circle) if circles.contains(&circle) => Ok(()),
        _ => Err(HostRefused::OnlyCircles { circles }.into()),
    }
}

/// The circle whose organisers may decide that; `None` if it is for those of the club.
fn circle_of(ledger: &Ledger<'_>, act: &OrganiserAct) -> Result<Option<String>, Stop> {
    let lookup = ledger.lookup();
    match act.row().of {
        ActOf::Club => Ok(None),
        ActOf::Circle(circle) => circle::named(lookup, Some(circle)),
        ActOf::Ladder(ladder) => circle::named(lookup, of_ladder(ladder).0),
        ActOf::Tournament(number) => Ok(circle::of_tournament(lookup, number)?),
        ActOf::Game(game) => Ok(circle::of_game(lookup, game)?),
    }
}

/// Who the organisers are, and those of each circle.
pub(super) fn list(lookup: Lookup<'_>) -> Result<Notice, Fault> {
    let names = |players: Vec<PlayerId>| {
        let names = players.into_iter().map(|player| Ok(lookup.view.player(player)?.name));
        names.collect::<Result<Vec<_>, Fault>>()
    };
    let mut circles = Vec::new();
    for circle in lookup.view.open_circles()? {
        let own = names(of_circle(lookup, &circle.name)?)?;
        if !own.is_empty() {
            circles.push((circle.name, own));
        }
    }
    let contact = lookup.own_words.contact.map(str::to_owned);
    Ok(Notice::News(organisers(names(of_club(lookup)?)?, circles, contact)))
}

/// Carries out what a player decides as an organiser; asks first if it takes something away.
pub(super) fn organise(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    act: &OrganiserAct,
    sure: Sure,
) -> Result<Happened, Stop> {
    must_organise(ledger, player, act)?;
    let act = &in_full(ledger.lookup(), act)?;
    if sure == Sure::Ask && act.row().is_asked {
        let told = asked(ledger, Some(player), act)?;
        // What can't be done isn't asked about.
        ledger.rehearse(|ledger| decide(ledger, player, act))?;
        let line = OrderLine::without_game(Deed::Organise(Sure::Yes, Box::new(act.clone())));
        return Ok(asked::ask(ledger, player, &line, told)?);
    }
    let done = decide(ledger, player, act)?;
    Ok(Happened::Organised { done: Box::new(done) })
}

/// What the host is asked before that is done. What can't be done isn't asked about.
pub(super) fn asked_of_host(ledger: &mut Ledger<'_>, act: &OrganiserAct) -> Result<Happened, Stop> {
    let told = asked(ledger, None, &in_full(ledger.lookup(), act)?)?;
    ledger.rehearse(|ledger| host::carry_out(ledger, act))?;
    Ok(told)
}

/// The act with the ladder called as everything about it calls it, however it was typed: whether the
/// organiser has a part in it is looked up by that.
fn in_full(lookup: Lookup<'_>, act: &OrganiserAct) -> Result<OrganiserAct, Stop> {
    let mut act = act.clone();
    if let Some(ladder) = act.ladder_mut() {
        *ladder = ladder::typed(lookup, ladder)?;
    }
    Ok(act)
}

fn decide(ledger: &mut Ledger<'_>, player: PlayerId, act: &OrganiserAct) -> Result<Happened, Stop> {
    let close = close_to(ledger.lookup(), player)?;
    may_decide(ledger, player, &close, act)?;
    let ladder = match act.row().concerns {
        Concerned::Place { ladder, .. } => Some(ladder),
        _ => None,
    };
    let places = |ledger: &Ledger<'_>| {
        let Some(ladder) = ladder else { return Ok(Vec::new()) };
        let players = [player].into_iter().chain(close.iter().copied());
        let place = |player| Ok((player, ladder::place(ledger.lookup(), ladder, player)?));
        players.map(place).collect::<Result<Vec<_>, Fault>>()
    };
    let before = places(ledger)?;
    // Nobody is spared what an organiser decides because they have blocked that player.
    let by = ledger.by.take();
    ledger.organiser = Some(player);
    let done = host::carry_out(ledger, act);
    ledger.organiser = None;
    ledger.by = by;
    let done = done?;
    let after = places(ledger)?;
    let moved = before.into_iter().zip(after).find(|(before, after)| before != after);
    match (moved, ladder) {
        (Some(((moved, _), _)), Some(ladder)) if moved == player => {
            Err(HostRefused::Party(PartyTo::Place { ladder: ladder.to_owned() }).into())
        }
        (Some(((moved, _), _)), _) => Err(close_party(moved)),
        (None, _) => Ok(done),
    }
}

/// Refuses an organiser who has a part in what is to be decided, or who is close to somebody who has;
/// and what only the host or the club's organisers decide.
fn may_decide(
    ledger: &Ledger<'_>,
    own: PlayerId,
    close: &BTreeSet<PlayerId>,
    act: &OrganiserAct,
) -> Result<(), Stop> {
    if let Concerned::Letter(number) = act.row().concerns {
        reports::must_not_be_about(ledger, own, number)?;
    }
    if let Some(part) = part_in(ledger, own, act)? {
        return Err(HostRefused::Party(part).into());
    }
    may_depose(ledger, own, act)?;
    for &player in close {
        if part_in(ledger, player, act)?.is_some() {
            return Err(close_party(player));
        }
    }
    Ok(())
}

fn close_party(player: PlayerId) -> Stop {
    HostRefused::Party(PartyTo::Close { player: player.0 }).into()
}

/// Refuses to depose an organiser who was appointed by somebody else, and what is for the host alone.
fn may_depose(ledger: &Ledger<'_>, own: PlayerId, act: &OrganiserAct) -> Result<(), Stop> {
    let lookup = ledger.lookup();
    match act.row().concerns {
        Concerned::Everybody => Err(HostRefused::OnlyOrganisers.into()),
        Concerned::Suspended(name) => {
            let player = host::called(ledger, name)?;
            match is_organiser(lookup, player)? {
                true => Err(HostRefused::OnlyTheHost(player.0.into()).into()),
                false => Ok(()),
            }
        }
        // An organiser who no longer wants to be one needs nobody's leave.
        Concerned::Office { circle: None, name } => {
            let player = host::called(ledger, name)?;
            let is_free = player == own || !is_organiser(lookup, player)?;
            match is_free || has_appointed(lookup, own, player, None)? {
                true => Ok(()),
                false => Err(HostRefused::OnlyTheHost(player.0.into()).into()),
            }
        }
        Concerned::Office { circle: Some(circle), name } => {
            let player = host::called(ledger, name)?;
            let circle = circle::open(lookup, circle)?.name;
            let is_free = player == own || is_organiser(lookup, own)?;
            match is_free || has_appointed(lookup, own, player, Some(&circle))? {
                true => Ok(()),
                false => Err(HostRefused::OnlyCircles { circles: vec![circle] }.into()),
            }
        }
        _ => Ok(()),
    }
}

/// What part a player has in what is to be decided, if any.
fn part_in(
    ledger: &Ledger<'_>,
    player: PlayerId,
    act: &OrganiserAct,
) -> Result<Option<PartyTo>, Stop> {
    let lookup = ledger.lookup();
    Ok(match act.row().concerns {
        Concerned::Suspended(name) => match host::called(ledger, name)? {
            suspended if suspended == player => Some(PartyTo::Account),
            suspended => {
                let plays = ledger.opponents(suspended)?.contains(&player);
                plays.then_some(PartyTo::Opponent { player: suspended.0 })
            }
        },
        Concerned::Account(name) => {
            (host::called(ledger, name)? == player).then_some(PartyTo::Account)
        }
        Concerned::Game(game) => {
            let row = lookup.view.game(GameId(game))?;
            let plays = row.is_some_and(|row| {
                [row.players.attackers, row.players.defenders].contains(&player)
            });
            plays.then_some(PartyTo::Game { game })
        }
        Concerned::Circle(circle) => {
            let circle = circle::unclosed(lookup, circle)?.name;
            let rungs = lookup.view.rungs_of(player)?;
            let mut standing = rungs.into_iter().filter(|rung| rung.place.is_some());
            let rung = standing.find(|rung| of_ladder(&rung.ladder).0 == Some(&circle));
            rung.map(|rung| PartyTo::Place { ladder: rung.ladder })
        }
        Concerned::Place { ladder, name } => (host::called(ledger, name)? == player)
            .then(|| PartyTo::Place { ladder: ladder.to_owned() }),
        Concerned::Ladder(ladder) => {
            let place = ladder::place(lookup, ladder, player)?;
            place.map(|_| PartyTo::Place { ladder: ladder.to_owned() })
        }
        Concerned::Tournament(number) => tournament::is_in(lookup, number, player)?
            .then_some(PartyTo::Tournament { tournament: number }),
        Concerned::Letter(number) => {
            reports::concerns(ledger, player, number)?.then_some(PartyTo::Account)
        }
        Concerned::Everybody | Concerned::Nobody | Concerned::Office { .. } => None,
    })
}

/// What is asked before that is done, with the reason or the announcement as it will be told. `own` is
/// who decides it, unless that is the host.
fn asked(ledger: &Ledger<'_>, own: Option<PlayerId>, act: &OrganiserAct) -> Result<Happened, Stop> {
    let lookup = ledger.lookup();
    let player = |name: &str| host::called(ledger, name).map(|player| player.0);
    let game = |number: i64| {
        let open = lookup.open(GameId(number))?;
        open.ok_or_else(|| Stop::from(HostRefused::NoSuchGame { game: number }))
    };
    let announced = |circle: Option<String>, text: &str| {
        let players = announce::reached(lookup, circle.as_deref(), own)?.len();
        let players = u32::try_from(players).unwrap_or(u32::MAX);
        let act = ActAsked::Announce { circle, players };
        Ok(Happened::ActAsked { act, reason: make_harmless(text) })
    };
    let appointed = |name: &str, circle: Option<String>| {
        let act = ActAsked::Appoint { player: player(name)?, circle };
        Ok(Happened::ActAsked { act, reason: String::new() })
    };
    let (act, reason) = match act {
        OrganiserAct::Announce { text } => return announced(None, text),
        OrganiserAct::AnnounceInCircle { circle, text } => {
            return announced(circle::named(lookup, Some(circle))?, text);
        }
        OrganiserAct::Appoint { name } => return appointed(name, None),
        OrganiserAct::AppointInCircle { circle, name } => {
            return appointed(name, Some(circle::open(lookup, circle)?.name));
        }
        OrganiserAct::Suspend { name, days, reason } => {
            (ActAsked::Suspend { player: player(name)?, days: *days }, reason)
        }
        OrganiserAct::Dismiss { name, reason } => {
            (ActAsked::Dismiss { player: player(name)? }, reason)
        }
        OrganiserAct::Adjudicate { game: number, verdict, reason } => {
            let open = game(*number)?;
            let winner = match verdict {
                Verdict::Won(side) => Some(open.row.players[*side].0),
                Verdict::Draw => None,
            };
            (ActAsked::Adjudicate { at: open.moment(), winner }, reason)
        }
        OrganiserAct::Close { game: number, reason } => {
            (ActAsked::Close { at: game(*number)?.moment() }, reason)
        }
        OrganiserAct::CloseCircle { circle, reason } => {
            let circle = circle::unclosed(lookup, circle)?.name;
            (ActAsked::CloseCircle { circle }, reason)
        }
        OrganiserAct::DismissInCircle { circle, name, reason } => {
            let circle = circle::open(lookup, circle)?.name;
            (ActAsked::DismissOf { player: player(name)?, circle }, reason)
        }
        OrganiserAct::PlaceOnLadder { ladder, name, place, reason } => {
            let (player, ladder) = (player(name)?, ladder.clone());
            (ActAsked::Place { player, ladder, place: *place }, reason)
        }
        OrganiserAct::TakeOffLadder { ladder, name, reason } => {
            let (player, ladder) = (player(name)?, ladder.clone());
            (ActAsked::TakeOff { player, ladder }, reason)
        }
        OrganiserAct::CloseLadder { ladder, reason } => {
            ladder::offered(lookup, ladder)?;
            (ActAsked::CloseLadder { ladder: ladder.clone() }, reason)
        }
        OrganiserAct::CancelTournament { number, reason } => {
            (ActAsked::Cancel { tournament: *number }, reason)
        }
        OrganiserAct::TakeOutOfTournament { number, name, reason } => {
            (ActAsked::TakeOut { player: player(name)?, tournament: *number }, reason)
        }
        // Nothing is done that is to be asked about but can't be.
        other => return Err(Fault::defect(format_args!("what does {other} take away?")).into()),
    };
    Ok(Happened::ActAsked { act, reason: host::reason(reason)?.to_string() })
}

/// A time of day as an organiser means it, or as the host does: in UTC.
pub(super) fn moment(ledger: &Ledger<'_>, local: NaiveDateTime) -> Result<DateTime<Utc>, Fault> {
    let zone = match ledger.organiser {
        Some(organiser) => ledger.player(organiser)?.locale.zone,
        None => Tz::UTC,
    };
    Ok(local_moment(zone, local))
}
