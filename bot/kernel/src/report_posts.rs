//! Where a report on a finished game is posted for everybody, and which notice that is.

use correspondence::course::Course;
use engine::notation::record::EndedBy;
use storage::{Fault, FollowKind, GameId, OutboxRow, PlayerId, Venue};
use templates::review::LEAST_PLIES;

use crate::happened::Happened;
use crate::ledger::Ledger;
use crate::lookup::{Lookup, Open};
use crate::{happened, venue};

/// Where a report on a game is posted for everybody: below its last board. No thread is opened for it.
pub fn place(lookup: Lookup<'_>, game: GameId) -> Result<Option<Venue>, Fault> {
    let Some(venue) = lookup.view.game_venue(game)? else { return Ok(None) };
    let threads = lookup.view.server(&venue.server)?.is_some_and(|server| server.threads);
    Ok(Some(venue).filter(|venue| venue.thread.is_some() || !threads))
}

/// The game of a notice, if that is a report for everybody where the game is shown.
pub fn posted(row: &OutboxRow) -> Option<GameId> {
    match happened::read(&row.data) {
        Ok(Happened::Reviewed(ended)) if is_to_all(row) => Some(GameId(ended.game)),
        _ => None,
    }
}

/// Whether a notice is for everybody where its game is shown, and not for one player.
pub fn is_to_all(row: &OutboxRow) -> bool {
    row.address.as_deref().is_some_and(venue::is_address)
}

pub fn is_reviewed(course: &Course) -> bool {
    let is_over = course.end.is_some_and(|(end, _)| end.by != EndedBy::Closing);
    is_over && course.game.plies().len() >= LEAST_PLIES
}

/// Those who don't play in a public game and want to be told at once how it ended.
pub fn awaits_end(lookup: Lookup<'_>, open: &Open) -> Result<Vec<PlayerId>, Fault> {
    if !open.course.start.public {
        return Ok(Vec::new());
    }
    let players = [open.row.players.attackers, open.row.players.defenders];
    let mut found = lookup.view.followers(FollowKind::Game, &open.row.id.to_string())?;
    for player in players {
        found.extend(lookup.view.followers(FollowKind::Player, &player.to_string())?);
    }
    let mut told: Vec<PlayerId> =
        found.into_iter().filter(|(_, tells_end)| *tells_end).map(|(player, _)| player).collect();
    told.retain(|player| !players.contains(player));
    told.sort_unstable();
    told.dedup();
    Ok(told)
}

/// No report on that game is to come into its thread any more. If the thread has waited for that, it
/// can be archived.
pub fn report_is_done(ledger: &Ledger<'_>, game: GameId) -> Result<(), Fault> {
    let partner = ledger.view().game(game)?.and_then(|row| row.partner);
    let mut games = [Some(game), partner].into_iter().flatten();
    games.try_for_each(|game| ledger.change.hasten_archiving(game, ledger.now))
}
