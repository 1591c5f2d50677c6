//! What a courier takes from the outbox: letters to deliver.

use storage::{Fault, NoticeId, OutboxRow, PlayerId};
use templates::{Notice, Reader};

use crate::ledger::Ledger;
use crate::{deliver, receipts, telling};

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
    /// Whether it contains an export, which `service::letters::complete` has to put together.
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
    pub moved: u64,
}

/// Prepares a notice for its letter. One that cannot be shown now (for example, because its ruleset
/// is missing) is tried again later; the others do not wait for it.
pub fn part(ledger: &mut Ledger<'_>, row: &OutboxRow) -> Result<Option<LetterPart>, Fault> {
    let Some(happened) = deliver::readable(ledger, row)? else { return Ok(None) };
    match ledger.assembly.letter(ledger.lookup(), row, &happened) {
        Ok((notice, moments)) => {
            for moment in moments {
                telling::shown(ledger, row.player, moment)?;
            }
            Ok(Some(LetterPart { id: row.id, notice }))
        }
        Err(fault) => {
            receipts::failed(ledger, row.id, &fault.lasting()?)?;
            Ok(None)
        }
    }
}
