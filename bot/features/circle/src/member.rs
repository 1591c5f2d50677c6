//! Joining circles and leaving them. A player who leaves one leaves its ladders, too, in the way
//! that a ladder is left: what is running is still played.

use commands::CircleDeed;
use kernel::channels::SHOWS_GAMES;
use kernel::circles::{here, is_at_home, open, visible};
use kernel::feature::Occasion;
use kernel::happened::Happened;
use kernel::host_log::{self, HostTarget};
use kernel::ledger::Ledger;
use kernel::lookup::folded_address;
use kernel::organisers::{self, DISMISSED};
use kernel::refused::Stop;
use storage::{Fault, PlayerId};
use templates::circle::{CircleNews, CircleRefused};
use templates::of_ladder;

pub fn carry_out(
    ledger: &Ledger<'_>,
    player: PlayerId,
    deed: &CircleDeed,
) -> Result<CircleNews, Stop> {
    match deed {
        CircleDeed::Join(typed) => {
            let row = visible(ledger.lookup(), Some(player), typed)?;
            let circle = row.name.clone();
            if ledger.view().is_in_circle(&circle, player)? {
                return Err(CircleRefused::AlreadyIn { circle }.into());
            }
            // If the circle lives here, the player who asks is there, although that may not be
            // known yet.
            let is_here = here(ledger.lookup())?.is_some_and(|here| here == row);
            if !is_here && !is_at_home(ledger.lookup(), &row, player)? {
                return Err(CircleRefused::OnlyThere { circle }.into());
            }
            ledger.change.insert_circle_member(&circle, player, ledger.now)?;
            Ok(CircleNews::Joined { circle })
        }
        CircleDeed::Leave(typed) => {
            let circle = open(ledger.lookup(), typed)?.name;
            if !ledger.view().is_in_circle(&circle, player)? {
                return Err(CircleRefused::NotIn { circle }.into());
            }
            let ladders = leave(ledger, &circle, player)?;
            Ok(CircleNews::Left { circle, ladders })
        }
    }
}

/// An account is in a server no longer: its player leaves the circle there, and is told, unless
/// they are still there with another account.
pub fn left_server(ledger: &Ledger<'_>, account: &str, server: &str) -> Result<(), Fault> {
    ledger.change.delete_member(account, server)?;
    let Some(row) = ledger.view().circle_in(server)? else { return Ok(()) };
    let known = ledger.view().identity(SHOWS_GAMES, &folded_address(account))?;
    let Some(player) = known.map(|known| known.player) else { return Ok(()) };
    if !ledger.view().is_in_circle(&row.name, player)? || is_at_home(ledger.lookup(), &row, player)?
    {
        return Ok(());
    }
    leave(ledger, &row.name, player)?;
    ledger.tell(player, &Happened::Circle(CircleNews::LeftServer { circle: row.name }))
}

/// Takes a player out of a circle, its organisers, its ladders, and its tournaments that haven't begun. Returns how
/// many ladders that were.
fn leave(ledger: &Ledger<'_>, circle: &str, player: PlayerId) -> Result<u32, Fault> {
    let rungs = ledger.view().rungs_of(player)?.into_iter();
    let stands = rungs.filter(|rung| rung.place.is_some() && !rung.leaving);
    let ladders = stands.filter(|rung| of_ladder(&rung.ladder).0 == Some(circle)).count();
    ledger.follow_up_on(&Occasion::CircleLeft(player, circle))?;
    if organisers::organises(ledger.lookup(), player, circle)? {
        let (member, why) = (HostTarget::Member(circle, player), "has left the circle".to_owned());
        host_log::log(ledger, DISMISSED, member, None, why)?;
    }
    ledger.change.delete_circle_member(circle, player)?;
    Ok(u32::try_from(ladders).unwrap_or(u32::MAX))
}
