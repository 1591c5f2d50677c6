//! How many unusable emails the club answers, limited for each player and in total, so that two
//! machines that answer each other stop; and how often it writes to people who aren't players.
//! People who prove that they can read at an address never share a limit with those who only claim
//! it, and no domain as a whole is blocked for its proven senders.

use std::collections::VecDeque;

use chrono::{DateTime, TimeDelta, Utc};
use sha2::{Digest as _, Sha256};
use storage::{AskedBy, Fault, PlayerId, StrangerMessage};

use crate::ledger::Ledger;
use crate::lookup::mailbox;
use crate::remember;

/// How many answers that carried nothing out can be sent in what time.
pub const MOST: (TimeDelta, usize) = (TimeDelta::minutes(10), 500);

/// How many of them can go to one player.
pub const MOST_TO_ONE: usize = 20;

/// How often the club writes to the mailbox of somebody who isn't a player, at the request of
/// others; and as often again at the request of its reader.
pub const TO_STRANGER: (TimeDelta, u32) = (TimeDelta::days(1), 3);

/// How many strangers it writes to because an unproven email claims to come from their address: in
/// one domain, so that a forged one leaves room for others, and in total.
pub const UNPROVEN: (TimeDelta, u32, u32) = (TimeDelta::hours(1), 10, 60);

/// How often a player is answered who says no move and no command.
pub const HELPS: [(TimeDelta, u32); 2] = [(TimeDelta::hours(1), 4), (TimeDelta::days(1), 20)];

/// How often `help` is answered beyond these limits.
pub const CALL_FOR_HELP: TimeDelta = TimeDelta::hours(1);

/// Under what name the last of these answers is remembered; no Message-ID looks like it.
const CALL_FOR_HELP_MARK: &str = "help beyond the limits";

/// How many more answers of a kind can be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Room {
    /// Not even this one.
    Full,
    /// This one, which says so.
    Last,
    More,
}

impl Room {
    /// For one more, if there have been so many.
    fn after(sent: usize, most: usize) -> Room {
        match sent + 1 {
            this if this > most => Room::Full,
            this if this == most => Room::Last,
            _ => Room::More,
        }
    }
}

/// Counts the answers that carried nothing out. Beyond the limit none are sent for a while;
/// requests in emails are carried out all the same.
#[derive(Debug, Default)]
pub(crate) struct Breaker {
    answers: VecDeque<(DateTime<Utc>, PlayerId)>,
}

impl Breaker {
    /// Whether one more can be sent to that player; if so, it is counted.
    pub(super) fn room(&mut self, now: DateTime<Utc>, to: PlayerId) -> Room {
        let answers = &mut self.answers;
        while answers.front().is_some_and(|&(at, _)| at + MOST.0 <= now || at > now) {
            answers.pop_front();
        }
        let to_one = answers.iter().filter(|&&(_, player)| player == to).count();
        let room = Room::after(to_one, MOST_TO_ONE).min(Room::after(answers.len(), MOST.1));
        if room != Room::Full {
            answers.push_back((now, to));
        }
        room
    }
}

/// Whether a player who asks for help can be answered beyond the limit; if so, it is noted.
pub(super) fn helps_out(ledger: &Ledger<'_>, player: PlayerId) -> Result<bool, Fault> {
    let last = remember::marked(ledger.view(), player, CALL_FOR_HELP_MARK)?;
    let is_due = last.is_none_or(|at| at + CALL_FOR_HELP <= ledger.now || ledger.now < at);
    if is_due {
        remember::mark(&ledger.change, player, CALL_FOR_HELP_MARK, ledger.now)?;
    }
    Ok(is_due)
}

/// Whether the mailbox of somebody who isn't a player can be written to; if so, it is noted.
pub(crate) fn may_write_to_stranger(
    ledger: &Ledger<'_>,
    address: &str,
    asked_by: AskedBy,
) -> Result<bool, Fault> {
    let (day, most) = TO_STRANGER;
    let to = of_stranger(address, asked_by);
    let view = ledger.view();
    let (by_reader, by_others) =
        view.messages_to_mailbox(to.mailbox, ledger.now - day, ledger.now)?;
    let sent = if asked_by == AskedBy::Reader { by_reader } else { by_others };
    if sent >= most {
        return Ok(false);
    }
    if asked_by == AskedBy::Anyone {
        let (hour, in_domain, in_all) = UNPROVEN;
        let (there, all) = view.messages_to_anyone(to.domain, ledger.now - hour, ledger.now)?;
        if there >= in_domain || all >= in_all {
            return Ok(false);
        }
    }
    ledger.change.note_stranger_message(&to, ledger.now, ledger.now - day)?;
    Ok(true)
}

/// Whether the club has written to a mailbox today because its reader asked for it.
pub(super) fn was_answered(ledger: &Ledger<'_>, address: &str) -> Result<bool, Fault> {
    let (day, _) = TO_STRANGER;
    let to = of_stranger(address, AskedBy::Reader);
    let sent = ledger.view().messages_to_mailbox(to.mailbox, ledger.now - day, ledger.now)?;
    Ok(sent.0 > 0)
}

fn of_stranger(address: &str, asked_by: AskedBy) -> StrangerMessage {
    let mailbox = mailbox(address);
    let domain = mailbox.rsplit_once('@').map_or("", |(_, domain)| domain);
    StrangerMessage {
        mailbox: Sha256::digest(&mailbox).into(),
        domain: Sha256::digest(domain).into(),
        asked_by,
    }
}

/// Whether a player can be answered who says no move and no command; if so, it is noted.
pub(super) fn room_to_help(ledger: &Ledger<'_>, player: PlayerId) -> Result<Room, Fault> {
    let mut room = Room::More;
    for (span, most) in HELPS {
        let sent = ledger.view().helps_since(player, ledger.now - span)?;
        room = room.min(Room::after(sent as usize, most as usize));
    }
    let [_, (longest, _)] = HELPS;
    if room != Room::Full {
        ledger.change.note_help(player, ledger.now, ledger.now - longest)?;
    }
    Ok(room)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_breaker_opens_and_closes_again() {
        let mut breaker = Breaker::default();
        let at = DateTime::UNIX_EPOCH;
        let player = |nth: usize| PlayerId(nth as i64 / 10);
        assert!((0..MOST.1).all(|nth| breaker.room(at, player(nth)) != Room::Full));
        let later = at + MOST.0;
        assert_eq!(breaker.room(later - TimeDelta::seconds(1), PlayerId(99)), Room::Full);
        assert!((1..MOST_TO_ONE).all(|_| breaker.room(later, PlayerId(99)) == Room::More));
        assert_eq!(breaker.room(later, PlayerId(99)), Room::Last);
        assert_eq!(breaker.room(later, PlayerId(99)), Room::Full);
        assert_eq!(breaker.room(later, PlayerId(98)), Room::More);
    }
}
