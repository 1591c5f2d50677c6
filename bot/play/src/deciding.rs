//! What somebody says is carried out, or answers what they were asked.

use commands::{Order, OrderLine};
use kernel::feature::Occasion;
use kernel::happened::Remembered;
use kernel::ledger::Ledger;
use kernel::refused::{Refused, or_refused};
use kernel::request::{Actor, Place, QuestionPlace, Request};
use storage::{Fault, PlayerId};
use templates::accounts::AccountRefused;

use crate::asked;
use crate::asked::Meant;

/// Carries out an order for the asker; if it is refused, only the refusal's own effects are stored.
/// Returns the player who is told, and what.
pub fn decide(
    ledger: &mut Ledger<'_>,
    asker: Option<PlayerId>,
    request: &Request,
) -> Result<(Option<PlayerId>, Remembered), Fault> {
    ledger.place = request.place.as_ref().map(|place| place_at(&request.actor, place));
    let OrderLine { game, order: Order::Do(deed) } = &request.order else {
        return Err(Fault::defect("a question where orders are carried out"));
    };
    let (game, deed) = match asked::meant(ledger, asker, (*game, deed))? {
        Meant::Deed(game, deed) => (game, deed),
        Meant::Nothing(remembered) => return Ok((asker, remembered)),
    };
    let line = (game, &deed);
    let assembly = ledger.assembly;
    let carry_out =
        |ledger: &mut Ledger<'_>| assembly.carry_out(ledger, &request.actor, line, request.seen);
    match or_refused(ledger.attempt(carry_out))? {
        Ok((player, happened)) => Ok((player, Ok(happened))),
        Err(refused) => {
            if let Refused::Account(AccountRefused::WrongCode { link, left }) = refused {
                ledger.follow_up_on(&Occasion::WrongCode { link, left })?;
            }
            Ok((asker, Err(refused)))
        }
    }
}

pub fn place_at(actor: &Actor, place: &Place) -> QuestionPlace {
    let Place { answers, asks } = place.clone();
    QuestionPlace { channel: actor.channel, answers, asks }
}
