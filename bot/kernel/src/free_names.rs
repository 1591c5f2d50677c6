//! Which names are free, and the ones that a player is found under.

use storage::{Fault, PlayerId};
use templates::accounts::BadName;

use crate::ledger::Ledger;
use crate::lookup::Lookup;
use crate::names;
use crate::refused::{Refused, Stop};
use crate::remember::KEPT_DAYS;

/// Refuses a name that cannot be shown in this club, or that somebody else has or had not long ago.
pub fn check_free(ledger: &Ledger<'_>, name: &str, player: Option<PlayerId>) -> Result<(), Stop> {
    let bad = |because| Refused::BadName { name: name.to_owned(), because };
    names::check(name).map_err(bad)?;
    if names::is_office(name, ledger.club) {
        return Err(bad(BadName::Office).into());
    }
    if !is_free(ledger.lookup(), name, player)? {
        return Err(bad(BadName::Taken).into());
    }
    Ok(())
}

/// A name for somebody who is called that elsewhere, or asked for it here: the same if it can be
/// taken, otherwise with a number. `None` if none can be made from it.
pub fn free_like(lookup: Lookup<'_>, asked: &str) -> Result<Option<String>, Fault> {
    const MOST_NUMBERS: u32 = 100;
    // An email address, which is nobody's business.
    if asked.contains('@') {
        return Ok(None);
    }
    let plain = names::plain(asked);
    let numbered = (2..MOST_NUMBERS).map(|number| {
        let stem: Vec<&str> = plain.split(' ').take(names::MOST_WORDS - 1).collect();
        let stem: String = stem.join(" ").chars().take(names::LONGEST - 3).collect();
        format!("{} {number}", stem.trim_end())
    });
    for name in std::iter::once(plain.clone()).chain(numbered) {
        let can_be_shown = names::check(&name).is_ok() && !names::is_office(&name, lookup.club);
        if can_be_shown && is_free(lookup, &name, None)? {
            return Ok(Some(name));
        }
    }
    Ok(None)
}

/// Whether nobody else has that name, or gave it up so lately that it is still kept for them.
pub fn is_free(lookup: Lookup<'_>, name: &str, player: Option<PlayerId>) -> Result<bool, Fault> {
    let after = lookup.now - chrono::TimeDelta::days(KEPT_DAYS);
    for form in names::forms(name) {
        if !lookup.view.is_name_free(&form, player, after)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Has the player found under that name, in all its forms.
pub fn give(ledger: &Ledger<'_>, player: PlayerId, name: &str) -> Result<(), Fault> {
    names::forms(name).iter().try_for_each(|form| ledger.change.give_name(player, form))
}

/// The handle for a new player with that name: its first word if that is free, otherwise with more
/// of the name or a number.
pub fn handle_for(ledger: &Ledger<'_>, name: &str) -> Result<String, Stop> {
    for handle in names::handles(name) {
        let is_barred = names::is_barred(&handle, ledger.club) || names::is_given(&handle);
        let fits = !commands::is_reserved(&handle) && !is_barred;
        if fits && is_free(ledger.lookup(), &handle, None)? {
            return Ok(handle);
        }
    }
    Err(Refused::BadName { name: name.to_owned(), because: BadName::Taken }.into())
}

/// A name for a player whose own became one that they may not have.
pub(crate) fn neutral(ledger: &Ledger<'_>, player: PlayerId) -> Result<String, Fault> {
    let mut name = format!("{}{player}", names::NEUTRAL);
    // Before these names were set aside somebody could take one.
    while !is_free(ledger.lookup(), &name, Some(player))? {
        name.push('0');
    }
    Ok(name)
}
