//! The threads of games that are over and are to be archived, once no report is to come there. Where
//! that fails, it is tried again.

use chrono::{DateTime, TimeDelta, Utc};
use kernel::desk::Service;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::whole_seconds;
use storage::{Fault, GameId};
use templates::told::GameNews;
use templates::{Client, OwnInDiscord, Reader};

use crate::thread::thread_end;

/// How long to wait before trying again.
const AGAIN: TimeDelta = TimeDelta::minutes(5);

/// A thread to be archived.
#[derive(Clone, Debug)]
pub struct ClosingThread {
    /// The last game in it.
    pub game: i64,
    pub thread: String,
    /// The title that it gets.
    pub name: String,
}

/// Takes threads that are to be archived, up to a limit. Each comes again until it is known that
/// it was archived, or can't be.
pub fn claim_closing_threads(
    service: &mut Service,
    now: DateTime<Utc>,
    most: u32,
) -> Result<Vec<ClosingThread>, Fault> {
    let now = whole_seconds(now);
    if service.file.view().closing_threads(now, 1)?.is_empty() {
        return Ok(Vec::new());
    }
    let ledger = service.ledger(now)?;
    let mut closing: Vec<ClosingThread> = Vec::new();
    for game in ledger.view().closing_threads(now, most)? {
        let thread = match closing_thread(&ledger, game) {
            Ok(thread) => thread,
            // What this program can't read gets no title, and holds up no other.
            Err(fault) => {
                fault.lasting()?;
                None
            }
        };
        // The two games of a match can end, and be told, at once.
        let is_other_game = |(thread, _): &(ClosingThread, bool)| {
            closing.iter().any(|known| known.thread == thread.thread)
        };
        let thread = thread.filter(|thread| !is_other_game(thread));
        ledger.change.set_archive_at(game, thread.is_some().then_some(now + AGAIN))?;
        closing.extend(thread.filter(|(_, waits)| !waits).map(|(thread, _)| thread));
    }
    ledger.change.commit()?;
    Ok(closing)
}

/// The thread of a game was archived, or can't be.
pub fn thread_closed(service: &mut Service, now: DateTime<Utc>, game: i64) -> Result<(), Fault> {
    service.in_ledger(now, |ledger| ledger.change.set_archive_at(GameId(game), None))
}

/// The thread that was to be archived with a game, and whether it still waits for a report.
fn closing_thread(
    ledger: &Ledger<'_>,
    game: GameId,
) -> Result<Option<(ClosingThread, bool)>, Fault> {
    let Some(venue) = ledger.view().game_venue(game)? else { return Ok(None) };
    // If no thread could be opened, it is the channel.
    let thread = venue.thread.filter(|thread| *thread != venue.channel);
    let (Some(thread), Some(open)) = (thread, ledger.open(game)?) else { return Ok(None) };
    let language = ledger.view().server(&venue.server)?.map(|server| server.language);
    let reader = Reader {
        client: Client::Discord(OwnInDiscord::default()),
        ..Reader::stranger(language.unwrap_or(ledger.language), ledger.club, ledger.now)
    };
    let ended = Happened::game(GameNews::Ended, open.moment());
    let notice = ledger.lookup().notice(open.row.players.attackers, &ended)?;
    Ok(thread_end(ledger, &notice, &reader)?.and_then(|end| {
        let name = end.name?;
        Some((ClosingThread { game: game.0, thread, name }, end.waits))
    }))
}
