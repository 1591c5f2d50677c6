//! Moving a game to where one of its players asks for it: a public one at once, a private one only
//! when both have asked for the same place, because everybody can read along there.

use chrono::{DateTime, Utc};
use kernel::channels::SHOWS_GAMES;
use kernel::desk::{Questions, Service};
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::{Lookup, whole_seconds};
use kernel::refused::{Stop, or_refused, unknown};
use kernel::request::{Actor, Answer};
use kernel::scene::Scene;
use kernel::server_scene::note_scene;
use kernel::{suspended, venue};
use storage::{Fault, GameId, PlayerId, Venue};
use templates::accounts::AccountNews;
use templates::told::GameNews;

use crate::seat;
use crate::seat::SeatAtGame;

/// Shows a game in the place where that is asked for, which isn't [`Scene::Elsewhere`]: in a
/// channel, or to its players alone.
pub fn show_here(
    service: &mut Service,
    now: DateTime<Utc>,
    actor: &Actor,
    scene: &Scene,
    game: Option<u32>,
) -> Result<Answer, Fault> {
    let mut ledger = service.ledger(whole_seconds(now))?;
    ledger.scene = Some(scene.clone());
    note_scene(&ledger, actor, scene)?;
    let asker = ledger.lookup().who(actor)?.map(|player| player.id);
    ledger.by = asker;
    let done = ledger.attempt(|ledger| {
        let asker = asker.ok_or_else(|| Stop::from(unknown(actor)))?;
        let game = game.map(|game| GameId(game.into()));
        suspended::may_act(ledger.lookup(), asker)?;
        let seat = seat::take(ledger.lookup(), asker, game, None)?.still_running()?;
        Ok(move_to(ledger, &seat, place_of(scene))?)
    });
    let answer = match (or_refused(done)?, asker) {
        (Ok(happened), Some(asker)) => {
            Answer::Done(Box::new(ledger.lookup().notice(asker, &happened)?))
        }
        (Ok(_), None) => return Err(Fault::defect("somebody at a game who is nobody")),
        (Err(refused), _) => Answer::Refused(Box::new(ledger.lookup().refusal(asker, &refused)?)),
    };
    ledger.change.commit()?;
    Ok(answer)
}

/// Whether the boards of a game are posted in the very place where somebody asks.
pub fn is_shown_here(
    questions: &Questions,
    now: DateTime<Utc>,
    game: GameId,
    scene: &Scene,
) -> Result<bool, Fault> {
    let lookup = Lookup { scene: Some(scene), ..questions.lookup(now) };
    Ok(venue::is_shown_here(lookup, game)? && !lookup.view.is_venue_lost(game)?)
}

fn place_of(scene: &Scene) -> Option<Venue> {
    match scene {
        Scene::Server(place) => Some(Venue {
            server: place.server.clone(),
            channel: place.channel.clone(),
            thread: None,
        }),
        Scene::Direct | Scene::Pages | Scene::Elsewhere => None,
    }
}

fn move_to(
    ledger: &Ledger<'_>,
    seat: &SeatAtGame,
    venue: Option<Venue>,
) -> Result<Happened, Fault> {
    let row = &seat.open.row;
    // A player who asks for another place no longer wants what they asked for before.
    if ledger.view().venue_offer(row.id)?.is_some_and(|(by, _)| by == seat.player) {
        ledger.change.delete_venue_offer(row.id)?;
    }
    if is_shown_in(ledger, row.id, venue.as_ref())? {
        // Nobody is called again to what they have there.
        return Ok(shown(row.id, if venue.is_some() { "here" } else { "direct" }));
    }
    let Some(venue) = venue else {
        for game in [Some(row.id), row.partner].into_iter().flatten() {
            ledger.change.delete_game_venue(game)?;
        }
        return Ok(shown(row.id, "direct"));
    };
    let players = [row.players.attackers, row.players.defenders];
    let other = players.into_iter().find(|&player| player != seat.player);
    if let Some(other) = other.filter(|_| !seat.open.course.start.public)
        && !is_agreed(ledger, row.id, other, &venue)?
    {
        ledger.change.set_venue_offer(row.id, seat.player, &venue)?;
        let link = venue::link(&venue);
        let asked = AccountNews::HereAsked { game: row.id.0, link };
        ledger.tell(other, &Happened::Account(asked))?;
        return Ok(shown(row.id, "asked"));
    }
    ledger.change.delete_venue_offer(row.id)?;
    for game in [Some(row.id), row.partner].into_iter().flatten() {
        ledger.change.set_game_venue(game, &venue)?;
    }
    show_board(ledger, seat, &venue)?;
    Ok(shown(row.id, "here"))
}

/// Whether a game is shown there already, or in a thread there.
fn is_shown_in(ledger: &Ledger<'_>, game: GameId, venue: Option<&Venue>) -> Result<bool, Fault> {
    let known = ledger.view().game_venue(game)?;
    Ok(match (&known, venue) {
        (None, None) => true,
        (Some(known), Some(venue)) => {
            let is_same = known.channel == venue.channel
                || known.thread.as_deref() == Some(venue.channel.as_str());
            is_same && !ledger.view().is_venue_lost(game)?
        }
        _ => false,
    })
}

fn shown(game: GameId, how: &str) -> Happened {
    Happened::Account(AccountNews::ShownHere { game: game.0, how: how.to_owned() })
}

/// Whether the other player has asked for the same.
fn is_agreed(
    ledger: &Ledger<'_>,
    game: GameId,
    other: PlayerId,
    venue: &Venue,
) -> Result<bool, Fault> {
    let offer = ledger.view().venue_offer(game)?;
    Ok(offer.is_some_and(|(by, offered)| by == other && offered == *venue))
}

/// Shows the board where it is shown from now on. Nobody is called: the player whose turn it is has
/// been told, and may not be the one who wants it here.
fn show_board(ledger: &Ledger<'_>, seat: &SeatAtGame, venue: &Venue) -> Result<(), Fault> {
    let open = &seat.open;
    let news = if open.course.game.plies().is_empty() { GameNews::Began } else { GameNews::Ply };
    let happened = Happened::game(news, open.moment());
    ledger.tell_at(seat.player, (SHOWS_GAMES, venue::address(venue)), &happened)
}
