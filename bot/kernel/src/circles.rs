//! Which circle is meant, who may know of it, and whom what belongs to it concerns.

use engine::ruleset::Language;
use storage::{CircleRow, Delivery, Fault, GameId, OutboxRow, PlayerId, TournamentId};
use templates::circle::{CircleNews, CircleRefused};
use templates::of_ladder;

use crate::caused::is_untouched;
use crate::happened::Happened;
use crate::ledger::Ledger;
use crate::lookup::Lookup;
use crate::refused::Stop;
use crate::scene::Scene;
use crate::{happened, names, organisers, server_scene};

/// The circle with that name, open or closed.
pub fn called(lookup: Lookup<'_>, typed: &str) -> Result<CircleRow, Stop> {
    let row = lookup.view.circle_called(&names::folded(typed))?;
    row.ok_or_else(|| no_circle(typed))
}

/// The circle with that name, which must be open.
pub fn open(lookup: Lookup<'_>, typed: &str) -> Result<CircleRow, Stop> {
    let row = unclosed(lookup, typed)?;
    if row.waits { Err(no_circle(typed)) } else { Ok(row) }
}

/// The circle with that name, which must be open or wait for that.
pub fn unclosed(lookup: Lookup<'_>, typed: &str) -> Result<CircleRow, Stop> {
    let row = called(lookup, typed)?;
    if row.closed_at.is_some() { Err(no_circle(typed)) } else { Ok(row) }
}

/// The circle with that name, which must be open, for somebody who may know of it.
pub fn visible(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    typed: &str,
) -> Result<CircleRow, Stop> {
    let row = open(lookup, typed)?;
    if is_visible(lookup, reader, &row)? { Ok(row) } else { Err(no_circle(typed)) }
}

/// Whether somebody may know of a circle: until an organiser of the club has seen it, only those who
/// are in its server, or in it, and the club's organisers.
pub fn is_visible(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    row: &CircleRow,
) -> Result<bool, Fault> {
    if row.seen_at.is_some() || here(lookup)?.is_some_and(|here| here.name == row.name) {
        return Ok(true);
    }
    let Some(reader) = reader else { return Ok(false) };
    Ok(lookup.view.is_in_circle(&row.name, reader)? || organisers::is_organiser(lookup, reader)?)
}

fn no_circle(typed: &str) -> Stop {
    CircleRefused::NoCircle { name: typed.to_owned() }.into()
}

/// The name of the circle that is typed, which must be open; `None` if none is.
pub fn named(lookup: Lookup<'_>, typed: Option<&str>) -> Result<Option<String>, Stop> {
    typed.map(|typed| open(lookup, typed).map(|row| row.name)).transpose()
}

/// Whether a player is known in the server in which a circle lives; nobody is kept out of one that
/// lives nowhere.
pub fn is_at_home(lookup: Lookup<'_>, row: &CircleRow, player: PlayerId) -> Result<bool, Fault> {
    row.server.as_deref().map_or(Ok(true), |server| server_scene::knows(lookup, server, player))
}

/// The language of a circle: its own, or that of its server.
pub fn language(lookup: Lookup<'_>, row: &CircleRow) -> Result<Option<Language>, Fault> {
    let server = row.server.as_deref().filter(|_| row.language.is_none());
    let server = server.map(|server| lookup.view.server(server)).transpose()?.flatten();
    Ok(row.language.or(server.map(|server| server.language)))
}

/// Whether a player can take part in what belongs to a circle as they are: they are in it, or ask in
/// the server in which it lives.
pub fn may_take_part(
    lookup: Lookup<'_>,
    player: PlayerId,
    circle: Option<&str>,
) -> Result<bool, Fault> {
    let Some(circle) = circle else { return Ok(true) };
    if lookup.view.is_in_circle(circle, player)? {
        return Ok(true);
    }
    Ok(here(lookup)?.is_some_and(|here| here.name == circle))
}

/// The circle of the server in which something is asked for.
pub fn here(lookup: Lookup<'_>) -> Result<Option<CircleRow>, Fault> {
    match lookup.scene {
        Some(Scene::Server(place)) => lookup.view.circle_in(&place.server),
        _ => Ok(None),
    }
}

/// Whether what belongs to a circle, or to the club, concerns a server.
pub fn concerns(lookup: Lookup<'_>, circle: Option<&str>, server: &str) -> Result<bool, Fault> {
    let Some(circle) = circle else { return Ok(true) };
    let row = lookup.view.circle_called(&names::folded(circle))?;
    Ok(row.is_some_and(|row| row.server.as_deref() == Some(server)))
}

/// The circle for whose ladder or tournament a game is played.
pub fn of_game(lookup: Lookup<'_>, game: i64) -> Result<Option<String>, Fault> {
    let Some(row) = lookup.view.game(GameId(game))? else { return Ok(None) };
    for game in [Some(row.id), row.partner].into_iter().flatten() {
        if let Some(row) = lookup.view.ladder_match(game)? {
            return Ok(of_ladder(&row.ladder).0.map(str::to_owned));
        }
        if let Some(tournament) = lookup.view.tournament_of(game)? {
            return of_tournament(lookup, tournament.0);
        }
    }
    Ok(None)
}

pub fn of_tournament(lookup: Lookup<'_>, number: i64) -> Result<Option<String>, Fault> {
    Ok(lookup.view.tournament(TournamentId(number))?.and_then(|row| row.circle))
}

/// Lets only members take part in what belongs to a circle. In the server in which it lives, taking
/// part is joining it.
pub fn admit(ledger: &Ledger<'_>, player: PlayerId, circle: Option<&str>) -> Result<(), Stop> {
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
pub fn joined_in_server(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    match here(ledger.lookup())? {
        Some(row) => ledger.change.insert_circle_member(&row.name, player, ledger.now),
        None => Ok(()),
    }
}

/// The language of the circle of the server in which this is asked for.
pub fn language_here(ledger: &Ledger<'_>) -> Result<Option<Language>, Fault> {
    here(ledger.lookup())?.map_or(Ok(None), |row| language(ledger.lookup(), &row))
}

/// The names of those that no organiser of the club has seen: of the first that are open, and of the
/// first that wait.
pub fn unseen(lookup: Lookup<'_>) -> Result<(Vec<String>, Vec<String>), Fault> {
    let (waiting, open): (Vec<_>, Vec<_>) =
        lookup.view.unseen_circles()?.into_iter().partition(|row| row.waits);
    let names = |rows: Vec<CircleRow>| {
        rows.into_iter().map(|row| row.name).take(MOST_UNSEEN).collect::<Vec<_>>()
    };
    Ok((names(open), names(waiting)))
}

/// The most of each kind that are listed; the next follow when these have been seen.
const MOST_UNSEEN: usize = 10;

/// What organisers are still to be told of such circles is only of those that are left.
pub fn forget_seen(ledger: &Ledger<'_>) -> Result<(), Fault> {
    let (open, waiting) = unseen(ledger.lookup())?;
    let is_nothing = open.is_empty() && waiting.is_empty();
    let data = happened::write(&Happened::Circle(CircleNews::ToSee { open, waiting }))?;
    for organiser in organisers::of_club(ledger.lookup())? {
        match last_of_unseen(ledger, organiser)?.filter(is_untouched) {
            Some(row) if is_nothing => {
                ledger.change.finish_notice(row.id, Delivery::Withdrawn)?;
            }
            Some(row) => ledger.change.set_notice_data(row.id, &data)?,
            None => {}
        }
    }
    Ok(())
}

/// The last notice to an organiser about circles that none of them has seen.
pub fn last_of_unseen(
    ledger: &Ledger<'_>,
    organiser: PlayerId,
) -> Result<Option<OutboxRow>, Fault> {
    let is_such = |row: &OutboxRow| {
        matches!(happened::read(&row.data), Ok(Happened::Circle(CircleNews::ToSee { .. })))
    };
    Ok(ledger.view().notices_for(organiser)?.into_iter().rfind(is_such))
}

/// An organiser of the club has seen a circle, if none had: everybody can know of it.
pub fn note_seen(ledger: &Ledger<'_>, circle: &str) -> Result<(), Fault> {
    ledger.change.see_circle(circle, ledger.now)?;
    forget_seen(ledger)
}
