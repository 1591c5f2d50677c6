//! Which use case an order about a ladder belongs to.

use commands::LadderDeed;
use kernel::ledger::Ledger;
use kernel::refused::Stop;
use storage::{GameId, PlayerId};
use templates::ladder::LadderNews;

use crate::{challenge, member, opening};

/// Carries out an order about a ladder; in the game with that number, if one was given.
pub fn carry_out(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    game: Option<GameId>,
    deed: &LadderDeed,
) -> Result<LadderNews, Stop> {
    match deed {
        LadderDeed::Join(ladder) => member::join(ledger, player, ladder.as_deref()),
        LadderDeed::Leave(ladder) => member::leave(ledger, player, ladder.as_deref()),
        LadderDeed::Challenge(opponent, ladder) => {
            challenge::challenge(ledger, player, opponent, ladder.as_deref())
        }
        LadderDeed::Concede(opponent) => {
            opening::concede(ledger, player, game, opponent.as_deref())
        }
        LadderDeed::Defer(opponent) => opening::defer(ledger, player, game, opponent.as_deref()),
    }
}
