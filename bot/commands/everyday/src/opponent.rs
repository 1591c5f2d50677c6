//! An opponent's name stands for the game with them: `offer Nora a draw`, `the game against Bo`.

use engine::ruleset::Language;

use super::Vocabulary;
use super::speech::{Approach, MeantOrders, Speech, WordNumbers, in_game};
use commands::{Deed, GameQuestion, Needs};
use commands::{Order, OrderLine};
use words::{Everyday, Hole, length_of_group};

/// The most games with one opponent that are asked about.
const MOST_GAMES: usize = 2;

/// Somebody in a line who has running games with the reader.
pub(super) struct Opponent {
    handle: String,
    games: Vec<u32>,
    /// Where the name stands in the line, and how many words it has.
    at: usize,
    taken: usize,
}

impl Speech<'_> {
    /// The first player in the line who has running games with the reader.
    pub(super) fn opponent(&self, club: &impl Vocabulary) -> Option<Opponent> {
        let all: WordNumbers = (0..self.words.len()).collect();
        (0..all.len()).find_map(|at| {
            let (_, handle, taken) = self.at_front(Hole::Name, all.get(at..)?, club)?;
            let games = club.games_with(&handle);
            Some(Opponent { handle, games, at, taken }).filter(|found| !found.games.is_empty())
        })
    }

    /// What a line means that names that opponent: what it means as a whole, or else what its other
    /// words mean in the games with them.
    pub(super) fn meant_of(
        &self,
        opponent: &Opponent,
        meant: MeantOrders,
        way: Approach,
        everyday: &Everyday,
        club: &impl Vocabulary,
    ) -> MeantOrders {
        let other_way = match way {
            // Somebody who asks a player for a game may mean the one they have.
            Approach::Invitation if !meant.is_empty() => Approach::Content,
            Approach::Greeting if !meant.is_empty() => return opponent.in_each_game(meant),
            _ if !meant.is_empty() => return opponent.meant(meant),
            way => way,
        };
        let all: WordNumbers = (0..self.words.len()).collect();
        let (before, rest) = all.split_at(opponent.at);
        let folded = self.folded(before);
        let joins = |from: &usize| {
            let group = folded.get(*from..).unwrap_or_default();
            length_of_group(&everyday.against, group) == Some(group.len())
        };
        let joined = (0..before.len()).find(joins);
        let before = before.get(..joined.unwrap_or(opponent.at)).unwrap_or_default();
        let others = [before, rest.get(opponent.taken..).unwrap_or_default()].concat();
        let is_alone = self.without_fillers(everyday, &others).is_empty();
        let there = match is_alone && joined.is_some() {
            true => vec![OrderLine { game: None, order: GameQuestion::Board(None).into() }],
            false => self.meant_by(other_way, everyday, &others, club),
        };
        [opponent.in_each_game(there), meant].concat()
    }

    /// The same in the game whose number or opponent the line names.
    pub(super) fn in_named_game(
        &self,
        lines: MeantOrders,
        language: Language,
        club: &impl Vocabulary,
    ) -> MeantOrders {
        let all: WordNumbers = (0..self.words.len()).collect();
        if let Some((game, _)) = self.numbered(Everyday::of(language), &all) {
            let there = in_game(lines.clone(), game);
            return if there.is_empty() { lines } else { there };
        }
        match self.opponent(club) {
            Some(opponent) => opponent.meant(lines),
            None => lines,
        }
    }

    /// A message that greets somebody, in the game with them.
    pub(super) fn greeted(&self, said: MeantOrders, club: &impl Vocabulary) -> MeantOrders {
        match self.opponent(club) {
            Some(opponent) => opponent.in_each_game(said),
            None => said,
        }
    }
}

impl Opponent {
    /// The same in each game with them, if all of it is about a game.
    fn in_each_game(&self, meant: MeantOrders) -> MeantOrders {
        let games = self.games.iter().take(MOST_GAMES);
        games.flat_map(|&game| in_game(meant.clone(), game)).collect()
    }

    /// What a line means in which they are named: what is about a game and about nobody is about the
    /// games with them. A message that mentions them may be for somebody else.
    fn meant(&self, meant: MeantOrders) -> MeantOrders {
        let is_theirs = |line: &OrderLine| {
            let is_message = matches!(line.order, Order::Do(Deed::Say(_)));
            let names_them = line.to_string().split(' ').any(|word| word == self.handle);
            let is_about_game = line.order.needs() != Needs::Nothing;
            line.game.is_none() && is_about_game && !is_message && !names_them
        };
        let in_games = |line: OrderLine| match is_theirs(&line) {
            true => self.in_each_game(vec![line]),
            false => vec![line],
        };
        meant.into_iter().flat_map(in_games).collect()
    }
}
