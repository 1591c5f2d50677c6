//! Circles: clubs within the club, with members, ladders, tournaments and organisers of their own.
//! The club itself is no circle: everybody is in it, and what belongs to no circle belongs to it.
//! Players, games and ratings are the whole club's.
//!
//! `member` (joining and leaving), `hosting` (what organisers, and a server's managers, do) and
//! `view` (what is shown). A ladder names its circle (`templates::of_ladder`), and a tournament's
//! row does.

mod hosting;
mod member;
mod view;

use engine::ruleset::Language;
use storage::{CircleRow, Fault, GameId, PlayerId, TournamentId};
use templates::of_ladder;
use templates::told::CircleRefused;

use super::lookup::Lookup;
use super::names;
use super::news;
use super::organise;
use super::refused::Stop;
use super::scene::Scene;

pub use hosting::MOST_A_DAY;
pub(super) use hosting::{
    appoint_in_circle, close_circle, dismiss_in_circle, note_seen, open_circle, open_in_server,
};
pub(super) use member::{admit, carry_out, joined_in_server, language_here, left_server};
pub(super) use view::{answer, list, shown};

/// The circle with that name, open or closed.
pub(super) fn called(lookup: Lookup<'_>, typed: &str) -> Result<CircleRow, Stop> {
    let row = lookup.view.circle_called(&names::folded(typed))?;
    row.ok_or_else(|| no_circle(typed))
}

/// The circle with that name, which must be open.
pub(super) fn open(lookup: Lookup<'_>, typed: &str) -> Result<CircleRow, Stop> {
    let row = unclosed(lookup, typed)?;
    if row.waits { Err(no_circle(typed)) } else { Ok(row) }
}

/// The circle with that name, which must be open or wait for that.
pub(super) fn unclosed(lookup: Lookup<'_>, typed: &str) -> Result<CircleRow, Stop> {
    let row = called(lookup, typed)?;
    if row.closed_at.is_some() { Err(no_circle(typed)) } else { Ok(row) }
}

/// The circle with that name, which must be open, for somebody who may know of it.
pub(super) fn visible(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    typed: &str,
) -> Result<CircleRow, Stop> {
    let row = open(lookup, typed)?;
    if is_visible(lookup, reader, &row)? { Ok(row) } else { Err(no_circle(typed)) }
}

/// Whether somebody may know of a circle: until an organiser of the club has seen it, only those who
/// are in its server, or in it, and the club's organisers.
pub(super) fn is_visible(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    row: &CircleRow,
) -> Result<bool, Fault> {
    if row.seen_at.is_some() || here(lookup)?.is_some_and(|here| here.name == row.name) {
        return Ok(true);
    }
    let Some(reader) = reader else { return Ok(false) };
    Ok(lookup.view.is_in_circle(&row.name, reader)? || organise::is_organiser(lookup, reader)?)
}

fn no_circle(typed: &str) -> Stop {
    CircleRefused::NoCircle { name: typed.to_owned() }.into()
}

/// The name of the circle that is typed, which must be open; `None` if none is.
pub(super) fn named(lookup: Lookup<'_>, typed: Option<&str>) -> Result<Option<String>, Stop> {
    typed.map(|typed| open(lookup, typed).map(|row| row.name)).transpose()
}

/// Whether a player is known in the server in which a circle lives; nobody is kept out of one that
/// lives nowhere.
fn is_at_home(lookup: Lookup<'_>, row: &CircleRow, player: PlayerId) -> Result<bool, Fault> {
    row.server.as_deref().map_or(Ok(true), |server| news::knows(lookup, server, player))
}

/// The language of a circle: its own, or that of its server.
fn language(lookup: Lookup<'_>, row: &CircleRow) -> Result<Option<Language>, Fault> {
    let server = row.server.as_deref().filter(|_| row.language.is_none());
    let server = server.map(|server| lookup.view.server(server)).transpose()?.flatten();
    Ok(row.language.or(server.map(|server| server.language)))
}

/// Whether a player can take part in what belongs to a circle as they are: they are in it, or ask in
/// the server in which it lives.
pub(super) fn may_take_part(
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
fn here(lookup: Lookup<'_>) -> Result<Option<CircleRow>, Fault> {
    match lookup.scene {
        Some(Scene::Server(place)) => lookup.view.circle_in(&place.server),
        _ => Ok(None),
    }
}

/// Whether what belongs to a circle, or to the club, concerns a server.
pub(super) fn concerns(
    lookup: Lookup<'_>,
    circle: Option<&str>,
    server: &str,
) -> Result<bool, Fault> {
    let Some(circle) = circle else { return Ok(true) };
    let row = lookup.view.circle_called(&names::folded(circle))?;
    Ok(row.is_some_and(|row| row.server.as_deref() == Some(server)))
}

/// The circle for whose ladder or tournament a game is played.
pub(super) fn of_game(lookup: Lookup<'_>, game: i64) -> Result<Option<String>, Fault> {
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

pub(super) fn of_tournament(lookup: Lookup<'_>, number: i64) -> Result<Option<String>, Fault> {
    Ok(lookup.view.tournament(TournamentId(number))?.and_then(|row| row.circle))
}
