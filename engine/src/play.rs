//! What one ply does to a position, in the order of RULES 2 "Order at the end of a ply".
//! Repetition and sides without moves come later, in [`crate::Game`], which knows the history.

use crate::capture::{Capture, captures};
use crate::outcome::{Outcome, Reason};
use crate::position::Move;
use crate::position::Position;
use crate::ruleset::Ruleset;
use crate::ruleset::options::{EdgeFort, Encirclement};
use crate::side::Side;
use crate::{fort, king, ring};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effects {
    /// The men it took, each with the rule.
    pub captures: Vec<Capture>,
    /// The end, if the board shows one.
    pub outcome: Option<Outcome>,
}

impl Position {
    /// Makes a legal move: it goes, takes, and may end the game.
    ///
    /// The move must be one of [`Position::legal_moves`]; with any other the position that
    /// results means nothing.
    pub fn play_unchecked(&mut self, ruleset: &Ruleset, mv: Move) -> Effects {
        let mover = self.to_move;
        self.shift(mv);
        // (1) On the board as the mover left it, find everything the ply takes.
        let captures = captures(self, ruleset, mv.to);
        let king_fall = match mover {
            Side::Attackers => king::fall(self, ruleset, mv.to),
            Side::Defenders => None,
        };
        // (2) Remove the men. A pair is immobilized, or not, without them.
        for capture in &captures {
            self.remove(!mover, capture.square);
        }
        let king_fall = match mover {
            Side::Attackers => king_fall.or_else(|| king::immobilized(self, ruleset, mv.to)),
            Side::Defenders => None,
        };
        let won = |winner, reason| Some(Outcome { winner: Some(winner), reason });
        let outcome = if let Some(fall) = king_fall {
            // (3) The king is taken.
            won(Side::Attackers, Reason::KingCaptured(fall))
        } else if ruleset.is_goal(self.king) {
            // (4) The king has escaped.
            won(Side::Defenders, Reason::Escape(self.king))
        } else if mover == Side::Attackers
            && ruleset.options.encirclement == Encirclement::AttackersWin
            && ring::is_closed(self, ruleset)
        {
            // (5) The ring after attackers' plies …
            won(Side::Attackers, Reason::Encirclement)
        } else if mover == Side::Defenders
            && ruleset.options.edge_fort == EdgeFort::DefendersWin
            && fort::is_unbreakable(self, ruleset)
        {
            // … and the fort after defenders'.
            won(Side::Defenders, Reason::EdgeFort)
        } else {
            None
        };
        self.to_move = !mover;
        Effects { captures, outcome }
    }
}
