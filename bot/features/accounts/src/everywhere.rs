//! Changes of a player's addresses, and that they are signed in on a device, are announced at every address that was confirmed before, so
//! that nobody can quietly replace one.

use kernel::channels::is_sent_to;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::folded_address;
use kernel::request::Actor;
use storage::{Fault, IdentityRow, PlayerId};
use templates::accounts::{AccountNews, AddressChange};
use templates::told::Way;

/// Tells a player at each of these addresses, except the one that is answered anyway and those to
/// which nothing is sent. Nobody can be written to at the terminal, which is the club's own
/// machine.
pub fn tell(
    ledger: &Ledger<'_>,
    player: PlayerId,
    addresses: &[IdentityRow],
    answered: &Actor,
    changed: AddressChange,
    about: &Way,
) -> Result<(), Fault> {
    let told = Happened::Account(AccountNews::Elsewhere { changed, about: about.clone() });
    announce(ledger, player, addresses, Some(answered), &told)
}

/// The same for anything else that a player has to know wherever they read.
pub fn announce(
    ledger: &Ledger<'_>,
    player: PlayerId,
    addresses: &[IdentityRow],
    answered: Option<&Actor>,
    told: &Happened,
) -> Result<(), Fault> {
    let is_answered = |row: &IdentityRow| {
        answered.is_some_and(|answered| {
            row.channel == answered.channel
                && folded_address(&row.address) == folded_address(&answered.address)
        })
    };
    let is_written_to = |row: &&IdentityRow| is_sent_to(row.channel) && row.suspended.is_none();
    for row in addresses.iter().filter(is_written_to).filter(|row| !is_answered(row)) {
        ledger.tell_at(player, (row.channel, row.address.clone()), told)?;
    }
    Ok(())
}
