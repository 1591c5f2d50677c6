//! Everything that the club stores about a player, sent to them: asks first, and then goes where
//! their notices go, which are addresses they have confirmed. `exported` decides what it contains.

use commands::{Deed, OrderLine, Sure};
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::Lookup;
use kernel::named;
use kernel::refused::Stop;
use play::asked;
use storage::{Fault, PlayerId};
use templates::Notice;
use templates::accounts::AccountNews;

use crate::exported;

/// Sends players everything that is stored about them; asks first.
pub fn export(ledger: &Ledger<'_>, player: PlayerId, sure: Sure) -> Result<Happened, Stop> {
    let row = ledger.player(player)?;
    let to = match ledger.way(player)? {
        Some(way) => named::way_at(way.channel, &way.address),
        // It waits until something reaches the player.
        None => named::way_at(row.channel, &row.handle),
    };
    match sure {
        Sure::Ask => {
            let line = OrderLine::without_game(Deed::Export(Sure::Yes));
            let told = Happened::Account(AccountNews::ExportAsked(to));
            Ok(asked::ask(ledger, player, &line, told)?)
        }
        Sure::Yes => {
            ledger.tell(player, &Happened::Account(AccountNews::Exported))?;
            Ok(Happened::Account(AccountNews::Exporting(to)))
        }
    }
}

/// Puts together the exports that notices still lack.
pub fn put_together<'a>(
    lookup: Lookup<'_>,
    player: PlayerId,
    notices: impl IntoIterator<Item = &'a mut Notice>,
) -> Result<(), Fault> {
    for notice in notices {
        if let Notice::Exported(file) = notice
            && file.text.is_empty()
        {
            file.text = exported::text(lookup, player)?;
        }
    }
    Ok(())
}
