//! Which game an order is about, and whether the asker can give it there and now.

use commands::{Deed, OrderLine};
use correspondence::event::Event;
use engine::Side;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::{Lookup, Open};
use kernel::refused::{Refused, Stop};
use kernel::request::Seen;
use kernel::{telling, venue};
use storage::{Fault, GameId, GameRow, NoticeId, OutboxRow, PlayerId};
use templates::told::GameNews;

use crate::pair;

/// A player at one of their games.
pub struct SeatAtGame {
    pub player: PlayerId,
    pub open: Open,
    pub side: Side,
}

impl SeatAtGame {
    /// That deed in this game.
    pub fn line(&self, deed: Deed) -> OrderLine {
        OrderLine { game: u32::try_from(self.open.row.id.0).ok(), order: deed.into() }
    }

    pub fn still_running(self) -> Result<SeatAtGame, Stop> {
        if self.open.course.end.is_some() {
            return Err(Refused::Over(self.open.moment()).into());
        }
        Ok(self)
    }

    /// Refuses if the game has ended or the opponent is to move.
    pub fn on_move(self) -> Result<SeatAtGame, Stop> {
        let seat = self.still_running()?;
        if seat.open.course.to_move() != seat.side {
            return Err(Refused::NotYourTurn(seat.open.moment()).into());
        }
        Ok(seat)
    }

    /// Records what the player did and tells the opponent; tells both if it ended a match.
    pub fn book_and_tell(
        &mut self,
        ledger: &Ledger<'_>,
        event: &Event,
        news: GameNews,
    ) -> Result<Happened, Stop> {
        let moment = ledger.book(&mut self.open, event)?;
        let happened = Happened::game(news, moment);
        let opponent = self.open.row.players[!self.side];
        ledger.tell(opponent, &happened)?;
        ledger.show(self.player, opponent, &happened)?;
        pair::conclude(ledger, &self.open, moment)?;
        Ok(happened)
    }
}

/// The player's seat at the game with that number, or at the only one that can be meant: the one
/// that is shown where they ask, the only running game, or the only one in which they are to move.
pub fn take(
    lookup: Lookup<'_>,
    player: PlayerId,
    number: Option<GameId>,
    seen: Option<Seen>,
) -> Result<SeatAtGame, Stop> {
    let id = match number {
        Some(id) => id,
        None => meant(lookup, player)?,
    };
    let Some(open) = lookup.open(id)? else {
        return Err(Refused::NoGame { game: id.0 }.into());
    };
    let Some(side) = open.side_of(player) else {
        return Err(Refused::NotYourGame { game: id.0 }.into());
    };
    if let Some(Seen { ply, event }) = seen {
        let since = lookup.view.events_after(id, event)?;
        let taken_back =
            since.iter().any(|event| matches!(event.text.parse(), Ok(Event::TakenBack(_))));
        if ply != open.course.due_ply() || taken_back {
            return Err(Refused::Stale { moment: open.moment(), ply }.into());
        }
    }
    Ok(SeatAtGame { player, open, side })
}

/// The game that must be meant by a player who names none.
pub fn meant(lookup: Lookup<'_>, player: PlayerId) -> Result<GameId, Stop> {
    let running = lookup.view.running_games(player)?;
    if let [shown] = venue::shown_here(lookup, &running)?.as_slice() {
        return Ok(*shown);
    }
    if let [only] = running.as_slice() {
        return Ok(only.id);
    }
    let mut on_move = running
        .iter()
        .filter(|game| game.folded.to_move.is_some_and(|side| game.players[side] == player));
    if let (Some(only), None) = (on_move.next(), on_move.next()) {
        return Ok(only.id);
    }
    if running.is_empty() {
        // Somebody who looks on.
        if let Some(shown) = venue::of_thread(lookup)? {
            return Ok(shown);
        }
        // The last finished game: questions about it can be answered, and orders are told that it
        // is over.
        return match lookup.view.finished_games(player, 1)?.first() {
            Some(last) => Ok(last.id),
            None => Err(Refused::NoGames.into()),
        };
    }
    Err(which_of(running.iter().map(|game| game.id)))
}

/// The game that a message must be meant for if its writer names none. Whose turn it is decides
/// nothing, because a message that has gone to somebody else can't be taken back; and where a
/// game has just ended, its players still talk about that one.
pub fn addressed(lookup: Lookup<'_>, player: PlayerId) -> Result<GameId, Stop> {
    let running = lookup.view.running_games(player)?;
    if running.is_empty() || venue::shown_here(lookup, &running)?.len() == 1 {
        return meant(lookup, player);
    }
    let over = lookup.view.finished_games(player, RECENT)?;
    let over = venue::shown_here(lookup, &over)?;
    let games: Vec<GameId> = running.iter().map(|game| game.id).chain(over).collect();
    match games.as_slice() {
        [only] => Ok(*only),
        _ => Err(which_of(games)),
    }
}

/// How many games that are over can still be talked about where they were shown.
const RECENT: u32 = 3;

fn which_of(games: impl IntoIterator<Item = GameId>) -> Stop {
    Refused::WhichGame { games: games.into_iter().map(|game| game.0).collect() }.into()
}

/// The first notice of the last ply of a game to the opponent, if nobody has been shown the ply:
/// all notices about it, or about anything after it, are still waiting untouched.
pub fn unseen(ledger: &Ledger<'_>, seat: &SeatAtGame) -> Result<Option<NoticeId>, Fault> {
    let made = seat.open.course.turns().last().and_then(|turn| turn.made);
    let Some((_, event)) = made else { return Ok(None) };
    let other = seat.open.row.players[!seat.side];
    let mut waiting = ledger.view().waiting_about(seat.open.row.id, other)?;
    waiting.retain(|notice| notice.about.is_some_and(|(_, about)| about >= event));
    for notice in &waiting {
        if telling::is_seen(ledger, notice)? {
            return Ok(None);
        }
    }
    let of_it = |notice: &&OutboxRow| notice.about.is_some_and(|(_, about)| about == event);
    Ok(waiting.iter().find(of_it).map(|notice| notice.id))
}

/// Whether somebody plays it, if they are a player at all.
pub fn is_of(game: &GameRow, reader: Option<PlayerId>) -> bool {
    Side::BOTH.iter().any(|&side| Some(game.players[side]) == reader)
}
