//! Everything that the club stores about a player, sent to them: asks first, and then goes where
//! their notices go, which are addresses they have confirmed. `archive` decides what it contains.

use commands::{Deed, Sure};
use storage::PlayerId;
use templates::told::AccountNews;

use super::account;
use super::confirm;
use super::happened::Happened;
use super::ledger::Ledger;
use super::refused::Stop;

/// Sends players their archive; asks first.
pub(super) fn export(ledger: &Ledger<'_>, player: PlayerId, sure: Sure) -> Result<Happened, Stop> {
    let row = ledger.player(player)?;
    let to = match ledger.way(player)? {
        Some(way) => account::way_at(way.channel, &way.address),
        // It waits until something reaches the player.
        None => account::way_at(row.channel, &row.handle),
    };
    Ok(Happened::Account(match sure {
        Sure::Ask => {
            confirm::wait_for_yes(ledger, player, None, &Deed::Export(Sure::Yes).to_string())?;
            AccountNews::ExportAsked(to)
        }
        Sure::Yes => {
            ledger.tell(player, &Happened::Account(AccountNews::Archive))?;
            AccountNews::Exporting(to)
        }
    }))
}
