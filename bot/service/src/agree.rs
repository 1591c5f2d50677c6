//! What two players can agree on during a game: a draw or a takeback.

use commands::{Deed, Offer};
use correspondence::event::{Event, NotAnEvent};
use engine::Side;
use storage::{Delivery, OutboxRow};
use templates::told::GameNews;

use super::confirm;
use super::happened::Happened;
use super::ledger::Ledger;
use super::lookup::Open;
use super::planning;
use super::play;
use super::refused::{Refused, Stop};
use super::seat::SeatAtGame;
use super::telling;

/// Offers a draw, or answers the opponent's offer. If the opponent has already offered one, the
/// player is asked whether to agree.
pub(super) fn draw(ledger: &Ledger<'_>, seat: SeatAtGame, offer: Offer) -> Result<Happened, Stop> {
    let mut seat = seat.still_running()?;
    let side = seat.side;
    let moment = seat.open.moment();
    let (event, news) = match (offer, seat.open.course.draw_offered) {
        (Offer::Make, None) => (Event::DrawOffered(side), GameNews::DrawOffered),
        (Offer::Make, Some(by)) if by == side => {
            return Err(Refused::DrawOfferStands(moment).into());
        }
        (Offer::Make, Some(_)) => {
            // Two players who offer a draw both want one, but this ends the game, so it must not be
            // a surprise.
            let game = seat.open.row.id;
            let order = Deed::Draw(Offer::Accept).to_string();
            confirm::wait_for_yes(ledger, seat.player, Some(game), &order)?;
            return Ok(Happened::Asked { order, game: Some(game.0) });
        }
        (Offer::Accept, Some(by)) if by != side => (Event::DrawAgreed, GameNews::Ended),
        (Offer::Withdraw, Some(by)) if by == side => {
            let event = Event::DrawWithdrawn(side);
            return take_back_offer(ledger, seat, &event, GameNews::DrawWithdrawn);
        }
        (Offer::Withdraw, _) => return Err(Refused::NoOfferToWithdraw(moment).into()),
        (Offer::Decline, Some(by)) if by != side => {
            (Event::DrawDeclined(side), GameNews::DrawDeclined)
        }
        _ => return Err(Refused::NoDrawOffered(moment).into()),
    };
    seat.book_and_tell(ledger, &event, news)
}

/// Asks to take back the player's own last ply, together with the opponent's reply to it if there
/// is one, or answers the opponent's request. A ply that nobody has seen is withdrawn instead.
pub(super) fn takeback(
    ledger: &Ledger<'_>,
    seat: SeatAtGame,
    offer: Offer,
) -> Result<Happened, Stop> {
    let mut seat = seat.still_running()?;
    let side = seat.side;
    let moment = seat.open.moment();
    let (event, news) = match (offer, seat.open.course.takeback_offered) {
        (Offer::Make, None) if play::unseen_ply(ledger, &seat)?.is_ok() => {
            return play::withdraw(ledger, seat);
        }
        (Offer::Make, None) if plies_back(&seat.open, side).is_none() => {
            return Err(Refused::NothingToTakeBack(moment).into());
        }
        (Offer::Make, None) => (Event::TakebackOffered(side), GameNews::TakebackOffered),
        (Offer::Make, Some(_)) => return Err(Refused::TakebackStands(moment).into()),
        (Offer::Withdraw, Some(by)) if by == side => {
            let event = Event::TakebackWithdrawn(side);
            return take_back_offer(ledger, seat, &event, GameNews::TakebackWithdrawn);
        }
        (Offer::Withdraw, _) => return Err(Refused::NoOfferToWithdraw(moment).into()),
        (Offer::Accept, Some(by)) if by != side => {
            let plies = plies_back(&seat.open, by).ok_or(Refused::NoTakebackOffered(moment))?;
            (Event::TakenBack(plies), GameNews::TakenBack)
        }
        (Offer::Decline, Some(by)) if by != side => {
            (Event::TakebackDeclined(side), GameNews::TakebackDeclined)
        }
        _ => return Err(Refused::NoTakebackOffered(moment).into()),
    };
    if matches!(event, Event::TakenBack(_)) {
        planning::forget(ledger, &seat.open)?;
    }
    seat.book_and_tell(ledger, &event, news)
}

/// Withdraws the player's own offer. The opponent is told only if the offer has reached them;
/// otherwise the notice of the offer is not sent.
fn take_back_offer(
    ledger: &Ledger<'_>,
    mut seat: SeatAtGame,
    event: &Event,
    news: GameNews,
) -> Result<Happened, Stop> {
    let made = ledger.view().events(seat.open.row.id)?.into_iter().rev();
    let made = made.map(|row| (row.number, row.text.parse()));
    let offer = made.into_iter().find(|(_, made)| is_offer(made, event)).map(|(number, _)| number);
    let (game, other) = (seat.open.row.id, seat.open.row.players[!seat.side]);
    let of_it = |row: &OutboxRow| row.about.map(|(_, about)| about) == offer;
    let waiting = ledger.view().waiting_about(game, other)?;
    let waiting: Vec<OutboxRow> = waiting.into_iter().filter(of_it).collect();
    let mut is_seen = waiting.is_empty();
    for notice in &waiting {
        is_seen |= telling::is_seen(ledger, notice)?;
    }
    if is_seen {
        return seat.book_and_tell(ledger, event, news);
    }
    for notice in waiting {
        ledger.change.finish_notice(notice.id, Delivery::Withdrawn)?;
    }
    let happened = Happened::game(news, ledger.book(&mut seat.open, event)?);
    // It may have been seen where the game is shown publicly.
    ledger.show(seat.player, other, &happened)?;
    Ok(happened)
}

/// Whether an event made the offer that another event withdraws.
fn is_offer(made: &Result<Event, NotAnEvent>, taken_back: &Event) -> bool {
    match (made, taken_back) {
        (Ok(Event::DrawOffered(by)), Event::DrawWithdrawn(side))
        | (Ok(Event::TakebackOffered(by)), Event::TakebackWithdrawn(side)) => by == side,
        _ => false,
    }
}

/// How many plies are removed when that side takes back its last one.
fn plies_back(open: &Open, side: Side) -> Option<u32> {
    let plies = open.course.game.plies();
    let back = plies.iter().rev().position(|ply| ply.mover == side)?;
    u32::try_from(back + 1).ok()
}
