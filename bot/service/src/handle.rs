//! The write side: it carries orders out, each in one transaction.

use accounts::devices;
use chrono::{DateTime, Utc};
use commands::{Deed, Misread, Needs, Order, OrderLine, OrganiserAct, first_game};
use kernel::channels::{AddressForm, is_sent_to, traits};
use kernel::desk::Service;
use kernel::happened::{Happened, KeptAnswer, Remembered, ToldFirst};
use kernel::ledger::Ledger;
use kernel::lookup::{Lookup, is_news, whole_seconds};
use kernel::refused::{Refused, or_refused};
use kernel::request::{Actor, Answer, Heard, MayShow, Place, Request, Shown};
use kernel::scene::Scene;
use kernel::server_scene::note_scene;
use kernel::wishes::wish_of;
use kernel::{remember, signed_in, telling};
use organising::{host, organise};
use play::{asked, deciding, trying};
use storage::{Fault, GameId, PlayerId, PlayerRow};
use templates::{Notice, Refusal};

use crate::present;

/// Carries out an order (questions go to [`crate::put_question`]). Its changes are one
/// transaction, which is on the disk when this returns.
pub fn handle(
    service: &mut Service,
    now: DateTime<Utc>,
    request: &Request,
) -> Result<Answer, Fault> {
    Ok(hear(service, now, request, None)?.answer)
}

/// The same for an order that was given there, with what ended unanswered.
pub fn hear(
    service: &mut Service,
    now: DateTime<Utc>,
    request: &Request,
    scene: Option<&Scene>,
) -> Result<Heard, Fault> {
    let now = whole_seconds(now);
    let (heard, wish) = decide_and_answer(service, now, request, scene)?;
    if let Some(wish) = wish {
        service.wishes.note(&request.actor, wish, now);
    }
    Ok(heard)
}

/// The answer, and what is to be done once somebody has joined, if that is asked.
fn decide_and_answer(
    service: &mut Service,
    now: DateTime<Utc>,
    request: &Request,
    scene: Option<&Scene>,
) -> Result<(Heard, Option<OrderLine>), Fault> {
    let OrderLine { game, order } = &request.order;
    let moves_in =
        |id: GameId| order.needs() == Needs::Ply && game.is_none_or(|game| i64::from(game) == id.0);
    play::settling::settle_games_of(service, now, &request.actor, moves_in)?;
    let number = service.next_number();
    let wish = service.wishes.take(&request.actor, now);
    let mut ledger = service.ledger(now)?;
    let asker = ledger.lookup().who(&request.actor)?;
    if let Some(asker) = &asker {
        seen(&ledger, asker)?;
        if !is_sent_to(request.actor.channel) {
            ledger.attendance.note(asker.id, now);
        }
    }
    if let Some(device) = devices::unnoted(ledger.view(), &request.actor, now)? {
        ledger.change.set_device_used(device, signed_in::day(now))?;
    }
    let asker = asker.map(|player| player.id);
    if let Some(mut kept) = remember::recall(ledger.view(), asker, &request.id)? {
        let wished = wish_asked_about(order, &mut kept.came);
        let first = told_first(ledger.lookup(), asker, kept.first)?;
        let answer = answer(ledger.lookup(), asker, &kept.came)?;
        return Ok((Heard { first, answer, joined: false }, wished));
    }
    ledger.scene = scene.cloned();
    ledger.by = asker;
    let was_stranger = asker.is_none();
    let (player, mut remembered) = match (order, &wish) {
        (Order::Do(Deed::Yes(None)), Some(wish)) if asker.is_none() => {
            join_for(&mut ledger, request, wish)?
        }
        (Order::Do(Deed::No), Some(_)) if asker.is_none() => {
            (None, Ok(Happened::Dropped { order: String::new(), game: None }))
        }
        _ => deciding::decide(&mut ledger, asker, request)?,
    };
    let wished = wish_asked_about(order, &mut remembered);
    if asker.is_none() && traits(request.actor.channel).address == AddressForm::Device {
        // Nobody has signed in there, so nothing is written down.
        let answer = answer(ledger.lookup(), None, &remembered)?;
        return Ok((Heard { first: None, answer, joined: false }, None));
    }
    if let Some(scene) = scene {
        // Somebody who has just joined counts as known, too.
        note_scene(&ledger, &request.actor, scene)?;
    }
    // The asker has been told by the answer: if they are to move, their clock starts. Even a
    // refusal can show a ply, which can't be withdrawn any more then.
    let moment = remembered.as_ref().map_or_else(Refused::shows, Happened::moment);
    if let (Some(player), Some(moment)) = (player, moment) {
        telling::told(&ledger, player, moment)?;
    }
    let asker = ledger.lookup().who(&request.actor)?.map(|player| player.id);
    let joined = was_stranger && asker.is_some();
    let answer = answer(ledger.lookup(), player, &remembered)?;
    match (asker, &answer) {
        (Some(asker), answer) if answer.offers_first_game() => {
            asked::offer_first_game(&ledger, asker)?;
        }
        (Some(asker), Answer::Refused(refusal)) => asked::note_offers(&ledger, asker, refusal)?,
        _ => {}
    }
    let first = match joined && remembered.is_err() {
        true => Some(ToldFirst::Joined),
        false => closed(&ledger),
    };
    let kept = KeptAnswer { came: remembered, first };
    remember::keep(&ledger.change, asker, &request.id, (now, number), &kept)?;
    let first = told_first(ledger.lookup(), asker, kept.first)?;
    ledger.change.commit()?;
    Ok((Heard { first, answer, joined }, wished))
}

/// Makes somebody a player, who then does what they came for. If that is refused, they are a player
/// all the same.
fn join_for(
    ledger: &mut Ledger<'_>,
    request: &Request,
    wish: &OrderLine,
) -> Result<(Option<PlayerId>, Remembered), Fault> {
    let with = |order: OrderLine| Request { order, ..request.clone() };
    let join = with(OrderLine::without_game(Deed::Join(None)));
    let joined = deciding::decide(ledger, None, &join)?;
    let (Some(player), Ok(_)) = joined else { return Ok(joined) };
    deciding::decide(ledger, Some(player), &with(wish.clone()))
}

/// What somebody who isn't a player is asked about: whether to join and do that.
fn wish_asked_about(order: &Order, remembered: &mut Remembered) -> Option<OrderLine> {
    let Err(Refused::NotAPlayer { wish, .. }) = remembered else { return None };
    let wished = wish_of(order);
    *wish = wished.to_string();
    Some(wished)
}

/// Notes what somebody was offered by the answer to a question, so that a yes can take it: their first
/// game, or joining for it.
pub fn note_first_game(
    service: &mut Service,
    now: DateTime<Utc>,
    actor: &Actor,
    place: &Place,
) -> Result<(), Fault> {
    let mut ledger = service.ledger(whole_seconds(now))?;
    match ledger.lookup().who(actor)? {
        Some(player) => {
            ledger.place = Some(deciding::place_at(actor, place));
            asked::offer_first_game(&ledger, player.id)?;
            ledger.change.commit()
        }
        None => {
            drop(ledger);
            let line = OrderLine::without_game(first_game());
            service.wishes.note(actor, line, whole_seconds(now));
            Ok(())
        }
    }
}

/// Answers a line that is no order. The commands that it may mean are offered as far as they can
/// be carried out, and otherwise it is said why not; one that needs a game is for that one.
pub fn hear_misread(
    service: &mut Service,
    now: DateTime<Utc>,
    (actor, place): (&Actor, &Place),
    game: Option<u32>,
    misread: Misread,
) -> Result<Heard, Fault> {
    let now = whole_seconds(now);
    service.wishes.take(actor, now);
    let (heard, wish) = answer_misread(service, now, (actor, place), game, misread)?;
    if let Some(wish) = wish {
        service.wishes.note(actor, wish, now);
    }
    Ok(heard)
}

fn answer_misread(
    service: &mut Service,
    now: DateTime<Utc>,
    (actor, place): (&Actor, &Place),
    game: Option<u32>,
    misread: Misread,
) -> Result<(Heard, Option<OrderLine>), Fault> {
    let mut ledger = service.ledger(now)?;
    let asker = ledger.lookup().who(actor)?.map(|player| player.id);
    ledger.by = asker;
    ledger.place = Some(deciding::place_at(actor, place));
    let (commands, is_clockless) = match &misread {
        Misread::Offered { commands } => (commands.as_slice(), false),
        Misread::NoClock { commands } => (commands.as_slice(), true),
        _ => (&[][..], false),
    };
    let stranger = match asker {
        None if traits(actor.channel).address == AddressForm::Name => Some(&actor.address),
        _ => None,
    };
    let mut wished = None;
    let answer = if let (Some(name), Some(first)) = (stranger, commands.first()) {
        // Whatever it may mean, they would have to join first; who only greets is welcome.
        let order = commands::read(first).map(|line| line.order);
        let wish = order.map_or_else(|_| OrderLine::without_game(first_game()), |it| wish_of(&it));
        let refused = Refused::NotAPlayer { name: name.clone(), wish: wish.to_string() };
        wished = Some(wish);
        self::answer(ledger.lookup(), None, &Err(refused))?
    } else if commands.is_empty() {
        asker.iter().try_for_each(|&asker| asked::end(&ledger, asker))?;
        Answer::Refused(Box::new(Refusal::Misread(misread)))
    } else {
        match asked::offer_commands(&mut ledger, actor, asker, (game, commands))? {
            Ok(commands) => Answer::Refused(Box::new(Refusal::Misread(match is_clockless {
                true => Misread::NoClock { commands },
                false => Misread::Offered { commands },
            }))),
            Err(remembered) => self::answer(ledger.lookup(), asker, &remembered)?,
        }
    };
    let first = told_first(ledger.lookup(), asker, closed(&ledger))?;
    ledger.change.commit()?;
    Ok((Heard { first, answer, joined: false }, wished))
}

/// Closes the question that is open where somebody asks to be shown something.
pub fn close_question(
    service: &mut Service,
    now: DateTime<Utc>,
    actor: &Actor,
    place: &Place,
) -> Result<Option<Box<Notice>>, Fault> {
    let now = whole_seconds(now);
    service.wishes.take(actor, now);
    let mut ledger = service.ledger(now)?;
    let Some(asker) = ledger.lookup().who(actor)?.map(|player| player.id) else {
        return Ok(None);
    };
    ledger.place = Some(deciding::place_at(actor, place));
    asked::end(&ledger, asker)?;
    let first = told_first(ledger.lookup(), Some(asker), closed(&ledger))?;
    ledger.change.commit()?;
    Ok(first)
}

/// Carries out what the host decides on the club's machine; the channel must have checked that
/// it is the host: one transaction, remembered by its id, written in the organisers' log.
pub fn act_as_host(
    service: &mut Service,
    now: DateTime<Utc>,
    id: &str,
    act: &OrganiserAct,
) -> Result<Answer, Fault> {
    let now = whole_seconds(now);
    play::settling::settle_games_that_are_due(service, now)?;
    let id = format!("host {id}");
    // Nobody else writes between this check and the change.
    let remembered = match remember::recall(service.file.view(), None, &id)? {
        Some(kept) => kept.came,
        None => decide_for_host(service, now, &id, act)?,
    };
    answer_to_host(service, now, &remembered)
}

/// What the host is asked before that is carried out, or why it can't be. Nothing is done.
pub fn ask_host(
    service: &mut Service,
    now: DateTime<Utc>,
    act: &OrganiserAct,
) -> Result<Answer, Fault> {
    let now = whole_seconds(now);
    play::settling::settle_games_that_are_due(service, now)?;
    let mut ledger = service.ledger(now)?;
    let asked = or_refused(organise::asked_of_host(&mut ledger, act))?;
    drop(ledger);
    answer_to_host(service, now, &asked)
}

fn answer_to_host(
    service: &Service,
    now: DateTime<Utc>,
    came: &Remembered,
) -> Result<Answer, Fault> {
    let lookup = service.lookup(now);
    Ok(match came {
        Ok(happened) => Answer::Done(Box::new(present::for_hosts(lookup, happened)?)),
        Err(refused) => Answer::Refused(Box::new(present::refusal(lookup, None, refused)?)),
    })
}

fn decide_for_host(
    service: &mut Service,
    now: DateTime<Utc>,
    id: &str,
    act: &OrganiserAct,
) -> Result<Remembered, Fault> {
    let number = service.next_number();
    let mut ledger = service.ledger(now)?;
    let remembered = or_refused(ledger.attempt(|ledger| host::carry_out(ledger, act)))?;
    let kept = remembered.into();
    remember::keep(&ledger.change, None, id, (now, number), &kept)?;
    ledger.change.commit()?;
    Ok(kept.came)
}

/// A player is about to be shown an answer. If it shows a game, that counts as seen, and if it
/// is their turn, their clock starts.
pub fn show(service: &mut Service, now: DateTime<Utc>, shown: Shown) -> Result<MayShow, Fault> {
    let ledger = service.ledger(whole_seconds(now))?;
    let Shown { player, moment, line, device, is_there } = shown;
    seen(&ledger, &ledger.player(player)?)?;
    if let Some(device) = device {
        ledger.change.set_device_used(device, signed_in::day(ledger.now))?;
    }
    if is_there {
        ledger.attendance.note(player, ledger.now);
    }
    if let Some(moment) = moment {
        if telling::is_withdrawn(&ledger, moment)? {
            return Ok(MayShow::Outdated);
        }
        telling::told(&ledger, player, moment)?;
    }
    if let Some(line) = line {
        trying::keep(&ledger, player, &line)?;
    }
    ledger.change.commit()?;
    Ok(MayShow::Yes)
}

/// Notes that a player was active; once an hour is enough.
pub(super) fn seen(ledger: &Ledger<'_>, player: &PlayerRow) -> Result<(), Fault> {
    match is_news(player, ledger.now) {
        true => ledger.change.set_seen(player.id, ledger.now),
        false => Ok(()),
    }
}

/// The question that has ended unanswered, if its asker is told.
fn closed(ledger: &Ledger<'_>) -> Option<ToldFirst> {
    ledger.closed.borrow().last().cloned().map(ToldFirst::Closed)
}

/// What the asker is told before the answer.
fn told_first(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    first: Option<ToldFirst>,
) -> Result<Option<Box<Notice>>, Fault> {
    Ok(match (first, reader) {
        (Some(ToldFirst::Joined), Some(reader)) => {
            Some(Box::new(present::notice(lookup, reader, &Happened::Joined)?))
        }
        (Some(ToldFirst::Closed(closed)), _) => Some(Box::new(Notice::Closed(closed))),
        (None | Some(ToldFirst::Joined), _) => None,
    })
}

/// What the asker is told.
pub(super) fn answer(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    remembered: &Remembered,
) -> Result<Answer, Fault> {
    Ok(match remembered {
        Ok(happened) => {
            // A person who has just been erased is no longer a player, but is told so.
            let reader = reader.or(happened.erased());
            Answer::Done(Box::new(match reader {
                Some(reader) => present::notice(lookup, reader, happened)?,
                None => present::for_stranger(lookup, happened)?,
            }))
        }
        Err(refused) => Answer::Refused(Box::new(present::refusal(lookup, reader, refused)?)),
    })
}
