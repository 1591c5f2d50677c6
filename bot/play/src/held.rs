//! Messages that are held: what a player wrote around a move that was played waits until the player
//! wants such words to be passed on. Whatever happens to the move happens to them.

use engine::Side;
use kernel::channels::PATIENCE_BY_MAIL;
use kernel::happened::{self, Happened};
use kernel::ledger::Ledger;
use kernel::refused::{Stop, or_refused};
use kernel::{kept, telling};
use storage::{Channel, Delivery, Fault, GameId, HeldMessage, MessageRow, NoticeId, PlayerId};
use templates::told::TextKind;

use crate::seat::SeatAtGame;
use crate::{asked, talk};

/// Keeps what a player wrote around that ply as a message that is not passed on yet. The pieces
/// that are meant for somebody else are returned.
pub fn hold(
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
pub fn release(
    ledger: &Ledger<'_>,
    player: PlayerId,
    message: &HeldMessage,
) -> Result<Happened, Fault> {
    ledger.change.release_message(message.id)?;
    // The words can be passed on even if the game can't be read.
    let row = ledger.view().game(message.game)?;
    let players = row.ok_or_else(|| Fault::row("the game of a message is gone"))?.players;
    let is_attacker = players[Side::Attackers] == player;
    let opponent = players[if is_attacker { Side::Defenders } else { Side::Attackers }];
    talk::tell_opponent(ledger, (message.game, opponent), message.id)
}

/// The messages of a player that wait for a yes, as long as one can be given.
pub fn waiting(ledger: &Ledger<'_>, player: PlayerId) -> Result<Vec<HeldMessage>, Fault> {
    let mut waiting = ledger.view().held_messages(player)?;
    waiting.retain(|message| ledger.now - message.at <= PATIENCE_BY_MAIL);
    Ok(waiting)
}

/// Passes on the messages of a player that wait for a yes.
pub fn pass_on(ledger: &Ledger<'_>, player: PlayerId) -> Result<Vec<Happened>, Fault> {
    let waiting = waiting(ledger, player)?;
    waiting.iter().map(|message| release(ledger, player, message)).collect()
}

/// Takes back what a player wrote around plies of a game that are taken back, from that one on. What
/// the opponent has been shown stays.
pub fn take_back(
    ledger: &Ledger<'_>,
    (player, opponent): (PlayerId, PlayerId),
    (game, ply): (GameId, u32),
) -> Result<(), Fault> {
    for message in ledger.view().messages_with(player, game, ply)? {
        let is_waiting = message.held_ply.is_some();
        if is_waiting || withdraw(ledger, opponent, message.id)? {
            ledger.change.delete_message(message.id)?;
            ledger.taken_back.borrow_mut().extend(message.text.lines().map(str::to_owned));
        }
    }
    if ledger.view().held_messages(player)?.is_empty() {
        asked::close_about_words(ledger, player)?;
    }
    Ok(())
}

/// Withdraws the notice of a message; whether nobody can have seen it.
fn withdraw(ledger: &Ledger<'_>, opponent: PlayerId, message: i64) -> Result<bool, Fault> {
    for channel in Channel::ALL {
        for notice in ledger.view().waiting_notices(opponent, channel, NoticeId(0), u32::MAX)? {
            let Happened::Said { game, message: first, more } = happened::read(&notice.data)?
            else {
                continue;
            };
            let mut all: Vec<i64> = [first].into_iter().chain(more).collect();
            if !all.contains(&message) || telling::is_seen(ledger, &notice)? {
                continue;
            }
            all.retain(|other| *other != message);
            ledger.change.finish_notice(notice.id, Delivery::Withdrawn)?;
            // What was said with it on other occasions is told all the same.
            if let Some((&message, more)) = all.split_first() {
                let rest = Happened::Said { game, message, more: more.to_vec() };
                ledger.tell(opponent, &rest)?;
            }
            return Ok(true);
        }
    }
    Ok(false)
}

/// Deletes the held messages of a player.
pub fn drop_all(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    for message in ledger.view().held_messages(player)? {
        ledger.change.drop_held_message(message.id)?;
    }
    Ok(())
}
