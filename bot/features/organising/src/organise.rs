//! Who is an organiser, and what an organiser may decide. What they decide is done by `host`, as it
//! is for the host; here it is asked about first if it takes something away.
//!
//! Nobody decides anything that involves themselves, somebody they have just made an organiser, or
//! the one who has just made them one. Only the host suspends an organiser, and apart from the
//! host, only the player who appointed an organiser dismisses them. Who is one follows from the
//! organisers' log: the last entry about a player counts.

use std::collections::BTreeSet;

use commands::{ActOf, Concerned, Deed, OrderLine, OrganiserAct, Sure, Verdict};
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::Lookup;
use kernel::refused::Stop;
use kernel::{circles, host_log, ladders, named, openings, organisers, tournaments};
use play::asked;
use storage::{Fault, GameId, PlayerId};
use templates::notice::make_harmless;
use templates::organising::{ActAsked, HostRefused, PartyTo, organisers};
use templates::{Notice, of_ladder};

use crate::{host, reports};

/// The players that a player has made organisers in the last weeks, and those who have made that
/// player one, also by way of others: they could do for each other what nobody does for themselves.
/// That an appointment is over doesn't undo it.
fn close_to(lookup: Lookup<'_>, own: PlayerId) -> Result<BTreeSet<PlayerId>, Fault> {
    let acts =
        lookup.view.host_acts_since(organisers::APPOINTED, lookup.now - organisers::CLOSE)?;
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

/// Refuses a player who organises neither the club nor the circle that an act is about.
fn must_organise(ledger: &Ledger<'_>, player: PlayerId, act: &OrganiserAct) -> Result<(), Stop> {
    let lookup = ledger.lookup();
    if organisers::is_organiser(lookup, player)? {
        return Ok(());
    }
    let mut circles = Vec::new();
    for circle in lookup.view.circles_of(player)? {
        if organisers::organises(lookup, player, &circle)? {
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
        ActOf::Circle(circle) => circles::named(lookup, Some(circle)),
        ActOf::Ladder(ladder) => circles::named(lookup, of_ladder(ladder).0),
        ActOf::Tournament(number) => Ok(circles::of_tournament(lookup, number)?),
        ActOf::Game(game) => Ok(circles::of_game(lookup, game)?),
    }
}

/// Who the organisers are, and those of each circle.
pub fn list(lookup: Lookup<'_>) -> Result<Notice, Fault> {
    let names = |players: Vec<PlayerId>| {
        let names = players.into_iter().map(|player| Ok(lookup.view.player(player)?.name));
        names.collect::<Result<Vec<_>, Fault>>()
    };
    let mut circles = Vec::new();
    for circle in lookup.view.open_circles()? {
        let own = names(organisers::of_circle(lookup, &circle.name)?)?;
        if !own.is_empty() {
            circles.push((circle.name, own));
        }
    }
    let contact = lookup.own_words.contact.map(str::to_owned);
    Ok(Notice::News(organisers(names(organisers::of_club(lookup)?)?, circles, contact)))
}

/// Carries out what a player decides as an organiser; asks first if it takes something away.
pub fn organise(
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
pub fn asked_of_host(ledger: &mut Ledger<'_>, act: &OrganiserAct) -> Result<Happened, Stop> {
    let told = asked(ledger, None, &in_full(ledger.lookup(), act)?)?;
    ledger.rehearse(|ledger| host::carry_out(ledger, act))?;
    Ok(told)
}

/// The act with the ladder called as everything about it calls it, however it was typed: whether the
/// organiser has a part in it is looked up by that.
fn in_full(lookup: Lookup<'_>, act: &OrganiserAct) -> Result<OrganiserAct, Stop> {
    let mut act = act.clone();
    if let Some(ladder) = act.ladder_mut() {
        *ladder = ladders::typed(lookup, ladder)?;
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
        let place = |player| Ok((player, ladders::place(ledger.lookup(), ladder, player)?));
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
            let player = named::named(ledger.lookup(), name)?;
            match organisers::is_organiser(lookup, player)? {
                true => Err(HostRefused::OnlyTheHost(player.0.into()).into()),
                false => Ok(()),
            }
        }
        // An organiser who no longer wants to be one needs nobody's leave.
        Concerned::Office { circle: None, name } => {
            let player = named::named(ledger.lookup(), name)?;
            let is_free = player == own || !organisers::is_organiser(lookup, player)?;
            match is_free || organisers::has_appointed(lookup, own, player, None)? {
                true => Ok(()),
                false => Err(HostRefused::OnlyTheHost(player.0.into()).into()),
            }
        }
        Concerned::Office { circle: Some(circle), name } => {
            let player = named::named(ledger.lookup(), name)?;
            let circle = circles::open(lookup, circle)?.name;
            let is_free = player == own || organisers::is_organiser(lookup, own)?;
            match is_free || organisers::has_appointed(lookup, own, player, Some(&circle))? {
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
        Concerned::Suspended(name) => match named::named(ledger.lookup(), name)? {
            suspended if suspended == player => Some(PartyTo::Account),
            suspended => {
                let plays = ledger.opponents(suspended)?.contains(&player);
                plays.then_some(PartyTo::Opponent { player: suspended.0 })
            }
        },
        Concerned::Account(name) => {
            (named::named(ledger.lookup(), name)? == player).then_some(PartyTo::Account)
        }
        Concerned::Game(game) => {
            let row = lookup.view.game(GameId(game))?;
            let plays = row.is_some_and(|row| {
                [row.players.attackers, row.players.defenders].contains(&player)
            });
            plays.then_some(PartyTo::Game { game })
        }
        Concerned::Circle(circle) => {
            let circle = circles::unclosed(lookup, circle)?.name;
            let rungs = lookup.view.rungs_of(player)?;
            let mut standing = rungs.into_iter().filter(|rung| rung.place.is_some());
            let rung = standing.find(|rung| of_ladder(&rung.ladder).0 == Some(&circle));
            rung.map(|rung| PartyTo::Place { ladder: rung.ladder })
        }
        Concerned::Place { ladder, name } => (named::named(ledger.lookup(), name)? == player)
            .then(|| PartyTo::Place { ladder: ladder.to_owned() }),
        Concerned::Ladder(ladder) => {
            let place = ladders::place(lookup, ladder, player)?;
            place.map(|_| PartyTo::Place { ladder: ladder.to_owned() })
        }
        Concerned::Tournament(number) => tournaments::is_in(lookup, number, player)?
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
    let player = |name: &str| named::named(ledger.lookup(), name).map(|player| player.0);
    let game = |number: i64| {
        let open = lookup.open(GameId(number))?;
        open.ok_or_else(|| Stop::from(HostRefused::NoSuchGame { game: number }))
    };
    let announced = |circle: Option<String>, text: &str| {
        let players = openings::reached(lookup, circle.as_deref(), own)?.len();
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
            return announced(circles::named(lookup, Some(circle))?, text);
        }
        OrganiserAct::Appoint { name } => return appointed(name, None),
        OrganiserAct::AppointInCircle { circle, name } => {
            return appointed(name, Some(circles::open(lookup, circle)?.name));
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
            let circle = circles::unclosed(lookup, circle)?.name;
            (ActAsked::CloseCircle { circle }, reason)
        }
        OrganiserAct::DismissInCircle { circle, name, reason } => {
            let circle = circles::open(lookup, circle)?.name;
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
            ladders::offered(lookup, ladder)?;
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
    Ok(Happened::ActAsked { act, reason: host_log::reason(reason)?.to_string() })
}
