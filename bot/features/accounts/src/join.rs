//! Becoming a player.

use kernel::channels::{AddressForm, SHOWS_GAMES, traits};
use kernel::feature::Occasion;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::folded_address;
use kernel::refused::{Refused, Stop};
use kernel::request::Actor;
use kernel::{circles, free_names, names};
use storage::{Channel, Locale, NewPlayer, PlayerId};
use templates::accounts::BadName;
use unicode_normalization::UnicodeNormalization as _;

pub fn join(
    ledger: &Ledger<'_>,
    name: Option<&str>,
    from: &Actor,
) -> Result<(PlayerId, Happened), Stop> {
    // At a terminal somebody sits down under a name, perhaps with letters and accents apart.
    let address: String = from.address.nfc().collect();
    let name = name.unwrap_or(&address);
    let seat = (from.channel == Channel::Terminal).then_some(&*address);
    let is_other = |seat: &str| !names::begins_with(name, seat);
    if let Some(seat) = seat.filter(|seat| is_other(seat)) {
        return Err(Refused::OtherSeat { seat: seat.to_owned(), name: name.to_owned() }.into());
    }
    free_names::check_free(ledger, name, None)?;
    // Somebody who sits down as `Anna` and joins as `Anna Lindqvist` goes on sitting there.
    let handle = free_names::handle_for(ledger, seat.unwrap_or(name))?;
    let folded = names::folded(&handle);
    let here = circles::language_here(ledger)?;
    let id = ledger.change.insert_player(NewPlayer {
        handle: &handle,
        folded: &folded,
        ascii: &names::ascii(&handle),
        name,
        locale: Locale {
            language: from.language.or(here).unwrap_or(ledger.language),
            ..Locale::default()
        },
        channel: from.channel,
        joined_at: ledger.now,
    })?;
    free_names::give(ledger, id, &handle)?;
    free_names::give(ledger, id, name)?;
    // Otherwise nobody would be found under the name at that seat.
    if let Some(seat) = seat
        && ledger.view().player_called(&names::folded(seat))?.is_none_or(|row| row.id != id)
    {
        let (name, because) = (seat.to_owned(), BadName::Taken);
        return Err(Refused::BadName { name, because }.into());
    }
    // The channel has verified that the address is theirs.
    let (address, known_by) = match traits(from.channel).address {
        AddressForm::Name => (&*handle, folded),
        // Nobody joins on a device, which is no identity.
        AddressForm::Mailbox | AddressForm::Account | AddressForm::Device => {
            (&*from.address, folded_address(&from.address))
        }
    };
    ledger.change.insert_identity(id, from.channel, address, &known_by, ledger.now)?;
    if from.channel == SHOWS_GAMES {
        circles::joined_in_server(ledger, id)?;
    }
    ledger.follow_up_on(&Occasion::AddressGained(id, from.channel, address))?;
    Ok((id, Happened::Joined))
}
