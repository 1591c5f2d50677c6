//! The outbox as couriers see it: letters to deliver, and the result for each notice in them.
//! `deliver` decides which notices go, `receipts` handles the effects of their delivery.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use storage::{Channel, Fault, NoticeId, OutboxRow, PlayerId};
use templates::told::GamePoint;
use templates::{Notice, Reader};

use crate::channels::is_sent_to;
use crate::desk::Questions;
use crate::desk::Service;
use crate::happened::Happened;
use crate::ledger::Ledger;
use crate::lookup::{Lookup, whole_seconds};
use crate::{deliver, edition, mail, news, present, questions, readers, receipts, telling};

/// Something to deliver to a reader at once: one notice, or a digest of several.
#[derive(Clone, Debug)]
pub struct Letter {
    pub player: PlayerId,
    pub name: String,
    /// The address, as the channel writes it.
    pub address: String,
    pub reader: Reader,
    /// Its notices, at least one; each is reported as delivered or not.
    pub parts: Vec<LetterPart>,
}

impl Letter {
    /// Whether it contains an export, which [`super::Questions::complete`] has to put together.
    pub fn has_export(&self) -> bool {
        self.parts.iter().any(|part| part.notice.file().is_some())
    }
}

#[derive(Clone, Debug)]
pub struct LetterPart {
    /// The notice's stable key.
    pub id: NoticeId,
    pub notice: Notice,
}

/// Why a channel could not deliver a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// It may work later: no connection, a full mailbox, too many at once.
    Temporary,
    /// Nothing will ever arrive there: no such mailbox, direct messages closed.
    Permanent,
}

/// What can be taken from the outbox: it changes whenever there may be more to take than before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OutboxState {
    /// The last notice that was queued for anybody.
    pub newest: Option<NoticeId>,
    moved: u64,
}

impl Service {
    /// Takes the notices that are due on a channel, up to a limit, to be delivered.
    pub fn claim(
        &mut self,
        now: DateTime<Utc>,
        channel: Channel,
        most: u32,
    ) -> Result<Vec<Letter>, Fault> {
        self.take(now, |ledger| deliver::take_due(ledger, channel, most))
    }

    /// Takes the notices that wait for a player at the terminal, except those already sent there,
    /// in order; not necessarily all at once, but some if there are any.
    pub fn claim_for(
        &mut self,
        now: DateTime<Utc>,
        player: PlayerId,
        sent: &BTreeSet<NoticeId>,
    ) -> Result<Vec<Letter>, Fault> {
        const MOST: usize = 50;
        let most = u32::try_from(MOST + sent.len()).unwrap_or(u32::MAX);
        self.take(now, |ledger| {
            let first = NoticeId(0);
            // A notice that was moved here is sorted among older ones.
            let mut waiting =
                ledger.view().waiting_notices(player, Channel::Terminal, first, most)?;
            waiting.retain(|notice| !sent.contains(&notice.id));
            waiting.truncate(MOST);
            deliver::take_at_terminal(ledger, waiting)
        })
    }

    pub fn news(&self) -> Result<OutboxState, Fault> {
        Ok(OutboxState { newest: Some(self.file.view().newest_notice()?), moved: self.moved.get() })
    }

    fn take(
        &mut self,
        now: DateTime<Utc>,
        which: impl FnOnce(&Ledger<'_>) -> Result<Vec<deliver::Envelope>, Fault>,
    ) -> Result<Vec<Letter>, Fault> {
        let now = whole_seconds(now);
        let mut ledger = self.ledger(now)?;
        let mut letters = Vec::new();
        for envelope in which(&ledger)? {
            let mut parts = Vec::new();
            for row in &envelope.notices {
                parts.extend(part(&mut ledger, row)?);
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
    pub fn begin_again(&mut self, now: DateTime<Utc>) -> Result<(), Fault> {
        let ledger = self.ledger(whole_seconds(now))?;
        let due_by = ledger.now + deliver::SILENCE;
        for channel in Channel::ALL.into_iter().filter(|&channel| is_sent_to(channel)) {
            ledger.change.reclaim_notices(channel, ledger.now, due_by)?;
        }
        ledger.change.reclaim_contacts(ledger.now, due_by)?;
        ledger.change.commit()
    }

    /// A channel has delivered a notice.
    pub fn handed(&mut self, now: DateTime<Utc>, notice: NoticeId) -> Result<(), Fault> {
        self.in_ledger(now, |ledger| receipts::handed(ledger, notice))
    }

    /// A channel could not deliver a notice to the address `to` (its letter's), or learned later
    /// that it did not arrive there. `trouble` says why, for the host.
    pub fn not_handed(
        &mut self,
        now: DateTime<Utc>,
        notice: NoticeId,
        to: &str,
        failure: Failure,
        trouble: &str,
    ) -> Result<(), Fault> {
        self.in_ledger(now, |ledger| match failure {
            Failure::Temporary => receipts::failed(ledger, notice, trouble),
            Failure::Permanent => receipts::lost(ledger, notice, to, trouble),
        })
    }
}

impl Questions {
    /// Puts together the exports that a letter still lacks. This reads everything stored about a
    /// player and folds all their games, so it is done here and not by the service.
    pub fn complete(&self, now: DateTime<Utc>, letter: &mut Letter) -> Result<(), Fault> {
        let _snapshot = self.file.snapshot()?;
        let notices = letter.parts.iter_mut().map(|part| &mut part.notice);
        questions::put_together(self.lookup(now), letter.player, notices)
    }
}

/// Prepares a notice for its letter. One that cannot be shown now (for example, because its ruleset
/// is missing) is tried again later; the others do not wait for it.
pub(super) fn part(ledger: &mut Ledger<'_>, row: &OutboxRow) -> Result<Option<LetterPart>, Fault> {
    let Some(happened) = deliver::readable(ledger, row)? else { return Ok(None) };
    match shown(ledger.lookup(), row, &happened) {
        Ok((part, moments)) => {
            for moment in moments {
                telling::shown(ledger, row.player, moment)?;
            }
            Ok(Some(part))
        }
        Err(fault) => {
            receipts::failed(ledger, row.id, &fault.lasting()?)?;
            Ok(None)
        }
    }
}

/// The content of a notice for its reader, and the moments of other games that it shows.
pub(super) fn shown(
    lookup: Lookup<'_>,
    row: &OutboxRow,
    happened: &Happened,
) -> Result<(LetterPart, Vec<GamePoint>), Fault> {
    let (notice, moments) = match happened {
        Happened::Answered(answered) => mail::answers(lookup, row.player, answered)?,
        Happened::Edition(news) => {
            let is_to_all = news::channel(row.address.as_deref(), happened).is_some();
            edition::shown(lookup, (!is_to_all).then_some(row.player), news)?
        }
        happened if news::channel(row.address.as_deref(), happened).is_some() => {
            (present::for_everybody(lookup, happened)?, Vec::new())
        }
        happened => (present::notice(lookup, row.player, happened)?, Vec::new()),
    };
    Ok((LetterPart { id: row.id, notice }, moments))
}
