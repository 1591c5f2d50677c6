//! The thread of a match: what it is called, what the channel is told at its beginning, and what
//! follows when its games are over.

use engine::Side;
use kernel::ledger::Ledger;
use storage::{Fault, GameId, Venue};
use templates::Reader;
use templates::notice::thread::{self, MatchScore};
use templates::notice::{BoardPost, Notice, Table};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewThread {
    /// The match that it is for, given by its first game: both games share it.
    pub of: i64,
    pub name: String,
    /// The message in the channel to which it belongs.
    pub begun: String,
    /// The challenge there from which it came, if that can still be told.
    pub from: Option<BoardPost>,
}

/// What follows in a channel when a game has ended in a thread of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreadEnd {
    /// What the channel is told.
    pub over: String,
    /// The title that the thread gets when it is archived; `None` while it has another game.
    pub name: Option<String>,
    /// Whether a report is to come into the thread first.
    pub waits: bool,
}

pub fn new_thread(
    ledger: &Ledger<'_>,
    table: &Table,
    (venue, reader): (&Venue, &Reader),
) -> Result<NewThread, Fault> {
    let (of, first, partner) = first_of_match(ledger, table)?;
    let begun = match partner {
        Some(GameId(other)) => thread::match_begun(reader, (table, first), other),
        None => thread::begun(reader, table),
    };
    let asked = ledger.view().post_that_became(GameId(of))?;
    // Anyone who reads the channel can read that, too.
    let from = asked.and_then(|post| {
        let (channel, message) = (post.channel?, post.message?);
        let from = BoardPost { server: venue.server.clone(), channel, message };
        Some(from).filter(|from| from.channel == venue.channel)
    });
    Ok(NewThread { of, name: thread::title(reader, table, first), begun, from })
}

/// The first game of a game's match, the side that its attacker has in this game, and the other
/// game. The attacker of the first game is named first.
pub(crate) fn first_of_match(
    ledger: &Ledger<'_>,
    table: &Table,
) -> Result<(i64, Side, Option<GameId>), Fault> {
    let partner = ledger.view().game(GameId(table.number))?.and_then(|row| row.partner);
    let of = partner.map_or(table.number, |partner| partner.0.min(table.number));
    let first = if of == table.number { Side::Attackers } else { Side::Defenders };
    Ok((of, first, partner))
}

/// What follows when a game that has a thread is over, if this notice says so.
pub(crate) fn thread_end(
    ledger: &Ledger<'_>,
    notice: &Notice,
    reader: &Reader,
) -> Result<Option<ThreadEnd>, Fault> {
    let Some((table, end)) = notice.table().and_then(|table| Some((table, table.end?))) else {
        return Ok(None);
    };
    let over = thread::over(reader, table, end);
    let (_, first, partner) = first_of_match(ledger, table)?;
    let other = match partner {
        Some(partner) => ledger.open(partner)?,
        None => None,
    };
    let mut waits = false;
    for open in ledger.open(GameId(table.number))?.iter().chain(&other) {
        waits = waits || reviews::is_to_come(ledger, open)?;
    }
    let score = match other.map(|other| other.course.end.map(|(end, _)| end)) {
        None => Some(None),
        // The sides are swapped in the other game.
        Some(other) => other.map(|other| {
            let [one, two] = [MatchScore::of(end, first), MatchScore::of(other, !first)];
            Some(MatchScore { own: one.own + two.own, other: one.other + two.other })
        }),
    };
    let name = score.map(|score| thread::title_at_end(reader, (table, first), end, score));
    Ok(Some(ThreadEnd { over, name, waits }))
}
