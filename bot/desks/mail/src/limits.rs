//! How many emails the club answers at once. Nobody is met with silence who proves that they read at
//! an address: what an hour has no room for is answered in one email when the hour is over. Only
//! what repeats itself is not answered again, and machines that answer each other come to an end,
//! because such emails go out only a few times in a row unless something is done in between.
//!
//! People who prove that they can read at an address never share a limit with those who only claim
//! it, and no domain as a whole is blocked for its proven senders. What still counts is in the
//! club's file.

use chrono::{DateTime, TimeDelta, Utc};
use kernel::ledger::Ledger;
use kernel::{contacts, remember};
use storage::{Fault, MailHelp, MailHelpRow, PlayerId};
use templates::told::LastAnswer;

/// How many answers go to one address in what time.
pub const ANSWERS: (TimeDelta, usize) = (TimeDelta::hours(1), 60);

/// How many of them say to a player that nothing could be read.
pub const UNREAD: usize = 20;

/// The same to somebody who isn't a player.
pub const UNREAD_OF_OTHERS: usize = 4;

/// How often in a row what is left over is answered in one email, if nothing is done in between.
pub const LATE: (TimeDelta, usize) = (TimeDelta::days(1), 3);

/// How often an unproven reply is answered that says no move and no command.
pub const HELPS: [(TimeDelta, usize); 2] = [(TimeDelta::hours(1), 4), (TimeDelta::days(1), 20)];

/// How often one is answered that says something which could not be carried out.
pub const UNPROVEN_ANSWERS: (TimeDelta, usize) = (TimeDelta::minutes(10), 20);

/// How often `help` in an unproven reply is answered beyond these limits.
pub const CALL_FOR_HELP: TimeDelta = TimeDelta::hours(1);

/// Under what name the last of these answers is remembered; no Message-ID looks like it.
const CALL_FOR_HELP_MARK: &str = "help beyond the limits";

/// An email to be answered whose sender is proven.
#[derive(Clone, Copy, Debug)]
pub struct Asks {
    pub kind: MailHelp,
    /// The same for the same text.
    pub text: [u8; 16],
    /// How many unread emails of such a sender are answered in an hour.
    pub most_unread: usize,
}

/// Whether an email is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// Now; perhaps as the last one for a while.
    Now(Option<LastAnswer>),
    /// Together with others, at that time.
    Later(DateTime<Utc>),
    /// It was answered, or a machine seems to write.
    None,
}

/// Whether an email from that address can be answered now; if so, the answer is counted.
pub fn room(ledger: &Ledger<'_>, address: &str, asks: Asks) -> Result<Room, Fault> {
    let (hour, most) = ANSWERS;
    let (day, in_a_row) = LATE;
    let now = ledger.now;
    let to = contacts::hashed_mailbox(address);
    let mut rows = ledger.view().mail_helps(to, now - day, now + hour)?;
    rows.retain(|row| !matches!(row.kind, MailHelp::Unproven | MailHelp::UnprovenUnread));
    let since_done = rows.iter().rev().take_while(|row| row.kind != MailHelp::Done);
    let late = since_done.clone().filter(|row| row.kind == MailHelp::Late).count();
    let mut recent = since_done.filter(|row| row.at > now - hour && row.at <= now);
    let was_answered = match asks.kind {
        MailHelp::Unread => recent.any(|row| row.text == asks.text),
        // What was written in between may have changed the answer.
        _ => recent.next().is_some_and(|row| row.text == asks.text),
    };
    if was_answered && asks.kind != MailHelp::Done {
        return Ok(Room::None);
    }
    let waits = rows.iter().any(|row| row.kind == MailHelp::Late && row.at > now);
    let is_quiet = late >= in_a_row && !waits;
    rows.retain(|row| row.at > now - hour);
    let unread = rows.iter().filter(|row| row.kind == MailHelp::Unread).map(|row| row.at);
    let unread: Vec<DateTime<Utc>> = unread.collect();
    let all: Vec<DateTime<Utc>> = rows.iter().map(|row| row.at).collect();
    let is_unread = asks.kind == MailHelp::Unread;
    // When there is room again.
    let again = |sent: &[DateTime<Utc>], most: usize| {
        sent.len().checked_sub(most).and_then(|first| sent.get(first)).map(|&at| at + hour)
    };
    let again = again(&all, most).max(again(&unread, asks.most_unread).filter(|_| is_unread));
    if let Some(at) = again {
        return Ok(if is_quiet { Room::None } else { Room::Later(at) });
    }
    note(ledger, to, asks.kind, asks.text, now)?;
    let last = match () {
        () if all.len() + 1 == most => Some(LastAnswer::All),
        () if is_unread && unread.len() + 1 == asks.most_unread => Some(LastAnswer::Unread),
        () => None,
    };
    Ok(Room::Now(last.map(|last| if is_quiet { LastAnswer::Quiet } else { last })))
}

/// Counts the one email that answers at that time what was left over.
pub(crate) fn note_late(
    ledger: &Ledger<'_>,
    address: &str,
    at: DateTime<Utc>,
) -> Result<(), Fault> {
    // Nothing has that text, so nothing repeats it.
    note(ledger, contacts::hashed_mailbox(address), MailHelp::Late, [0; 16], at)
}

fn note(
    ledger: &Ledger<'_>,
    mailbox: [u8; 32],
    kind: MailHelp,
    text: [u8; 16],
    at: DateTime<Utc>,
) -> Result<(), Fault> {
    let row = MailHelpRow { mailbox, at, kind, text };
    ledger.change.note_mail_help(&row, ledger.now - LATE.0)
}

/// Whether a reply from a player's address can be answered that proves nothing, and whether its
/// answer is the last one for a while; if so, it is counted. It wants nothing that could be carried
/// out, and perhaps nothing at all, or `help`.
pub(crate) fn room_for_unproven(
    ledger: &Ledger<'_>,
    player: PlayerId,
    address: &str,
    (is_unread, is_help): (bool, bool),
) -> Result<Option<Option<LastAnswer>>, Fault> {
    let to = contacts::hashed_mailbox(address);
    let limits = if is_unread { &HELPS[..] } else { &[] };
    let mut is_last = false;
    let mut is_full = false;
    for (&(span, most), is_any) in
        limits.iter().map(|limit| (limit, false)).chain([(&UNPROVEN_ANSWERS, true)])
    {
        let rows = ledger.view().mail_helps(to, ledger.now - span, ledger.now)?;
        let counts = |row: &&MailHelpRow| match row.kind {
            MailHelp::UnprovenUnread => true,
            MailHelp::Unproven => is_any,
            _ => false,
        };
        let sent = rows.iter().filter(counts).count();
        is_last |= sent + 1 == most;
        is_full |= sent + 1 > most;
    }
    if is_full && !(is_help && helps_out(ledger, player)?) {
        return Ok(None);
    }
    let kind = if is_unread { MailHelp::UnprovenUnread } else { MailHelp::Unproven };
    if !is_full {
        note(ledger, to, kind, [0; 16], ledger.now)?;
    }
    Ok(Some((is_last || is_full).then_some(LastAnswer::Quiet)))
}

/// Whether a player who asks for help can be answered beyond the limit; if so, it is noted.
fn helps_out(ledger: &Ledger<'_>, player: PlayerId) -> Result<bool, Fault> {
    let last = remember::marked(ledger.view(), player, CALL_FOR_HELP_MARK)?;
    let is_due = last.is_none_or(|at| at + CALL_FOR_HELP <= ledger.now || ledger.now < at);
    if is_due {
        remember::mark(&ledger.change, player, CALL_FOR_HELP_MARK, ledger.now)?;
    }
    Ok(is_due)
}
