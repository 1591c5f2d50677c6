//! Games in which time is up are settled before anybody acts in them.

use chrono::{DateTime, Utc};
use kernel::desk::Service;
use kernel::organisers;
use kernel::request::Actor;
use storage::{Fault, GameId};

use crate::deadline;
use crate::deadline::Waits;

/// How many games that are due are settled before an organiser decides; few ever are, because they
/// are checked every few seconds.
const DUE_BEFORE_AN_ACT: u32 = 1000;

/// A player whose time is up can't move any more, even if nobody has checked the clock yet, or
/// if a move of theirs is waiting that would have been in time: then they can't make another
/// one in the games in which this one may be.
pub fn settle_games_of(
    service: &mut Service,
    now: DateTime<Utc>,
    actor: &Actor,
    moves_in: impl Fn(GameId) -> bool,
) -> Result<(), Fault> {
    let view = service.file.view();
    // Usually no clock is due: they are checked every few seconds.
    if view.due_games(now, 1)?.is_empty() {
        return Ok(());
    }
    let Some(player) = service.lookup(now).who(actor)? else { return Ok(()) };
    if organisers::is_organiser(service.lookup(now), player.id)? {
        return settle_games_that_are_due(service, now);
    }
    for game in view.running_games(player.id)? {
        if game.folded.due_at.is_some_and(|due| due <= now) {
            let is_moving = moves_in(game.id)
                && game.folded.to_move.is_some_and(|side| game.players[side] == player.id);
            let waits = if is_moving { Waits::ForNothing } else { Waits::ForEmail };
            // A problem with one of the player's games is no reason to refuse the others.
            let _ = settle(service, now, game.id, waits);
        }
    }
    Ok(())
}

/// A game that is lost on time is lost before an organiser decides anything about it.
pub fn settle_games_that_are_due(service: &mut Service, now: DateTime<Utc>) -> Result<(), Fault> {
    for game in service.file.view().due_games(now, DUE_BEFORE_AN_ACT)? {
        // A problem with one game is no reason to refuse what concerns another.
        let _ = settle(service, now, game, Waits::ForEmail);
    }
    Ok(())
}

fn settle(
    service: &mut Service,
    now: DateTime<Utc>,
    game: GameId,
    waits: Waits,
) -> Result<(), Fault> {
    service.in_ledger(now, |ledger| deadline::settle(ledger, game, waits))
}
