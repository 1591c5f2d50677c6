//! What was left over when an hour had enough answers: it is collected in one email, which waits in
//! the outbox until the hour is over. Questions are answered with what is true then.

use chrono::{DateTime, Utc};
use kernel::answered::{LineResult, MailAnswer};
use kernel::happened::{self, Happened};
use kernel::ledger::Ledger;
use storage::{Channel, Fault, OutboxRow, PlayerId};
use templates::told::WordsBeside;

use crate::{limits, there};

/// The most things that are answered late, and the most lines that are named. What was done is
/// always told.
const MOST: usize = 100;

/// Adds an answer to the one email that goes to that address when the hour is over.
pub fn keep(
    ledger: &Ledger<'_>,
    player: PlayerId,
    from: &str,
    mut answered: MailAnswer,
    at: DateTime<Utc>,
) -> Result<(), Fault> {
    answered.closing.is_late = true;
    let Some(identity) = there::identity(ledger, player, from)? else { return Ok(()) };
    for row in ledger.view().waiting_to(player, &identity.address, ledger.now)? {
        if let Some(mut waiting) = late(&row)? {
            add(&mut waiting, answered);
            let data = happened::write(&Happened::Answered(waiting))?;
            return ledger.change.set_notice_data(row.id, &data);
        }
    }
    limits::note_late(ledger, from, at)?;
    let to = (Channel::Email, identity.address);
    ledger.tell_at_later(player, to, &Happened::Answered(answered), at)
}

/// The answers that a waiting email collects, if it is such a one.
fn late(row: &OutboxRow) -> Result<Option<MailAnswer>, Fault> {
    Ok(match happened::read(&row.data)? {
        Happened::Answered(answered) if answered.closing.is_late => Some(answered),
        _ => None,
    })
}

fn add(waiting: &mut MailAnswer, more: MailAnswer) {
    let MailAnswer { to, game, items, rest, words, closed, again, closing } = more;
    for item in items {
        let has_room = waiting.items.len() < MOST;
        let is_known = waiting.items.contains(&item);
        match item.reply {
            LineResult::Done(_) => waiting.items.push(item),
            _ if is_known => {}
            _ if has_room => waiting.items.push(item),
            _ => waiting.leave_out([item.typed]),
        }
    }
    for line in rest {
        if waiting.rest.len() < MOST && !waiting.rest.contains(&line) {
            waiting.rest.push(line);
        }
    }
    let WordsBeside { went, asked, is_asked_again, gone, taken_back, stayed } = words;
    waiting.words.went.extend(went);
    waiting.words.asked.extend(asked);
    waiting.words.is_asked_again |= is_asked_again;
    waiting.words.gone.extend(gone);
    waiting.words.taken_back.extend(taken_back);
    waiting.words.stayed.extend(stayed);
    waiting.closed.extend(closed);
    // It is about a game only if all of it is.
    waiting.game = waiting.game.filter(|&known| game == Some(known));
    waiting.again = again.or(waiting.again);
    waiting.closing.lost = closing.lost.or(waiting.closing.lost);
    waiting.closing.speaks = closing.speaks.or(waiting.closing.speaks);
    waiting.to = to;
}
