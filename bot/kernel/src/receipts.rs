//! What happens to notices after a courier has taken them: delivered, to be tried again, or lost,
//! with the effect on the address they were sent to.

use chrono::{DateTime, TimeDelta, Utc};
use storage::{Channel, Delivery, Fault, InvitationId, NoticeId, OutboxRow, PlayerId};
use templates::accounts::AccountNews;
use templates::told::GamePoint;

use crate::channels::is_sent_to;
use crate::deliver::{LONGEST, move_to};
use crate::feature::Occasion;
use crate::happened::Happened;
use crate::ledger::Ledger;
use crate::telling::{told, unless_unreadable};
use crate::{contacts, happened, named, telling};

/// A notice whose delivery has not been settled yet.
fn queued(ledger: &Ledger<'_>, id: NoticeId) -> Result<Option<OutboxRow>, Fault> {
    Ok(ledger.view().notice(id)?.filter(|notice| notice.state == Delivery::Queued))
}

/// The channel has delivered a notice: the player has been told.
pub fn handed(ledger: &Ledger<'_>, id: NoticeId) -> Result<(), Fault> {
    let Some(notice) = queued(ledger, id)? else { return Ok(()) };
    finish(ledger, &notice, Delivery::Handed)?;
    for moment in moments(ledger, &notice)? {
        told(ledger, notice.player, moment)?;
    }
    Ok(())
}

/// The moments of games that a notice is about.
fn moments(ledger: &Ledger<'_>, notice: &OutboxRow) -> Result<Vec<GamePoint>, Fault> {
    let happened = happened::read(&notice.data)?;
    if !matches!(happened, Happened::Answered(_)) {
        return Ok(happened.moment().into_iter().collect());
    }
    // What the email showed, not the current state of the games.
    let Some(mail) = ledger.view().mail_with(notice.id)? else { return Ok(Vec::new()) };
    let games = ledger.view().mail_games(mail.id)?.into_iter();
    Ok(games.map(|shown| GamePoint { game: shown.game.0, event: shown.event }).collect())
}

/// Nothing is left to do for a notice; a code in it is deleted, and the last notice to an erased
/// player is deleted together with its address.
fn finish(ledger: &Ledger<'_>, notice: &OutboxRow, state: Delivery) -> Result<(), Fault> {
    match happened::read(&notice.data)? {
        Happened::Account(AccountNews::Farewell(_)) => {
            return ledger.follow_up_on(&Occasion::FarewellOver(notice));
        }
        Happened::Account(AccountNews::Code { .. }) => {
            let without = happened::write(&Happened::Account(AccountNews::Code { code: None }))?;
            ledger.change.set_notice_data(notice.id, &without)?;
        }
        Happened::Account(AccountNews::DeviceCode { device, .. }) => {
            let without = AccountNews::DeviceCode { code: None, device };
            let without = happened::write(&Happened::Account(without))?;
            ledger.change.set_notice_data(notice.id, &without)?;
        }
        _ => {}
    }
    ledger.change.finish_notice(notice.id, state)
}

/// The channel could not deliver a notice: it is tried again later, after increasing pauses.
pub fn failed(ledger: &mut Ledger<'_>, id: NoticeId, trouble: &str) -> Result<(), Fault> {
    let Some(notice) = queued(ledger, id)? else { return Ok(()) };
    // It is never given up: a relay may be down for longer than expected.
    let jitter = (ledger.entropy)()[0];
    let again_at = ledger.now + pause(notice.tries, jitter);
    ledger.change.delay_notice(id, trouble, again_at)
}

/// The channel does not accept the address now, and nobody knows for how long: it is tried again
/// after hours, so that a temporary problem does not count several times. The player is responsible
/// for the address, so a clock does not wait for it.
pub fn refused(ledger: &mut Ledger<'_>, id: NoticeId, trouble: &str) -> Result<(), Fault> {
    let again_at = later(ledger);
    let Some(notice) = queued(ledger, id)? else { return Ok(()) };
    for moment in moments(ledger, &notice)? {
        unless_unreadable(telling::not_reached(ledger, notice.player, moment))?;
    }
    ledger.change.delay_notice(id, trouble, again_at)
}

/// A few hours from now.
fn later(ledger: &mut Ledger<'_>) -> DateTime<Utc> {
    let jitter = (ledger.entropy)()[0];
    ledger.now + LONGEST / 2 + pause(1, jitter)
}

/// Nothing arrives at the address of a notice, now or ever: nothing more is sent there, all waiting
/// notices go another way, and the player's opponents are told.
pub fn lost(ledger: &Ledger<'_>, id: NoticeId, to: &str, trouble: &str) -> Result<(), Fault> {
    let Some(notice) = ledger.view().notice(id)? else { return Ok(()) };
    match happened::read(&notice.data)? {
        Happened::Account(AccountNews::Farewell(_)) => {
            return ledger.follow_up_on(&Occasion::FarewellOver(&notice));
        }
        Happened::Account(AccountNews::Code { .. }) => return code_lost(ledger, &notice, trouble),
        _ => {}
    }
    let player = notice.player;
    let identities = ledger.view().identities(player)?;
    let broken =
        identities.iter().find(|identity| is_sent_to(identity.channel) && identity.address == to);
    if let Some(broken) = broken.filter(|identity| identity.suspended.is_none()) {
        ledger.change.suspend_identity(broken.id, ledger.now, trouble)?;
        if ledger.way(player)?.is_some() {
            let way = named::way_at(broken.channel, &broken.address);
            ledger.tell(player, &Happened::Account(AccountNews::Suspended(way)))?;
        }
        contacts::tell_opponents(ledger, player, broken.channel)?;
        if let Happened::Invited(invited) = happened::read(&notice.data)?
            && ledger.way(player)?.is_none()
        {
            tell_inviter(ledger, player, broken.channel, invited.invitation)?;
        }
        ledger.reroute(player)?;
    }
    // It may have been sent another way since.
    let last_there = notice.sent_to.as_deref() == Some(to);
    if !last_there || !matches!(notice.state, Delivery::Queued | Delivery::Handed) {
        return Ok(());
    }
    for moment in moments(ledger, &notice)? {
        unless_unreadable(telling::came_back(ledger, player, moment))?;
    }
    if notice.address.is_some() {
        // It was only for that address.
        ledger.change.delay_notice(id, trouble, ledger.now)?;
        return finish(ledger, &notice, Delivery::Failed);
    }
    let happened = happened::read(&notice.data)?;
    let way = ledger.way(player)?.map_or(notice.channel, |way| way.channel);
    move_to(ledger, &notice, &happened, way, Some(trouble))
}

/// A notice bounced though the address may be good: it is sent there again later.
pub fn came_back(
    ledger: &mut Ledger<'_>,
    id: NoticeId,
    to: &str,
    trouble: &str,
) -> Result<(), Fault> {
    let Some(notice) = ledger.view().notice(id)? else { return Ok(()) };
    if notice.sent_to.as_deref() != Some(to) || notice.state != Delivery::Handed {
        return Ok(());
    }
    for moment in moments(ledger, &notice)? {
        unless_unreadable(telling::came_back(ledger, notice.player, moment))?;
    }
    let again_at = later(ledger);
    ledger.change.requeue_notice(id, notice.channel, Some(trouble), again_at)
}

/// The channel will never accept this particular notice, though it may accept others: it goes over
/// another channel if the player has one, otherwise it is given up. If it was about a turn, the
/// player counts as not told.
pub fn rejected(ledger: &Ledger<'_>, id: NoticeId, to: &str, trouble: &str) -> Result<(), Fault> {
    let notice = queued(ledger, id)?.filter(|notice| notice.sent_to.as_deref() == Some(to));
    let Some(notice) = notice else { return Ok(()) };
    let happened = happened::read(&notice.data)?;
    match happened {
        Happened::Account(AccountNews::Farewell(_)) => {
            return ledger.follow_up_on(&Occasion::FarewellOver(&notice));
        }
        Happened::Account(AccountNews::Code { .. }) => return code_lost(ledger, &notice, trouble),
        _ => {}
    }
    let mut ways = ledger.view().identities(notice.player)?;
    ways.retain(|way| {
        way.channel != notice.channel
            && way.suspended.is_none()
            && ledger.channels.contains(&way.channel)
    });
    let other = ways.into_iter().min_by_key(|way| !is_sent_to(way.channel));
    for moment in moments(ledger, &notice)? {
        unless_unreadable(telling::not_reached(ledger, notice.player, moment))?;
    }
    match other.filter(|_| notice.address.is_none()) {
        Some(way) => {
            // Without an explicit address, the player's preferred way would be used again. At the
            // terminal no way has to be chosen.
            if is_sent_to(way.channel) {
                ledger.change.address_notice(id, &way.address)?;
            }
            move_to(ledger, &notice, &happened, way.channel, Some(trouble))
        }
        None => {
            ledger.change.delay_notice(id, trouble, ledger.now)?;
            finish(ledger, &notice, Delivery::Failed)
        }
    }
}

/// A code could not be delivered: the player who asked for it is told.
fn code_lost(ledger: &Ledger<'_>, notice: &OutboxRow, trouble: &str) -> Result<(), Fault> {
    if notice.state == Delivery::Failed {
        return Ok(());
    }
    ledger.change.delay_notice(notice.id, trouble, ledger.now)?;
    finish(ledger, notice, Delivery::Failed)?;
    let address = notice.address.as_deref().unwrap_or_default();
    let lost = AccountNews::CodeLost(named::way_at(notice.channel, address));
    ledger.tell(notice.player, &Happened::Account(lost))
}

/// The player who invited this one thinks that the invitation has arrived.
fn tell_inviter(
    ledger: &Ledger<'_>,
    player: PlayerId,
    channel: Channel,
    invitation: i64,
) -> Result<(), Fault> {
    let Some(row) = ledger.view().invitation(InvitationId(invitation))? else { return Ok(()) };
    // Only the recipient knows whose an email address is.
    if row.address.is_some() || ledger.opponents(player)?.contains(&row.sender) {
        return Ok(());
    }
    let channel = channel.name().to_owned();
    let happened = Happened::Account(AccountNews::Unreachable { player: player.0, channel });
    ledger.tell_because(Some(player), row.sender, &happened)
}

/// The pause after a number of attempts: 30 seconds, doubling up to four hours, and up to half as
/// much again at random so that a recovering channel is not overloaded.
pub fn pause(tries: u32, jitter: u8) -> TimeDelta {
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
