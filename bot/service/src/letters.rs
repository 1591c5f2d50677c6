//! The outbox as couriers see it: letters to deliver, and the result for each notice in them.
//! `deliver` decides which notices go, `receipts` handles the effects of their delivery.

use std::collections::BTreeSet;

use accounts::export;
use chrono::{DateTime, Utc};
use following::edition;
use kernel::channels::is_sent_to;
use kernel::desk::{Questions, Service};
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::letter::{self, Failure, Letter, OutboxState};
use kernel::lookup::{Lookup, whole_seconds};
use kernel::{deliver, news, readers, receipts};
use mail_desk as mail;
use storage::{Channel, Fault, NoticeId, OutboxRow, PlayerId};
use templates::Notice;
use templates::told::GamePoint;

use crate::present;

/// Takes the notices that are due on a channel, up to a limit, to be delivered.
pub fn claim(
    service: &mut Service,
    now: DateTime<Utc>,
    channel: Channel,
    most: u32,
) -> Result<Vec<Letter>, Fault> {
    take(service, now, |ledger| deliver::take_due(ledger, channel, most))
}

/// Takes the notices that wait for a player at the terminal, except those already sent there,
/// in order; not necessarily all at once, but some if there are any.
pub fn claim_for(
    service: &mut Service,
    now: DateTime<Utc>,
    player: PlayerId,
    sent: &BTreeSet<NoticeId>,
) -> Result<Vec<Letter>, Fault> {
    const MOST: usize = 50;
    let most = u32::try_from(MOST + sent.len()).unwrap_or(u32::MAX);
    take(service, now, |ledger| {
        let first = NoticeId(0);
        // A notice that was moved here is sorted among older ones.
        let mut waiting = ledger.view().waiting_notices(player, Channel::Terminal, first, most)?;
        waiting.retain(|notice| !sent.contains(&notice.id));
        waiting.truncate(MOST);
        deliver::take_at_terminal(ledger, waiting)
    })
}

pub fn news(service: &Service) -> Result<OutboxState, Fault> {
    Ok(OutboxState {
        newest: Some(service.file.view().newest_notice()?),
        moved: service.moved.get(),
    })
}

fn take(
    service: &mut Service,
    now: DateTime<Utc>,
    which: impl FnOnce(&Ledger<'_>) -> Result<Vec<deliver::Envelope>, Fault>,
) -> Result<Vec<Letter>, Fault> {
    let now = whole_seconds(now);
    let mut ledger = service.ledger(now)?;
    let mut letters = Vec::new();
    for envelope in which(&ledger)? {
        let mut parts = Vec::new();
        for row in &envelope.notices {
            parts.extend(letter::part(&mut ledger, row)?);
        }
        if parts.is_empty() {
            continue;
        }
        let player = ledger.player(envelope.player)?;
        letters.push(Letter {
            parts,
            reader: readers::reader(ledger.club, now, &player),
            player: player.id,
            name: player.handle,
            address: envelope.address,
        });
    }
    // Delays have to be stored too.
    ledger.change.commit()?;
    Ok(letters)
}

/// The couriers start again: what others before them took and never reported on is sent again
/// at once, instead of after ten minutes of silence.
pub fn begin_again(service: &mut Service, now: DateTime<Utc>) -> Result<(), Fault> {
    let ledger = service.ledger(whole_seconds(now))?;
    let due_by = ledger.now + deliver::SILENCE;
    for channel in Channel::ALL.into_iter().filter(|&channel| is_sent_to(channel)) {
        ledger.change.reclaim_notices(channel, ledger.now, due_by)?;
    }
    ledger.change.reclaim_contacts(ledger.now, due_by)?;
    ledger.change.commit()
}

/// A channel has delivered a notice.
pub fn handed(service: &mut Service, now: DateTime<Utc>, notice: NoticeId) -> Result<(), Fault> {
    service.in_ledger(now, |ledger| receipts::handed(ledger, notice))
}

/// A channel could not deliver a notice to the address `to` (its letter's), or learned later
/// that it did not arrive there. `trouble` says why, for the host.
pub fn not_handed(
    service: &mut Service,
    now: DateTime<Utc>,
    notice: NoticeId,
    to: &str,
    failure: Failure,
    trouble: &str,
) -> Result<(), Fault> {
    service.in_ledger(now, |ledger| match failure {
        Failure::Temporary => receipts::failed(ledger, notice, trouble),
        Failure::Permanent => receipts::lost(ledger, notice, to, trouble),
    })
}

/// Puts together the exports that a letter still lacks. This reads everything stored about a
/// player and folds all their games, so it is done here and not by the service.
pub fn complete(
    questions: &Questions,
    now: DateTime<Utc>,
    letter: &mut Letter,
) -> Result<(), Fault> {
    let _snapshot = questions.file.snapshot()?;
    let notices = letter.parts.iter_mut().map(|part| &mut part.notice);
    export::put_together(questions.lookup(now), letter.player, notices)
}

/// The content of a notice for its reader, and the moments of other games that it shows.
pub(super) fn said(
    lookup: Lookup<'_>,
    row: &OutboxRow,
    happened: &Happened,
) -> Result<(Notice, Vec<GamePoint>), Fault> {
    Ok(match happened {
        Happened::Answered(answered) => mail::answers(lookup, row.player, answered)?,
        Happened::Edition(news) => {
            let is_to_all = news::channel(row.address.as_deref(), happened).is_some();
            edition::shown(lookup, (!is_to_all).then_some(row.player), news)?
        }
        happened if news::channel(row.address.as_deref(), happened).is_some() => {
            (present::for_everybody(lookup, happened)?, Vec::new())
        }
        happened => (present::notice(lookup, row.player, happened)?, Vec::new()),
    })
}
