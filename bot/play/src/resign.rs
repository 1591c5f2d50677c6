//! Resigning, and claiming a win on time.

use commands::{Deed, Sure};
use correspondence::event::Event;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::refused::{Refused, Stop};
use templates::told::GameNews;

use crate::asked;
use crate::seat::SeatAtGame;

/// Resigns the game; asks first.
pub fn resign(ledger: &Ledger<'_>, seat: SeatAtGame, sure: Sure) -> Result<Happened, Stop> {
    let mut seat = seat.still_running()?;
    match sure {
        Sure::Ask => {
            let line = seat.line(Deed::Resign(Sure::Yes));
            Ok(asked::ask_in_game(ledger, seat.player, &line)?)
        }
        Sure::Yes => {
            let event = Event::Resigned(seat.side);
            seat.book_and_tell(ledger, &event, GameNews::Ended)
        }
    }
}

pub fn claim(ledger: &Ledger<'_>, seat: SeatAtGame) -> Result<Happened, Stop> {
    let mut seat = seat.still_running()?;
    if !seat.open.course.time_up || seat.open.course.to_move() == seat.side {
        return Err(Refused::NothingToClaim(seat.open.moment()).into());
    }
    seat.book_and_tell(ledger, &Event::Claimed, GameNews::Ended)
}
