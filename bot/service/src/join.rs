//! Becoming a player.

use storage::{Locale, NewPlayer, PlayerId};
use templates::told::BadName;

use super::channels::{AddressForm, traits};
use super::happened::Happened;
use super::ledger::Ledger;
use super::lookup::folded_address;
use super::names::{self};
use super::refused::{Refused, Stop};
use crate::request::Actor;

pub(super) fn join(
    ledger: &Ledger<'_>,
    name: &str,
    from: &Actor,
) -> Result<(PlayerId, Happened), Stop> {
    let bad = |because| Refused::BadName { name: name.to_owned(), because };
    names::check(name).map_err(bad)?;
    if names::is_office(name, ledger.club) {
        return Err(bad(BadName::Office).into());
    }
    let folded = names::folded(name);
    if ledger.view().player_called(&folded)?.is_some() {
        return Err(bad(BadName::Taken).into());
    }
    let id = ledger.change.insert_player(NewPlayer {
        handle: name,
        folded: &folded,
        ascii: &names::ascii(name),
        locale: Locale { language: from.language.unwrap_or(ledger.language), ..Locale::default() },
        channel: from.channel,
        joined_at: ledger.now,
    })?;
    // The channel has verified that the address is theirs.
    let (address, known_by) = match traits(from.channel).address {
        AddressForm::Name => (name, folded),
        AddressForm::Mailbox | AddressForm::Account => {
            (&*from.address, folded_address(&from.address))
        }
    };
    ledger.change.insert_identity(id, from.channel, address, &known_by, ledger.now)?;
    Ok((id, Happened::Joined))
}
