//! Players who want no more email say so, and are asked once whether that is meant. It does what
//! the button in their email program does. An email stops what goes to the address that it came
//! from; anywhere else all the player's addresses are meant.

use commands::{Deed, OrderLine, Sure};
use kernel::contacts::{STOPPED, stop_addresses};
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::folded_address;
use kernel::named;
use kernel::refused::Stop;
use kernel::request::Actor;
use play::asked;
use storage::{Channel, IdentityRow, PlayerId};
use templates::accounts::{AccountNews, AccountRefused};

/// Stops email to a player; asks first.
pub fn unsubscribe(
    ledger: &Ledger<'_>,
    player: PlayerId,
    from: &Actor,
    sure: Sure,
) -> Result<Happened, Stop> {
    let mut mails = ledger.view().identities(player)?;
    mails.retain(|identity| identity.channel == Channel::Email);
    if from.channel == Channel::Email {
        let own = folded_address(&from.address);
        mails.retain(|identity| folded_address(&identity.address) == own);
    }
    if mails.is_empty() {
        let channel = Channel::Email.name().to_owned();
        return Err(AccountRefused::NoWay { channel }.into());
    }
    let addresses: Vec<&str> = mails.iter().map(|identity| identity.address.as_str()).collect();
    let way = named::way_at(Channel::Email, &addresses.join(", "));
    let is_stopped = |identity: &IdentityRow| {
        identity.suspended.as_ref().is_some_and(|(_, because)| because == STOPPED)
    };
    Ok(Happened::Account(match sure {
        Sure::Ask if !mails.iter().all(is_stopped) => {
            let line = OrderLine::without_game(Deed::Unsubscribe(Sure::Yes));
            let told = Happened::Account(AccountNews::StopAsked(way));
            return Ok(asked::ask(ledger, player, &line, told)?);
        }
        Sure::Ask | Sure::Yes => {
            mails.retain(|identity| !is_stopped(identity));
            if !mails.is_empty() {
                stop_addresses(ledger, player, &mails, STOPPED)?;
                ledger.reroute(player)?;
            }
            AccountNews::StoppedNow(way)
        }
    }))
}
