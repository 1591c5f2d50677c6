//! An opponent's name stands for the game with them: `offer Nora a draw`, `the game against Bo`.

use templates::orders::{Everyday, Hole, length_of_group};

use super::Vocabulary;
use super::speech::{Approach, Meant, Speech, WordNumbers, in_game};
use crate::order::{Order, OrderLine};
use crate::table::{Deed, GameQuestion, Needs};

/// The most games with one opponent that are asked about.
const MOST_GAMES: usize = 2;

/// Somebody in a line with whom games are running.
pub(super) struct Opponent {
    handle: String,
    games: Vec<u32>,
    /// The words of the line without the name, and without what joins it to them.
    others: WordNumbers,
    is_joined: bool,
}

impl Speech<'_> {
    /// The first player in the words with whom the reader has running games.
    pub(super) fn opponent(
        &self,
        everyday: &Everyday,
        words: &WordNumbers,
        club: &impl Vocabulary,
    ) -> Option<Opponent> {
        (0..words.len()).find_map(|at| {
            let (before, rest) = words.split_at(at);
            let (_, handle, taken) = self.at_front(Hole::Name, rest, club)?;
            let games = club.games_with(&handle);
            let folded = self.folded(before);
            let joins = |from: &usize| {
                let group = folded.get(*from..).unwrap_or_default();
                length_of_group(&everyday.against, group) == Some(group.len())
            };
            let joined = (0..before.len()).find(joins);
            let others = [&before[..joined.unwrap_or(at)], &rest[taken..]].concat();
            let found = Opponent { handle, games, others, is_joined: joined.is_some() };
            Some(found).filter(|found| !found.games.is_empty())
        })
    }

    /// What a line means that names that opponent: what it means as a whole, or else what its other
    /// words mean in the games with them.
    pub(super) fn meant_of(
        &self,
        opponent: &Opponent,
        meant: Meant,
        way: Approach,
        everyday: &Everyday,
        club: &impl Vocabulary,
    ) -> Meant {
        let other_way = match way {
            // Whoever asks for a game with somebody may mean the one they have.
            Approach::Invitation if !meant.is_empty() => Approach::Content,
            _ if !meant.is_empty() => return opponent.meant(meant),
            way => way,
        };
        let others = self.without_fillers(everyday, &opponent.others);
        let there = match others.is_empty() && opponent.is_joined {
            true => vec![OrderLine { game: None, order: GameQuestion::Board(None).into() }],
            false => self.meant_by(other_way, everyday, &opponent.others, club),
        };
        [opponent.in_each_game(there), meant].concat()
    }
}

impl Opponent {
    /// The same in each game with them, if all of it is about a game.
    fn in_each_game(&self, meant: Meant) -> Meant {
        let games = self.games.iter().take(MOST_GAMES);
        games.flat_map(|&game| in_game(meant.clone(), game)).collect()
    }

    /// What a line means in which they are named: what is about a game and about nobody is about the
    /// games with them.
    pub(super) fn meant(&self, meant: Meant) -> Meant {
        let is_theirs = |line: &OrderLine| {
            let is_message = matches!(line.order, Order::Do(Deed::Say(_)));
            let names_them = line.to_string().split(' ').any(|word| word == self.handle);
            let is_about_game = line.order.needs() != Needs::Nothing;
            line.game.is_none() && is_about_game && (is_message || !names_them)
        };
        let in_games = |line: OrderLine| match is_theirs(&line) {
            true => self.in_each_game(vec![line]),
            false => vec![line],
        };
        meant.into_iter().flat_map(in_games).collect()
    }
}
