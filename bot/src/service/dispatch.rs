//! Which use case an order belongs to.

use storage::{Channel, Confirmation, Fault, GameId, InvitationId, PlayerId};
use templates::told::AccountRefused;

use super::happened::Happened;
use super::ledger::Ledger;
use super::refused::{self, Refused, Stop};
use super::{
    agree, confirm, distance, erase, export, host, invite, join, ladder, link, names, planning,
    play, rematch, resign, seat, seek, settings, talk, tournament, vacation,
};
use crate::orders::{self, Line, Order};
use crate::service::request::{Actor, Request, Seen};

/// Carries out an order, or says what stops it.
pub(super) fn carry_out(
    ledger: &mut Ledger<'_>,
    request: &Request,
) -> Result<(PlayerId, Happened), Stop> {
    let actor = &request.actor;
    let player = ledger.lookup().who(actor)?;
    let Some(player) = player.map(|player| player.id) else {
        return match &request.order.order {
            Order::Join(name) => {
                let name = name.as_deref().unwrap_or(&actor.address);
                let at_terminal = actor.channel == Channel::Terminal;
                if at_terminal && names::folded(name) != names::folded(&actor.address) {
                    let seat = actor.address.clone();
                    return Err(Refused::OtherSeat { seat, name: name.to_owned() }.into());
                }
                join::join(ledger, name, actor)
            }
            Order::Link(orders::Link::Code(code)) if actor.channel != Channel::Terminal => {
                link::from_outside(ledger, actor, code)
            }
            _ => Err(refused::unknown(actor).into()),
        };
    };
    let happened = for_player(ledger, player, actor, &request.order, request.seen)?;
    Ok((player, happened))
}

fn for_player(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    from: &Actor,
    line: &Line,
    seen: Option<Seen>,
) -> Result<Happened, Stop> {
    host::may(ledger.lookup(), player, &line.order)?;
    let number = line.game.map(|game| GameId(game.into()));
    let invitation = |number: Option<u32>| number.map(|number| InvitationId(number.into()));
    let seat = |ledger: &Ledger<'_>| seat::take(ledger.lookup(), player, number, seen);
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
        // A player who has been asked a question and says "cancel" means the question.
        Order::Cancel(None) if confirm::waiting(ledger, player)?.is_some() => {
            for_player(ledger, player, from, &Line { game: None, order: Order::No }, None)
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
        Order::NotesOpen => talk::open_notes(ledger, &seat(ledger)?),
        Order::Export(sure) => export::export(ledger, player, *sure),
        Order::Erase(name) => erase::erase(ledger, player, from, name.as_deref()),
        Order::Note(text) => talk::note(ledger, &seat(ledger)?, text),
        Order::Say(text) => talk::say(ledger, &seat(ledger)?, text),
        Order::Link(what) => link::link(ledger, player, from, what),
        Order::Unlink(typed) => link::unlink(ledger, player, from, typed),
        Order::Settings(changes) => settings::change(ledger, player, changes),
        Order::Channel(to) => settings::channel(ledger, player, from, *to),
        Order::Mute => distance::mute(ledger, &seat(ledger)?),
        Order::Unmute => distance::unmute(ledger, &seat(ledger)?),
        Order::Block(whom) => distance::block(ledger, player, whom),
        Order::Unblock(whom) => distance::unblock(ledger, player, whom),
        Order::Report { whom, text } => distance::report(ledger, player, whom, text),
        Order::Ladder(order) => {
            ladder::carry_out(ledger, player, number, order).map(Happened::Ladder)
        }
        Order::Tournament(order) => {
            tournament::carry_out(ledger, player, order).map(Happened::Tournament)
        }
        Order::Yes => {
            let waiting = confirm::answered(ledger, player)?;
            // A yes with a number is for that game only.
            if number.is_some() && waiting.game != number {
                return Err(Refused::NothingAsked.into());
            }
            let line = orders::read(&waiting.order)
                .map_err(|_| Fault::row("an order that waits cannot be read"))?;
            if let Order::Erase(_) = line.order {
                return Err(AccountRefused::NameNeeded.into());
            }
            let game = waiting.game.and_then(|id| u32::try_from(id.0).ok());
            for_player(ledger, player, from, &Line { game, ..line }, None)
        }
        Order::No => {
            let Confirmation { order, game, .. } = confirm::answered(ledger, player)?;
            Ok(Happened::Dropped { order, game: game.map(|game| game.0) })
        }
        // Questions are answered elsewhere.
        _ => Err(Fault::defect("a question among the orders").into()),
    }
}
