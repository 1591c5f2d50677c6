//! Joining circles and leaving them. A player who leaves one leaves its ladders, too, in the way
//! that a ladder is left: what is running is still played.

use commands::CircleDeed;
use engine::ruleset::Language;
use storage::{Fault, PlayerId};
use templates::of_ladder;
use templates::told::{CircleNews, CircleRefused};

use super::{here, is_at_home, language, may_take_part, open, visible};
use crate::channels::SHOWS_GAMES;
use crate::happened::Happened;
use crate::host::{self, HostTarget};
use crate::ladder;
use crate::ledger::Ledger;
use crate::lookup::folded_address;
use crate::organise::{self, DISMISSED};
use crate::refused::Stop;
use crate::tournament;

pub(crate) fn carry_out(
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

/// Lets only members take part in what belongs to a circle. In the server in which it lives, taking
/// part is joining it.
pub(crate) fn admit(
    ledger: &Ledger<'_>,
    player: PlayerId,
    circle: Option<&str>,
) -> Result<(), Stop> {
    let Some(circle) = circle else { return Ok(()) };
    if !may_take_part(ledger.lookup(), player, Some(circle))? {
        return Err(CircleRefused::OnlyMembers { circle: circle.to_owned() }.into());
    }
    if !ledger.view().is_in_circle(circle, player)? {
        ledger.change.insert_circle_member(circle, player, ledger.now)?;
    }
    Ok(())
}

/// A player has joined the club: in the server of a circle, that is joining the circle.
pub(crate) fn joined_in_server(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    match here(ledger.lookup())? {
        Some(row) => ledger.change.insert_circle_member(&row.name, player, ledger.now),
        None => Ok(()),
    }
}

/// The language of the circle of the server in which this is asked for.
pub(crate) fn language_here(ledger: &Ledger<'_>) -> Result<Option<Language>, Fault> {
    here(ledger.lookup())?.map_or(Ok(None), |row| language(ledger.lookup(), &row))
}

/// An account is in a server no longer: its player leaves the circle there, and is told, unless
/// they are still there with another account.
pub(crate) fn left_server(ledger: &Ledger<'_>, account: &str, server: &str) -> Result<(), Fault> {
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
    let mut ladders = 0;
    for rung in ledger.view().rungs_of(player)? {
        let is_its = of_ladder(&rung.ladder).0 == Some(circle);
        if is_its && rung.place.is_some() && !rung.leaving {
            ladder::leave_rung(ledger, rung)?;
            ladders += 1;
        }
    }
    tournament::leave_waiting(ledger, player, circle)?;
    if organise::organises(ledger.lookup(), player, circle)? {
        let (member, why) = (HostTarget::Member(circle, player), "has left the circle".to_owned());
        host::log(ledger, DISMISSED, member, None, why)?;
    }
    ledger.change.delete_circle_member(circle, player)?;
    Ok(ladders)
}
