//! Resigning, claiming a win on time, and the "yes" that grave orders wait for.

use chrono::TimeDelta;
use storage::{Confirmation, Fault, GameId, PlayerId};

use super::event::Event;
use super::happened::Happened;
use super::ledger::Ledger;
use super::refused::{Refused, Stop};
use super::seat::Seat;
use crate::orders::{Order, Sure};

/// How long an order waits for its "yes".
pub(crate) const PATIENCE: TimeDelta = TimeDelta::days(2);

/// Gives the game up; asks first.
pub(super) fn resign(ledger: &Ledger<'_>, seat: Seat, sure: Sure) -> Result<Happened, Stop> {
    let mut seat = seat.still_running()?;
    match sure {
        Sure::Ask => {
            let order = Order::Resign(Sure::Yes).to_string();
            let game = seat.open.row.id;
            wait_for_yes(ledger, seat.player, Some(game), &order)?;
            Ok(Happened::Asked { order, game: Some(game.0) })
        }
        Sure::Yes => {
            let event = Event::Resigned(seat.side);
            seat.book_and_tell(ledger, &event, Happened::Ended)
        }
    }
}

/// Lets an order wait for this player's "yes", in place of an earlier one.
pub(super) fn wait_for_yes(
    ledger: &Ledger<'_>,
    player: PlayerId,
    game: Option<GameId>,
    order: &str,
) -> Result<(), Fault> {
    let confirmation = Confirmation { game, order: order.to_owned(), asked_at: ledger.now };
    ledger.change.set_confirmation(player, &confirmation)
}

/// Claims the win because the opponent's time is up.
pub(super) fn claim(ledger: &Ledger<'_>, seat: Seat) -> Result<Happened, Stop> {
    let mut seat = seat.still_running()?;
    if !seat.open.course.time_up || seat.open.course.to_move() == seat.side {
        return Err(Refused::NothingToClaim(seat.open.moment()).into());
    }
    seat.book_and_tell(ledger, &Event::Claimed, Happened::Ended)
}

/// The order that waits for this player's "yes", which waits no longer.
pub(super) fn confirmed(ledger: &Ledger<'_>, player: PlayerId) -> Result<Confirmation, Stop> {
    let waiting = ledger.view().confirmation(player)?;
    ledger.change.drop_confirmation(player)?;
    waiting
        .filter(|waiting| ledger.now - waiting.asked_at <= PATIENCE)
        .ok_or_else(|| Refused::NothingAsked.into())
}
