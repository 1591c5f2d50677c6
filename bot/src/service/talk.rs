//! Notes to oneself, which may be opened at last, and words to the opponent.

use storage::{MessageRow, NoteRow};

use super::account::AccountRefused;
use super::happened::Happened;
use super::ledger::Ledger;
use super::refused::{Refused, Stop};
use super::seat::Seat;

/// Keeps a note that only its author sees.
pub(super) fn note(ledger: &Ledger<'_>, seat: &Seat, text: &str) -> Result<Happened, Stop> {
    let ply = seat.open.course.due_ply() - 1;
    let note = NoteRow { ply, at: ledger.now, text: text.to_owned(), opened_at: None };
    ledger.change.insert_note(seat.player, seat.open.row.id, &note)?;
    Ok(Happened::Noted { game: seat.open.row.id.0 })
}

/// Lets others read the notes on a game that is over; the opponent is told.
pub(super) fn open_notes(ledger: &Ledger<'_>, seat: &Seat) -> Result<Happened, Stop> {
    let game = seat.open.row.id;
    if seat.open.course.end.is_none() {
        return Err(Refused::NotesOfRunning { game: game.0 }.into());
    }
    if ledger.change.open_notes(seat.player, game, ledger.now)? == 0 {
        return Err(Refused::NoNotes { game: game.0 }.into());
    }
    let happened = Happened::NotesOpened { game: game.0, player: seat.player.0 };
    let other = seat.open.row.players[!seat.side];
    if !ledger.view().is_muted(other, game)? {
        ledger.tell(other, &happened)?;
    }
    Ok(happened)
}

/// Says something to the opponent.
pub(super) fn say(ledger: &Ledger<'_>, seat: &Seat, text: &str) -> Result<Happened, Stop> {
    let other = seat.open.row.players[!seat.side];
    if ledger.player(other)?.erased_at.is_some() {
        return Err(AccountRefused::Gone(other.into()).into());
    }
    let message = MessageRow { player: seat.player, at: ledger.now, text: text.to_owned() };
    let game = seat.open.row.id;
    let message = ledger.change.insert_message(game, &message)?;
    let happened = Happened::Said { game: game.0, message, more: Vec::new() };
    if !ledger.view().is_muted(other, game)? {
        ledger.tell(other, &happened)?;
    }
    Ok(happened)
}
