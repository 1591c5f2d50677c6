//! Another name to be shown under; the handle stays. A name that was given up is kept for its
//! player for a time, so that nobody can pass for them.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use storage::{Fault, PlayerId, PlayerRow, View};
use templates::accounts::AccountNews;
use templates::accounts::BadName;

use crate::happened::Happened;
use crate::ledger::Ledger;
use crate::refused::{Refused, Stop};
use crate::{free_names, names};

/// How long players keep a name before they can change it again.
pub const PAUSE: TimeDelta = TimeDelta::days(30);

pub fn rename(ledger: &Ledger<'_>, player: PlayerId, name: &str) -> Result<Happened, Stop> {
    let row = ledger.player(player)?;
    if row.name == name {
        let because = BadName::Own;
        return Err(Refused::BadName { name: name.to_owned(), because }.into());
    }
    free_names::check_free(ledger, name, Some(player))?;
    if let Some(from) = row.renamed_at.map(|at| at + PAUSE).filter(|from| *from > ledger.now) {
        return Err(Refused::RenamedLately { from: from.timestamp() }.into());
    }
    give(ledger, &row, name)?;
    ledger.change.set_name(player, name, Some(ledger.now))?;
    for opponent in opponents(ledger, player)? {
        let renamed = AccountNews::OpponentRenamed { player: player.0, was: row.name.clone() };
        ledger.tell(opponent, &Happened::Account(renamed))?;
    }
    Ok(Happened::Account(AccountNews::Renamed(player.0.into())))
}

/// Whether a player has a name that only those who run the club, or the house, may have: it was allowed once, or
/// the club has been given another name.
pub fn is_barred(view: View<'_>, row: &PlayerRow, club: &str) -> Result<bool, Fault> {
    let names = [&row.name, &row.handle];
    let is_barred = names.iter().any(|name| names::is_barred(name, club));
    Ok(row.erased_at.is_none() && is_barred && view.house_address(row.id)?.is_none())
}

/// Gives such a player a neutral name until they choose another.
pub fn bar(ledger: &Ledger<'_>, row: &PlayerRow) -> Result<(), Fault> {
    let name = free_names::neutral(ledger, row.id)?;
    give(ledger, row, &name)?;
    ledger.change.set_name(row.id, &name, None)?;
    if names::is_barred(&row.handle, ledger.club) {
        // It is still found under the old one, which nobody else can have.
        let handle = name.replace(' ', "");
        free_names::give(ledger, row.id, &handle)?;
        ledger.change.set_handle(row.id, &handle, &names::folded(&handle))?;
    }
    let barred = AccountNews::NameBarred { was: row.name.clone() };
    ledger.tell(row.id, &Happened::Account(barred))
}

/// From now on the player is found under that name, and no more under the last one, unless that is
/// the handle too.
fn give(ledger: &Ledger<'_>, row: &PlayerRow, name: &str) -> Result<(), Fault> {
    for old in names::forms(&row.name).difference(&names::forms(&row.handle)) {
        ledger.change.give_up_name(row.id, old, ledger.now)?;
    }
    free_names::give(ledger, row.id, name)
}

/// The forms of a player's names that old files lack.
pub fn lacks(view: View<'_>, row: &PlayerRow) -> Result<bool, Fault> {
    let known: BTreeSet<String> = view.names_of(row.id)?.into_iter().collect();
    let names = [&row.handle, &row.name];
    let mut forms = names.into_iter().flat_map(|name| names::forms(name));
    Ok(row.erased_at.is_none() && forms.any(|form| !known.contains(&form)))
}

/// Adds them.
pub fn complete(ledger: &Ledger<'_>, row: &PlayerRow) -> Result<(), Fault> {
    [&row.handle, &row.name].into_iter().try_for_each(|name| free_names::give(ledger, row.id, name))
}

/// Who plays that player now.
fn opponents(ledger: &Ledger<'_>, player: PlayerId) -> Result<BTreeSet<PlayerId>, Fault> {
    let running = ledger.view().running_games(player)?;
    let players = running.iter().flat_map(|row| [row.players.attackers, row.players.defenders]);
    Ok(players.filter(|other| *other != player).collect())
}
