//! What the sender of a mail had before his eyes: the games that the mail showed which he
//! answers, each as it stood there. An order that depends on a position is meant for that one.

use std::collections::BTreeMap;

use storage::{Fault, GameId, MailGame, MailId, PlayerId};

use super::Said;
use crate::orders::{Line, Order};
use crate::service::ledger::Ledger;
use crate::service::refused::Stop;
use crate::service::{Seen, seat};

/// The games that a mail showed.
pub(super) struct Board {
    shows: BTreeMap<GameId, Seen>,
}

impl Board {
    /// Of the mail that is answered; no game, if none is.
    pub fn of(ledger: &Ledger<'_>, answers: Option<MailId>) -> Result<Board, Fault> {
        let shows = match answers {
            Some(mail) => ledger.view().mail_games(mail)?.into_iter().map(seen).collect(),
            None => BTreeMap::new(),
        };
        Ok(Board { shows })
    }

    /// The game, if the mail showed one alone.
    pub fn only(&self) -> Option<GameId> {
        let mut games = self.shows.keys();
        games.next().copied().filter(|_| games.next().is_none())
    }

    /// An order that names no game is about the only one that the mail showed.
    pub fn about_its_game(&self, line: Line) -> Line {
        match (line.game, self.only()) {
            (None, Some(only)) if at_a_board(&line.order) => {
                Line { game: u32::try_from(only.0).ok(), ..line }
            }
            _ => line,
        }
    }

    /// What was said, without moves of which there are several for one game: `12: d1-d4` and a
    /// bare move can mean the same one.
    pub fn without_doubles(&self, said: Vec<Said>) -> Vec<Said> {
        let game = |said: &Said| match said {
            Said::Order(line) if matches!(line.order, Order::Ply(_)) => {
                Some(self.about_its_game(line.clone()).game)
            }
            _ => None,
        };
        let games: Vec<Option<Option<u32>>> = said.iter().map(game).collect();
        let is_double = |game: &Option<Option<u32>>| {
            game.is_some() && games.iter().filter(|other| *other == game).count() > 1
        };
        let mut doubles: BTreeMap<Option<u32>, Vec<String>> = BTreeMap::new();
        let mut single = Vec::new();
        for (said, game) in said.into_iter().zip(&games) {
            match (said, game) {
                (Said::Order(line), Some(of)) if is_double(game) => {
                    doubles.entry(*of).or_default().push(line.to_string());
                }
                (said, _) => single.push(said),
            }
        }
        single.extend(doubles.into_values().map(Said::Several));
        single
    }

    /// What the player had before his eyes, for an order that depends on it: what this mail
    /// showed, else what another last did.
    pub fn seen(
        &mut self,
        ledger: &Ledger<'_>,
        player: PlayerId,
        line: &Line,
    ) -> Result<Option<Seen>, Fault> {
        if !depends_on_ply(&line.order) {
            return Ok(None);
        }
        // Which of several games, is the order's own refusal to say.
        let Some(game) = self.meant(ledger, player, line)? else { return Ok(None) };
        if let Some(&seen) = self.shows.get(&game) {
            return Ok(Some(seen));
        }
        let mailed = ledger.view().game_mailed(player, game)?.map(seen);
        self.shows.extend(mailed);
        Ok(mailed.map(|(_, seen)| seen))
    }

    /// The game that an order means which depends on a position.
    pub fn meant(
        &self,
        ledger: &Ledger<'_>,
        player: PlayerId,
        line: &Line,
    ) -> Result<Option<GameId>, Fault> {
        if let Some(game) = line.game {
            return Ok(Some(GameId(game.into())));
        }
        if !depends_on_ply(&line.order) {
            return Ok(None);
        }
        match seat::meant(ledger.lookup(), player) {
            Ok(game) => Ok(Some(game)),
            Err(Stop::Refused(_)) => Ok(None),
            Err(Stop::Fault(fault)) => Err(fault),
        }
    }

    /// The game was shown so.
    pub fn show(&mut self, game: GameId, seen: Seen) {
        self.shows.insert(game, seen);
    }

    /// The player has moved there with this mail.
    pub fn played(&mut self, game: GameId) {
        if let Some(seen) = self.shows.get_mut(&game) {
            seen.ply += 1;
        }
    }
}

fn seen(MailGame { game, ply, event }: MailGame) -> (GameId, Seen) {
    (game, Seen { ply, event })
}

/// Whether an order is about a game.
fn at_a_board(order: &Order) -> bool {
    depends_on_ply(order)
        || matches!(
            order,
            Order::IfShow
                | Order::IfClear
                | Order::Board
                | Order::Moves
                | Order::Clock
                | Order::Captured
                | Order::History
                | Order::Record
                | Order::Legal(_)
                | Order::Rank(_)
                | Order::File(_)
                | Order::Rays(_)
                | Order::Note(_)
                | Order::Notes
                | Order::NotesOpen
                | Order::Say(_)
                | Order::Mute
                | Order::Unmute
                | Order::Rematch
                | Order::Rules(None)
        )
}

/// Whether an order means the position that its sender had before his eyes.
#[must_use]
pub fn depends_on_ply(order: &Order) -> bool {
    matches!(
        order,
        Order::Ply(_)
            | Order::Roll
            | Order::If(_)
            | Order::Draw(_)
            | Order::Takeback(_)
            | Order::Withdraw
            | Order::Resign(_)
            | Order::Claim
    )
}
