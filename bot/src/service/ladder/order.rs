//! Which use case an order about a ladder belongs to.

use storage::{Fault, GameId, PlayerId};
use templates::told::LadderNews;

use super::{challenge, member, opening};
use crate::orders::LadderOrder;
use crate::service::ledger::Ledger;
use crate::service::refused::Stop;

/// Carries out an order about a ladder; in the game with that number, if one was given.
pub(in crate::service) fn carry_out(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    game: Option<GameId>,
    order: &LadderOrder,
) -> Result<LadderNews, Stop> {
    match order {
        LadderOrder::Join(ladder) => member::join(ledger, player, ladder.as_deref()),
        LadderOrder::Leave(ladder) => member::leave(ledger, player, ladder.as_deref()),
        LadderOrder::Challenge(whom, ladder) => {
            challenge::challenge(ledger, player, whom, ladder.as_deref())
        }
        LadderOrder::Concede(whom) => opening::concede(ledger, player, game, whom.as_deref()),
        LadderOrder::Defer(whom) => opening::defer(ledger, player, game, whom.as_deref()),
        // Questions are answered elsewhere.
        _ => Err(Fault::defect("a question among the orders").into()),
    }
}
