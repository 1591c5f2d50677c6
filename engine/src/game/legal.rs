//! Which moves may be made: those of the pieces, without what else a game forbids.

use super::Game;
use crate::announcement::Policy;
use crate::dice;
use crate::notation::ply_text::PlyAnnouncement;
use crate::position::Move;
use crate::ruleset::options::{Dice, Repetition};
use crate::side::Side;

impl Game {
    /// Every move the side to move may make, by piece. A move with and without
    /// announcement is one. None after the end.
    ///
    /// Under the hún, before a roll is declared, these are the men's moves and those the
    /// king would have with a roll of 3; after it, those that the roll leaves.
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let mut moves = self.moves_before_roll();
        if let Some(roll) = self.state.rolled {
            let king = self.state.position.king;
            let within = |mv: &Move| mv.from == king && mv.distance() <= roll.face();
            let king_can_move = moves.iter().any(within);
            moves.retain(|mv| if king_can_move { within(mv) } else { mv.from != king });
        }
        moves
    }

    pub(crate) fn has_legal_move(&self) -> bool {
        if !self.repetition_may_bar() && self.state.position.has_step(&self.ruleset) {
            return true;
        }
        !self.moves_before_roll().is_empty()
    }

    /// Legal moves as "without a legal move" counts them: silent escapes and repetitions
    /// that the ruleset forbids are left out, and under the hún the king goes 3 squares.
    fn moves_before_roll(&self) -> Vec<Move> {
        let mut moves = self.state.position.legal_moves(&self.ruleset);
        let king = self.state.position.king;
        if self.state.position.to_move == Side::Defenders && self.terms.dice == Dice::Hun {
            moves.retain(|mv| mv.from != king || mv.distance() <= dice::HIGHEST);
        }
        if self.ruleset.announces() && self.open_routes() != self.state.usable {
            moves.retain(|&mv| !self.is_silent_escape(mv));
        }
        if self.repetition_may_bar() {
            // A move counts if it may be played with or without its announcement.
            moves.retain(|&mv| {
                self.result(Some(mv), &PlyAnnouncement::Nothing, Policy::Strict).is_ok()
                    || self.result(Some(mv), &PlyAnnouncement::Nothing, Policy::Auto).is_ok()
            });
        }
        moves
    }

    /// Whether some ply could now repeat a position although that is forbidden.
    fn repetition_may_bar(&self) -> bool {
        let is_forbidden = match self.ruleset.options.repetition {
            Repetition::Forbidden | Repetition::ForbiddenToDefenders => true,
            Repetition::Draw | Repetition::DefendersLose | Repetition::MoverLoses => false,
        };
        is_forbidden
            && self.ruleset.minds_repetition_by(self.state.position.to_move)
            && self.state.seen.iter().any(|&(_, count)| count >= self.ruleset.repetition_at - 1)
    }

    pub(super) fn is_silent_escape(&self, mv: Move) -> bool {
        self.ruleset.announces()
            && mv.from == self.state.position.king
            && self.ruleset.is_goal(mv.to)
            && !self.state.usable.contains(mv.to)
    }
}
