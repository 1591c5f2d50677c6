//! What couriers do with the outbox: take what is due, say what became of it. That a player
//! has been told starts his clock.

use chrono::TimeDelta;
use storage::{Delivery, Fault, NoticeId, OutboxRow, PlayerId};

use super::event::Event;
use super::happened::{self, Moment};
use super::ledger::Ledger;

/// How long nothing may be heard of a notice before it is sent again.
const SILENCE: TimeDelta = TimeDelta::minutes(10);

/// The longest wait between two tries.
const LONGEST: TimeDelta = TimeDelta::hours(4);

/// After so many tries (about two days) a notice is given up.
const MOST_TRIES: u32 = 20;

/// Takes notices to be sent now. From here on they count as shown.
pub(super) fn claim(ledger: &Ledger<'_>, notices: &[OutboxRow]) -> Result<(), Fault> {
    for notice in notices {
        ledger.change.claim_notice(notice.id, ledger.now, ledger.now + SILENCE)?;
    }
    Ok(())
}

/// The channel has taken a notice: the player has been told.
pub(super) fn handed(ledger: &Ledger<'_>, id: NoticeId) -> Result<(), Fault> {
    let Some(notice) = ledger.view().notice(id)? else { return Ok(()) };
    if notice.state != Delivery::Queued {
        return Ok(());
    }
    ledger.change.finish_notice(id, Delivery::Handed)?;
    match happened::read(&notice.data)?.moment() {
        Some(moment) => told(ledger, notice.player, moment),
        None => Ok(()),
    }
}

/// A player has been told how a game stands: if it is his turn, his clock runs from now.
pub(super) fn told(ledger: &Ledger<'_>, player: PlayerId, moment: Moment) -> Result<(), Fault> {
    let Some(mut open) = ledger.open(moment.game())? else { return Ok(()) };
    let course = &open.course;
    let his_turn = course.end.is_none() && open.row.players[course.to_move()] == player;
    // An old notice that arrives late tells nothing about a newer turn.
    let made = course.turns().last().and_then(|turn| turn.made).map_or(1, |(_, event)| event);
    if his_turn && !course.handed() && moment.event >= made {
        ledger.book(&mut open, &Event::Handed)?;
    }
    Ok(())
}

/// The channel could not take a notice: it is tried again later, with growing pauses.
pub(super) fn failed(ledger: &mut Ledger<'_>, id: NoticeId, trouble: &str) -> Result<(), Fault> {
    let Some(notice) = ledger.view().notice(id)? else { return Ok(()) };
    if notice.state != Delivery::Queued {
        return Ok(());
    }
    if notice.tries >= MOST_TRIES {
        return ledger.change.finish_notice(id, Delivery::Failed);
    }
    let jitter = (ledger.entropy)()[0];
    let again_at = ledger.now + pause(notice.tries, jitter);
    ledger.change.delay_notice(id, trouble, again_at)
}

/// The pause after so many tries: 30 seconds, doubling up to four hours, and up to half as
/// much again so that a channel that comes back is not stormed.
fn pause(tries: u32, jitter: u8) -> TimeDelta {
    let doubled = TimeDelta::seconds(30) * (1 << tries.saturating_sub(1).min(12));
    let base = doubled.min(LONGEST);
    base + base * i32::from(jitter) / 512
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_end() {
        let seconds: Vec<i64> =
            [1, 2, 3, 9, 10, 20].map(|tries| pause(tries, 0).num_seconds()).into();
        assert_eq!(seconds, [30, 60, 120, 7680, 14400, 14400]);
        assert_eq!(pause(2, 255).num_seconds(), 89);
    }
}
