//! Proves that a side wins whatever the other does: for the winner some move, for the loser every
//! legal one. Unlike a score of the search it rests on the rules alone, and on nothing remembered;
//! what it can't prove within its bounds may be true all the same.

use std::sync::Arc;

use engine::ruleset::options::Dice;
use engine::{Game, Move, Outcome, Position, Reason, Ruleset, Side};

use crate::tree::Searcher;

/// How far a proof may look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The most plies until the end, the first one included.
    pub plies: u32,
    /// At most about this many plies are tried.
    pub nodes: u64,
}

/// A proof that a side wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForcedWin {
    /// With which ply at the latest, the next one being the first.
    pub plies: u32,
    /// The move that begins it, if the winner is to move.
    pub first: Option<Move>,
    /// How many plies were tried.
    pub nodes: u64,
}

/// That the side wins by force: the defenders by an escape, the attackers by taking or surrounding
/// the king. `None` if that isn't proved.
///
/// A position that has occurred before proves nothing, so no rule about repetition is needed; nor
/// does a side without moves. Games with dice prove nothing. The defenders are taken to announce all
/// that they open.
pub fn forced_win(
    searcher: &Searcher,
    game: &Game,
    winner: Side,
    bounds: Bounds,
) -> Option<ForcedWin> {
    if game.terms().dice != Dice::None || game.outcome().is_some() {
        return None;
    }
    let to_move = game.position().to_move();
    let is_silent = game.ruleset().announces() && game.open_routes() != game.announced();
    if to_move == Side::Attackers && is_silent {
        // Which of the routes may be used isn't to be seen on the board.
        return None;
    }
    let ruleset = Arc::clone(game.ruleset());
    let mut prover = Prover {
        searcher,
        ruleset: &ruleset,
        winner,
        seen: game.occurred().map(|(position, _)| *position).collect(),
        replies: vec![None; bounds.plies as usize + 1],
        left: bounds.nodes,
    };
    let moves = game.legal_moves();
    let own = u32::from(to_move != winner);
    let mut plies = 1 + own;
    while plies <= bounds.plies && prover.left > 0 {
        let first = match to_move == winner {
            true => prover.winning_move(game.position(), moves.clone(), plies),
            false => None,
        };
        let is_lost = to_move != winner
            && !moves.is_empty()
            && prover.all_lose(game.position(), moves.clone(), plies);
        if first.is_some() || is_lost {
            return Some(ForcedWin { plies, first, nodes: bounds.nodes - prover.left });
        }
        plies += 2;
    }
    None
}

struct Prover<'a> {
    /// Its table says which move to try first.
    searcher: &'a Searcher,
    ruleset: &'a Ruleset,
    winner: Side,
    /// The positions of the game, and those on the way.
    seen: Vec<Position>,
    /// The reply that helped last, by how many plies were left.
    replies: Vec<Option<Move>>,
    /// How many plies may still be tried.
    left: u64,
}

impl Prover<'_> {
    /// What is after a move, unless all that may be tried has been.
    fn after(&mut self, position: &Position, mv: Move) -> Option<(Position, Option<Outcome>)> {
        self.left = self.left.checked_sub(1)?;
        let mut next = *position;
        let effects = next.play_unchecked(self.ruleset, mv);
        Some((next, effects.outcome))
    }

    fn is_won(&self, outcome: Outcome) -> bool {
        let is_meant = match outcome.reason {
            Reason::Escape(_) | Reason::KingCaptured(_) | Reason::Encirclement => true,
            Reason::EdgeFort | Reason::Immobile(_) | Reason::Repetition(_) => false,
        };
        is_meant && outcome.winner == Some(self.winner)
    }

    /// Whether the winner, who is on move, wins within that many plies.
    fn wins(&mut self, position: &Position, plies: u32) -> bool {
        let mut moves = position.legal_moves(self.ruleset);
        if plies <= 1 {
            moves.retain(|&mv| self.may_end(position, mv));
        }
        self.winning_move(position, moves, plies).is_some()
    }

    /// Whether a move could end the game at once: a look that misses rings.
    fn may_end(&self, position: &Position, mv: Move) -> bool {
        let king = position.king();
        match self.winner {
            Side::Defenders => mv.from == king && self.ruleset.is_goal(mv.to),
            Side::Attackers => {
                let to_king =
                    mv.to.file().abs_diff(king.file()) + mv.to.rank().abs_diff(king.rank());
                to_king <= 2
            }
        }
    }

    fn winning_move(
        &mut self,
        position: &Position,
        mut moves: Vec<Move>,
        plies: u32,
    ) -> Option<Move> {
        let best = self.searcher.best_known(position);
        // The king's moves and those that end near him come first.
        moves.sort_by_key(|&mv| (Some(mv) != best, !self.may_end(position, mv)));
        for mv in moves {
            let (next, outcome) = self.after(position, mv)?;
            match outcome {
                Some(outcome) if self.is_won(outcome) => return Some(mv),
                Some(_) => continue,
                None if plies < 3 || self.seen.contains(&next) => continue,
                None => {}
            }
            // A move that threatens nothing gives the other side a free ply, and proves nothing.
            if !self.wins(&next.passed(), plies - 2) {
                continue;
            }
            self.seen.push(next);
            let replies = next.legal_moves(self.ruleset);
            let is_won = !replies.is_empty() && self.all_lose(&next, replies, plies - 1);
            self.seen.pop();
            if is_won {
                return Some(mv);
            }
        }
        None
    }

    /// Whether the loser, who is on move, loses within that many plies with each of these moves.
    fn all_lose(&mut self, position: &Position, mut moves: Vec<Move>, plies: u32) -> bool {
        let helped = self.replies[plies as usize];
        moves.sort_by_key(|&mv| Some(mv) != helped);
        for mv in moves {
            let is_lost = match self.after(position, mv) {
                None => false,
                Some((_, Some(outcome))) => self.is_won(outcome),
                Some((next, None)) if self.seen.contains(&next) => false,
                Some((next, None)) => {
                    self.seen.push(next);
                    let is_lost = self.wins(&next, plies - 1);
                    self.seen.pop();
                    is_lost
                }
            };
            if !is_lost {
                self.replies[plies as usize] = Some(mv);
                return false;
            }
        }
        true
    }
}
