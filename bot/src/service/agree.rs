//! What two players can agree on during a game: a draw, and a takeback.

use engine::Side;

use super::event::Event;
use super::happened::{Happened, Moment};
use super::ledger::Ledger;
use super::lookup::Open;
use super::planning;
use super::refused::{Refused, Stop};
use super::seat::Seat;
use crate::orders::Offer;

/// Offers a draw or answers the opponent's offer. Offering what is offered accepts it.
pub(super) fn draw(ledger: &Ledger<'_>, seat: Seat, offer: Offer) -> Result<Happened, Stop> {
    let mut seat = seat.still_running()?;
    let side = seat.side;
    let moment = seat.open.moment();
    let (event, happened): (Event, fn(Moment) -> Happened) =
        match (offer, seat.open.course.draw_offered) {
            (Offer::Make, None) => (Event::DrawOffered(side), Happened::DrawOffered),
            (Offer::Make, Some(by)) if by == side => {
                return Err(Refused::DrawOfferStands(moment).into());
            }
            (Offer::Make | Offer::Accept, Some(by)) if by != side => {
                (Event::DrawAgreed, Happened::Ended)
            }
            (Offer::Decline, Some(by)) if by != side => {
                (Event::DrawDeclined(side), Happened::DrawDeclined)
            }
            _ => return Err(Refused::NoDrawOffered(moment).into()),
        };
    seat.book_and_tell(ledger, &event, happened)
}

/// Asks to take back one's own last ply, with the opponent's answer to it if there is one,
/// or answers the opponent's request.
pub(super) fn takeback(ledger: &Ledger<'_>, seat: Seat, offer: Offer) -> Result<Happened, Stop> {
    let mut seat = seat.still_running()?;
    let side = seat.side;
    let moment = seat.open.moment();
    let (event, happened): (Event, fn(Moment) -> Happened) =
        match (offer, seat.open.course.takeback_offered) {
            (Offer::Make, None) if plies_back(&seat.open, side).is_none() => {
                return Err(Refused::NothingToTakeBack(moment).into());
            }
            (Offer::Make, None) => (Event::TakebackOffered(side), Happened::TakebackOffered),
            (Offer::Make, Some(_)) => return Err(Refused::TakebackStands(moment).into()),
            (Offer::Accept, Some(by)) if by != side => {
                let plies = plies_back(&seat.open, by).ok_or(Refused::NoTakebackOffered(moment))?;
                (Event::TakenBack(plies), Happened::TakenBack)
            }
            (Offer::Decline, Some(by)) if by != side => {
                (Event::TakebackDeclined(side), Happened::TakebackDeclined)
            }
            _ => return Err(Refused::NoTakebackOffered(moment).into()),
        };
    if matches!(event, Event::TakenBack(_)) {
        planning::forget(ledger, &seat.open)?;
    }
    seat.book_and_tell(ledger, &event, happened)
}

/// How many plies go when that side takes back its last.
fn plies_back(open: &Open, side: Side) -> Option<u32> {
    let plies = open.course.game.plies();
    let back = plies.iter().rev().position(|ply| ply.mover == side)?;
    u32::try_from(back + 1).ok()
}
