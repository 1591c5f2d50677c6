//! What couriers do with the outbox: take what is due. The address of a notice, and whether it goes
//! out now, are decided when it is taken. The player's clock starts if they have chosen a delay, or
//! if they cannot be reached. `receipts` handles what happens to it afterwards.

use chrono::TimeDelta;
use correspondence::event::Event;
use storage::{
    Channel, Delivery, DigestPreference, Fault, GameId, NoticeId, OutboxRow, PlayerId, PlayerRow,
};
use templates::told::GameNews;

use crate::channels::{Delivers, is_sent_to, traits};
use crate::happened::Happened;
use crate::ledger::Ledger;
use crate::telling::{start_clock, unless_unreadable, without_telling};
use crate::ways::way_of_notice;
use crate::{caused, happened, pace};

/// How long to wait for news of a notice before it is sent again.
pub const SILENCE: TimeDelta = TimeDelta::minutes(10);

/// The most notices that go to one address at once. Each may bring a board, and mail servers refuse
/// emails that are too large.
pub const MOST_TOGETHER: usize = 40;

/// How many waiting notices are searched for ones to send along with another.
const MOST_WAITING: u32 = 200;

/// The longest wait between two attempts.
pub const LONGEST: TimeDelta = TimeDelta::hours(4);

/// What goes to one address at the same time.
#[derive(Clone, Debug)]
pub struct Envelope {
    pub player: PlayerId,
    pub address: String,
    /// The notices, at least one.
    pub notices: Vec<OutboxRow>,
}

/// Takes what is due on a channel; notices that can wait only once their delay is over. From here
/// on they count as shown. The rest is delayed, or goes another way.
pub fn take_due(ledger: &Ledger<'_>, channel: Channel, most: u32) -> Result<Vec<Envelope>, Fault> {
    let mut envelopes: Vec<Envelope> = Vec::new();
    // No notice waits longer than this: one that seems to was queued before the clock was set back.
    // A digest and quiet hours together take a day at most.
    let longest = if is_sent_to(channel) { TimeDelta::days(2) } else { LONGEST * 2 };
    let beyond = ledger.now + longest;
    for row in ledger.view().due_notices(channel, ledger.now, beyond, most)? {
        let Some(happened) = readable(ledger, &row)? else { continue };
        if envelopes.iter().any(|envelope| envelope.notices.iter().any(|with| with.id == row.id)) {
            continue;
        }
        if is_overtaken(ledger, &row, &happened)? {
            ledger.change.finish_notice(row.id, Delivery::Withdrawn)?;
            continue;
        }
        if let Some(address) = row.address.clone() {
            envelopes.push(seal(ledger, row.player, address, vec![row])?);
            continue;
        }
        let player = ledger.player(row.player)?;
        let Some(address) = address_here(ledger, channel, &player, (&row, &happened))? else {
            continue;
        };
        let may_wait = pace::may_wait(ledger.view(), &happened)?;
        if may_wait && is_answered_there(ledger, channel, &player, (&row, &happened))? {
            ledger.change.finish_notice(row.id, Delivery::Withdrawn)?;
            continue;
        }
        if may_wait
            && is_sent_to(channel)
            && is_put_off(ledger, channel, &player, (&row, &happened))?
        {
            continue;
        }
        let along = notices_along(ledger, channel, (&row, &happened), may_wait)?;
        put_in_envelopes(ledger, channel, (&player, &address), (row, along), &mut envelopes)?;
    }
    for envelope in &mut envelopes {
        envelope.notices.sort_by_key(|notice| notice.id);
    }
    Ok(envelopes)
}

/// What may go out along with a notice.
struct Along {
    /// Notices about the game whose board is shown come first.
    more: Vec<OutboxRow>,
    /// The messages among them that the person who caused the notice wrote about it.
    said: Vec<NoticeId>,
}

/// Whether the answer to an email that only made a move has waited for the reply of the house, and that
/// went out meanwhile, to the same address: it tells of both moves.
fn is_overtaken(ledger: &Ledger<'_>, row: &OutboxRow, happened: &Happened) -> Result<bool, Fault> {
    let Happened::Answered(answered) = happened else { return Ok(false) };
    let Some(made) = answered.only_move().filter(|_| row.tries == 0) else { return Ok(false) };
    let way = ledger.lookup().way(&ledger.player(row.player)?)?;
    if way.is_none_or(|way| way.channel != row.channel || Some(way.address) != row.address) {
        return Ok(false);
    }
    let told = ledger.view().notices_for(row.player)?;
    Ok(told.iter().any(|other| {
        other.claimed_at.is_some()
            && other.channel == row.channel
            && other.about.is_some_and(|(game, event)| game.0 == made.game && event > made.event)
    }))
}

/// Whether a letter tells of a ply that its player has answered meanwhile at a terminal or at a page.
/// (One that a plan has answered is told.) In a digest it is one of the things that have happened.
fn is_answered_there(
    ledger: &Ledger<'_>,
    channel: Channel,
    player: &PlayerRow,
    (row, happened): (&OutboxRow, &Happened),
) -> Result<bool, Fault> {
    let Happened::Game { what: GameNews::Ply, at } = happened else { return Ok(false) };
    let is_alone = traits(channel).delivery == Delivers::Letters
        && player.preferences.digest == DigestPreference::Off;
    let was_there = ledger.attendance.last(player.id).is_some_and(|at| at >= row.queued_at);
    if !is_alone || !was_there || row.tries > 0 || row.queued_at == ledger.now {
        return Ok(false);
    }
    let since = ledger.view().events_after(GameId(at.game), at.event)?;
    Ok(since.iter().any(|event| matches!(event.text.parse(), Ok(Event::Ply(_)))))
}

/// What waits for the same player and may go along with a notice: anything if that notice can't
/// wait, otherwise in a letter what the same person has caused.
fn notices_along(
    ledger: &Ledger<'_>,
    channel: Channel,
    (row, happened): (&OutboxRow, &Happened),
    may_wait: bool,
) -> Result<Along, Fault> {
    let joins_notices = traits(channel).delivery == Delivers::Letters;
    let messages = match joins_notices {
        true => caused::said_with(ledger, row, happened)?,
        false => Vec::new(),
    };
    let said = messages.iter().map(|said| said.id).collect::<Vec<_>>();
    let mut more = match () {
        () if (!may_wait || happened.is_asked_for()) && happened.moment().is_some() => {
            ledger.view().waiting_notices(row.player, channel, NoticeId(0), MOST_WAITING)?
        }
        () if joins_notices => {
            let held = caused::held_with(ledger, row, MOST_WAITING)?.into_iter();
            messages.into_iter().chain(held.filter(|held| !said.contains(&held.id))).collect()
        }
        () => Vec::new(),
    };
    let game = |row: &OutboxRow| row.about.map(|(game, _)| game);
    more.sort_by_key(|other| game(other) != game(row));
    Ok(Along { more, said })
}

/// Seals a notice and what may go along with it, in the envelopes so far or in new ones. A notice
/// that is held back, or whose envelope is full, goes out later.
fn put_in_envelopes(
    ledger: &Ledger<'_>,
    channel: Channel,
    (player, address): (&PlayerRow, &str),
    (row, along): (OutboxRow, Along),
    envelopes: &mut Vec<Envelope>,
) -> Result<(), Fault> {
    let joins_notices = traits(channel).delivery == Delivers::Letters;
    let together = player.preferences.digest != DigestPreference::Off && is_sent_to(channel);
    let begins = envelopes.len();
    let same = |envelope: &Envelope| can_join(envelope, (player.id, address), &row);
    let mut place = envelopes.iter().position(same).filter(|_| together);
    for (index, row) in std::iter::once(row).chain(along.more).enumerate() {
        if index > 0 && !may_go_along(&row, envelopes) {
            continue;
        }
        let caused_with = |envelope: &Envelope| {
            (row.held || along.said.contains(&row.id))
                && envelope.notices.iter().any(|with| with.cause == row.cause)
        };
        let letter = match place {
            Some(place) if together => Some(place),
            _ if joins_notices => {
                let at = envelopes.iter().skip(begins).position(caused_with);
                at.map(|at| begins + at)
            }
            _ => None,
        };
        let is_full = |at| {
            let letter: Option<&Envelope> = envelopes.get(at);
            letter.is_some_and(|letter| letter.notices.len() >= MOST_TOGETHER)
        };
        if letter.is_some_and(is_full) {
            // It goes out with the next envelope.
            continue;
        }
        // Going along with a letter that is sent anyway is no message more.
        let is_message = !joins_notices || letter.is_none();
        if is_sent_to(channel)
            && is_message
            && let Some(until) = caused::held_until(ledger, &row)?
        {
            if index == 0 {
                ledger.change.hold_notice(row.id, until)?;
                break;
            }
            continue;
        }
        let letter = letter.and_then(|at| envelopes.get_mut(at));
        let with = letter.as_ref().map_or(&[][..], |letter| &letter.notices);
        caused::note_message(ledger, channel, with, &row)?;
        let sealed = seal(ledger, player.id, address.to_owned(), vec![row])?;
        match letter {
            Some(letter) => letter.notices.extend(sealed.notices),
            None => {
                place = Some(envelopes.len());
                envelopes.push(sealed);
            }
        }
    }
    Ok(())
}

/// Whether a notice can go out in that envelope, to the same player at the same address.
fn can_join(envelope: &Envelope, (player, address): (PlayerId, &str), row: &OutboxRow) -> bool {
    // A repeated notice is sent exactly as before, with the same Message-ID.
    let tried = |row: &OutboxRow| (row.tries > 0).then_some((row.tries, row.claimed_at));
    let first = envelope.notices.first();
    envelope.player == player
        && envelope.address == address
        && first.is_some_and(|first| first.address.is_none() && tried(first) == tried(row))
        && envelope.notices.len() < MOST_TOGETHER
}

/// The player's address on that channel to which a notice goes. Otherwise this is `None`, and it is
/// moved to another channel, or waits until there is a way to its player.
fn address_here(
    ledger: &Ledger<'_>,
    channel: Channel,
    player: &PlayerRow,
    (row, happened): (&OutboxRow, &Happened),
) -> Result<Option<String>, Fault> {
    let Some(way) = way_of_notice(ledger.lookup(), ledger.channels, player, happened)? else {
        ledger.change.postpone_notice(row.id, ledger.now + LONGEST)?;
        if let Some(moment) = happened.moment() {
            unless_unreadable(without_telling(ledger, player.id, moment))?;
        }
        return Ok(None);
    };
    if way.channel != channel {
        move_to(ledger, row, happened, way.channel, None)?;
        return Ok(None);
    }
    Ok(Some(way.address))
}

/// What a notice says. If it has nothing to say any more, it is dropped and this is `None`. So it is
/// if this program has not written it: it will never become readable, and the others must not wait
/// for it.
pub fn readable(ledger: &Ledger<'_>, row: &OutboxRow) -> Result<Option<Happened>, Fault> {
    match happened::read(&row.data) {
        Ok(happened)
            if row.address.is_none()
                && ledger.lookup().current(Some(row.player), &happened)?.is_none() =>
        {
            ledger.change.finish_notice(row.id, Delivery::Withdrawn)?;
            Ok(None)
        }
        Ok(happened) => Ok(Some(happened)),
        Err(fault) => {
            ledger.change.delay_notice(row.id, &fault.lasting()?, ledger.now)?;
            ledger.change.finish_notice(row.id, Delivery::Failed)?;
            Ok(None)
        }
    }
}

/// Takes notices for a player at the terminal.
pub fn take_at_terminal(
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

/// Delays a notice if its player wants it later, or a letter about a game if they are at a terminal or
/// at a page, where they see the same. Their clock starts now anyway, because the notice would have
/// gone out now.
fn is_put_off(
    ledger: &Ledger<'_>,
    channel: Channel,
    player: &PlayerRow,
    (row, happened): (&OutboxRow, &Happened),
) -> Result<bool, Fault> {
    let zone = player.locale.zone;
    let mut preferences = player.preferences;
    if happened.is_asked_for() {
        preferences.digest = DigestPreference::Off;
    }
    let goes_at = pace::goes_at(preferences, zone, row.queued_at, ledger.now);
    let is_letter = traits(channel).delivery == Delivers::Letters;
    let is_seen = is_letter && !happened.is_asked_for() && happened.moment().is_some();
    let leaves_at = ledger.attendance.until(player.id, ledger.now).filter(|_| is_seen);
    let goes_at = leaves_at.map_or(goes_at, |leaves| goes_at.max(leaves));
    if goes_at <= ledger.now {
        return Ok(false);
    }
    // What everybody reads doesn't wait for one player. Usually it was shown when it happened; not
    // what was queued by a version that let everybody wait, or before the player wanted a delay.
    if row.shown.is_none()
        && let Some(shown) = ledger.show_at_once(player, row.cause, happened)?
    {
        ledger.change.set_notice_shown(row.id, shown)?;
    }
    ledger.change.postpone_notice(row.id, goes_at)?;
    // After a failed attempt the delay is not only the player's choice.
    if let (Some(moment), 0) = (happened.moment(), row.tries) {
        unless_unreadable(start_clock(ledger, player.id, moment))?;
    }
    Ok(true)
}

/// Anything that waits for a player goes along with a notice that cannot wait: a warning, for
/// example, shows the board.
fn may_go_along(row: &OutboxRow, envelopes: &[Envelope]) -> bool {
    let mut sealed = envelopes.iter().flat_map(|envelope| &envelope.notices);
    row.tries == 0 && row.address.is_none() && !sealed.any(|with| with.id == row.id)
}

/// Sends a notice another way; at the terminal it counts as delivered at once.
pub fn move_to(
    ledger: &Ledger<'_>,
    row: &OutboxRow,
    happened: &Happened,
    channel: Channel,
    trouble: Option<&str>,
) -> Result<(), Fault> {
    ledger.note_move();
    ledger.change.requeue_notice(row.id, channel, trouble, ledger.now)?;
    match happened.moment() {
        Some(moment) if !is_sent_to(channel) => {
            unless_unreadable(start_clock(ledger, row.player, moment))
        }
        _ => Ok(()),
    }
}
