//! The hún in a game: a roll is declared, then the king must move within it if he can, otherwise
//! a man; if no piece can, the turn passes (RULES 6).

use super::Game;
use crate::dice::Roll;
use crate::illegal::{Illegal, WrongRoll};
use crate::notation::ply_text::PlyText;
use crate::position::Move;
use crate::ruleset::options::Dice;
use crate::side::Side;

impl Game {
    /// Declares the hún's roll. The defenders must then move the king within it if they can,
    /// otherwise a man; if neither is possible, they pass.
    ///
    /// # Errors
    /// The game is over or played without the die, it is not the defenders' turn, or the
    /// roll has been made.
    pub fn declare_roll(&mut self, roll: Roll) -> Result<(), Illegal> {
        if let Some(outcome) = self.outcome {
            return Err(Illegal::GameOver(outcome));
        }
        if self.terms.dice == Dice::None {
            return Err(WrongRoll::NotPlayed.into());
        }
        if self.state.position.to_move == Side::Attackers {
            return Err(WrongRoll::AttackersDoNotRoll.into());
        }
        if let Some(rolled) = self.state.rolled {
            return Err(WrongRoll::AlreadyRolled(rolled).into());
        }
        self.state.rolled = Some(roll);
        self.rolls_made += 1;
        Ok(())
    }

    /// Whether the declared roll leaves no move at all, so that the turn passes.
    pub fn must_pass(&self) -> bool {
        self.state.rolled.is_some() && self.legal_moves().is_empty()
    }

    /// A roll in the text is a claim about the roll that was made.
    pub(super) fn check_stated_roll(&self, text: &PlyText) -> Result<(), Illegal> {
        match (text.roll, self.state.rolled) {
            (None, _) => Ok(()),
            (Some(stated), Some(rolled)) if stated == rolled => Ok(()),
            (Some(_), Some(rolled)) => Err(WrongRoll::NotTheRoll(rolled).into()),
            (Some(_), None) if self.terms.dice == Dice::None => Err(WrongRoll::NotPlayed.into()),
            (Some(_), None) if self.state.position.to_move == Side::Attackers => {
                Err(WrongRoll::AttackersDoNotRoll.into())
            }
            (Some(_), None) => Err(WrongRoll::RollFirst.into()),
        }
    }

    pub(super) fn check_pass(&self) -> Result<(), Illegal> {
        if self.must_pass() { Ok(()) } else { Err(WrongRoll::CannotPass.into()) }
    }

    pub(super) fn check_roll(&self, mv: Move) -> Result<(), Illegal> {
        let position = &self.state.position;
        if self.terms.dice == Dice::None || position.to_move == Side::Attackers {
            return Ok(());
        }
        let is_king = mv.from == position.king;
        match self.state.rolled {
            None if is_king => Err(WrongRoll::RollFirst.into()),
            None => Ok(()),
            Some(roll) if is_king && mv.distance() > roll.face() => {
                Err(WrongRoll::BeyondRoll(roll).into())
            }
            Some(roll) if !is_king => {
                let king_can_move = self.legal_moves().iter().any(|mv| mv.from == position.king);
                if king_can_move { Err(WrongRoll::KingMustMove(roll).into()) } else { Ok(()) }
            }
            Some(_) => Ok(()),
        }
    }
}
