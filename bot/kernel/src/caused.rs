//! What players are told because of what somebody else did, and how they are kept from being
//! flooded: a block silences personal messages, waiting notices of one kind are merged into one,
//! and the number of messages per hour and per day to one player because of another is limited. The
//! rest waits and then goes out together; nothing is lost.

use chrono::{DateTime, TimeDelta, Utc};
use storage::{Channel, Delivery, Fault, OutboxRow, PlayerId};
use templates::told::GameNews;

use crate::channels::{Delivers, traits};
use crate::happened;
use crate::happened::{Happened, Reach};
use crate::ledger::Ledger;

/// How many messages can go to one player because of one other player, and in what time. Nothing is
/// held back for longer than the last of these spans.
pub const MOST: [(TimeDelta, usize); 2] = [(TimeDelta::hours(1), 12), (DAY, 40)];

const DAY: TimeDelta = TimeDelta::days(1);

/// How many bytes of what one player says to another go out in one notice, and how many further
/// messages are joined to the first.
pub const MOST_JOINED: (usize, usize) = (4_000, 30);

/// How many waiting notices are checked to see whether a new one can be joined to them.
const MOST_WAITING: u32 = 500;

/// Whether a player should hear nothing of what another did.
pub(crate) fn is_silenced(
    ledger: &Ledger<'_>,
    player: PlayerId,
    cause: PlayerId,
    happened: &Happened,
) -> Result<bool, Fault> {
    Ok(happened.reach() == Reach::Person && ledger.view().has_blocked(player, cause)?)
}

/// Drops the waiting notices that a player no longer wants to get.
pub fn silence(ledger: &Ledger<'_>, player: PlayerId, cause: PlayerId) -> Result<(), Fault> {
    for row in ledger.view().waiting_because(player, cause, u32::MAX)? {
        let personal = happened::read(&row.data).is_ok_and(|told| told.reach() == Reach::Person);
        if personal && is_untouched(&row) {
            ledger.change.finish_notice(row.id, Delivery::Withdrawn)?;
        }
    }
    Ok(())
}

/// What still has to be queued for a player because of what another did: nothing if a waiting
/// notice now includes it, or if the two cancel each other out.
pub(crate) fn merged<'a>(
    ledger: &Ledger<'_>,
    player: PlayerId,
    cause: PlayerId,
    happened: &'a Happened,
) -> Result<Option<&'a Happened>, Fault> {
    if !may_merge(happened) {
        return Ok(Some(happened));
    }
    for row in ledger.view().waiting_because(player, cause, MOST_WAITING)? {
        let Ok(waiting) = happened::read(&row.data) else { continue };
        if !is_untouched(&row) {
            continue;
        }
        match (waiting, happened) {
            // Only the newest is still true.
            (Happened::Away { .. }, Happened::Away { .. }) => {
                ledger.change.set_notice_data(row.id, &happened::write(happened)?)?;
                return Ok(None);
            }
            (
                Happened::Said { game, message, mut more },
                Happened::Said { game: other, message: new, .. },
            ) if game == *other => {
                more.push(*new);
                if !fits(ledger, message, &more)? {
                    continue;
                }
                let joined = Happened::Said { game, message, more };
                ledger.change.set_notice_data(row.id, &happened::write(&joined)?)?;
                return Ok(None);
            }
            (Happened::Invited(was), Happened::InvitationCancelled(is)) if was == *is => {
                ledger.change.finish_notice(row.id, Delivery::Withdrawn)?;
                return Ok(None);
            }
            (Happened::Game { what: was, at }, Happened::Game { what, at: now })
                if was == *what && is_offer(was) && at.game == now.game =>
            {
                ledger.change.finish_notice(row.id, Delivery::Withdrawn)?;
            }
            _ => {}
        }
    }
    Ok(Some(happened))
}

/// Whether it could be merged with anything: most can't, and then waiting notices need not be read.
fn may_merge(happened: &Happened) -> bool {
    matches!(
        happened,
        Happened::Away { .. } | Happened::Said { .. } | Happened::InvitationCancelled(_)
    ) || matches!(happened, Happened::Game { what, .. } if is_offer(*what))
}

fn is_offer(news: GameNews) -> bool {
    matches!(news, GameNews::DrawOffered | GameNews::TakebackOffered | GameNews::TimeOffered)
}

/// Whether no courier has taken a notice, and its player has not seen the same in another way.
pub fn is_untouched(row: &OutboxRow) -> bool {
    row.tries == 0 && row.claimed_at.is_none() && row.address.is_none()
}

fn fits(ledger: &Ledger<'_>, first: i64, more: &[i64]) -> Result<bool, Fault> {
    let (most_bytes, most_more) = MOST_JOINED;
    if more.len() > most_more {
        return Ok(false);
    }
    let mut bytes = 0;
    for &message in [first].iter().chain(more) {
        bytes += ledger.view().message(message)?.map_or(0, |message| message.text.len());
    }
    Ok(bytes <= most_bytes)
}

/// Until when a notice is held back because the limit of messages to its player because of the same
/// person has been reached. The notice that it is a player's turn is never held back: it can only
/// follow a move of their own.
pub(crate) fn held_until(
    ledger: &Ledger<'_>,
    row: &OutboxRow,
) -> Result<Option<DateTime<Utc>>, Fault> {
    match counted_cause(row) {
        Some(cause) => full_until(ledger, row.player, cause),
        None => Ok(None),
    }
}

/// Whether something may be posted for everybody at once that a player is told only later: it
/// counts as a message to that player because of the person who caused it.
pub fn has_room(
    ledger: &Ledger<'_>,
    player: PlayerId,
    cause: Option<PlayerId>,
    happened: &Happened,
) -> Result<bool, Fault> {
    let Some(cause) = cause.filter(|_| happened.reach() != Reach::Turn) else { return Ok(true) };
    if full_until(ledger, player, cause)?.is_some() {
        return Ok(false);
    }
    ledger.change.note_caused_message(player, cause, ledger.now, ledger.now - DAY)?;
    Ok(true)
}

/// Until when a player gets nothing more because of that person.
fn full_until(
    ledger: &Ledger<'_>,
    player: PlayerId,
    cause: PlayerId,
) -> Result<Option<DateTime<Utc>>, Fault> {
    let now = ledger.now;
    let sent = ledger.view().caused_messages(player, cause, now - DAY, now)?;
    let frees_at = MOST.iter().filter_map(|&(span, most)| {
        let within = sent.iter().filter(|&&at| at > now - span);
        within.rev().nth(most - 1).map(|&at| at + span)
    });
    Ok(frees_at.max())
}

/// Counts a notice that goes to a player in one message with the given others. By email it is no
/// new message if one of the others was caused by the same person; in Discord each is a message.
pub(crate) fn note_message(
    ledger: &Ledger<'_>,
    channel: Channel,
    with: &[OutboxRow],
    row: &OutboxRow,
) -> Result<(), Fault> {
    let Some(cause) = counted_cause(row) else { return Ok(()) };
    let is_counted = || with.iter().any(|with| counted_cause(with) == Some(cause));
    let is_message = match traits(channel).delivery {
        Delivers::WhereTheyLook => false,
        Delivers::Letters => !is_counted(),
        Delivers::Messages => true,
    };
    if !is_message {
        return Ok(());
    }
    ledger.change.note_caused_message(row.player, cause, ledger.now, ledger.now - DAY)
}

/// The player who is counted as the cause of a notice. A repeated one was counted before, and so was
/// one that everybody could read at once (`has_room`).
fn counted_cause(row: &OutboxRow) -> Option<PlayerId> {
    let is_turn = || happened::read(&row.data).is_ok_and(|told| told.reach() == Reach::Turn);
    let is_first = row.tries == 0 && row.shown.is_none();
    row.cause.filter(|_| is_first && row.address.is_none() && !is_turn())
}

/// The waiting messages about the same game as a notice, from the person who caused it: by email
/// they go out with it.
pub(crate) fn said_with(
    ledger: &Ledger<'_>,
    row: &OutboxRow,
    about: &Happened,
) -> Result<Vec<OutboxRow>, Fault> {
    let (Some(cause), Some(moment)) = (row.cause, about.moment()) else { return Ok(Vec::new()) };
    let mut waiting = ledger.view().waiting_because(row.player, cause, MOST_WAITING)?;
    waiting.retain(|waits| {
        let said = happened::read(&waits.data);
        waits.channel == row.channel
            && is_untouched(waits)
            && said.is_ok_and(
                |said| matches!(said, Happened::Said { game, .. } if game == moment.game),
            )
    });
    Ok(waiting)
}

/// Held-back notices with the same cause as the given one, up to a limit: they go out with it.
pub(crate) fn held_with(
    ledger: &Ledger<'_>,
    row: &OutboxRow,
    most: u32,
) -> Result<Vec<OutboxRow>, Fault> {
    let Some(cause) = row.cause.filter(|_| row.tries == 0) else { return Ok(Vec::new()) };
    let mut waiting = ledger.view().waiting_because(row.player, cause, most)?;
    waiting.retain(|waits| waits.channel == row.channel && waits.held);
    Ok(waiting)
}
