//! Resigning, and claiming a win on time.

use commands::{Deed, Sure};
use correspondence::event::Event;
use templates::told::GameNews;

use super::confirm;
use super::happened::Happened;
use super::ledger::Ledger;
use super::refused::{Refused, Stop};
use super::seat::SeatAtGame;

/// Resigns the game; asks first.
pub(super) fn resign(ledger: &Ledger<'_>, seat: SeatAtGame, sure: Sure) -> Result<Happened, Stop> {
    let mut seat = seat.still_running()?;
    match sure {
        Sure::Ask => {
            let order = Deed::Resign(Sure::Yes).to_string();
            let game = seat.open.row.id;
            confirm::wait_for_yes(ledger, seat.player, Some(game), &order)?;
            Ok(Happened::Asked { order, game: Some(game.0) })
        }
        Sure::Yes => {
            let event = Event::Resigned(seat.side);
            seat.book_and_tell(ledger, &event, GameNews::Ended)
        }
    }
}

pub(super) fn claim(ledger: &Ledger<'_>, seat: SeatAtGame) -> Result<Happened, Stop> {
    let mut seat = seat.still_running()?;
    if !seat.open.course.time_up || seat.open.course.to_move() == seat.side {
        return Err(Refused::NothingToClaim(seat.open.moment()).into());
    }
    seat.book_and_tell(ledger, &Event::Claimed, GameNews::Ended)
}
