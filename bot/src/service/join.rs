//! Becoming a player.

use storage::{Channel, Locale, NewPlayer, PlayerId};

use super::happened::Happened;
use super::ledger::Ledger;
use super::names::{self, BadName};
use super::refused::{Refused, Stop};

/// A newcomer joins under that name.
pub(super) fn join(
    ledger: &Ledger<'_>,
    name: &str,
    channel: Channel,
) -> Result<(PlayerId, Happened), Stop> {
    let bad = |because| Refused::BadName { name: name.to_owned(), because };
    names::check(name).map_err(bad)?;
    let folded = names::folded(name);
    if ledger.view().player_called(&folded)?.is_some() {
        return Err(bad(BadName::Taken).into());
    }
    let id = ledger.change.insert_player(NewPlayer {
        handle: name,
        folded: &folded,
        ascii: &names::ascii(name),
        locale: Locale::default(),
        channel,
        joined_at: ledger.now,
    })?;
    Ok((id, Happened::Joined))
}
