//! What couriers do with the outbox: take what is due, say what became of it. On which way a
//! notice goes, and whether its hour has come, is decided when it is taken. That a player has
//! been told starts his clock, and so does a delay that he has chosen.

use std::collections::BTreeSet;

use chrono::{DateTime, TimeDelta, Utc};
use storage::{
    Channel, Delivery, Digest, Fault, GameRow, NoticeId, OutboxRow, PlayerId, PlayerRow,
};

use super::account::{Account, Way};
use super::course::{Course, Refund};
use super::erase;
use super::event::Event;
use super::happened::{self, Happened, Moment};
use super::ledger::Ledger;
use super::pace;

/// How long nothing may be heard of a notice before it is sent again.
pub(super) const SILENCE: TimeDelta = TimeDelta::minutes(10);

/// The most that goes along with a notice that may not wait.
const MOST_TOGETHER: u32 = 200;

/// The longest wait between two tries.
const LONGEST: TimeDelta = TimeDelta::hours(4);

/// What goes to one address at once.
pub(super) struct Envelope {
    pub player: PlayerId,
    pub address: String,
    /// At least one.
    pub notices: Vec<OutboxRow>,
}

/// Takes what is due on a channel: of notices that may wait, those whose hour has come. From
/// here on they count as shown. The rest is put off, or goes another way.
pub(super) fn take_due(
    ledger: &Ledger<'_>,
    channel: Channel,
    most: u32,
) -> Result<Vec<Envelope>, Fault> {
    let mut envelopes: Vec<Envelope> = Vec::new();
    // None waits longer than this: what seems to was queued on a clock that has been set back
    // since. A digest and quiet hours together make a day at most.
    let longest = match channel {
        Channel::Terminal => LONGEST * 2,
        Channel::Email | Channel::Discord => TimeDelta::days(2),
    };
    let beyond = ledger.now + longest;
    for row in ledger.view().due_notices(channel, ledger.now, beyond, most)? {
        let Some(happened) = readable(ledger, &row)? else { continue };
        if envelopes.iter().any(|envelope| envelope.notices.iter().any(|with| with.id == row.id)) {
            continue;
        }
        if let Some(address) = row.address.clone() {
            envelopes.push(seal(ledger, row.player, address, vec![row])?);
            continue;
        }
        let player = ledger.player(row.player)?;
        let Some(way) = ledger.lookup().way(&player)? else {
            ledger.change.postpone_notice(row.id, ledger.now + LONGEST)?;
            continue;
        };
        if way.channel != channel {
            move_to(ledger, &row, &happened, way.channel, None)?;
            continue;
        }
        let may_wait = happened.may_wait();
        if may_wait && channel != Channel::Terminal && is_put_off(ledger, &player, &row, &happened)?
        {
            continue;
        }
        let mut notices = vec![row];
        if !may_wait && happened.moment().is_some() {
            notices.extend(waiting_with(ledger, channel, &player, &envelopes, &notices)?);
        }
        let together = player.preferences.digest != Digest::Off && channel != Channel::Terminal;
        // What is sent again is sent as it was, under the same Message-ID.
        let tried = |row: &OutboxRow| (row.tries > 0).then_some((row.tries, row.claimed_at));
        let own = notices.first().map(tried);
        let same = |envelope: &&mut Envelope| {
            let first = envelope.notices.first();
            envelope.player == player.id
                && envelope.address == way.address
                && first.is_some_and(|first| first.address.is_none())
                && first.map(tried) == own
        };
        match envelopes.iter_mut().find(same).filter(|_| together) {
            Some(envelope) => {
                let more = seal(ledger, player.id, way.address, notices)?;
                envelope.notices.extend(more.notices);
            }
            None if together => envelopes.push(seal(ledger, player.id, way.address, notices)?),
            None => {
                for notice in notices {
                    let address = way.address.clone();
                    envelopes.push(seal(ledger, player.id, address, vec![notice])?);
                }
            }
        }
    }
    for envelope in &mut envelopes {
        envelope.notices.sort_by_key(|notice| notice.id);
    }
    Ok(envelopes)
}

/// What a notice tells. One that this program has not written is given up, and `None`: nothing
/// will make it readable, and the others are not to wait for it.
pub(super) fn readable(ledger: &Ledger<'_>, row: &OutboxRow) -> Result<Option<Happened>, Fault> {
    match happened::read(&row.data) {
        Ok(happened) => Ok(Some(happened)),
        Err(Fault::Row(why)) => {
            ledger.change.delay_notice(row.id, &why, ledger.now)?;
            ledger.change.finish_notice(row.id, Delivery::Failed)?;
            Ok(None)
        }
        Err(fault) => Err(fault),
    }
}

/// Takes notices for a player who sits at the terminal.
pub(super) fn take_at_terminal(
    ledger: &Ledger<'_>,
    notices: Vec<OutboxRow>,
) -> Result<Vec<Envelope>, Fault> {
    let each = notices.into_iter().map(|notice| {
        let player = ledger.player(notice.player)?;
        seal(ledger, player.id, player.handle, vec![notice])
    });
    each.collect()
}

fn seal(
    ledger: &Ledger<'_>,
    player: PlayerId,
    address: String,
    notices: Vec<OutboxRow>,
) -> Result<Envelope, Fault> {
    for notice in &notices {
        ledger.change.claim_notice(notice.id, &address, ledger.now, ledger.now + SILENCE)?;
    }
    Ok(Envelope { player, address, notices })
}

/// Puts a notice off if its player wants it later. His clock runs from now all the same: it
/// would have gone out now.
fn is_put_off(
    ledger: &Ledger<'_>,
    player: &PlayerRow,
    row: &OutboxRow,
    happened: &Happened,
) -> Result<bool, Fault> {
    let zone = player.locale.zone;
    let goes_at = pace::goes_at(player.preferences, zone, row.queued_at, ledger.now);
    if goes_at <= ledger.now {
        return Ok(false);
    }
    ledger.change.postpone_notice(row.id, goes_at)?;
    // After a try that failed the delay is not his choice alone.
    if let (Some(moment), 0) = (happened.moment(), row.tries) {
        unless_unreadable(start_clock(ledger, player.id, moment))?;
    }
    Ok(true)
}

/// Whatever waits for a player goes along with what may not wait: a warning shows the board.
fn waiting_with(
    ledger: &Ledger<'_>,
    channel: Channel,
    player: &PlayerRow,
    envelopes: &[Envelope],
    taken: &[OutboxRow],
) -> Result<Vec<OutboxRow>, Fault> {
    let mut waiting =
        ledger.view().waiting_notices(player.id, channel, NoticeId(0), MOST_TOGETHER)?;
    let sealed = || envelopes.iter().flat_map(|envelope| &envelope.notices);
    waiting.retain(|row| {
        let is_taken = sealed().chain(taken).any(|with| with.id == row.id);
        row.tries == 0 && row.address.is_none() && !is_taken
    });
    Ok(waiting)
}

/// Lets a notice go another way; at the terminal to be told is to be told at once.
fn move_to(
    ledger: &Ledger<'_>,
    row: &OutboxRow,
    happened: &Happened,
    channel: Channel,
    trouble: Option<&str>,
) -> Result<(), Fault> {
    ledger.note_move();
    ledger.change.requeue_notice(row.id, channel, trouble, ledger.now)?;
    match happened.moment() {
        Some(moment) if channel == Channel::Terminal => {
            unless_unreadable(start_clock(ledger, row.player, moment))
        }
        _ => Ok(()),
    }
}

/// A game that cannot be read (its ruleset is missing, say) keeps nothing else from being done.
fn unless_unreadable(done: Result<(), Fault>) -> Result<(), Fault> {
    match done {
        Err(Fault::Row(_)) => Ok(()),
        done => done,
    }
}

/// What told a player of his turn came back: his clock waits until something reaches him.
fn stop_clock(ledger: &Ledger<'_>, player: PlayerId, moment: Moment) -> Result<(), Fault> {
    let Some(mut open) = ledger.open(moment.game())? else { return Ok(()) };
    let course = &open.course;
    let his_turn = open.row.players[course.to_move()] == player;
    if !his_turn || !tells_of_turn(course, moment) {
        return Ok(());
    }
    let Some(refund) = course.refund(ledger.now) else { return Ok(()) };
    let opponent = open.row.players[!course.to_move()];
    let bounced = ledger.book(&mut open, &Event::Bounced)?;
    if refund == Refund::Rest {
        let happened = Happened::RefundedRest(bounced);
        ledger.tell(player, &happened)?;
        ledger.tell(opponent, &happened)?;
    }
    Ok(())
}

/// Whether a notice of that moment tells of the turn that goes on, and not of an older one.
fn tells_of_turn(course: &Course, moment: Moment) -> bool {
    let made = course.turns().last().and_then(|turn| turn.made).map_or(1, |(_, event)| event);
    moment.event >= made
}

/// The channel has taken a notice: the player has been told.
pub(super) fn handed(ledger: &Ledger<'_>, id: NoticeId) -> Result<(), Fault> {
    let Some(notice) = ledger.view().notice(id)? else { return Ok(()) };
    if notice.state != Delivery::Queued {
        return Ok(());
    }
    finish(ledger, &notice, Delivery::Handed)?;
    for moment in moments(ledger, &notice)? {
        told(ledger, notice.player, moment)?;
    }
    Ok(())
}

/// The moments of games of which a notice tells.
fn moments(ledger: &Ledger<'_>, notice: &OutboxRow) -> Result<Vec<Moment>, Fault> {
    let happened = happened::read(&notice.data)?;
    if !matches!(happened, Happened::Answered(_)) {
        return Ok(happened.moment().into_iter().collect());
    }
    // What its mail showed, not how the games stand by now.
    let Some(mail) = ledger.view().mail_with(notice.id)? else { return Ok(Vec::new()) };
    let games = ledger.view().mail_games(mail.id)?.into_iter();
    Ok(games.map(|shown| Moment { game: shown.game.0, event: shown.event }).collect())
}

/// Nothing is left to do for a notice; a code in it is forgotten, and the last to an erased
/// player goes with its address.
fn finish(ledger: &Ledger<'_>, notice: &OutboxRow, state: Delivery) -> Result<(), Fault> {
    match happened::read(&notice.data)? {
        Happened::Account(Account::Farewell(_)) => return erase::forget_farewell(ledger, notice),
        Happened::Account(Account::Code { .. }) => {
            let without = happened::write(&Happened::Account(Account::Code { code: None }))?;
            ledger.change.set_notice_data(notice.id, &without)?;
        }
        _ => {}
    }
    ledger.change.finish_notice(notice.id, state)
}

/// Whether a ply has been withdrawn since that moment.
pub(super) fn is_withdrawn(ledger: &Ledger<'_>, moment: Moment) -> Result<bool, Fault> {
    let since = ledger.view().events_after(moment.game(), moment.event)?;
    Ok(since.iter().any(|event| event.text == Event::Withdrawn.to_string()))
}

/// A player has been told how a game stands: what waits about it counts as shown, and if it
/// is his turn, his clock runs from now.
pub(super) fn told(ledger: &Ledger<'_>, player: PlayerId, moment: Moment) -> Result<(), Fault> {
    shown(ledger, player, moment)?;
    start_clock(ledger, player, moment)
}

/// What waits for a player about a game, up to that moment, counts as shown.
pub(super) fn shown(ledger: &Ledger<'_>, player: PlayerId, moment: Moment) -> Result<(), Fault> {
    for waiting in ledger.view().waiting_about(moment.game(), player)? {
        let told = waiting.about.is_some_and(|(_, event)| event <= moment.event);
        if told && waiting.claimed_at.is_none() {
            ledger.change.notice_shown(waiting.id, ledger.now)?;
        }
    }
    Ok(())
}

/// A notice about this moment has gone out, or would have if its player did not want it
/// later: if it is his turn, his clock runs from now.
pub(super) fn start_clock(
    ledger: &Ledger<'_>,
    player: PlayerId,
    moment: Moment,
) -> Result<(), Fault> {
    let row = ledger.view().game(moment.game())?;
    let his_turn = |row: &GameRow| row.folded.to_move.map(|side| row.players[side]) == Some(player);
    let Some(row) = row.filter(his_turn) else { return Ok(()) };
    let mut open = ledger.lookup().open_row(row)?;
    let course = &open.course;
    if !course.handed() && tells_of_turn(course, moment) {
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
    // It is never given up: a relay may be down for longer than anybody thought.
    let jitter = (ledger.entropy)()[0];
    let again_at = ledger.now + pause(notice.tries, jitter);
    ledger.change.delay_notice(id, trouble, again_at)
}

/// The channel does not take the address now, and nobody knows for how long: it is tried again
/// after hours, so that a passing trouble does not count several times.
pub(super) fn refused(ledger: &mut Ledger<'_>, id: NoticeId, trouble: &str) -> Result<(), Fault> {
    let again_at = later(ledger);
    match ledger.view().notice(id)? {
        Some(notice) if notice.state == Delivery::Queued => {
            ledger.change.delay_notice(id, trouble, again_at)
        }
        _ => Ok(()),
    }
}

/// In some hours.
fn later(ledger: &mut Ledger<'_>) -> DateTime<Utc> {
    let jitter = (ledger.entropy)()[0];
    ledger.now + LONGEST / 2 + pause(1, jitter)
}

/// Nothing arrives at an address to which a notice went, now or ever: nothing more is sent
/// there, all that waits goes another way, and those who play with the player know.
pub(super) fn lost(
    ledger: &Ledger<'_>,
    id: NoticeId,
    to: &str,
    trouble: &str,
) -> Result<(), Fault> {
    let Some(notice) = ledger.view().notice(id)? else { return Ok(()) };
    match happened::read(&notice.data)? {
        Happened::Account(Account::Farewell(_)) => return erase::forget_farewell(ledger, &notice),
        Happened::Account(Account::Code { .. }) => return code_lost(ledger, &notice, trouble),
        _ => {}
    }
    let player = notice.player;
    let identities = ledger.view().identities(player)?;
    let broken = identities
        .iter()
        .find(|identity| identity.channel != Channel::Terminal && identity.address == to);
    if let Some(broken) = broken.filter(|identity| identity.suspended.is_none()) {
        ledger.change.suspend_identity(broken.id, ledger.now, trouble)?;
        if ledger.way(player)?.is_some() {
            let way = Way::new(broken.channel, &broken.address);
            ledger.tell(player, &Happened::Account(Account::Suspended(way)))?;
        }
        tell_opponents(ledger, player, broken.channel)?;
        ledger.reroute(player)?;
    }
    // It may have gone another way since.
    let last_there = notice.sent_to.as_deref() == Some(to);
    if !last_there || !matches!(notice.state, Delivery::Queued | Delivery::Handed) {
        return Ok(());
    }
    for moment in moments(ledger, &notice)? {
        unless_unreadable(stop_clock(ledger, player, moment))?;
    }
    if notice.address.is_some() {
        // It was for that address alone.
        ledger.change.delay_notice(id, trouble, ledger.now)?;
        return ledger.change.finish_notice(id, Delivery::Failed);
    }
    let happened = happened::read(&notice.data)?;
    let way = ledger.way(player)?.map_or(notice.channel, |way| way.channel);
    move_to(ledger, &notice, &happened, way, Some(trouble))
}

/// A notice came back though the address may be good: it goes there again later, and what it told
/// of a turn is as if it had not been told.
pub(super) fn came_back(
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
        unless_unreadable(stop_clock(ledger, notice.player, moment))?;
    }
    let again_at = later(ledger);
    ledger.change.requeue_notice(id, notice.channel, Some(trouble), again_at)
}

/// A code did not arrive: whoever asked for it learns it.
fn code_lost(ledger: &Ledger<'_>, notice: &OutboxRow, trouble: &str) -> Result<(), Fault> {
    if notice.state == Delivery::Failed {
        return Ok(());
    }
    ledger.change.delay_notice(notice.id, trouble, ledger.now)?;
    finish(ledger, notice, Delivery::Failed)?;
    let address = notice.address.as_deref().unwrap_or_default();
    let lost = Account::CodeLost(Way::new(notice.channel, address));
    ledger.tell(notice.player, &Happened::Account(lost))
}

/// Everyone who plays with this player learns once that a channel does not reach him.
pub(super) fn tell_opponents(
    ledger: &Ledger<'_>,
    player: PlayerId,
    channel: Channel,
) -> Result<(), Fault> {
    let games = ledger.view().running_games(player)?;
    let players = games.iter().flat_map(|game| [game.players.attackers, game.players.defenders]);
    let opponents: BTreeSet<PlayerId> = players.filter(|&other| other != player).collect();
    let channel = channel.name().to_owned();
    let happened = Happened::Account(Account::Unreachable { player: player.0, channel });
    opponents.into_iter().try_for_each(|opponent| ledger.tell(opponent, &happened))
}

/// The pause after so many tries: 30 seconds, doubling up to four hours, and up to half as
/// much again so that a channel that comes back is not stormed.
pub(super) fn pause(tries: u32, jitter: u8) -> TimeDelta {
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
