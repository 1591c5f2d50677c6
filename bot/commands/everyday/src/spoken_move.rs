//! Reads a move with words for moving around it: `I play d1-d2`, `move d1 to d2`.

use engine::Square;

use super::speech::{MeantOrders, Speech};
use super::{Vocabulary, courtesy};
use commands::OrderLine;
use commands::read;
use words::Everyday;

impl Speech<'_> {
    /// The move if the words name two squares and are otherwise only about moving.
    pub(super) fn spoken_move(
        &self,
        everyday: &Everyday,
        words: &[usize],
        club: &impl Vocabulary,
    ) -> MeantOrders {
        let folded = self.folded(words);
        let mut squares = Vec::new();
        let mut rest = folded.as_slice();
        while let Some(first) = rest.first() {
            let is_moved = || everyday.moving.contains(*first) || club.player(first).is_some();
            let taken = match first.parse::<Square>() {
                Ok(square) => {
                    squares.push(square);
                    Some(1)
                }
                Err(_) if is_moved() => Some(1),
                Err(_) => courtesy::length_around(rest, &[everyday]),
            };
            let Some(taken) = taken else { return Vec::new() };
            rest = rest.get(taken..).unwrap_or_default();
        }
        let [from, to] = squares.as_slice() else { return Vec::new() };
        // Somebody who asks whether a piece can go there wants to know where it can.
        let legal = self.line.contains('?').then(|| format!("legal {from}"));
        let commands = legal.into_iter().chain([format!("{from}-{to}")]);
        let orders = commands.filter_map(|command| read::order(&command).ok());
        orders.map(|order| OrderLine { game: None, order }).collect()
    }
}
