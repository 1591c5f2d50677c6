//! The "yes" that serious orders wait for. A question belongs to the place where it was asked (a
//! terminal session, an email, the buttons under a message), which its channel names: a yes from
//! anywhere else answers nothing.

use storage::{Confirmation, Fault, GameId, PlayerId};

use super::channels::{PATIENCE_BY_MAIL, traits};
use super::ledger::Ledger;
use super::refused::{Refused, Stop};
use super::request::QuestionPlace;

/// Makes an order wait for this player's "yes" in the place where it was given, replacing an
/// earlier one there.
pub(super) fn wait_for_yes(
    ledger: &Ledger<'_>,
    player: PlayerId,
    game: Option<GameId>,
    order: &str,
) -> Result<(), Fault> {
    // Without a place, the question cannot be answered.
    let Some(place) = &ledger.place else { return Ok(()) };
    let (place, order) = (place.name.clone(), order.to_owned());
    let confirmation = Confirmation { place, game, order, asked_at: ledger.now };
    ledger.change.set_confirmation(player, &confirmation, ledger.now - PATIENCE_BY_MAIL)
}

/// The order that waits for this player's "yes" in the current place.
pub(super) fn waiting(
    ledger: &Ledger<'_>,
    player: PlayerId,
) -> Result<Option<Confirmation>, Fault> {
    match &ledger.place {
        Some(place) => waiting_in(ledger, player, place),
        None => Ok(None),
    }
}

/// The order that waits for this player's "yes" in that place.
pub(super) fn waiting_in(
    ledger: &Ledger<'_>,
    player: PlayerId,
    place: &QuestionPlace,
) -> Result<Option<Confirmation>, Fault> {
    let waiting = ledger.view().confirmation(player, &place.name)?;
    Ok(waiting.filter(|waiting| ledger.now - waiting.asked_at <= traits(place.channel).patience))
}

/// Like `waiting`, but removes the order, because the answer is being given now.
pub(super) fn answered(ledger: &Ledger<'_>, player: PlayerId) -> Result<Confirmation, Stop> {
    let waiting = waiting(ledger, player)?.ok_or(Refused::NothingAsked)?;
    ledger.change.drop_confirmation(player, &waiting.place)?;
    Ok(waiting)
}
