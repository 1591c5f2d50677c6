//! What the sender of an email was looking at: the games shown by the email that is being answered,
//! each as it was shown. An order that depends on a position refers to that one.

use std::collections::BTreeMap;

use commands::{Deed, Needs, Order, OrderLine};
use kernel::ledger::Ledger;
use kernel::refused::or_refused;
use kernel::request::Seen;
use play::seat;
use storage::{Fault, GameId, MailGame, MailId, PlayerId};

use crate::incoming::MailLine;

/// The games that an email showed.
pub struct ShownGames {
    shows: BTreeMap<GameId, Seen>,
}

impl ShownGames {
    /// The games of the email that is answered; none if there is no such email.
    pub fn of(ledger: &Ledger<'_>, answers: Option<MailId>) -> Result<ShownGames, Fault> {
        let games = answers.map(|mail| ledger.view().mail_games(mail)).transpose()?;
        Ok(ShownGames { shows: games.into_iter().flatten().map(seen).collect() })
    }

    /// The game, if the email showed only one.
    pub fn only(&self) -> Option<GameId> {
        let mut games = self.shows.keys();
        games.next().copied().filter(|_| games.next().is_none())
    }

    /// Adds the only game that the email showed to an order without a game.
    pub(crate) fn about_its_game(&self, line: OrderLine) -> OrderLine {
        match (line.game, self.only()) {
            (None, Some(only)) if line.order.needs() != Needs::Nothing => {
                OrderLine { game: u32::try_from(only.0).ok(), ..line }
            }
            _ => line,
        }
    }

    /// Leaves out moves if there are several for one game: `12: d1-d4` and a bare move can mean the
    /// same one.
    pub(crate) fn without_doubles(&self, said: Vec<MailLine>) -> Vec<MailLine> {
        let game = |said: &MailLine| match said {
            MailLine::Order(line) if matches!(line.order, Order::Do(Deed::Ply(_))) => {
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
                (MailLine::Order(line), Some(of)) if is_double(game) => {
                    doubles.entry(*of).or_default().push(line.to_string());
                }
                (said, _) => single.push(said),
            }
        }
        single.extend(doubles.into_values().map(MailLine::Several));
        single
    }

    /// What the player was looking at, for an order that depends on it: what this email showed,
    /// otherwise the state after the opponent's last action.
    pub fn seen(
        &mut self,
        ledger: &Ledger<'_>,
        player: PlayerId,
        line: &OrderLine,
    ) -> Result<Option<Seen>, Fault> {
        if line.order.needs() != Needs::Ply {
            return Ok(None);
        }
        // If there are several games, the order's own refusal asks which.
        let Some(game) = self.meant(ledger, player, line)? else { return Ok(None) };
        if let Some(&seen) = self.shows.get(&game) {
            return Ok(Some(seen));
        }
        let mailed = ledger.view().game_mailed(player, game)?.map(seen);
        self.shows.extend(mailed);
        Ok(mailed.map(|(_, seen)| seen))
    }

    /// The game meant by an order that depends on a position.
    pub fn meant(
        &self,
        ledger: &Ledger<'_>,
        player: PlayerId,
        line: &OrderLine,
    ) -> Result<Option<GameId>, Fault> {
        if let Some(game) = line.game {
            return Ok(Some(GameId(game.into())));
        }
        if line.order.needs() != Needs::Ply {
            return Ok(None);
        }
        Ok(or_refused(seat::meant(ledger.lookup(), player))?.ok())
    }

    /// Notes that a game was shown like this.
    pub fn show(&mut self, game: GameId, seen: Seen) {
        self.shows.insert(game, seen);
    }

    /// Notes that the player has moved in this game with this email.
    pub fn played(&mut self, game: GameId) {
        if let Some(seen) = self.shows.get_mut(&game) {
            seen.ply += 1;
        }
    }
}

fn seen(MailGame { game, ply, event }: MailGame) -> (GameId, Seen) {
    (game, Seen { ply, event })
}
