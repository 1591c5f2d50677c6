//! Messages that are held: what a player wrote around a move waits until the move is played and the
//! player wants such words to be passed on.

use engine::Side;
use storage::{Fault, HeldMessage, MessageRow, PlayerId};
use templates::told::TextKind;

use super::happened::Happened;
use super::ledger::Ledger;
use super::refused::{Stop, or_refused};
use super::seat::SeatAtGame;
use super::{kept, talk};

/// Keeps what a player wrote around that ply as a message that is not passed on yet. The pieces
/// that are meant for somebody else are returned.
pub(super) fn hold(
    ledger: &Ledger<'_>,
    seat: &SeatAtGame,
    ply: u32,
    pieces: &[String],
) -> Result<Vec<String>, Stop> {
    let opponent = ledger.player(seat.open.row.players[!seat.side])?;
    if opponent.erased_at.is_some() {
        return Ok(pieces.to_vec());
    }
    let (mut kept, mut others) = (Vec::new(), Vec::new());
    for piece in pieces {
        match or_refused(talk::addressed(ledger, seat, &opponent, piece))? {
            Ok(text) => kept.push(text),
            Err(_) => others.push(piece.clone()),
        }
    }
    let text = kept.join("\n");
    if text.is_empty() {
        return Ok(others);
    }
    if or_refused(kept::check(ledger, seat.player, TextKind::Message, &text))?.is_err() {
        return Ok(pieces.to_vec());
    }
    let message = MessageRow { player: seat.player, at: ledger.now, text, held_ply: Some(ply) };
    ledger.change.insert_message(seat.open.row.id, &message)?;
    Ok(others)
}

/// Passes on a message that was held.
pub(super) fn release(
    ledger: &Ledger<'_>,
    player: PlayerId,
    message: &HeldMessage,
) -> Result<Happened, Fault> {
    ledger.change.release_message(message.id)?;
    let players = ledger.lookup().existing(message.game)?.row.players;
    let is_attacker = players[Side::Attackers] == player;
    let opponent = players[if is_attacker { Side::Defenders } else { Side::Attackers }];
    talk::tell_opponent(ledger, (message.game, opponent), message.id)
}

/// The held messages of a player whose moves have been played. Those about a game that can't be
/// read keep waiting.
pub(super) fn ready(ledger: &Ledger<'_>, player: PlayerId) -> Result<Vec<HeldMessage>, Fault> {
    let mut ready = Vec::new();
    for message in ledger.view().held_messages(player)? {
        let due = ledger.lookup().due_ply(message.game)?;
        if due.is_some_and(|due| message.held_ply < due) {
            ready.push(message);
        }
    }
    Ok(ready)
}

/// Passes on the held messages of a player whose moves have been played.
pub(super) fn pass_on(ledger: &Ledger<'_>, player: PlayerId) -> Result<Vec<Happened>, Fault> {
    let ready = ready(ledger, player)?;
    ready.iter().map(|message| release(ledger, player, message)).collect()
}

/// Deletes the held messages of a player.
pub(super) fn drop_all(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    for message in ledger.view().held_messages(player)? {
        ledger.change.drop_held_message(message.id)?;
    }
    Ok(())
}
