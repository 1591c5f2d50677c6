//! `hint`: the house tells a good move to its opponent, in games that count for nothing.

use correspondence::event::Event;
use kernel::happened::{self, Happened};
use kernel::ledger::Ledger;
use kernel::lookup::{Lookup, Open};
use kernel::refused::{Refused, Stop};
use play::seat::SeatAtGame;
use storage::{Fault, GameId, OutboxRow, PlayerId};
use templates::told::GamePoint;

/// Asks for a hint, which is told as soon as it has been found.
pub fn ask(ledger: &Ledger<'_>, seat: SeatAtGame) -> Result<Happened, Stop> {
    if let Some(refused) = bar(ledger.lookup(), seat.player, &seat.open)? {
        return Err(refused.into());
    }
    let seat = seat.on_move()?;
    let asked = Happened::HintAsked(seat.open.moment());
    let (game, house) = (seat.open.row.id, seat.open.row.players[!seat.side]);
    let waiting = ledger.view().waiting_about(game, house)?;
    let is_asked = |row: &OutboxRow| happened::read(&row.data).is_ok_and(|told| told == asked);
    if !waiting.iter().any(is_asked) {
        ledger.tell_because(None, house, &asked)?;
    }
    Ok(asked)
}

/// Why the house may not advise that player in a game; `None` if it may. It doesn't in games that are
/// rated or between people, nor anybody who plays a rated game under the same rules with a person: it
/// could help there.
pub fn bar(lookup: Lookup<'_>, player: PlayerId, open: &Open) -> Result<Option<Refused>, Fault> {
    let (game, start) = (open.row.id, &open.course.start);
    if start.rated || lookup.view.house_game(game)?.is_none() {
        return Ok(Some(Refused::NoHintHere { game: game.0 }));
    }
    let other = rated_with_person(lookup, player, &start.ruleset)?;
    Ok(other.map(|other| Refused::NoHintNow { game: other.0 }))
}

/// A running rated game of that player with a person under that ruleset.
fn rated_with_person(
    lookup: Lookup<'_>,
    player: PlayerId,
    ruleset: &str,
) -> Result<Option<GameId>, Fault> {
    for row in lookup.view.running_games(player)? {
        let id = row.id;
        if lookup.view.house_game(id)?.is_some() {
            continue;
        }
        let start = lookup.open_row(row)?.course.start;
        if start.rated && start.ruleset == ruleset {
            return Ok(Some(id));
        }
    }
    Ok(None)
}

/// Whether the board is still the one for which a hint was asked.
pub(crate) fn is_still_wanted(ledger: &Ledger<'_>, asked_at: GamePoint) -> Result<bool, Fault> {
    let game = GameId(asked_at.game);
    let is_over = ledger.open(game)?.is_none_or(|open| open.course.end.is_some());
    let since = ledger.view().events_after(game, asked_at.event)?;
    let changes = |text: &str| {
        matches!(text.parse(), Ok(Event::Ply(_) | Event::TakenBack(_) | Event::Withdrawn))
    };
    Ok(!is_over && !since.iter().any(|event| changes(&event.text)))
}
